"""The journal of a job: what was played so far, so that nothing is lost by Ctrl-C, a crash or a power cut.

A text file of JSON lines. The first is the job, every other one a finished batch, in whatever order they
came. Lines are only ever appended. A torn last line is a batch that was not finished.

The salt of a job is secret while bots play. It is written as the last line when a run ends, and removed when
the next run goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from downforce.arena.job import Job
from downforce.arena.play import GameRow, Played
from downforce.model.errors import DownforceError


class JournalError(DownforceError):
    """A file that is no journal, or in use, or of another job."""


class Journal:
    """A journal that is open for one run. Everything is read back from the file, in the order of games."""

    def __init__(self, path: Path, job: Job) -> None:
        """Goes on with a journal of this job, or begins one; raises ``JournalError`` and ``OSError``."""
        self.path = path
        self.job = job
        self._places: dict[int, int] = {}  # batch to where its line begins
        self._file: BinaryIO = path.open("a+b")
        try:
            _lock(self._file)
            self._scan()
        except BaseException:
            self._file.close()
            raise

    def _scan(self) -> None:
        """Finds the batches there are, and cuts off what was not written to its end."""
        self._file.seek(0)
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            if end == 0:
                found = _json_of(line)
                if found != self.job.as_json():
                    raise JournalError(_difference(found, self.job.as_json()))
            elif _salt_of(line) is not None:
                break
            else:
                self._note(line, end)
            end += len(line)
        self._file.truncate(end)
        if end == 0:
            self._append(self.job.as_json())

    def _note(self, line: bytes, place: int) -> None:
        """A line that cannot be read is a batch to be played again."""
        try:
            batch, played = _read_batch(line)
        except (ValueError, TypeError, KeyError):
            return
        if 0 <= batch < self.job.batches and [game.row.number for game in played] == [*self.job.batch(batch)]:
            self._places.setdefault(batch, place)

    @property
    def done(self) -> frozenset[int]:
        """The batches that are finished."""
        return frozenset(self._places)

    def add(self, batch: int, played: Sequence[Played]) -> None:
        """Writes a finished batch."""
        if batch in self._places:
            return
        rows = [list(game.row) for game in played]
        line: dict[str, Any] = {"batch": batch, "games": rows}
        if self.job.records:
            line["records"] = [game.text for game in played]
        self._places[batch] = self._append(line)

    def _append(self, data: dict[str, Any]) -> int:
        place = self._file.seek(0, 2)
        self._file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self._file.flush()  # handed to the system: whatever happens to this process, it is kept
        return place

    def games(self) -> Iterator[Played]:
        """Every game that was played, in the order of their numbers."""
        for batch in sorted(self._places):
            self._file.seek(self._places[batch])
            yield from _read_batch(self._file.readline())[1]

    def close(self) -> None:
        """Publishes the salt and lets go of the file."""
        if self._file.closed:
            return
        if self.job.salt:
            self._append({"salt": self.job.salt})
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_job(path: Path, *, salt: str = "") -> Job | None:
    """The job of a journal, None if there is none yet; raises ``JournalError`` and ``OSError``.

    The salt is needed where the run was killed before it could publish it.
    """
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
        if not line.endswith(b"\n"):
            return None
        data = _json_of(line)
        salt = next((found for line in file if (found := _salt_of(line)) is not None), salt)
    job = Job.from_json(data, salt=salt if data.get("salt") else "")
    if job.as_json().get("salt") != data.get("salt"):
        raise JournalError("salt")
    return job


def difference(found: Job, wanted: Job) -> str:
    """In which field two jobs differ, by its name in the file."""
    return _difference(found.as_json(), wanted.as_json())


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return next((key for key in {**one, **other} if one.get(key) != other.get(key)), "job")


def _json_of(line: bytes) -> dict[str, Any]:
    """The first line of a journal, if it is the description of a job."""
    try:
        data: dict[str, Any] = json.loads(line)
        Job.from_json(data)
        return data
    except ValueError:  # a DownforceError is one, and so is what json raises
        raise JournalError("file") from None


def _salt_of(line: bytes) -> str | None:
    """The salt, if that is what a line publishes."""
    if not line.startswith(b'{"salt":'):
        return None
    try:
        return str(json.loads(line)["salt"])
    except ValueError:
        return None


def _read_batch(line: bytes) -> tuple[int, list[Played]]:
    data = json.loads(line)
    texts = data.get("records") or [""] * len(data["games"])
    rows = [GameRow.from_json(row) for row in data["games"]]
    return int(data["batch"]), [Played(row, text) for row, text in zip(rows, texts, strict=True)]


def _lock(file: BinaryIO) -> None:
    """Two runs must not write the same journal. The system lets go of the lock when a process ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise JournalError("busy") from None

"""The journal of a job: what was played so far, so that nothing is lost by Ctrl-C, a crash or a power cut.

A text file of JSON lines. The first is the job, every other one a finished batch, in whatever order they
came. Lines are only ever appended. A torn last line is a batch that was not finished.

The texts of games are on disk once. With a file of ``--record`` they are written there, in the order of
games, and the line of a batch has their sizes and a checksum. A batch that comes before its turn waits in
memory; if too many wait, or the run is interrupted, its texts are in its line until its turn comes.

The salt of a job is secret while bots play. It is written as the last line when a run ends, and removed when
the next run goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from downforce.arena.job import Job
from downforce.arena.play import GameRow, PlayedGame
from downforce.arena.records import Piece, RecordFile, lock
from downforce.model.errors import DownforceError

WAITING = 256
"""How many finished batches wait in memory for an earlier one: a few megabytes."""


class JournalError(DownforceError):
    """A file that is no journal, or in use, or of another job."""


class Journal:
    """A journal that is open for one run. Everything is read back from the file, in the order of games."""

    def __init__(self, path: Path, job: Job, records: Path | None = None) -> None:
        """Goes on with a journal of this job, or begins one; raises ``JournalError`` and ``OSError``.

        ``records`` is the file for the games of a job that keeps them. A journal remembers it.
        """
        self.path = path
        self.job = job
        self._places: dict[int, int] = {}  # batch to where its line begins
        self._pieces: dict[int, tuple[int, Piece]] = {}  # those in the record file, until they are checked
        self._waiting: dict[int, Sequence[PlayedGame]] = {}
        self._records: RecordFile | None = None
        self._earlier: Path | None = None  # the record file of an earlier run
        self._file: BinaryIO = path.open("a+b")
        try:
            _lock(self._file)
            self._scan()
            self._open_records(records)
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
            data = json.loads(line)
            if "file" in data:
                self._earlier = Path(data["file"])
                return
            batch, rows = int(data["batch"]), [GameRow.from_json(row) for row in data["games"]]
            sizes = tuple(map(int, data.get("sizes", ())))
            piece = Piece(sizes, int(data["checksum"])) if sizes else None
        except (ValueError, TypeError, KeyError):
            return
        if not 0 <= batch < self.job.batches or [row.number for row in rows] != [*self.job.batch(batch)]:
            return
        if piece is not None:
            self._pieces[batch] = place, piece
        else:
            self._places.setdefault(batch, place)

    def _open_records(self, wanted: Path | None) -> None:
        """Finds the games in the record file; those that are not there are played again."""
        pieces, self._pieces = self._pieces, {}
        target = wanted.resolve() if wanted else self._earlier
        has_all_rows = len({*pieces, *self._places}) == self.job.batches
        if wanted is None and has_all_rows:
            self._places |= {batch: place for batch, (place, _) in pieces.items()}
            return
        if not self.job.records or target is None:
            return
        first = [*takewhile(lambda batch: batch in pieces, range(self.job.batches))]
        self._records = RecordFile(
            target,
            [pieces[batch][1] for batch in first],
            spare=self.path.resolve().with_name(f"{self.path.name}.games"),
            earlier=self._earlier,
            total=self.job.batches,
        )
        self._places |= {batch: pieces[batch][0] for batch in range(self._records.batches)}
        if target != self._earlier:
            self._append({"file": str(target)}, ascii_only=True)
        self._write_those_in_turn()

    @property
    def done(self) -> frozenset[int]:
        """The batches that are finished."""
        return frozenset((*self._places, *self._waiting))

    def add(self, batch: int, played: Sequence[PlayedGame]) -> None:
        """Writes a finished batch."""
        if batch in self._places or batch in self._waiting:
            return
        if self._records is None:
            self._store(batch, played)
            return
        self._waiting[batch] = played
        self._write_those_in_turn()
        if len(self._waiting) > WAITING:
            self._store(batch, self._waiting.pop(batch))

    def _store(self, batch: int, played: Sequence[PlayedGame]) -> None:
        """Writes a batch with its texts into the journal."""
        line: dict[str, Any] = {"batch": batch, "games": [list(game.row) for game in played]}
        if self.job.records:
            line["records"] = [game.text for game in played]
        self._places[batch] = self._append(line)

    def _write_those_in_turn(self) -> None:
        """Moves the texts of the next batches to the record file, as far as they are there."""
        while self._records is not None and (batch := self._records.batches) < self.job.batches:
            if batch in self._waiting:
                played = self._waiting[batch]
            elif batch in self._places:
                played = self._read(self._places[batch])
            else:
                return
            piece = self._records.append([game.text for game in played])
            rows = [list(game.row) for game in played]
            line = {"batch": batch, "games": rows, "sizes": piece.sizes, "checksum": piece.checksum}
            self._places[batch] = self._append(line)
            self._waiting.pop(batch, None)

    def _append(self, data: dict[str, Any], *, ascii_only: bool = False) -> int:
        place = self._file.seek(0, 2)
        self._file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=ascii_only).encode() + b"\n")
        self._file.flush()  # handed to the system: whatever happens to this process, it is kept
        return place

    def games(self) -> Iterator[PlayedGame]:
        """Every game that was played, in the order of their numbers."""
        for batch in sorted(self.done):
            yield from self._waiting.get(batch) or self._read(self._places[batch])

    def _read(self, place: int) -> list[PlayedGame]:
        """The games of the batch whose line begins here."""
        self._file.seek(place)
        data = json.loads(self._file.readline())
        texts = data.get("records") or [""] * len(data["games"])
        if "sizes" in data and self._records is not None:
            texts = self._records.read(data["batch"], data["sizes"])
        rows = map(GameRow.from_json, data["games"])
        return [PlayedGame(row, text) for row, text in zip(rows, texts, strict=True)]

    def finish_records(self) -> Path | None:
        """Gives the record file its name when all games are in it; its path, None if there is none."""
        if self._records is None:
            return None
        assert self._records.batches == self.job.batches
        self._records.finish()
        return self._records.target

    def close(self) -> None:
        """Writes waiting games, publishes the salt and closes the files."""
        if self._file.closed:
            return
        for batch in sorted(self._waiting):
            self._store(batch, self._waiting.pop(batch))
        if self._records is not None:
            self._records.close()
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


def _lock(file: BinaryIO) -> None:
    """Two runs must not write the same journal."""
    try:
        lock(file)
    except OSError:
        raise JournalError("busy") from None

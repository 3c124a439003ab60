"""The file of ``--record``: all games of a job in the order of their numbers, written while they are played.

Until the last game is there the file is called ``NAME.part``. The journal keeps a checksum of every batch, so
a file that was cut off, changed or removed is noticed, and only what is missing is played again.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import BinaryIO, NamedTuple
from zlib import crc32


class Piece(NamedTuple):
    """The games of one batch in the file."""

    sizes: tuple[int, ...]  # the bytes of each game
    checksum: int

    @property
    def size(self) -> int:
        """The bytes of all of them."""
        return sum(self.sizes)


class RecordFile:
    """The file as far as it is written; ``batches`` says how many batches of games it has."""

    def __init__(
        self, target: Path, pieces: Sequence[Piece], *, spare: Path, earlier: Path | None, total: int
    ) -> None:
        """Goes on with a file that has some of these pieces, or begins one; raises ``OSError``.

        ``earlier`` is the target of an earlier run. ``spare`` is written instead if nothing can be written
        beside the target: it is no plain file, its folder is read-only, or another run writes the same file.
        """
        self.target = target
        self._ends = [0]  # of the batches: where each one's text begins, and where the last one's ends
        if len(pieces) == total == _matching(target, pieces):
            self.part: Path = target
            self._file: BinaryIO = target.open("rb")
            self._ends += accumulate(piece.size for piece in pieces)
            return
        self.part, self._file = _open_part(target, spare)
        self._adopt(pieces, [self.part, part_of(target), spare, target])
        if earlier is not None and earlier != target:
            self._adopt(pieces, [part_of(earlier), earlier])
            part_of(earlier).unlink(missing_ok=True)  # its games are here now
        if self.part != spare:
            spare.unlink(missing_ok=True)
        self._file.truncate(self._ends[-1])

    def _adopt(self, pieces: Sequence[Piece], sources: Iterable[Path]) -> None:
        """Takes over the longest beginning that one of these files has."""
        for source in sources:
            count = _matching(source, pieces)
            if count <= self.batches:
                continue
            self._ends = [0, *accumulate(piece.size for piece in pieces[:count])]
            if source != self.part:
                self._file.truncate(0)
                with source.open("rb") as file:
                    _copy(file, self._file, self._ends[-1])
                self._file.flush()

    @property
    def batches(self) -> int:
        """How many batches are written, the first ones of the job."""
        return len(self._ends) - 1

    def append(self, texts: Sequence[str]) -> Piece:
        """Writes the games of the next batch."""
        first = not self.batches
        games = [(text if first and not at else f"\n{text}").encode() for at, text in enumerate(texts)]
        whole = b"".join(games)
        self._file.seek(0, os.SEEK_END)
        self._file.write(whole)
        self._file.flush()  # handed to the system before the journal counts on it
        self._ends.append(self._ends[-1] + len(whole))
        return Piece(tuple(map(len, games)), crc32(whole))

    def read(self, batch: int, sizes: Iterable[int]) -> list[str]:
        """The games of a batch."""
        self._file.seek(self._ends[batch])
        return [self._file.read(size).decode().removeprefix("\n") for size in sizes]

    def finish(self) -> None:
        """Gives the file its name; raises ``OSError``."""
        if self.part == self.target:
            return
        self._file.close()
        if self.part == part_of(self.target):
            self.part.replace(self.target)
        else:
            with self.part.open("rb") as file, self.target.open("wb") as target:
                shutil.copyfileobj(file, target)
            self.part.unlink()
        self.part = self.target

    def close(self) -> None:
        """Lets go of the file; one without games is removed."""
        self._file.close()
        if self.part != self.target and not self.batches:
            self.part.unlink(missing_ok=True)


def part_of(target: Path) -> Path:
    """How a file is called until it is whole."""
    return target.with_name(f"{target.name}.part")


def lock(file: BinaryIO) -> None:
    """Two runs must not write one file; raises ``OSError``. The lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _open_part(target: Path, spare: Path) -> tuple[Path, BinaryIO]:
    if target.is_file() or not target.exists():
        try:
            return part_of(target), _open_locked(part_of(target))
        except OSError:
            pass
    return spare, _open_locked(spare)


def _open_locked(path: Path) -> BinaryIO:
    file = path.open("a+b")
    try:
        lock(file)
    except BaseException:
        file.close()
        raise
    return file


def _matching(path: Path, pieces: Iterable[Piece]) -> int:
    """How many of these pieces a file begins with."""
    count = 0
    if not path.is_file():
        return count
    with path.open("rb") as file:
        for piece in pieces:
            text = file.read(piece.size)
            if len(text) != piece.size or crc32(text) != piece.checksum:
                break
            count += 1
    return count


def _copy(source: BinaryIO, target: BinaryIO, size: int) -> None:
    while size and (text := source.read(min(size, 1 << 20))):
        target.write(text)
        size -= len(text)

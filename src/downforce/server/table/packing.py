"""A finished game in one small row: its game file and some positions on the way, compressed."""

from __future__ import annotations

import zlib
from dataclasses import replace

from downforce.content import DECKS, TRACKS
from downforce.notation.read import GameReader
from downforce.notation.record import GameRecord
from downforce.rules.state import GameState
from downforce.rules.text import parse_state

FIRST = b"1"
"""The first way of packing. What is packed today is unpacked for ever."""
MARK = "\0"
"""What stands between the game file and the positions."""
STRIDE = 100
"""A position is kept after every so many actions: reading one takes as long as playing 60."""


def pack(record: GameRecord) -> bytes:
    """A game as a row."""
    return FIRST + zlib.compress(f"{record}{MARK}{_positions(record)}".encode(), 9)


def _positions(record: GameRecord) -> str:
    """Every so many actions the position, a line each, so that none is far away."""
    played = enumerate(record.replay(), 1)
    return "".join(f"{count} {step.after}\n" for count, step in played if count % STRIDE == 0)


def unpack(data: bytes) -> str:
    """The game file of a row."""
    return _parts(data)[0]


def _parts(data: bytes) -> tuple[str, str]:
    """The game file and the positions of a row."""
    if not data.startswith(FIRST):
        raise ValueError("packed by a later version")
    text = zlib.decompress(data[len(FIRST) :]).decode()
    before, mark, after = text.rpartition(MARK)
    return (before, after) if mark else (text, "")


def position(data: bytes, count: int) -> GameState:
    """A packed game after that many actions."""
    text, lines = _parts(data)
    reader = GameReader(text, "", TRACKS, DECKS)
    kept = [line.partition(" ") for line in lines.splitlines()]
    near = [(int(number), line) for number, _, line in kept if int(number) <= count]
    if not near:
        return reader.at(count)
    number, line = near[-1]
    return reader.on_from(parse_state(line), number, count)


def anonymous(record: GameRecord) -> GameRecord:
    """The game for the open collection: who played is nobody's business."""
    names = tuple(f"Player {seat + 1}" for seat in record.setup.seats)
    return replace(record, names=names)

"""A finished game in one small row: its game file and some positions on the way, compressed."""

from __future__ import annotations

import re
import zlib
from hashlib import sha256

from downforce.content import DECKS, TRACKS
from downforce.notation.read import GameReader
from downforce.notation.record import GameRecord
from downforce.rules.state import GameState
from downforce.rules.text import parse_state

FIRST = b"1"
"""The first way of packing. What is packed today can always be unpacked."""
MARK = "\0"
"""What stands between the game file and the positions."""
_SEAT = re.compile(r"\[Seat(\d) ")
STRIDE = 100
"""A position is kept after every so many actions: reading one takes as long as playing 60."""


def pack(record: GameRecord) -> bytes:
    """A game as a row."""
    return FIRST + zlib.compress(f"{record}{MARK}{_positions(record)}".encode(), 9)


def pack_nameless(data: bytes) -> bytes:
    """The game file of a row without names, packed."""
    return FIRST + zlib.compress(anonymous(data).encode(), 9)


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


def anonymous(data: bytes) -> str:
    """The game file of a row without names, for the open collection.

    A row holds the canonical text, so only some lines of its head change: nothing has to be played again.
    """
    head, _, moves = unpack(data).partition("\n\n")
    kept = [_without_name(line) for line in head.splitlines() if not line.startswith("[Digest ")]
    digest = sha256("\n".join([*kept, "", moves]).encode()).hexdigest()
    return "\n".join([*kept, f'[Digest "{digest}"]', "", moves])


def _without_name(line: str) -> str:
    seat = _SEAT.match(line)
    return f'[Seat{seat[1]} "Player {int(seat[1]) + 1}"]' if seat else line

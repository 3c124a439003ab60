"""A finished game in one small row: its game file, compressed."""

from __future__ import annotations

import zlib
from dataclasses import replace

from downforce.content import DECKS, TRACKS
from downforce.notation.read import GameReader
from downforce.notation.record import GameRecord
from downforce.rules.state import GameState

FIRST = b"1"
"""The first way of packing. What is packed today is unpacked for ever."""


def pack(record: GameRecord) -> bytes:
    """A game as a row."""
    return FIRST + zlib.compress(str(record).encode(), 9)


def unpack(data: bytes) -> str:
    """The game file of a row."""
    if not data.startswith(FIRST):
        raise ValueError("packed by a later version")
    return zlib.decompress(data[len(FIRST) :]).decode()


def position(data: bytes, count: int) -> GameState:
    """A packed game after that many actions."""
    return GameReader(unpack(data), "", TRACKS, DECKS).at(count)


def anonymous(record: GameRecord) -> GameRecord:
    """The game for the open collection: who played is nobody's business."""
    names = tuple(f"Player {seat + 1}" for seat in record.setup.seats)
    return replace(record, names=names)

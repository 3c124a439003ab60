"""Circuits and cards as data and pictures. They change with a release only: files may hold them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from downforce.content import DECKS, TRACKS
from downforce.drawing import board, sheet
from downforce.model.errors import UnknownName
from downforce.model.track import Track
from downforce.server.wire.errors import Refusal, RefusalError


def track(name: str) -> dict[str, object]:
    """A track as data for drawing."""
    return board(_track(name))


def track_map(name: str, *, bets: bool, night: bool = False) -> bytes:
    """A track as a picture (SVG), with or without its betting lines, in the coordinates of its data."""
    return _map(_track(name), bets, night)


@cache  # half a second of work
def _map(track: Track, bets: bool, night: bool) -> bytes:
    return sheet(track, bets=bets, night=night).encode()


def deck(name: str) -> dict[str, list[str]]:
    """The cards of a deck: for each its lines, from top to bottom."""
    try:
        cards: Sequence[Any] = DECKS[name].cards
    except UnknownName:
        raise RefusalError(Refusal.NO_SUCH_THING) from None
    return {card.name: [str(line) for line in card.lines] for card in cards}


def _track(name: str) -> Track:
    try:
        return TRACKS[name]
    except UnknownName:
        raise RefusalError(Refusal.NO_SUCH_THING) from None

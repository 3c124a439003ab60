"""A finished game, frame by frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from downforce.bots.registry import BOTS
from downforce.notation import advice
from downforce.notation.names import harmless
from downforce.notation.phrases import worded_event
from downforce.notation.record import GameRecord
from downforce.rules.events import Event, for_viewer
from downforce.rules.game import opening
from downforce.rules.state import GameState
from downforce.rules.view import Sizes, View, view
from downforce.server.table.names import LONGEST_NAME
from downforce.server.table.views import Viewer, rules_info, sight_changes, sight_of
from downforce.server.wire import messages as p


def frames(record: GameRecord, viewer: Viewer, *, open: bool = False) -> Iterator[p.Frame]:
    """All frames of a game, from the deal to the result. With ``open`` nothing is hidden."""
    state, events = opening(record.setup, record.deal)
    before = _sight(state, viewer, open=open)
    rules = rules_info(record.setup.options)
    yield p.Frame(
        events=_told(events, state.players, viewer, open=open),
        view=sight_changes(None, before),
        rules=rules,
        seats=seats_of(record),
    )
    advised = advice.advised(record.headers)
    for number, played in enumerate(record.replay(), 1):
        now = _sight(played.after, viewer, open=open)
        yield p.Frame(
            do=str(played.action) if open or played.action.seat == viewer else "",
            advised=number in advised,
            events=_told(played.events, state.players, viewer, open=open),
            view=sight_changes(before, now),
        )
        before = now


def seats_of(record: GameRecord) -> list[p.SeatInfo]:
    """Who sat where; a bot stands in a file by its level, and a file may come from a stranger."""
    names = [harmless(name)[:LONGEST_NAME] for name in record.names] or [""] * record.setup.players
    is_bot = [not name or name in BOTS for name in names]
    return [
        p.SeatInfo(level=name or "bot") if bot else p.SeatInfo(name=name, person=True)
        for name, bot in zip(names, is_bot, strict=True)
    ]


def _sight(state: GameState, viewer: Viewer, *, open: bool) -> p.Sight:
    return sight_of(View(viewer, state, Sizes.of(state)) if open else view(state, viewer))


def _told(events: tuple[Event, ...], players: int, viewer: Viewer, *, open: bool) -> list[dict[str, Any]]:
    return [worded_event(event if open else for_viewer(event, viewer), players) for event in events]

"""Advice at a table: whether players may ask for it, and which choices were made with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from downforce.bots.advice import taken_with
from downforce.rules.actions import Action
from downforce.rules.phases import is_secret_choice
from downforce.server.table.fold import Game, Play, Status, Table
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Advice


def is_allowed(table: Table) -> bool:
    """Whether players may ask for advice now; everybody sees that."""
    wish = table.settings.advice
    people = sum(chair.is_person for chair in table.seats)
    return wish is Advice.ON or (wish is Advice.ALONE and people == 1)


def is_told(table: Table, play: Play) -> bool:
    """Whether everybody may know now that a play was advised.

    A mark on a choice made in secret would tell the others which choices it may have been.
    """
    is_harmless = (
        not is_secret_choice(play.actions[0]) or table.status is Status.OVER or len(table.people) < 2
    )
    return bool(play.advised) and is_harmless


class GivenAdvice:
    """What the seats of a table were advised, for as long as the table is in memory.

    A question is known by how many commits its seat has made: so advice still counts after an undo.
    """

    def __init__(self) -> None:
        self._given: dict[tuple[int, int], dict[tuple[str, ...], set[str]]] = {}

    def add(self, game: Game, seat: int, draft: Sequence[str], choices: Sequence[p.AdviceInfo]) -> None:
        """Notes what was advised after a draft."""
        after = self._given.setdefault(_question(game, seat), {})
        after.setdefault(tuple(draft), set()).update(choice.do for choice in taken_with(choices))

    def taken(self, game: Game, seat: int, actions: Sequence[Action]) -> tuple[int, ...]:
        """Which actions of a commit, counted from 0, are what was advised at their place."""
        given: Mapping[tuple[str, ...], set[str]] = self._given.get(_question(game, seat), {})
        texts = tuple(map(str, actions))
        return tuple(at for at, text in enumerate(texts) if text in given.get(texts[:at], ()))


def _question(game: Game, seat: int) -> tuple[int, int]:
    return seat, sum(play.seat == seat for play in game.plays)

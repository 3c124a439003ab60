"""Guided races with a bot in the player's seat: what was told, and when."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from downforce.bots import BOTS
from downforce.learn import Guide, Lesson, Moment, Told
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.deal import deal_from_seed
from downforce.rules.game import apply, make_setup, opening
from downforce.rules.options import Options
from downforce.rules.state import GameState, Setup
from downforce.rules.view import view


class Turn(NamedTuple):
    """One moment of a race: what the player sees then, what was told, and what was done next."""

    before: Guide
    guide: Guide
    moment: Moment
    state: GameState

    @property
    def news(self) -> tuple[Told, ...]:
        """What was told at this moment."""
        return self.guide.told[len(self.before.told) :]


def setup_of(lesson: Lesson, edition: str = "en") -> Setup:
    """The table of a lesson."""
    words = [f"{name}={value}" for name, value in sorted(lesson.single.items())]
    options = Options.parse(" ".join([edition, lesson.mode, *words]))
    return make_setup(players=lesson.players, track=lesson.track, options=options)


def race(lesson: Lesson, player: str, rng: Random, edition: str = "en") -> Iterator[Turn]:
    """Every moment of a race with a bot of this level in the player's seat."""
    setup, seat = setup_of(lesson, edition), Seat(lesson.seat)
    levels = [level or player for level in lesson.levels]
    step = opening(setup, deal_from_seed(setup, lesson.seed))
    before = Guide(lesson)
    while True:
        moment = Moment.seen(view(step.state, seat), step.events)
        guide = before.after(moment)
        yield Turn(before, guide, moment, step.state)
        if step.state.is_over:
            return
        before = guide
        step = apply(step.state, choice(step.state, levels, rng))


def choice(state: GameState, levels: list[str], rng: Random) -> Action:
    """What a seat that is asked does."""
    seat = state.asked[-1]  # the player comes last, as people do
    seen = view(state, seat)
    return BOTS[levels[seat]].choose(seen, seen.legal, rng)

"""Hypothesis strategies for anyone who tests the rules, a variant or a bot: tables, games, positions, views.

Everything is reached by legal play, so each position can be. A game is drawn as a table, a seed, a style of
play and how far it goes; all of it shrinks: to two players, the plainest options and the first position.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

import downforce as df
from downforce.rules.deal import deal_from_seed
from downforce.rules.options import Options
from tests.random_play import SWITCHES, TRACK_NAMES, Style, choose
from tests.rules.helpers import TRACKS

__all__ = [
    "SWITCHES", "TRACKS", "TRACK_NAMES", "SampleGame", "Style", "choose", "examples", "games", "options",
    "play_game", "positions", "seats_at", "tables", "views",
]  # fmt: skip

LONGEST_GAME = 1_000
"""More actions than two races take: random play stays under half of it."""


class SampleGame(NamedTuple):
    """A game that was played to its end."""

    setup: df.Setup
    seed: int
    style: Style
    deal: df.Deal
    actions: tuple[df.Action, ...]
    steps: tuple[df.Step, ...]  # the opening, then one for each action

    def __repr__(self) -> str:
        """What ``play_game`` needs to play it again; the whole of it would fill pages."""
        return f"play_game({self.setup!r}, {self.seed}, {self.style!r})"

    @property
    def states(self) -> tuple[df.GameState, ...]:
        """Every position, the first one included."""
        return tuple(step.state for step in self.steps)

    @property
    def events(self) -> tuple[df.Event, ...]:
        """Everything that happened."""
        return tuple(event for step in self.steps for event in step.events)


def play_game(setup: df.Setup, seed: int, style: Style = Style.ANY) -> SampleGame:
    """A whole game; the same seed gives the same one."""
    rng, deal = Random(f"play {seed}"), deal_from_seed(setup, str(seed))
    steps = [df.opening(setup, deal)]
    actions: list[df.Action] = []
    while not df.is_over(state := steps[-1].state):
        assert len(actions) < LONGEST_GAME, "the game does not end"
        actions.append(choose(state, rng, style))
        steps.append(df.apply(state, actions[-1]))
    return SampleGame(setup, seed, style, deal, tuple(actions), tuple(steps))


@st.composite
def options(draw: st.DrawFn) -> Options:
    """An edition and a mode as they are, or the standard mode with any single options changed."""
    edition = draw(st.sampled_from(tuple(df.EDITIONS)))
    mode = draw(st.sampled_from(tuple(df.MODES)))
    single = {}
    if mode == "standard":
        changed = draw(st.lists(st.sampled_from(tuple(SWITCHES)), unique=True))
        single = {name: draw(st.sampled_from(SWITCHES[name])) for name in changed}
    return Options.of(edition=edition, mode=mode, **single)


@st.composite
def tables(draw: st.DrawFn) -> df.Setup:
    """A table before the deal: two to six players, any options, any track."""
    players = draw(st.integers(2, 6))
    track = TRACKS[draw(st.sampled_from(TRACK_NAMES))]
    return df.make_setup(players=players, track=track, options=draw(options()))


@st.composite
def games(draw: st.DrawFn) -> SampleGame:
    """A whole game of random legal play."""
    setup, seed = draw(tables()), draw(st.integers(0, 2**16))
    return play_game(setup, seed, draw(st.sampled_from(Style)))


@st.composite
def positions(draw: st.DrawFn, *, over: bool = True) -> df.GameState:
    """A position reached by legal play, spread evenly over the game; with ``over=False`` not the last one."""
    states: Sequence[df.GameState] = draw(games()).states[: None if over else -1]
    return states[draw(st.integers(0, 999)) * len(states) // 1000]


def seats_at(state: df.GameState) -> st.SearchStrategy[df.Seat | None]:
    """A seat of the table, or None for a spectator."""
    return st.sampled_from((*state.setup.seats, None))


@st.composite
def views(draw: st.DrawFn, *, over: bool = True) -> df.View:
    """What a seat or a spectator sees of such a position."""
    state = draw(positions(over=over))
    return df.view(state, draw(seats_at(state)))


def examples(count: int) -> settings:
    """That many for each hundred of the profile: fewer in ``make test``, and five times as many in a soak."""
    return settings(max_examples=max(1, count * settings().max_examples // 100))

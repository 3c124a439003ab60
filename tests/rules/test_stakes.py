"""What is said before a turn is confirmed comes true, and nothing that matters is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

import downforce as df
from downforce.rules import events as ev
from downforce.rules.events import reveals_nothing
from downforce.rules.facts import jammed
from downforce.rules.stakes import Stake, StakeKind, stakes
from downforce.rules.state import NONE, GamePart

ENDS = {StakeKind.RACE_WON, StakeKind.RACE_LOST, StakeKind.RACE_OVER}


class Turn(NamedTuple):
    """A whole turn of one seat, what it led to, and what was said of it before."""

    seen: df.View
    after: df.GameState
    events: list[df.Event]
    said: tuple[Stake, ...]


def turns(mode: str, players: int, seed: int) -> Iterator[Turn]:
    """Every turn of a game of random actions that one seat steers alone."""
    rng = Random(f"{mode} {players} {seed}")
    state = df.new_game(players=players, mode=mode, seed=str(seed))
    while state.asked:
        seat, seen, events = state.asked[0], df.view(state, state.asked[0]), list[df.Event]()
        is_turn = state.phase.part is GamePart.TURN
        alone = True
        while not events or (is_turn and state.phase.part is GamePart.CARD):
            alone = alone and seat in state.asked
            state, more = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0])))
            events.extend(more)
        if is_turn and alone:
            known = [e for n, e in enumerate(events) if reveals_nothing(events[: n + 1])]
            yield Turn(seen, state, events, stakes(seen, known))


@pytest.mark.parametrize("mode", df.MODES)
def test_what_is_said_to_be_at_stake_comes_true(mode: str) -> None:
    count = Counter[StakeKind]()
    for seed in range(6):
        for turn in turns(mode, 2 + seed % 5, seed):
            check(turn)
            count.update(stake.kind for stake in turn.said)
    wanted = {StakeKind.OWN_JAM}
    if mode == "beginner":
        wanted |= {StakeKind.RACE_WON, StakeKind.RACE_LOST}
    elif mode != "long-distance":
        wanted |= {StakeKind.RIVAL_PAID, StakeKind.LINE, StakeKind.LAST_CARD, StakeKind.RACE_OVER}
    assert wanted <= {*count}, count


def check(turn: Turn) -> None:
    seat, owners = turn.seen.seat, turn.seen.state.auction.owners
    kinds = {stake.kind for stake in turn.said}
    scored = [event for event in turn.events if isinstance(event, ev.RaceScored)]
    assert not scored or kinds & ENDS, "a race ended and nobody said so"
    is_bet = any(isinstance(event, ev.BetsOpened) for event in turn.events)
    assert not kinds & ENDS or scored or is_bet or turn.after.is_over
    for stake in turn.said:
        match stake.kind:
            case StakeKind.RACE_WON | StakeKind.RACE_LOST:
                assert turn.after.is_over
                assert df.standings(turn.after).winners == (stake.seat,)
                assert (stake.seat == seat) is (stake.kind is StakeKind.RACE_WON)
            case StakeKind.OWN_JAM if not scored:
                assert stake.car in jammed(turn.after)
                assert stake.car not in jammed(turn.seen.state)
            case StakeKind.LAST_CARD if not scored and not turn.after.is_over:
                hand = df.view(turn.after, seat).hand
                assert not any(line.car in (stake.car, None) for card in hand for line in card.lines)
    crossed = [(e.car, e.number) for e in turn.events if isinstance(e, ev.LineCrossed)]
    assert [(s.car, s.number) for s in turn.said if s.kind is StakeKind.LINE] == crossed
    came = [e.car for e in turn.events if isinstance(e, ev.CarFinished)]
    rivals = [car for car in came if owners[car] not in (NONE, seat)]
    homes = [s.car for s in turn.said if s.kind in (StakeKind.RIVAL_PAID, StakeKind.RIVAL_HOME)]
    assert homes == ([] if turn.seen.state.setup.options.first_home_wins else sorted_as(rivals, homes))


def sorted_as(cars: list[df.Car], like: list[df.Car | None]) -> list[df.Car | None]:
    """The cars, those without a prize last, as the stakes are sorted by weight."""
    assert sorted(cars) == sorted(car for car in like if car is not None)
    return like


@pytest.mark.parametrize("mode", df.MODES)
def test_what_is_at_stake_follows_from_the_view_alone(mode: str) -> None:
    rng = Random(mode)
    for turn in turns(mode, 4, 9):
        other = df.view(turn.seen.sample(rng), turn.seen.seat)
        known = [e for n, e in enumerate(turn.events) if reveals_nothing(turn.events[: n + 1])]
        assert stakes(other, known) == turn.said


def test_the_weightiest_comes_first() -> None:
    order = [*StakeKind]
    for turn in turns("standard", 3, 1):
        places = [order.index(stake.kind) for stake in turn.said]
        assert places == sorted(places)


def test_a_spectator_has_nothing_at_stake() -> None:
    state = df.new_game(players=3, seed="stakes")
    assert stakes(df.view(state, None), ()) == ()

"""What every bot must satisfy, and what Steady is good for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.bots import BOTS, Bot
from downforce.bots.steady import POWERS, Steady
from downforce.rules.actions import FINISH
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.view import View, view
from tests.strategies import views

STEADY, UNIFORM = BOTS["steady"], BOTS["uniform"]


def play(bots: Sequence[Bot], seed: int, **table: object) -> df.GameState:
    """A whole game between bots."""
    state = df.new_game(players=len(bots), seed=str(seed), **table)  # type: ignore[arg-type]
    rng = Random(seed)
    while not state.is_over:
        seat = state.asked[0]
        seen = view(state, seat)
        state = df.apply(state, bots[seat].choose(seen, seen.legal, rng)).state
    return state


def test_the_registry_begins_with_the_yardstick() -> None:
    assert [*BOTS] == ["uniform", "steady"]


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS.keys())
@settings(max_examples=60)
@given(seen=views(), seed=st.integers(0, 99))
def test_every_bot_is_legal_and_repeatable(bot: Bot, seen: View, seed: int) -> None:
    if not seen.legal:
        return
    chosen = bot.choose(seen, seen.legal, Random(seed))
    assert chosen in seen.legal
    assert chosen == bot.choose(seen, seen.legal, Random(seed))


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS.keys())
@pytest.mark.parametrize("mode", df.MODES)
@pytest.mark.parametrize("edition", ["en", "es", "fr", "pt-BR"])
def test_every_bot_plays_every_mode_to_the_end(bot: Bot, mode: str, edition: str) -> None:
    for players in (2, 3, 6):
        assert play([bot] * players, 1, mode=mode, edition=edition).is_over


def test_uniform_tries_everything() -> None:
    state = df.new_game(players=6, seed="any")
    seen = view(state, df.Seat(0))
    chosen = {UNIFORM.choose(seen, seen.legal, Random(seed)) for seed in range(200)}
    assert chosen == set(seen.legal)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_steady_beats_the_yardstick(players: int) -> None:
    games, wins = 24, 0
    for game in range(games):
        seat = game % players
        bots = [STEADY if at == seat else UNIFORM for at in range(players)]
        wins += seat in df.standings(play(bots, game)).winners
    assert wins / games > 1.5 / players


def decisions(phase: df.Phase, games: int = 12) -> list[View]:
    """Decisions of one kind, met in games of Steady against Uniform."""
    found = []
    for game in range(games):
        state = df.new_game(players=2 + game % 3, edition=("en", "es")[game % 2], seed=f"met {game}")
        rng = Random(game)
        while not state.is_over:
            seat = state.asked[0]
            seen = view(state, seat)
            if state.phase is phase and len(seen.legal) > 1:
                found.append(seen)
            bot = STEADY if rng.random() < 0.5 else UNIFORM
            state = df.apply(state, bot.choose(seen, seen.legal, rng)).state
    assert found, phase
    return found


def steady(seen: View) -> df.Action:
    return Steady().choose(seen, seen.legal, Random(0))


def test_steady_takes_its_own_car_home_when_it_can() -> None:
    home = 0
    for seen in decisions(df.Phase.MOVE_CAR, games=40):
        ends = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to == FINISH]
        if ends and seen.state.owner(ends[0].car) == seen.seat:
            home += 1
            assert steady(seen) == ends[0]
    assert home > 5


def test_steady_drives_its_own_cars_as_far_as_they_get() -> None:
    steps = df.TRACKS["marina-bay"].steps_to_finish
    own = jams = 0
    for seen in decisions(df.Phase.MOVE_CAR):
        moves = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to != FINISH]
        if len(moves) < len(seen.legal) or seen.state.owner(moves[0].car) != seen.seat:
            continue
        own += 1
        chosen = steady(seen)
        assert isinstance(chosen, df.MoveCar)
        lost = steps[chosen.to.index] - min(steps[move.to.index] for move in moves)
        assert lost <= 4  # it gives up a little ground to stay out of a jam, or to shut others in
        jams += lost > 0
    assert own > 50
    assert jams < own / 3


def test_steady_holds_rivals_back() -> None:
    steps = df.TRACKS["marina-bay"].steps_to_finish
    gained = {"steady": 0, "average": 0}
    for seen in decisions(df.Phase.MOVE_CAR):
        moves = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to != FINISH]
        assert seen.seat is not None
        car = moves[0].car if moves else None
        bets = seen.state.bets[seen.seat]
        if car is None or seen.state.owner(car) == seen.seat or car in bets or len(moves) < len(seen.legal):
            continue
        chosen = steady(seen)
        assert isinstance(chosen, df.MoveCar)
        gained["steady"] -= steps[chosen.to.index] * len(moves)
        gained["average"] -= sum(steps[move.to.index] for move in moves)
    assert gained["steady"] < gained["average"]


def test_steady_holds_the_leader_back_most() -> None:
    from downforce.bots.steady import _Judge
    from downforce.rules.phases.scoring import running_order

    for seen in decisions(df.Phase.PLAY_CARD, games=3):
        judge, state = _Judge(seen), seen.state
        bets = state.bets[judge.seat]
        rivals = [c for c in running_order(state) if state.owner(c) != judge.seat and c not in bets]
        worth = [judge.pleasure[car] for car in rivals]
        assert worth == sorted(worth)
        assert all(judge.pleasure[car] > 0 for car in state.cars_of(judge.seat))


def test_steady_breaks_ties_by_lot() -> None:
    """At the start a hand holds several cards that serve equally well as a pass or a bid."""
    chosen = set()
    for seen in decisions(df.Phase.BID, games=3):
        chosen.add(len({Steady().choose(seen, seen.legal, Random(seed)) for seed in range(20)}))
    assert max(chosen) > 1


def test_steady_bids_within_reason() -> None:
    """It never bids more than its cap if it can help it, and the cap rises with the hand."""
    from downforce.bots.steady import _Judge

    weak: list[int] = []
    strong: list[int] = []
    for seen in decisions(df.Phase.BID, games=30):
        judge, lot = _Judge(seen), seen.state.open_lot
        assert lot is not None
        amounts = {choice.action: choice.amount for choice in seen.choices}
        chosen = amounts[steady(seen)]
        if None in amounts.values():
            assert chosen is None or chosen <= judge.cap()
        strength = {car: judge.strength(car) for car in df.CARS}
        if not seen.state.cars_of(judge.seat):
            (strong if strength[lot.car] > sum(strength.values()) / 6 else weak).append(judge.cap())
    assert sum(strong) / len(strong) > sum(weak) / len(weak)


def test_steady_bets_on_the_car_that_has_won() -> None:
    """Rare: one card that goes over the last betting line and the finish. So the position is made by hand."""
    seen = decisions(df.Phase.BET)[0]
    for car in df.CARS:
        cells = tuple(-1 if other == car else cell for other, cell in enumerate(seen.state.cars.cells))
        cars = seen.state.cars._replace(home=(car,), cells=cells)
        bet = steady(replace(seen, state=seen.state._replace(cars=cars)))
        assert isinstance(bet, df.Bet)
        assert bet.car == car


def test_steady_bets_on_a_car_near_the_front() -> None:
    from downforce.rules.phases.scoring import running_order

    places = []
    for seen in decisions(df.Phase.BET):
        bet = steady(seen)
        assert isinstance(bet, df.Bet)
        places.append(running_order(seen.state).index(bet.car))
    assert sum(places) / len(places) < 1.5


def test_steady_has_an_opinion_on_every_printed_power() -> None:
    assert sorted(POWERS) == sorted(PRINTED_POWERS)
    for seen in decisions(df.Phase.KEEP_POWER):
        kept = steady(seen)
        assert isinstance(kept, df.KeepPower)
        assert seen.seat is not None
        assert kept.power == min(seen.state.auction.powers[seen.seat], key=POWERS.index)

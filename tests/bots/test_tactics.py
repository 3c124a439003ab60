"""What every level above Rookie can be relied on for, and what the judge and the outlook rest on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

import downforce as df
from downforce.bots import BOTS, ace, club, national
from downforce.bots.judge import Judge
from downforce.bots.outlook import FOR_MORE, FOR_TWO, LEADS, Outlook
from downforce.bots.tactics import payable, winning
from downforce.fast.taste import FREE, POWERS, WORKS, Taste
from downforce.rules.phases.scoring import running_order
from downforce.rules.powers import PRINTED_POWERS
from tests.bots.levels import LEVELS, THINKERS, some

FIRST_HOME: tuple[dict[str, object], ...] = (
    {"mode": "beginner"},
    {"first_home_wins": True},
    {"first_home_wins": True, "auction": False, "powers": True, "bets": False},
)


@cache
def first_home_decisions() -> tuple[df.View, ...]:
    """Decisions near the end of games in which the first one home wins."""
    found = []
    for game in range(120):
        table = FIRST_HOME[game % len(FIRST_HOME)]
        state = df.new_game(players=2 + game % 5, seed=f"home {game}", **table)  # type: ignore[arg-type]
        rng = Random(game)
        while not state.is_over:
            seen = df.view(state, state.asked[0])
            if len(seen.legal) > 1:
                found.append(seen)
            bot = BOTS["works"] if rng.random() < 0.5 else BOTS["rookie"]
            state = df.apply(state, bot.choose(seen, seen.legal, rng)).state
    return tuple(found)


def choose(level: str, seen: df.View, seed: int = 0) -> df.Action:
    return LEVELS[level].choose(seen, seen.legal, Random(seed))


# --- winning --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_drives_home_where_that_wins(level: str) -> None:
    met = 0
    for seen in first_home_decisions():
        owners = seen.state.auction.owners
        home = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to == df.FINISH]
        if home and owners[home[0].car] == seen.seat and all(owners[c] < 0 for c in seen.state.cars.home):
            met += 1
            assert choose(level, seen) == home[0]
    assert met > 3


def wins_in_reach() -> list[tuple[df.Seat, df.GameState]]:
    """Positions of real games in which a seat wins at once by one action, while bets are on."""
    text = (Path(__file__).parents[1] / "data/bugs/a-win-while-bets-are-on.txt").read_text()
    rows = [line.split(" | ") for line in text.splitlines() if not line.startswith("#")]
    return [(df.Seat(int(seat)), df.parse_state(position)) for seat, _, position in rows]


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_takes_a_win_in_reach_from_every_seat(level: str) -> None:
    seats = set()
    for seat, state in wins_in_reach():
        action = choose(level, df.view(state, seat))
        after = df.apply(state, action).state
        assert after.is_over, (seat, str(action))
        assert df.standings(after).winners == (seat,)
        seats.add(seat)
    assert seats == {0, 1, 2}


def sure_cards(seen: df.View) -> Iterator[df.PlayCard]:
    """Cards with one line, of an own car, that is in reach of the finish."""
    state, reach = seen.state, seen.state.setup.movement.reach
    for action in seen.legal:
        if isinstance(action, df.PlayCard) and len(action.card.lines) == 1:
            line = action.card.lines[0]
            if line.car is not None and state.owner(line.car) == seen.seat and state.cell(line.car):
                ends = reach(state.cars.cells[line.car], (line.speed,), state.cars.occupied).paths
                if df.FINISH.index in ends:
                    yield action


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_plays_a_card_that_wins(level: str) -> None:
    met = 0
    for seen in first_home_decisions():
        owned = [car for car in seen.state.cars.home if seen.state.owner(car) is not None]
        if seen.state.phase is not df.Phase.PLAY_CARD or owned or not any(sure_cards(seen)):
            continue
        met += 1
        state = seen.sample(Random(met))
        assert state.asked == (seen.seat,)
        played = len(state.cards.discard)
        while state.asked and len(state.cards.discard) == played:
            now = df.view(state, state.asked[0])  # a Cunning rival goes home if it can: its first move
            action = choose(level, now) if now.seat == seen.seat else now.legal[0]
            state = df.apply(state, action).state
        assert seen.seat in df.standings(state).winners
        assert state.is_over
    assert met > 3


def last_cards() -> Iterator[df.View]:
    """The last card of a long-distance game: everything is known, and the farthest car wins."""
    for game in range(40):
        state = df.new_game(players=2 + game % 5, mode="long-distance", seed=f"last {game}")
        rng = Random(game)
        while not state.is_over:
            seen = df.view(state, state.asked[0])
            cards = sum(seen.sizes.hands) + sum(seen.sizes.piles)
            if cards == 0 and state.phase is df.Phase.MOVE_CAR and len(seen.legal) > 1:
                yield seen
            state = df.apply(state, rng.choice(seen.legal)).state


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_takes_the_win_with_the_last_move_of_all(level: str) -> None:
    met = 0
    for seen in last_cards():
        after = {action: df.apply(seen.state, action).state for action in seen.legal}
        won = [a for a in seen.legal if after[a].is_over and df.standings(after[a]).winners == (seen.seat,)]
        if won:
            met += 1
            assert choose(level, seen) in won
    assert met > 3


def test_no_win_is_seen_where_bets_could_still_turn_it() -> None:
    for seen in some(df.Phase.MOVE_CAR):
        action = winning(seen, seen.legal)
        if action is not None:
            for seed in range(5):
                end = df.apply(seen.sample(Random(seed)), action).state
                assert df.standings(end).winners == (seen.seat,)


# --- betting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_bets_on_the_car_that_has_won(level: str) -> None:
    """Rare: one card that goes over the last betting line and the finish. So the position is made by hand."""
    seen = some(df.Phase.BET)[0]
    for car in df.CARS:
        cells = tuple(-1 if other == car else cell for other, cell in enumerate(seen.state.cars.cells))
        cars = seen.state.cars._replace(home=(car,), cells=cells)
        bet = choose(level, replace(seen, state=seen.state._replace(cars=cars)))
        assert isinstance(bet, df.Bet)
        assert bet.car == car


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_never_bets_on_a_car_that_cannot_place(level: str) -> None:
    """Three are home, or all cards for a car are gone: a bet on another one pays, on this one never."""
    for seen in some(df.Phase.BET)[:40]:
        order = running_order(seen.state)
        home = order[-3:]  # those behind, so that the level would rather bet on others
        cells = tuple(-1 if car in home else cell for car, cell in enumerate(seen.state.cars.cells))
        cars = seen.state.cars._replace(home=home, cells=cells)
        made = replace(seen, state=seen.state._replace(cars=cars))
        assert payable(made) == home
        bet = choose(level, made)
        assert isinstance(bet, df.Bet)
        assert bet.car in home


def test_a_car_without_cards_cannot_place() -> None:
    seen = some(df.Phase.BET)[0]
    deck, cards = seen.state.setup.deck, seen.state.cards
    assert payable(seen) == df.CARS
    with_red = [card.index for card in deck.cards if df.Car.RED in card.cars or card.wilds]
    played = seen.state._replace(cards=cards._replace(discard=tuple(with_red)))
    assert df.Car.RED not in payable(replace(seen, state=played))


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_bets_near_the_front_or_on_its_own_car(level: str) -> None:
    for seen in some(df.Phase.BET):
        bet = choose(level, seen)
        assert isinstance(bet, df.Bet)
        assert seen.state.owner(bet.car) == seen.seat or running_order(seen.state).index(bet.car) < 4


# --- the auction ----------------------------------------------------------------------------------

TASTES: dict[str, Taste] = {"club": club.TASTE, "national": national.TASTE, "works": WORKS}


def taste_of(level: str, seen: df.View) -> Taste:
    return TASTES[level] if level in TASTES else ace.at_the_table(seen)


@pytest.mark.parametrize("level", THINKERS)
def test_a_level_never_pays_more_than_its_price_for_the_car(level: str) -> None:
    """The table of docs/bots.md; above it only where the rules leave no pass and no cheaper card."""
    bids = 0
    for seen in some(df.Phase.BID):
        judge = Judge(seen, taste_of(level, seen))
        amounts = {choice.action: choice.amount for choice in seen.choices}
        chosen = amounts[choose(level, seen)]
        bids += chosen is not None
        if None in amounts.values() or min(a or 0 for a in amounts.values()) <= judge.cap():
            assert chosen is None or chosen <= judge.cap()
        assert judge.cap() <= 12  # the first prize: no car brings back more
    assert bids > 20


def test_works_and_ace_pay_more_for_a_colour_that_is_strong_in_the_hand() -> None:
    weak: list[int] = []
    strong: list[int] = []
    for seen in some(df.Phase.BID):
        judge, lot = Judge(seen, WORKS), seen.state.open_lot
        assert lot is not None
        strength = {car: judge.strength(car) for car in df.CARS}
        if not seen.state.cars_of(judge.seat):
            (strong if strength[lot.car] > sum(strength.values()) / 6 else weak).append(judge.cap())
    assert sum(strong) / len(strong) > sum(weak) / len(weak)


def test_money_is_no_object_where_it_does_not_decide() -> None:
    state = df.new_game(players=3, mode="long-distance", seed="free")
    seen = df.view(state, df.Seat(0))
    assert Judge(seen, WORKS).cap() == FREE


def test_the_judge_has_an_opinion_on_every_printed_power() -> None:
    assert sorted(POWERS) == sorted(PRINTED_POWERS)
    for seen in some(df.Phase.KEEP_POWER):
        kept = choose("works", seen)
        assert isinstance(kept, df.KeepPower)
        assert seen.seat is not None
        assert kept.power == min(seen.state.auction.powers[seen.seat], key=POWERS.index)


# --- driving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["club", "national", "works"])
def test_a_level_drives_its_own_cars_far(level: str) -> None:
    steps = df.TRACKS["marina-bay"].steps_to_finish
    own = short = 0
    for seen in some(df.Phase.MOVE_CAR):
        moves = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to != df.FINISH]
        if len(moves) < len(seen.legal) or seen.state.owner(moves[0].car) != seen.seat:
            continue
        own += 1
        chosen = choose(level, seen)
        assert isinstance(chosen, df.MoveCar)
        lost = steps[chosen.to.index] - min(steps[move.to.index] for move in moves)
        assert lost <= 4  # it gives up a little ground to stay out of a jam, or to shut others in
        short += lost > 0
    assert own > 50
    assert short < own / 3


@pytest.mark.parametrize("level", ["national", "works", "ace"])
def test_a_level_holds_rivals_back(level: str) -> None:
    steps = df.TRACKS["marina-bay"].steps_to_finish
    gained = {"level": 0, "average": 0}
    for seen in some(df.Phase.MOVE_CAR):
        moves = [a for a in seen.legal if isinstance(a, df.MoveCar) and a.to != df.FINISH]
        assert seen.seat is not None
        car = moves[0].car if moves else None
        bets = seen.state.bets[seen.seat]
        if car is None or seen.state.owner(car) == seen.seat or car in bets or len(moves) < len(seen.legal):
            continue
        chosen = choose(level, seen)
        assert isinstance(chosen, df.MoveCar)
        gained["level"] -= steps[chosen.to.index] * len(moves)
        gained["average"] -= sum(steps[move.to.index] for move in moves)
    assert gained["level"] < gained["average"]


def test_works_holds_the_leader_back_most() -> None:
    for seen in some(df.Phase.PLAY_CARD)[:60]:
        judge, state = Judge(seen, WORKS), seen.state
        bets = state.bets[judge.seat]
        rivals = [c for c in running_order(state) if state.owner(c) != judge.seat and c not in bets]
        worth = [judge.pleasure[car] for car in rivals]
        assert worth == sorted(worth)
        assert all(judge.pleasure[car] > 0 for car in state.cars_of(judge.seat))


# --- the outlook ----------------------------------------------------------------------------------


def test_the_outlook_has_weights_for_the_whole_race() -> None:
    assert len(LEADS) == len(FOR_TWO) == len(FOR_MORE)
    assert list(LEADS) == sorted(LEADS, reverse=True)
    assert LEADS[-1] == 0
    assert all(w.road > 0 and w.traffic >= 0 and w.own_hand > 0 for w in (*FOR_TWO, *FOR_MORE))


def test_a_car_that_moves_up_is_worth_something_to_its_owner_and_costs_the_others() -> None:
    to_rivals = []
    for seen in some(df.Phase.PLAY_CARD)[:80]:
        outlook, cars = Outlook(seen), seen.state.cars
        front = next((c for c in running_order(seen.state) if c not in cars.home), None)
        if front is None or cars.home:
            continue
        cells = tuple(-1 if car == front else cell for car, cell in enumerate(cars.cells))
        home = cars._replace(cells=cells, home=(front,))
        gain = outlook.worth(home, 0) - outlook.worth(cars, 0)
        owner = seen.state.owner(front)
        if owner == seen.seat:
            assert gain > 0
        elif front not in seen.state.bets[outlook.seat]:
            to_rivals.append(gain)
    assert sum(to_rivals) < 0
    assert sum(gain < 0 for gain in to_rivals) > len(to_rivals) * 0.8


def test_traffic_is_counted_only_where_cars_are_in_the_way() -> None:
    outlook = Outlook(some(df.Phase.PLAY_CARD)[0])
    roads, track = outlook.roads, outlook.state.track
    for cell, ahead in enumerate(track.ahead):
        assert roads.slow(cell, 0) == 0
        assert roads.slow(cell, sum(1 << there for there in ahead)) == 4  # walled in

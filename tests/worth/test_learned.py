"""The learned maker: plain Python, whole numbers, the same on every machine."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

import downforce as df
from downforce.rules import powers
from downforce.rules.options import Options
from downforce.worth import net as nets
from downforce.worth.auction import played_on
from downforce.worth.crude import crude_road
from downforce.worth.learned import judge, judged
from downforce.worth.rows import CAR_ROWS, PAIR_ROWS, SEAT_ROWS, NetRows, race_of, rows_of
from tests.random_play import Style, choose

LARGEST = 400_000
SAME = "06b45f52d992ed3e"
"""The digest of what the function says of some positions; another one means other weights, or a bug."""


def works_positions(seed: str, mode: str = "standard", every: int = 17) -> Iterator[df.GameState]:
    """Positions of a game of Works against itself."""
    rng = Random(seed)
    state = df.new_game(players=rng.randint(2, 6), seed=seed, options=Options.of(mode=mode))
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        seat = state.asked[0]
        action = df.BOTS["works"].choose(df.view(state, seat), df.legal_actions(state, seat), rng)
        state, number = df.apply(state, action).state, number + 1


def random_positions(mode: str, count: int) -> Iterator[df.GameState]:
    """Any positions, also hopeless ones."""
    rng = Random(f"any {mode}")
    for number in range(count):
        state = df.new_game(players=2 + number % 5, seed=f"{mode} {number}", options=Options.of(mode=mode))
        for _ in range(rng.randrange(150)):
            after = df.apply(state, choose(state, rng, Style.ANY)).state
            if after.is_over:
                break
            state = after
        yield state


@pytest.mark.parametrize("mode", df.MODES)
def test_the_chances_sum_to_one_in_any_position(mode: str) -> None:
    for state in random_positions(mode, 20):
        found = df.chances(state, maker=df.Maker.LEARNED)
        assert found.maker is df.Maker.LEARNED
        assert found.playouts == 1
        assert found.interval(df.Seat(0)) is None
        assert sum(found.wins) == pytest.approx(1)
        assert len(found.wins) == len(found.money) == state.players


@pytest.mark.parametrize("mode", df.MODES)
def test_every_slot_has_a_row_of_its_table(mode: str) -> None:
    for state in random_positions(mode, 20):
        rows = rows_of(state)
        assert len(rows.pairs) == len(rows.seats) == state.players
        assert all(0 <= row < CAR_ROWS for slots in rows.cars for row in slots)
        assert all(0 <= row < PAIR_ROWS for cars in rows.pairs for slots in cars for row in slots)
        assert all(0 <= row < SEAT_ROWS for slots in rows.seats for row in slots)


def test_the_weights_are_small_enough_for_a_website() -> None:
    data = nets.weights()
    assert len(data) == 2 * sum(rows * columns for rows, columns in nets.SHAPES.values())
    assert len(data) <= LARGEST


def test_it_says_the_same_on_every_machine() -> None:
    said = [judged(state) for mode in df.MODES for state in random_positions(mode, 6)]
    assert hashlib.sha256(repr(said).encode()).hexdigest()[:16] == SAME


def test_it_needs_neither_numpy_nor_numba() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; sys.modules['numba'] = None; import downforce as df;"
        "print(df.chances(df.new_game(players=3, seed='plain')).maker)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "learned"


def test_whole_numbers_say_what_exact_fractions_say() -> None:
    data = nets.weights()
    tables = nets.tables_of(data)
    for state in random_positions("standard", 10):
        rows = rows_of(state)
        for (odds, money), (exact_odds, exact_money) in zip(
            nets.net()(rows), in_fractions(tables, rows), strict=True
        ):
            assert odds / nets.UNIT == pytest.approx(exact_odds, abs=0.03)
            assert money / nets.UNIT == pytest.approx(exact_money, abs=0.03)


def in_fractions(tables: dict[str, list[list[int]]], rows: NetRows) -> list[tuple[float, float]]:
    """The net as it is trained: floats, one product a weight."""
    h = nets.HIDDEN
    bits = {"own": 10, "mean": 10, "second": 10, "pool": 10, "third": 10, "out": 14}
    t = {
        name: [[value / (1 << bits.get(name, 12)) for value in row] for row in table]
        for name, table in tables.items()
    }

    def add(*vectors: list[float]) -> list[float]:
        return [sum(column) for column in zip(*vectors, strict=True)]

    def layer(vector: list[float], name: str) -> list[float]:
        return add(*([value * weight for weight in row] for value, row in zip(vector, t[name], strict=True)))

    def relu(vector: list[float]) -> list[float]:
        return [max(0.0, value) for value in vector]

    cars = [add(*(t["cars"][row] for row in slots)) for slots in rows.cars]
    towers = [relu(car[:h]) for car in cars]
    common = add(layer(add(*towers), "mean"), t["own_bias"][0])
    values = [add(layer(tower, "own"), common) for tower in towers]
    linear, second = [], []
    for own, slots in zip(rows.pairs, rows.seats, strict=True):
        seat = add(*(t["seats"][row] for row in slots))
        ends, z = seat[2 * h :], [0.0] * h
        for car in range(6):
            pair = add(*(t["pairs"][row] for row in own[car]))
            ends = add(ends, pair[h:], cars[car][h:] if own[car][0] == 0 else [0.0, 0.0])
            z = add(z, relu(add(pair[:h], values[car], seat[:h])))
        second.append(relu(add(layer(z, "second"), t["second_bias"][0], seat[h : 2 * h])))
        linear.append(ends)
    pool = add(layer(add(*second), "pool"), t["third_bias"][0])
    found = []
    for u, ends in zip(second, linear, strict=True):
        y = relu(add(layer(u, "third"), pool))
        out = [sum(a * b for a, b in zip(y, row, strict=True)) for row in t["out"]]
        odds, money = add(out, t["out_bias"][0], ends)
        found.append((odds, money))
    return found


def test_the_crude_race_brings_every_car_in_once_and_keeps_those_at_home_in_place() -> None:
    for mode in df.MODES:
        for state in random_positions(mode, 15):
            setup = state.setup
            for loose in (False, True):
                road = crude_road(
                    state.track, setup.deck, laps=setup.movement.laps, bets=setup.options.bets, loose=loose
                )
                end = road.race(race_of(state, road.lap, road.last).lineup)
                assert sorted(end.order) == [0, 1, 2, 3, 4, 5]
                assert end.order[: len(state.cars.home)] == [int(car) for car in state.cars.home]


def test_the_auction_played_on_sells_to_each_seat_and_leaves_what_is_sold() -> None:
    for number in range(20):
        state = df.new_game(players=2 + number % 5, seed=f"sold {number}")
        rng = Random(number)
        for _ in range(rng.randrange(12)):
            after = df.apply(state, choose(state, rng, Style.ANY)).state
            if after.phase is not df.Phase.BID:
                break
            state = after
        sold = played_on(state)
        assert set(state.setup.seats) <= set(sold.owners)
        for car in df.CARS:
            if state.auction.owners[car] >= 0:
                assert sold.owners[car] == state.auction.owners[car]
                assert sold.prices[car] == state.auction.prices[car]
            if sold.owners[car] >= 0:
                assert 1 <= sold.prices[car] <= 6


def test_it_comes_nearer_to_the_result_than_an_even_share() -> None:
    missed, even, count = 0.0, 0.0, 0
    for number in range(8):
        states = [*works_positions(f"near {number}")]
        rng, state = Random(number), states[-1]
        while not state.is_over:
            state = df.apply(state, choose(state, rng, Style.ANY)).state
        winners = df.standings(state).winners
        for one in states:
            wins = judge([[one]])[0][0][0]
            for seat in one.setup.seats:
                won = (seat in winners) / len(winners)
                missed += (wins[seat] - won) ** 2
                even += (1 / one.players - won) ** 2
                count += 1
    assert missed / count < 0.75 * even / count


def check_look_alikes(count: int) -> None:
    rng = Random("learned look-alikes")
    for state in random_positions("standard", count):
        seen = df.view(state, rng.choice([None, *state.setup.seats]))
        other = df.view(seen.sample(rng), seen.seat)
        assert str(other) == str(seen)
        one, two = (view.chances(maker=df.Maker.LEARNED, playouts=3) for view in (seen, other))
        assert one == two


def test_look_alikes_have_the_same_learned_chances() -> None:
    check_look_alikes(8)


@pytest.mark.soak
def test_500_pairs_of_look_alikes_have_the_same_learned_chances() -> None:
    check_look_alikes(500)


def test_a_power_that_it_has_never_met_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lazy(df.Power):
        id = df.PowerId("lazy")

    monkeypatch.setitem(powers._powers, Lazy.id, Lazy())
    state = df.new_game(players=3, seed="lazy", options=Options.of(powers=["lazy"]))
    with pytest.raises(df.DownforceError, match="nothing is learned of it"):
        df.chances(state, maker=df.Maker.LEARNED)

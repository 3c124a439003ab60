"""The score pad for the printed game: whole games of the engine, any entry, and each thing that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.learn.pad import (
    PART_OF,
    ImpossibleEntry,
    PadEntries,
    PadLot,
    PadRace,
    PadReason,
    final_position,
)
from downforce.model.errors import DownforceError
from downforce.model.ids import CARS, Car
from downforce.rules.options import MODES
from downforce.rules.phases.scoring import record, running_order, standings
from downforce.rules.state import NONE, GameState, RaceRecord
from downforce.server.answers.pad import score_pad
from downforce.server.table.views import result_info
from downforce.server.wire.errors import RefusalError
from tests.ledger import rule
from tests.strategies import Style, examples, games, play_game


def entries_of(state: GameState) -> PadEntries:
    """What people would have written down about a game that is over."""
    options = state.setup.options
    last = race_of(record(state))
    if not options.money_decides:
        last.order = letters(running_order(state))
        last.home = len(state.cars.home)
    edition, mode, *single = str(options).split()
    return PadEntries(
        players=state.players,
        edition=edition,
        mode=mode,
        single=dict(word.split("=", 1) for word in single),
        track=state.setup.tracks[0].name,
        races=[*map(race_of, state.earlier), last],
    )


def race_of(race: RaceRecord) -> PadRace:
    owned = [car for car in CARS if race.owners[car] != NONE]
    return PadRace(
        lots={car.letter: PadLot(seat=race.owners[car], price=race.prices[car]) for car in owned},
        bets=[[*letters(row)] for row in race.bets],
        order=letters(race.home),
    )


def letters(cars: tuple[Car, ...]) -> list[str]:
    return [car.letter for car in cars]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_finished_game_is_scored_as_the_engine_scored_it(mode: str, edition: str, players: int) -> None:
    setup = df.make_setup(players=players, mode=mode, edition=edition)
    styles = [*Style]
    state = play_game(setup, players, styles[players % len(styles)]).states[-1]
    answer = score_pad(entries_of(state))
    assert answer.fault is None
    assert answer.result == result_info(state)
    told = answer.order if not setup.options.money_decides else answer.order[: len(state.cars.home)]
    assert told == "".join(letters(running_order(state)))[: len(told)]


@given(game=games())
@examples(30)
def test_any_game_with_any_options_is_scored_as_the_engine_scored_it(game: Any) -> None:
    state = game.states[-1]
    entries = entries_of(state)
    if entries.track not in df.TRACKS:  # a circuit of the tests, which no box has
        entries.track = "marina-bay"
    assert standings(final_position(entries)) == standings(state)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("mode", MODES)
def test_the_position_is_one_that_can_be(mode: str, players: int) -> None:
    state = play_game(df.make_setup(players=players, mode=mode), players).states[-1]
    made = final_position(entries_of(state))
    assert df.parse_state(str(made)) == made


# --- any entry ------------------------------------------------------------------------------------

CAR = st.sampled_from("KBGYOR")
LOT = st.builds(
    PadLot,
    seat=st.integers(0, 5),
    price=st.none() | st.integers(0, 9),
    power=st.none() | st.sampled_from((*df.POWERS, "turbo")),
)
RACE = st.builds(
    PadRace,
    lots=st.dictionaries(CAR, LOT, max_size=6),
    bets=st.lists(st.lists(st.none() | CAR, max_size=3), max_size=6),
    order=st.none() | st.lists(CAR, max_size=6),
    home=st.none() | st.integers(0, 6),
)
ANY = st.builds(
    PadEntries,
    players=st.integers(2, 6),
    edition=st.sampled_from((*df.EDITIONS, "xx", "")),
    mode=st.sampled_from((*MODES, "chess", "a b")),
    single=st.dictionaries(
        st.sampled_from(("bets", "auction", "powers", "x y")), st.sampled_from(("yes", "no"))
    ),
    track=st.sampled_from((*df.TRACKS, "monaco")),
    races=st.lists(RACE, max_size=2),
)


@given(entries=ANY)
@examples(300)
def test_any_entry_is_scored_or_refused_with_one_reason(entries: PadEntries) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(entries), type=PadEntries)
    try:
        answer = score_pad(sent)
    except RefusalError:  # no such edition, mode, option or circuit
        return
    assert (answer.result is None) != (answer.fault is None)
    if answer.result is not None:
        made = final_position(sent)
        assert df.parse_state(str(made)) == made
    else:
        assert answer.fault is not None
        assert answer.fault.part == PART_OF[answer.fault.reason]


# --- what cannot be -------------------------------------------------------------------------------


def three(**changes: Any) -> PadEntries:
    """Three players, two cars each, one race."""
    race = {
        "lots": {car: PadLot(seat=at // 2, price=at + 1) for at, car in enumerate("KBGYOR")},
        "bets": [["K", "K", "K"], ["G", "G", "G"], ["R", "R", "R"]],
        "order": [*"KBGYOR"],
    }
    table = {key: changes.pop(key) for key in ("players", "mode", "edition") if key in changes}
    return PadEntries(**{"players": 3, **table}, races=[PadRace(**{**race, **changes})])


def lots(text: str) -> dict[str, PadLot]:
    """``K0@3`` is black for seat 0 at 3; ``+tricky`` is the power sold with it."""
    found = {}
    for word in text.split():
        lot, _, power = word.partition("+")
        price = int(lot[3:]) if lot[3:] else None
        found[lot[0]] = PadLot(seat=int(lot[1]), price=price, power=power or None)
    return found


CASES: tuple[tuple[PadReason, dict[str, Any], dict[str, Any]], ...] = (
    (PadReason.NO_SUCH_PLAYER, {"lots": lots("K3@1")}, {"car": Car.BLACK, "seat": 3}),
    (PadReason.PRICE_MISSING, {"lots": lots("K0 B1@1 G2@1")}, {"car": Car.BLACK, "seat": 0}),
    (
        PadReason.PRICE_IMPOSSIBLE,
        {"lots": lots("K0@7 B1@1 G2@1")},
        {"car": Car.BLACK, "seat": 0, "number": 7},
    ),
    (
        PadReason.PRICE_IMPOSSIBLE,
        {"lots": lots("K0@0 B1@1 G2@1")},
        {"car": Car.BLACK, "seat": 0, "number": 0},
    ),
    (
        PadReason.POWER_TWICE,
        {"lots": lots("K0@1+tricky B1@1+tricky G2@1")},
        {"car": Car.BLUE, "power": "tricky"},
    ),
    (
        PadReason.POWER_NOT_IN_PLAY,
        {"players": 2, "edition": "fr", "lots": lots("K0@1+cunning B1@1")},
        {"car": Car.BLACK, "power": "cunning"},
    ),
    (PadReason.NO_CAR, {"lots": lots("K0@1 B1@1")}, {"seat": 2}),
    (PadReason.CARS_DEALT, {"mode": "beginner", "lots": lots("K0 B0 G1")}, {"seat": 1, "number": 2}),
    (PadReason.BET_MISSING, {"bets": [["K", "K"], ["G", "G", "G"], ["R"]]}, {"seat": 2, "number": 2}),
    (PadReason.BET_MISSING, {"bets": [["K"], ["G"], []], "order": []}, {"seat": 2, "number": 1}),
    (PadReason.BET_MISSING, {"bets": [[None, "K", "K"], *[["K"] * 3] * 2]}, {"seat": 0, "number": 1}),
    (PadReason.ORDER_MISSING, {"order": None}, {}),
    (PadReason.CAR_TWICE, {"order": [*"KBK"]}, {"car": Car.BLACK}),
    (PadReason.CAR_MISSING, {"mode": "long-distance", "order": [*"KBGYO"]}, {"car": Car.RED}),
    (PadReason.HOME_TOO_MANY, {"order": [*"KB"], "home": 3}, {"number": 3}),
)


@pytest.mark.parametrize(("reason", "changes", "data"), CASES, ids=[case[0] for case in CASES])
def test_what_cannot_be_is_refused_with_its_reason(
    reason: PadReason, changes: dict[str, Any], data: dict[str, Any]
) -> None:
    with pytest.raises(ImpossibleEntry) as refused:
        final_position(three(**dict(changes)))
    told = {name: getattr(refused.value, name) for name in ("seat", "car", "number", "power")}
    assert refused.value.reason is reason
    assert {name: value for name, value in told.items() if value is not None} == data


def test_every_reason_has_a_case_and_a_part() -> None:
    assert {case[0] for case in CASES} == {*PadReason} == {*PART_OF}


def test_the_fault_of_the_second_race_says_so() -> None:
    tour = three(mode="world-tour")
    fault = score_pad(tour).fault
    assert fault is not None
    assert (fault.reason, fault.race, fault.seat) == (PadReason.NO_CAR, 2, 0)


@pytest.mark.parametrize("changes", [{"edition": "xx"}, {"mode": "chess"}, {"mode": "standard bets=maybe"}])
def test_a_table_that_cannot_be_is_refused(changes: dict[str, str]) -> None:
    with pytest.raises(RefusalError):
        score_pad(three(**changes))
    with pytest.raises(DownforceError):
        final_position(three(**changes))


# --- what it comes to -----------------------------------------------------------------------------


@rule("R7.4")
def test_the_worked_example_of_the_rules() -> None:
    entries = PadEntries(
        players=2,
        races=[
            PadRace(
                lots=lots("Y0@5 G0@4 B1@1"),
                bets=[["Y", "Y", "B"], ["G", "G", "G"]],
                order=[*"BYRKGO"],
            )
        ],
    )
    result = score_pad(entries).result
    assert result is not None
    row = next(row for row in result.rows if row.seat == 0)
    assert row.money == row.sheets[0].money == 15
    assert row.sheets[0].prizes == {"Y": 9, "G": 2}
    assert row.sheets[0].bets == [("Y", 6), ("Y", 4), ("B", 3)]


@rule("R6.3")
def test_cars_that_are_not_in_the_order_have_stalled() -> None:
    result = score_pad(three(order=["R"])).result
    assert result is not None
    assert {row.seat: row.best_place for row in result.rows} == {0: 7, 1: 7, 2: 1}
    assert [row.seat for row in result.rows] == [2, 0, 1]


@rule("R7.3")
def test_a_tie_goes_to_the_better_car_and_is_shared_when_nobody_came_home() -> None:
    same = {"lots": lots("K0@1 B1@1 G2@6"), "bets": [["Y"] * 3] * 3}
    assert score_pad(three(**same, order=[*"RK"])).result == score_pad(three(**same, order=[*"RK"])).result
    ahead = score_pad(three(lots=lots("K0@4 B1@1 G2@6"), bets=[["Y"] * 3] * 3, order=[*"KB"])).result
    assert ahead is not None
    assert [row.money for row in ahead.rows] == [8, 8, -6]
    assert ahead.winners == [0]
    nobody = score_pad(three(**same, order=[])).result
    assert nobody is not None
    assert nobody.winners == [0, 1]


@rule("R10.1")
def test_in_the_beginners_game_the_first_car_with_an_owner_wins() -> None:
    entries = three(mode="beginner", players=4, lots=lots("K0 B1 G2 Y3"), order=[*"ORGKBY"], home=3)
    answer = score_pad(entries)
    assert answer.result is not None
    assert [row.seat for row in answer.result.rows] == [2, 0, 1, 3]
    assert [row.best_place for row in answer.result.rows] == [3, 7, 7, 7]
    entries.races[0].home = None
    assert score_pad(entries).result is not None


@rule("R10.2")
def test_long_distance_goes_to_the_owner_of_the_car_farthest_ahead() -> None:
    answer = score_pad(three(mode="long-distance", order=[*"YKBGOR"]))
    assert answer.result is not None
    assert answer.result.winners == [1]
    assert answer.result.rows[0].sheets[0].prices == {"G": 3, "Y": 4}
    assert not answer.result.money_decides
    assert answer.order == "YKBGOR"

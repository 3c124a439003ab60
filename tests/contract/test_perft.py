"""Counts of legal action sequences, compared with tests/data/perft and spot-checked by the second reading.

Counts up to ``FAST`` are made with every run, the deeper ones with ``make soak``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import downforce as df
from tests import perft
from tests.perft import Entry
from tests.rules import brute_force
from tests.rules.helpers import OVAL, RING, position

FAST = 6_000
"""The highest count that every run makes."""
WALKED = 300
"""How many positions of each tree are looked at one by one."""

FILES = sorted(perft.FOLDER.glob("*.txt"))
ENTRIES = {e.id: e for path in FILES for e in perft.read_entries(path.read_text(encoding="utf-8"))}
every_entry = pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)


@every_entry
def test_counts(entry: Entry) -> None:
    wrong = list(perft.mismatches(entry, highest=FAST))
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.soak
@every_entry
def test_deep_counts(entry: Entry) -> None:
    wrong = list(perft.mismatches(entry))
    assert not wrong, "\n".join(["", *wrong])


# --- the files ------------------------------------------------------------------------------------


def test_there_are_enough_positions_and_each_has_its_own_name() -> None:
    written = [line.split()[1] for path in FILES for line in lines_of(path) if line.startswith("id ")]
    assert len(ENTRIES) >= 34
    assert sorted(written) == sorted(ENTRIES)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@every_entry
def test_a_position_says_where_it_comes_from_and_counts_from_one_on(entry: Entry) -> None:
    assert entry.origin
    assert list(entry.counts) == list(range(1, len(entry.counts) + 1))
    # On tracks of the tests only, so that tuning a circuit breaks nothing.
    assert {track.id for track in entry.state.setup.tracks} <= {RING.id, OVAL.id}


def by_hand(entry: Entry) -> int | None:
    """The first count as a person worked it out in the comment: the number after the first equals sign."""
    found = re.search(r"By hand: .*?= (\d+)\.", entry.origin)
    return int(found[1]) if found else None


def test_many_first_counts_were_worked_out_by_hand() -> None:
    hand = {entry.id: number for entry in ENTRIES.values() if (number := by_hand(entry)) is not None}
    assert len(hand) >= 12
    assert sum("By hand" in entry.origin for entry in ENTRIES.values()) == len(hand)
    assert hand == {name: ENTRIES[name].counts[1] for name in hand}


def test_the_positions_cover_phases_actions_powers_tables_and_modes() -> None:
    states = [entry.state for entry in ENTRIES.values()]
    walked = [state for entry in ENTRIES.values() for state in tree(entry.state, 60)]
    assert {state.phase for state in states} == set(df.Phase) - {df.Phase.OVER}
    assert {state.phase for state in walked} == set(df.Phase)
    legal = (a for state in walked for seat in state.asked for a in df.legal_actions(state, seat))
    kinds = Counter(type(action).__name__ for action in legal)
    assert set(kinds) == {kind.__name__ for kind in df.Action.__args__}
    held = {power for s in states for power in s.auction.powers[s.asked[0]]}
    assert held == set(df.POWERS)
    assert {state.players for state in states} >= {2, 3, 4, 6}
    assert {state.setup.options.mode for state in states} == set(df.MODES)
    assert {state.track.name for state in states} == {"ring", "oval"}


# --- the counting ---------------------------------------------------------------------------------

SMALL = """# Two bets, then the only card of the last player.

# By hand: six cars = 6.
id     small
state  df1 players=2 tracks=oval phase=bet owners=R0@1 hands=-/E6 piles=-/- cars=R7a,K6b home=BGYO bets=KK/BB
perft  1 6
perft  2 ?
perft  3 99
"""


def test_counting_a_position_whose_counts_are_known() -> None:
    (entry,) = perft.read_entries(SMALL)
    # Six times six bets, then one card, one end, and nobody has a card any more.
    assert [perft.count(entry.state, depth) for depth in range(6)] == [1, 6, 36, 36, 36, 0]
    assert entry.origin == "By hand: six cars = 6."
    assert entry.counts == {1: 6, 2: None, 3: 99}


def test_a_mismatch_is_told_with_the_count_under_each_first_action() -> None:
    (entry,) = perft.read_entries(SMALL.replace("2 ?", "2 36"))
    (told,) = perft.mismatches(entry)
    assert told.splitlines() == [
        "small: perft 3 is 36, the file says 99",
        *(f"            6 0 bet {letter}" for letter in "KBGYOR"),
    ]
    assert list(perft.mismatches(entry, highest=50)) == []


def test_counts_are_written_and_everything_else_stays() -> None:
    assert perft.written(SMALL) == SMALL.replace("2 ?", "2 36").replace("3 99", "3 36")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.txt"
    path.write_text(SMALL, encoding="utf-8")
    assert perft.main([str(path)]) == 1
    assert "small: perft 3 is 36, the file says 99\n            6 0 bet K\n" in capsys.readouterr().out
    assert perft.main([str(path), "--write"]) == 0
    assert path.read_text(encoding="utf-8") == perft.written(SMALL)
    assert perft.main([str(path)]) == 0
    assert capsys.readouterr().out == "small: 6 36 36\n"


@pytest.mark.parametrize("text", ["id x", "state df1\nid x\nperft 1 1", "id x\nstate df1", "id x\nwho y"])
def test_a_block_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a position is an id, a state and perft lines"):
        list(perft.read_entries(text))


# --- the second reading ---------------------------------------------------------------------------


def tree(state: df.GameState, limit: int) -> Iterator[df.GameState]:
    """The first positions of a tree, level by level, as perft meets them; of the bets only one."""
    states = [state]
    for state in states:  # it grows while it is read
        yield state
        if state.asked and len(states) < limit:
            states += [df.apply(state, action).state for action in worth_trying(state)]


def worth_trying(state: df.GameState) -> tuple[df.Action, ...]:
    legal = df.legal_actions(state, state.asked[0])
    return legal[:1] if state.phase is df.Phase.BET else legal


def numbers(state: df.GameState) -> list[int]:
    """How far the car that is asked for may go, read from the card and the powers (R8.1, R8.3)."""
    card, turn = state.card_in_play, state.turn
    assert card is not None
    if state.phase is df.Phase.BONUS:
        return [2]
    lines = str(card).split()
    at = len(lines) - 1 - turn.line if turn.reverse else turn.line
    number, car = int(lines[at][1:]), df.CARS[turn.car]
    own = state.owner(car) == turn.seat and state.power(turn.seat).id == "aggressive"
    return [number, number + 1] if own and at == 0 and lines[0][0] != "*" else [number]


@pytest.mark.parametrize("walked", [WALKED, pytest.param(5_000, marks=pytest.mark.soak)])
@every_entry
def test_the_ends_of_every_move_are_those_of_brute_force(entry: Entry, walked: int) -> None:
    seen = set()
    for state in tree(entry.state, walked):
        if state.phase not in (df.Phase.MOVE_CAR, df.Phase.BONUS):
            continue
        car = df.CARS[state.turn.car]
        start, others = state.cell(car), [cell.name for c in df.CARS if c != car and (cell := state.cell(c))]
        assert start is not None
        found = {
            action.to.name
            for action in df.legal_actions(state, state.asked[0])
            if isinstance(action, df.MoveCar | df.Bonus) and action.to is not None
        }
        situation = (start.name, tuple(numbers(state)), tuple(sorted(others)), frozenset(found))
        if situation in seen:
            continue
        seen.add(situation)
        laps = state.setup.options.format == "long-distance"
        wanted = {
            end
            for number in numbers(state)
            for end in brute_force.ends(state.track, start.name, number, set(others), laps=laps)
        }
        assert found == wanted, str(state)


RACING = {e.id: e for e in ENTRIES.values() if e.state.phase is df.Phase.PLAY_CARD and not e.state.to_come}


@pytest.mark.parametrize("entry", RACING.values(), ids=RACING)
def test_the_first_decisions_are_those_of_the_referee(entry: Entry) -> None:
    """Every first line of play of the tree, told a second time from its start."""
    lines: list[tuple[df.GameState, tuple[str, ...]]] = [(entry.state, ())]
    for state, played in lines:  # it grows while it is read: level by level
        question = told_again(entry.state, played)
        if not state.asked:
            assert question is None
            continue
        assert question is not None
        asked = {int(seat): {str(a) for a in df.legal_actions(state, seat)} for seat in state.asked}
        assert question.options == asked, (str(entry.state), played)
        if len(lines) < 40:
            lines += [(df.apply(state, a).state, (*played, str(a))) for a in worth_trying(state)]


def told_again(state: df.GameState, played: tuple[str, ...]) -> brute_force.Question | None:
    """What the referee asks after these answers; None once the race is over."""
    referee = brute_force.Referee(state)
    # It takes a race from its start: what was crossed and marked before is told to it.
    referee.crossed = len(state.bets[0])
    referee.bets = ["".join(car.letter for car in bets) for bets in state.bets]
    race = referee.race()
    try:
        question = next(race)
        for text in played:
            question = race.send(text)
    except StopIteration:
        return None
    return question


def test_the_two_readings_are_told_apart() -> None:
    """The spot check is worth something: one wrong number is seen."""
    state = position(ENTRIES["jam-or-full"].line)
    assert numbers(state) == [4]
    ends = brute_force.ends(RING, "4c1", 4, {"5b", "1b2", "2b1", "2c1", "1a1"})
    assert ends == {"6a1", "5a", "4c3"}
    assert ends != brute_force.ends(RING, "4c1", 5, {"5b", "1b2", "2b1", "2c1", "1a1"})

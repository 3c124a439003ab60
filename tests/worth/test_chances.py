"""The chances of every seat: of a position, and of what a seat sees."""

from __future__ import annotations

from random import Random

import pytest

import downforce as df
from downforce.rules import powers
from downforce.rules.options import Options
from tests.random_play import Style, choose

pytest.importorskip("numba", reason="the extra fast is not installed")

from downforce.worth import compare, compare_actions, judge
from downforce.worth.worlds import worlds

FEW = 24


def positions(count: int, seed: str, *, players: int = 0, **table: object) -> list[df.GameState]:
    """Positions of one kind of table, each of another game, at any decision."""
    rng, found = Random(seed), []
    for number in range(count):
        seats = players or rng.randint(2, 6)
        state = df.new_game(players=seats, seed=f"{seed} {number}", options=Options.of(**table))  # type: ignore[arg-type]
        for _ in range(rng.randrange(160)):
            after = df.apply(state, choose(state, rng, Style.ANY)).state
            if after.is_over:
                break
            state = after
        found.append(state)
    return found


@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize("mode", df.MODES)
def test_chances_sum_to_one_in_each_mode_and_edition(mode: str, edition: str) -> None:
    for state in positions(2, "modes", mode=mode, edition=edition):
        for found in (
            df.chances(state, playouts=FEW),
            df.view(state, df.Seat(0)).chances(playouts=FEW),
            df.view(state, None).chances(playouts=FEW),
        ):
            assert found.maker is df.Maker.RACED
            assert found.playouts == FEW
            assert len(found.wins) == len(found.money) == state.players
            assert sum(found.wins) == pytest.approx(1)
            assert all(0 <= win <= 1 for win in found.wins)


def test_a_table_that_the_fast_engine_does_not_know_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Idle(df.Power):
        id = df.PowerId("idle")

    monkeypatch.setitem(powers._powers, Idle.id, Idle())
    state = df.new_game(players=3, seed="idle", options=Options.of(powers=["idle"]))
    with pytest.raises(df.DownforceError, match="not one of the six printed ones"):
        df.chances(state)
    with pytest.raises(df.DownforceError, match="not one of the six printed ones"):
        df.view(state, df.Seat(0)).chances()


def test_the_same_question_has_the_same_answer_and_another_seed_a_near_one() -> None:
    (state,) = positions(1, "again", players=4)
    assert df.chances(state) == df.chances(state)
    one, other = df.chances(state), df.chances(state, seed=1)
    assert one != other
    assert one.wins == pytest.approx(other.wins, abs=0.15)  # over four standard errors


def look_alikes_that_differ(count: int) -> list[str]:
    """The views of look-alike positions that got another number than the first one."""
    rng, wrong = Random("look-alikes"), []
    for state in positions(count, "look-alikes"):
        seat = rng.choice([None, *state.setup.seats])
        seen = df.view(state, seat)
        other = df.view(seen.sample(rng), seat)
        assert str(other) == str(seen)
        if other.chances(playouts=3) != seen.chances(playouts=3):
            wrong.append(str(seen))
    return wrong


def test_chances_depend_on_nothing_that_the_seat_cannot_know() -> None:
    assert look_alikes_that_differ(15) == []


@pytest.mark.soak
def test_500_pairs_of_look_alikes_have_the_same_chances() -> None:
    assert look_alikes_that_differ(500) == []


def test_a_race_that_is_over_has_its_result() -> None:
    state = df.new_game(players=4, seed="result")
    rng = Random("result")
    while not state.is_over:
        state = df.apply(state, choose(state, rng, Style.ANY)).state
    rows = sorted(df.standings(state).rows, key=lambda row: row.seat)
    winners = df.standings(state).winners
    for found in (df.chances(state), df.view(state, df.Seat(2)).chances()):
        assert found.maker is df.Maker.RESULT
        assert found.money == tuple(row.money for row in rows)
        assert found.wins == tuple((seat in winners) / len(winners) for seat in range(4))
        assert found.interval(winners[0]) == (1 / len(winners), 1 / len(winners))


def test_the_interval_holds_the_chance_95_times_of_100() -> None:
    inside, asked = 0, 0
    for state in positions(2, "interval", players=3):
        truth = df.chances(state, playouts=2_000, seed=999)
        for seed in range(20):
            found = df.chances(state, playouts=60, seed=seed)
            for seat in range(3):
                interval = found.interval(df.Seat(seat))
                assert interval is not None
                low, high = interval
                inside += low <= truth.wins[seat] <= high
                asked += 1
    assert inside / asked > 0.9


def test_equal_random_numbers_make_compared_positions_differ_by_less_noise() -> None:
    (state,) = positions(1, "compared", players=3)
    same = compare([state, state], playouts=FEW)
    assert same.lead(0, 1, df.Seat(0)) == (0, 0)
    assert same.chances[0] == same.chances[1] == df.chances(state, playouts=FEW)


def test_actions_are_tried_in_the_same_worlds() -> None:
    state = df.new_game(players=3, seed="actions")
    view = df.view(state, df.Seat(1))
    found = compare_actions(view, view.legal[:4], playouts=FEW)
    assert len(found.chances) == 4
    mean, error = found.lead(0, 3, df.Seat(1))
    assert mean == pytest.approx(found.chances[0].wins[1] - found.chances[3].wins[1])
    assert 0 <= error < 0.2


def test_slips_leave_more_to_chance() -> None:
    certain, open_ = 0.0, 0.0
    for state in positions(12, "slips", players=3):
        certain += max(df.chances(state, playouts=FEW).wins)
        open_ += max(df.chances(state, playouts=FEW, slips=0.5).wins)
    assert open_ < certain


def test_hidden_bets_are_drawn_as_drivers_bet() -> None:
    rng, own, marked = Random("bets"), 0, 0
    state = df.new_game(players=3, seed="bets")
    while not state.bets_marked:
        bot = df.BOTS["works"]
        seat = state.asked[0]
        state = df.apply(state, bot.choose(df.view(state, seat), df.legal_actions(state, seat), rng)).state
    view = df.view(state, df.Seat(0))
    for world in worlds(view, 100, seed=1):
        assert world.bets[0] == state.bets[0]
        for rival in (1, 2):
            own += world.auction.owners[world.bets[rival][0]] == rival
            marked += 1
    assert own / marked > 0.75  # evenly drawn it would be a third


def test_without_numba_the_learned_maker_answers_and_the_other_one_says_why_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judge, "cause_against_racing", lambda: "Numba is not installed")
    state = df.new_game(players=3, seed="without")
    assert df.chances(state).maker is df.Maker.LEARNED
    assert df.view(state, None).chances().maker is df.Maker.LEARNED
    with pytest.raises(df.DownforceError, match="nothing can be raced here: Numba is not installed"):
        df.chances(state, maker=df.Maker.RACED)
    with pytest.raises(df.DownforceError, match="knows no slips"):
        df.chances(state, slips=0.1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"playouts": 0}, "playouts is a whole number from 1"),
        ({"playouts": True}, "playouts is a whole number"),
        ({"seed": -1}, "seed is a whole number from 0"),
        ({"slips": 2}, "slips is a share from 0 to 1"),
        ({"maker": df.Maker.RESULT}, "the maker is"),
        ({"maker": "raced"}, "the maker is"),
    ],
)
def test_a_wrong_question_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    state = df.new_game(players=2, seed="wrong")
    with pytest.raises(df.DownforceError, match=sentence):
        df.chances(state, **wrong)  # type: ignore[arg-type]
    with pytest.raises(df.DownforceError, match=sentence):
        df.view(state, df.Seat(0)).chances(**wrong)  # type: ignore[arg-type]


def test_no_positions_and_no_actions_are_refused() -> None:
    with pytest.raises(df.DownforceError, match="no positions"):
        compare([])
    with pytest.raises(df.DownforceError, match="no actions"):
        compare_actions(df.view(df.new_game(players=2, seed="x"), df.Seat(0)), [])

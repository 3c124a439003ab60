"""The numbers of actions and observations: what they mean, and that they mean one thing each."""

from __future__ import annotations

from random import Random

import pytest

import downforce as df
from downforce.rules.powers import add_power
from downforce.sim import spec
from tests.fast.tables import random_table
from tests.random_play import Style
from tests.rules.helpers import OVAL, RING, auction, play
from tests.strategies import play_game


@pytest.mark.parametrize("seed", range(8))
def test_every_legal_action_has_a_number_of_its_own_and_back(seed: int) -> None:
    rng = Random(seed)
    setup = random_table(rng)
    for state in play_game(setup, seed, rng.choice([*Style])).states[:-1]:
        for seat in state.asked:
            legal = df.legal_actions(state, seat)
            numbers = [spec.action_index(state, action) for action in legal]
            assert len({*numbers}) == len(legal)
            assert max(numbers) < spec.action_count(spec.setup_words(setup))
            assert [spec.action_at(state, seat, number) for number in numbers] == [*legal]


def test_a_view_gives_the_numbers_that_the_state_gives() -> None:
    for state in play_game(df.make_setup(players=3), 5).states[:-1:7]:
        seat = state.asked[0]
        plain = [spec.action_index(state, action) for action in df.legal_actions(state, seat)]
        assert [*spec.legal_indices(df.view(state, seat))] == plain


@pytest.mark.parametrize(
    ("hands", "text", "number"),
    [
        ("A1.F1/B2/B3", "0 bid A1", 0),
        ("F3/A1/A2", "0 bid F3", 32),
        ("F3/A1/A2", "0 bid F3 declared", 80),
        ("G6.E1/A1/A2", "0 bid G6", 41),
    ],
)
def test_the_number_of_a_bid_is_that_of_its_card(hands: str, text: str, number: int) -> None:
    state = auction(3, "K:cunning G:tricky R", hands)
    assert spec.action_index(state, df.parse_action(state, text)) == number
    assert str(spec.action_at(state, df.Seat(0), number)) == text


def test_the_heads_lie_where_the_page_says() -> None:
    heads = (spec.BID, spec.DECLARE, spec.PLAY, spec.REVERSE, spec.NAME, spec.SKIP, spec.KEEP_THE_LINE)
    assert heads == (0, 48, 96, 144, 192, 198, 199)
    others = (spec.MARK, spec.KEEP, spec.SWAP, spec.SWAP_NONE, spec.BONUS_NONE, spec.TO_FINISH, spec.TO_CELL)
    assert others == (200, 206, 212, 218, 219, 220, 224)
    assert (spec.VERSION, spec.action_count(1), spec.action_count(2)) == (1, 256, 288)


def test_cells_are_numbered_by_steps_and_the_straightest_first() -> None:
    track = df.TRACKS["marina-bay"]
    start = track.grid[0]
    near = spec.seen_from(track)[start]
    assert near[0] == start
    assert near[1 : 1 + len(track.ahead[start])] == track.ahead[start]
    assert [spec.move_words(t) for t in (track, df.TRACKS["river-station"], OVAL, RING)] == [1, 1, 1, 2]


def test_a_number_that_means_nothing_is_refused() -> None:
    state = df.new_game(players=2, seed="1")
    for number in (spec.PLAY, spec.TO_CELL, spec.SKIP, 9999, -1):
        with pytest.raises(df.DownforceError, match="means nothing in the phase bid"):
            spec.action_at(state, df.Seat(0), number)


def test_a_power_of_ones_own_is_refused_with_a_sentence() -> None:
    class Slow(df.Power):
        id = df.PowerId("slow-elsewhere")

    add_power(Slow())
    with pytest.raises(df.DownforceError, match="is not one of the six printed ones"):
        spec.power_number("slow-elsewhere")


def test_an_observation_counts_seats_from_the_one_that_looks() -> None:
    state = df.new_game(players=3, seed="7")
    blocks = spec.layout(3)
    state = play(state, *[f"{s} bid {state.hand(df.Seat(s))[0].name}" for s in range(3)]).state
    for seat in range(3):
        row = spec.observe(df.view(state, df.Seat(seat)))
        assert len(row) == spec.observation_size(3)
        hand = row[slice(*blocks["hand"])]
        assert [n for n, bit in enumerate(hand) if bit] == [c.index for c in state.hand(df.Seat(seat))]
        shown = row[slice(*blocks["shown"])]
        (first,) = [c.index for c in state.hand(df.Seat(seat)) if state.cards.shown[seat] >> c.index & 1][:1]
        assert shown[first] == 1


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(df.DownforceError, match="a view of a seat is needed"):
        spec.observe(df.view(df.new_game(players=2, seed="1"), None))


def test_the_winners_share_what_the_others_pay() -> None:
    for seed in range(6):
        state = play_game(df.make_setup(players=4), seed).states[-1]
        worth = spec.returns(df.standings(state))
        assert sum(worth) == pytest.approx(0)
        assert max(worth) == worth[df.standings(state).winners[0]] > 0

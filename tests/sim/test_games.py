"""Thousands of games by numbers: the same games as on the plain engine, and wrong input is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra fast is not installed")

import numpy as np

import downforce as df
from downforce.rules.deal import deal_from_seed
from downforce.sim import spec
from downforce.sim.games import ALIGNMENT, Games
from tests.rules.helpers import OVAL, RING

TABLES: dict[str, dict[str, Any]] = {
    "standard": {"players": 4},
    "beginner": {"players": 2, "mode": "beginner", "edition": "es"},
    "world tour": {"players": 3, "mode": "world-tour", "track": RING, "second_track": OVAL},
}


@pytest.mark.parametrize("name", TABLES)
def test_games_from_deals_go_as_on_the_plain_engine_to_their_ends(name: str) -> None:
    setup, rng = df.make_setup(**TABLES[name]), Random(name)
    deals = [deal_from_seed(setup, f"{name} {at}") for at in range(3)]
    plain = [df.opening(setup, deal).state for deal in deals]
    games = Games.from_deals(deals, setup=setup)
    while any(state.asked for state in plain):
        assert games.states() == plain
        assert games.actor.tolist() == [state.asked[0] if state.asked else -1 for state in plain]
        assert not games.returns()[[not df.is_over(state) for state in plain]].any()
        actions = [0] * len(plain)
        masks, seen = games.legal(), games.observe()
        for at, state in enumerate(plain):
            if not state.asked:
                assert not masks[at].any()
                continue
            view = df.view(state, state.asked[0])
            assert np.flatnonzero(masks[at]).tolist() == sorted(spec.legal_indices(view))
            assert seen[at].tolist() == spec.observe(view)
            action = rng.choice(view.legal)
            actions[at] = spec.action_index(state, action)
            plain[at] = df.apply(state, action).state
        assert not games.step(actions).any()
    assert games.is_over.all()
    for at, state in enumerate(plain):
        final = df.standings(state)
        assert games.returns()[at].tolist() == pytest.approx(spec.returns(final))
        if setup.options.money_decides:
            assert games.money()[at].tolist() == [
                row.money for row in sorted(final.rows, key=lambda row: row.seat)
            ]


def test_a_wrong_number_leaves_its_game_as_it_was_and_is_marked() -> None:
    games = Games(8, seed=1, players=2)
    actions = games.legal().argmax(axis=1)
    actions[3], actions[5], actions[7] = spec.BONUS_NONE, -1, 10_000
    before = games.states()
    assert np.flatnonzero(games.step(actions)).tolist() == [3, 5, 7]
    assert [at for at, state in enumerate(games.states()) if state == before[at]] == [3, 5, 7]


def test_no_number_but_the_legal_ones_changes_a_game() -> None:
    games = Games(1, seed=3, players=2)
    rng = np.random.default_rng(1)
    for _ in range(40):
        mask = games.legal()[0].astype(bool)
        one = Games.from_states(games.states() * games.actions)
        refused = one.step(np.arange(games.actions))
        assert (refused == ~mask).all()
        games.step([rng.choice(np.flatnonzero(mask))])


def test_the_seed_and_the_number_of_a_game_decide_its_deal() -> None:
    four, two = Games(4, seed=7, players=3).states(), Games(2, seed=7, first=2, players=3).states()
    assert four[2:] == two
    assert len(set(four)) == 4
    assert Games(4, seed=8, players=3).states() != four


def test_games_that_were_over_are_replaced_by_the_step_that_follows() -> None:
    games, rng = Games(8, seed=3, auto_reset=True, players=2, mode="beginner"), np.random.default_rng(3)
    ended = 0
    for _ in range(150):
        before, over, masks = games.records.copy(), games.is_over.copy(), games.legal()
        actions = np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)
        assert not games.step(actions).any()
        assert (games.records["number"] - before["number"] == 8 * over).all()
        assert (games.records["phase"][over] != 9).all()
        assert (games.records["order"] != before["order"]).any(axis=1)[over].all()
        ended += int(over.sum())
    assert ended >= 8


def test_a_game_that_is_over_ignores_its_action_unless_it_is_replaced() -> None:
    games, rng = Games(2, seed=3, players=2, mode="beginner"), np.random.default_rng(3)
    while not games.is_over.all():
        masks = games.legal()
        games.step(np.where(masks, rng.random(masks.shape), -1).argmax(axis=1))
    before = games.states()
    assert not games.step([5, -1]).any()
    assert games.states() == before
    assert sum(games.returns()[0]) == pytest.approx(0)
    games.reset()
    assert not games.is_over.any()


@pytest.mark.parametrize("what", ["legal", "observe", "returns"])
def test_others_take_the_arrays_without_a_copy(what: str) -> None:
    games = Games(5, players=3)
    array = getattr(games, what)()
    assert array.ctypes.data % ALIGNMENT == 0
    assert np.shares_memory(np.from_dlpack(array), array)
    games.step(games.legal().argmax(axis=1))
    assert getattr(games, what)() is array


NO_DEALS: Any = ["no deal"]
NO_STATES: Any = [3]
WRONG: dict[str, tuple[Any, str]] = {
    "too few": (lambda g: g.step(np.zeros(3, int)), r"^actions are whole numbers of the shape \[8\]"),
    "floats": (lambda g: g.step(np.zeros(8)), r"^actions are whole numbers"),
    "a word": (lambda g: g.step("bid"), r"^actions are whole numbers"),
    "a seat too many": (lambda g: g.observe(2), "no seat 2 with 2 players"),
    "a seat below": (lambda g: g.observe(-1), "no seat -1 with 2 players"),
    "too few seats": (lambda g: g.observe([0, 1]), r"^seats are whole numbers"),
    "no games": (lambda _: Games(0, players=2), "count is at least 1"),
    "a negative seed": (lambda _: Games(1, seed=-1, players=2), "seed is a whole number"),
    "both": (lambda g: Games(1, setup=g.setup, players=2), "not by both"),
    "no deal": (lambda _: Games.from_deals(NO_DEALS, players=2), "deals are those of the plain engine"),
    "two tables": (
        lambda _: Games.from_states([df.new_game(players=n, seed="1") for n in (2, 3)]),
        "positions of one table are needed, not of 2",
    ),
    "no state": (lambda _: Games.from_states(NO_STATES), "state"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_input_is_one_clear_error(what: str) -> None:
    call, cause = WRONG[what]
    with pytest.raises(df.DownforceError, match=cause):
        call(Games(8, players=2))

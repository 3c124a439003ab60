# ruff: noqa: ARG005  # a broken copy ignores what it is given
"""The twin plays as the plain engine does, and every broken copy of either is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product, takewhile
from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="the extra sim is not installed")

import jax
import jax.numpy as jnp
import numpy as np

import downforce as df
from downforce.rules import movement, tables
from downforce.rules.deal import deal_from_seed
from downforce.rules.phases import auction, race, turns
from downforce.rules.powers import aggressive, cunning, determined, strategic, tricky, unpredictable
from downforce.rules.state import NONE
from downforce.sim import spec, twin
from downforce.sim.tables import Rules, TwinSizes, rules_of
from tests import perft
from tests.fast.tables import random_table
from tests.random_play import Style
from tests.sim import compare

PLAYERS, MORE = 2, 4
"""Two numbers of players keep the compiling short; ``make soak`` has them all."""
soak = pytest.mark.soak


@pytest.mark.parametrize(
    ("players", "mode", "edition"),
    [
        (PLAYERS, "standard", "en"),
        (PLAYERS, "beginner", "es"),
        (PLAYERS, "world-tour", "pt-BR"),
        (MORE, "standard", "pt-PT"),
        (MORE, "long-distance", "fr"),
        *(
            pytest.param(players, mode, edition, marks=soak)
            for players, mode, edition in product(range(2, 7), df.MODES, df.EDITIONS)
        ),
    ],
)
def test_every_mode_is_played_as_by_the_plain_engine(players: int, mode: str, edition: str) -> None:
    style = Style.SHY if edition == "en" else Style.ANY
    setup = df.make_setup(players=players, mode=mode, edition=edition, track="river-station")
    assert compare.compare(compare.table_for(setup), 1, style) > 25 * compare.BATCH


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(n, marks=soak) for n in range(2, 48))])
def test_any_options_are_played_as_by_the_plain_engine(seed: int) -> None:
    rng = Random(f"slice {seed}")
    setup = random_table(rng, players=[PLAYERS, MORE][seed % 2], narrow=True)
    compare.compare(compare.table_for(setup), seed, rng.choice([*Style]))


def test_games_of_bots_are_played_as_by_the_plain_engine() -> None:
    setup = df.make_setup(players=MORE, edition="es")
    compare.compare(compare.table_for(setup), 1, bots=[df.BOTS["club"], df.BOTS["rookie"]])


@soak
@pytest.mark.parametrize("players", range(2, 7))
def test_a_million_decisions_for_each_number_of_players(players: int) -> None:
    done = 0
    for _, count in compare.comparisons(players, players=players):
        done += count
        if done >= 1_000_000:
            break


# --- perft ----------------------------------------------------------------------------------------

ENTRIES = {
    entry.id: entry
    for path in sorted(perft.FOLDER.glob("*.txt"))
    for entry in perft.read_entries(path.read_text(encoding="utf-8"))
}
SMALL = [
    name
    for name, entry in ENTRIES.items()
    if entry.state.players == PLAYERS and TwinSizes.of(entry.state.setup).words == 1
]


def twin_counts(state: df.GameState, depth: int) -> list[int]:
    """How many sequences of legal actions there are, by depth, counted by the twin."""
    table = compare.table_for(state.setup)
    games, counts = [state], []
    for _ in range(depth):
        after, count = [], 0
        for at in range(0, len(games), compare.BATCH):
            chunk = games[at : at + compare.BATCH]
            more, legal = _expanded(table, chunk)
            after += more
            count += legal
        games = after
        counts.append(count)
    return counts


def _expanded(table: compare.Table, games: list[df.GameState]) -> tuple[list[df.GameState], int]:
    """What follows some positions, and how many legal actions they have."""
    padded = games + [games[0]] * (compare.BATCH - len(games))
    state = table.twin.from_games(padded)
    mask = np.asarray(table.twin.legal(state))[:, : len(games)]
    after: list[df.GameState] = []
    left = [np.flatnonzero(column).tolist() for column in mask.T]
    for turn in range(max(map(len, left), default=0)):
        actions = [row[turn] if turn < len(row) else -1 for row in left]
        actions += [-1] * (compare.BATCH - len(games))
        stepped = table.twin.games(table.twin.step(state, jnp.array(actions, jnp.int32)))
        after += [game for game, number in zip(stepped, actions, strict=True) if number >= 0]
    return after, int(mask.sum())


def check_perft(name: str, highest: int) -> None:
    entry = ENTRIES[name]
    wanted = [*takewhile(lambda count: count is not None and count <= highest, entry.counts.values())]
    assert twin_counts(entry.state, len(wanted)) == wanted


@pytest.mark.parametrize("name", SMALL[::6])
def test_perft_counts_are_those_of_the_files(name: str) -> None:
    check_perft(name, 60)


@soak
@pytest.mark.parametrize("name", ENTRIES)
def test_deeper_perft_counts_are_those_of_the_files(name: str) -> None:
    check_perft(name, 3_000)


# --- what it is given -----------------------------------------------------------------------------


def opened(**table: Any) -> tuple[twin.Twin, twin.State]:
    setup = df.make_setup(players=PLAYERS, **table)
    made = compare.table_for(setup).twin
    return made, made.init([deal_from_seed(setup, str(n)) for n in range(compare.BATCH)])


def test_an_illegal_action_leaves_its_game_as_it_was_and_is_flagged() -> None:
    made, state = opened()
    mask = np.asarray(made.legal(state))
    actions = mask.argmax(axis=0)
    actions[3], actions[5], actions[7] = spec.BONUS_NONE, -1, 10_000
    assert len(actions) == compare.BATCH == 8
    after = made.step(state, actions)
    assert [*np.flatnonzero(after.illegal)] == [3, 5, 7]
    before, now = made.games(state), made.games(after)
    assert [n for n in range(compare.BATCH) if before[n] == now[n]] == [3, 5, 7]


@pytest.mark.parametrize(
    "actions",
    [np.zeros(3, np.int32), np.zeros(compare.BATCH, np.float32), np.zeros((1, compare.BATCH), int), 7, "bid"],
    ids=["too few", "floats", "another axis", "one number", "a word"],
)
def test_wrong_actions_are_refused_with_one_sentence(actions: Any) -> None:
    made, state = opened()
    with pytest.raises(df.DownforceError, match=r"^actions are "):
        made.step(state, actions)


def test_unknown_options_wrong_chance_and_wrong_sizes_are_refused() -> None:
    made, state = opened()
    with pytest.raises(df.DownforceError, match="no option of a step: fast"):
        made.step(state, np.zeros(compare.BATCH, int), fast=True)
    with pytest.raises(df.DownforceError, match="keys are those of"):
        made.init(jnp.zeros(4))
    with pytest.raises(df.DownforceError, match="init takes deals"):
        made.init(["no deal"])
    with pytest.raises(df.DownforceError, match="deals have the shapes"):
        made.init(state.deals._replace(cards=state.deals.cards[:, :41]))
    for seat in (2, -1):
        with pytest.raises(df.DownforceError, match=f"no seat {seat} with 2 players"):
            made.observe(state, seat)
    with pytest.raises(df.DownforceError, match=r"^seats are whole numbers"):
        made.observe(state, np.zeros(3, int))
    others: list[Any] = [state._replace(secrets=state.secrets[:1]), state.deals, None]
    for other in others:
        with pytest.raises(df.DownforceError, match="no state of a table with"):
            made.step(other, np.zeros(compare.BATCH, int))
    with pytest.raises(df.DownforceError, match="this table needs"):
        twin.Twin(players=4, sizes=TwinSizes(players=2))
    with pytest.raises(df.DownforceError):
        twin.Twin(players=4, mode="nonsense")
    with pytest.raises(df.DownforceError, match="either a setup or its parts"):
        twin.Twin(made.setup, players=4)


def test_the_rules_of_several_tables_cannot_be_mapped() -> None:
    made, state = opened()
    both = jax.tree.map(lambda leaf: jnp.stack([leaf, leaf]), made.rules)
    actions = jnp.zeros(compare.BATCH, jnp.int32)
    with pytest.raises(df.DownforceError, match="over the rules of several tables it does not"):
        jax.vmap(lambda rules: twin.step(rules, state, actions))(both)


@soak  # the options compile a step of their own
def test_ended_games_are_replaced_by_new_ones_in_the_step_that_follows() -> None:
    made, _ = opened(mode="beginner")
    state, rng = made.init(jax.random.split(jax.random.key(3), compare.BATCH)), np.random.default_rng(3)
    ended, replaced = 0, 0
    for _ in range(150):
        mask, over = np.asarray(made.legal(state)), np.asarray(twin.is_over(state))
        actions = np.where(mask, rng.random(mask.shape), -1).argmax(axis=0)
        after, alone = made.step(state, actions, auto_reset=True), made.step(state, actions)
        assert not np.asarray(after.illegal).any()
        assert (np.asarray(after.games) - np.asarray(state.games) == over).all()
        games, plain = made.games(after), made.games(alone)
        for number in range(compare.BATCH):
            if over[number]:  # a new game at its first decision, dealt from the key of the old one
                assert games[number].phase is not df.Phase.OVER
                assert games[number].turn.card == NONE
                changed = (
                    np.asarray(after.deals.cards)[..., number] != np.asarray(state.deals.cards)[..., number]
                )
                assert changed.any()
            else:
                assert games[number] == plain[number]
        ended, replaced = ended + int(np.asarray(twin.is_over(after)).sum()), replaced + int(over.sum())
        state = after
    assert ended >= replaced >= compare.BATCH


@soak
def test_forced_decisions_are_folded_into_the_step() -> None:
    setup = df.make_setup(players=PLAYERS)
    made = compare.table_for(setup).twin
    deals = [deal_from_seed(setup, f"fold {n}") for n in range(compare.BATCH)]
    games, state, rng = [df.opening(setup, deal).state for deal in deals], made.init(deals), Random(1)
    folded = 0
    while any(game.asked for game in games):
        actions = []
        for number, game in enumerate(games):
            if not game.asked:
                actions.append(-1)
                continue
            action = rng.choice(df.legal_actions(game, game.asked[0]))
            actions.append(spec.action_index(game, action))
            game = df.apply(game, action).state
            while game.asked and len(legal := df.legal_actions(game, game.asked[0])) == 1:
                game, folded = df.apply(game, legal[0]).state, folded + 1
            games[number] = game
        state = made.step(state, np.array(actions), forced=True)
        assert made.games(state) == games
    assert folded > compare.BATCH


@soak
def test_a_refused_action_is_flagged_with_every_option_and_changes_nothing() -> None:
    made, state = opened()
    mask = np.asarray(made.legal(state))
    actions = mask.argmax(axis=0)
    actions[2] = spec.BONUS_NONE
    before = made.games(state)[2]
    for options in ({"forced": True}, {"auto_reset": True}):
        after = made.step(state, actions, **options)
        assert [*np.flatnonzero(after.illegal)] == [2]
        assert made.games(after)[2] == before


@soak  # it compiles two functions more
def test_keys_deal_every_car_power_and_card_once_and_games_end() -> None:
    made, _ = opened(mode="beginner")
    state = made.init(jax.random.split(jax.random.key(1), compare.BATCH))
    deals = state.deals
    for piles, size in ((deals.grid, 6), (deals.cars, 6), (deals.cards, 42)):
        assert (np.sort(np.asarray(piles), axis=1) == np.arange(size)[:, None]).all()
    assert len({tuple(row) for row in np.asarray(deals.cards)[0].T}) == compare.BATCH
    again = made.init(jax.random.split(jax.random.key(1), compare.BATCH))
    assert (np.asarray(again.deals.cards) == np.asarray(deals.cards)).all()
    rng = np.random.default_rng(1)
    for _ in range(400):
        mask = np.asarray(made.legal(state))
        if not mask.any():
            break
        scores = np.where(mask, rng.random(mask.shape), -1)
        state = made.step(state, scores.argmax(axis=0))
    assert np.asarray(twin.is_over(state)).all()
    assert [str(game.phase) for game in made.games(state)] == ["over"] * compare.BATCH


# --- broken copies --------------------------------------------------------------------------------


def wrong(rules: Rules, **fields: Any) -> Rules:
    return rules._replace(**{name: jnp.asarray(value) for name, value in fields.items()})


def flipped(array: Any, *place: int, by: int = 1) -> Any:
    changed = np.array(array)
    changed[place] ^= np.asarray(by, changed.dtype)
    return changed


TABLES: dict[str, tuple[dict[str, Any], Callable[[Rules], Rules]]] = {
    "a prize": ({}, lambda r: wrong(r, prizes=flipped(r.prizes, 1))),
    "a payout": ({}, lambda r: wrong(r, payouts=flipped(r.payouts, 2, 2))),
    "a betting line": ({}, lambda r: wrong(r, lines=np.array(r.lines) + 2)),
    "two bets": ({}, lambda r: wrong(r, bets=np.int32(2))),
    "hands of six for two": ({}, lambda r: wrong(r, hand_for_two=np.int32(6))),
    "the finish line": ({}, lambda r: wrong(r, beyond=np.array(r.beyond) & ~np.uint32(2))),
    "rectangles": ({}, lambda r: wrong(r, straight=~np.array(r.straight))),
    "jams": ({}, lambda r: wrong(r, out_steps=np.array(r.out_steps) + 1)),
    "reversible cards": ({}, lambda r: wrong(r, reversible=np.array(r.regular))),
    "printed colours": ({}, lambda r: wrong(r, card_colours=np.zeros(48, np.int32))),
    "what a card bids": ({}, lambda r: wrong(r, card_bids=np.array(r.card_bids) ^ np.uint32(1))),
    "lines for a tie": ({}, lambda r: wrong(r, card_bids=np.array(r.card_bids) & ~np.uint32(7 << 21))),
    "a given price": ({}, lambda r: wrong(r, prices=np.array(r.prices)[:, ::-1])),
    "wild cards": (
        {"hands_of_three": True},
        lambda r: wrong(r, with_wild=np.array(r.with_wild) ^ np.uint32(6)),
    ),
    "cards of a colour": ({}, lambda r: wrong(r, with_car=np.array(r.with_car)[::-1])),
    "the lowest bid": ({"edition": "fr"}, lambda r: wrong(r, lowest_bid=np.int32(0))),
    "may or must swap": ({"edition": "es"}, lambda r: wrong(r, swap=np.int32(2))),
    "face-up cards": ({}, lambda r: wrong(r, eights_face_up=np.int32(0))),
    "the first home": ({"mode": "beginner"}, lambda r: wrong(r, first_home_wins=np.int32(0))),
    "the common pile": ({"mode": "beginner"}, lambda r: wrong(r, common_pile=np.int32(0))),
    "cars dealt": ({"mode": "beginner"}, lambda r: wrong(r, cars_each=np.int32(2))),
    "laps": ({"mode": "long-distance"}, lambda r: wrong(r, laps=np.int32(0))),
    "two races": ({"mode": "world-tour"}, lambda r: wrong(r, races=np.int32(1))),
    "the grid": ({}, lambda r: wrong(r, grid=np.array(r.grid)[:, ::-1])),
    "a way": ({}, lambda r: wrong(r, ahead=np.array(r.ahead) & ~np.uint32(8))),
    "reversed lines": ({}, lambda r: wrong(r, card_lines=np.tile(np.array(r.card_lines)[:, :48], 2))),
}


def every_sixth(names: Iterable[str]) -> list[Any]:
    """Every sixth one in every run, the others with ``make soak``."""
    return [name if n % 6 == 0 else pytest.param(name, marks=soak) for n, name in enumerate(names)]


def compare_some(table: compare.Table) -> None:
    for seed in range(32):
        compare.compare(table, seed, [Style.ANY, Style.SHY][seed % 2])


@pytest.mark.parametrize("name", every_sixth(TABLES))
def test_a_broken_table_is_found_out(name: str) -> None:
    options, change = TABLES[name]
    setup = df.make_setup(players=PLAYERS, **options)
    rules = jax.tree.map(jnp.asarray, change(rules_of(setup)))
    table = compare.table_for(setup, rules)
    with pytest.raises(compare.Difference):
        compare_some(table)


PATCHES: dict[str, tuple[dict[str, Any], Any, str, Any]] = {
    "aggressive": ({}, aggressive.Aggressive, "speeds", lambda self, card, line: (card.lines[line].speed,)),
    "cunning": ({}, cunning.Cunning, "steers_own_cars", False),
    "determined": ({}, determined.Determined, "bonus_steps", lambda self, path: 2 if path else 0),
    "strategic": ({}, strategic.Strategic, "may_skip", lambda self, card, skipped: skipped < 2),
    "tricky": ({}, tricky.Tricky, "may_reverse", lambda self, card: True),
    "unpredictable": ({}, unpredictable.Unpredictable, "namable", lambda self, card: df.CARS[:5]),
    "blocked cars": ({}, movement.Movement, "is_blocked", lambda self, cell, occupied: False),
    "the next seat": ({}, turns, "next_seat", lambda hands, seat: df.Seat(0) if hands[0] else df.Seat(1)),
    "bidders": ({}, auction, "_bidders", lambda state, without: state.setup.seats),
    "forced bids": ({}, auction, "nobody_may_pass", lambda state: False),
    "ties": ({}, auction, "_winner", lambda state, offers: max(offers, key=lambda bid: bid.amount)),
    "players out": ({}, turns, "_players_out", lambda state, cars: ()),
    "skipping a wild": ({}, race, "_may_skip_wild", lambda state, turn: False),
}


def fresh_memos() -> Iterator[None]:
    """What the plain engine remembers of a power is forgotten."""
    tables.deck_tables.cache_clear()
    movement.movement.cache_clear()
    from downforce.rules import game

    game._shared_setup.cache_clear()
    yield


@pytest.mark.parametrize("name", every_sixth(PATCHES))
def test_a_broken_copy_of_the_plain_engine_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options, owner, attribute, value = PATCHES[name]
    monkeypatch.setattr(owner, attribute, value)
    memos = fresh_memos()
    next(memos)
    try:
        table = compare.table_for(df.make_setup(players=PLAYERS, **options))
        with pytest.raises((compare.Difference, AssertionError, df.IllegalAction)):
            compare_some(table)
    finally:
        monkeypatch.undo()
        next(fresh_memos())


def test_at_least_twenty_copies_are_broken() -> None:
    assert len({*TABLES, *PATCHES}) == len(TABLES) + len(PATCHES) >= 20

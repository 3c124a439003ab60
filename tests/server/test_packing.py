"""A finished game in one small row, and any point of it at hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.notation.fair import headers
from downforce.server.table.packing import FIRST, anonymous, pack, position, unpack

LARGEST = 4096


def finished(seed: int, players: int, mode: str) -> df.GameRecord:
    """A random game as a table would record it."""
    start, rng = df.new_game(players=players, seed=str(seed), mode=mode), Random(seed)
    state, actions = start, []
    while not state.is_over:
        action = rng.choice(df.legal_actions(state, state.asked[0]))
        actions.append(action)
        state = df.apply(state, action).state
    nonces = [(seat, f"{rng.getrandbits(256):064x}") for seat in range(players)]
    return df.GameRecord(
        setup=start.setup,
        seed=str(seed),
        actions=tuple(actions),
        names=tuple(f"Ñáme of {seat}, long…" for seat in range(players)),
        headers={"Date": "2026-11-15", **headers(f"{rng.getrandbits(256):064x}", nonces)},
    )


@settings(max_examples=20, deadline=None)
@given(
    st.integers(0, 9999),
    st.integers(2, 6),
    st.sampled_from(["standard", "beginner", "long-distance", "world-tour"]),
)
def test_a_finished_game_takes_at_most_4_kilobytes_and_comes_back_whole(
    seed: int, players: int, mode: str
) -> None:
    record = finished(seed, players, mode)
    data = pack(record)
    assert len(data) <= LARGEST
    assert unpack(data) == str(record)


@pytest.mark.parametrize("mode", df.MODES)
def test_a_packed_game_is_read_at_any_point(mode: str) -> None:
    record = finished(7, 4, mode)
    data = pack(record)
    for count in (0, 1, 40, 99, 100, 101, 200, 299, len(record.actions)):
        assert position(data, count) == record.at(count)


def test_the_open_collection_has_no_names() -> None:
    named = replace(finished(3, 3, "standard"), names=("Ann", '[Seat1 "x"]\n\n', "Zoë"))
    text = anonymous(pack(named))
    assert text == str(replace(named, names=("Player 1", "Player 2", "Player 3")))
    assert df.GameRecord.parse(text).names == ("Player 1", "Player 2", "Player 3")


def test_a_row_of_a_later_version_is_refused() -> None:
    with pytest.raises(ValueError, match="later version"):
        unpack(b"2" + pack(finished(1, 2, "standard"))[len(FIRST) :])

"""Draft turns: what a preview says comes true, and it says nothing that the view does not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.rules.events import for_viewer, reveals_nothing
from downforce.rules.state import NONE
from downforce.rules.text.write import view_fields
from downforce.server.table.draft import play_draft, preview
from downforce.server.table.views import TURN, tried_out
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError

MODES = st.sampled_from(["standard", "beginner", "long-distance", "world-tour"])


def position(seed: int, players: int, mode: str, depth: int) -> df.GameState:
    """A game after some random actions, not over."""
    state, rng = df.new_game(players=players, seed=str(seed), mode=mode), Random(seed)
    for _ in range(depth):
        step = df.apply(state, rng.choice(df.legal_actions(state, rng.choice(state.asked)))).state
        if step.is_over:
            break
        state = step
    return state


def random_draft(seen: df.View, rng: Random) -> list[str]:
    """A whole turn, or the beginning of one."""
    draft: list[str] = []
    while True:
        tried = preview(seen, draft)
        if draft and (tried.ended or rng.random() < 0.1):
            return draft
        draft.append(str(rng.choice(tried.view.legal)))


def told_line(seen: df.View, draft: list[str]) -> dict[str, str]:
    """The fields of the view's line as a page knows them after a draft."""
    changes = tried_out(seen, p.Preview(id="p", seat=0, draft=draft), seq=1).line
    line = {**view_fields(seen), **changes}
    return {name: value for name, value in line.items() if value is not None}


def turn_fields(line: dict[str, str]) -> dict[str, str]:
    return {name: line[name] for name in TURN if name in line}


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 9999), st.integers(2, 6), MODES, st.integers(0, 180))
def test_what_a_preview_says_comes_true(seed: int, players: int, mode: str, depth: int) -> None:
    state, rng = position(seed, players, mode, depth), Random(seed)
    seat = rng.choice(state.asked)
    seen = df.view(state, seat)
    draft = random_draft(seen, rng)
    tried, real = preview(seen, draft), play_draft(state, seat, draft)
    told = [for_viewer(event, seat) for event in real.events]
    assert [*tried.events] == told[: len(tried.events)]
    if tried.ended:
        stopped = real.state.asked != (seat,) or real.state.phase.is_secret
        assert stopped or not reveals_nothing(real.events)
        if reveals_nothing(real.events):
            assert tried.view.state.cars == real.state.cars
            goes_on = real.state.turn.card != NONE
            comes = view_fields(df.view(real.state, seat) if goes_on else seen)
            assert turn_fields(told_line(seen, draft)) == turn_fields(comes)
    else:
        assert tried.view == df.view(real.state, seat)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 9999), st.integers(2, 6), MODES, st.integers(0, 180))
def test_a_preview_depends_on_the_view_alone(seed: int, players: int, mode: str, depth: int) -> None:
    state, rng = position(seed, players, mode, depth), Random(seed)
    seat = rng.choice(state.asked)
    seen = df.view(state, seat)
    draft = random_draft(seen, rng)
    other = df.view(seen.sample(rng), seat)
    assert other == seen
    assert preview(other, draft) == preview(seen, draft)


@pytest.mark.rule("R8.2")
def test_a_preview_tells_whose_cunning_steers_next() -> None:
    stops = []
    for number in range(12):
        state = position(number, 4, "standard", 0)
        while state.phase is not df.Phase.PLAY_CARD:
            state = df.apply(state, df.legal_actions(state, state.asked[0])[0]).state
        seat = state.asked[0]
        seen = df.view(state, seat)
        told = [told_line(seen, [str(action)]) for action in seen.legal]
        stops += [line for line in told if line["phase"] == "move-car" and line["asked"] != str(seat)]
    assert stops
    for line in stops:
        assert line["turn"] != line["asked"]
        assert line["powers"].split("/")[int(line["asked"])] == "cunning"


@pytest.mark.rule("R5.1")
def test_a_draft_that_ends_a_turn_opens_no_bets_before_it_is_played() -> None:
    opened = 0
    for number in range(12):
        state, rng = position(number, 4, "standard", 0), Random(number)
        while state.phase is not df.Phase.BET:
            seat = state.asked[0]
            seen, action = df.view(state, seat), rng.choice(df.legal_actions(state, seat))
            step = df.apply(state, action)
            if step.state.phase is df.Phase.BET:
                assert told_line(seen, [str(action)])["phase"] == view_fields(seen)["phase"]
                opened += 1
            state = step.state
    assert opened


def test_a_spectator_has_nothing_to_try() -> None:
    state = df.new_game(players=2, seed="any")
    with pytest.raises(RefusalError) as refused:
        preview(df.view(state, None), ["0 bid A1"])
    assert refused.value.reason is Refusal.NOT_YOUR_SEAT


def test_a_bid_ends_a_draft_before_anything_is_revealed() -> None:
    state = df.new_game(players=3, seed="any")
    for seat in (df.Seat(0), df.Seat(1)):
        state = df.apply(state, df.legal_actions(state, seat)[0]).state
    last = df.view(state, df.Seat(2))
    tried = preview(last, [str(last.legal[0])])
    assert tried.ended
    assert [type(event).__name__ for event in tried.events] == ["BidPlaced"]


def test_a_draft_without_end_is_refused() -> None:
    state = df.new_game(players=3, seed="any")
    with pytest.raises(RefusalError) as refused:
        play_draft(state, df.Seat(0), ["0 bid A1"] * 41)
    assert refused.value.reason is Refusal.DRAFT_TOO_LONG

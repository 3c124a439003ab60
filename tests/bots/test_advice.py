"""Advice is what Ace would do, says why, and tells no more than the view it is given."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import downforce as df
from downforce.bots import BOTS
from downforce.bots.advice import MOST, AdviceKind, Tip, advise, taken_with
from downforce.bots.tactics import winning
from downforce.i18n import LANGUAGES, load
from tests.bots.levels import decisions

MOST_WORDS = 40
PRICE = "$12M"
RARE = {df.Phase.KEEP_POWER, df.Phase.CHOOSE_SKIP, df.Phase.BONUS, df.Phase.BET}
PHASES = {df.Phase.BID, df.Phase.PLAY_CARD, df.Phase.NAME_WILD, df.Phase.MOVE_CAR, *RARE}
"""``SWAP_POWER`` is left out: it is rare, and goes the way of ``KEEP_POWER``."""


def some_decisions(count: int, step: int) -> list[df.View]:
    return [*islice(decisions(10_000), 0, count * step, step)]


def sentence(tip: Tip, language: str) -> str:
    numbers = {"steps": tip.spaces, "usual": tip.usual, "chance": tip.chance, "place": tip.place}
    return load(language).advice(tip.kind, tip.car, PRICE, **numbers)


@pytest.fixture(scope="module")
def advised() -> list[tuple[df.View, tuple[Tip, ...]]]:
    """Views of every kind of decision with what was advised; each is costly, so all tests share them."""
    found: dict[df.Phase, list[df.View]] = {phase: [] for phase in PHASES}
    for at, seen in enumerate(decisions(10_000)):
        met = found.get(seen.state.phase)
        if met is not None and len(met) < 20 and (at % 7 == 0 or seen.state.phase in RARE):
            met.append(seen)
        if all(found.values()) and sum(map(len, found.values())) > 100:
            break
    return [(seen, advise(seen)) for views in found.values() for seen in views]


def test_the_first_choice_is_what_ace_does(advised: list[tuple[df.View, tuple[Tip, ...]]]) -> None:
    for seen, tips in advised[:60]:
        assert tips[0].action == BOTS["ace"].choose(seen, seen.legal, Random(str(seen)))


def test_the_choices_are_legal_and_different(advised: list[tuple[df.View, tuple[Tip, ...]]]) -> None:
    for seen, tips in advised:
        actions = [tip.action for tip in tips]
        assert set(actions) <= set(seen.legal)
        assert len({*actions}) == len(actions) <= MOST
        if not any(isinstance(action, df.Bid) for action in actions):
            assert len(actions) == min(MOST, len(seen.legal))


def test_all_kinds_of_decisions_are_advised(advised: list[tuple[df.View, tuple[Tip, ...]]]) -> None:
    assert {seen.state.phase for seen, _ in advised} == {*PHASES}
    kinds = {tip.kind for _, tips in advised for tip in tips}
    assert kinds >= {
        AdviceKind.BID,
        AdviceKind.DEAR,
        AdviceKind.OWN,
        AdviceKind.LEADER,
        AdviceKind.RIVAL,
        AdviceKind.CHANCE,
        AdviceKind.PAYS,
        AdviceKind.POWER,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_longer_than_forty_words(language: str) -> None:
    for kind in AdviceKind:
        for number in (0, 1, 2, 3, 40):
            tip = Tip(
                df.Bet(df.Seat(0), df.Car.YELLOW),
                kind,
                df.Car.YELLOW,
                spaces=number,
                usual=number,
                chance=max(1, number),
                place=max(1, min(6, number)),
            )
            said = sentence(tip, language)
            assert said.endswith((".", "!"))
            assert len(said.split()) <= MOST_WORDS, said


def test_a_reason_is_told_with_its_numbers() -> None:
    tip = Tip(df.Bet(df.Seat(0), df.Car.RED), AdviceKind.OWN, spaces=9, usual=6)
    assert sentence(tip, "en") == (
        "By the end of this card your cars gain 9 spaces; other choices gain about 6."
    )


def test_who_gains_less_and_ranks_higher_has_another_reason(
    advised: list[tuple[df.View, tuple[Tip, ...]]],
) -> None:
    for _, tips in advised:
        gains = [tip.spaces for tip in tips if tip.kind is AdviceKind.OWN]
        assert gains == sorted(gains, reverse=True)
    kinds = {tip.kind for _, tips in advised for tip in tips}
    assert kinds & {AdviceKind.LESS, AdviceKind.TRIAL, AdviceKind.PRIZES}


def test_advice_is_taken_where_there_was_another_choice() -> None:
    assert [*map(taken_with, ["", "a", "ab", "abc"])] == [(), (), "a", "abc"]


def test_nothing_is_advised_to_a_seat_that_is_not_asked() -> None:
    state = df.new_game(players=3, seed="quiet", mode="beginner")
    (asked,) = df.to_act(state)
    assert advise(df.view(state, asked))
    assert advise(df.view(state, df.Seat((asked + 1) % 3))) == ()
    assert advise(df.view(state, None)) == ()


def test_the_only_choice_is_called_so() -> None:
    for seen in (df.view(state, df.to_act(state)[0]) for state in _to_the_end()):
        if len(seen.legal) == 1:
            assert [(tip.action, tip.kind) for tip in advise(seen)] == [(seen.legal[0], AdviceKind.ONLY)]
            return
    raise AssertionError("no forced decision")


def test_a_win_in_reach_is_named() -> None:
    met = decisions(10_000, mode="beginner", auction=False, first_home_wins=True)
    seen = next(seen for seen in met if winning(seen, seen.legal))
    assert [tip.kind for tip in advise(seen)].index(AdviceKind.WIN) == 0


def _to_the_end(**table: object) -> list[df.GameState]:
    state = df.new_game(players=3, **{"seed": "end", **table})  # type: ignore[arg-type]
    rng, states = Random(1), []
    while not df.is_over(state):
        states.append(state)
        seen = df.view(state, df.to_act(state)[0])
        state = df.apply(state, BOTS["club"].choose(seen, seen.legal, rng)).state
    return states


def look_alikes(count: int, step: int) -> None:
    """In two worlds of one view the advice is the same, whatever the hidden cards are."""
    rng, differ = Random("advice"), 0
    for seen in some_decisions(count, step):
        assert seen.seat is not None
        worlds = [seen.sample(rng) for _ in range(2)]
        differ += worlds[0].cards != worlds[1].cards or worlds[0].bets != worlds[1].bets
        one, other = (advise(df.view(world, seen.seat)) for world in worlds)
        assert one == other == advise(seen)
    assert differ > count // 2


def test_advice_tells_no_more_than_the_view() -> None:
    look_alikes(25, 173)


@pytest.mark.soak
def test_advice_tells_no_more_than_the_view_in_a_thousand_worlds() -> None:
    look_alikes(1000, 7)

"""No secret is sent: for games that look the same to a viewer, every byte sent is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest

from downforce.notation.plain import plain_event
from downforce.rules import view as view_module
from downforce.rules.events import Event
from downforce.rules.state import GameState, Phase
from downforce.rules.view import Sizes, View, view
from downforce.server.live import advising, awake
from downforce.server.table import decide as decide_module
from downforce.server.table import log, views
from downforce.server.table.draft import DraftResult, play_draft
from downforce.server.table.fold import Table
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p
from downforce.server.wire.errors import RefusalError
from tests.server.indistinguishable_games import (
    PHASES,
    Difference,
    Pair,
    compare,
    make_pair,
    private_words,
    told_in_both,
    two_servers,
)

PAIRS = 100
BATCHES = 4
SOAK_PAIRS = 10_000
SOAK_BATCHES = 50

pair_of = cache(make_pair)


def check_pairs(pairs: Iterable[Pair]) -> int:
    """Plays pairs on two servers; raises ``Difference`` at the first byte that depends on a hidden thing."""

    async def main() -> int:
        frames = 0
        async with two_servers() as servers:
            for pair in pairs:
                one, other = await told_in_both(servers, pair)
                assert one
                assert other
                compare(pair, one, other)
                private = private_words(pair)
                for frame in (*one.viewer, *one.watcher, *one.pages):
                    frames += 1
                    assert not [word for word in private if word in frame], (pair.number, frame)
        return frames

    return asyncio.run(main())


@pytest.mark.parametrize(
    "batch", [0, 1, *(pytest.param(batch, marks=pytest.mark.soak) for batch in range(2, BATCHES))]
)
def test_indistinguishable_games_send_the_same_bytes(batch: int) -> None:
    pairs = [pair_of(number) for number in range(batch, PAIRS, BATCHES)]
    assert check_pairs(pairs) > 20 * len(pairs)


def test_the_pairs_are_of_every_kind() -> None:
    pairs = [pair_of(number) for number in range(PAIRS)]
    assert {pair.phase for pair in pairs} == set(PHASES)
    assert {pair.settings.mode for pair in pairs} == {"standard", "beginner", "long-distance", "world-tour"}
    assert {pair.players for pair in pairs} == {2, 3, 4, 5, 6}
    assert {pair.viewer for pair in pairs} == {None, 0, 1, 2, 3, 4, 5}
    assert len({pair.settings.edition for pair in pairs}) > 3
    assert any(pair.settings.single for pair in pairs)
    assert {pair.states[-1].setup.race for pair in pairs} == {0, 1}
    assert sum(not pair.plays for pair in pairs) < 5  # nearly all of them have a history
    assert sum(len(pair.plays) <= 8 for pair in pairs) > 3  # and some are watched from the first moment


def test_the_two_games_differ_in_every_hidden_thing() -> None:
    differs = set[str]()
    for number in range(PAIRS):
        pair = pair_of(number)
        here, there = pair.deals
        race = pair.states[-1].setup.race
        now = zip(here[race]._fields, here[race], there[race], strict=True)
        differs |= {name for name, a, b in now if a != b}
        differs |= {"race to come"} if here[race + 1 :] != there[race + 1 :] else set()
        hidden = [a for play in pair.plays for a, b in zip(*play.drafts, strict=True) if a != b]
        differs |= {text.split()[1] for text in hidden}
    assert differs == {"cars", "powers", "cards", "race to come", "bid", "bet", "keep"}


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK_BATCHES))
def test_ten_thousand_indistinguishable_games_send_the_same_bytes(batch: int) -> None:
    numbers = range(PAIRS + batch, PAIRS + SOAK_PAIRS, SOAK_BATCHES)
    assert check_pairs(map(make_pair, numbers)) > 10 * len(numbers)


# --- the test finds leaks ---------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def _blanked_less(**kept: Callable[[GameState], Any]) -> Patch:
    """Redaction forgets a field of the state."""
    honest = view_module._blanked

    def blanked(state: GameState, seat: Viewer) -> GameState:
        return honest(state, seat)._replace(**{name: get(state) for name, get in kept.items()})

    return lambda patch: patch.setattr(view_module, "_blanked", blanked)


def _sight_with(leak: Callable[[GameState, GameState], GameState]) -> Patch:
    """What is sent of a view holds something more than the view."""

    def sight(table: Table, viewer: Viewer, *_: object) -> p.Sight | None:
        if table.game is None:
            return None
        state = table.game.state
        return views.sight_of(View(viewer, leak(view(state, viewer).state, state), Sizes.of(state)))

    return lambda patch: patch.setattr(views, "sight", sight)


def _all_hands(seen: GameState, state: GameState) -> GameState:
    return seen._replace(cards=seen.cards._replace(hands=state.cards.hands))


def _own_pile_in_order(seen: GameState, state: GameState) -> GameState:
    return seen._replace(cards=seen.cards._replace(piles=state.cards.piles))


def _left_over(seen: GameState, state: GameState) -> GameState:
    return seen._replace(cards=seen.cards._replace(left_over=state.cards.left_over))


def _lots_to_come(seen: GameState, state: GameState) -> GameState:
    return seen._replace(auction=state.auction)


def _whole_events(patch: pytest.MonkeyPatch) -> None:
    def same(event: Event, _: Viewer) -> Event:
        return event

    patch.setattr(views, "for_viewer", same)


def _talkative_note(patch: pytest.MonkeyPatch) -> None:
    honest = views.note

    def note(entry: log.Entry) -> p.Note:
        told = honest(entry)
        if isinstance(entry, log.Played):
            told.text = "." * sum(map(len, entry.actions))  # only the size of what was done
        return told

    patch.setattr(views, "note", note)


def _true_previews(patch: pytest.MonkeyPatch) -> None:
    honest = views.previewed

    def previewed(table: Table, seat: Any, request: p.Preview) -> p.Previewed:
        told = honest(table, seat, request)
        if request.draft and table.game is not None:
            _, _, events = play_draft(table.game.state, seat, request.draft)
            told.events = [plain_event(event) for event in events]
        return told

    patch.setattr(views, "previewed", previewed)


def _true_advice(patch: pytest.MonkeyPatch) -> None:
    """Which choice comes first tells one bit of the hands."""
    honest = advising.advice

    async def told(table: Table, *asked: Any) -> list[p.AdviceInfo]:
        choices = await honest(table, *asked)
        assert table.game is not None
        return choices[:: -1 if hash(table.game.state.cards.hands) % 2 else 1]

    patch.setattr(awake, "advice", told)


def _explained_refusals(patch: pytest.MonkeyPatch) -> None:
    def play(state: GameState, seat: Any, texts: list[str]) -> DraftResult:
        try:
            return play_draft(state, seat, texts)
        except RefusalError as refused:
            raise RefusalError(refused.reason, f"{sum(state.cards.hands[seat - 1 :])}") from None

    patch.setattr(decide_module, "play_draft", play)


def _telling_hash(patch: pytest.MonkeyPatch) -> None:
    honest = views.sight

    def sight(table: Table, viewer: Viewer, *at_hand: Any) -> p.Sight | None:
        told = honest(table, viewer, *at_hand)
        if told is not None and table.game is not None and table.asked:
            told.to_go = [*told.to_go, hash(table.game.state.cards.hands) % 2]  # one bit
        return told

    patch.setattr(views, "sight", sight)


LEAKS: dict[str, tuple[Patch, tuple[Phase, ...]]] = {
    "events": (_whole_events, (Phase.BID, Phase.KEEP_POWER, Phase.BET)),
    "secrets": (_blanked_less(secrets=lambda state: state.secrets), (Phase.BID, Phase.KEEP_POWER, Phase.BET)),
    "bets": (_blanked_less(bets=lambda state: state.bets), (Phase.BET, Phase.MOVE_CAR)),
    "the race to come": (_blanked_less(to_come=lambda state: state.to_come), (Phase.KEEP_POWER, Phase.BET)),
    "hands": (_sight_with(_all_hands), (Phase.MOVE_CAR,)),
    "the order of piles": (_sight_with(_own_pile_in_order), (Phase.SWAP_POWER, Phase.PLAY_CARD)),
    "cards left over": (_sight_with(_left_over), (Phase.PLAY_CARD, Phase.BID, Phase.NAME_WILD)),
    "lots to come": (_sight_with(_lots_to_come), (Phase.BID,)),
    "the size of a secret": (_talkative_note, (Phase.BID, Phase.KEEP_POWER)),
    "previews of the true world": (_true_previews, (Phase.PLAY_CARD, Phase.MOVE_CAR)),
    "advice from the true world": (_true_advice, (Phase.PLAY_CARD, Phase.MOVE_CAR, Phase.BET)),
    "refusals": (_explained_refusals, PHASES),
    "one bit": (_telling_hash, PHASES),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_every_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patch, phases = LEAKS[leak]
    pairs = [pair_of(number) for number in range(PAIRS) if PHASES[number % len(PHASES)] in phases]
    patch(monkeypatch)
    with pytest.raises(Difference):
        check_pairs(pairs)

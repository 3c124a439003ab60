"""A view tells what its seat may know, all of it, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple, TypeVar

from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.cards import bits
from downforce.rules import events as ev
from downforce.rules.phases import PHASES
from downforce.rules.phases.turns import HAND_FOR_TWO
from downforce.rules.position import check_position
from downforce.rules.state import Cards, GamePart, Lot
from tests.ledger import rule
from tests.strategies import TRACKS, SampleGame, examples, games, positions, seats_at, views

REGULAR = (1 << 42) - 1
CLASSIC = df.DECKS["classic"]
T = TypeVar("T")

# --- other worlds, made by hand -------------------------------------------------------------------


class Slot(NamedTuple):
    """Where a hidden card is; owner -1 is nobody."""

    place: str
    owner: int
    card: int


def hidden_slots(state: df.GameState, seat: df.Seat | None) -> list[Slot]:
    """Every regular card that a seat cannot see, where it is."""
    cards, setup = state.cards, state.setup
    slots = [Slot("left", -1, card) for card in bits(cards.left_over & REGULAR)]
    if setup.common_pile:
        slots += [Slot("pile", -1, card) for card in cards.piles[0]]
    for other in setup.seats:
        if other != seat:
            slots += [Slot("hand", other, card) for card in bits(cards.hands[other] & REGULAR)]
            slots += [Slot("dropped", other, card) for card in bits(cards.dropped[other] & REGULAR)]
            if setup.own_piles and state.phase.part is not GamePart.AUCTION:
                slots += [Slot("pile", other, card) for card in cards.piles[other]]
    return slots


def may_trade(one: Slot, two: Slot, cards: Cards) -> bool:
    """Whether two cards can change places without anybody who watched noticing."""
    if one.owner == two.owner:
        return True
    return all(
        here.owner < 0 or not (cards.shown[here.owner] >> here.card | cards.lacks[here.owner] >> card) & 1
        for here, card in ((one, two.card), (two, one.card))
    )


def shuffled(items: Iterable[T], rng: Random) -> tuple[T, ...]:
    pile = list(items)
    return tuple(rng.sample(pile, len(pile)))


def other_world(state: df.GameState, seat: df.Seat | None, rng: Random) -> df.GameState:
    """The same game for a seat, with everything it cannot see changed; made by hand, not by counting."""
    slots, cards = hidden_slots(state, seat), state.cards
    for _ in range(30 if slots else 0):
        one, two = rng.randrange(len(slots)), rng.randrange(len(slots))
        if may_trade(slots[one], slots[two], cards):
            a, b = slots[one], slots[two]
            slots[one], slots[two] = a._replace(card=b.card), b._replace(card=a.card)
    world = state._replace(
        cards=laid_out(state, seat, slots, rng),
        bets=tuple(
            bets if s == seat else tuple(rng.choice(df.CARS) for _ in bets)
            for s, bets in enumerate(state.bets)
        ),
        to_come=tuple(shuffled_race(race, rng) for race in state.to_come),
        auction=state.auction._replace(lots=mixed_lots(state.auction.lots, 1, rng)),
    )
    legal = PHASES[world.phase].legal
    secrets = tuple(
        secret if secret is None or s == seat else rng.choice(legal(world, df.Seat(s)))
        for s, secret in enumerate(state.secrets)
    )
    return world._replace(secrets=secrets)


def laid_out(state: df.GameState, seat: df.Seat | None, slots: list[Slot], rng: Random) -> Cards:
    """The cards of a world, from who holds what."""
    cards, setup = state.cards, state.setup

    def mask(place: str, owner: int, seen: int) -> int:
        return seen | sum(1 << s.card for s in slots if (s.place, s.owner) == (place, owner))

    def fill(place: str, masks: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(m if s == seat else mask(place, s, m & ~REGULAR) for s, m in enumerate(masks))

    hands, piles = fill("hand", cards.hands), cards.piles
    if setup.common_pile:
        piles = (shuffled((s.card for s in slots if s.place == "pile"), rng),)
    elif setup.own_piles and state.phase.part is GamePart.AUCTION:
        piles = tuple(shuffled(bits(hand & REGULAR), rng) for hand in hands)
    elif setup.own_piles:
        piles = tuple(
            shuffled(pile if s == seat else bits(mask("pile", s, 0)), rng) for s, pile in enumerate(piles)
        )
    return cards._replace(
        hands=hands,
        piles=piles,
        dropped=fill("dropped", cards.dropped),
        left_over=mask("left", -1, cards.left_over & ~REGULAR),
    )


def mixed_lots(lots: tuple[Lot, ...], first: int, rng: Random) -> tuple[Lot, ...]:
    """The lots with those from ``first`` on mixed: cars among themselves, and powers."""
    cars = [lot.car for lot in lots[first:]]
    powers = [lot.power for lot in lots[first:] if lot.power]
    rng.shuffle(cars)
    rng.shuffle(powers)
    return (*lots[:first], *(Lot(car, powers.pop() if powers else None) for car in cars))


def shuffled_race(race: df.RaceDeal, rng: Random) -> df.RaceDeal:
    return df.RaceDeal(
        grid=shuffled(race.grid, rng),
        cars=shuffled(race.cars, rng),
        powers=shuffled(race.powers, rng),
        cards=shuffled(race.cards, rng),
    )


# --- a view does not change when hidden things do -------------------------------------------------


def worlds(state: df.GameState, seat: df.Seat | None, rng: Random) -> Iterator[df.GameState]:
    """Positions that a seat cannot tell from this one."""
    view = df.view(state, seat)
    for _ in range(3):
        yield view.sample(rng)
        yield other_world(state, seat, rng)


@rule("R2.3", "R3.2", "R5.4", "R6.2", "R9.2")
@given(positions(over=False), st.data(), st.integers(0, 99))
def test_a_view_does_not_change_when_hidden_things_are_swapped(
    state: df.GameState, data: st.DataObject, seed: int
) -> None:
    seat = data.draw(seats_at(state))
    view = df.view(state, seat)
    for world in worlds(state, seat, Random(seed)):
        assert check_position(world) is world
        twin = df.view(world, seat)
        assert twin == view
        assert str(twin) == str(view)
        assert repr(twin) == repr(view)
        assert hash(twin) == hash(view)
        assert twin.legal == view.legal
        assert twin.choices == view.choices
        assert twin.hand == view.hand
        assert twin.hand_sizes == view.hand_sizes


def test_the_worlds_made_by_hand_do_differ() -> None:
    state = df.new_game(players=3, mode="world-tour", seed="differ")
    state = df.apply(state, df.legal_actions(state, df.Seat(1))[0]).state
    others = [other_world(state, df.Seat(0), Random(seed)) for seed in range(20)]
    assert len({world.cards for world in others}) == 20
    assert len({world.auction for world in others}) > 10
    assert len({world.to_come for world in others}) == 20
    assert len({world.secrets for world in others}) > 3
    assert all(world.cards.hands[0] == state.cards.hands[0] for world in others)


def as_seen(step: df.Step, seat: df.Seat | None) -> tuple[list[df.Event], bool]:
    """What a seat sees of a step up to the first event that lifts a secret, and whether there was none."""
    seen: list[df.Event] = []
    for event in step.events:
        drawn = isinstance(event, ev.HandDrawn | ev.CardDrawn) and event.seat == seat
        if drawn or isinstance(event, ev.BidsRevealed | ev.PowersKept | ev.RaceScored):
            return seen, False
        seen.append(df.for_viewer(event, seat))
    return seen, True


@examples(100)
@given(positions(over=False), st.data(), st.integers(0, 99))
def test_the_same_action_looks_the_same_in_every_world(
    state: df.GameState, data: st.DataObject, seed: int
) -> None:
    seat, rng = data.draw(seats_at(state)), Random(seed)
    others = list(worlds(state, seat, rng))
    for actor in state.asked:
        actions = df.legal_actions(state, actor)
        for action in rng.sample(actions, min(6, len(actions))):
            step = df.apply(state, action)
            for world in others:
                if action not in df.legal_actions(world, actor):
                    assert actor != seat
                    continue
                twin = df.apply(world, action)
                (seen, whole), (twin_seen, twin_whole) = as_seen(step, seat), as_seen(twin, seat)
                assert seen == twin_seen
                assert whole == twin_whole
                if whole:
                    assert df.view(twin.state, seat) == df.view(step.state, seat)


@examples(100)
@given(positions(over=False), st.data(), st.integers(0, 99))
def test_a_secret_choice_of_another_seat_looks_like_any_other(
    state: df.GameState, data: st.DataObject, seed: int
) -> None:
    if len(state.asked) < 2:
        return  # the last choice reveals, and a choice in the open is no secret
    seat, rng = data.draw(seats_at(state)), Random(seed)
    actor = rng.choice([s for s in state.asked if s != seat])
    looks = {
        (tuple(df.for_viewer(event, seat) for event in step.events), df.view(step.state, seat))
        for action in df.legal_actions(state, actor)
        for step in [df.apply(state, action)]
    }
    assert len(looks) == 1


@given(positions(over=False), st.integers(0, 99))
def test_what_is_not_due_yet_changes_nothing(state: df.GameState, seed: int) -> None:
    rng = Random(seed)
    first = HAND_FOR_TWO if state.phase.part is GamePart.AUCTION else 1  # a hand is drawn, or a card
    cards, auction = state.cards, state.auction
    later = state._replace(
        cards=cards._replace(piles=tuple((*p[:first], *shuffled(p[first:], rng)) for p in cards.piles)),
        auction=auction._replace(lots=mixed_lots(auction.lots, 2, rng)),
        to_come=tuple(shuffled_race(race, rng) for race in state.to_come),
    )
    for seat in state.asked:
        legal = df.legal_actions(state, seat)
        assert df.legal_actions(later, seat) == legal
        for action in rng.sample(legal, min(4, len(legal))):
            now, then = df.apply(state, action).events, df.apply(later, action).events
            if any(isinstance(event, ev.NextRaceStarted) for event in now):
                at = next(i for i, event in enumerate(now) if isinstance(event, ev.NextRaceStarted))
                now, then = now[:at], then[:at]
            assert now == then


@given(positions(), st.data())
def test_a_view_offers_what_the_rules_offer(state: df.GameState, data: st.DataObject) -> None:
    seat = data.draw(seats_at(state))
    view = df.view(state, seat)
    assert view.legal == (df.legal_actions(state, seat) if seat is not None else ())
    assert tuple(choice.action for choice in view.choices) == view.legal
    assert view.hand == (state.hand(seat) if seat is not None else ())
    assert view.hand_sizes == tuple(len(state.hand(s)) for s in state.setup.seats)


@given(positions(over=False))
def test_a_choice_tells_what_the_action_will_do(state: df.GameState) -> None:
    for seat in state.asked:
        for choice in df.view(state, seat).choices:
            action = choice.action
            events = df.apply(state, action).events
            path = next((event.path for event in events if isinstance(event, ev.CarMoved)), ())
            assert choice.path == path
            crossed = [event.number for event in events if isinstance(event, ev.LineCrossed)]
            assert choice.crosses == max(crossed, default=0)
            if isinstance(action, df.PlayCard):
                assert choice.lines == action.card.lines[:: -1 if action.reverse else 1]
            if isinstance(action, df.Bid):
                assert choice.amount == amount(action, state)
            else:
                assert choice.amount is None


def amount(bid: df.Bid, state: df.GameState) -> int | None:
    """What a card bids, read off its face (R3.2, R3.3, R3.6, R3.10)."""
    lot = state.open_lot
    assert lot is not None
    if bid.declared:
        wilds = [line.speed for line in bid.card.lines if line.car is None]
        return max(wilds) if wilds else min(line.speed for line in bid.card.lines)
    if len(bid.card.name) == 2 and bid.card.name[0] == "8":
        return None
    return {line.car: line.speed for line in bid.card.lines}.get(lot.car)


# --- nothing hidden is in a view ------------------------------------------------------------------

OPEN_FIELDS = ("shown", "lacks", "owners", "earlier", "cars")  # what all know; two of them hold no cards


@given(views(over=False))
def test_no_hidden_card_is_named_in_a_view(view: df.View) -> None:
    state = view.state
    fields = dict(word.split("=", 1) for word in str(view).split()[1:])
    named = {
        name
        for key, value in fields.items()
        if key not in OPEN_FIELDS
        for name in re.split(r"[^0-9A-Za-z]", value)
    }
    known = {CLASSIC.cards[i].name for i in known_to(state, view.seat)}
    regular = {card.name for card in CLASSIC.regular}
    assert named & regular <= known
    assert set(re.findall(r"SpeedCard\(name='(\w+)'", repr(view))) <= known
    assert "to-come" not in fields
    for seat in state.setup.seats:
        if seat != view.seat:
            assert not (state.cards.hands[seat] | state.cards.dropped[seat]) & REGULAR
            assert state.bets[seat] == ()
            assert state.secrets[seat] is None
    assert not state.cards.left_over & REGULAR
    assert state.to_come == ()
    assert len(state.auction.lots) <= 1


def known_to(state: df.GameState, seat: df.Seat | None) -> set[int]:
    """The cards whose place a seat knows: their own and what lies on the table."""
    cards = state.cards
    known = {*cards.discard, *([state.turn.card] if state.turn.card >= 0 else [])}
    if seat is not None:
        known |= set(bits(cards.hands[seat] | cards.dropped[seat]))
        known |= set(cards.piles[seat]) if state.setup.own_piles else set()
    return known


@given(views(over=False))
def test_the_order_of_the_own_pile_is_hidden_from_its_owner(view: df.View) -> None:
    for pile in view.state.cards.piles:
        assert list(pile) == sorted(pile)


@rule("R5.4")
@given(positions(over=False))
def test_a_spectator_sees_what_all_seats_see_and_no_more(state: df.GameState) -> None:
    spectator = df.view(state, None).state
    for seat in state.setup.seats:
        seen = df.view(state, seat).state
        assert spectator == seen._replace(
            secrets=spectator.secrets, cards=spectator.cards, bets=spectator.bets
        )
        assert spectator.cards.discard == seen.cards.discard
        assert (spectator.cards.shown, spectator.cards.lacks) == (seen.cards.shown, seen.cards.lacks)


@given(games())
def test_events_hide_the_secrets_of_others(game: SampleGame) -> None:
    for event in game.events:
        secret = isinstance(event, ev.BidPlaced | ev.PowerChosen | ev.HandDrawn | ev.CardDrawn | ev.BetPlaced)
        assert ev.audience(event) == (event.seat if secret else None)  # type: ignore[union-attr]
        for seat in (*game.setup.seats, None):
            seen = df.for_viewer(event, seat)
            assert type(seen) is type(event)
            if not secret or seat == ev.audience(event):
                assert seen == event
            else:
                fields = seen._asdict()
                assert {key: value for key, value in fields.items() if value is not None} == {
                    key: value for key, value in event._asdict().items() if key in ("seat", "number")
                }


def test_once_the_game_is_over_nothing_is_hidden() -> None:
    state = df.new_game(players=2, mode="beginner", track=TRACKS["oval"], seed="open")
    rng = Random(1)
    while not df.is_over(state):
        state = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0]))).state
    assert all(df.view(state, seat).state == state for seat in (*state.setup.seats, None))


# --- what a view says of others is true -----------------------------------------------------------


def owned(state: df.GameState, seat: int) -> int:
    """The cards a seat holds, has in their own pile, or has dropped."""
    own = state.cards.hands[seat] | state.cards.dropped[seat]
    if state.setup.own_piles:
        own |= sum(1 << card for card in state.cards.piles[seat])
    return own


@rule("R3.8", "R3.9", "R3.10")
@examples(120)
@given(games())
def test_what_others_have_shown_or_lack_is_true(game: SampleGame) -> None:
    for state in game.states:
        for seat in state.setup.seats:
            assert state.cards.shown[seat] & ~owned(state, seat) == 0
            assert state.cards.lacks[seat] & owned(state, seat) == 0


class Memory:
    """What a player with a perfect memory knows of the others, from the events that all can see."""

    def __init__(self, setup: df.Setup) -> None:
        self.setup = setup
        self.shown = [0] * setup.players
        self.lacks = [0] * setup.players

    def watch(self, before: df.GameState | None, step: df.Step) -> None:
        for event in step.events:
            match event:
                case ev.BidsRevealed():
                    assert before is not None
                    self.see_bids(before, event)
                case ev.LotSold(seat=seat, car=car):
                    self.shown[seat] |= 1 << CLASSIC.eight(car).index
                case ev.LotGiven(seat=seat, car=car):
                    self.shown[seat] |= 1 << CLASSIC.eight(car).index | 1 << event.card.index
                    self.lacks[seat] |= self.cheaper(event)
                case ev.CardPlayed(seat=seat, card=card):
                    self.shown[seat] &= ~(1 << card.index)
                case ev.CardDrawn(seat=seat) if self.setup.common_pile:
                    self.lacks[seat] = 0  # a fact about the hand as it was
                case ev.NextRaceStarted():
                    self.shown = [0] * self.setup.players
                    self.lacks = [0] * self.setup.players
                case _:
                    pass

    def see_bids(self, before: df.GameState, event: ev.BidsRevealed) -> None:
        auction = before.auction
        carless = sum(seat not in auction.owners for seat in before.setup.seats)
        no_passing = not auction.lots and len(auction.aside) == carless
        for bid in event.bids:
            self.shown[bid.seat] |= 1 << bid.card.index
            no_wild = bid.declared and all(line.car is not None for line in bid.card.lines)
            could_not_bid = no_passing and bid.amount is None
            for card in CLASSIC.regular:
                cars = [line.car for line in card.lines]
                if (bid.declared or could_not_bid) and event.car in cars:
                    self.lacks[bid.seat] |= 1 << card.index
                if (no_wild or could_not_bid) and None in cars:
                    self.lacks[bid.seat] |= 1 << card.index

    def cheaper(self, event: ev.LotGiven) -> int:
        """The cards that would have changed the price, or the card shown for it, had they been there."""
        proved = 0
        for card in CLASSIC.regular:
            if given_price((event.card, card), event.car) != (event.price, event.card):
                proved |= 1 << card.index
        return proved


def given_price(hand: tuple[df.SpeedCard, ...], car: df.Car) -> tuple[int, df.SpeedCard]:
    """The price of R3.8 for a hand, and the card of R13.15: lowest of the colour, lowest wild, lowest."""
    for wanted in ((car,), (None,), (*df.CARS, None)):
        found = [(ln.speed, c.index, c) for c in hand for ln in c.lines if ln.car in wanted]
        if found:
            price, _, card = min(found, key=lambda item: item[:2])
            return price, card
    raise AssertionError


def remember(game: SampleGame) -> Iterator[tuple[Memory, df.GameState]]:
    memory = Memory(game.setup)
    if not game.setup.options.auction:
        for car, owner in enumerate(game.states[0].auction.owners):
            if owner >= 0:
                memory.shown[owner] |= 1 << CLASSIC.eight(df.CARS[car]).index
    before = None
    for step in game.steps:
        memory.watch(before, step)
        before = step.state
        yield memory, step.state


@rule("R3.8", "R3.9", "R3.10", "R13.15")
@examples(120)
@given(games())
def test_the_state_remembers_what_was_shown_and_proved(game: SampleGame) -> None:
    for memory, state in remember(game):
        assert list(state.cards.shown) == memory.shown
        assert list(state.cards.lacks) == memory.lacks


# --- text -----------------------------------------------------------------------------------------


@given(views())
def test_parse_and_str_of_a_view_undo_each_other(view: df.View) -> None:
    text = str(view)
    read = df.parse_view(text, tracks=TRACKS)
    assert read == view
    assert str(read) == text
    assert read.legal == view.legal
    assert read.choices == view.choices

"""Between two cards (R13.9): discard, hands that go out, drawing, bets, the next turn."""

from __future__ import annotations

from downforce.model.ids import CARS, SEATS, Seat
from downforce.rules.actions import Bet
from downforce.rules.events import (
    BetsOpened,
    CardDrawn,
    Event,
    HandDrawn,
    HandDropped,
    RaceStarted,
    TurnStarted,
)
from downforce.rules.phases.betting import place_bet
from downforce.rules.state import NONE, Cards, Cars, GameState, Phase, Setup, Turn, changed, made, replaced

HAND_FOR_TWO = 7  # R9.2
PLAY_CARD = Phase.PLAY_CARD  # a member of an enum costs more to look up than a global name
ONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in SEATS)
"""One seat asked alone."""
_NEW_TURN = tuple(map(Turn, SEATS))
_TURN_STARTED = tuple(map(TurnStarted, SEATS))


def begin_race(state: GameState, events: list[Event]) -> GameState:
    """Draws hands where piles are used and gives the first turn (R4.1, R9.2)."""
    state = _draw_hands(state, events) if state.setup.own_piles else state
    hands, seat = state.cards.hands, first_seat(state)
    if not any(hands):  # only in a hand-made position
        return changed(state, phase=Phase.OVER, asked=())
    seat = next_seat(hands, seat)
    events.append(RaceStarted(seat))
    return changed(state, phase=Phase.PLAY_CARD, asked=ONE[seat], turn=Turn(seat))


def first_seat(state: GameState) -> Seat:
    """The owner of the car on the pole space, or of the next car in grid order that has one."""
    on = {cell: car for car, cell in enumerate(state.cars.cells)}
    owners = [state.auction.owners[on[cell]] for cell in state.setup.track.grid if cell in on]
    return next((SEATS[owner] for owner in owners if owner != NONE), SEATS[0])


def next_seat(hands: tuple[int, ...], seat: int) -> Seat:
    """The first seat from there to the left that holds a card (R4.10)."""
    seat %= len(hands)
    while not hands[seat]:
        seat = (seat + 1) % len(hands)
    return SEATS[seat]


def _draw_hands(state: GameState, events: list[Event]) -> GameState:
    cards, deck = state.cards, state.setup.deck
    hands = []
    for seat, pile in enumerate(cards.piles):
        drawn = pile[:HAND_FOR_TWO]
        eights = cards.hands[seat] & ~deck.all_regular
        hands.append(eights | sum(1 << card for card in drawn))
        events.append(HandDrawn(SEATS[seat], tuple(deck.cards[card] for card in sorted(drawn))))
    piles = tuple(pile[HAND_FOR_TWO:] for pile in cards.piles)
    return changed(state, cards=cards._replace(hands=tuple(hands), piles=piles))


def card_done(state: GameState, cards: Cards, cars: Cars, turn: Turn, events: list[Event]) -> GameState:
    """The card is resolved: it is discarded, then the rest of R13.9 follows."""
    hands, piles, discard, dropped, left_over, shown, lacks = cards
    cards = made(Cards, (hands, piles, (*discard, turn.card), dropped, left_over, shown, lacks))
    out = _players_out(state, cars) if cars.home else ()
    for seat in out:
        cards = _drop_hand(state.setup, cards, seat, events)
    if piles and turn.seat not in out:
        cards = _draw(state.setup, cards, turn, events)
    return _after_card(state, cards, cars, turn.seat, events)


def apply_bet(state: GameState, action: Bet, events: list[Event]) -> GameState:
    """Marks a bet; after the last one the game goes on."""
    state = place_bet(state, action, events)
    return state if state.asked else _after_card(state, state.cards, state.cars, state.turn.seat, events)


def _after_card(state: GameState, cards: Cards, cars: Cars, last: Seat, events: list[Event]) -> GameState:
    """Asks for bets that are due, passes the turn to the left, or ends the race."""
    setup, hands, marked = state.setup, cards.hands, state.bets_marked
    if marked < len(setup.bets_due) and (cars.home or cars.occupied & setup.bets_due[marked]):  # R5.1
        phase, asked, seat = Phase.BET, setup.seats, last
        events.append(BetsOpened(marked + 1))
    elif (cars.home and race_decided(state, cars)) or not any(hands):  # R4.10
        phase, asked, seat = Phase.OVER, (), last
    else:  # R4.1
        phase, seat = PLAY_CARD, next_seat(hands, last + 1)
        asked = ONE[seat]
        events.append(_TURN_STARTED[seat])
    return changed(state, phase=phase, asked=asked, cards=cards, cars=cars, turn=_NEW_TURN[seat])


def race_decided(state: GameState, cars: Cars) -> bool:
    """Whether all cars are home, or the one that wins under R10.1 e."""
    home = cars.home
    if home and state.setup.options.first_home_wins:
        return any(state.auction.owners[car] != NONE for car in home) or len(home) == len(CARS)
    return len(home) == len(CARS)


def _players_out(state: GameState, cars: Cars) -> tuple[Seat, ...]:
    """The players who have brought all their cars home and play no more (R6.2)."""
    owners, home = state.auction.owners, cars.home
    arrived = [owners[car] for car in home]
    return tuple([seat for seat in state.setup.seats if 0 < owners.count(seat) == arrived.count(seat)])


def _drop_hand(setup: Setup, cards: Cards, seat: Seat, events: list[Event]) -> Cards:
    """A player discards everything face down, with two players their own pile too (R6.2)."""
    gone, piles = cards.hands[seat], cards.piles
    if setup.own_piles:
        gone |= sum(1 << card for card in piles[seat])
        piles = replaced(piles, seat, ())
    if not gone:
        return cards
    events.append(HandDropped(seat, gone.bit_count()))
    dropped = replaced(cards.dropped, seat, cards.dropped[seat] | gone)
    return cards._replace(hands=replaced(cards.hands, seat, 0), piles=piles, dropped=dropped)


def _draw(setup: Setup, cards: Cards, turn: Turn, events: list[Event]) -> Cards:
    """The player draws a card for one played from the hand, while there are any (R9.3, R10.1 c)."""
    seat = turn.seat
    at = seat if setup.own_piles else 0
    from_front = setup.eights_face_up and setup.deck.cards[turn.card].is_eight
    if from_front or not cards.piles[at]:
        return cards
    drawn = cards.piles[at][0]
    events.append(CardDrawn(seat, setup.deck.cards[drawn]))
    # What the hand lacked before may be what was drawn, unless their own pile lacked it too.
    lacks = replaced(cards.lacks, seat, 0) if setup.common_pile else cards.lacks
    return cards._replace(
        hands=replaced(cards.hands, seat, cards.hands[seat] | 1 << drawn),
        piles=replaced(cards.piles, at, cards.piles[at][1:]),
        lacks=lacks,
    )

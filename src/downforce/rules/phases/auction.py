"""The auction (RULES section 3): lots, bids, the price of a lot nobody wanted, powers to keep and to swap."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from downforce.model.cards import Deck, SpeedCard
from downforce.model.errors import IllegalAction, Reason
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules.actions import Action, Bid, KeepPower, SwapPower
from downforce.rules.events import (
    BidPlaced,
    BidsRevealed,
    Event,
    LotGiven,
    LotOpened,
    LotSetAside,
    LotSold,
    LotUnsold,
    PowerChosen,
    PowersKept,
    PowerSwapped,
    RevealedBid,
)
from downforce.rules.options import CunningForTwo
from downforce.rules.phases.turns import begin_race
from downforce.rules.powers import CUNNING
from downforce.rules.state import (
    Auction,
    Cards,
    GameState,
    Lot,
    Phase,
    Setup,
    changed,
    commit,
    made,
    no_secrets,
    replaced,
)

# --- who is asked ---------------------------------------------------------------------------------


def carless(state: GameState) -> tuple[Seat, ...]:
    """The players without a car."""
    owners = state.auction.owners
    return tuple([seat for seat in state.setup.seats if seat not in owners])


def sellable(auction: Auction) -> int:
    """How many lots can still be sold (R13.1)."""
    return len(auction.lots) + len(auction.aside)


def bidders(state: GameState) -> tuple[Seat, ...]:
    """Everybody, or only the players without a car (R3.7, R3.9)."""
    return _bidders(state, carless(state))


def _bidders(state: GameState, without: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if not state.auction.lots or sellable(state.auction) == len(without):
        return without
    return state.setup.seats


def nobody_may_pass(state: GameState) -> bool:
    """Whether each set-aside lot that is left has to find an owner (R3.9, R13.1)."""
    return not state.auction.lots and len(state.auction.aside) == len(carless(state))


def bids_asked(state: GameState) -> tuple[Seat, ...]:
    """The bidders who have not placed a card yet."""
    return tuple(seat for seat in bidders(state) if state.secrets[seat] is None)


def keeps_asked(state: GameState) -> tuple[Seat, ...]:
    """The players with several powers who have not chosen yet (R3.11)."""
    held = state.auction.powers
    return tuple(s for s in state.setup.seats if len(held[s]) > 1 and state.secrets[s] is None)


def swap_asked(state: GameState) -> tuple[Seat, ...]:
    """Whoever kept Cunning in a game of two, where it may or must be swapped (R9.4)."""
    swaps = (CunningForTwo.MAY_SWAP, CunningForTwo.MUST_SWAP)
    if state.players != 2 or state.setup.options.cunning_for_two not in swaps or not free_powers(state):
        return ()
    return tuple(seat for seat in state.setup.seats if state.auction.powers[seat] == (CUNNING,))


def free_powers(state: GameState) -> tuple[PowerId, ...]:
    """The powers out of the game."""
    held = {power for powers in state.auction.powers for power in powers}
    return tuple(power for power in state.setup.options.powers if power not in held)


# --- bidding --------------------------------------------------------------------------------------


def bid_amount(bid: Bid, lot: Lot) -> int | None:
    """What a placed card bids; None is a pass (R3.2, R3.3, R3.10)."""
    if not bid.declared:
        return bid.card.bid_for(lot.car)
    return bid.card.wild if bid.card.wild is not None else bid.card.lowest


class BidCards(NamedTuple):
    """What each card of a hand can do for a lot, as bit sets."""

    natural: int  # bids by their number
    declarable: int  # may be declared
    passing: int  # may be placed as a pass


def bid_cards(setup: Setup, hand: int, lot: Lot) -> BidCards:
    """Sorts a hand for a lot, as if passing were free."""
    deck = setup.deck
    regular = hand & deck.all_regular
    natural = regular & deck.with_car[lot.car]
    placeable = regular if setup.eights_face_up else hand  # R9.1: face-up cards are no bid cards
    declarable = 0
    if not natural:
        declarable = regular & deck.with_wild  # R3.10
        if not declarable and setup.options.lowest_bid:
            declarable = regular
    return made(BidCards, (natural, declarable, placeable & ~natural))


def must_bid(state: GameState, hand: int) -> bool:
    """Whether a player who holds these may not pass (R3.9)."""
    if not nobody_may_pass(state):
        return False
    cards = bid_cards(state.setup, hand, _open_lot(state))
    return bool(cards.natural or cards.declarable)


def legal_bids(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The cards a seat may place, first undeclared, then declared."""
    setup, hand = state.setup, state.cards.hands[seat]
    tables, (natural, declarable, passing) = setup.tables, bid_cards(setup, hand, _open_lot(state))
    bids = tables.bids[seat].of(natural if must_bid(state, hand) else natural | passing)
    return bids + tables.declared_bids[seat].of(declarable) if declarable else bids


def apply_bid(state: GameState, action: Bid, events: list[Event]) -> GameState:
    """Places a card; the last one reveals all."""
    _check_bid(state, action)
    events.append(made(BidPlaced, (action.seat, action.card, action.declared)))
    state = commit(state, action)
    return state if state.asked else _reveal(state, events)


def _check_bid(state: GameState, bid: Bid) -> None:
    setup, card, lot = state.setup, bid.card, _open_lot(state)
    hand = state.cards.hands[bid.seat]
    if not hand & setup.bit_of(card):
        raise IllegalAction(Reason.CARD_NOT_IN_HAND, bid)
    if bid.declared is True:
        if not bid_cards(setup, hand, lot).declarable >> card.index & 1:
            raise IllegalAction(Reason.CANNOT_DECLARE, bid)
    elif bid.declared is not False:
        raise IllegalAction(Reason.MALFORMED, bid)
    elif card.is_eight and setup.eights_face_up:
        raise IllegalAction(Reason.NOT_A_BID_CARD, bid)
    elif card.bid_for(lot.car) is None and must_bid(state, hand):
        raise IllegalAction(Reason.MUST_BID, bid)


def _open_lot(state: GameState) -> Lot:
    return (state.auction.lots or state.auction.aside)[0]


def _reveal(state: GameState, events: list[Event]) -> GameState:
    """Turns the bids up and settles the lot."""
    lot, forced = _open_lot(state), nobody_may_pass(state)
    bids = [
        made(RevealedBid, (bid.seat, bid.card, bid.declared, bid_amount(bid, lot)))
        for bid in state.secrets
        if isinstance(bid, Bid)
    ]
    events.append(made(BidsRevealed, (lot.car, tuple(bids))))
    cards = _learn(state, bids, lot, forced=forced)
    offers = [bid for bid in bids if bid.amount is not None]
    if offers:
        best = _winner(state, offers)
        assert best.amount is not None
        events.append(made(LotSold, (best.seat, lot.car, lot.power, best.amount)))
        return open_lot(_hand_over(state, cards, lot, best.seat, best.amount), events)
    state = changed(state, secrets=no_secrets(state.players), cards=cards)
    if forced:  # R13.2: nobody could bid, so the first of them gets the lot
        return give(state, lot, carless(state)[0], events)
    return _pass_lot(state, lot, events)


def _learn(state: GameState, bids: list[RevealedBid], lot: Lot, *, forced: bool) -> Cards:
    """Notes what cards were shown, and what declaring one or passing under force proves (R3.9, R3.10)."""
    deck = state.setup.deck
    shown, lacks = list(state.cards.shown), list(state.cards.lacks)
    for seat, card, declared, amount in bids:
        shown[seat] |= 1 << card.index
        if declared or (forced and amount is None):
            lacks[seat] |= deck.with_car[lot.car]
            lacks[seat] |= 0 if card.wilds and declared else deck.with_wild
    hands, piles, discard, dropped, left_over, _, _ = state.cards
    return made(Cards, (hands, piles, discard, dropped, left_over, tuple(shown), tuple(lacks)))


def _winner(state: GameState, offers: list[RevealedBid]) -> RevealedBid:
    """The highest bid; ties by more lines, then no wild, then the seat (R3.4)."""
    if len(offers) == 1:
        return offers[0]
    first, players = state.auction.last_winner + 1, state.setup.players

    def strength(bid: RevealedBid) -> tuple[int, int, bool, int]:
        seat, card, _, amount = bid
        assert amount is not None
        return amount, len(card.lines), not card.wilds, -((seat - first) % players)

    return max(offers, key=strength)


def _hand_over(state: GameState, cards: Cards, lot: Lot, seat: Seat, price: int) -> GameState:
    """Car, Speed-8 card and power change hands, and the bids go back to theirs (R3.5)."""
    setup = state.setup
    lots, aside, owners, prices, powers, _ = _take_lot(state.auction)
    hands, piles, discard, dropped, left_over, shown, lacks = cards
    car, power = lot
    owners, prices = replaced(owners, car, seat), replaced(prices, car, price)
    if power:
        powers = replaced(powers, seat, (*powers[seat], power))
    auction = made(Auction, (lots, aside, owners, prices, powers, seat))
    eight = 1 << setup.deck.eight(car).index
    hands = replaced(hands, seat, hands[seat] | eight)
    shown = replaced(shown, seat, shown[seat] | eight)
    cards = made(Cards, (hands, piles, discard, dropped, left_over, shown, lacks))
    return changed(state, secrets=no_secrets(setup.players), auction=auction, cards=cards)


def _take_lot(auction: Auction) -> Auction:
    """The auction without its open lot."""
    lots, aside, owners, prices, powers, last_winner = auction
    lots, aside = (lots[1:], aside) if lots else (lots, aside[1:])
    return made(Auction, (lots, aside, owners, prices, powers, last_winner))


def _pass_lot(state: GameState, lot: Lot, events: list[Event]) -> GameState:
    """Nobody bid: set aside the first time, without an owner the second time (R3.9)."""
    if not state.auction.lots:
        return open_lot(_leave_unsold(state, lot, events), events)
    events.append(LotSetAside(lot.car, lot.power))
    auction = _take_lot(state.auction)
    return open_lot(changed(state, auction=auction._replace(aside=(*auction.aside, lot))), events)


def _leave_unsold(state: GameState, lot: Lot, events: list[Event]) -> GameState:
    """The car races without an owner; its Speed-8 card and power leave the game (R3.9)."""
    events.append(LotUnsold(lot.car, lot.power))
    eight = 1 << state.setup.deck.eight(lot.car).index
    cards = state.cards._replace(left_over=state.cards.left_over | eight)
    return changed(state, auction=_take_lot(state.auction), cards=cards)


# --- a lot that is given --------------------------------------------------------------------------


class GivenPrice(NamedTuple):
    """The price of a lot without bidding, the card that shows it, and what it proves (R3.8, R13.15)."""

    price: int
    card: SpeedCard
    lacking: int  # cards the player cannot hold, or the price would be another


def given_price(state: GameState, lot: Lot, seat: Seat) -> GivenPrice:
    """The lowest number of the colour in hand, else the lowest wild, else the lowest number."""
    deck = state.setup.deck
    hand = state.cards.hands[seat] & deck.all_regular
    lacking = 0
    for numbers in _price_lists(deck, lot.car):
        found = [(number, index) for index, number in numbers if hand >> index & 1]
        if found:
            price, index = min(found)
            # Not a lower number, and of equal ones the first was shown (R13.15).
            lacking |= sum(1 << i for i, number in numbers if (number, i) < (price, index))
            return GivenPrice(price, deck.cards[index], lacking)
        lacking |= sum(1 << i for i, _ in numbers)
    raise AssertionError("a bidder holds regular cards")


@lru_cache(maxsize=256)
def _price_lists(deck: Deck, car: Car) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The cards with their number of the colour, with their lowest wild, with their lowest number."""
    return (
        tuple((card.index, number) for card in deck.regular if (number := card.bid_for(car)) is not None),
        tuple((card.index, min(card.wilds)) for card in deck.regular if card.wilds),
        tuple((card.index, card.lowest) for card in deck.regular),
    )


def give(state: GameState, lot: Lot, seat: Seat, events: list[Event]) -> GameState:
    """A player gets a lot without bidding (R3.8; the last case of R3.9)."""
    price, card, lacking = given_price(state, lot, seat)
    events.append(LotGiven(seat, lot.car, lot.power, price, card))
    cards = state.cards
    cards = cards._replace(
        shown=replaced(cards.shown, seat, cards.shown[seat] | 1 << card.index),
        lacks=replaced(cards.lacks, seat, cards.lacks[seat] | lacking),
    )
    return open_lot(_hand_over(state, cards, lot, seat, price), events)


def open_lot(state: GameState, events: list[Event]) -> GameState:
    """Turns up the next lot, or ends the auction (R3.1, R3.8, R3.9)."""
    without = carless(state)
    if not state.auction.lots and not without:
        for lot in state.auction.aside:
            state = _leave_unsold(state, lot, events)
        return _choose_powers(state, events)
    lot = _open_lot(state)
    if sellable(state.auction) == 1 and len(without) == 1:
        return give(state, lot, without[0], events)
    asked = _bidders(state, without)
    events.append(made(LotOpened, (lot.car, lot.power, asked)))
    return changed(state, phase=Phase.BID, asked=asked)


# --- powers ---------------------------------------------------------------------------------------


def _choose_powers(state: GameState, events: list[Event]) -> GameState:
    """Asks the players with several powers which one they keep (R3.11)."""
    asked = keeps_asked(state)
    if asked:
        return changed(state, phase=Phase.KEEP_POWER, asked=asked)
    return _keep_chosen(state, events)


def legal_keeps(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The powers in front of a seat."""
    return tuple(KeepPower(seat, power) for power in state.auction.powers[seat])


def apply_keep(state: GameState, action: KeepPower, events: list[Event]) -> GameState:
    """Keeps a power; the last one reveals all."""
    if action.power not in state.auction.powers[action.seat]:
        raise IllegalAction(Reason.POWER_NOT_YOURS, action)
    events.append(PowerChosen(action.seat, action.power))
    state = commit(state, action)
    return state if state.asked else _keep_chosen(state, events)


def _keep_chosen(state: GameState, events: list[Event]) -> GameState:
    chosen = {action.seat: action.power for action in state.secrets if isinstance(action, KeepPower)}
    held = state.auction.powers
    kept = tuple((chosen[s],) if s in chosen else held[s] for s in state.setup.seats)
    if any(kept):
        events.append(PowersKept(tuple(powers[0] if powers else None for powers in kept)))
    state = changed(state, auction=state.auction._replace(powers=kept), secrets=no_secrets(state.players))
    return offer_swap(state, events)


def offer_swap(state: GameState, events: list[Event]) -> GameState:
    """Asks whoever kept Cunning in a game of two, then starts the race (R9.4)."""
    asked = swap_asked(state)
    if asked:
        return changed(state, phase=Phase.SWAP_POWER, asked=asked)
    return begin_race(state, events)


def legal_swaps(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The powers out of the game, and none where swapping is free."""
    swaps: tuple[Action, ...] = tuple(SwapPower(seat, power) for power in free_powers(state))
    if state.setup.options.cunning_for_two is CunningForTwo.MAY_SWAP:
        return (*swaps, SwapPower(seat, None))
    return swaps


def apply_swap(state: GameState, action: SwapPower, events: list[Event]) -> GameState:
    """Swaps Cunning or keeps it, and starts the race."""
    events.append(PowerSwapped(action.seat, action.power))
    if action.power is None:
        if state.setup.options.cunning_for_two is CunningForTwo.MUST_SWAP:
            raise IllegalAction(Reason.MUST_SWAP, action)
        return begin_race(state, events)
    if action.power not in free_powers(state):
        raise IllegalAction(Reason.POWER_NOT_FREE, action)
    held = state.auction.powers
    powers = replaced(held, action.seat, (action.power,))
    return begin_race(changed(state, auction=state.auction._replace(powers=powers)), events)

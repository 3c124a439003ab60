"""Drawing a world that a view could be of, uniformly, by counting (never by trying and rejecting).

A world says where each hidden card is. Most places take any card; a seat whose actions proved that it lacks
some cards does not take those. So the hidden cards are grouped by which of the strict seats refuse them, the
ways to fill the strict seats are counted group by group, and a way is drawn in proportion.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple

from downforce.model.cards import bits
from downforce.model.errors import StateError
from downforce.model.ids import CARS, Seat
from downforce.rules.deal import random_deal
from downforce.rules.phases import PHASES
from downforce.rules.state import GamePart, GameState, Lot, Phase, changed, no_secrets
from downforce.rules.view import View


def sample(view: View, rng: Random) -> GameState:
    """A whole position, drawn uniformly from those the view could be of."""
    state = view.state
    if state.phase is Phase.OVER:
        return state
    state = _with_cards(view, rng)
    state = _with_lots(state, view.sizes.lots_to_come, rng)
    state = _with_bets(state, view.seat, view.sizes.bets, rng)
    races_to_come = range(state.setup.race + 1, len(state.setup.tracks))
    state = state._replace(to_come=random_deal(state.setup, rng, races_to_come))
    return _with_secrets(state, view.seat, rng)


# --- cards ----------------------------------------------------------------------------------------


class _Hidden(NamedTuple):
    """The regular cards that only their holders can place, and the room for them."""

    cards: list[int]
    known: dict[Seat, int]  # by other seat: the cards it has shown
    room: dict[Seat, int]  # by other seat: how many more it has
    elsewhere: int  # places in no hand: left over, or the common pile


def _hidden(view: View) -> _Hidden:
    state, seat, sizes = view.state, view.seat, view.sizes
    setup, cards = state.setup, state.cards
    others = [s for s in setup.seats if s != seat]
    known = {s: cards.shown[s] & setup.deck.all_regular for s in others}
    room = {s: _regular_cards(view, s) - known[s].bit_count() for s in others}
    elsewhere = sizes.left_over - cards.left_over.bit_count() + (sizes.piles[0] if setup.common_pile else 0)
    return _Hidden(_unseen(view, known), known, room, elsewhere)


def check_possible(view: View) -> View:
    """The view itself, if there is a position that it could be of; else a ``StateError``."""
    state = view.state
    if state.phase is Phase.OVER:
        return view
    hidden = _hidden(view)
    places = sum(hidden.room.values()) + hidden.elsewhere
    if min(hidden.room.values()) < 0 or hidden.elsewhere < 0 or places != len(hidden.cards):
        raise StateError(f"{len(hidden.cards)} cards are hidden in {places} places")
    if not _Ways(hidden.cards, hidden.room, state.cards.lacks).total():
        raise StateError("no deal of the hidden cards fits what the players lack")
    if state.phase is Phase.BID and not all(_regular_cards(view, s) for s in hidden.room):
        raise StateError("in the auction everybody holds a regular card")
    return view


def _with_cards(view: View, rng: Random) -> GameState:
    state, seat = view.state, view.seat
    setup, cards = state.setup, state.cards
    hidden = _hidden(view)
    dealt, rest = _deal_hidden(hidden.cards, hidden.room, cards.lacks, rng)

    hands, dropped, piles = list(cards.hands), list(cards.dropped), list(cards.piles)
    for other, known in hidden.known.items():
        _lay_out(view, other, known | dealt[other], hands, dropped, piles, rng)
    left_over = cards.left_over
    left_regular = view.sizes.left_over - left_over.bit_count()
    left_over |= sum(1 << card for card in rest[:left_regular])
    if setup.common_pile:
        piles = [tuple(rest[left_regular:])]
    elif setup.own_piles and seat is not None:
        piles[seat] = tuple(rng.sample(cards.piles[seat], len(cards.piles[seat])))
    return changed(
        state,
        cards=cards._replace(
            hands=tuple(hands), dropped=tuple(dropped), piles=tuple(piles), left_over=left_over
        ),
    )


def _regular_cards(view: View, seat: Seat) -> int:
    """How many regular cards a seat holds, has in their own pile, or has dropped."""
    state, sizes = view.state, view.sizes
    count = sizes.hands[seat] - state.cards.hands[seat].bit_count()
    count += sizes.dropped[seat] - state.cards.dropped[seat].bit_count()
    if _pile_is_apart(state):
        count += sizes.piles[seat]
    return count


def _pile_is_apart(state: GameState) -> bool:
    """Whether own piles hold other cards than the hands: not yet while the auction runs (R9.2)."""
    return state.setup.own_piles and state.phase.part is not GamePart.AUCTION


def _unseen(view: View, known: dict[Seat, int]) -> list[int]:
    """The regular cards that nobody but their holders can place."""
    state = view.state
    cards = state.cards
    seen = sum(1 << card for card in cards.discard)
    if state.turn.card >= 0:
        seen |= 1 << state.turn.card
    if view.seat is not None:
        seen |= cards.hands[view.seat] | cards.dropped[view.seat]
        if state.setup.own_piles:
            seen |= sum(1 << card for card in set(cards.piles[view.seat]))
    for mask in known.values():
        seen |= mask
    return list(bits(state.setup.deck.all_regular & ~seen))


def _deal_hidden(
    hidden: list[int], room: dict[Seat, int], lacks: tuple[int, ...], rng: Random
) -> tuple[dict[Seat, int], list[int]]:
    """Fills each seat's room with hidden cards it may hold; returns them and the shuffled rest."""
    ways = _Ways(hidden, room, lacks)
    dealt, rest = ways.draw(rng)
    rng.shuffle(rest)
    for seat in room:
        if seat not in ways.strict:
            mine, rest = rest[: room[seat]], rest[room[seat] :]
            dealt[seat] = sum(1 << card for card in mine)
    return dealt, rest


class _Ways:
    """The ways to fill the seats that refuse some of the hidden cards."""

    def __init__(self, hidden: list[int], room: dict[Seat, int], lacks: tuple[int, ...]) -> None:
        every = sum(1 << card for card in hidden)
        self.strict = [seat for seat in room if room[seat] and lacks[seat] & every]
        self.rooms = tuple(room[seat] for seat in self.strict)
        self.spare = len(hidden) - sum(self.rooms)
        groups: dict[tuple[bool, ...], list[int]] = defaultdict(list)
        for card in hidden:
            groups[tuple(not lacks[seat] >> card & 1 for seat in self.strict)].append(card)
        self.kinds = list(groups)  # of cards, by which strict seats take them
        self.groups = list(groups.values())
        self._count = cache(self._count_anew)

    def total(self) -> int:
        """How many ways there are."""
        first = len(self.groups[0]) if self.groups else 0
        return self._count(0, 0, first, self.rooms, self.spare) if self.spare >= 0 else 0

    def _count_anew(self, at: int, takes: int, left: int, rooms: tuple[int, ...], spare: int) -> int:
        """The ways to place what is left of group ``at`` (next: seat ``takes``) and all later ones."""
        if at == len(self.kinds):
            return not any(rooms)
        if takes == len(self.strict):
            if left > spare:
                return 0
            after = len(self.groups[at + 1]) if at + 1 < len(self.groups) else 0
            return self._count(at + 1, 0, after, rooms, spare - left)
        return sum(comb(left, n) * rest for n, rest in self._options(at, takes, left, rooms, spare))

    def _options(
        self, at: int, takes: int, left: int, rooms: tuple[int, ...], spare: int
    ) -> list[tuple[int, int]]:
        """How many cards of the group the seat may take, and the ways to go on after that."""
        most = min(left, rooms[takes]) if self.kinds[at][takes] else 0
        return [
            (n, self._count(at, takes + 1, left - n, _less(rooms, takes, n), spare)) for n in range(most + 1)
        ]

    def draw(self, rng: Random) -> tuple[dict[Seat, int], list[int]]:
        """One way, each equally likely: what the strict seats take, and what they leave."""
        dealt = dict.fromkeys(self.strict, 0)
        rest: list[int] = []
        rooms, spare = self.rooms, self.spare
        for at, group in enumerate(self.groups):
            pile = rng.sample(group, len(group))
            for takes, seat in enumerate(self.strict):
                chances = self._options(at, takes, len(pile), rooms, spare)
                count = _draw([comb(len(pile), n) * ways for n, ways in chances], rng)
                dealt[seat] |= sum(1 << card for card in pile[:count])
                pile, rooms = pile[count:], _less(rooms, takes, count)
            rest += pile
            spare -= len(pile)
        return dealt, rest


def _less(rooms: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    return (*rooms[:at], rooms[at] - count, *rooms[at + 1 :])


def _draw(weights: Sequence[int], rng: Random) -> int:
    """An index, in proportion to whole-number weights."""
    ticket = rng.randrange(sum(weights))
    for at, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return at
    raise AssertionError("the ticket is below the sum")


def _lay_out(
    view: View,
    seat: Seat,
    owned: int,
    hands: list[int],
    dropped: list[int],
    piles: list[tuple[int, ...]],
    rng: Random,
) -> None:
    """Puts a seat's regular cards where they are: dropped, or in the hand and their own pile."""
    state, sizes = view.state, view.sizes
    if sizes.dropped[seat]:
        dropped[seat] |= owned
        return
    if not state.setup.own_piles:
        hands[seat] |= owned
        return
    cards = rng.sample(list(bits(owned)), owned.bit_count())
    apart = sizes.piles[seat] if _pile_is_apart(state) else 0
    hands[seat] |= sum(1 << card for card in cards[apart:])
    piles[seat] = tuple(cards[:apart]) if _pile_is_apart(state) else tuple(cards)


# --- everything else ------------------------------------------------------------------------------


def _with_lots(state: GameState, to_come: int, rng: Random) -> GameState:
    """The lots still face down, in any order."""
    if not to_come:
        return state
    auction = state.auction
    seen = (*auction.lots, *auction.aside)
    cars = [c for c in CARS if auction.owners[c] < 0 and c not in {lot.car for lot in seen}]
    held = {power for powers in auction.powers for power in powers} | {lot.power for lot in seen}
    powers = [p for p in state.setup.options.powers_in_play(state.players) if p not in held]
    rng.shuffle(cars)
    rng.shuffle(powers)
    lots = [Lot(car, powers[at] if at < len(powers) else None) for at, car in enumerate(cars[:to_come])]
    return changed(state, auction=auction._replace(lots=(*auction.lots, *lots)))


def _with_bets(state: GameState, seat: Seat | None, count: int, rng: Random) -> GameState:
    """The bets of others, on any car."""
    bets = tuple(
        bets if s == seat else tuple(rng.choice(CARS) for _ in range(count))
        for s, bets in enumerate(state.bets)
    )
    return changed(state, bets=bets)


def _with_secrets(state: GameState, seat: Seat | None, rng: Random) -> GameState:
    """The secret choices others have made: any that were legal for them."""
    if not state.phase.is_secret:
        return state
    secrets = list(state.secrets)
    for other in PHASES[state.phase].asked(changed(state, secrets=no_secrets(state.players))):
        if other != seat and other not in state.asked:
            secrets[other] = rng.choice(PHASES[state.phase].legal(state, other))
    return changed(state, secrets=tuple(secrets))

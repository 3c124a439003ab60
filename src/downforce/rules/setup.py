"""Set-up (RULES sections 2, 9 and 10): from a deal to the first decision."""

from __future__ import annotations

from downforce.model.cards import REGULAR_CARDS
from downforce.model.ids import CARS, PowerId, Seat
from downforce.rules.events import Event
from downforce.rules.phases.auction import offer_swap, open_lot
from downforce.rules.state import (
    NONE,
    Auction,
    Cards,
    Cars,
    Deal,
    GameState,
    Lot,
    Phase,
    RaceDeal,
    RaceRecord,
    Setup,
    Turn,
    changed,
    no_secrets,
    replaced,
)

THREE = 3  # R10.1 c


def open_race(setup: Setup, deal: Deal, earlier: tuple[RaceRecord, ...], events: list[Event]) -> GameState:
    """Sets up the first race of a deal and goes on to the first decision."""
    race = deal[0]
    state = GameState(
        setup=setup,
        phase=Phase.BID,
        asked=(),
        secrets=no_secrets(setup.players),
        auction=_auction(setup, race),
        cards=_cards(setup, race),
        cars=_cars(setup, race),
        turn=Turn(Seat(0)),
        bets=((),) * setup.players,
        earlier=earlier,
        to_come=deal[1:],
    )
    if setup.options.auction:
        return open_lot(state, events)
    return offer_swap(_deal_cars(state, race), events)


def hand_size(setup: Setup) -> int:
    """How many regular cards each player is dealt (R2.3, R10.1 c)."""
    return THREE if setup.common_pile else REGULAR_CARDS // setup.players


def cars_each(setup: Setup) -> int:
    """How many cars each player is dealt where there is no auction (R10.1 a)."""
    return len(CARS) // setup.players


def _auction(setup: Setup, race: RaceDeal) -> Auction:
    """The six lots; where powers run short the last lots have none (R9.4)."""
    powers: tuple[PowerId | None, ...] = race.powers + (None,) * len(CARS)
    lots = tuple(map(Lot, race.cars, powers)) if setup.options.auction else ()
    return Auction(
        lots=lots,
        aside=(),
        owners=(NONE,) * len(CARS),
        prices=(0,) * len(CARS),
        powers=((),) * setup.players,
        last_winner=NONE,
    )


def _cards(setup: Setup, race: RaceDeal) -> Cards:
    """Hands from the top of the shuffled cards; the rest is the common pile or out of the game."""
    size, seats = hand_size(setup), setup.seats
    dealt = [race.cards[seat * size : (seat + 1) * size] for seat in seats]
    rest = race.cards[len(seats) * size :]
    piles: tuple[tuple[int, ...], ...] = ()
    if setup.common_pile:
        piles, rest = (rest,), ()
    elif setup.own_piles:
        piles = tuple(dealt)  # R9.2: the order in which their own cards will be drawn
    nothing = (0,) * setup.players
    return Cards(
        hands=tuple(map(_mask, dealt)),
        piles=piles,
        discard=(),
        dropped=nothing,
        left_over=_mask(rest),
        shown=nothing,
        lacks=nothing,
    )


def _mask(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _cars(setup: Setup, race: RaceDeal) -> Cars:
    """The cars on the starting spaces (R2.1)."""
    on = dict(zip(race.grid, setup.track.grid, strict=True))
    cells = tuple(on[car] for car in CARS)
    return Cars(cells, (0,) * len(CARS), (), setup.movement.occupied(cells))


def _deal_cars(state: GameState, race: RaceDeal) -> GameState:
    """Deals cars and powers at random instead of an auction (R10.1 a)."""
    setup, each = state.setup, cars_each(state.setup)
    owners, hands, left_over = state.auction.owners, state.cards.hands, state.cards.left_over
    shown = state.cards.shown
    for at, car in enumerate(race.cars):
        eight = 1 << setup.deck.eight(car).index
        seat = at // each
        if seat < setup.players:
            owners = replaced(owners, car, seat)
            hands = replaced(hands, seat, hands[seat] | eight)
            shown = replaced(shown, seat, shown[seat] | eight)
        else:
            left_over |= eight
    powers = tuple(race.powers[seat : seat + 1] for seat in setup.seats)
    return changed(
        state,
        auction=state.auction._replace(owners=owners, powers=powers),
        cards=state.cards._replace(hands=hands, left_over=left_over, shown=shown),
    )

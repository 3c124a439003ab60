"""When a note can be told. A lesson's file names these; each looks at one moment and nothing else.

``QUESTIONS`` hold while the player is asked something; ``HAPPENINGS`` are things that were seen, and a note
about one waits for the player's next decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from downforce.learn.moment import Moment, Spot
from downforce.model.ids import CARS, Car
from downforce.rules import events as ev
from downforce.rules.actions import Bid, PlayCard
from downforce.rules.facts import jammed
from downforce.rules.phases.scoring import running_order
from downforce.rules.powers import CUNNING
from downforce.rules.state import NONE, GamePart, Phase

NEAR = 8
"""Steps from which one card may bring a car to a line: the highest number there is."""
NEAR_SECTIONS = 14
"""Sections before a betting line that a round of cards may bring a car."""
FEW_CARDS = 5
"""So few cards are left to a player that cars may stay on the track."""
MOST_PER_CARD = 6
"""Steps a regular card gives one car at most."""

Question = Callable[[Moment], Spot | None]
Happening = Callable[[Moment], Iterator[Spot]]


# --- questions ------------------------------------------------------------------------------------


def asked(*phases: Phase) -> Question:
    """The player decides something of these kinds."""
    return lambda moment: Spot() if moment.is_asked(*phases) else None


def auction(moment: Moment) -> Spot | None:
    """Cars are being sold, or powers chosen."""
    return Spot() if moment.view.state.phase.part is GamePart.AUCTION else None


def own_car(moment: Moment) -> Spot | None:
    """The player steers an own car, and there are several ways to go."""
    car = moment.steered
    return Spot((car,)) if car is not None and car in moment.own_cars else None


def rival_car(moment: Moment) -> Spot | None:
    """The player steers a rival's car, and there are several ways to go."""
    car = moment.steered
    return Spot((car,)) if car is not None and car not in moment.own_cars else None


def jam_ahead(moment: Moment) -> Spot | None:
    """One of the ways to go ends early in a jam."""
    ends = tuple(move.path[-1].name for move in moment.moves if moment.is_jam(move))
    return Spot(_steered(moment), ends) if ends else None


def squeeze_ahead(moment: Moment) -> Spot | None:
    """A way to go leads through spaces where the road has one lane."""
    sections = moment.view.state.track.sections
    entered = (cell for move in moment.moves for cell in move.path if sections[cell.section].lanes == 1)
    names = tuple(dict.fromkeys(cell.name for cell in entered))
    return Spot(_steered(moment), names) if names else None


def _steered(moment: Moment) -> tuple[Car, ...]:
    return (moment.steered,) if moment.steered is not None else ()


def steering(moment: Moment) -> Spot | None:
    """The player steers a car, and there are several ways to go."""
    return Spot(_steered(moment)) if len(moment.moves) > 1 else None


def taken_ahead(moment: Moment) -> Spot | None:
    """A space in front of the car that the player steers is taken."""
    state, cars = moment.view.state, _steered(moment)
    near = {cell for car in cars for cell in state.track.ahead[state.cars.cells[car]]}
    taken = tuple(state.track.cells[cell].name for cell in state.cars.cells if cell in near)
    return Spot(cars, taken) if taken and len(moment.moves) > 1 else None


def jammed_line(moment: Moment) -> Spot | None:
    """A car on a card of the hand cannot take a step."""
    return _on_a_card(moment, {*jammed(moment.view.state)})


def line_of_a_car_at_home(moment: Moment) -> Spot | None:
    """A car on a card of the hand has finished."""
    return _on_a_card(moment, {*moment.view.state.cars.home})


def _on_a_card(moment: Moment, cars: set[Car]) -> Spot | None:
    """Which of these cars stand on a card that the player may play."""
    if not moment.is_asked(Phase.PLAY_CARD):
        return None
    found = tuple(sorted(cars & {line.car for card in moment.view.hand for line in card.lines if line.car}))
    return Spot(found) if found else None


def wilds(number: int) -> Question:
    """The player may play a card with so many wilds, or one is in play."""

    def seen(moment: Moment) -> Spot | None:
        state = moment.view.state
        hand = moment.view.hand if moment.is_asked(Phase.PLAY_CARD) else ()
        in_play = () if state.turn.card == NONE else (state.setup.deck.cards[state.turn.card],)
        return Spot() if any(len(card.wilds) >= number for card in (*hand, *in_play)) else None

    return seen


def declared_bid(moment: Moment) -> Spot | None:
    """The hand has no card of the lot's colour, and one that may bid all the same (R3.10)."""
    if not moment.is_asked(Phase.BID):
        return None
    return Spot() if any(isinstance(one, Bid) and one.declared for one in moment.view.legal) else None


def car_needed(moment: Moment) -> Spot | None:
    """One half of the cars is sold, and a player has none."""
    auction = moment.view.state.auction
    is_late = sum(owner == NONE for owner in auction.owners) <= len(CARS) // 2
    owns = {owner for owner in auction.owners if owner != NONE}
    return (
        Spot() if moment.is_asked(Phase.BID) and is_late and len(owns) < moment.view.state.players else None
    )


def cunning(moment: Moment) -> Spot | None:
    """The player plays a card, and there is a player with Cunning."""
    auction = moment.view.state.auction
    cars = tuple(
        car for car in CARS if (owner := auction.owners[car]) != NONE and CUNNING in auction.powers[owner]
    )
    return Spot(cars) if cars and moment.is_asked(Phase.PLAY_CARD) else None


def eight_in_hand(moment: Moment) -> Spot | None:
    """The player may play a Speed-8 card."""
    if not moment.is_asked(Phase.PLAY_CARD):
        return None
    plays = [action for action in moment.view.legal if isinstance(action, PlayCard)]
    cars = tuple(line.car for play in plays if play.card.is_eight for line in play.card.lines if line.car)
    return Spot(cars) if cars else None


def own_power(moment: Moment) -> Spot | None:
    """The player has a power and plays a card."""
    is_asked = moment.is_asked(Phase.PLAY_CARD)
    return Spot(moment.own_cars) if is_asked and moment.view.state.auction.powers[moment.seat] else None


def betting_line_near(moment: Moment) -> Spot | None:
    """The leader comes near the next betting line."""
    state = moment.view.state
    crossed = state.setup.lines_crossed(state.cars.cells)
    if (
        state.phase.part not in (GamePart.TURN, GamePart.CARD)
        or not state.setup.options.bets
        or crossed == len(state.track.lines)
    ):
        return None
    leader = next((car for car in running_order(state) if state.cars.cells[car] >= 0), None)
    cell = state.cell(leader) if leader is not None else None
    if leader is None or cell is None or state.track.lines[crossed] - cell.section > NEAR_SECTIONS:
        return None
    return Spot((leader,))


def finish_near(moment: Moment) -> Spot | None:
    """A car may come home with one card."""
    if not moment.is_asked(Phase.PLAY_CARD):
        return None
    near = tuple(car for car in CARS if (steps := moment.to_go(car)) is not None and steps <= NEAR)
    return Spot(near) if near else None


def cards_run_out(moment: Moment) -> Spot | None:
    """The player holds few cards, and an own car is far from home."""
    if not moment.is_asked(Phase.PLAY_CARD) or len(moment.view.hand) > FEW_CARDS:
        return None
    far = tuple(car for car in moment.own_cars if (moment.to_go(car) or 0) > MOST_PER_CARD)
    return Spot(far) if far else None


def over(moment: Moment) -> Spot | None:
    """The game is over."""
    return Spot() if moment.view.state.is_over else None


def cars_stalled(moment: Moment) -> Spot | None:
    """The game is over, and cars are still on the track."""
    state = moment.view.state
    out = tuple(car for car in CARS if state.cars.cells[car] >= 0)
    return Spot(out) if state.is_over and out else None


# --- happenings -----------------------------------------------------------------------------------


def began(moment: Moment) -> Iterator[Spot]:
    """The auction or, without one, the race has begun."""
    if any(isinstance(event, ev.LotOpened | ev.RaceStarted) for event in moment.events):
        yield Spot(moment.own_cars)


def race_began(moment: Moment) -> Iterator[Spot]:
    """The race has begun: with the car in front, and its owner."""
    for event in moment.events:
        if isinstance(event, ev.RaceStarted):
            yield Spot(running_order(moment.view.state)[:1])


def lot_sold(moment: Moment) -> Iterator[Spot]:
    """A player has bought a car."""
    yield from (Spot((event.car,)) for event in moment.events if isinstance(event, ev.LotSold))


def lot_bought(moment: Moment) -> Iterator[Spot]:
    """The player has got a car."""
    sold = (event for event in moment.events if isinstance(event, ev.LotSold | ev.LotGiven))
    yield from (Spot((event.car,)) for event in sold if event.seat == moment.seat)


def lot_given(moment: Moment) -> Iterator[Spot]:
    """A player has got the last car without bidding."""
    yield from (Spot((event.car,)) for event in moment.events if isinstance(event, ev.LotGiven))


def lot_set_aside(moment: Moment) -> Iterator[Spot]:
    """Everybody has passed."""
    yield from (Spot((event.car,)) for event in moment.events if isinstance(event, ev.LotSetAside))


def card_drawn(moment: Moment) -> Iterator[Spot]:
    """The player has drawn a card."""
    drawn = (event for event in moment.events if isinstance(event, ev.CardDrawn))
    yield from (Spot() for event in drawn if event.seat == moment.seat)


def all_home(moment: Moment) -> Iterator[Spot]:
    """All cars of the player are home."""
    dropped = (event for event in moment.events if isinstance(event, ev.HandDropped))
    yield from (Spot(moment.own_cars) for event in dropped if event.seat == moment.seat)


def two_bets(moment: Moment) -> Iterator[Spot]:
    """The bet that opens was set off by the card that set off the last one."""
    closed = any(isinstance(event, ev.BetsClosed) for event in moment.events)
    opened = any(isinstance(event, ev.BetsOpened) for event in moment.events)
    if closed and opened:
        yield Spot()


def car_home(moment: Moment) -> Iterator[Spot]:
    """A car has crossed the finish line."""
    yield from (Spot((event.car,)) for event in moment.events if isinstance(event, ev.CarFinished))


QUESTIONS: Final[Mapping[str, Question]] = {
    "asked-to-bid": asked(Phase.BID),
    "asked-for-power": asked(Phase.KEEP_POWER, Phase.SWAP_POWER),
    "asked-to-play": asked(Phase.PLAY_CARD),
    "asked-for-wild": asked(Phase.NAME_WILD),
    "asked-to-bet": asked(Phase.BET),
    "asked-to-use-power": asked(Phase.CHOOSE_SKIP, Phase.BONUS),
    "auction": auction,
    "steering": steering,
    "own-car": own_car,
    "rival-car": rival_car,
    "taken-ahead": taken_ahead,
    "jam-ahead": jam_ahead,
    "jammed-line": jammed_line,
    "squeeze-ahead": squeeze_ahead,
    "wild-seen": wilds(1),
    "two-wilds-seen": wilds(2),
    "declared-bid": declared_bid,
    "car-needed": car_needed,
    "eight-in-hand": eight_in_hand,
    "own-power": own_power,
    "cunning": cunning,
    "betting-line-near": betting_line_near,
    "finish-near": finish_near,
    "line-of-a-car-at-home": line_of_a_car_at_home,
    "cards-run-out": cards_run_out,
    "over": over,
    "cars-stalled": cars_stalled,
}
"""What can be so while the player decides, or at the end."""

HAPPENINGS: Final[Mapping[str, Happening]] = {
    "began": began,
    "race-began": race_began,
    "lot-sold": lot_sold,
    "lot-bought": lot_bought,
    "lot-given": lot_given,
    "lot-set-aside": lot_set_aside,
    "card-drawn": card_drawn,
    "two-bets": two_bets,
    "car-home": car_home,
    "all-home": all_home,
}
"""What can be seen to happen."""

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
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import GamePart, Phase

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


def pass_in_hand(moment: Moment) -> Spot | None:
    """The hand has a card that would be a pass, and one that would not."""
    if not moment.is_asked(Phase.BID):
        return None
    amounts = {choice.amount for choice in moment.view.choices if isinstance(choice.action, Bid)}
    return Spot() if None in amounts and len(amounts) > 1 else None


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
        not moment.is_asked(Phase.PLAY_CARD)
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


def lot_sold(moment: Moment) -> Iterator[Spot]:
    """A player has bought a car."""
    yield from (Spot((event.car,)) for event in moment.events if isinstance(event, ev.LotSold))


def lot_bought(moment: Moment) -> Iterator[Spot]:
    """The player has got a car."""
    sold = (event for event in moment.events if isinstance(event, ev.LotSold | ev.LotGiven))
    yield from (Spot((event.car,)) for event in sold if event.seat == moment.seat)


def tie(moment: Moment) -> Iterator[Spot]:
    """The highest bid was made twice."""
    for event in moment.events:
        if isinstance(event, ev.BidsRevealed):
            amounts = [bid.amount for bid in event.bids if bid.amount is not None]
            if amounts and amounts.count(max(amounts)) > 1:
                yield Spot((event.car,))


def car_jammed(moment: Moment) -> Iterator[Spot]:
    """A car could not take a step, so its line came to nothing."""
    for event in moment.events:
        if isinstance(event, ev.LinePassedOver) and not event.home:
            yield Spot((event.car,))


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
    "own-car": own_car,
    "rival-car": rival_car,
    "jam-ahead": jam_ahead,
    "squeeze-ahead": squeeze_ahead,
    "pass-in-hand": pass_in_hand,
    "eight-in-hand": eight_in_hand,
    "own-power": own_power,
    "betting-line-near": betting_line_near,
    "finish-near": finish_near,
    "cards-run-out": cards_run_out,
    "over": over,
    "cars-stalled": cars_stalled,
}
"""What can be so while the player decides, or at the end."""

HAPPENINGS: Final[Mapping[str, Happening]] = {
    "began": began,
    "lot-sold": lot_sold,
    "lot-bought": lot_bought,
    "tie": tie,
    "car-jammed": car_jammed,
    "car-home": car_home,
}
"""What can be seen to happen."""

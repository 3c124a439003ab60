"""Events as log entries: one case per kind of event, and a shorter one for those who may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from downforce.content import TRACKS
from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car
from downforce.rules import events as ev

if TYPE_CHECKING:
    from downforce.i18n.words import Words


def event_text(words: Words, event: ev.Event, names: Sequence[str], edition: str) -> str:
    """An event as a log entry, in one line or, for a reveal and a result, several."""
    text = words.text
    match event:
        # The auction.
        case ev.LotOpened():
            return _lot_opened(words, event, names)
        case ev.BidPlaced(seat, SpeedCard() as card, True):
            return text("event-bid-placed-declared", player=names[seat], card=words.card(card))
        case ev.BidPlaced(seat, SpeedCard() as card):
            return text("event-bid-placed", player=names[seat], card=words.card(card))
        case ev.BidPlaced(seat):
            return text("event-bid-placed-hidden", player=names[seat])
        case ev.BidsRevealed(car, bids):
            rows = (revealed_text(words, bid, names, edition) for bid in bids)
            return "\n".join([text("event-bids-revealed", car=car.word), *rows])
        case ev.LotSold(seat, car, None, price):
            cost = words.money(price, edition)
            return text("event-lot-sold-no-power", player=names[seat], car=car.word, price=cost)
        case ev.LotSold(seat, car, power, price):
            cost, driver = words.money(price, edition), words.power_name(power)
            return text("event-lot-sold", player=names[seat], car=car.word, power=driver, price=cost)
        case ev.LotGiven():
            return _lot_given(words, event, names, edition)
        case ev.LotSetAside(car, _):
            return text("event-lot-set-aside", car=car.word)
        case ev.LotUnsold(car, _):
            return text("event-lot-unsold", car=car.word)
        case ev.PowerChosen(seat, None):
            return text("event-power-chosen-hidden", player=names[seat])
        case ev.PowerChosen(seat, power):
            return text("event-power-chosen", player=names[seat], power=words.power_name(power))
        case ev.PowersKept(powers):
            drivers = (
                text("powers-kept-driver", player=names[seat], power=words.power_name(power))
                for seat, power in enumerate(powers)
            )
            return text("event-powers-kept", powers=words.list(drivers))
        case ev.PowerSwapped(seat, None):
            return text("event-power-swapped-declined", player=names[seat])
        case ev.PowerSwapped(seat, power):
            return text("event-power-swapped", player=names[seat], power=words.power_name(power))
        # The race.
        case ev.RaceStarted(seat):
            return text("event-race-started", player=names[seat])
        case ev.HandDrawn(seat, tuple() as cards):
            return text("event-hand-drawn", player=names[seat], cards="; ".join(map(words.card, cards)))
        case ev.HandDrawn(seat):
            return text("event-hand-drawn-hidden", player=names[seat])
        case ev.CardPlayed(seat, card, True):
            return text("event-card-played-reverse", player=names[seat], card=words.card(card))
        case ev.CardPlayed(seat, card, _):
            return text("event-card-played", player=names[seat], card=words.card(card))
        case ev.WildNamed(seat, car):
            return text("event-wild-named", player=names[seat], car=car.word)
        case ev.LineSkipped(seat, Car() as car):
            return text("event-line-skipped", player=names[seat], car=car.word)
        case ev.LineSkipped(seat):
            return text("event-line-skipped-wild", player=names[seat])
        case ev.LineKept(seat, car):
            return text("event-line-kept", player=names[seat], car=car.word)
        case ev.LinePassedOver(car, True):
            return text("event-line-passed-over-home", car=car.word)
        case ev.LinePassedOver(car, _):
            return text("event-line-passed-over", car=car.word)
        case ev.CarMoved():
            return _car_moved(words, event, names)
        case ev.LineCrossed(car, number):
            return text("event-line-crossed", car=car.word, number=number)
        case ev.CarFinished(car, place):
            return text("event-car-finished", car=car.word, place=place)
        case ev.LapCompleted(car, laps):
            return text("event-lap-completed", car=car.word, laps=laps)
        case ev.BonusDeclined(seat, car):
            return text("event-bonus-declined", player=names[seat], car=car.word)
        case ev.HandDropped(seat, count):
            return text("event-hand-dropped", player=names[seat], count=count)
        case ev.CardDrawn(seat, SpeedCard() as card):
            return text("event-card-drawn", player=names[seat], card=words.card(card))
        case ev.CardDrawn(seat):
            return text("event-card-drawn-hidden", player=names[seat])
        # Bets, turns and the end.
        case ev.BetsOpened(number):
            return text("event-bets-opened", number=number)
        case ev.BetPlaced(seat, number, Car() as car):
            return text("event-bet-placed", player=names[seat], number=number, car=car.word)
        case ev.BetPlaced(seat, number):
            return text("event-bet-placed-hidden", player=names[seat], number=number)
        case ev.BetsClosed(number):
            return text("event-bets-closed", number=number)
        case ev.TurnStarted(seat):
            return text("event-turn-started", player=names[seat])
        case ev.RaceScored():
            return "\n".join(_race_scored(words, event, names, edition))
        case ev.NextRaceStarted(race, track):
            return text("event-next-race-started", race=race, track=words.track(TRACKS[track], edition))
        case ev.GameEnded(winners):
            players = words.list(names[seat] for seat in winners)
            return text("event-game-ended", players=players, count=len(winners))
        case _:
            assert_never(event)


def revealed_text(words: Words, bid: ev.RevealedBid, names: Sequence[str], edition: str) -> str:
    """One card of a revealed lot."""
    player, card = names[bid.seat], words.card(bid.card)
    if bid.amount is None:
        return words.text("revealed-pass", player=player, card=card)
    amount = words.money(bid.amount, edition)
    if bid.declared:
        return words.text("revealed-bid-declared", player=player, amount=amount, card=card)
    return words.text("revealed-bid", player=player, amount=amount, card=card)


def _lot_opened(words: Words, event: ev.LotOpened, names: Sequence[str]) -> str:
    if event.power is None:
        lot = words.text("event-lot-opened-no-power", car=event.car.word)
    else:
        lot = words.text("event-lot-opened", car=event.car.word, power=words.power_name(event.power))
    if len(event.bidders) == len(names):
        return lot
    bidders = words.list(names[seat] for seat in event.bidders)
    return f"{lot} {words.text('event-lot-opened-bidders', players=bidders)}"


def _lot_given(words: Words, event: ev.LotGiven, names: Sequence[str], edition: str) -> str:
    player, price, card = names[event.seat], words.money(event.price, edition), words.card(event.card)
    if event.power is None:
        return words.text(
            "event-lot-given-no-power", player=player, car=event.car.word, price=price, card=card
        )
    power = words.power_name(event.power)
    return words.text(
        "event-lot-given", player=player, car=event.car.word, power=power, price=price, card=card
    )


def crosses_finish(event: ev.CarMoved) -> bool:
    """Whether the way ended beyond the finish line."""
    return event.path[-1].front <= event.start.front


def _car_moved(words: Words, event: ev.CarMoved, names: Sequence[str]) -> str:
    player, car, steps, end = names[event.seat], event.car.word, len(event.path), event.path[-1]
    if crosses_finish(event):
        return words.text("event-car-moved-over-line", player=player, car=car, steps=steps)
    if event.bonus:
        return words.text("event-car-moved-bonus", player=player, car=car, steps=steps, space=end.name)
    return words.text("event-car-moved", player=player, car=car, steps=steps, space=end.name)


def _race_scored(words: Words, event: ev.RaceScored, names: Sequence[str], edition: str) -> list[str]:
    rows = [words.text("event-race-scored", race=event.race)]
    stalled = [car for car in CARS if car not in event.home]
    if event.home:
        rows.append(words.text("race-scored-home", cars=words.cars(event.home)))
    elif any(event.money):  # in long distance there is no home to come to
        rows.append(words.text("race-scored-nobody"))
    if event.home and stalled and any(event.money):  # else the race is over with the first car home
        rows.append(words.text("race-scored-stalled", cars=words.cars(stalled)))
    for seat, bets in enumerate(event.bets):
        if bets:
            rows.append(words.text("race-scored-bets", player=names[seat], cars=words.cars(bets)))
    if any(event.money):  # not where money does not decide (R13.11)
        for seat, earned in sorted(enumerate(event.money), key=lambda row: -row[1]):
            money = words.money(earned, edition)
            rows.append(words.text("race-scored-money", player=names[seat], money=money))
    return rows

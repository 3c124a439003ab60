"""Events, phases, questions and stakes as phrases: which message words them, with which arguments.

No language in here.

A message is called after its event, ``event-lot-sold``; ``_VARIANTS`` lists the events with several. An
argument is called like the event's field, unless ``_ARGUMENTS`` gives another name. The name shows what it
is: a player (a seat), a car, a card, a power, a price in millions. ``i18n/fill.py`` and
``web/src/i18n/fill.ts`` fill in the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from downforce.model.ids import CARS
from downforce.notation.plain import kebab, plain, plain_event
from downforce.rules import events as ev
from downforce.rules.stakes import Stake
from downforce.rules.state import NONE, Phase
from downforce.rules.view import View


class Phrase(NamedTuple):
    """A message and its arguments, as things of the game; some messages do not take all of them."""

    id: str
    args: Mapping[str, object]


_ARGUMENTS: Mapping[str, Callable[[Any], Iterator[tuple[str, object]]]] = {
    "seat": lambda seat: iter([("player", seat)]),
    "bidders": lambda seats: iter([("players", seats)]),
    "winners": lambda seats: iter([("players", seats), ("count", len(seats))]),
    "size": lambda size: iter([("count", size)]),
    "took": lambda power: iter([("power", power)]),
    "path": lambda path: iter([("steps", len(path)), ("space", path[-1])]),
    **dict.fromkeys(("start", "bonus", "reverse", "declared", "printed", "bids", "bets"), lambda _: iter(())),
}
_VARIANTS: Mapping[type[ev.Event], Callable[[Any], str]] = {
    ev.LotOpened: lambda e: "" if e.power else "-no-power",
    ev.LotSold: lambda e: "" if e.power else "-no-power",
    ev.LotGiven: lambda e: "" if e.power else "-no-power",
    ev.BidPlaced: lambda e: "-hidden" if e.card is None else "-declared" if e.declared else "",
    ev.PowerChosen: lambda e: "" if e.power else "-hidden",
    ev.PowerSwapped: lambda e: "" if e.took else "-declined",
    ev.HandDrawn: lambda e: "-hidden" if e.cards is None else "",
    ev.CardPlayed: lambda e: "-reverse" if e.reverse else "",
    ev.LineSkipped: lambda e: "-wild" if e.car is None else "",
    ev.LinePassedOver: lambda e: "-home" if e.home else "",
    ev.CarMoved: lambda e: "-over-line" if crosses_finish(e) else "-bonus" if e.bonus else "",
    ev.CardDrawn: lambda e: "-hidden" if e.card is None else "",
    ev.BetPlaced: lambda e: "-hidden" if e.car is None else "",
}


def crosses_finish(event: ev.CarMoved) -> bool:
    """Whether the way ended beyond the finish line."""
    return event.path[-1].front <= event.start.front


def event_phrases(event: ev.Event, players: int) -> list[Phrase]:
    """An event at a table of so many players: a phrase for each line of the log."""
    variant = _VARIANTS[type(event)](event) if type(event) in _VARIANTS else ""
    if isinstance(event, ev.LotOpened) and len(event.bidders) < players:
        variant += "-some"
    first = Phrase(f"event-{kebab(type(event).__name__)}{variant}", _arguments(event._asdict()))
    if isinstance(event, ev.BidsRevealed):
        return [first, *map(_revealed, event.bids)]
    if isinstance(event, ev.RaceScored):
        return [Phrase(first.id, {"race": event.race}), *_scored(event)]
    return [first]


def _arguments(fields: Mapping[str, object]) -> dict[str, object]:
    pairs = (
        _ARGUMENTS[name](value) if name in _ARGUMENTS else [(name, value)] for name, value in fields.items()
    )
    return {name: value for row in pairs for name, value in row if value is not None}


def _revealed(bid: ev.RevealedBid) -> Phrase:
    kind = "pass" if bid.amount is None else "bid-declared" if bid.declared else "bid"
    return Phrase(f"revealed-{kind}", _arguments(bid._asdict()))


def _scored(event: ev.RaceScored) -> Iterator[Phrase]:
    pays, stalled = any(event.money), tuple(car for car in CARS if car not in event.home)
    if event.home:
        yield Phrase("race-scored-home", {"cars": event.home})
    elif pays:  # in long distance there is no home to come to
        yield Phrase("race-scored-nobody", {})
    if event.home and stalled and pays:  # else the race is over with the first car home
        yield Phrase("race-scored-stalled", {"cars": stalled})
    for seat, bets in enumerate(event.bets):
        if bets:
            yield Phrase("race-scored-bets", {"player": seat, "cars": bets})
    if pays:  # not where money does not decide (R13.11)
        for seat, earned in sorted(enumerate(event.money), key=lambda row: -row[1]):
            yield Phrase("race-scored-money", {"player": seat, "money": earned})


def phase_phrase(seen: View) -> Phrase:
    """What is happening, and which players the game waits for."""
    state, turn = seen.state, seen.state.turn
    args: dict[str, object] = {"waiting": state.asked}
    if state.open_lot is not None:
        args["car"] = state.open_lot.car
    if turn.card != NONE:
        args |= {"player": turn.seat, "card": state.card_in_play}
    if turn.car != NONE:
        args["car"] = CARS[turn.car]
    return Phrase(f"phase-{state.phase}", args | {"number": seen.sizes.bets + 1})


def question_phrase(seen: View) -> Phrase | None:
    """What the player of this view is asked; None for those who are not asked."""
    state, turn = seen.state, seen.state.turn
    if seen.seat not in state.asked:
        return None
    variant, args = "", dict[str, object]()
    match state.phase:
        case Phase.BID:
            args["car"] = state.open_lot.car if state.open_lot else None
        case Phase.BET:
            args["number"] = seen.sizes.bets + 1
        case Phase.BONUS:
            args |= {"car": CARS[turn.car], "steps": turn.steps[0]}
        case Phase.NAME_WILD:
            args["speed"] = _speed(seen)
        case Phase.CHOOSE_SKIP | Phase.MOVE_CAR:
            args |= {"car": CARS[turn.car], "speed": _speed(seen)}
            if state.phase is Phase.MOVE_CAR and turn.seat != seen.seat:
                variant, args["player"] = "-rival", turn.seat
    return Phrase(f"question-{state.phase}{variant}", args)


def _speed(seen: View) -> int:
    line = seen.state.line_in_play
    assert line is not None
    return line.speed


def stake_phrase(stake: Stake) -> Phrase:
    """Something to know before a turn is confirmed."""
    given = {"car": stake.car, "player": stake.seat, "place": stake.number, "number": stake.number}
    known = {name: value for name, value in given.items() if value is not None}
    return Phrase(f"stake-{stake.kind}", {**known, "money": stake.money})


def plain_phrase(phrase: Phrase) -> dict[str, object]:
    """A phrase as JSON."""
    return {"id": phrase.id, "args": {name: plain(value) for name, value in phrase.args.items()}}


def worded_event(event: ev.Event, players: int) -> dict[str, object]:
    """An event as JSON, with the phrases that word it."""
    return {**plain_event(event), "say": [*map(plain_phrase, event_phrases(event, players))]}

"""What a draft comes to on the track: who would lead, who would be stuck, what a jam costs.

It follows from a view and from the events that its seat may know, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from downforce.model.ids import Car
from downforce.notation.phrases import Phrase, plain_phrase, stake_phrase
from downforce.rules.actions import Bonus, MoveCar
from downforce.rules.events import Event
from downforce.rules.facts import driven, jammed, passed, spaces_won
from downforce.rules.phases.scoring import running_order
from downforce.rules.stakes import stakes
from downforce.rules.state import GameState
from downforce.rules.view import Choice, View
from downforce.server.wire import messages as p


def letters(cars: Iterable[Car]) -> str:
    """Several cars as one text."""
    return "".join(car.letter for car in cars)


def phrase_info(phrase: Phrase) -> p.PhraseInfo:
    """A phrase for the wire."""
    return msgspec.convert(plain_phrase(phrase), p.PhraseInfo)


def outlook_info(seen: View, events: Sequence[Event]) -> p.OutlookInfo:
    """What a whole draft would come to."""
    state = seen.state
    after, before = driven(state, events), running_order(state)
    order = running_order(after)
    return p.OutlookInfo(
        order=letters(order),
        places={car.letter: (before.index(car) + 1, order.index(car) + 1) for car in order},
        jammed=letters(jammed(after)),
        spaces=_spaces(events),
        stakes=[phrase_info(stake_phrase(stake)) for stake in stakes(seen, events)],
    )


def end_info(state: GameState, choice: Choice, events: Sequence[Event]) -> p.EndInfo | None:
    """What one more move would come to; None for other choices."""
    if not isinstance(choice.action, MoveCar | Bonus) or not choice.path:
        return None
    after, last, car = driven(state, events), choice.path[-1], choice.action.car
    order, stuck_before, stuck = running_order(after), jammed(state), jammed(after)
    return p.EndInfo(
        steps=len(choice.path),
        lane=last.lane,
        lanes=state.track.sections[last.section].lanes,
        order=letters(order),
        overtaken=letters(passed(running_order(state), order, car)),
        jammed=letters(stuck),
        spaces=_spaces(events),
        stuck=letters(other for other in stuck if other not in stuck_before),
        freed=letters(other for other in stuck_before if other not in stuck and other != car),
    )


def _spaces(events: Iterable[Event]) -> dict[str, int]:
    spaces = Counter[Car]()
    for car, won in spaces_won(events):
        spaces[car] += won
    return {car.letter: won for car, won in spaces.items() if won}

"""Advice: what Ace would do in a view, the next best choices, and what speaks for each.

Everything is worked out from one view, chance included, so it tells no more than the view. A tip holds
numbers and the kind of reason, never a sentence: the catalogues ``advice.ftl`` word it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple, TypeVar

from downforce.bots.ace import Ace, at_the_table, halfway, share_of_win
from downforce.bots.base import Slices, finish
from downforce.bots.driver import Driver, card_bit
from downforce.bots.judge import Judge
from downforce.bots.outlook import Outlook, dot
from downforce.bots.tactics import winning
from downforce.fast.taste import FREE
from downforce.model.ids import CARS, Car
from downforce.rules.actions import Action, Bet, Bid, KeepPower, SwapPower
from downforce.rules.phases.auction import bid_amount
from downforce.rules.phases.scoring import payouts, running_order
from downforce.rules.state import NONE, Cars, GameState
from downforce.rules.view import View
from downforce.rules.view import view as seen_by

T = TypeVar("T")

MOST = 3
"""So many choices are advised."""
NOTICED = 0.7
"""A reason is told from this weight on, in spaces of an own car."""


class AdviceKind(StrEnum):
    """What speaks for a choice. The value is the message ``advice-<value>`` of the catalogues."""

    ONLY = "only"  # there is nothing else
    WIN = "win"  # it wins at once
    BID = "bid"  # the car is worth this price
    FREE = "free"  # prices do not count
    LEAST = "least"  # a bid is due, and this is the lowest
    DEAR = "dear"  # a bid would cost more than the car is worth
    OVER = "over"  # the bid is more than the car is worth
    LATER = "later"  # another car will be cheaper, or suit the hand better
    ENOUGH = "enough"  # enough cars are owned
    CANNOT = "cannot"  # no card can bid
    POWER = "power"
    HOME = "home"  # an own car comes home
    OWN = "own"  # own cars gain spaces
    LEADER = "leader"  # the leading rival is held back
    RIVAL = "rival"  # another rival is held back
    JAM = "jam"  # a rival is left in a jam
    STAKE = "stake"  # a car that was bet on gains spaces
    ROUND = "round"  # nothing stands out: the chance to win after the round that was tried
    CHANCE = "chance"  # nothing stands out, and no round was tried: the chance to win
    SAME = "same"  # the chance to win is the same with all choices that are told
    LESS = "less"  # own cars gain less than with another choice, and the chance to win is better
    TRIAL = "trial"  # the same, in the round that was tried
    PRIZES = "prizes"  # own cars gain less, and can expect better places
    PAYS = "pays"  # a bet on the car is likely to pay
    BACK = "back"  # another car may pay more, but this one is the player's own
    FIRST = "first"  # the car is likely to be first, where bets pay nothing


class _Adviser(Ace):
    """Ace, who tells with what chance to win each card came out of the worlds it was tried in."""

    def __init__(self) -> None:
        super().__init__()
        self.chances: dict[Action, float] = {}

    def value(self, card: Action, state: GameState, driver: Driver) -> float:
        self.chances[card] = self.chances.get(card, 0.0) + _chance_in(state, driver) / self.worlds
        return super().value(card, state, driver)


def _chance_in(state: GameState, driver: Driver) -> float:
    """The chance to win the game at the end of a playout, and nothing else."""
    if state.setup.race != driver.outlook.state.setup.race:
        return halfway(state, driver.seat)
    if not state.asked:
        return share_of_win(state, driver.seat)
    return Outlook(seen_by(state, driver.seat)).chance(state.cars, 0)


class Tip(NamedTuple):
    """A choice and what speaks for it. The kind decides which numbers are set; the others are 0."""

    action: Action
    kind: AdviceKind
    car: Car | None = None
    spaces: int = 0
    usual: int = 0
    """The same number with the other choices, on average; for ``LESS`` and ``TRIAL`` their chance."""
    price: int = 0
    """In millions: what the car is worth, or what the bet pays on average."""
    chance: int = 0
    """In hundredths: to win the game, or of the car to be first."""
    place: int = 0
    """Of the car that comes home, or of the choice among those that are told."""


def advise(view: View) -> tuple[Tip, ...]:
    """What Ace would do first, then the next best; nothing where the seat of the view is not asked."""
    return finish(advising(view))


def advising(view: View) -> Slices[tuple[Tip, ...]]:
    """The same advice as ``advise``, in slices."""
    legal = view.legal
    if len(legal) < 2:
        return tuple(Tip(action, AdviceKind.ONLY) for action in legal)
    adviser = _Adviser()
    ranked = yield from adviser.ranking(view, legal, Random(str(view)))
    match ranked[0]:
        case Bid():
            return _bids(view, ranked)
        case KeepPower() | SwapPower():
            return tuple(Tip(action, AdviceKind.POWER, place=n) for n, action in enumerate(ranked[:MOST], 1))
        case Bet():
            return _bets(view, ranked)
    return (yield from _drives(view, ranked, adviser.chances))


def taken_with(choices: Sequence[T]) -> Sequence[T]:
    """The choices that count as advice taken: only the first if they are all there is; never a forced one."""
    if len(choices) < 2:
        return ()
    return choices if len(choices) == MOST else choices[:1]


# --- the auction ----------------------------------------------------------------------------------


def _bids(view: View, ranked: Sequence[Action]) -> tuple[Tip, ...]:
    """Bids of different amounts; of the passes one."""
    lot, judge = view.state.open_lot, Judge(view, at_the_table(view))
    assert lot is not None
    by_amount: dict[int | None, Bid] = {}
    for action in ranked:
        assert isinstance(action, Bid)
        by_amount.setdefault(bid_amount(action, lot), action)
    worth, spaces = judge.cap(), judge.strength(lot.car)
    tips = []
    for amount, bid in [*by_amount.items()][:MOST]:
        kind = _kind_of_bid(amount, worth, [*by_amount])
        if kind is AdviceKind.DEAR and worth < 1:
            kind = AdviceKind.ENOUGH if _has_share(view) else AdviceKind.LATER
        price = amount or 0 if kind is AdviceKind.LEAST else worth
        tips.append(Tip(bid, kind, lot.car, spaces=spaces, price=max(0, price)))
    return tuple(tips)


def _has_share(view: View) -> bool:
    """Whether the seat owns as many cars as each gets on average."""
    return view.seat is not None and len(view.state.cars_of(view.seat)) * view.state.players >= len(CARS)


def _kind_of_bid(amount: int | None, worth: int, amounts: Sequence[int | None]) -> AdviceKind:
    """What there is to say of a bid, or of a pass, among all that are possible."""
    if amounts == [None]:
        return AdviceKind.CANNOT
    if amount is not None and amount <= worth:
        return AdviceKind.FREE if worth == FREE else AdviceKind.BID
    if None not in amounts:
        return AdviceKind.LEAST if amount == min(a for a in amounts if a is not None) else AdviceKind.OVER
    return AdviceKind.DEAR if amount is None else AdviceKind.OVER


# --- bets -----------------------------------------------------------------------------------------


def _bets(view: View, ranked: Sequence[Action]) -> tuple[Tip, ...]:
    """The cars to bet on, with their chances to be first and what that pays."""
    assert view.seat is not None
    podium = Outlook(view).podium()
    pays = payouts(view.state.setup.options)[len(view.state.bets[view.seat])]
    average = [dot(pays, podium[car]) for car in CARS]
    tips = []
    for action in ranked[:MOST]:
        assert isinstance(action, Bet)
        car, is_own = action.car, view.state.auction.owners[action.car] == view.seat
        first = Tip(action, AdviceKind.FIRST, car, chance=_hundredths(podium[car][0]))
        if view.state.setup.options.money_decides:
            pays_less = is_own and average[car] < max(average)
            first = first._replace(
                kind=AdviceKind.BACK if pays_less else AdviceKind.PAYS, price=round(average[car])
            )
        tips.append(first)
    return tuple(tips)


def _hundredths(chance: float) -> int:
    """A chance to tell: nothing is certain, and nothing impossible that is still a choice."""
    return max(1, min(99, round(100 * chance)))


# --- the race -------------------------------------------------------------------------------------


class _Drive(NamedTuple):
    """What an action would come to once the card is driven to its last line."""

    spaces: Mapping[Car, int]
    jammed: frozenset[Car]
    home: tuple[Car, ...]
    chance: float


def _drives(view: View, ranked: Sequence[Action], tried: Mapping[Action, float]) -> Slices[tuple[Tip, ...]]:
    """Cards, wilds, skips and moves, by what they make of the race; some cards were tried for a round."""
    driver, own = Driver(Outlook(view)), _own(view)
    drives = {}
    for action in ranked:
        drives[action] = _driven(driver, view.state, action)
        yield
    drives |= {action: drives[action]._replace(chance=chance) for action, chance in tried.items()}
    gains = {action: _sum(drive, own) for action, drive in drives.items()}
    told, won = ranked[:MOST], winning(view, ranked)
    tips = []
    for rank, action in enumerate(told, 1):
        richer = [drives[other] for other in told[rank:] if gains[other] > gains[action]]
        if action == won:
            tips.append(Tip(action, AdviceKind.WIN))
        elif richer:
            tips.append(_despite(view, action, drives[action], richer))
        else:
            others = [drives[other] for other in ranked if other != action]
            tips.append(_reason(view, action, drives[action], others))
    if len({_hundredths(drives[action].chance) for action in told}) == 1:
        tips = [_even(tip, rank) for rank, tip in enumerate(tips, 1)]
    return tuple(_tried(tip) if tip.action in tried else tip for tip in tips)


def _even(tip: Tip, rank: int) -> Tip:
    """Where nothing decided, and the chance is the same whatever is chosen, it says so."""
    is_bare = tip.kind in (AdviceKind.CHANCE, AdviceKind.LESS, AdviceKind.PRIZES)
    return Tip(tip.action, AdviceKind.SAME, chance=tip.chance, place=rank) if is_bare else tip


def _tried(tip: Tip) -> Tip:
    """Where the chance decided, it is that after the round that was tried."""
    kinds = {AdviceKind.CHANCE: AdviceKind.ROUND, AdviceKind.LESS: AdviceKind.TRIAL}
    return tip._replace(kind=kinds.get(tip.kind, tip.kind))


def _driven(driver: Driver, state: GameState, action: Action) -> _Drive:
    outlook, movement = driver.outlook, state.setup.movement
    before, after = state.cars, driver.drive(state, action).cars

    def to_go(cars: Cars, car: Car) -> int:
        return outlook.to_go(cars.cells[car], cars.laps[car])

    racing = [car for car in CARS if before.cells[car] != NONE]
    still = [car for car in racing if after.cells[car] != NONE]
    return _Drive(
        spaces={car: max(0, to_go(before, car) - to_go(after, car)) for car in racing},
        jammed=frozenset(c for c in still if movement.is_blocked(after.cells[c], after.occupied)),
        home=after.home[len(before.home) :],
        chance=outlook.chance(after, card_bit(action)),
    )


def _reason(view: View, action: Action, drive: _Drive, others: Sequence[_Drive]) -> Tip:
    """The tip with the reason that sets this choice apart most from the others."""
    found = _told(view, action, drive, others, NOTICED)
    return found or Tip(action, AdviceKind.CHANCE, chance=_hundredths(drive.chance))


def _despite(view: View, action: Action, drive: _Drive, richer: Sequence[_Drive]) -> Tip:
    """The tip with the reason why lower-ranked choices, which gain more for own cars, are worse."""
    own = _own(view)
    short = _mean([_sum(other, own) for other in richer]) - _sum(drive, own)
    found = _told(view, action, drive, richer, max(NOTICED, short / 2))
    chance, usual = _hundredths(drive.chance), _hundredths(max(other.chance for other in richer))
    kind = AdviceKind.LESS if chance > usual else AdviceKind.PRIZES
    return found or Tip(action, kind, chance=chance, usual=usual)


def _told(view: View, action: Action, drive: _Drive, others: Sequence[_Drive], least: float) -> Tip | None:
    """The tip with the weightiest reason, if it has the least weight."""
    for place, car in enumerate(drive.home, len(view.state.cars.home) + 1):
        if car in _own(view):
            return Tip(action, AdviceKind.HOME, car, place=place)
    best = max(_weighed(view, action, drive, others), default=None, key=lambda pair: pair[0])
    return best[1] if best is not None and best[0] >= least else None


def _weighed(
    view: View, action: Action, drive: _Drive, others: Sequence[_Drive]
) -> Iterator[tuple[float, Tip]]:
    """Each reason there is, with its weight in spaces of an own car."""
    state, own = view.state, _own(view)
    backed = set(state.bets[view.seat]) - own if view.seat is not None else set()
    mine, usual = _sum(drive, own), _mean([_sum(other, own) for other in others])
    if mine > 0 and round(mine) > round(usual):
        yield mine - usual, Tip(action, AdviceKind.OWN, spaces=mine, usual=max(0, round(usual)))
    rivals = [car for car in running_order(state) if car in drive.spaces and car not in own | backed]
    for weight, car in zip((1.4, 0.9, 0.5, 0.2), rivals, strict=False):
        spaces, usual = drive.spaces[car], _mean([other.spaces[car] for other in others])
        is_leader = car == running_order(state)[len(state.cars.home)]
        if round(usual) > spaces:
            kind = AdviceKind.LEADER if is_leader else AdviceKind.RIVAL
            yield weight * (usual - spaces), Tip(action, kind, car, spaces=spaces, usual=round(usual))
        if car in drive.jammed:
            rare = _mean([car not in other.jammed for other in others])
            yield 3 * weight * rare, Tip(action, AdviceKind.JAM, car)
    for car in sorted(backed & drive.spaces.keys()):
        more = drive.spaces[car] - _mean([other.spaces[car] for other in others])
        if drive.spaces[car] > 0:
            yield more, Tip(action, AdviceKind.STAKE, car, spaces=drive.spaces[car])


def _own(view: View) -> set[Car]:
    return set(view.state.cars_of(view.seat)) if view.seat is not None else set()


def _sum(drive: _Drive, cars: set[Car]) -> int:
    return sum(drive.spaces.get(car, 0) for car in cars)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)

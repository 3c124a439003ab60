"""The race (RULES sections 4 and 8): playing a card, naming wilds, steering, skipping, bonus moves.

A card is resolved line by line. ``_resolve`` runs down the lines until somebody has to decide or the card is
done; each decision is applied and then handed back to it.
"""

from __future__ import annotations

from downforce.model.cards import SpeedCard
from downforce.model.errors import IllegalAction, Reason
from downforce.model.ids import CARS, SEATS, Car, Seat
from downforce.model.track import Cell
from downforce.rules.actions import (
    FINISH,
    KEEP_LINE,
    SKIP_LINE,
    Action,
    Bonus,
    KeepLine,
    MoveCar,
    NameWild,
    PlayCard,
    SkipLine,
)
from downforce.rules.events import (
    BonusDeclined,
    CardPlayed,
    CarFinished,
    CarMoved,
    Event,
    LapCompleted,
    LineCrossed,
    LineKept,
    LinePassedOver,
    LineSkipped,
    WildNamed,
)
from downforce.rules.memo import Memo
from downforce.rules.movement import Reach
from downforce.rules.phases.turns import ONE, card_done
from downforce.rules.powers import power_of
from downforce.rules.state import NONE, Cards, Cars, GameState, Phase, Turn, changed, made, replaced
from downforce.rules.tables import Line

# In this file's hot path: a member of an enum costs more to look up than a global name.
NAME_WILD_PHASE, MOVE_CAR = Phase.NAME_WILD, Phase.MOVE_CAR

# Made once, as they come in few kinds but often.
_POWER_OF = Memo(power_of)
_FRESH_TURN: Memo[tuple[Seat, int, bool], Turn] = Memo(lambda key: Turn(*key))
_PASSED_OVER: Memo[tuple[int, bool, int], LinePassedOver] = Memo(
    lambda key: LinePassedOver(CARS[key[0]], home=key[1], printed=key[2])
)
_WILD_NAMED = tuple(tuple(WildNamed(seat, car) for car in CARS) for seat in SEATS)

# --- who decides ----------------------------------------------------------------------------------


def turn_asked(state: GameState) -> tuple[Seat, ...]:
    """The player whose turn it is plays the card, names wilds and decides on their own powers."""
    return ONE[state.turn.seat]


def steering_asked(state: GameState) -> tuple[Seat, ...]:
    """Whoever steers the car that is to move."""
    turn = state.turn
    return ONE[_offer(state, turn, _line(state), turn.car)[0]]


def _line(state: GameState) -> Line:
    """The line that is being resolved."""
    turn = state.turn
    return state.setup.tables.lines[turn.reverse][turn.card][turn.line]


def _offer(state: GameState, turn: Turn, line: Line, car: int) -> tuple[Seat, tuple[int, ...], bool]:
    """What a line offers for a car: who steers it, how far it may move, whether the player may skip it.

    The player of the card steers, unless the owner's power says otherwise (R4.4, R8.2). The car moves the
    line's number, or on the owner's own card what the owner's power makes of it. A wild that has its colour
    is not skipped any more (R13.6).
    """
    auction, seat, steps = state.auction, turn.seat, line.steps
    owner, powers, may_skip = auction.owners[car], auction.powers, False
    power = _POWER_OF[powers[seat]]
    if power.changes_skips and line.car is not None:
        may_skip = power.may_skip(_card(state, turn), turn.skipped)
    if owner == seat:
        if power.changes_speeds:
            steps = power.speeds(_card(state, turn), line.printed)
    elif owner >= 0 and _POWER_OF[powers[owner]].steers_own_cars:
        seat = SEATS[owner]
    return seat, steps, may_skip


def _card(state: GameState, turn: Turn) -> SpeedCard:
    return state.setup.deck.cards[turn.card]


# --- playing a card -------------------------------------------------------------------------------


def legal_plays(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Each card of the hand, and once more reversed where a power allows it."""
    hand, tables = state.cards.hands[seat], state.setup.tables
    plays, power = tables.plays[seat].of(hand), _POWER_OF[state.auction.powers[seat]]
    if not power.changes_order:
        return plays
    return plays + tables.reversed_plays[seat].of(hand & tables.reversible[power])


def apply_play(state: GameState, action: PlayCard, events: list[Event]) -> GameState:
    """Plays a card and resolves its lines (R4.2, R4.3)."""
    setup, seat, card, reverse = state.setup, action.seat, action.card, action.reverse
    hands, piles, discard, dropped, left_over, shown, lacks = state.cards
    hand, bit = hands[seat], setup.bit_of(card)
    if not hand & bit:
        raise IllegalAction(Reason.CARD_NOT_IN_HAND, action)
    if reverse is not False and reverse is not True:
        raise IllegalAction(Reason.MALFORMED, action)
    if reverse and not setup.tables.reversible[_POWER_OF[state.auction.powers[seat]]] & bit:
        raise IllegalAction(Reason.CANNOT_REVERSE, action)
    events.append(made(CardPlayed, (seat, card, reverse)))
    hands = replaced(hands, seat, hand ^ bit)
    if shown[seat] & bit:
        shown = replaced(shown, seat, shown[seat] & ~bit)
    cards = made(Cards, (hands, piles, discard, dropped, left_over, shown, lacks))
    turn = _FRESH_TURN[seat, card.index, reverse]
    return _resolve(state, cards, state.cars, turn, 0, events)


def _resolve(
    state: GameState, cards: Cards, cars: Cars, turn: Turn, at: int, events: list[Event]
) -> GameState:
    """Runs down the lines from there until somebody is asked, or the card is done."""
    setup, (cells, _, home, occupied) = state.setup, cars
    seat, card, reverse, _, named, skipped, _, _, _ = turn
    ahead_bits = setup.movement.ahead_bits
    for line in setup.tables.lines[reverse][card][at:]:
        car = line.car
        if car is None:
            if len(home) < len(CARS):  # R13.4
                return _ask_name(state, cards, cars, turn, line.at)
            continue
        cell = cells[car]
        if cell < 0 or (ahead := ahead_bits[cell]) & occupied == ahead:
            events.append(_PASSED_OVER[car, cell < 0, line.steps[0]])  # R4.9
            continue
        phase, (steers, steps, may_skip) = MOVE_CAR, _offer(state, turn, line, car)
        if may_skip and steers != seat:  # R13.6
            phase, steers = Phase.CHOOSE_SKIP, seat
        turn = made(Turn, (seat, card, reverse, line.at, named, skipped, car, steps, may_skip))
        return changed(state, phase=phase, asked=ONE[steers], cards=cards, cars=cars, turn=turn)
    return card_done(state, cards, cars, turn, events)


def _ask(state: GameState, phase: Phase, seat: Seat, cards: Cards, cars: Cars, turn: Turn) -> GameState:
    """The state in which a seat decides on a line."""
    return changed(state, phase=phase, asked=ONE[seat], cards=cards, cars=cars, turn=turn)


def with_offer(state: GameState) -> GameState:
    """The position with what its line offers filled in: the steps of the car, and whether it may skip."""
    turn, phase = state.turn, state.phase
    if phase is Phase.NAME_WILD:
        return changed(state, turn=turn._replace(may_skip=_may_skip_wild(state, turn)))
    if phase is Phase.MOVE_CAR or phase is Phase.CHOOSE_SKIP:
        steers, steps, may_skip = _offer(state, turn, _line(state), turn.car)
        may_skip = may_skip and (phase is Phase.CHOOSE_SKIP or steers == turn.seat)
        return changed(state, turn=turn._replace(steps=steps, may_skip=may_skip))
    return state


# --- skipping a line ------------------------------------------------------------------------------


def legal_skips(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Skip the line, or let the owner steer (R13.6)."""
    return SKIP_LINE[seat], KEEP_LINE[seat]


def apply_skip(state: GameState, action: SkipLine | KeepLine, events: list[Event]) -> GameState:
    """Decides whether a line that another seat steers is skipped."""
    if not isinstance(action, KeepLine):
        return _skip(state, action, events)
    turn = state.turn
    events.append(LineKept(action.seat, CARS[turn.car]))
    steers, _, _ = _offer(state, turn, _line(state), turn.car)
    turn = turn._replace(may_skip=False)
    return _ask(state, MOVE_CAR, steers, state.cards, state.cars, turn)


def _skip(state: GameState, action: SkipLine, events: list[Event]) -> GameState:
    """Leaves out the line that is being decided (R8.4)."""
    turn = state.turn
    if not turn.may_skip:
        raise IllegalAction(Reason.CANNOT_SKIP, action)
    line = _line(state)
    events.append(LineSkipped(action.seat, line.car, line.steps[0]))
    after = turn._replace(skipped=turn.skipped + 1)
    return _resolve(state, state.cards, state.cars, after, turn.line + 1, events)


# --- naming a wild --------------------------------------------------------------------------------


def _ask_name(state: GameState, cards: Cards, cars: Cars, turn: Turn, at: int) -> GameState:
    """Asks for the colour of a wild line (R4.5)."""
    seat, card, reverse, _, named, skipped, _, _, _ = turn
    turn = made(Turn, (seat, card, reverse, at, named, skipped, NONE, (), _may_skip_wild(state, turn)))
    return _ask(state, NAME_WILD_PHASE, seat, cards, cars, turn)


def _may_skip_wild(state: GameState, turn: Turn) -> bool:
    power = _POWER_OF[state.auction.powers[turn.seat]]
    return power.changes_skips and power.may_skip(state.setup.deck.cards[turn.card], turn.skipped)


def legal_names(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The colours a wild may name, or the skip instead (R4.5, R13.6)."""
    turn = state.turn
    power = _POWER_OF[state.auction.powers[turn.seat]]
    names = state.setup.tables.names[seat, power, turn.card, turn.named]
    return (*names, SKIP_LINE[seat]) if turn.may_skip else names


def apply_name(state: GameState, action: NameWild | SkipLine, events: list[Event]) -> GameState:
    """Gives a wild its colour; the car moves if it can (R4.5, R4.9)."""
    if not isinstance(action, NameWild):
        return _skip(state, action, events)
    turn, cars, car = state.turn, state.cars, action.car
    seat, card, reverse, at, named, skipped, _, _, _ = turn
    setup = state.setup
    if car.__class__ is not Car:
        raise IllegalAction(Reason.MALFORMED, action)
    if named >> car & 1:
        raise IllegalAction(Reason.COLOUR_NAMED_TWICE, action)
    if car not in setup.tables.namable[_POWER_OF[state.auction.powers[seat]], card]:
        raise IllegalAction(Reason.COLOUR_ON_CARD, action)
    events.append(_WILD_NAMED[seat][car])
    named |= 1 << car
    cell, line = cars.cells[car], setup.tables.lines[reverse][card][at]
    if cell < 0 or setup.movement.is_blocked(cell, cars.occupied):
        events.append(_PASSED_OVER[car, cell < 0, line.steps[0]])
        turn = Turn(seat, card, reverse, at, named, skipped)
        return _resolve(state, state.cards, cars, turn, at + 1, events)
    steers, steps, _ = _offer(state, turn, line, car)
    turn = made(Turn, (seat, card, reverse, at, named, skipped, car, steps, False))
    return _ask(state, MOVE_CAR, steers, state.cards, cars, turn)


# --- steering -------------------------------------------------------------------------------------


def reach(state: GameState) -> Reach:
    """Where the car that is asked for may end."""
    turn, cars = state.turn, state.cars
    return state.setup.movement.reach(cars.cells[turn.car], turn.steps, cars.occupied)


def legal_moves(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The ends of the move, and the skip where the player of the card steers a coloured line."""
    turn, cars, movement = state.turn, state.cars, state.setup.movement
    car = turn.car
    reach = movement.reach(cars.cells[car], turn.steps, cars.occupied)
    moves = reach.pick(movement.all_moves[seat, car])
    return (*moves, SKIP_LINE[seat]) if turn.may_skip else moves


def apply_move(state: GameState, action: MoveCar | SkipLine, events: list[Event]) -> GameState:
    """Steers a car, then offers a bonus move or goes on with the next line."""
    if not isinstance(action, MoveCar):
        return _skip(state, action, events)
    turn, (cars, path) = state.turn, _drive(state, action, action.to, events)
    if state.auction.owners[action.car] == turn.seat:
        bonus = _earned_bonus(state, cars, path)
        if bonus:
            turn = turn._replace(steps=(bonus,), may_skip=False)
            return _ask(state, Phase.BONUS, turn.seat, state.cards, cars, turn)
    return _resolve(state, state.cards, cars, turn, turn.line + 1, events)


def _earned_bonus(state: GameState, cars: Cars, path: tuple[Cell, ...]) -> int:
    """The bonus move a car has earned on a card of its owner; none if home or jammed (R8.3, R13.7)."""
    power = _POWER_OF[state.auction.powers[state.turn.seat]]
    if not power.gives_bonus:
        return 0
    cell, movement = cars.cells[state.turn.car], state.setup.movement
    if cell < 0 or movement.is_blocked(cell, cars.occupied):
        return 0
    return power.bonus_steps(path)


def _drive(
    state: GameState, action: MoveCar | Bonus, to: Cell, events: list[Event], *, bonus: bool = False
) -> tuple[Cars, tuple[Cell, ...]]:
    """Moves the car that was asked for, over lines and home if that is where it goes (R5.1, R6.1).

    Gives the cars after it and the way it took, or refuses.
    """
    setup, turn, (cells, laps, home, occupied) = state.setup, state.turn, state.cars
    movement, behind, car = setup.movement, setup.lines_behind, CARS[turn.car]
    if action.car is not car:
        raise IllegalAction(Reason.WRONG_CAR, action)
    here, end = cells[car], to.index
    path = movement.reach(here, turn.steps, occupied).paths.get(end)
    if path is None or not (path[-1] is to or to in (FINISH, path[-1])):
        raise IllegalAction(Reason.OUT_OF_REACH, action)
    start = setup.track.cells[here]
    printed = 0 if bonus else turn.steps[0]
    events.append(made(CarMoved, (action.seat, car, start, path, bonus, printed)))
    if behind[end] > behind[here]:
        crossed = setup.lines_crossed(cells)
        events.extend(LineCrossed(car, n + 1) for n in range(crossed, behind[end]))
    if end < 0:
        home = (*home, car)
        events.append(CarFinished(car, len(home)))
    elif movement.laps and to.front <= start.front:  # it goes on past the finish line (R10.2)
        laps = replaced(laps, car, laps[car] + 1)
        events.append(LapCompleted(car, laps[car]))
    occupied ^= movement.bit[here] | movement.bit[end]  # the bit of FINISH is 0
    return made(Cars, (replaced(cells, car, end), laps, home, occupied)), path


def legal_bonus(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The ends of the bonus move, and none (R8.3, R8.8)."""
    car = CARS[state.turn.car]
    return (*(Bonus(seat, car, end) for end in reach(state).ends()), Bonus(seat, car, None))


def apply_bonus(state: GameState, action: Bonus, events: list[Event]) -> GameState:
    """Takes the bonus move or not, then goes on with the next line."""
    turn, cars = state.turn, state.cars
    if action.to is not None:
        cars, _ = _drive(state, action, action.to, events, bonus=True)
    elif action.car is not CARS[turn.car]:
        raise IllegalAction(Reason.WRONG_CAR, action)
    else:
        events.append(BonusDeclined(action.seat, action.car))
    return _resolve(state, state.cards, cars, turn, turn.line + 1, events)

"""The race (RULES sections 4 and 8): playing a card, naming wilds, steering, skipping, bonus moves.

A card is resolved line by line. ``_resolve`` runs down the lines until somebody has to decide or the card is
done; each decision is applied and then handed back to it.
"""

from __future__ import annotations

from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.errors import IllegalAction, Reason
from downforce.model.ids import CARS, SEATS, Car, Seat
from downforce.model.track import Cell
from downforce.rules.actions import (
    FINISH,
    KEEP_LINE,
    NAME_WILD,
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
from downforce.rules.movement import Reach
from downforce.rules.phases.turns import ONE, card_done
from downforce.rules.powers import power_of
from downforce.rules.state import NONE, Cars, GameState, Phase, Turn, replaced

# --- who decides ----------------------------------------------------------------------------------


def turn_asked(state: GameState) -> tuple[Seat, ...]:
    """The player whose turn it is plays the card, names wilds and decides on powers of the own card."""
    return ONE[state.turn.seat]


def steering_asked(state: GameState) -> tuple[Seat, ...]:
    """Whoever steers the car that is to move."""
    return ONE[_steers(state, state.turn.car)]


def _steers(state: GameState, car: int) -> Seat:
    """The player of the card, unless the owner's power says otherwise (R4.4, R8.2)."""
    auction = state.auction
    owner = auction.owners[car]
    if owner >= 0 and power_of(auction.powers[owner]).steers_own_cars:
        return SEATS[owner]
    return state.turn.seat


# --- playing a card -------------------------------------------------------------------------------


def legal_plays(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Each card of the hand, and once more reversed where a power allows it."""
    hand, setup = state.cards.hands[seat], state.setup
    plays: tuple[Action, ...] = setup.card_actions.plays(seat, hand)
    power = power_of(state.auction.powers[seat])
    turned = hand & setup.reversible(power)
    return plays + setup.card_actions.plays(seat, turned, reverse=True) if turned else plays


def apply_play(state: GameState, action: Action, events: list[Event]) -> GameState:
    """Plays a card and resolves its lines (R4.2, R4.3)."""
    if not isinstance(action, PlayCard):
        raise IllegalAction(Reason.WRONG_PHASE, action)
    setup, seat, index, cards = state.setup, action.seat, action.card.index, state.cards
    bit = 1 << index if index >= 0 else 0
    if not cards.hands[seat] & bit or setup.deck.cards[index] != action.card:
        raise IllegalAction(Reason.CARD_NOT_IN_HAND, action)
    if action.reverse and not setup.reversible(power_of(state.auction.powers[seat])) & bit:
        raise IllegalAction(Reason.CANNOT_REVERSE, action)
    events.append(CardPlayed(seat, action.card, action.reverse))
    cards = cards._replace(
        hands=replaced(cards.hands, seat, cards.hands[seat] & ~bit),
        shown=replaced(cards.shown, seat, cards.shown[seat] & ~bit),
    )
    return _resolve(state._replace(cards=cards), state.cars, Turn(seat, index, action.reverse), events)


def _resolve(state: GameState, cars: Cars, turn: Turn, events: list[Event]) -> GameState:
    """Runs down the lines from ``turn.line`` until somebody is asked, or the card is done."""
    lines = _lines(state, turn)
    movement = state.setup.movement
    occupied = movement.occupied(cars.cells)
    for at in range(turn.line, len(lines)):
        car = lines[at].car
        if car is None:
            if len(cars.home) < len(CARS):  # R13.4
                return _ask(state, Phase.NAME_WILD, turn.seat, cars, turn, at, NONE)
            continue
        cell = cars.cells[car]
        if cell >= 0 and not movement.is_blocked(cell, occupied):
            return _ask_for_line(state, cars, turn, at, car)
        events.append(LinePassedOver(car, cell < 0))  # R4.9
    return card_done(state, cars, turn, events)


def _lines(state: GameState, turn: Turn) -> tuple[SpeedLine, ...]:
    lines = state.setup.deck.cards[turn.card].lines
    return lines[::-1] if turn.reverse else lines


def _ask_for_line(state: GameState, cars: Cars, turn: Turn, at: int, car: Car) -> GameState:
    """Asks for the move of a coloured line; a skip comes first where another seat steers (R13.6)."""
    steers, seat = _steers(state, car), turn.seat
    if steers != seat and _may_skip(state, turn):
        return _ask(state, Phase.CHOOSE_SKIP, seat, cars, turn, at, car)
    return _ask(state, Phase.MOVE_CAR, steers, cars, turn, at, car)


def _ask(
    state: GameState, phase: Phase, seat: Seat, cars: Cars, turn: Turn, line: int, car: int
) -> GameState:
    """The state in which a seat decides on a line."""
    return GameState(
        state.setup, phase, ONE[seat], state.secrets, state.auction, state.cards, cars,
        Turn(turn.seat, turn.card, turn.reverse, line, turn.named, turn.skipped, car),
        state.bets, state.earlier, state.to_come,
    )  # fmt: skip


def _next_line(turn: Turn) -> Turn:
    return Turn(turn.seat, turn.card, turn.reverse, turn.line + 1, turn.named, turn.skipped)


# --- skipping a line ------------------------------------------------------------------------------


def _may_skip(state: GameState, turn: Turn) -> bool:
    power = power_of(state.auction.powers[turn.seat])
    return power.may_skip(state.setup.deck.cards[turn.card], turn.skipped)


def legal_skips(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Skip the line, or let the owner steer (R13.6)."""
    return SKIP_LINE[seat], KEEP_LINE[seat]


def apply_skip(state: GameState, action: Action, events: list[Event]) -> GameState:
    """Decides whether a line that another seat steers is skipped."""
    if isinstance(action, SkipLine):
        return _skip(state, action, events)
    if not isinstance(action, KeepLine):
        raise IllegalAction(Reason.WRONG_PHASE, action)
    turn = state.turn
    events.append(LineKept(action.seat, CARS[turn.car]))
    steers = _steers(state, turn.car)
    return _ask(state, Phase.MOVE_CAR, steers, state.cars, turn, turn.line, turn.car)


def _skip(state: GameState, action: SkipLine, events: list[Event]) -> GameState:
    turn = state.turn
    if action.seat != turn.seat or not _may_skip(state, turn):
        raise IllegalAction(Reason.CANNOT_SKIP, action)
    events.append(LineSkipped(action.seat, _lines(state, turn)[turn.line].car))
    turn = _next_line(turn)._replace(skipped=turn.skipped + 1)
    return _resolve(state, state.cars, turn, events)


# --- naming a wild --------------------------------------------------------------------------------


def legal_names(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The colours a wild may name, or the skip instead (R4.5, R13.6)."""
    named, names = state.turn.named, NAME_WILD[seat]
    free: tuple[Action, ...] = tuple(names[car] for car in _namable(state) if not named >> car & 1)
    return (*free, SKIP_LINE[seat]) if _may_skip(state, state.turn) else free


def _namable(state: GameState) -> tuple[Car, ...]:
    power = power_of(state.auction.powers[state.turn.seat])
    return power.namable(state.setup.deck.cards[state.turn.card])


def apply_name(state: GameState, action: Action, events: list[Event]) -> GameState:
    """Gives a wild its colour; the car moves if it can (R4.5, R4.9)."""
    if isinstance(action, SkipLine):
        return _skip(state, action, events)
    if not isinstance(action, NameWild):
        raise IllegalAction(Reason.WRONG_PHASE, action)
    turn, cars, car = state.turn, state.cars, action.car
    if turn.named >> car & 1:
        raise IllegalAction(Reason.COLOUR_NAMED_TWICE, action)
    if car not in _namable(state):
        raise IllegalAction(Reason.COLOUR_ON_CARD, action)
    events.append(WildNamed(action.seat, car))
    turn = turn._replace(named=turn.named | 1 << car)
    cell, movement = cars.cells[car], state.setup.movement
    if cell < 0 or movement.is_blocked(cell, movement.occupied(cars.cells)):
        events.append(LinePassedOver(car, cell < 0))
        return _resolve(state, cars, _next_line(turn), events)
    return _ask(state, Phase.MOVE_CAR, _steers(state, car), cars, turn, turn.line, car)


# --- steering -------------------------------------------------------------------------------------


def reach(state: GameState) -> Reach:
    """Where the car that is asked for may end."""
    turn, cells = state.turn, state.cars.cells
    movement = state.setup.movement
    steps = (turn.bonus,) if turn.bonus else _speeds(state, turn)
    return movement.reach(cells[turn.car], steps, movement.occupied(cells))


def _speeds(state: GameState, turn: Turn) -> tuple[int, ...]:
    """How far the car may move: the line's number, or what the driver's power makes of it on the own card."""
    card: SpeedCard = state.setup.deck.cards[turn.card]
    line = len(card.lines) - 1 - turn.line if turn.reverse else turn.line
    if state.auction.owners[turn.car] != turn.seat:
        return (card.lines[line].speed,)
    return power_of(state.auction.powers[turn.seat]).speeds(card, line)


def legal_moves(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The ends of the move, and the skip where the player of the card steers a coloured line."""
    turn = state.turn
    moves: tuple[Action, ...] = reach(state).moves(seat, CARS[turn.car])
    return (*moves, SKIP_LINE[seat]) if _skip_instead(state) else moves


def _skip_instead(state: GameState) -> bool:
    """Whether the line may be skipped instead of steered: not after naming a wild (R13.6)."""
    turn = state.turn
    return (
        _may_skip(state, turn)
        and state.asked[0] == turn.seat
        and _lines(state, turn)[turn.line].car is not None
    )


def apply_move(state: GameState, action: Action, events: list[Event]) -> GameState:
    """Steers a car, then offers a bonus move or goes on with the next line."""
    if isinstance(action, SkipLine):
        if not _skip_instead(state):
            raise IllegalAction(Reason.CANNOT_SKIP, action)
        return _skip(state, action, events)
    if not isinstance(action, MoveCar):
        raise IllegalAction(Reason.WRONG_PHASE, action)
    turn, car = state.turn, state.turn.car
    path = _way_to(state, action, action.to)
    cars = _drive(state, action.seat, action.to, path, events)
    if state.auction.owners[car] == turn.seat and cars.cells[car] >= 0:
        bonus = power_of(state.auction.powers[turn.seat]).bonus_steps(path)
        if bonus and not state.setup.movement.is_blocked(
            cars.cells[car], state.setup.movement.occupied(cars.cells)
        ):
            asked = _ask(state, Phase.BONUS, turn.seat, cars, turn, turn.line, car)
            return asked._replace(turn=asked.turn._replace(bonus=bonus))
    return _resolve(state, cars, _next_line(turn), events)


def _way_to(state: GameState, action: MoveCar | Bonus, to: Cell) -> tuple[Cell, ...]:
    """The way a car takes to its end, or a refusal."""
    if action.car != state.turn.car:
        raise IllegalAction(Reason.WRONG_CAR, action)
    path = reach(state).paths.get(to.index)
    if path is None or (path[-1] != to and to != FINISH):
        raise IllegalAction(Reason.OUT_OF_REACH, action)
    return path


def _drive(
    state: GameState, seat: Seat, to: Cell, path: tuple[Cell, ...], events: list[Event], *, bonus: bool = False
) -> Cars:
    """Moves the car that was asked for, over lines and home if that is where it goes (R5.1, R6.1)."""
    setup, (cells, laps, home) = state.setup, state.cars
    car = CARS[state.turn.car]
    start = setup.track.cells[cells[car]]
    events.append(CarMoved(seat, car, start, path, bonus))
    if setup.lines_behind[to.index] > setup.lines_behind[start.index]:
        crossed = setup.lines_crossed(cells)
        events.extend(LineCrossed(car, n + 1) for n in range(crossed, setup.lines_behind[to.index]))
    if to.index < 0:
        home = (*home, car)
        events.append(CarFinished(car, len(home)))
    elif to.front <= start.front:  # only a car that goes on past the finish line (R10.2)
        laps = replaced(laps, car, laps[car] + 1)
        events.append(LapCompleted(car, laps[car]))
    return Cars((*cells[:car], to.index, *cells[car + 1 :]), laps, home)


def legal_bonus(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """The ends of the bonus move, and none (R8.3, R8.8)."""
    car = CARS[state.turn.car]
    return (*(Bonus(seat, car, end) for end in reach(state).ends()), Bonus(seat, car, None))


def apply_bonus(state: GameState, action: Action, events: list[Event]) -> GameState:
    """Takes the bonus move or not, then goes on with the next line."""
    if not isinstance(action, Bonus):
        raise IllegalAction(Reason.WRONG_PHASE, action)
    turn, cars = state.turn, state.cars
    if action.to is not None:
        path = _way_to(state, action, action.to)
        cars = _drive(state, action.seat, action.to, path, events, bonus=True)
    elif action.car != turn.car:
        raise IllegalAction(Reason.WRONG_CAR, action)
    else:
        events.append(BonusDeclined(action.seat, action.car))
    return _resolve(state, cars, _next_line(turn), events)

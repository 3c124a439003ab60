"""A decision as text: what is asked, and every choice with what it would do. Nothing here prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from downforce.cli.terminal.road import jammed
from downforce.cli.terminal.screen import Screen
from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.ids import CARS, Car
from downforce.model.track import Cell
from downforce.rules.actions import (
    FINISH,
    Action,
    Bet,
    Bid,
    Bonus,
    KeepLine,
    KeepPower,
    MoveCar,
    NameWild,
    PlayCard,
    SkipLine,
    SwapPower,
)
from downforce.rules.phases.auction import nobody_may_pass
from downforce.rules.phases.scoring import PAYOUTS, running_order
from downforce.rules.state import Phase, replaced
from downforce.rules.view import Choice


@dataclass(frozen=True, slots=True)
class Option:
    """One numbered choice; ``keys`` are other answers that mean it."""

    action: Action
    text: str
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Everything a person is told before a choice."""

    heading: str = ""
    rows: tuple[tuple[str, ...], ...] = ()  # the running order
    intro: tuple[str, ...] = ()
    options: tuple[Option, ...]
    question: str


def decision(screen: Screen) -> Decision:
    """What the viewer is asked now."""
    match screen.view.state.phase:
        case Phase.BID:
            return _bid(screen)
        case Phase.KEEP_POWER:
            return _keep(screen)
        case Phase.SWAP_POWER:
            return _swap(screen)
        case Phase.PLAY_CARD:
            return _play(screen)
        case Phase.NAME_WILD | Phase.CHOOSE_SKIP | Phase.MOVE_CAR | Phase.BONUS:
            return _line(screen)
        case Phase.BET:
            return _bet(screen)
        case Phase.OVER:
            raise AssertionError("nobody is asked after the end")
        case phase:
            assert_never(phase)


def _player(screen: Screen) -> str:
    assert screen.view.seat is not None
    return screen.names[screen.view.seat]


# --- the auction ----------------------------------------------------------------------------------


def _bid(screen: Screen) -> Decision:
    state, text, words = screen.view.state, screen.words.text, screen.words
    lot = state.open_lot
    assert lot is not None
    number = len(CARS) - screen.view.sizes.lots_to_come
    heading = text("heading-lot", car=lot.car.word, number=number)
    if not state.auction.lots:
        heading = text("heading-lot-aside", car=lot.car.word)
    intro = [screen.power(lot.power) if lot.power else text("lot-no-power"), _lot_in_hand(screen, lot.car)]
    bidders = screen.bidders()
    if len(bidders) < state.players:
        intro.append(text("lot-only", players=words.list(screen.names[seat] for seat in bidders)))
    if nobody_may_pass(state):
        intro.append(text("lot-must"))
    choices = sorted(screen.view.choices, key=lambda choice: -(choice.amount or 0))
    options = _bid_options(screen, choices)
    question = text("ask-bid", count=len(options))
    return Decision(heading=heading, intro=tuple(intro), options=options, question=question)


def _lot_in_hand(screen: Screen, car: Car) -> str:
    """Where the car starts, and what the own cards hold for it."""
    state, words = screen.view.state, screen.words
    place = state.track.grid.index(state.cars.cells[car]) + 1
    numbers = sorted((n for card in screen.view.hand if (n := card.bid_for(car))), reverse=True)
    wilds = sorted((n for card in screen.view.hand for n in card.wilds), reverse=True)
    return words.text(
        "lot-in-hand",
        car=car.word,
        place=place,
        count=len(numbers),
        numbers=words.plain_list(map(str, numbers)),
        wilds=words.plain_list(map(str, wilds)) or "none",
    )


def _bid_options(screen: Screen, choices: list[Choice]) -> tuple[Option, ...]:
    labels = [_bid_label(screen, choice) for choice in choices]
    wide = max(map(len, labels))
    return tuple(
        Option(choice.action, f"{label:{wide}}  {screen.lines(_card(choice.action).lines)}")
        for label, choice in zip(labels, choices, strict=True)
    )


def _bid_label(screen: Screen, choice: Choice) -> str:
    if choice.amount is None:
        return screen.words.text("choice-pass")
    amount = screen.money(choice.amount)
    declared = isinstance(choice.action, Bid) and choice.action.declared
    return screen.words.text("choice-declare", amount=amount) if declared else amount


def _card(action: Action) -> SpeedCard:
    assert isinstance(action, Bid | PlayCard)
    return action.card


def _keep(screen: Screen) -> Decision:
    text = screen.words.text
    options = []
    for action in screen.view.legal:
        assert isinstance(action, KeepPower)
        options.append(_power_option(screen, action))
    return Decision(
        heading=text("heading-keep"),
        intro=(text("keep-intro"),),
        options=tuple(options),
        question=text("ask-keep", count=len(options)),
    )


def _swap(screen: Screen) -> Decision:
    text = screen.words.text
    options = []
    for action in screen.view.legal:
        assert isinstance(action, SwapPower)
        options.append(_power_option(screen, action))
    return Decision(
        heading=text("heading-swap"),
        intro=(text("swap-intro"),),
        options=tuple(options),
        question=text("ask-swap", count=len(options)),
    )


def _power_option(screen: Screen, action: KeepPower | SwapPower) -> Option:
    if action.power is None:
        return Option(action, screen.words.text("choice-swap-none"), ("none",))
    name = screen.words.power_name(action.power)
    return Option(action, screen.power(action.power), (name.lower(),))


# --- the race -------------------------------------------------------------------------------------


def _play(screen: Screen) -> Decision:
    text = screen.words.text
    options = []
    for choice in screen.view.choices:
        assert isinstance(choice.action, PlayCard)
        lines = screen.lines(choice.lines)
        label = text("choice-card-reverse", lines=lines) if choice.action.reverse else lines
        options.append(Option(choice.action, label))
    return Decision(
        heading=text("heading-turn", player=_player(screen)),
        rows=tuple(screen.order()),
        intro=tuple(screen.own_roads()),
        options=tuple(options),
        question=text("ask-play", count=len(options)),
    )


def _line(screen: Screen) -> Decision:
    """One line of the card in play: a colour, a skip, an end or a bonus move."""
    state = screen.view.state
    text, turn = screen.words.text, state.turn
    own_card = turn.seat == screen.view.seat
    heading = "" if own_card else text("heading-steer", player=_player(screen))
    intro = [_line_intro(screen)] if own_card else [_card_of_other(screen), _line_intro(screen)]
    if turn.car >= 0:
        intro.append(screen.ahead(Car(turn.car)))
    options = tuple(_line_option(screen, choice) for choice in _forward_first(screen))
    question = _line_question(screen, len(options))
    rows = () if own_card else tuple(screen.order())
    return Decision(heading=heading, rows=rows, intro=tuple(intro), options=options, question=question)


def _card_of_other(screen: Screen) -> str:
    card = screen.view.state.card_in_play
    assert card is not None
    player = screen.names[screen.view.state.turn.seat]
    return screen.words.text("line-of-other", player=player, card=screen.words.card(card))


def current_line(screen: Screen) -> SpeedLine:
    """The line that is being resolved; a wild that was named shows its car."""
    turn, card = screen.view.state.turn, screen.view.state.card_in_play
    assert card is not None
    line = (card.lines[::-1] if turn.reverse else card.lines)[turn.line]
    return SpeedLine(Car(turn.car), line.speed) if line.car is None and turn.car >= 0 else line


def _line_intro(screen: Screen) -> str:
    state, text = screen.view.state, screen.words.text
    turn, line = state.turn, current_line(screen)
    card = state.card_in_play
    assert card is not None
    if state.phase is Phase.BONUS:
        longest = max(len(choice.path) for choice in screen.view.choices)
        return text("bonus-intro", car=Car(turn.car).word, steps=longest)
    if state.phase is Phase.CHOOSE_SKIP:
        driver = screen.driver(Car(turn.car))
        return text("line-skip-ask", player=driver, car=Car(turn.car).word, steps=line.speed)
    order = card.lines[::-1] if turn.reverse else card.lines
    rest = screen.lines(order[turn.line + 1 :])
    what = screen.line(line)
    if not rest:
        return text("line-last", line=turn.line + 1, what=what)
    return text("line-heading", line=turn.line + 1, lines=len(card.lines), what=what, rest=rest)


def _line_question(screen: Screen, count: int) -> str:
    state, text = screen.view.state, screen.words.text
    if state.phase is Phase.NAME_WILD:
        return text("ask-wild", count=count)
    if state.phase is Phase.CHOOSE_SKIP:
        return text("ask-skip", count=count)
    return text("ask-move", car=Car(state.turn.car).word, count=count)


def _forward_first(screen: Screen) -> list[Choice]:
    """The choices with the farthest end first, and whatever leaves the car where it is last."""
    state = screen.view.state
    steps, lap = state.track.steps_to_finish, state.track.lap_length

    def place(choice: Choice) -> tuple[int, int]:
        match choice.action:
            case MoveCar(car=car, to=to) | Bonus(car=car, to=Cell() as to):
                if to == FINISH:
                    return 0, 0
                over = to.front <= state.track.cells[state.cars.cells[car]].front  # into another lap
                return 0, steps[to.index] - lap * over
            case NameWild(car=car):
                return 0, running_order(state).index(car)
        return 1, 0

    return sorted(screen.view.choices, key=place)


def _line_option(screen: Screen, choice: Choice) -> Option:
    text = screen.words.text
    match choice.action:
        case NameWild(car=car):
            return Option(choice.action, _car(screen, car), car_keys(screen, car))
        case SkipLine():
            return Option(choice.action, text("choice-skip"))
        case KeepLine():
            return Option(choice.action, text("choice-keep-line"))
        case MoveCar(car=car, to=to) | Bonus(car=car, to=Cell() as to):
            return Option(choice.action, _move(screen, choice, car, to), (to.name.lower(),))
        case Bonus():
            return Option(choice.action, text("choice-bonus-none"), ("none",))
    raise AssertionError(choice)


def _move(screen: Screen, choice: Choice, car: Car, to: Cell) -> str:
    """Where a move ends and what comes of it."""
    state, text, steps = screen.view.state, screen.words.text, len(choice.path)
    if to == FINISH:
        place = len(state.cars.home) + 1
        label = text("choice-finish", place=place, steps=steps)
    elif state.setup.movement.laps:
        label = text("choice-move-laps", space=to.name, lane=lane(screen, to), steps=steps)
    else:
        to_go = state.track.steps_to_finish[to.index]
        label = text("choice-move", space=to.name, lane=lane(screen, to), steps=steps, togo=to_go)
    return screen.words.plain_list([label, *_consequences(screen, choice, car, to)])


def _consequences(screen: Screen, choice: Choice, car: Car, to: Cell) -> list[str]:
    state, words = screen.view.state, screen.words
    cells = state.cars.cells
    before, after = jammed(state, cells), jammed(state, replaced(cells, car, to.index))
    found = []
    if to != FINISH and not state.setup.movement.laps and (passed := _passed(screen, car, to)):
        found.append(words.text("choice-passes", cars=words.cars(passed)))
    if choice.crosses:
        found.append(words.text("choice-crosses", number=choice.crosses))
    if to != FINISH and state.setup.movement.laps and to.front <= state.track.cells[cells[car]].front:
        found.append(words.text("choice-lap"))
    if car in after:
        found.append(words.text("choice-jam"))
    elif _earns_bonus(screen, choice, car, to):
        found.append(words.text("choice-bonus-earned"))
    if shut := after - before - {car}:
        found.append(words.text("choice-shuts-in", cars=words.cars(sorted(shut))))
    if freed := before - after - {car}:
        found.append(words.text("choice-frees", cars=words.cars(sorted(freed))))
    return found


def _passed(screen: Screen, car: Car, to: Cell) -> list[Car]:
    """The cars that a move leaves behind."""
    state = screen.view.state
    after = state._replace(cars=state.cars._replace(cells=replaced(state.cars.cells, car, to.index)))
    before, behind = running_order(state), running_order(after)
    return [other for other in before[: before.index(car)] if other in behind[behind.index(car) :]]


def _earns_bonus(screen: Screen, choice: Choice, car: Car, to: Cell) -> bool:
    state = screen.view.state
    own = state.phase is Phase.MOVE_CAR and state.owner(car) == state.turn.seat
    return own and to != FINISH and state.power(state.turn.seat).bonus_steps(choice.path) > 0


def lane(screen: Screen, cell: Cell) -> str:
    """Where a space lies across the road."""
    text, lanes = screen.words.text, screen.view.state.track.sections[cell.section].lanes
    if lanes == 1:
        return text("lane-single")
    if cell.lane == 0:
        return text("lane-inside")
    if cell.lane == lanes - 1:
        return text("lane-outside")
    return text("lane-middle") if lanes == 3 else text("lane-number", lane=cell.lane + 1)


def _car(screen: Screen, car: Car) -> str:
    """A car to be chosen: whose it is and where."""
    where = screen.where_and_whose(car)
    return screen.words.text("choice-car", car=car.word, own=screen.own_word(car), where=where)


def car_keys(screen: Screen, car: Car) -> tuple[str, ...]:
    """What one may type for a car: its colour or its letter."""
    return screen.words.car(car).lower(), screen.words.text("car-letter", car=car.word).lower()


# --- betting --------------------------------------------------------------------------------------


def _bet(screen: Screen) -> Decision:
    state, text, words = screen.view.state, screen.words.text, screen.words
    assert screen.view.seat is not None
    number = screen.view.sizes.bets + 1
    first, second, third = map(screen.money, PAYOUTS[number - 1])
    intro = [text("bet-intro", first=first, second=second, third=third)]
    if not state.setup.options.money_decides:
        intro = [text("bet-for-nothing")]
    if earlier := state.bets[screen.view.seat]:
        intro.append(text("bet-earlier", cars=words.plain_list(map(words.car, earlier))))
    bets = {bet.car: bet for bet in screen.view.legal if isinstance(bet, Bet)}
    options = tuple(
        Option(bets[car], _car(screen, car), car_keys(screen, car)) for car in running_order(state)
    )
    return Decision(
        heading=text("heading-bet", number=number),
        intro=tuple(intro),
        options=options,
        question=text("ask-bet", count=len(options)),
    )

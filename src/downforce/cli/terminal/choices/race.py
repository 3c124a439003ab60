"""Playing a card, and what each of its lines asks."""

from __future__ import annotations

from downforce.cli.terminal.choices.base import Decision, MenuOption, car_option
from downforce.cli.terminal.choices.moves import move_text
from downforce.cli.terminal.screen import Screen
from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.ids import Car
from downforce.model.track import Cell
from downforce.rules.actions import FINISH, Bonus, KeepLine, MoveCar, NameWild, PlayCard, SkipLine
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import Phase
from downforce.rules.view import Choice


def play_card(screen: Screen) -> Decision:
    """A turn: who is where, what is ahead of their own cars, and the cards of the hand."""
    text, cards = screen.words.text, list[MenuOption]()
    numbers, reverse = dict[SpeedCard, int](), list[MenuOption]()
    for choice in screen.view.choices:
        assert isinstance(choice.action, PlayCard)
        card, lines = choice.action.card, screen.lines(choice.lines)
        if choice.action.reverse and card in numbers:
            label = text("choice-card-reverse", lines=lines)
            reverse.append(MenuOption(choice.action, label, (f"{numbers[card]}r",), is_listed=False))
        else:
            cards.append(MenuOption(choice.action, lines))
            numbers[card] = len(cards)
    intro = [*screen.own_roads(), *([text("play-reverse")] if reverse else ())]
    return Decision(
        heading=text("heading-turn", player=screen.viewer),
        rows=tuple(screen.order()),
        intro=tuple(intro),
        options=(*cards, *reverse),
        question=text("ask-play", count=len(cards)),
    )


def resolve_line(screen: Screen) -> Decision:
    """One line of the card in play: a colour, a skip, an end or a bonus move."""
    state = screen.view.state
    text, turn = screen.words.text, state.turn
    own_card = turn.seat == screen.view.seat
    heading = "" if own_card else text("heading-steer", player=screen.viewer)
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
    turn, line = screen.view.state.turn, screen.view.state.line_in_play
    assert line is not None
    return SpeedLine(Car(turn.car), line.speed) if line.car is None and turn.car >= 0 else line


def _line_intro(screen: Screen) -> str:
    state, text = screen.view.state, screen.words.text
    turn, line, lines = state.turn, current_line(screen), state.lines_in_play
    if state.phase is Phase.BONUS:
        longest = max(len(choice.path) for choice in screen.view.choices)
        return text("bonus-intro", car=Car(turn.car).word, steps=longest)
    if state.phase is Phase.CHOOSE_SKIP:
        driver = screen.driver(Car(turn.car))
        return text("line-skip-ask", player=driver, car=Car(turn.car).word, steps=line.speed)
    rest = screen.lines(lines[turn.line + 1 :])
    what = screen.line(line)
    if not rest:
        return text("line-last", line=turn.line + 1, what=what)
    return text("line-heading", line=turn.line + 1, lines=len(lines), what=what, rest=rest)


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


def _line_option(screen: Screen, choice: Choice) -> MenuOption:
    text = screen.words.text
    match choice.action:
        case NameWild(car=car):
            return car_option(screen, choice.action, car)
        case SkipLine():
            return MenuOption(choice.action, text("choice-skip"))
        case KeepLine():
            return MenuOption(choice.action, text("choice-keep-line"))
        case MoveCar(car=car, to=to) | Bonus(car=car, to=Cell() as to):
            return MenuOption(choice.action, move_text(screen, choice, car, to), (to.name.lower(),))
        case Bonus():
            return MenuOption(choice.action, text("choice-bonus-none"), ("none",))
    raise AssertionError(choice)

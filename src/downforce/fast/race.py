"""The race (RULES sections 4 to 6, 8, 9): cards, lines, wilds, steering, bonus moves, bets, turns.

A card is resolved line by line. Each decision is applied and answered with the line to go on with; ``WAITS``
says that somebody is asked already. So ``step`` has one call of ``resolve`` and one of ``after_card``, where
all phases meet again: that keeps the compiled code small and the threads of a warp together.
"""

from __future__ import annotations

from downforce.fast.backend import Book, Game, compiled
from downforce.fast.layout import (
    AGGRESSIVE,
    BET,
    BONUS,
    CARS,
    CHOOSE_SKIP,
    CUNNING,
    DETERMINED,
    HOME,
    KEEP_LINE,
    LINES,
    MOVE_CAR,
    NAME_WILD,
    NO_POWER,
    OVER,
    PLAY_CARD,
    REGULAR,
    SEATS,
    SECOND,
    SKIP,
    STRATEGIC,
    TRICKY,
    UNPREDICTABLE,
    WILD,
)  # fmt: skip
from downforce.fast.movement import can_move, drive

WAITS = -1
BONUS_STEPS = 2  # R8.3
HAND_FOR_TWO = 7  # R9.2
PILE_FOR_TWO = REGULAR // 2


# --- what is legal --------------------------------------------------------------------------------


@compiled
def reversible(book: Book, game: Game, seat: int) -> int:
    """The cards a seat may play bottom to top (R8.5)."""
    return game.hands[seat] & book.reversible if game.powers[seat] == TRICKY else 0


@compiled
def namable(book: Book, game: Game) -> int:
    """The colours a wild of the card in play may name, and the skip instead (R4.5, R8.6, R13.6)."""
    printed = book.colours[game.card] if game.powers[game.turn] != UNPREDICTABLE else 0
    return (1 << CARS) - 1 & ~printed & ~game.named | game.may_skip << SKIP


# --- decisions ------------------------------------------------------------------------------------


@compiled
def play_card(game: Game, choice: int) -> int:
    """Takes a card from the hand and begins with its first line (R4.2)."""
    seat, card = game.turn, choice % SECOND
    game.hands[seat] &= ~(1 << card)
    game.shown[seat] &= ~(1 << card)
    game.card, game.reverse = card, choice // SECOND
    return 0


@compiled
def choose_skip(game: Game, choice: int) -> int:
    """Skips a line that another seat would steer, or lets it (R13.6)."""
    if choice != KEEP_LINE:
        return _skip(game)
    game.may_skip = 0
    game.phase, game.asked = MOVE_CAR, 1 << game.owners[game.car]
    return WAITS


@compiled
def _skip(game: Game) -> int:
    """Leaves out the line that is being decided (R8.4)."""
    game.skipped += 1
    return game.line + 1


@compiled
def name_wild(book: Book, game: Game, choice: int) -> int:
    """Gives a wild its colour; the car moves if it can (R4.5, R4.9)."""
    if choice == SKIP:
        return _skip(game)
    game.named |= 1 << choice
    game.may_skip = 0
    if not can_move(book, game, choice):
        return game.line + 1
    _offer(book, game, choice, game.line)
    return WAITS


@compiled
def move_car(book: Book, game: Game, choice: int) -> int:
    """Steers a car, then offers a bonus move or goes on with the next line."""
    if choice == SECOND:
        return _skip(game)
    straight = book.straight[game.spots[game.car]] >> choice & 1
    drive(book, game, choice)
    own = game.owners[game.car] == game.turn
    if straight and own and game.powers[game.turn] == DETERMINED and can_move(book, game, game.car):
        game.steps = game.most = BONUS_STEPS
        game.may_skip = 0
        game.phase, game.asked = BONUS, 1 << game.turn
        return WAITS
    return game.line + 1


@compiled
def bonus_move(book: Book, game: Game, choice: int) -> int:
    """Takes the bonus move or not (R8.3, R8.8)."""
    if choice != SECOND:
        drive(book, game, choice)
    return game.line + 1


# --- the lines of a card --------------------------------------------------------------------------


@compiled
def printed_line(book: Book, game: Game, line: int) -> int:
    """Which line it is on the card, 0 the top one."""
    return book.line_counts[game.card] - 1 - line if game.reverse else line


@compiled
def resolve(book: Book, game: Game, line: int) -> bool:
    """Runs down the lines from there until somebody is asked; says whether the card is done instead."""
    while line < book.line_counts[game.card]:
        car = book.line_cars[game.card * LINES + printed_line(book, game, line)]
        if car == WILD:
            if game.homes < CARS:  # R13.4
                _ask_name(game, line)
                return False
        elif can_move(book, game, car):  # R4.9
            _offer(book, game, car, line)
            return False
        line += 1
    return True


@compiled
def _may_skip(game: Game) -> bool:
    return game.powers[game.turn] == STRATEGIC and game.skipped == 0


@compiled
def _ask_name(game: Game, line: int) -> None:
    """Asks for the colour of a wild line (R4.5)."""
    game.line, game.car, game.steps, game.most = line, -1, 0, 0
    game.may_skip = 1 if _may_skip(game) else 0
    game.phase, game.asked = NAME_WILD, 1 << game.turn


@compiled
def _offer(book: Book, game: Game, car: int, line: int) -> None:
    """Asks where a car goes: its player, or a Cunning owner (R4.4, R8.1, R8.2, R13.6)."""
    printed, owner = printed_line(book, game, line), game.owners[car]
    at = game.card * LINES + printed
    wild = book.line_cars[at] == WILD
    power = game.powers[owner] if owner >= 0 else NO_POWER
    game.line, game.car = line, car
    game.steps = game.most = book.speeds[at]
    if owner == game.turn and power == AGGRESSIVE and printed == 0 and not wild:
        game.most += 1
    skips = not wild and _may_skip(game)
    game.may_skip = 1 if skips else 0
    steers = owner if power == CUNNING else game.turn
    game.phase, game.asked = MOVE_CAR, 1 << steers
    if skips and steers != game.turn:
        game.phase, game.asked = CHOOSE_SKIP, 1 << game.turn


# --- between two cards (R13.9) ----------------------------------------------------------------------


@compiled
def card_done(book: Book, game: Game) -> None:
    """The card is discarded, players go out, the player draws."""
    game.discard[game.discards] = game.card
    game.discards += 1
    game.played |= 1 << game.card
    if game.homes > 0:
        for seat in range(book.players):
            if _is_out(game, seat):
                _drop_hand(book, game, seat)
    if book.own_piles:
        if game.card < REGULAR and game.drawn[game.turn] < PILE_FOR_TWO:  # R9.3
            _draw(game, game.turn, PILE_FOR_TWO * game.turn)
    elif book.common_pile:
        top = book.players * book.hand_size
        from_front = game.card >= REGULAR and book.eights_face_up
        if not from_front and top + game.drawn[0] < REGULAR and not _is_out(game, game.turn):
            _draw(game, 0, top)
            game.lacks[game.turn] = 0  # what the hand lacked before may be what was drawn


@compiled
def _is_out(game: Game, seat: int) -> bool:
    """Whether a player has brought all their cars home (R6.2)."""
    owned, home = 0, 0
    for car in range(CARS):
        if game.owners[car] == seat:
            owned += 1
            home += game.spots[car] == HOME
    return owned > 0 and owned == home


@compiled
def _drop_hand(book: Book, game: Game, seat: int) -> None:
    """A player discards everything face down, with two players their own pile too (R6.2)."""
    gone = game.hands[seat]
    if book.own_piles:
        for at in range(game.drawn[seat], PILE_FOR_TWO):
            gone |= 1 << game.order[PILE_FOR_TWO * seat + at]
        game.drawn[seat] = PILE_FOR_TWO
    game.dropped[seat] |= gone
    game.hands[seat] = 0


@compiled
def _draw(game: Game, pile: int, top: int) -> None:
    """The player whose turn it is draws the next card of a pile."""
    game.hands[game.turn] |= 1 << game.order[top + game.drawn[pile]]
    game.drawn[pile] += 1


@compiled
def after_card(book: Book, game: Game) -> None:
    """Asks for bets that are due, passes the turn to the left, or ends the race."""
    if bet_due(book, game, game.marked):
        new_turn(game, BET, game.turn)
        game.asked = (1 << book.players) - 1
    elif nobody_holds_a_card(book, game) or _is_decided(book, game):  # R4.10
        new_turn(game, OVER, game.turn)
        game.asked = 0
    else:
        new_turn(game, PLAY_CARD, next_seat(book, game, game.turn + 1))
        game.asked = 1 << game.turn


@compiled
def bet_due(book: Book, game: Game, marked: int) -> bool:
    """Whether a car has crossed the betting line after so many (R5.1)."""
    if marked >= book.bets:
        return False
    due = game.homes > 0
    for car in range(CARS):
        spot = game.spots[car]
        due = due or (spot != HOME and book.lines_behind[spot] > marked)
    return due


@compiled
def _is_decided(book: Book, game: Game) -> bool:
    """Whether all cars are home, or the one that wins under R10.1 e."""
    owned_home = False
    for car in range(CARS):
        owned_home = owned_home or (game.spots[car] == HOME and game.owners[car] >= 0)
    return game.homes == CARS or (book.first_home_wins != 0 and owned_home)


@compiled
def new_turn(game: Game, phase: int, seat: int) -> None:
    """No card is in play."""
    game.phase, game.turn, game.card, game.reverse, game.line = phase, seat, -1, 0, 0
    game.named, game.skipped, game.car, game.steps, game.most, game.may_skip = 0, 0, -1, 0, 0, 0


@compiled
def next_seat(book: Book, game: Game, seat: int) -> int:
    """The first seat from there to the left that holds a card (R4.10); one of them does."""
    for _ in range(book.players):
        if seat >= book.players:
            seat = 0
        if game.hands[seat] != 0:
            break
        seat += 1
    return seat


@compiled
def close_bets(book: Book, game: Game) -> None:
    """Marks the bets that lie on the table (R5.4)."""
    for seat in range(book.players):
        game.bets[game.marked * SEATS + seat] = game.secrets[seat]
        game.secrets[seat] = -1
    game.marked += 1


# --- the start ------------------------------------------------------------------------------------


@compiled
def begin_race(book: Book, game: Game) -> None:
    """Draws hands where piles are used and gives the first turn (R4.1, R9.2)."""
    if book.own_piles:
        for seat in range(book.players):
            drawn = 0
            last = min(game.drawn[seat] + HAND_FOR_TWO, PILE_FOR_TWO)  # fewer in a position made by hand
            for at in range(game.drawn[seat], last):
                drawn |= 1 << game.order[PILE_FOR_TWO * seat + at]
            game.hands[seat] = game.hands[seat] & ~book.regular | drawn
            game.drawn[seat] = last
    if nobody_holds_a_card(book, game):  # only in a hand-made position
        game.phase, game.asked = OVER, 0
        return
    new_turn(game, PLAY_CARD, next_seat(book, game, _first_seat(book, game)))
    game.asked = 1 << game.turn


@compiled
def nobody_holds_a_card(book: Book, game: Game) -> bool:
    """Whether all hands are empty."""
    for seat in range(book.players):
        if game.hands[seat] != 0:
            return False
    return True


@compiled
def _first_seat(book: Book, game: Game) -> int:
    """The owner of the car on the pole space, or of the next car in grid order that has one."""
    for place in range(CARS):
        for car in range(CARS):
            if game.spots[car] == book.grid[place] and game.owners[car] >= 0:
                return game.owners[car]
    return 0

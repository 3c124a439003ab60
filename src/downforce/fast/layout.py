"""The fields of a game and of a book, each named once; and the numbers that stand for words.

A *game* is one record of fixed size: a position with all that is hidden. A *book* holds what is fixed during
a race: track, deck, options, payouts; a world tour has two books, one after the other. Sets are bits of a
64-bit integer: of cards by their number in the deck, of seats, of cars, of powers. There are no unsigned
types, as mixing them with signed ones gives floats; so bit 63 is never used. -1 stands for none.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from downforce.rules.state import Phase

CARS = LOTS = POWERS = SEATS = 6
CARDS, REGULAR = 48, 42
LINES = 6
BETS = 3

PHASES: tuple[Phase, ...] = tuple(Phase)
BID, KEEP_POWER, SWAP_POWER, PLAY_CARD, NAME_WILD, CHOOSE_SKIP, MOVE_CAR, BONUS, BET, OVER = range(10)

# The powers, in the order they are printed; 0 is a driver without one.
NO_POWER, AGGRESSIVE, CUNNING, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE = range(7)

# A choice is a number below 128: a bit of the first legal set, or 64 and a bit of the second one.
#   bid         first: cards to place                second: cards to declare
#   play card   first: cards top to bottom           second: cards reversed
#   move, bonus first: how many spots ahead          second: bit 0, the skip or no bonus
#   other       first: cars, or powers, and the three below
SECOND = 64
SKIP, KEEP_LINE, NO_SWAP = 6, 7, 6
FINISH = 0  # as a number of spots ahead
HOME = 999  # as a spot: out of sight of all others, so that no car at home is ever in the way

WILD, NO_LINE = 6, 7  # what stands for a car in a line of a card
NO_SWAPS, MAY_SWAP, MUST_SWAP = range(3)  # R9.4

# Spots are the cells of a track in the order of their front edges. A step leads 1 to FARTHEST spots ahead,
# and the longest move is a Speed-8 card with Aggressive.
SPOTS, FARTHEST, LONGEST = 192, 6, 9
OPTIONS = 4  # how many spots a step may lead to
SIGHT = FARTHEST * LONGEST + 1

SET, LONG, INT, SHORT, BYTE = np.int64, np.int64, np.int32, np.int16, np.int8

GAME = np.dtype(
    [
        ("hands", SET, SEATS),
        ("shown", SET, SEATS),  # cards a seat has shown and not played
        ("lacks", SET, SEATS),  # cards a seat is known not to hold
        ("dropped", SET, SEATS),  # hands discarded face down (R6.2)
        ("left_over", SET),  # out of the game
        ("played", SET),  # the discard pile as a set
        ("number", LONG),  # which game this is: with the seed it decides all chance
        ("draws", INT),  # how many random words the game has used
        ("powers", INT, SEATS),  # four bits for each, in the order they were won
        ("spots", SHORT, CARS),  # HOME once home
        ("table", BYTE),  # which book
        ("phase", BYTE),
        ("asked", BYTE),  # the seats that decide now, as a set; the lowest one acts
        ("secrets", BYTE, SEATS),  # choices made in an open secret phase
        ("order", BYTE, REGULAR),  # the cards as they were dealt: the draw piles are parts of it
        ("drawn", BYTE, SEATS),  # how many cards of their own pile are gone; of the common pile at 0
        ("discard", BYTE, CARDS),  # in the order played, -1 beyond the last
        ("discards", BYTE),
        ("lot_cars", BYTE, LOTS),  # in the order of the deal
        ("lot_powers", BYTE, LOTS),
        ("taken", BYTE),  # how many lots the first round has dealt with
        ("aside", BYTE),  # the lots set aside and still to be sold, as a set
        ("owners", BYTE, CARS),
        ("prices", BYTE, CARS),
        ("last_winner", BYTE),
        ("laps", BYTE, CARS),
        ("places", BYTE, CARS),  # 1 to 6 once home, else 0
        ("homes", BYTE),  # how many cars are home
        ("bets", BYTE, BETS * SEATS),  # by bet, then by seat
        ("marked", BYTE),  # how many bets everybody has marked
        ("turn", BYTE),  # whose turn it is; the next nine tell how far the played card is resolved
        ("card", BYTE),
        ("reverse", BYTE),
        ("line", BYTE),  # counted in resolving order
        ("named", BYTE),  # the colours wilds of this card have named, as a set
        ("skipped", BYTE),
        ("car", BYTE),  # the car being steered
        ("steps", BYTE),  # how far it may move: from ``steps`` to ``most``
        ("most", BYTE),
        ("may_skip", BYTE),
        # Of a world tour: the deal of the second race, and the record of the first.
        ("race", BYTE),  # 1 in the second race; ``table`` is then the book of that one
        ("next_spots", SHORT, CARS),
        ("next_cars", BYTE, LOTS),
        ("next_powers", BYTE, LOTS),
        ("next_order", BYTE, REGULAR),
        ("earlier_owners", BYTE, CARS),
        ("earlier_prices", BYTE, CARS),
        ("earlier_places", BYTE, CARS),
        ("earlier_marked", BYTE),
        ("earlier_bets", BYTE, BETS * SEATS),
        ("filler", BYTE),  # NumPy copies no padding, so there is none: equal games have equal bytes
    ],
    align=True,
)

BOOK = np.dtype(
    [
        # The track, by spot. ``ways`` are sets of spots seen from a start: bit n is n spots ahead of it.
        ("ways", SET, SPOTS * FARTHEST),  # from which spots a step of 1, 2, ... spots leads on
        ("beyond", SET, SPOTS),  # the spots behind the finish line; empty where laps go on
        ("straight", SET, SPOTS),  # the spots that are reached over rectangles only (R8.3)
        ("ahead", BYTE, SPOTS),  # the spots a step leads to
        ("lines_behind", BYTE, SPOTS),  # how many betting lines a car there has crossed
        ("to_finish", SHORT, SPOTS),  # the fewest steps across the finish line
        ("front", SHORT, SPOTS),  # of the edge: equal for cars that are level
        ("cells", SHORT, SPOTS),  # the number of the cell
        ("onward", BYTE, SPOTS * OPTIONS),  # how far each step leads, the straightest first; else 0
        ("grid", SHORT, CARS),  # the starting spots, pole first
        ("spots", SHORT),  # how many there are
        # The deck.
        ("with_car", SET, CARS),
        ("with_wild", SET),
        ("regular", SET),
        ("reversible", SET),
        ("prices", SET, CARS * 18),  # R3.8, by car: cards by the colour's number, lowest wild, lowest number
        ("line_cars", BYTE, CARDS * LINES),
        ("speeds", BYTE, CARDS * LINES),
        ("line_counts", BYTE, CARDS),
        ("colours", BYTE, CARDS),  # a set of cars
        ("bids", BYTE, CARDS * CARS),  # 0 for a pass
        ("declared_bids", BYTE, CARDS),
        ("lowest", BYTE, CARDS),
        # The options.
        ("placeable", SET),  # the cards that may be placed in the auction (R9.1)
        ("players", BYTE),
        ("hand_size", BYTE),
        ("cars_each", BYTE),  # R10.1 a; 0 where there is an auction
        ("powers", BYTE),  # a set
        ("power_pile", BYTE, POWERS),
        ("power_count", BYTE),
        ("lowest_bid", BYTE),
        ("swaps", BYTE),  # R9.4
        ("own_piles", BYTE),  # R9.2
        ("common_pile", BYTE),  # R10.1 c
        ("eights_face_up", BYTE),  # R9.1
        ("bets", BYTE),  # how many there are
        ("first_home_wins", BYTE),  # R10.1 e
        ("money_decides", BYTE),
        ("lap", SHORT),  # how long it is, in the unit of ``front``
        ("race", BYTE),  # 1 for the second race of a world tour
        ("races", BYTE),  # how many races there are; the book of the second one lies behind the first
        # The taste of the bot Works.
        ("rivals", BYTE, CARS),  # what a space of a rival's car is worth, by running order
        ("own", BYTE),
        ("spare", BYTE),
        ("bet_pleasures", BYTE, BETS),
        ("jam", BYTE),
        ("loyalty", BYTE),
        ("fair_price", BYTE),
        ("power_ranks", BYTE, POWERS + 1),
        ("wild_sums", BYTE, CARDS),
        ("most_steps", BYTE, CARDS * CARS),  # the most that a card can move a car
        # Winnings.
        ("prizes", BYTE, CARS + 1),  # by place; none for 0, a car that is not home
        ("payouts", BYTE, BETS * (CARS + 1)),  # by bet, then by place
    ],
    align=True,
)

# A row shows a position to the seat that acts: what ``observe`` packs, then the two legal sets.
ROW = 20
LEGAL = ROW - 2


def games(count: int) -> NDArray[np.void]:
    """Games not yet opened."""
    return np.zeros(count, GAME)

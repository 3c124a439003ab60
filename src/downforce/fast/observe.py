"""What the seat that acts sees, packed into a row of 64-bit words, without hidden cards and secret choices.

Seats are counted from the one that looks, so the same row means the same to every seat. From the low bits up:

    word 0       own hand 48, phase 4, line 3, marked bets 2, skipped 1, may skip 1, reverse 1
    words 1-6    by seat: cards shown 48, cards in hand 5, powers 6, whether it decides 1, whose turn it is 1
    words 7-12   by seat: cards it lacks 48, cards in its draw pile 6, cards it dropped 5
    word 13      cards played 48, card in play 6 (63 for none), cards out of the game 4
    words 14-16  two cars each, 30 bits a car: spot + 1 in 9 (0 for home), laps 4, place 3, owner + 1 in 3,
                 price 4, own bets on it 3, named 1, steered 1
    word 17      open lot: car 3 (7 for none), power 3; lots to come 3, cars set aside 6, powers set aside 6,
                 steps 4, most 4, players 3, which table 8
    words 18-19  the two legal sets
"""

from __future__ import annotations

from downforce.fast import auction, race, rules
from downforce.fast.backend import Book, Game, Games, compiled, count, lowest
from downforce.fast.layout import BETS, BID, CARS, HOME, LEGAL, LOTS, REGULAR, SEATS

CAR_BITS = 30


@compiled
def observe(book: Book, game: Game, row: Games) -> None:
    """Writes the row of the seat that acts; of seat 0 once the game is over."""
    seat = max(lowest(game.asked), 0)
    row[0] = (
        game.hands[seat] | game.phase << 48 | game.line << 52 | game.marked << 55
        | game.skipped << 57 | game.may_skip << 58 | game.reverse << 59
    )  # fmt: skip
    for place in range(SEATS):
        row[1 + place] = row[7 + place] = 0
        if place < book.players:
            other = _seat_at(book, seat, place)
            row[1 + place] = _shown(game, other)
            row[7 + place] = _hidden(book, game, other)
    row[13] = game.played | (game.card & 63) << 48 | count(game.left_over) << 54
    for pair in range(CARS // 2):
        low, high = _car(book, game, seat, 2 * pair), _car(book, game, seat, 2 * pair + 1)
        row[14 + pair] = low | high << CAR_BITS
    row[17] = _table(book, game)
    row[LEGAL], row[LEGAL + 1] = rules.legal(book, game)


@compiled
def _seat_at(book: Book, seat: int, place: int) -> int:
    """The seat so many places to the left."""
    other = seat + place
    return other - book.players if other >= book.players else other


@compiled
def _shown(game: Game, seat: int) -> int:
    decides, turn = game.asked >> seat & 1, 1 if game.turn == seat else 0
    powers = auction.powers_of(game, seat)
    return game.shown[seat] | count(game.hands[seat]) << 48 | powers << 53 | decides << 59 | turn << 60


@compiled
def _hidden(book: Book, game: Game, seat: int) -> int:
    pile = 0
    if book.own_piles:
        pile = race.PILE_FOR_TWO - game.drawn[seat]
    elif book.common_pile:
        pile = REGULAR - book.players * book.hand_size - game.drawn[0]
    return game.lacks[seat] | pile << 48 | count(game.dropped[seat]) << 54


@compiled
def _car(book: Book, game: Game, seat: int, car: int) -> int:
    owner, bets = game.owners[car], 0
    if owner >= 0:
        owner = owner - seat + book.players if owner < seat else owner - seat
    for bet in range(BETS):
        if game.bets[bet * SEATS + seat] == car:
            bets |= 1 << bet
    spot = game.spots[car] + 1 if game.spots[car] != HOME else 0
    return (
        spot | game.laps[car] << 9 | game.places[car] << 13 | owner + 1 << 16
        | game.prices[car] << 19 | bets << 23 | (game.named >> car & 1) << 26 | (game.car == car) << 27
    )  # fmt: skip


@compiled
def _table(book: Book, game: Game) -> int:
    car, power, come, cars, powers = 7, 0, 0, 0, 0
    if game.phase == BID:
        lot = auction.open_lot(game)
        car, power = game.lot_cars[lot], game.lot_powers[lot]
        come = max(LOTS - 1 - game.taken, 0)
    for lot in range(LOTS):
        if game.aside >> lot & 1:
            cars |= 1 << game.lot_cars[lot]
            powers |= 1 << game.lot_powers[lot] >> 1
    return (
        car | power << 3 | come << 6 | cars << 9 | powers << 15 | game.steps << 21 | game.most << 25
        | book.players << 29 | game.table << 32
    )  # fmt: skip

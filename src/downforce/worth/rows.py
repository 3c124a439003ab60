"""What the learned function looks at, as numbers of rows: of cars, of seats with cars, of seats.

Every slot takes one row of a table: a number with few values is a row for each value. In the auction all rows
are read from the race that follows, played on as Works would bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from downforce.model.cards import bits
from downforce.model.ids import CARS
from downforce.rules.actions import Bet
from downforce.rules.phases.scoring import PAYOUTS, PRIZES, payouts, race_money
from downforce.rules.phases.turns import HAND_FOR_TWO
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.state import NONE, GamePart, GameState, Phase
from downforce.worth.auction import played_on
from downforce.worth.crude import Finish, Lineup, crude_road
from downforce.worth.deck import WILD, Lines, cards_of

EVERY = range(len(CARS))
PHASES = tuple(Phase)
BETS = len(PAYOUTS)

CAR_SLOTS = (90, 6, 64, 64, 42, 64, 12, 8, 5, 16, 16, 7, 7, 7, 8, 8, 7, 7, 32)
PAIR_SLOTS = (3, 82, 128, 6, 6, 6, 20, 49, 20, 21, 21, 9, 8)
SEAT_SLOTS = (64, 64, 64, 28, 30, 35, 20, 35, 32, 35, 50, 82, 64, 64, 328, 328, 64, 64, 12, 35, 35, 205, 205)
CAR_ROWS, PAIR_ROWS, SEAT_ROWS = sum(CAR_SLOTS), sum(PAIR_SLOTS), sum(SEAT_SLOTS)
_CAR_FIRST, _PAIR_FIRST, _SEAT_FIRST = (
    tuple(accumulate(slots[:-1], initial=0)) for slots in (CAR_SLOTS, PAIR_SLOTS, SEAT_SLOTS)
)


class NetRows(NamedTuple):
    """The rows of a position."""

    cars: list[list[int]]  # by car
    pairs: list[list[list[int]]]  # by seat, by car
    seats: list[list[int]]


class RaceAhead(NamedTuple):
    """The race of a position, or the one that follows its auction."""

    lineup: Lineup
    prices: Sequence[int]
    base: Sequence[int]  # by seat: money of earlier races, less what the cars of this one cost


def rows_of(state: GameState) -> NetRows:
    """The rows of a position."""
    options, track, deck = state.setup.options, state.track, state.setup.deck
    laps = state.setup.movement.laps
    strict = crude_road(track, deck, laps=laps, bets=options.bets, loose=False)
    loose = crude_road(track, deck, laps=laps, bets=options.bets, loose=True)
    race = race_of(state, strict.lap, strict.last)
    ends = strict.race(race.lineup), loose.race(race.lineup)
    return _RowReader(state, race, ends, strict.room, strict.high).rows()


def race_of(state: GameState, lap: int, last: int) -> RaceAhead:
    """The race that a position leads to."""
    setup, players = state.setup, state.players
    sold = played_on(state)
    cells, laps = state.cars.cells, state.cars.laps
    to_go, ahead = state.track.steps_to_finish, 3 * lap if setup.movement.laps else 0
    need = [
        0 if cells[car] == NONE else max(1, min(last, to_go[cells[car]] + ahead - laps[car] * lap))
        for car in EVERY
    ]
    in_auction = state.phase.part is GamePart.AUCTION
    hands = [[*bits(hand)] for hand in state.cards.hands]
    piles = [[*pile] for pile in state.cards.piles]
    if in_auction:
        if setup.own_piles:
            regular = setup.deck.all_regular.bit_length()
            hands = [
                [*pile[:HAND_FOR_TWO], *(card for card in hand if card >= regular)]
                for hand, pile in zip(hands, piles, strict=True)
            ]
            piles = [pile[HAND_FOR_TWO:] for pile in piles]
        for seat, won in enumerate(sold.eights):
            hands[seat] += [setup.deck.all_regular.bit_length() + car for car in bits(won)]
    turn = state.turn.seat + (state.phase is Phase.BET)
    if in_auction:
        cell_of = {cell: car for car, cell in enumerate(cells)}
        order = [sold.owners[cell_of[cell]] for cell in state.track.grid if cell in cell_of]
        turn = next((owner for owner in order if owner != NONE), 0)
    lines, named = _lines_left(state)
    base = [0] * players
    for earlier in state.earlier:
        for seat, won in enumerate(race_money(earlier, setup.options)):
            base[seat] += won
    for owner, price in zip(sold.owners, sold.prices, strict=True):
        if owner != NONE:
            base[owner] -= price
    lineup = Lineup(
        turn=turn % players,
        hands=hands,
        piles=piles,
        need=need,
        home=[int(car) for car in state.cars.home],
        owners=sold.owners,
        powers=[0 if p not in PRINTED_POWERS else PRINTED_POWERS.index(p) + 1 for p in sold.powers],
        bets=_bets(state),
        marked=state.bets_marked if options_bet(state) else BETS,
        lines=lines,
        named=named,
        best_only=not setup.options.money_decides,
    )
    return RaceAhead(lineup, sold.prices, base)


def options_bet(state: GameState) -> bool:
    """Whether there are bets at this table."""
    return state.setup.options.bets


def _bets(state: GameState) -> list[list[int]]:
    """By bet, by seat; -1 where it is still open."""
    found = [[NONE] * state.players for _ in range(BETS)]
    for seat, marked in enumerate(state.bets):
        for bet, car in enumerate(marked):
            found[bet][seat] = int(car)
    for seat, choice in enumerate(state.secrets):
        if isinstance(choice, Bet):
            found[state.bets_marked][seat] = int(choice.car)
    return found


def _lines_left(state: GameState) -> tuple[Lines, int]:
    """The lines of the card in play that are still to be resolved, and what its wilds may not name."""
    turn = state.turn
    if turn.card < 0:
        return (), 0
    card = cards_of(state.setup.deck)[turn.card]
    lines = card.lines[::-1] if turn.reverse else card.lines
    if state.phase in (Phase.MOVE_CAR, Phase.BONUS) and turn.car >= 0:
        first = (turn.car, min(9, max(turn.steps, default=0)))
        return (first, *lines[turn.line + 1 :]), card.printed | turn.named
    return lines[turn.line :], card.printed | turn.named


class _RowReader:
    """Reads the rows of one position."""

    def __init__(
        self, state: GameState, race: RaceAhead, ends: tuple[Finish, Finish], room: int, high: int
    ) -> None:
        self.state, self.race, self.ends, self.field = state, race, ends, race.lineup
        self.players = state.players
        self.cards = cards_of(state.setup.deck)
        field = race.lineup
        racing = sorted((car for car in EVERY if field.need[car]), key=field.need.__getitem__)
        self.order = [*field.home, *racing]
        self.rank = [self.order.index(car) for car in EVERY]
        self.places = [[end.order.index(car) for car in EVERY] for end in ends]
        self.full = sum(1 << 4 * at for at in field.need if at) + room & high
        self.spaces = [self._spaces(hand) for hand in field.hands]
        self.total = [sum(row[car] for row in self.spaces) for car in EVERY]
        self.in_play = self._in_play()
        self.in_auction = state.phase.part is GamePart.AUCTION
        self.pays = state.setup.options.money_decides
        self.payouts = payouts(state.setup.options)

    def rows(self) -> NetRows:
        cars = [_numbers(self.car(car), CAR_SLOTS, _CAR_FIRST) for car in EVERY]
        pairs = [
            [_numbers(self.pair(seat, car), PAIR_SLOTS, _PAIR_FIRST) for car in EVERY]
            for seat in range(self.players)
        ]
        money = [self.money(end.order, end.bets) for end in self.ends]
        now = self.money(self.order, self.field.bets)
        seats = [
            _numbers(self.seat(seat, now, money), SEAT_SLOTS, _SEAT_FIRST) for seat in range(self.players)
        ]
        return NetRows(cars, pairs, seats)

    def _spaces(self, hand: Sequence[int]) -> list[int]:
        cards = [self.cards[card] for card in hand]
        return [
            sum([card.spaces[car] for card in cards]) + sum([card.wilds[car] for card in cards]) // 3
            for car in EVERY
        ]

    def _in_play(self) -> list[int]:
        found = [0] * len(CARS)
        for car, speed in self.field.lines:
            if car != WILD:
                found[car] += speed
        return found

    def _pile_cards(self, seat: int) -> int:
        piles = self.field.piles
        return len(piles[seat]) if len(piles) > 1 else 0

    def car(self, car: int) -> list[int]:
        """The slots of a car."""
        field, need = self.field, self.field.need
        owner, at, rank = field.owners[car], need[car], self.rank[car]
        own = self.spaces[owner][car] if owner >= 0 else 0
        lot = 0
        if self.in_auction:
            lots, aside = self.state.auction.lots, self.state.auction.aside
            for place, one in enumerate(lots):
                lot = place + 1 if one.car == car else lot
            lot = 7 if any(one.car == car for one in aside) else lot
        free = 0
        while at and free < 4 and at - free > 1 and not self.full >> 4 * (at - free - 1) + 3 & 1:
            free += 1
        ahead = need[self.order[rank - 1]] if rank else 0
        behind = need[self.order[rank + 1]] if rank < 5 else at
        return [
            at if at else 84 + rank,
            rank,
            self.total[car],
            self.total[car] - at + 32,
            own + 1 if owner >= 0 else 0,
            own - at + 44 if owner >= 0 else 0,
            self.in_play[car],
            lot,
            free,
            at - ahead if at else 0,
            behind - at if at else 0,
            *(sum(mark == car for mark in row) for row in field.bets),
            (owner - field.turn) % self.players + 1 if owner >= 0 else 0,
            field.powers[owner] + 1 if owner >= 0 else 0,
            self.places[0][car],
            self.places[1][car],
            self.ends[0].turns[car],
        ]

    def pair(self, seat: int, car: int) -> list[int]:
        """The slots of a seat with a car. The first row of the table marks an own car."""
        field, owner, at = self.field, self.field.owners[car], self.field.need[car]
        own = owner == seat
        spaces, mine = self.spaces[seat][car], 0 if own else 1
        hand = field.hands[seat]
        best = max([self.cards[card].spaces[car] for card in hand], default=0)
        steering = field.turn == seat and bool(field.lines)
        real = self.state.auction.owners[car]
        return [
            0 if own else 1 if owner >= 0 else 2,
            41 * mine + min(40, spaces),
            64 * mine + max(0, min(63, spaces - at + 44)),
            *((3 * mine + (2 if row[seat] < 0 else row[seat] == car)) for row in field.bets),
            10 * mine + best,
            7 * field.powers[seat] + (self.rank[car] + 1 if own else 0),
            10 * mine + min(9, self.in_play[car]) if steering else 0,
            7 * mine + self.places[0][car],
            7 * mine + self.places[1][car],
            3 * mine + (0 if real == seat else 1 if real == NONE else 2),
            self.race.prices[car] + 1 if own else 0,
        ]

    def money(self, order: Sequence[int], bets: Sequence[Sequence[int]]) -> list[int]:
        """What each seat would have if the cars came home in this order."""
        if not self.pays:
            owners = [self.field.owners[car] for car in order if self.field.owners[car] >= 0]
            best = [owners.index(s) if s in owners else len(CARS) for s in range(self.players)]
            return [12 - 4 * place for place in best]
        money = [*self.race.base]
        for car, prize in zip(order, PRIZES, strict=True):
            if self.field.owners[car] >= 0:
                money[self.field.owners[car]] += prize
        for row, pays in zip(bets, self.payouts, strict=True):
            for seat, car in enumerate(row):
                if car >= 0 and (place := order.index(car)) < len(pays):
                    money[seat] += pays[place]
        return money

    def seat(self, seat: int, now: list[int], crude: list[list[int]]) -> list[int]:
        """The slots of a seat."""
        field, players, state = self.field, self.players, self.state
        count = players - 2
        hand = field.hands[seat]
        own = [car for car in EVERY if field.owners[car] == seat]
        stage = self.stage()
        leads = [_lead(money, seat) for money in crude]
        ranks = [sum(other > money[seat] for other in money) for money in crude]
        wilds = sum([max(self.cards[card].wilds) for card in hand])
        options = state.setup.options
        mode = (0 if options.auction else 1) + (0 if options.bets else 2) + (0 if self.pays else 4)
        if len(state.setup.tracks) > 1:
            mode = 8 + state.setup.race
        return [
            self.race.base[seat] + 32,
            _lead(self.race.base, seat) + 32,
            _lead(now, seat) + 32,
            len(hand) + self._pile_cards(seat),
            5 * ((seat - field.turn) % players) + count,
            5 * len(own) + count,
            5 * min(3, sum(row[seat] >= 0 for row in field.bets)) + count,
            5 * field.powers[seat] + count,
            wilds,
            5 * sum(1 for car in EVERY if field.need[car]) + count,
            5 * PHASES.index(state.phase) + count,
            sum(self.spaces[seat][car] for car in own),
            leads[0] + 32,
            leads[1] + 32,
            *(41 * stage + max(0, min(40, lead // 2 + 20)) for lead in leads),
            crude[0][seat] + 20,
            crude[1][seat] + 20,
            mode,
            5 * ranks[0] + count,
            5 * ranks[1] + count,
            *(41 * count + max(0, min(40, lead + 20)) for lead in leads),
        ]

    def stage(self) -> int:
        """How far the game is, 0 to 7: the cards left in six steps, the auction in two."""
        if self.in_auction:
            return 6 + (len(self.state.auction.lots) > 2)
        left = sum(map(len, self.field.hands)) + sum(map(len, self.field.piles))
        return min(5, left // 8)


def _lead(money: Sequence[int], seat: int) -> int:
    """The lead over the best rival."""
    return money[seat] - max(won for other, won in enumerate(money) if other != seat)


def _numbers(values: Sequence[int], sizes: Sequence[int], firsts: Sequence[int]) -> list[int]:
    """The rows of the slots; a value that a slot has no row for takes the nearest one."""
    return [
        first + (value if 0 <= value < size else 0 if value < 0 else size - 1)
        for value, size, first in zip(values, sizes, firsts, strict=True)
    ]

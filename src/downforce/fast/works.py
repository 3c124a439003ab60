"""The bot Works: the same choices as the plain one, ties included; see ``downforce.bots.judge``.

It looks at no hidden card. What the plain bot keeps in lists of six is packed into one integer here, ten bits
a car: the spots of an imagined position, and what a space of each car is worth.
"""

from __future__ import annotations

from downforce.fast import auction, chance, movement, race, rules
from downforce.fast.backend import Book, Books, Game, Games, compiled, copy_game, count, lowest
from downforce.fast.layout import (
    BET,
    BETS,
    BID,
    BONUS,
    CARDS,
    CARS,
    CUNNING,
    FINISH,
    HOME,
    KEEP_POWER,
    LINES,
    LOTS,
    MOVE_CAR,
    NAME_WILD,
    NO_SWAP,
    OPTIONS,
    OVER,
    PLAY_CARD,
    REGULAR,
    SEATS,
    SECOND,
    SIGHT,
    SKIP,
    SWAP_POWER,
    WILD,
)  # fmt: skip

BITS, FIELD = 10, 1023
ZERO = 512  # packed worths are above it where they please, below where they annoy
VICTORY = 100_000
FREE = 99
EVERY_CAR = (1 << CARS) - 1


@compiled
def _item(packed: int, car: int) -> int:
    return packed >> BITS * car & FIELD


@compiled
def _with_item(packed: int, car: int, value: int) -> int:
    return packed & ~(FIELD << BITS * car) | value << BITS * car


@compiled
def spots(game: Game) -> int:
    """The spots of all cars, packed."""
    packed = 0
    for car in range(CARS):
        packed |= game.spots[car] << BITS * car
    return packed


@compiled
def pleasures(book: Book, game: Game, seat: int) -> int:
    """What one space of each car is worth, packed: own cars please, rivals annoy, cars bet on pay."""
    packed, best, best_place = 0, -1, CARS
    for car in range(CARS):
        place = 0
        for other in range(CARS):
            place += rules.progress(book, game, other) > rules.progress(book, game, car)
        worth = book.rivals[place]
        if game.owners[car] == seat:
            worth = book.own if book.money_decides else book.spare
            if place < best_place:
                best, best_place = car, place
        packed = _with_item(packed, car, worth + ZERO)
    if best >= 0 and not book.money_decides:  # only the best one counts
        packed = _with_item(packed, best, book.own + ZERO)
    for bet in range(game.marked):
        car = game.bets[bet * SEATS + seat]
        packed += book.bet_pleasures[bet] << BITS * car
    return packed


# --- the race -------------------------------------------------------------------------------------


@compiled
def _taken(book: Book, cells: int, start: int) -> int:
    """The road from a spot in an imagined position."""
    road = 0
    for car in range(CARS):
        far = _item(cells, car) - start
        if far < 0:
            far += book.spots
        if 0 < far < SIGHT:
            road |= 1 << far
    return road


@compiled
def _to_go(book: Book, spot: int) -> int:
    return 0 if spot == HOME else book.to_finish[spot]


@compiled
def _spot(book: Book, start: int, far: int) -> int:
    """The spot so many ahead; a move ends at home where ``far`` is FINISH."""
    if far == FINISH:
        return HOME
    return start + far - book.spots if start + far >= book.spots else start + far


@compiled
def _gain(book: Book, worth: int, start: int, far: int, taken: int) -> int:
    """What it brings to move a car so far, the others standing on the taken spots."""
    to = _spot(book, start, far)
    gained = _to_go(book, start) - _to_go(book, to)
    if gained < 0:
        gained += _to_go(book, start)  # past the line and on, in a long-distance race
    if far != FINISH and book.ahead[to] & ~(taken >> far) == 0:
        gained -= book.jam
    return (worth - ZERO) * gained


@compiled
def _first_found(book: Book, start: int, taken: int, steps: int, wanted: int) -> int:
    """Of the wanted ends the one that the plain engine finds first: it tries the straightest step first."""
    far, left = 0, steps
    while left > 0:
        row, onto = _spot(book, start, far) if far > 0 else start, -1
        for option in range(OPTIONS):
            step = book.onward[row * OPTIONS + option]
            if step > 0 and onto < 0 and not taken >> far + step & 1:
                if book.beyond[start] >> far + step & 1:
                    if wanted >> FINISH & 1:
                        return FINISH
                elif movement.ends_from(book, start, taken, 1 << far + step, left - 1, left - 1) & wanted:
                    onto = far + step
        if onto < 0:
            return far
        far, left = onto, left - 1
    return far


@compiled
def _drive(
    book: Book, game: Game, seat: int, worths: int, cells: int, car: int, steps: int
) -> tuple[int, int]:
    """Moves a car to the end that pleases most: what that brings, and the position after it."""
    start = _item(cells, car)
    if start == HOME:
        return 0, cells
    taken = _taken(book, cells, start)
    if book.ahead[start] & ~taken == 0:
        return 0, cells
    ends, worth = movement.ends_from(book, start, taken, 1, steps, steps), _item(worths, car)
    owner, best, wanted, left = game.owners[car], -(1 << 40), 0, ends
    if book.first_home_wins and ends & 1 and owner >= 0 and owner != seat and game.powers[owner] == CUNNING:
        left = 1 << FINISH  # a rival steers this car, and steers it home
    while left != 0:
        far = lowest(left)
        gain = _gain(book, worth, start, far, taken)
        if gain > best:
            best, wanted = gain, 0
        if gain == best:
            wanted |= 1 << far
        left &= left - 1
    far = lowest(wanted) if count(wanted) == 1 else _first_found(book, start, taken, steps, wanted)
    return best, _with_item(cells, car, _spot(book, start, far))


@compiled
def _arrival(book: Book, game: Game, seat: int, cells: int, car: int) -> int:
    """What it means that a car comes home where the first one wins (R10.1 e)."""
    if not book.first_home_wins or game.owners[car] < 0:
        return 0
    for other in range(CARS):
        if other != car and game.owners[other] >= 0 and _item(cells, other) == HOME:
            return 0
    return VICTORY if game.owners[car] == seat else -VICTORY


@compiled
def _card(book: Book, game: Game, seat: int, worths: int, choice: int) -> int:
    """What a card brings if every line is driven as well as it can be, one after the other."""
    cells, card, total = spots(game), choice % SECOND, 0
    printed = book.colours[card]
    for line in range(book.line_counts[card]):
        at = card * LINES + (line if choice < SECOND else book.line_counts[card] - 1 - line)
        car, steps = book.line_cars[at], book.speeds[at]
        if car == WILD:
            car = _best_named(book, game, seat, worths, cells, EVERY_CAR & ~printed, steps)
            printed |= 1 << car
        before = _item(cells, car)
        gain, cells = _drive(book, game, seat, worths, cells, car, steps)
        total += gain
        if before != HOME and _item(cells, car) == HOME:
            total += _arrival(book, game, seat, cells, car)
    return total


@compiled
def _best_named(book: Book, game: Game, seat: int, worths: int, cells: int, cars: int, steps: int) -> int:
    """The first of the cars that bring most."""
    found, best = lowest(cars), -(1 << 40)
    for car in range(CARS):
        if cars >> car & 1:
            gain, _ = _drive(book, game, seat, worths, cells, car, steps)
            if gain > best:
                found, best = car, gain
    return found


@compiled
def _position(book: Book, game: Game, seat: int, worths: int, far: int) -> int:
    """How pleasant the track looks once the steered car has moved so far, or (-1) if it stays."""
    cells, moved, total = spots(game), -1, 0
    if far >= 0:
        moved = game.car
        start = game.spots[moved]
        cells = _with_item(cells, moved, _spot(book, start, far))
        total = _gain(book, _item(worths, moved), start, far, _taken(book, cells, start))
        if far == FINISH:
            total += _arrival(book, game, seat, cells, moved)
    for car in range(CARS):
        spot = _item(cells, car)
        if car != moved and spot != HOME and book.ahead[spot] & ~_taken(book, cells, spot) == 0:
            total -= (_item(worths, car) - ZERO) * book.jam
    return total


# --- the auction and the bets -----------------------------------------------------------------------


@compiled
def _strength(book: Book, game: Game, seat: int, car: int) -> int:
    """How many spaces the hand has for a car, a wild counted as a third."""
    own, wilds, left = 0, 0, game.hands[seat] & book.regular
    while left != 0:
        card = lowest(left)
        own += book.bids[card * CARS + car]
        if not book.colours[card] >> car & 1:
            wilds += book.wild_sums[card]
        left &= left - 1
    return own + wilds // 3


@compiled
def _cap(book: Book, game: Game, seat: int) -> int:
    """The most to pay: a fair price, more for a colour strong in the hand and near the pole."""
    if not book.money_decides:
        return FREE
    lot, total, owned = game.lot_cars[auction.open_lot(game)], 0, 0
    for car in range(CARS):
        total += _strength(book, game, seat, car)
        owned += game.owners[car] == seat
    cap = book.fair_price + (_strength(book, game, seat, lot) - total // CARS) // 6
    for place in range(CARS):
        if book.grid[place] == game.spots[lot]:
            cap += (place < 2) - (place > 3)
    if owned == 0:
        return cap + max(0, 2 - max(0, LOTS - 1 - game.taken) // 2)
    share = (CARS + book.players - 1) // book.players
    return cap - 2 * max(0, owned + 1 - share)


@compiled
def _bid(book: Book, game: Game, cap: int, choice: int) -> int:
    """The highest bid within the cap; then a pass that tells least; then the lowest bid above it."""
    card, car = choice % SECOND, game.lot_cars[auction.open_lot(game)]
    amount = book.bids[card * CARS + car] if choice < SECOND else book.declared_bids[card]
    if amount == 0:
        return 1000 + (10 if card >= REGULAR else 0) - book.line_counts[card]
    if amount > cap:
        return -amount
    return 10_000 + amount * 100 + book.line_counts[card] * 2 + 1 - (book.with_wild >> card & 1)


@compiled
def _chance(book: Book, game: Game, seat: int, car: int) -> int:
    """How likely a car is to win: few spaces to go, many in the hand; the first one home for sure."""
    if game.homes > 0:
        return 1000 if game.places[car] == 1 else 0
    own = book.loyalty if game.owners[car] == seat else 0
    return 500 - _to_go(book, game.spots[car]) + _strength(book, game, seat, car) // 2 + own


@compiled
def _payable(book: Book, game: Game) -> int:
    """The cars a bet may still pay on; all where no car can."""
    found, left = 0, ~(game.played | game.left_over & ~book.regular)
    for car in range(CARS):
        most = 0
        for card in range(CARDS):
            if left >> card & 1:
                most += book.most_steps[card * CARS + car]
        can_arrive = game.homes < BETS and game.spots[car] != HOME and most >= _to_go(book, game.spots[car])
        if 1 <= game.places[car] <= BETS or can_arrive:
            found |= 1 << car
    return found if found else EVERY_CAR


# --- a win in reach ---------------------------------------------------------------------------------


@compiled
def _is_last_card(book: Book, game: Game) -> bool:
    """Whether nobody has a card left after the one that is played."""
    cards = 0
    for seat in range(book.players):
        cards += count(game.hands[seat])
        if book.own_piles:
            cards += race.PILE_FOR_TWO - game.drawn[seat]
    if book.common_pile:
        cards += REGULAR - book.players * book.hand_size - game.drawn[0]
    return cards <= (game.phase == PLAY_CARD)


@compiled
def _ends_well(book: Book, after: Game, seat: int, last_card: bool) -> bool:
    """Whether the game is over and won, even if all rivals had bet on the winner."""
    if after.phase != OVER or (after.homes < CARS and not last_card):
        return False
    if not book.money_decides:
        return rules.winners(book, after) == 1 << seat
    luck = 0
    for bet in range(after.marked):
        luck += book.payouts[bet * (CARS + 1) + 1]
    for other in range(book.players):
        if other != seat and rules.money(book, after, seat) <= rules.race_money(book, after, other) + luck:
            return False
    return True


@compiled
def _brings_the_win(game: Game, seat: int) -> bool:
    """Whether an own car that goes home now is the first one with an owner (R10.1 e)."""
    owned_home = False
    for car in range(CARS):
        owned_home = owned_home or (game.places[car] > 0 and game.owners[car] >= 0)
    return game.owners[game.car] == seat and not owned_home


@compiled
def _plain_order(book: Book, game: Game, choice: int) -> int:
    """Where a choice stands among the actions that the plain engine lists."""
    if (game.phase == MOVE_CAR or game.phase == BONUS) and FINISH < choice < SECOND:
        return 1 + book.cells[_spot(book, game.spots[game.car], choice)]
    return choice if choice < SECOND else 1000 + choice


@compiled
def _winning(books: Books, games: Games, trials: Games, at: int, first: int, second: int) -> int:
    """A choice that wins the game at once, -1 if there is none."""
    book, game = books[games[at].table], games[at]
    seat, found, order = lowest(game.asked), -1, 1 << 20
    moves = game.phase == MOVE_CAR or game.phase == BONUS
    if book.first_home_wins:
        return FINISH if moves and first & 1 and _brings_the_win(game, seat) else -1
    last_card = _is_last_card(book, game)
    if game.phase == BET or (game.homes < CARS - 1 and not last_card):
        return -1
    for number in range(count(first) + count(second)):
        choice = rules.nth_choice(first, second, number)
        copy_game(games, trials, at)
        rules.step(books, trials[at], choice)
        place = _plain_order(book, game, choice)
        if _ends_well(book, trials[at], seat, last_card) and place < order:
            found, order = choice, place
    return found


# --- the choice -------------------------------------------------------------------------------------


@compiled
def _worth(book: Book, game: Game, seat: int, worths: int, cap: int, choice: int) -> int:
    """How much a choice pleases; comparable among the choices of one decision."""
    phase = game.phase
    if phase == MOVE_CAR or phase == BONUS:
        return _position(book, game, seat, worths, choice if choice < SECOND else -1)
    if phase == PLAY_CARD:
        return _card(book, game, seat, worths, choice)
    if phase == NAME_WILD and choice != SKIP:
        steps = book.speeds[game.card * LINES + race.printed_line(book, game, game.line)]
        gain, _ = _drive(book, game, seat, worths, spots(game), choice, steps)
        return gain
    if phase == BID:
        return _bid(book, game, cap, choice)
    if phase == BET:
        return _chance(book, game, seat, choice)
    if phase == KEEP_POWER or phase == SWAP_POWER:
        return -book.power_ranks[CUNNING if phase == SWAP_POWER and choice == NO_SWAP else choice + 1]
    return _position(book, game, seat, worths, -1)


@compiled
def best(books: Books, games: Games, trials: Games, at: int) -> tuple[int, int]:
    """The choices that please most, as two sets; ``trials`` has room for a game at the same place."""
    book, game = books[games[at].table], games[at]
    first, second = rules.legal(book, game)
    if count(first) + count(second) == 1:
        return first, second
    won = _winning(books, games, trials, at, first, second)
    if won >= 0:
        return (1 << won, 0) if won < SECOND else (0, 1 << won - SECOND)
    if game.phase == BET:
        first = _payable(book, game)
    seat = lowest(game.asked)
    worths = pleasures(book, game, seat) if game.phase >= PLAY_CARD and game.phase != BET else 0
    cap = _cap(book, game, seat) if game.phase == BID else 0
    best_worth, best_first, best_second = -(1 << 40), 0, 0
    for number in range(count(first) + count(second)):
        choice = rules.nth_choice(first, second, number)
        worth = _worth(book, game, seat, worths, cap, choice)
        if worth > best_worth:
            best_worth, best_first, best_second = worth, 0, 0
        if worth == best_worth and choice < SECOND:
            best_first |= 1 << choice
        elif worth == best_worth:
            best_second |= 1 << choice - SECOND
    return best_first, best_second


@compiled
def choose(books: Books, games: Games, trials: Games, at: int, seed: int, slips: int) -> int:
    """One of the choices that please most, each equally likely; ``slips`` times in 2**32 any legal one."""
    game = games[at]
    if slips > 0:
        word, _ = chance.draw(game, seed)
        if word < slips:
            return rules.random_choice(books[game.table], game, seed)
    first, second = best(books, games, trials, at)
    return rules.random_of(game, seed, first, second)

"""The game as a handful of functions: ``new_game``, ``legal``, ``step``, and what a finished one is worth."""

from __future__ import annotations

from downforce.fast import auction, chance, movement, race
from downforce.fast.backend import Book, Books, Game, compiled, count, lowest
from downforce.fast.layout import (
    BET,
    BETS,
    BID,
    BONUS,
    CARDS,
    CARS,
    CHOOSE_SKIP,
    HOME,
    KEEP_LINE,
    KEEP_POWER,
    LOTS,
    MOVE_CAR,
    NAME_WILD,
    OVER,
    PLAY_CARD,
    REGULAR,
    SEATS,
    SECOND,
    SKIP,
    SPOTS,
    SWAP_POWER,
)  # fmt: skip

# --- openings -------------------------------------------------------------------------------------


@compiled
def new_game(books: Books, game: Game, seed: int, number: int) -> None:
    """Deals a game of this number and goes on to the first decision."""
    game.number, game.draws = number, 0
    game.table -= game.race
    chance.deal(books, game, seed)
    open_game(books, game)


@compiled
def open_game(books: Books, game: Game) -> None:
    """Sets up the first race from the deal that lies in the game."""
    for car in range(CARS):
        game.earlier_owners[car], game.earlier_prices[car], game.earlier_places[car] = -1, 0, 0
    for at in range(BETS * SEATS):
        game.earlier_bets[at] = -1
    game.earlier_marked = game.race = 0
    open_race(books[game.table], game)


@compiled
def open_race(book: Book, game: Game) -> None:
    """Sets up a race from the deal that lies in the game: spots, lots, order of the cards."""
    _clear(game)
    game.left_over = 0
    for seat in range(book.players):
        game.hands[seat] = _cards(game, seat * book.hand_size, (seat + 1) * book.hand_size)
    if not book.common_pile:
        game.left_over = _cards(game, book.players * book.hand_size, REGULAR)
    begins = False
    if book.cars_each == 0:
        begins = auction.next_lot(book, game)
    else:
        _deal_cars(book, game)
        begins = auction.offer_swap(book, game)
    if begins:
        race.begin_race(book, game)


@compiled
def _cards(game: Game, first: int, end: int) -> int:
    cards = 0
    for at in range(first, end):
        cards |= 1 << game.order[at]
    return cards


@compiled
def _clear(game: Game) -> None:
    """Everything of a game but its deal, as it is before the first lot."""
    for seat in range(SEATS):
        game.hands[seat] = game.shown[seat] = game.lacks[seat] = game.dropped[seat] = 0
        game.powers[seat], game.secrets[seat], game.drawn[seat] = 0, -1, 0
    for car in range(CARS):
        game.owners[car], game.prices[car], game.laps[car], game.places[car] = -1, 0, 0, 0
    for at in range(CARDS):
        game.discard[at] = -1
    for at in range(BETS * SEATS):
        game.bets[at] = -1
    game.played = game.discards = game.taken = game.aside = game.homes = game.marked = 0
    game.last_winner = -1
    race.new_turn(game, BID, 0)


@compiled
def _deal_cars(book: Book, game: Game) -> None:
    """Deals cars and powers at random instead of an auction (R10.1 a)."""
    game.taken = LOTS
    for lot in range(LOTS):
        car, seat = game.lot_cars[lot], lot // book.cars_each
        eight = 1 << REGULAR + car
        if seat < book.players:
            game.owners[car] = seat
            game.hands[seat] |= eight
            game.shown[seat] |= eight
        else:
            game.left_over |= eight
    for seat in range(book.players):
        game.powers[seat] = game.lot_powers[seat]


# --- decisions ------------------------------------------------------------------------------------


@compiled
def legal(book: Book, game: Game) -> tuple[int, int]:
    """What the acting seat may do, as two sets of choices; ``layout`` says what they mean."""
    phase, seat = game.phase, lowest(game.asked)
    first, second = 0, 0
    if phase == MOVE_CAR or phase == BONUS:
        first = movement.ends(book, game)
        second = 1 if phase == BONUS else game.may_skip
    elif phase == PLAY_CARD:
        first, second = game.hands[seat], race.reversible(book, game, seat)
    elif phase == BID:
        first, second = auction.legal_bids(book, game, seat)
    elif phase == NAME_WILD:
        first = race.namable(book, game)
    elif phase == BET:
        first = (1 << CARS) - 1
    elif phase == CHOOSE_SKIP:
        first = 1 << SKIP | 1 << KEEP_LINE
    elif phase == KEEP_POWER:
        first = auction.powers_of(game, seat)
    elif phase == SWAP_POWER:
        first = auction.legal_swaps(book, game)
    return first, second


@compiled
def step(books: Books, game: Game, choice: int) -> None:
    """Plays a legal choice of the acting seat, up to the next decision."""
    book = books[game.table]
    phase, line, done = game.phase, race.WAITS, False
    if phase == MOVE_CAR:
        line = race.move_car(book, game, choice)
    elif phase == PLAY_CARD:
        line = race.play_card(game, choice)
    elif phase == NAME_WILD:
        line = race.name_wild(book, game, choice)
    elif phase == BONUS:
        line = race.bonus_move(book, game, choice)
    elif phase == CHOOSE_SKIP:
        line = race.choose_skip(game, choice)
    elif phase != OVER:
        done = _secret_or_swap(book, game, choice)
    if line >= 0 and race.resolve(book, game, line):
        race.card_done(book, game)
        done = True
    if done:
        race.after_card(book, game)
    if game.phase == OVER and book.race + 1 < book.races:
        _next_race(books, game)


@compiled
def _next_race(books: Books, game: Game) -> None:
    """Keeps the record of a race and opens the next one of a world tour (R10.3)."""
    for car in range(CARS):
        game.earlier_owners[car], game.earlier_prices[car] = game.owners[car], game.prices[car]
        game.earlier_places[car] = game.places[car]
        game.spots[car] = game.next_spots[car]
        game.lot_cars[car], game.lot_powers[car] = game.next_cars[car], game.next_powers[car]
    for at in range(BETS * SEATS):
        game.earlier_bets[at] = game.bets[at]
    game.earlier_marked = game.marked
    for card in range(REGULAR):
        game.order[card] = game.next_order[card]
    game.table += 1
    game.race = 1
    open_race(books[game.table], game)


@compiled
def _secret_or_swap(book: Book, game: Game, choice: int) -> bool:
    """Lays a choice on the table; the last one reveals all. Says whether bets were closed."""
    phase, begins = game.phase, False
    if phase == SWAP_POWER:
        auction.swap(game, choice)
        begins = True
    else:
        game.secrets[lowest(game.asked)] = choice
        game.asked &= game.asked - 1
        if game.asked != 0:
            return False
        if phase == BET:
            race.close_bets(book, game)
            return True
        if phase == BID:
            auction.reveal(book, game)
            begins = auction.next_lot(book, game)
        else:
            begins = auction.keep_chosen(book, game)
    if begins:
        race.begin_race(book, game)
    return False


@compiled
def is_legal(first: int, second: int, choice: int) -> bool:
    """Whether a choice is in two legal sets; ``step`` itself trusts its caller."""
    if choice < 0 or choice >= 2 * SECOND - 1:
        return False
    return (second >> choice - SECOND if choice >= SECOND else first >> choice) & 1 == 1


@compiled
def nth_choice(first: int, second: int, number: int) -> int:
    """The choice of that number, counted from 0 through both sets."""
    inside = count(first)
    offset = 0
    if number >= inside:
        first, number, offset = second, number - inside, SECOND
    for halving in range(6):  # the wanted bit is in the lower half, or beyond the bits counted there
        width = 32 >> halving
        inside = count(first & (1 << width) - 1)
        if number >= inside:
            number -= inside
            first >>= width
            offset += width
    return offset


@compiled
def random_choice(book: Book, game: Game, seed: int) -> int:
    """A legal choice, each equally likely."""
    first, second = legal(book, game)
    return random_of(game, seed, first, second)


@compiled
def random_of(game: Game, seed: int, first: int, second: int) -> int:
    """One of the choices of two sets, each equally likely."""
    return nth_choice(first, second, chance.below(game, seed, count(first) + count(second)))


# --- results --------------------------------------------------------------------------------------


@compiled
def race_money(book: Book, game: Game, seat: int) -> int:
    """Prizes minus prices of this race, and what the earlier one of a world tour brought."""
    total = earlier_money(book, game, seat) if book.race > 0 else 0
    for car in range(CARS):
        if game.owners[car] == seat:
            total += book.prizes[game.places[car]] - game.prices[car]
    return total


@compiled
def earlier_money(book: Book, game: Game, seat: int) -> int:
    """Prizes and bets minus prices of the first race of a world tour."""
    total = 0
    for car in range(CARS):
        if game.earlier_owners[car] == seat:
            total += book.prizes[game.earlier_places[car]] - game.earlier_prices[car]
    for bet in range(game.earlier_marked):
        place = game.earlier_places[game.earlier_bets[bet * SEATS + seat]]
        total += book.payouts[bet * (CARS + 1) + place]
    return total


@compiled
def money(book: Book, game: Game, seat: int) -> int:
    """Prizes and bets minus prices of all races (R7.3)."""
    total = race_money(book, game, seat)
    for bet in range(game.marked):
        place = game.places[game.bets[bet * SEATS + seat]]
        total += book.payouts[bet * (CARS + 1) + place]
    return total


@compiled
def progress(book: Book, game: Game, car: int) -> int:
    """Orders the cars as they run, the first one highest: those home, then by front edge and lane (R10.2)."""
    spot = game.spots[car]
    if spot == HOME:
        return (1 << 30) - game.places[car]
    front = game.laps[car] * book.lap + book.front[spot]
    return front * SPOTS - spot  # of cars that are level the lower spot is nearer the inside


@compiled
def rank_key(book: Book, game: Game, seat: int) -> int:
    """Orders the players, the best one highest; equal keys share a rank (R7.3, R13.13)."""
    best, place = -1, 7
    for car in range(CARS):
        if game.owners[car] == seat:
            best = max(best, progress(book, game, car))
            if game.places[car] > 0:
                place = min(place, game.places[car])
        if game.earlier_owners[car] == seat and game.earlier_places[car] > 0:
            place = min(place, game.earlier_places[car])
    return money(book, game, seat) * 8 - place if book.money_decides else best


@compiled
def winners(book: Book, game: Game) -> int:
    """The seats that win, as a set."""
    best, found = -(1 << 40), 0
    for seat in range(book.players):
        key = rank_key(book, game, seat)
        if key > best:
            best, found = key, 0
        if key == best:
            found |= 1 << seat
    return found

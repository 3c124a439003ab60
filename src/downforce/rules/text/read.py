"""Reading a position or a view from one line; every error names its column."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, NoReturn, TypeVar

from downforce.content import DECKS, TRACKS
from downforce.model.cards import Deck
from downforce.model.errors import DownforceError, NotationError, StateError, expect
from downforce.model.ids import CARS, LETTERS, SEATS, Car, PowerId, Seat
from downforce.model.track import Track
from downforce.rules.actions import Action, read_action
from downforce.rules.options import Options
from downforce.rules.phases import PHASES
from downforce.rules.phases.race import with_offer
from downforce.rules.position import (
    check_bonus,
    check_position,
    check_turn,
    check_view,
    with_left_over,
)
from downforce.rules.powers import known_power
from downforce.rules.state import (
    NONE,
    Auction,
    Cards,
    Cars,
    Deal,
    GameState,
    Lot,
    Phase,
    RaceDeal,
    RaceRecord,
    Setup,
    Turn,
    changed,
)
from downforce.rules.text.write import FIELDS, HEAD, NOTHING
from downforce.rules.view import Sizes, View
from downforce.rules.worlds import check_possible

LONGEST = 20_000
T = TypeVar("T")


def parse_state(
    text: str, *, tracks: Mapping[str, Track] = TRACKS, decks: Mapping[str, Deck] = DECKS
) -> GameState:
    """Reads a state line and checks that the position can be; ``str(state)`` writes it."""
    line = _Line(text)
    for key in ("seat", "asked"):
        if line.has(key):
            line.fail(f"{key} belongs to a view, not to a state", key)
    state, sizes = line.guard(lambda: _Position(line, tracks, decks).read())
    state = with_offer(with_left_over(state))
    if Sizes.of(state)._replace(left_over=0) != sizes._replace(left_over=0):
        line.fail("a state hides nothing: ? belongs to a view")
    state = changed(state, asked=PHASES[state.phase].asked(state))
    return line.guard(lambda: check_position(state))


def parse_view(text: str, *, tracks: Mapping[str, Track] = TRACKS, decks: Mapping[str, Deck] = DECKS) -> View:
    """Reads the line of a view; ``str(view)`` writes it."""
    line = _Line(text)
    state, sizes = line.guard(lambda: _Position(line, tracks, decks).read())
    seat = line.read("seat", NOTHING, lambda word: None if word == NOTHING else _seat(word, state.players))
    asked = line.read("asked", NOTHING, lambda words: _asked(words, state.players))
    state = with_offer(state)._replace(asked=asked)
    return line.guard(lambda: check_possible(View(seat, check_view(state, seat, sizes), sizes)))


def read_deal(text: str, deck: Deck) -> RaceDeal:
    """Reads the four shuffles of a race: grid; cars; powers; cards."""
    parts = text.split(";")
    if len(parts) != 4:
        raise StateError("a deal has four parts: grid;cars;powers;cards")
    grid, cars, powers, cards = parts
    names = [] if powers == NOTHING else powers.split(",")
    return RaceDeal(
        grid=_cars(grid),
        cars=_cars(cars),
        powers=tuple(map(known_power, names)),
        cards=tuple(deck.card(name).index for name in cards.split(".")),
    )


class _Line:
    """The fields of a line, and where each of them stands."""

    def __init__(self, text: str) -> None:
        expect("text", text, str)
        self.values: dict[str, str] = {}
        self.columns: dict[str, int] = {}
        if len(text) > LONGEST:
            self.fail(f"a state line has at most {LONGEST} characters")
        head, *words = text.split() or [""]
        if head != HEAD:
            self.fail(f"a state line begins with {HEAD}, not with {head[:20]!r}")
        column = text.index(head) + len(head)
        for word in words:
            column = text.index(word, column)
            self._take(word, column + 1)
            column += len(word)

    def _take(self, word: str, column: int) -> None:
        key, equals, value = word.partition("=")
        if not equals or key not in FIELDS or not value:
            raise StateError(f"{word[:30]!r} is not a field of a state line", column=column)
        if key in self.values:
            raise StateError(f"{key} is given twice", column=column)
        self.values[key], self.columns[key] = value, column

    def has(self, key: str) -> bool:
        return key in self.values

    def fail(self, cause: str, key: str = "") -> NoReturn:
        raise StateError(cause, column=self.columns.get(key, 0))

    def read(self, key: str, default: str, parse: Callable[[str], T]) -> T:
        """The value of a field; what goes wrong is told with its column."""
        try:
            return parse(self.values.get(key, default))
        except DownforceError as error:
            cause = error.cause if isinstance(error, NotationError) else str(error)
            self.fail(f"{key}: {cause}", key)
        except KeyError as error:  # of a mapping that the caller has given
            self.fail(f"{key}: nothing here is called {str(error.args[0])[:40]!r}", key)

    def guard(self, read: Callable[[], T]) -> T:
        """Any refusal comes out as a ``StateError``."""
        try:
            return read()
        except StateError:
            raise
        except DownforceError as error:
            raise StateError(str(error)) from None


class _Pile(NamedTuple):
    cards: tuple[int, ...]
    size: int  # with hidden ones

    @property
    def mask(self) -> int:
        return sum(1 << card for card in self.cards)


class _Position:
    """Builds the position of a line, field by field."""

    def __init__(self, line: _Line, tracks: Mapping[str, Track], decks: Mapping[str, Deck]) -> None:
        expect("tracks", tracks, Mapping)
        expect("decks", decks, Mapping)
        self.line = line
        names = line.read("tracks", "marina-bay", lambda text: text.split(","))
        self.setup = Setup(
            players=line.read("players", "4", lambda text: _number(text, 6)),
            options=line.read("options", "en+standard", lambda text: Options.parse(text.replace("+", " "))),
            deck=line.read("deck", "classic", lambda name: decks[name]),
            tracks=line.read("tracks", "marina-bay", lambda _: tuple(tracks[name] for name in names)),
            race=line.read("race", "1", lambda text: _race(text, len(names))),
        )

    def read(self) -> tuple[GameState, Sizes]:
        line, seats = self.line, self.setup.players
        hands, dropped = self.piles("hands"), self.piles("dropped")
        piles = line.read("piles", "", self.several) if line.has("piles") else ()
        left = line.read("left", NOTHING, self.pile)
        lots, hidden_lots = line.read("lots", "", self.lots)
        bets, bet_count = line.read("bets", "/".join([NOTHING] * seats), self.bets)
        cards = Cards(
            hands=tuple(pile.mask for pile in hands),
            piles=tuple(pile.cards for pile in piles),
            discard=line.read("discard", NOTHING, self.pile).cards,
            dropped=tuple(pile.mask for pile in dropped),
            left_over=left.mask,
            shown=tuple(pile.mask for pile in self.piles("shown")),
            lacks=tuple(pile.mask for pile in self.piles("lacks")),
        )
        state = GameState(
            setup=self.setup,
            phase=line.read("phase", "play-card", _phase),
            asked=(),
            secrets=line.read("secrets", self.nothing, lambda text: self.by_seat(text, self.secret)),
            auction=self.auction(lots),
            cards=cards,
            cars=self.cars(),
            turn=self.turn(),
            bets=bets,
            earlier=line.read("earlier", "", self.records),
            to_come=line.read("to-come", "", self.deals),
        )
        cause = check_turn(state) or check_bonus(state)
        if cause:
            line.fail(cause)
        sizes = Sizes(
            hands=tuple(pile.size for pile in hands),
            piles=tuple(pile.size for pile in piles),
            dropped=tuple(pile.size for pile in dropped),
            left_over=left.size,
            lots_to_come=hidden_lots + max(0, len(lots) - 1),
            bets=bet_count,
        )
        return state, sizes

    @property
    def nothing(self) -> str:
        return "/".join([NOTHING] * self.setup.players)

    def by_seat(self, text: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        words = text.split("/")
        if len(words) != self.setup.players:
            raise StateError(f"{self.setup.players} seats need {self.setup.players} entries between slashes")
        return tuple(map(parse, words))

    def piles(self, key: str) -> tuple[_Pile, ...]:
        return self.line.read(key, self.nothing, lambda text: self.by_seat(text, self.pile))

    def several(self, text: str) -> tuple[_Pile, ...]:
        return tuple(map(self.pile, text.split("/")))

    def pile(self, text: str) -> _Pile:
        names = [] if text == NOTHING else text.split(".")
        hidden = _number(names.pop()[1:], 48) if names and names[-1].startswith("?") else 0
        cards = tuple(self.setup.deck.card(name).index for name in names)
        if len(set(cards)) != len(cards):
            raise StateError("a card stands twice in one place")
        return _Pile(cards, len(cards) + hidden)

    def lots(self, text: str) -> tuple[tuple[Lot, ...], int]:
        words = text.split(",") if text else []
        hidden = _number(words.pop()[1:], 5) if words and words[-1].startswith("?") else 0
        return tuple(map(_lot, words)), hidden

    def auction(self, lots: tuple[Lot, ...]) -> Auction:
        line = self.line
        owners, prices = line.read("owners", "", self.owners)
        return Auction(
            lots=lots,
            aside=line.read("aside", "", lambda text: tuple(map(_lot, text.split(",") if text else ()))),
            owners=owners,
            prices=prices,
            powers=line.read("powers", self.nothing, lambda text: self.by_seat(text, _powers)),
            last_winner=line.read("last", "", lambda s: _seat(s, self.setup.players) if s else NONE),
        )

    def owners(self, text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        owners, prices = [NONE] * len(CARS), [0] * len(CARS)
        for word in text.split(",") if text else ():
            who, _, price = word.partition("@")
            car = _car(who[:1])
            if owners[car] != NONE:
                raise StateError(f"{car.letter} has two owners")
            owners[car], prices[car] = _seat(who[1:], self.setup.players), _number(price, 99)
        return tuple(owners), tuple(prices)

    def cars(self) -> Cars:
        cells, laps = [NONE] * len(CARS), [0] * len(CARS)
        for word in self.line.read("cars", "", lambda text: text.split(",") if text else []):
            name, _, lap = word[1:].partition("+")
            car = self.line.read("cars", "", lambda _, word=word: _car(word[:1]))  # type: ignore[misc]
            if cells[car] != NONE:
                self.line.fail(f"cars: {car.letter} stands twice", "cars")
            cells[car] = self.line.read("cars", "", lambda _, name=name: self.setup.track.cell(name).index)  # type: ignore[misc]
            laps[car] = self.line.read("cars", "", lambda _, lap=lap: _number(lap or "0", 999))  # type: ignore[misc]
        occupied = self.setup.movement.occupied(tuple(cells))
        return Cars(tuple(cells), tuple(laps), self.line.read("home", "", _cars), occupied)

    def turn(self) -> Turn:
        line, deck = self.line, self.setup.deck
        return Turn(
            seat=line.read("turn", "0", lambda text: _seat(text, self.setup.players)),
            card=line.read("card", "", lambda name: deck.card(name).index if name else NONE),
            reverse=line.read("reverse", "no", _yes),
            line=line.read("line", "0", lambda text: _number(text, 5)),
            named=line.read("named", "", lambda letters: sum(1 << car for car in set(_cars(letters)))),
            skipped=line.read("skipped", "0", lambda text: _number(text, 6)),
            car=line.read("car", "", lambda letter: _car(letter) if letter else NONE),
            steps=line.read("bonus", "", lambda text: (_number(text, 9),) if text else ()),
        )

    def secret(self, word: str) -> Action | None:
        if word == NOTHING:
            return None
        setup = self.setup
        text = word.replace("_", " ")
        return read_action(text, players=setup.players, deck=setup.deck, track=setup.track)

    def bets(self, text: str) -> tuple[tuple[tuple[Car, ...], ...], int]:
        words = text.split("/")
        count = max(0 if word == NOTHING else len(word) for word in words)
        bets = self.by_seat(text, lambda word: () if word == NOTHING else _cars(word.replace("?", "")))
        if any(word != NOTHING and len(word) != count for word in words):
            raise StateError("everybody has marked the same number of bets")
        if any("?" in word and word.strip("?") for word in words):
            raise StateError("the bets of a seat are either all known or all hidden")
        return bets, count

    def records(self, text: str) -> tuple[RaceRecord, ...]:
        return tuple(map(self.record, text.split("|") if text else ()))

    def record(self, text: str) -> RaceRecord:
        parts = text.split(";")
        if len(parts) != 3:
            raise StateError("a finished race has three parts: owners;home;bets")
        owners, prices = self.owners(parts[0])
        home = () if parts[1] == NOTHING else _cars(parts[1])
        if len(set(home)) != len(home) or "?" in parts[2]:
            raise StateError("a finished race hides nothing, and a car is home once")
        return RaceRecord(owners, prices, home, self.bets(parts[2])[0])

    def deals(self, text: str) -> Deal:
        return tuple(read_deal(part, self.setup.deck) for part in (text.split("|") if text else ()))


def _number(text: str, highest: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 3 or int(text) > highest:
        raise StateError(f"{text[:20]!r} is not a number from 0 to {highest}")
    return int(text)


def _race(text: str, races: int) -> int:
    number = _number(text, races)
    if not number:
        raise StateError("races count from 1")
    return number - 1


def _seat(text: str, players: int) -> Seat:
    return SEATS[_number(text, players - 1)]


def _asked(text: str, players: int) -> tuple[Seat, ...]:
    return () if text == NOTHING else tuple(_seat(word, players) for word in text.split("/"))


def _car(letter: str) -> Car:
    if len(letter) != 1 or letter not in LETTERS:
        raise StateError(f"{letter[:20]!r} is not the letter of a car")
    return Car.parse(letter)


def _cars(letters: str) -> tuple[Car, ...]:
    return tuple(map(_car, letters))


def _phase(word: str) -> Phase:
    try:
        return Phase(word)
    except ValueError:
        raise StateError(f"{word[:20]!r} is not a phase; there are {', '.join(Phase)}") from None


def _lot(text: str) -> Lot:
    letter, _, power = text.partition(":")
    return Lot(_car(letter), None if power == NOTHING else known_power(power))


def _powers(text: str) -> tuple[PowerId, ...]:
    return () if text == NOTHING else tuple(map(known_power, text.split("+")))


def _yes(word: str) -> bool:
    if word not in ("yes", "no"):
        raise StateError(f"{word[:20]!r} is neither yes nor no")
    return word == "yes"

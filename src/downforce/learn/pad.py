"""The score pad for the printed game: from what people write down to a position that the engine scores.

An entry is either possible, then ``final_position`` gives the end of that game, or it is refused with one
reason. What a mode does not use, such as prices where cars were dealt, is ignored.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from downforce.model.errors import DownforceError
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.rules.game import make_setup
from downforce.rules.options import Options, RaceFormat
from downforce.rules.phases.scoring import PAYOUTS
from downforce.rules.setup import cars_each
from downforce.rules.state import (
    NONE,
    Auction,
    Cards,
    Cars,
    GameState,
    Phase,
    RaceRecord,
    Setup,
    Turn,
    no_secrets,
)

PRICES = range(1, 7)
"""What a car can cost: a bid is a number of a speed card (R1.2, R3.2)."""

BETS = len(PAYOUTS)

CarLetter = Annotated[str, Meta(pattern="^[KBGYOR]$", extra={"shape": "Car"})]
ShortText = Annotated[str, Meta(max_length=40)]


class PadLot(Struct, kw_only=True, forbid_unknown_fields=True):
    """A car that a player bought or was dealt."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    price: Annotated[int, Meta(ge=0, le=99)] | None = None
    power: ShortText | None = None
    """The power that was sold with it; it changes no score, so it may be left out."""


class PadRace(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was written down about one race."""

    lots: Annotated[dict[CarLetter, PadLot], Meta(max_length=6)] = {}
    """By car; a car that is missing has no owner."""
    bets: Annotated[list[Annotated[list[CarLetter | None], Meta(max_length=3)]], Meta(max_length=6)] = []
    """By seat, the first bet first."""
    order: Annotated[list[CarLetter], Meta(max_length=6)] | None = None
    """The cars as they came home; the others stalled. Where the best car decides: all, in running order."""
    home: Annotated[int, Meta(ge=0, le=6)] | None = None
    """How many cars of ``order`` crossed the finish line; null is as usual: all, or the one that won."""


class PadEntries(Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole score pad. It has no names: the server does not need them."""

    players: Annotated[int, Meta(ge=2, le=6)]
    edition: ShortText = "en"
    mode: ShortText = "standard"
    single: Annotated[dict[ShortText, ShortText], Meta(max_length=20)] = {}
    """Single options, written as in game files."""
    track: ShortText = "marina-bay"
    """Of the first race; a World Tour ends on the other circuit."""
    races: Annotated[list[PadRace], Meta(max_length=2)] = []


class PadReason(StrEnum):
    """Why an entry cannot be, or what it still lacks; the page has a sentence for each."""

    NO_SUCH_PLAYER = "no-such-player"
    PRICE_MISSING = "price-missing"
    PRICE_IMPOSSIBLE = "price-impossible"
    POWER_TWICE = "power-twice"
    POWER_NOT_IN_PLAY = "power-not-in-play"
    NO_CAR = "no-car"
    CARS_DEALT = "cars-dealt"
    BET_MISSING = "bet-missing"
    ORDER_MISSING = "order-missing"
    CAR_TWICE = "car-twice"
    CAR_MISSING = "car-missing"
    HOME_TOO_MANY = "home-too-many"


class PadPart(StrEnum):
    """Which part of the pad a reason is about."""

    AUCTION = "auction"
    BETS = "bets"
    ORDER = "order"


PART_OF: dict[PadReason, PadPart] = {
    PadReason.NO_SUCH_PLAYER: PadPart.AUCTION,
    PadReason.PRICE_MISSING: PadPart.AUCTION,
    PadReason.PRICE_IMPOSSIBLE: PadPart.AUCTION,
    PadReason.POWER_TWICE: PadPart.AUCTION,
    PadReason.POWER_NOT_IN_PLAY: PadPart.AUCTION,
    PadReason.NO_CAR: PadPart.AUCTION,
    PadReason.CARS_DEALT: PadPart.AUCTION,
    PadReason.BET_MISSING: PadPart.BETS,
    PadReason.ORDER_MISSING: PadPart.ORDER,
    PadReason.CAR_TWICE: PadPart.ORDER,
    PadReason.CAR_MISSING: PadPart.ORDER,
    PadReason.HOME_TOO_MANY: PadPart.ORDER,
}


class ImpossibleEntry(DownforceError):
    """An entry that no game can lead to, or that is not complete, with its ``reason`` and data."""

    def __init__(
        self,
        reason: PadReason,
        *,
        seat: int | None = None,
        car: Car | None = None,
        number: int | None = None,
        power: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.race = 1
        """Which race of a World Tour, from 1; ``final_position`` sets it."""
        self.seat = seat
        self.car = car
        self.number = number
        """A price, a number of cars, or the number of a bet."""
        self.power = power

    @property
    def part(self) -> PadPart:
        """Where on the pad it can be mended."""
        return PART_OF[self.reason]


# --- what is possible -----------------------------------------------------------------------------


def setup_of(entries: PadEntries) -> Setup:
    """The table that the entries are about; raises as ``make_setup`` does for one that cannot be."""
    words = [f"{name}={value}" for name, value in sorted(entries.single.items())]
    options = Options.parse(" ".join([entries.edition, entries.mode, *words]))
    return make_setup(players=entries.players, track=entries.track, options=options)


def powers_in_play(setup: Setup) -> tuple[PowerId, ...]:
    """The powers that can be sold at this table."""
    return setup.options.powers_in_play(setup.players)


def final_position(entries: PadEntries) -> GameState:
    """The position at the end of the game; ``ImpossibleEntry`` for the first thing that is wrong."""
    setup = setup_of(entries)
    races = [*entries.races, *[PadRace() for _ in setup.tracks]][: len(setup.tracks)]
    for number, race in enumerate(races, 1):
        try:
            _check(race, setup)
        except ImpossibleEntry as error:
            error.race = number
            raise
    return _position(setup, races)


def _check(race: PadRace, setup: Setup) -> None:
    """Looks at the parts of a race in the order in which they are written down."""
    _check_lots(race, setup)
    if setup.options.bets:
        _check_bets(race, setup)
    _check_order(race, setup)


def _check_lots(race: PadRace, setup: Setup) -> None:
    sold: set[str] = set()
    for car, lot in _lots(race).items():
        if lot.seat >= setup.players:
            raise ImpossibleEntry(PadReason.NO_SUCH_PLAYER, car=car, seat=lot.seat)
        if setup.options.auction:
            _check_price(car, lot)
        if setup.options.powers and lot.power is not None:
            if lot.power not in powers_in_play(setup):
                raise ImpossibleEntry(PadReason.POWER_NOT_IN_PLAY, car=car, power=lot.power)
            if lot.power in sold:
                raise ImpossibleEntry(PadReason.POWER_TWICE, car=car, power=lot.power)
            sold.add(lot.power)
    for seat in setup.seats:
        _check_count(seat, sum(lot.seat == seat for lot in race.lots.values()), setup)


def _check_price(car: Car, lot: PadLot) -> None:
    if lot.price is None:
        raise ImpossibleEntry(PadReason.PRICE_MISSING, car=car, seat=lot.seat)
    if lot.price not in PRICES:
        raise ImpossibleEntry(PadReason.PRICE_IMPOSSIBLE, car=car, seat=lot.seat, number=lot.price)


def _check_count(seat: Seat, count: int, setup: Setup) -> None:
    if not setup.options.auction and count != cars_each(setup):  # R10.1 a
        raise ImpossibleEntry(PadReason.CARS_DEALT, seat=seat, number=cars_each(setup))
    if not count:  # R3.7
        raise ImpossibleEntry(PadReason.NO_CAR, seat=seat)


def _check_bets(race: PadRace, setup: Setup) -> None:
    """Everybody has marked the same number of bets; all of them, if a car is home (R5.1)."""
    marked = [_marked(race, seat) for seat in setup.seats]
    wanted = BETS if _home(race, setup) else max(map(_last_bet, marked))
    for number in range(wanted):
        for seat in setup.seats:
            if marked[seat][number] is None:
                raise ImpossibleEntry(PadReason.BET_MISSING, seat=seat, number=number + 1)


def _check_order(race: PadRace, setup: Setup) -> None:
    if race.order is None:
        raise ImpossibleEntry(PadReason.ORDER_MISSING)
    for car in CARS:
        if race.order.count(car.letter) > 1:
            raise ImpossibleEntry(PadReason.CAR_TWICE, car=car)
        if not setup.options.money_decides and car.letter not in race.order:  # R13.13
            raise ImpossibleEntry(PadReason.CAR_MISSING, car=car)
    if race.home is not None and race.home > len(race.order):
        raise ImpossibleEntry(PadReason.HOME_TOO_MANY, number=race.home)


# --- reading an entry -----------------------------------------------------------------------------


def _lots(race: PadRace) -> dict[Car, PadLot]:
    """The cars that have an owner, in the order of the cars."""
    return {car: race.lots[car.letter] for car in CARS if car.letter in race.lots}


def _marked(race: PadRace, seat: Seat) -> list[str | None]:
    """The three bets of a seat; None is one that was not made."""
    made = race.bets[seat] if seat < len(race.bets) else []
    return [*made, *[None] * BETS][:BETS]


def _last_bet(marked: list[str | None]) -> int:
    """The number of the last bet that was made; 0 for none."""
    return max((number for number, car in enumerate(marked, 1) if car is not None), default=0)


def _home(race: PadRace, setup: Setup) -> tuple[Car, ...]:
    """The cars that crossed the finish line, in order."""
    options, order = setup.options, race.order or []
    if options.format is RaceFormat.LONG_DISTANCE:
        return ()  # R10.2
    usual = 1 if options.first_home_wins else len(order)  # R10.1 e: the race ends with the first one
    return tuple(map(Car.parse, order[: usual if race.home is None else race.home]))


# --- the position ---------------------------------------------------------------------------------


def _position(setup: Setup, races: list[PadRace]) -> GameState:
    """The end of the last race, with the others before it."""
    *earlier, last = [_record(race, setup) for race in races]
    setup = replace(setup, race=len(earlier))
    order = races[-1].order or []
    ahead = [car for car in map(Car.parse, order) if car not in last.home]
    stalled = [car for car in CARS if car.letter not in order]
    return GameState(
        setup=setup,
        phase=Phase.OVER,
        asked=(),
        secrets=no_secrets(setup.players),
        auction=Auction((), (), last.owners, last.prices, ((),) * setup.players, NONE),
        cards=_no_cards(setup),
        cars=_cars(setup, last.home, [*ahead, *stalled]),
        turn=Turn(setup.seats[0]),
        bets=last.bets,
        earlier=tuple(earlier),
        to_come=(),
    )


def _record(race: PadRace, setup: Setup) -> RaceRecord:
    owners, prices = [NONE] * len(CARS), [0] * len(CARS)
    for car, lot in _lots(race).items():
        owners[car] = lot.seat
        prices[car] = lot.price or 0 if setup.options.auction else 0
    marked = [_marked(race, seat) if setup.options.bets else [] for seat in setup.seats]
    bets = tuple(tuple(Car.parse(letter) for letter in row if letter) for row in marked)
    return RaceRecord(tuple(owners), tuple(prices), _home(race, setup), bets)


def _cars(setup: Setup, home: tuple[Car, ...], on_track: list[Car]) -> Cars:
    """The cars that are not home stand one behind the other, the first one just before the finish line."""
    by_front = {cell.front: cell.index for cell in setup.track.cells}
    places = [by_front[front] for front in sorted(by_front, reverse=True)]
    at = dict(zip(on_track, places, strict=False))
    cells = tuple(at.get(car, NONE) for car in CARS)
    return Cars(cells, (0,) * len(CARS), home, setup.movement.occupied(cells))


def _no_cards(setup: Setup) -> Cards:
    """All cards are out of the game: they score nothing."""
    nothing = (0,) * setup.players
    piles = setup.players if setup.own_piles else int(setup.common_pile)
    every_card = (1 << len(setup.deck.cards)) - 1
    return Cards(nothing, ((),) * piles, (), nothing, every_card, nothing, nothing)

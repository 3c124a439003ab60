"""From plain positions, deals and actions to records and choices, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from downforce.fast.book import cells_of, check_setup, power_number, spots_of
from downforce.fast.layout import (
    BETS,
    CARS,
    FINISH,
    GAME,
    HOME,
    KEEP_LINE,
    LOTS,
    NO_SWAP,
    PHASES,
    REGULAR,
    SEATS,
    SECOND,
    SKIP,
)  # fmt: skip
from downforce.model.errors import DownforceError
from downforce.model.ids import CARS as ALL_CARS
from downforce.model.ids import SEATS as ALL_SEATS
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules import actions
from downforce.rules.actions import (
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
)  # fmt: skip
from downforce.rules.game import legal_actions
from downforce.rules.powers import PRINTED_POWERS
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
    no_secrets,
)  # fmt: skip

FIELDS: Mapping[str, Any] = GAME.fields or {}

# --- choices --------------------------------------------------------------------------------------


def choice_of(state: GameState, action: Action) -> int:
    """The choice that an action is in a position."""
    match action:
        case Bid(card=card, declared=declared):
            return card.index + SECOND * declared
        case PlayCard(card=card, reverse=reverse):
            return card.index + SECOND * reverse
        case NameWild(car=car) | Bet(car=car):
            return int(car)
        case KeepPower(power=power):
            return power_number(power) - 1
        case SwapPower(power=power):
            return NO_SWAP if power is None else power_number(power) - 1
        case SkipLine():
            return SECOND if state.phase is Phase.MOVE_CAR else SKIP
        case KeepLine():
            return KEEP_LINE
        case Bonus(to=None):
            return SECOND
        case MoveCar(to=to) | Bonus(to=to):
            assert to is not None
            return FINISH if to is actions.FINISH else _far(state, to.index)
    raise DownforceError(f"no action: {action!r}")


def _far(state: GameState, cell: int) -> int:
    """How many spots ahead of the car that is steered a cell lies."""
    spots = spots_of(state.track)
    return (spots[cell] - spots[state.cars.cells[state.turn.car]]) % len(spots)


def legal_sets(state: GameState, seat: Seat) -> tuple[int, int]:
    """The legal actions of a seat as two sets of choices."""
    return sets_of(state, legal_actions(state, seat))


def sets_of(state: GameState, found: Iterable[Action]) -> tuple[int, int]:
    """Actions as two sets of choices."""
    sets = [0, 0]
    for action in found:
        choice = choice_of(state, action)
        sets[choice // SECOND] |= 1 << choice % SECOND
    return sets[0], sets[1]


def choices_in(first: int, second: int) -> list[int]:
    """The choices of two sets, the lowest first."""
    found = [choice for choice in range(SECOND) if first >> choice & 1]
    return found + [SECOND + choice for choice in range(SECOND) if second >> choice & 1]


def action_of(state: GameState, seat: Seat, choice: int) -> Action:
    """The action that a choice is in a position; whether it is legal is another question."""
    cards, number, is_second = state.setup.deck.cards, choice % SECOND, choice >= SECOND
    match state.phase:
        case Phase.BID:
            return Bid(seat, cards[number], declared=is_second)
        case Phase.PLAY_CARD:
            return PlayCard(seat, cards[number], reverse=is_second)
        case Phase.KEEP_POWER:
            return KeepPower(seat, PRINTED_POWERS[number])
        case Phase.SWAP_POWER:
            return SwapPower(seat, None if number == NO_SWAP else PRINTED_POWERS[number])
        case Phase.BET:
            return Bet(seat, ALL_CARS[number])
        case Phase.NAME_WILD if number != SKIP:
            return NameWild(seat, ALL_CARS[number])
        case Phase.MOVE_CAR | Phase.BONUS:
            return _move_of(state, seat, number, is_second=is_second)
    return KeepLine(seat) if number == KEEP_LINE else SkipLine(seat)


def _move_of(state: GameState, seat: Seat, far: int, *, is_second: bool) -> Action:
    car, bonus = ALL_CARS[state.turn.car], state.phase is Phase.BONUS
    if is_second:
        return Bonus(seat, car, None) if bonus else SkipLine(seat)
    to = actions.FINISH if far == FINISH else state.track.cells[_cell(state, far)]
    return Bonus(seat, car, to) if bonus else MoveCar(seat, car, to)


def _cell(state: GameState, far: int) -> int:
    spots, cells = spots_of(state.track), cells_of(state.track)
    return cells[(spots[state.cars.cells[state.turn.car]] + far) % len(cells)]


# --- positions to records -------------------------------------------------------------------------


def records(
    states: Sequence[GameState], tables: Sequence[int] | None = None, deals: Sequence[Deal] | None = None
) -> NDArray[np.void]:
    """Plain positions as a batch. ``tables`` names the book of each; deals keep what is drawn already."""
    packed = b"".join(
        pack(state, table=tables[at] if tables else 0, deal=deals[at] if deals else None)
        for at, state in enumerate(states)
    )
    games = np.frombuffer(packed, GAME).copy()
    games["number"] = np.arange(len(games))
    return games


def pack(
    state: GameState, *, table: int = 0, deal: Deal | None = None, number: int = 0, draws: int = 0
) -> bytes:
    """A plain position as the bytes of a record; ``table`` is the book of its first race.

    Without its deal what is drawn already lies in any order.
    """
    now, later = _deals_of(state) if deal is None else (deal[state.setup.race], deal[-1])
    fields = _places_of(state) | _deal(state, now, later) | _cards(state) | _turn(state.turn)
    fields |= _earlier(state)
    fields |= {"table": table + state.setup.race, "number": number, "draws": draws}
    return _packed_record(fields)


def pack_deal(setup: Setup, deal: Deal, *, table: int = 0) -> bytes:
    """A record that holds a deal and nothing else, for ``rules.open_game``."""
    check_setup(setup)
    fields = _race_deal(setup, deal[0], 0, "") | {"table": table}
    return _packed_record(fields | (_race_deal(setup, deal[1], 1, "next_") if len(deal) > 1 else {}))


def _packed_record(fields: Mapping[str, Any]) -> bytes:
    """The bytes of a record; what is not given is 0, and short rows are filled up."""
    flat: list[int] = []
    for name, size in SIZES:
        if size:
            values = fields.get(name, ())
            flat += values
            flat += [FILLED_WITH.get(name, 0)] * (size - len(values))
        else:
            flat.append(fields.get(name, 0))
    return RECORD.pack(*flat)


def _struct() -> Struct:
    """The record as Python packs it, with the padding that NumPy puts between its fields."""
    text, at = "<", 0
    for name in GAME.names or ():
        kind, offset = FIELDS[name][:2]
        text += "x" * (offset - at) + f"{kind.shape[0] if kind.shape else 1}{CODES[kind.base.str[1:]]}"
        at = offset + kind.itemsize
    return Struct(text + "x" * (GAME.itemsize - at))


CODES = {"i8": "q", "i4": "i", "i2": "h", "i1": "b"}
SIZES = [(name, FIELDS[name][0].shape[0] if GAME[name].shape else 0) for name in GAME.names or ()]
"""The fields with their sizes, 0 for a single number."""
FILLED_WITH = {"secrets": -1, "discard": -1, "bets": -1, "earlier_bets": -1}
"""What stands where a table has fewer seats or cards; elsewhere 0."""
RECORD = _struct()


def _places_of(state: GameState) -> dict[str, Any]:
    auction, cars, home = state.auction, state.cars, state.cars.home
    return {
        "phase": PHASES.index(state.phase),
        "asked": sum(1 << seat for seat in state.asked),
        "secrets": [choice_of(state, secret) if secret else -1 for secret in state.secrets],
        "taken": LOTS - len(auction.lots),
        "owners": auction.owners,
        "prices": auction.prices,
        "last_winner": auction.last_winner,
        "powers": [_packed(held) for held in auction.powers],
        "spots": [spots_of(state.track)[cell] if cell >= 0 else HOME for cell in cars.cells],
        "laps": cars.laps,
        "places": [home.index(car) + 1 if car in home else 0 for car in ALL_CARS],
        "homes": len(home),
        "bets": _bets(state.bets),
        "marked": len(state.bets[0]),
    }


def _packed(held: Sequence[str]) -> int:
    return sum(power_number(power) << 4 * at for at, power in enumerate(held))


def _bets(bets: Sequence[Sequence[int]]) -> list[int]:
    return [
        bets[seat][bet] if seat < len(bets) and bet < len(bets[seat]) else -1
        for bet in range(BETS)
        for seat in range(SEATS)
    ]


def _deal(state: GameState, now: RaceDeal, later: RaceDeal) -> dict[str, Any]:
    setup = state.setup
    fields = _race_deal(setup, now, setup.race, "")
    del fields["spots"]
    aside = {lot.car for lot in state.auction.aside}
    fields["aside"] = sum(1 << lot for lot, car in enumerate(now.cars) if car in aside)
    nothing: dict[str, Any] = {"next_spots": [], "next_cars": [], "next_powers": [], "next_order": []}
    last = len(setup.tracks) - 1
    return fields | (_race_deal(setup, later, last, "next_") if last else nothing)


def _race_deal(setup: Setup, deal: RaceDeal, race: int, prefix: str) -> dict[str, Any]:
    track = setup.tracks[race]
    spot = dict(zip(deal.grid, (spots_of(track)[cell] for cell in track.grid), strict=True))
    return {
        f"{prefix}spots": [spot[car] for car in ALL_CARS],
        f"{prefix}{'cars' if prefix else 'lot_cars'}": deal.cars,
        f"{prefix}{'powers' if prefix else 'lot_powers'}": [
            power_number(power) if power else 0 for power in deal.powers
        ],
        f"{prefix}order": deal.cards,
    }


def _cards(state: GameState) -> dict[str, Any]:
    setup, cards = state.setup, state.cards
    whole = REGULAR // 2 if setup.own_piles else REGULAR - 3 * setup.players
    return {
        "hands": cards.hands,
        "shown": cards.shown,
        "lacks": cards.lacks,
        "dropped": cards.dropped,
        "left_over": cards.left_over,
        "played": sum(1 << card for card in cards.discard),
        "discard": cards.discard,
        "discards": len(cards.discard),
        "drawn": [whole - len(pile) for pile in cards.piles],
    }


def _turn(turn: Turn) -> dict[str, Any]:
    steps = turn.steps or (0,)
    return {
        "turn": turn.seat, "card": turn.card, "reverse": turn.reverse, "line": turn.line,
        "named": turn.named, "skipped": turn.skipped, "car": turn.car,
        "steps": steps[0], "most": steps[-1], "may_skip": turn.may_skip,
    }  # fmt: skip


def _earlier(state: GameState) -> dict[str, Any]:
    nothing = RaceRecord((-1,) * CARS, (0,) * CARS, (), ((),))
    owners, prices, home, bets = state.earlier[0] if state.earlier else nothing
    return {
        "race": state.setup.race,
        "earlier_owners": owners,
        "earlier_prices": prices,
        "earlier_places": [home.index(car) + 1 if car in home else 0 for car in ALL_CARS],
        "earlier_marked": len(bets[0]),
        "earlier_bets": _bets(bets),
    }


def _deals_of(state: GameState) -> tuple[RaceDeal, RaceDeal]:
    """Deals that leave what is still to come: lots and piles at their places, anything elsewhere."""
    auction = state.auction
    lots = (*auction.aside, *auction.lots)
    gone = [car for car in ALL_CARS if all(lot.car != car for lot in lots)]
    powers = [*[None] * len(gone), *(lot.power for lot in lots)]
    cars = (*gone, *(lot.car for lot in lots))
    now = RaceDeal(ALL_CARS, cars, tuple(powers), _order(state))  # type: ignore[arg-type]
    return now, state.to_come[0] if state.to_come else now


def _order(state: GameState) -> tuple[int, ...]:
    """The order of the cards: each pile ends where it must."""
    order, half = [0] * REGULAR, REGULAR // 2
    for at, pile in enumerate(state.cards.piles):
        end = half * (at + 1) if state.setup.own_piles else REGULAR
        order[end - len(pile) : end] = pile
    return tuple(order)


# --- records to positions -------------------------------------------------------------------------


def state_of(setup: Setup, game: bytes | NDArray[np.void]) -> GameState:
    """The plain position of a record at a table; its text is the state line."""
    row = _unpacked(game if isinstance(game, bytes) else game.tobytes())
    race = row["race"]
    if setup.race != race:
        setup = _setup_of(setup, race)
    seats, players = setup.seats, setup.players
    phase = PHASES[row["phase"]]
    lots = [
        Lot(ALL_CARS[car], _power(power))
        for car, power in zip(row["lot_cars"], row["lot_powers"], strict=True)
    ]
    cells = tuple(NONE if spot == HOME else cells_of(setup.track)[spot] for spot in row["spots"])
    shell = GameState(
        setup=setup,
        phase=phase,
        asked=tuple(seat for seat in seats if row["asked"] >> seat & 1),
        secrets=no_secrets(players),
        auction=Auction(
            lots=tuple(lots[row["taken"] :]),
            aside=tuple(lot for at, lot in enumerate(lots) if row["aside"] >> at & 1),
            owners=row["owners"],
            prices=row["prices"],
            powers=tuple(_powers(row["powers"][seat]) for seat in seats),
            last_winner=row["last_winner"],
        ),
        cards=Cards(
            hands=row["hands"][:players],
            piles=_piles(setup, row),
            discard=row["discard"][: row["discards"]],
            dropped=row["dropped"][:players],
            left_over=row["left_over"],
            shown=row["shown"][:players],
            lacks=row["lacks"][:players],
        ),
        cars=Cars(cells, row["laps"], _home(row["places"]), setup.movement.occupied(cells)),
        turn=_turn_of(row),
        bets=_bets_of(row["bets"], row["marked"], players),
        earlier=(_record_of(row, players),) if race else (),
        to_come=(_next_deal(setup, row),) if len(setup.tracks) > 1 and not race else (),
    )
    secrets = [row["secrets"][seat] for seat in seats]
    return shell._replace(
        secrets=tuple(
            action_of(shell, seat, secret) if secret >= 0 else None
            for seat, secret in zip(seats, secrets, strict=True)
        )
    )


@lru_cache(maxsize=64)
def _setup_of(setup: Setup, race: int) -> Setup:
    return replace(setup, race=race)


def _unpacked(packed: bytes) -> Mapping[str, Any]:
    values, fields, at = RECORD.unpack(packed), {}, 0
    for name, size in SIZES:
        fields[name] = values[at : at + size] if size else values[at]
        at += size or 1
    return fields


def _power(number: int) -> PowerId | None:
    return PRINTED_POWERS[number - 1] if number > 0 else None


def _powers(held: int) -> tuple[PowerId, ...]:
    numbers = [held >> 4 * at & 15 for at in range(LOTS)]
    return tuple(PRINTED_POWERS[number - 1] for number in numbers if number)


def _piles(setup: Setup, row: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    order, drawn, half = row["order"], row["drawn"], REGULAR // 2
    if setup.common_pile:
        return (order[3 * setup.players + drawn[0] :],)
    if setup.own_piles:
        return tuple(order[half * seat + drawn[seat] : half * (seat + 1)] for seat in setup.seats)
    return ()


def _home(places: Sequence[int]) -> tuple[Car, ...]:
    return tuple(sorted((car for car in ALL_CARS if places[car]), key=places.__getitem__))


def _turn_of(row: Mapping[str, Any]) -> Turn:
    steps = tuple(range(row["steps"], row["most"] + 1)) if row["steps"] else ()
    return Turn(
        ALL_SEATS[row["turn"]], row["card"], bool(row["reverse"]), row["line"], row["named"], row["skipped"],
        row["car"], steps, bool(row["may_skip"]),
    )  # fmt: skip


def _bets_of(bets: Sequence[int], marked: int, players: int) -> tuple[tuple[Car, ...], ...]:
    return tuple(
        tuple(ALL_CARS[bets[bet * SEATS + seat]] for bet in range(marked)) for seat in range(players)
    )


def _record_of(row: Mapping[str, Any], players: int) -> RaceRecord:
    bets = _bets_of(row["earlier_bets"], row["earlier_marked"], players)
    return RaceRecord(row["earlier_owners"], row["earlier_prices"], _home(row["earlier_places"]), bets)


def _next_deal(setup: Setup, row: Mapping[str, Any]) -> RaceDeal:
    track, spots = setup.tracks[1], row["next_spots"]
    at = {spot: car for car, spot in zip(ALL_CARS, spots, strict=True)}
    return RaceDeal(
        grid=tuple(at[spots_of(track)[cell]] for cell in track.grid),
        cars=tuple(ALL_CARS[car] for car in row["next_cars"]),
        powers=tuple(PRINTED_POWERS[power - 1] for power in row["next_powers"] if power),
        cards=row["next_order"],
    )


def differing(one: NDArray[np.void], other: NDArray[np.void]) -> list[str]:
    """The names of the fields in which two records differ."""
    return [name for name in GAME.names or () if not np.array_equal(one[name], other[name])]

"""From plain positions and deals to arrays and back, one game or a batch at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from downforce.model.cards import REGULAR_CARDS
from downforce.model.ids import CARS, SEATS, PowerId
from downforce.rules import state as plain
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.state import NONE, Deal, GameState, Lot, RaceDeal, RaceRecord, Setup
from downforce.sim import spec
from downforce.sim.state import KINDS, PHASE, Auction, Cards, Deals, Record, State, Turn
from downforce.sim.tables import TwinSizes, halves

# --- deals ----------------------------------------------------------------------------------------


def pack_deals(deals: Iterable[Deal]) -> Deals:
    """Deals of the plain engine as arrays, the batch last."""
    rows = [_deal(deal) for deal in deals]
    return Deals(*(np.stack(column, axis=-1) for column in zip(*rows, strict=True)))


def _deal(deal: Deal) -> tuple[NDArray[Any], ...]:
    races = (deal[0], deal[-1])
    powers = [[*map(spec.power_number, race.powers), *[NONE] * 6][:6] for race in races]
    columns = ([race.grid for race in races], [race.cars for race in races], powers,
               [race.cards for race in races])  # fmt: skip
    return tuple(np.array(column, np.int8) for column in columns)


# --- to plain -------------------------------------------------------------------------------------


def games_of(setup: Setup, state: State) -> list[GameState]:
    """The plain positions of a batch."""
    arrays = jax.tree.map(lambda leaf: np.moveaxis(np.asarray(leaf), -1, 0).tolist(), state)
    count = len(arrays.phase)
    return [game_of(setup, _row(arrays, number)) for number in range(count)]


def _row(arrays: Any, number: int) -> Any:
    if hasattr(arrays, "_fields"):
        return type(arrays)(*(_row(part, number) for part in arrays))
    return arrays[number]


def game_of(setup: Setup, row: State) -> GameState:
    """The plain position of one game, given as plain numbers and lists."""
    setup = setup if setup.race == row.race else replace(setup, race=int(row.race))
    phase, players = spec.PHASES[row.phase], setup.players
    seats = SEATS[:players]
    lots, aside = _lots(row)
    shell = GameState(
        setup=setup,
        phase=phase,
        asked=tuple(seat for seat in seats if row.asked >> seat & 1),
        secrets=plain.no_secrets(players),
        auction=plain.Auction(
            lots=lots if phase is plain.Phase.BID else (),
            aside=aside if phase is plain.Phase.BID else (),
            owners=tuple(row.auction.owners),
            prices=tuple(row.auction.prices),
            powers=tuple(map(_powers, row.auction.powers)),
            last_winner=row.auction.last_winner,
        ),
        cards=_cards(setup, row),
        cars=_cars(setup, row),
        turn=_turn(row),
        bets=_bets(row.bets, row.marked, players),
        earlier=(_record(row.earlier, players),) if row.race else (),
        to_come=(_race_deal(row.deals, 1),) if len(setup.tracks) > 1 and not row.race else (),
    )
    secrets = tuple(
        spec.action_at(shell, seat, row.secrets[seat]) if row.secrets[seat] >= 0 else None for seat in seats
    )
    return shell._replace(secrets=secrets)


def _lots(row: State) -> tuple[tuple[Lot, ...], tuple[Lot, ...]]:
    deals, auction = row.deals, row.auction
    cars, powers = deals.cars[row.race], deals.powers[row.race]
    every = [Lot(CARS[car], _power(power)) for car, power in zip(cars, powers, strict=True)]
    aside = tuple(lot for number, lot in enumerate(every) if auction.aside >> number & 1)
    return tuple(every[auction.taken :]), aside


def _power(number: int) -> PowerId | None:
    return PRINTED_POWERS[number] if number >= 0 else None


def _powers(held: int) -> tuple[PowerId, ...]:
    numbers = [held >> 4 * at & 15 for at in range(6)]
    return tuple(PRINTED_POWERS[number - 1] for number in numbers if number)


def _mask(words: Sequence[int]) -> int:
    return words[0] | words[1] << 32


def _cards(setup: Setup, row: State) -> plain.Cards:
    cards, order = row.cards, row.deals.cards[row.race]
    piles: tuple[tuple[int, ...], ...] = ()
    if setup.own_piles:
        half = REGULAR_CARDS // 2
        piles = tuple(tuple(order[half * s + cards.drawn[s] : half * (s + 1)]) for s in range(2))
    elif setup.common_pile:
        piles = (tuple(order[3 * setup.players + cards.drawn[0] :]),)
    return plain.Cards(
        hands=tuple(map(_mask, cards.hands)),
        piles=piles,
        discard=tuple(cards.discard[: cards.discards]),
        dropped=tuple(map(_mask, cards.dropped)),
        left_over=_mask(cards.left_over),
        shown=tuple(map(_mask, cards.shown)),
        lacks=tuple(map(_mask, cards.lacks)),
    )


def _home(places: Sequence[int]) -> tuple[Any, ...]:
    return tuple(sorted((car for car in CARS if places[car]), key=lambda car: places[car]))


def _cars(setup: Setup, row: State) -> plain.Cars:
    cells = tuple(row.cells)
    return plain.Cars(cells, tuple(row.laps), _home(row.places), setup.movement.occupied(cells))


def _turn(row: State) -> plain.Turn:
    turn = row.turn
    steps = tuple(range(turn.steps, turn.most_steps + 1)) if turn.steps else ()
    return plain.Turn(
        SEATS[turn.seat], turn.card, bool(turn.reverse), turn.line, turn.named, turn.skipped, turn.car,
        steps, bool(turn.may_skip),
    )  # fmt: skip


def _bets(bets: Sequence[Sequence[int]], marked: int, players: int) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(CARS[bets[n][seat]] for n in range(marked)) for seat in range(players))


def _record(record: Record, players: int) -> RaceRecord:
    marked = sum(row[0] >= 0 for row in record.bets)
    return RaceRecord(
        tuple(record.owners), tuple(record.prices), _home(record.places), _bets(record.bets, marked, players)
    )


def _race_deal(deals: Deals, race: int) -> RaceDeal:
    powers = tuple(PRINTED_POWERS[power] for power in deals.powers[race] if power >= 0)
    return RaceDeal(
        tuple(CARS[car] for car in deals.grid[race]),
        tuple(CARS[car] for car in deals.cars[race]),
        powers,
        tuple(deals.cards[race]),
    )


# --- from plain -----------------------------------------------------------------------------------


def state_of(games: Sequence[GameState], sizes: TwinSizes) -> State:
    """Plain positions of one table as a batch; ``legal`` is still to be found."""
    rows = [_state(game, sizes) for game in games]
    return _stacked(rows, KINDS)


def _stacked(rows: Sequence[Any], kinds: Any) -> Any:
    if hasattr(kinds, "_fields"):
        parts = zip(*rows, strict=True)
        return type(kinds)(*(_stacked(part, kind) for part, kind in zip(parts, kinds, strict=True)))
    arrays = np.stack([np.asarray(row) for row in rows], axis=-1)
    return jax.numpy.asarray(arrays.astype(kinds))


def _state(game: GameState, sizes: TwinSizes) -> State:
    setup, auction, players = game.setup, game.auction, game.players
    actions = [spec.action_index(game, action) if action else NONE for action in game.secrets]
    return State(
        phase=PHASE[game.phase],
        asked=sum(1 << seat for seat in game.asked),
        secrets=actions,
        auction=Auction(
            taken=6 - len(auction.lots),
            aside=_aside(game),
            owners=auction.owners,
            prices=auction.prices,
            powers=[_packed_powers(held) for held in auction.powers],
            last_winner=auction.last_winner,
        ),
        cards=_card_arrays(game),
        cells=game.cars.cells,
        laps=game.cars.laps,
        places=_places(game.cars.home),
        turn=_turn_row(game.turn),
        bets=_bet_rows(game.bets, players),
        marked=len(game.bets[0]),
        race=setup.race,
        earlier=_earlier(game),
        deals=_deals_of(game),
        legal=[0] * (spec.TO_CELL // spec.WORD + sizes.words),
        illegal=False,
        key=[0, 0],
        games=0,
    )


def _aside(game: GameState) -> int:
    count, end = len(game.auction.aside), 6 - len(game.auction.lots)
    return ((1 << count) - 1) << (end - count)


def _packed_powers(held: tuple[PowerId, ...]) -> int:
    return sum((spec.power_number(power) + 1) << 4 * at for at, power in enumerate(held))


def _card_arrays(game: GameState) -> Cards:
    cards = game.cards
    drawn = [0] * game.players
    for at, pile in enumerate(cards.piles):
        whole = REGULAR_CARDS // 2 if game.setup.own_piles else REGULAR_CARDS - 3 * game.players
        drawn[at] = whole - len(pile)
    return Cards(
        hands=[halves(mask) for mask in cards.hands],
        dropped=[halves(mask) for mask in cards.dropped],
        shown=[halves(mask) for mask in cards.shown],
        lacks=[halves(mask) for mask in cards.lacks],
        left_over=halves(cards.left_over),
        played=halves(sum(1 << card for card in cards.discard)),
        discard=[*cards.discard, *[NONE] * (48 - len(cards.discard))],
        discards=len(cards.discard),
        drawn=drawn,
    )


def _places(home: Sequence[int]) -> list[int]:
    return [home.index(car) + 1 if car in home else 0 for car in CARS]


def _turn_row(turn: plain.Turn) -> Turn:
    steps = turn.steps or (0,)
    return Turn(
        turn.seat, turn.card, turn.reverse, turn.line, turn.named, turn.skipped, turn.car,
        steps[0], steps[-1], turn.may_skip,
    )  # fmt: skip


def _bet_rows(bets: Sequence[Sequence[int]], players: int) -> list[list[int]]:
    return [[bets[s][n] if n < len(bets[s]) else NONE for s in range(players)] for n in range(3)]


def _earlier(game: GameState) -> Record:
    if not game.earlier:
        return Record([NONE] * 6, [0] * 6, [0] * 6, [[NONE] * game.players] * 3)
    owners, prices, home, bets = game.earlier[0]
    return Record(owners, prices, _places(home), _bet_rows(bets, game.players))


def _deals_of(game: GameState) -> Deals:
    """A deal that leaves what is still to come: lots and piles at their places, anything elsewhere."""
    auction = game.auction
    lots = (*auction.aside, *auction.lots)
    gone = [car for car in CARS if all(lot.car != car for lot in lots)]
    cars = [*gone, *(lot.car for lot in lots)]
    powers = [*[NONE] * len(gone), *(spec.power_number(lot.power) if lot.power else NONE for lot in lots)]
    order = _order(game)
    now = ([*CARS], cars, powers, order)
    later = now
    if game.to_come:
        (race,) = game.to_come
        numbers = [*map(spec.power_number, race.powers), *[NONE] * 6][:6]
        later = ([*race.grid], [*race.cars], numbers, [*race.cards])
    both = (later, now) if game.setup.race else (now, later)
    return Deals(*(list(pair) for pair in zip(*both, strict=True)))


def _order(game: GameState) -> list[int]:
    """The order of the cards: each pile ends where it must."""
    order, setup = [0] * REGULAR_CARDS, game.setup
    half = REGULAR_CARDS // 2
    for at, pile in enumerate(game.cards.piles):
        end = half * (at + 1) if setup.own_piles else REGULAR_CARDS
        order[end - len(pile) : end] = pile
    return order

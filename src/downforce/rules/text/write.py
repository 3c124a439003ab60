"""Writing a position or a view as one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

from downforce.model.cards import Deck, bits
from downforce.model.ids import CARS, Car
from downforce.rules.state import NONE, GameState, Lot, Phase, RaceDeal, RaceRecord
from downforce.rules.view import Sizes, View

HEAD = "df1"
NOTHING = "-"
FIELDS = (
    "seat", "players", "tracks", "race", "deck", "options", "phase", "asked", "lots", "aside", "owners",
    "last", "powers", "hands", "piles", "discard", "dropped", "left", "shown", "lacks", "cars", "home",
    "turn", "card", "reverse", "line", "named", "skipped", "car", "bonus", "secrets", "bets", "earlier",
    "to-come",
)  # fmt: skip
OWN_FIELDS = ("seat", "hands", "piles", "dropped", "secrets", "bets")
"""The fields in which the views of a position differ."""

T = TypeVar("T")


def write_state(state: GameState) -> str:
    """The canonical line of a position."""
    return _join(_fields(state, None))


def write_view(view: View) -> str:
    """The canonical line of a view: ``seat`` and ``asked`` besides, and hidden cards as ``?n``."""
    return _join(view_fields(view))


def view_fields(view: View) -> dict[str, str]:
    """The fields of a view's line, without those at their plain values."""
    return {**common_fields(view), **own_fields(view)}


def common_fields(view: View) -> dict[str, str]:
    """Those fields of a view's line that are the same for all who look at the position."""
    asked = "/".join(map(str, view.state.asked)) or NOTHING
    return _told({**_common_fields(view.state, view.sizes), "asked": asked})


def own_fields(view: View) -> dict[str, str]:
    """The other fields, ``OWN_FIELDS``."""
    seat = NOTHING if view.seat is None else str(view.seat)
    return _told({"seat": seat, **_own_fields(view.state, view.sizes)})


def _told(fields: Mapping[str, str]) -> dict[str, str]:
    """Without the fields that are at their plain values."""
    return {key: value for key, value in fields.items() if value}


def _join(fields: Mapping[str, str]) -> str:
    return " ".join([HEAD, *(f"{key}={fields[key]}" for key in FIELDS if fields.get(key))])


def _fields(state: GameState, sizes: Sizes | None) -> dict[str, str]:
    return {**_common_fields(state, sizes), **_own_fields(state, sizes)}


def _common_fields(state: GameState, sizes: Sizes | None) -> dict[str, str]:
    """What is hidden from nobody, or from everybody."""
    setup, turn, cards = state.setup, state.turn, state.cards
    card, left = state.card_in_play, sizes.left_over if sizes else cards.left_over.bit_count()
    return {
        "players": str(setup.players),
        "tracks": ",".join(track.id for track in setup.tracks),
        "race": str(setup.race + 1) if setup.race else "",
        "deck": setup.deck.id,
        "options": "+".join(str(setup.options).split()),
        "phase": str(state.phase),
        **_auction_fields(state, sizes),
        "discard": _write_cards(cards.discard, len(cards.discard), setup.deck),
        "left": _write_mask(cards.left_over, left, setup.deck),
        "shown": _write_masks(cards.shown, _counts(cards.shown), setup.deck),
        "lacks": _write_masks(cards.lacks, _counts(cards.lacks), setup.deck),
        "cars": ",".join(_write_place(state, car) for car in CARS if state.cars.cells[car] != NONE),
        "home": _letters(state.cars.home),
        "turn": str(turn.seat),
        "card": card.name if card else "",
        "reverse": "yes" if turn.reverse else "",
        "line": str(turn.line) if turn.line else "",
        "named": _letters(CARS[c] for c in bits(turn.named)),
        "skipped": str(turn.skipped) if turn.skipped else "",
        "car": CARS[turn.car].letter if turn.car != NONE else "",
        "bonus": str(turn.steps[0]) if state.phase is Phase.BONUS else "",
        "earlier": "|".join(map(_write_record, state.earlier)),
        "to-come": "|".join(write_deal(race, setup.deck) for race in state.to_come),
    }


def _auction_fields(state: GameState, sizes: Sizes | None) -> dict[str, str]:
    auction = state.auction
    hidden = f",?{sizes.lots_to_come}" if sizes and sizes.lots_to_come else ""
    return {
        "lots": ",".join(map(_write_lot, auction.lots)) + (hidden if auction.lots else ""),
        "aside": ",".join(map(_write_lot, auction.aside)),
        "owners": _write_owners(auction.owners, auction.prices),
        "last": str(auction.last_winner) if auction.last_winner != NONE else "",
        "powers": _write_seats(auction.powers, "+".join),
    }


def _own_fields(state: GameState, sizes: Sizes | None) -> dict[str, str]:
    """What is hidden from some."""
    cards, deck = state.cards, state.setup.deck
    full = sizes or Sizes.of(state)
    piles = [_write_cards(pile, size, deck) for pile, size in zip(cards.piles, full.piles, strict=True)]
    return {
        "hands": _write_masks(cards.hands, full.hands, deck),
        "piles": "/".join(pile or NOTHING for pile in piles),
        "dropped": _write_masks(cards.dropped, full.dropped, deck),
        "secrets": _write_seats(state.secrets, lambda a: str(a).replace(" ", "_") if a else ""),
        "bets": _write_bets(state, sizes),
    }


def _write_seats(items: tuple[T, ...], write: Callable[[T], str]) -> str:
    """A text for each seat; nothing at all if no seat has any."""
    return _join_seats([write(item) for item in items])


def _join_seats(texts: list[str]) -> str:
    return "/".join([text or NOTHING for text in texts]) if any(texts) else ""


def _write_masks(masks: tuple[int, ...], sizes: tuple[int, ...], deck: Deck) -> str:
    """The cards of each seat; nothing at all if no seat has any."""
    return _join_seats([_write_mask(mask, size, deck) for mask, size in zip(masks, sizes, strict=True)])


def _counts(masks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(mask.bit_count() for mask in masks)


@lru_cache(maxsize=1 << 14)  # a server writes the same hands again and again, for one viewer after the other
def _write_mask(mask: int, size: int, deck: Deck) -> str:
    return _write_cards(bits(mask), size, deck)


def _write_cards(cards: Iterable[int], size: int, deck: Deck) -> str:
    names = [deck.cards[card].name for card in cards]
    hidden = size - len(names)
    return ".".join([*names, f"?{hidden}"] if hidden else names)


def _write_bets(state: GameState, sizes: Sizes | None) -> str:
    count = sizes.bets if sizes else 0
    return _write_seats(state.bets, lambda bets: _letters(bets) or "?" * count)


def _write_lot(lot: Lot) -> str:
    return f"{lot.car.letter}:{lot.power or NOTHING}"


def _write_owners(owners: tuple[int, ...], prices: tuple[int, ...]) -> str:
    return ",".join(f"{c.letter}{owners[c]}@{prices[c]}" for c in CARS if owners[c] != NONE)


def _write_place(state: GameState, car: Car) -> str:
    laps = state.cars.laps[car]
    cell = state.setup.track.cells[state.cars.cells[car]]
    return f"{car.letter}{cell.name}{f'+{laps}' if laps else ''}"


def _write_record(race: RaceRecord) -> str:
    bets = "/".join(_letters(bets) or NOTHING for bets in race.bets)
    return ";".join([_write_owners(race.owners, race.prices), _letters(race.home) or NOTHING, bets])


def write_deal(race: RaceDeal, deck: Deck) -> str:
    """The four shuffles of a race: grid, cars, powers, cards."""
    cards = ".".join(deck.cards[card].name for card in race.cards)
    return ";".join([_letters(race.grid), _letters(race.cars), ",".join(race.powers) or NOTHING, cards])


def _letters(cars: Iterable[Car]) -> str:
    return "".join(car.letter for car in cars)

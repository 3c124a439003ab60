"""Golden plays: whole games as readable text, one for every mode and number of players (tests/data/plays).

``python -m tests.golden`` (``make golden``) writes them again; the diff is reviewed like code. A file tells
the table and the deal, then each decision: who is asked, what is legal, what was done, what happened. Where a
lot, a turn or a bet opens it shows the position too, and at small tables what each seat sees of it.

The games use the tracks of the tests and every choice comes from a seed, so that tuning a circuit or a bot
changes none of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import TypeVar

import downforce as df
from downforce.model.cards import SpeedCard
from downforce.model.ids import Car
from downforce.model.track import Cell
from downforce.rules.deal import deal_from_seed
from downforce.rules.phases.scoring import NOT_HOME, Sheet, Standing
from downforce.rules.text import write_deal
from tests.rules.helpers import DATA, OVAL, RING

T = TypeVar("T")

FOLDER = DATA / "plays"
EDITIONS = {2: "es", 3: "en", 4: "fr", 5: "pt-PT", 6: "pt-BR"}
"""Every edition is played somewhere."""
VIEWS_UP_TO = 3
"""At larger tables the files would only get longer."""

OWN_FIELDS = ("seat", "asked")
"""What only a view has; the heading of a decision says it too."""

NAMES = tuple(f"{mode}-{players}" for mode in df.MODES for players in EDITIONS)
"""One file each."""
SEEDS = {
    "standard-2": "golden standard-2 6",
    "standard-6": "golden standard-6 3",
    "world-tour-2": "golden world-tour-2 27",
}
"""Seeds that were chosen: a player swaps Cunning, or declares a card."""


def table(name: str) -> df.Setup:
    """The table of a golden play."""
    mode, _, players = name.rpartition("-")
    tracks = (RING, OVAL) if int(players) % 2 else (OVAL, RING)
    return df.make_setup(
        players=int(players),
        track=tracks[0],
        second_track=tracks[1] if mode == "world-tour" else None,
        mode=mode,
        edition=EDITIONS[int(players)],
    )


def told(name: str) -> str:
    """A golden play as text."""
    return "\n".join([*_story(table(name), seed=SEEDS.get(name, f"golden {name}")), ""])


def _story(setup: df.Setup, seed: str) -> Iterator[str]:
    deal = deal_from_seed(setup, seed)
    yield "# A whole game by random legal play. `make golden` writes this file; review the diff."
    yield f"# Where a view shows nothing of a field, it sees the same as the state above it.\n\nseed {seed}"
    tracks = " ".join(track.id for track in setup.tracks)
    yield f"table {setup.players} players, {setup.options}, {tracks}, {setup.deck.id}"
    yield from (f"deal {write_deal(race, setup.deck)}" for race in deal)
    state, events = df.opening(setup, deal)
    yield from map(_event, events)
    for count, action in enumerate(random_actions(state, Random(seed)), 1):
        yield f"\n{count}. {state.phase} {'/'.join(map(str, state.asked))}"
        if _opens(state):
            yield from _position(state)
        yield from _grouped(map(str, df.legal_actions(state, action.seat)))
        yield f"> {action}"
        state, events = df.apply(state, action)
        yield from map(_event, events)
    yield f"\nover\nstate {state}"
    yield from map(_row, df.standings(state).rows)


def random_actions(state: df.GameState, rng: Random) -> Iterator[df.Action]:
    """Random legal play from a position to the end."""
    while state.asked:
        action = _pick(df.legal_actions(state, _pick(state.asked, rng)), rng)
        yield action
        state = df.apply(state, action).state


def _pick(items: tuple[T, ...], rng: Random) -> T:
    # Of a generator only `random` is promised to give the same numbers in every version of Python.
    return items[int(rng.random() * len(items))]


def _opens(state: df.GameState) -> bool:
    """Whether a lot, a choice of all, a turn or a bet begins here."""
    if state.phase.is_secret:
        return not any(state.secrets)
    return state.phase in (df.Phase.PLAY_CARD, df.Phase.SWAP_POWER)


def _position(state: df.GameState) -> Iterator[str]:
    """The state line, and where the table is small the views of it."""
    yield f"state {state}"
    if state.players <= VIEWS_UP_TO:
        yield from (_view(state, seat) for seat in state.setup.seats)


def _view(state: df.GameState, seat: df.Seat) -> str:
    """What a seat sees otherwise than the state line says it: the fields that differ, and those it misses."""
    whole, seen = fields_of(str(state)), fields_of(str(df.view(state, seat)))
    differs = [
        f"{key}={value}" for key, value in seen.items() if key not in OWN_FIELDS and whole.get(key) != value
    ]
    hidden = [f"no {key}" for key in whole if key not in seen]
    return f"view {seat} {' '.join(differs)}{''.join(f', {words}' for words in hidden)}"


def fields_of(line: str) -> dict[str, str]:
    """The fields of a state line or a view line."""
    return dict(word.split("=", 1) for word in line.split()[1:])


def _grouped(actions: Iterable[str]) -> Iterator[str]:
    """Actions of a kind in one row: ``0 move K: 2a1, 2b1``."""
    for head, group in groupby((_split(action) for action in actions), key=lambda pair: pair[0]):
        yield f"  {head}: {', '.join(rest for _, rest in group)}".removesuffix(": ")


def _split(action: str) -> tuple[str, str]:
    words = action.split()
    at = 3 if words[1] in ("move", "bonus") else 2
    return " ".join(words[:at]), " ".join(words[at:])


def _event(event: df.Event) -> str:
    """An event with its fields: ``- CarMoved seat=0 car=K start=2a1 path=2a2.3a bonus=no``.

    The printed number is left out: the card above shows it, and tests/rules/test_facts.py compares them.
    """
    fields = (f"{key}={_value(value)}" for key, value in event._asdict().items() if key != "printed")
    return " ".join(["-", type(event).__name__, *fields])


def _value(value: object) -> str:
    match value:
        case None | ():
            return "-"
        case bool():
            return "yes" if value else "no"
        case Car():
            return value.letter
        case SpeedCard() | Cell():
            return value.name
        case tuple() if hasattr(value, "_asdict"):  # a revealed bid
            return ":".join(map(_value, value))
        case (tuple(), *_) if not hasattr(value[0], "_asdict"):  # by seat
            return "/".join(map(_value, value))
        case tuple():
            return ".".join(map(_value, value))
    return str(value)


def _row(row: Standing) -> str:
    place = "no car home" if row.best_place == NOT_HOME else f"best place {row.best_place}"
    return f"{row.rank}. seat {row.seat} {row.money}, {place}; {'; '.join(map(_sheet, row.sheets))}"


def _sheet(sheet: Sheet) -> str:
    parts = {"prices": sheet.prices, "prizes": sheet.prizes, "bets": sheet.bets}
    return ", ".join(
        f"{name} {' '.join(f'{car.letter}{money}' for car, money in rows) or '-'}"
        for name, rows in parts.items()
    )


# --- game files -----------------------------------------------------------------------------------

GAMES = DATA / "games"
PEOPLE = ("Ann", 'Bo "the Bolt"', "Chloé", "Дмитрий", "五郎", "back\\slash")
CUT_SHORT = {"unfinished-auction": 10, "unfinished-race": 40}
"""After so many actions: with a bid laid, and in the middle of a card."""


def game_names() -> tuple[str, ...]:
    """The files of tests/data/games: every mode in every edition, unfinished ones, deals by hand."""
    played = [f"{mode}-{edition}" for mode in df.MODES for edition in df.EDITIONS]
    return (*played, *CUT_SHORT, "given-deal", "given-deal-tour")


def new_record(name: str) -> df.GameRecord:
    """A game for a file that is not there yet; a file that is there stays as it is, for ever readable."""
    number = game_names().index(name)
    mode, edition = "standard", "en"
    for mode_of_name in df.MODES:
        if name.startswith(f"{mode_of_name}-"):
            mode, edition = mode_of_name, name.removeprefix(f"{mode_of_name}-")
    if name == "given-deal-tour":
        mode = "world-tour"
    players = 2 + (number + number // 5) % 5
    tracks = (RING, OVAL) if number % 2 else (OVAL, RING)
    setup = df.make_setup(
        players=players,
        track=tracks[0],
        second_track=tracks[1] if mode == "world-tour" else None,
        mode=mode,
        edition=edition,
    )
    given = name.startswith("given")
    record = df.GameRecord(
        setup=setup,
        seed=None if given else f"game {name}",
        given_deal=deal_from_seed(setup, "by hand") if given else None,
        names=() if number % 4 == 3 else PEOPLE[:players],
        headers={"Date": "2026-11-15", "Origin": "random legal play"},
    )
    actions = tuple(random_actions(record.start, Random(name)))
    return replace(record, actions=actions[: CUT_SHORT.get(name)])


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the golden plays again, and with --games those game files that are missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=main.__doc__)
    parser.add_argument("--games", action="store_true", help="add missing files to tests/data/games")
    if parser.parse_args(arguments).games:
        missing = [name for name in game_names() if not (GAMES / f"{name}.dfg").exists()]
        for name in missing:
            df.write_game(new_record(name), GAMES / f"{name}.dfg")
        return
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

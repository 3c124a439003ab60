"""Reading a game file: lenient about layout, strict about the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NoReturn, TypeVar

from downforce.model.cards import Deck
from downforce.model.errors import DownforceError, GameFileError, IllegalAction, NotationError, expect
from downforce.model.track import Track
from downforce.notation.record import FORMAT, HEADER_NAME, OWN_HEADERS, SEAT_HEADER, GameRecord
from downforce.rules.actions import Action
from downforce.rules.deal import check_race
from downforce.rules.game import apply, parse_action
from downforce.rules.options import Options, RaceFormat
from downforce.rules.state import Deal, GameState, Setup
from downforce.rules.text import read_deal

LONGEST = 200_000
MOST_ACTIONS = 10_000
_HEADER = re.compile(rf'\[({HEADER_NAME.pattern}) +"((?:[^"\\]|\\.)*)"\]', re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPED = {"n": "\n", "r": "\r"}
T = TypeVar("T")
Source = TypeVar("Source", Track, Deck)


class GameReader:
    """Reads one file: headers in any order, then actions, one a line or parted by ``;``; ``#`` comments."""

    def __init__(
        self,
        text: str,
        source: str,
        tracks: Mapping[str, Track],
        decks: Mapping[str, Deck],
        *,
        first_line: int = 1,
    ) -> None:
        expect("text", text, str)
        expect("source", source, str)
        expect("tracks", tracks, Mapping)
        expect("decks", decks, Mapping)
        self.source = source
        self.tracks = tracks
        self.decks = decks
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: list[tuple[str, int, int]] = []  # text, line, column
        if len(text) > LONGEST:
            self.fail(f"a game file has at most {LONGEST} characters")
        for number, line in enumerate(_lines(text), first_line):
            self._take(line, number)

    def fail(self, cause: str, line: int = 0, column: int = 0) -> NoReturn:
        raise GameFileError(cause, source=self.source, line=line, column=column)

    def _take(self, line: str, number: int) -> None:
        stripped = line.strip()
        if stripped.startswith("["):
            self._take_header(stripped, number, line.index("[") + 1)
            return
        column = 1
        for part in line.partition("#")[0].split(";"):
            move = part.strip()
            if move:
                self.moves.append((move, number, column + len(part) - len(part.lstrip())))
            column += len(part) + 1
        if len(self.moves) > MOST_ACTIONS:
            self.fail(f"a game has at most {MOST_ACTIONS} actions", number)

    def _take_header(self, text: str, number: int, column: int) -> None:
        found = _HEADER.fullmatch(text)
        if not found:
            self.fail('a header looks like [Name "value"]', number, column)
        if self.moves:
            self.fail("headers come before the first action", number, column)
        key, value = found.groups()
        if key in self.values:
            self.fail(f"{key} is given twice", number, column)
        self.values[key] = _ESCAPE.sub(lambda m: _ESCAPED.get(m[1], m[1]), value)
        self.lines[key] = number

    def record(self) -> GameRecord:
        """The game, played through and compared with the result and the digest the file claims."""
        record = self.begun()
        record = replace(record, actions=tuple(self._played(record.start)))
        for key, value in (("Result", record.result), ("Digest", record.digest)):
            if key in self.values and self.values[key] != value:
                cause = (
                    f"the {key.lower()} of this game is {value}, not what the file says"
                    if value
                    else f"there is a {key.lower()}, but this game is not over"
                )
                self.fail(cause, self.lines[key])
        return record

    def begun(self) -> GameRecord:
        """The game before its first action."""
        if self.values.get("Game") != FORMAT:
            self.fail(f'the header [Game "{FORMAT}"] is missing', self.lines.get("Game", 1))
        setup = self._setup()
        deal, names, others = self._deal(setup), self._names(), self._other_headers()
        try:
            record = GameRecord(
                setup=setup, seed=self.values.get("Seed"), given_deal=deal, names=names, headers=others
            )
            assert record.start
        except DownforceError as error:
            cause = error.cause if isinstance(error, NotationError) else str(error)
            self.fail(cause, self.lines.get("Seed", 0))
        return record

    def at(self, count: int) -> GameState:
        """The position after that many actions; result and digest are not looked at."""
        return self.on_from(self.begun().start, 0, count)

    def on_from(self, state: GameState, since: int, count: int) -> GameState:
        """The position after that many actions, from one after fewer."""
        for text, _, _ in self.moves[since:count]:
            state = apply(state, parse_action(state, text)).state
        return state

    def value(self, key: str, read: Callable[[str], T]) -> T:
        """What a header says; what is wrong with it is told with its line."""
        if key not in self.values:
            self.fail(f"the header {key} is missing")
        try:
            return read(self.values[key])
        except DownforceError as error:
            cause = error.cause if isinstance(error, NotationError) else str(error)
            self.fail(f"{key}: {cause}", self.lines[key])
        except KeyError as error:  # of a mapping that the caller has given
            self.fail(f"{key}: nothing here is called {str(error.args[0])[:40]!r}", self.lines[key])

    def _setup(self) -> Setup:
        options = self.value("Options", Options.parse)
        return Setup(
            players=self.value("Players", self._players),
            options=options,
            deck=self.value("Deck", lambda text: self._known(text, self.decks, "Deck")),
            tracks=tuple(self._track(key) for key in self._per_race("Track", options)),
        )

    def _track(self, key: str) -> Track:
        return self.value(key, lambda text: self._known(text, self.tracks, key))

    def _players(self, text: str) -> int:
        if text not in tuple("23456"):
            raise GameFileError(f"{text[:20]!r} is not a number of players from 2 to 6")
        return int(text)

    def _known(self, text: str, shelf: Mapping[str, Source], key: str) -> Source:
        """A track or deck by name, and the very one if the file gives a digest."""
        name, _, digest = text.partition(" ")
        found = shelf[name]
        if digest and digest != found.digest:
            self.fail(f"{name} here is not the same as in this game: the digests differ", self.lines[key])
        return found

    def _names(self) -> tuple[str, ...]:
        seats = {int(m[1]): value for key, value in self.values.items() if (m := SEAT_HEADER.fullmatch(key))}
        if not seats:
            return ()
        count = int(self.values["Players"])
        if max(seats) >= count:
            self.fail(f"there is no seat {max(seats)}", self.lines[f"Seat{max(seats)}"])
        return tuple(seats.get(seat, "") for seat in range(count))

    def _other_headers(self) -> dict[str, str]:
        return {
            key: value
            for key, value in self.values.items()
            if key not in OWN_HEADERS and not SEAT_HEADER.fullmatch(key)
        }

    def _deal(self, setup: Setup) -> Deal | None:
        if "Seed" in self.values:
            for key in ("Deal", "Deal2"):
                if key in self.values:
                    self.fail("a game file needs a seed or a deal, and only one of the two", self.lines[key])
            return None
        if "Deal" not in self.values:
            self.fail("a game file needs a seed or a deal, and only one of the two")
        return tuple(
            self.value(key, lambda text: check_race(setup, read_deal(text, setup.deck)))
            for key in self._per_race("Deal", setup.options)
        )

    def _per_race(self, key: str, options: Options) -> tuple[str, ...]:
        """The header of each race, with a refusal of one too many."""
        keys = (key, f"{key}2")
        if options.format is RaceFormat.WORLD_TOUR:
            return keys
        if keys[1] in self.values:
            self.fail(f"{keys[1]} is only for a World Tour", self.lines[keys[1]])
        return keys[:1]

    def _played(self, state: GameState) -> Iterator[Action]:
        for text, line, column in self.moves:
            try:
                action = parse_action(state, text)
                state = apply(state, action).state
            except NotationError as error:
                self.fail(error.cause, line, column + max(0, error.column - 1))
            except IllegalAction as error:
                self.fail(f"illegal ({error.reason}): {text[:60]}", line, column)
            yield action


def _lines(text: str) -> list[str]:
    """The lines of a file from any machine; a line end inside a value is written as an escape."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")

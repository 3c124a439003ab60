"""Reading a game file: lenient about layout, strict about the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NoReturn, TypeVar

from downforce.model.cards import Deck
from downforce.model.errors import DownforceError, GameFileError, IllegalAction, NotationError
from downforce.model.track import Track
from downforce.notation.record import GameRecord
from downforce.notation.write import FORMAT, OWN_HEADERS
from downforce.rules.actions import Action
from downforce.rules.game import apply, parse_action
from downforce.rules.options import Options
from downforce.rules.state import GameState, Setup
from downforce.rules.text import read_deal

LONGEST = 200_000
MOST_ACTIONS = 10_000
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,30}) +"((?:[^"\\]|\\.)*)"\]')
_ESCAPE = re.compile(r"\\(.)")
_SEAT = re.compile(r"Seat([0-5])")
T = TypeVar("T")
Source = TypeVar("Source", Track, Deck)


class GameReader:
    """Reads one file: headers in any order, then actions, one a line or parted by ``;``; ``#`` comments."""

    def __init__(
        self, text: str, source: str, tracks: Mapping[str, Track], decks: Mapping[str, Deck]
    ) -> None:
        self.source = source
        self.tracks = tracks
        self.decks = decks
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: list[tuple[str, int, int]] = []  # text, line, column
        if len(text) > LONGEST:
            self.fail(f"a game file has at most {LONGEST} characters")
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
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
        self.values[key] = _ESCAPE.sub(lambda m: "\n" if m[1] == "n" else m[1], value)
        self.lines[key] = number

    def record(self) -> GameRecord:
        """The game, played through and compared with the result and the digest the file claims."""
        if self.values.get("Game") != FORMAT:
            self.fail(f'the header [Game "{FORMAT}"] is missing', self.lines.get("Game", 1))
        record = GameRecord(
            setup=self._setup(),
            seed=self.values.get("Seed"),
            given_deal=None,
            names=self._names(),
            headers=self._other_headers(),
        )
        record = self._with_deal(record)
        record = self._with_actions(record)
        for key, value in (("Result", record.result), ("Digest", record.digest)):
            if key in self.values and self.values[key] != value:
                self.fail(
                    f"the {key.lower()} is not that of this game: it is {value or 'not over'}",
                    self.lines[key],
                )
        return record

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
        tracks = [self.value("Track", lambda text: self._known(text, self.tracks, "Track"))]
        if "Track2" in self.values:
            tracks.append(self.value("Track2", lambda text: self._known(text, self.tracks, "Track2")))
        players = self.value("Players", self._players)
        options = self.value("Options", Options.parse)
        deck = self.value("Deck", lambda text: self._known(text, self.decks, "Deck"))
        return self.value("Players", lambda _: Setup(players, options, deck, tuple(tracks)))

    def _players(self, text: str) -> int:
        if text not in tuple("23456"):
            raise GameFileError(f"{text[:20]!r} is not a number of players from 2 to 6")
        return int(text)

    def _known(self, text: str, shelf: Mapping[str, Source], key: str) -> Source:
        """A track or deck by name, and the very one if the file gives a digest."""
        name, _, digest = text.partition(" ")
        found = shelf[name]
        if digest and digest != found.digest:
            self.fail(f"{name} here is not the {name} of this game: another digest", self.lines[key])
        return found

    def _names(self) -> tuple[str, ...]:
        seats = {int(m[1]): value for key, value in self.values.items() if (m := _SEAT.fullmatch(key))}
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
            if key not in OWN_HEADERS and not _SEAT.fullmatch(key)
        }

    def _with_deal(self, record: GameRecord) -> GameRecord:
        if ("Seed" in self.values) == ("Deal" in self.values):
            self.fail("a game file has either a seed or a deal")
        if record.seed is not None:
            return record
        keys = ("Deal", "Deal2")[: len(record.setup.tracks)]
        deal = tuple(self.value(key, lambda text: read_deal(text, record.setup.deck)) for key in keys)
        dealt = replace(record, given_deal=deal)
        self.value("Deal", lambda _: dealt.start)  # checks it
        return dealt

    def _with_actions(self, record: GameRecord) -> GameRecord:
        return replace(record, actions=tuple(self._played(record.start)))

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

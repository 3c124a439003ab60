"""Game files on disk."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from downforce.content import DECKS, TRACKS
from downforce.content.shelf import checked_path, text_of
from downforce.model.cards import Deck
from downforce.model.errors import GameFileError, expect
from downforce.model.track import Track
from downforce.notation.record import GameRecord

_GAME_HEADER = re.compile(r"\s*\[Game\s")
_ANY_HEADER = re.compile(rb'\s*\[[A-Z]\w* +"')


def read_game(
    path: str | Path, *, tracks: Mapping[str, Track] = TRACKS, decks: Mapping[str, Deck] = DECKS
) -> GameRecord:
    """Reads a game file and plays it through."""
    text = text_of(path, GameFileError)
    return GameRecord.parse(text, source=str(path), tracks=tracks, decks=decks)


def is_game_file(data: bytes) -> bool:
    """Whether this looks like a game file at all: it begins with a header, whatever the rest is."""
    lines = (line for line in data.removeprefix(b"\xef\xbb\xbf").splitlines() if line.strip())
    first = next((line for line in lines if not line.lstrip().startswith(b"#")), b"")
    return bool(_ANY_HEADER.match(first))


def write_game(record: GameRecord, path: str | Path) -> None:
    """Writes a game file, in its one canonical form."""
    expect("record", record, GameRecord)
    checked_path(path, GameFileError).write_text(str(record), encoding="utf-8", newline="\n")


def read_games(
    path: str | Path, *, tracks: Mapping[str, Track] = TRACKS, decks: Mapping[str, Deck] = DECKS
) -> Iterator[GameRecord]:
    """Reads a file of many games, one after the other, and plays each through; errors name its line."""
    from downforce.notation.read import GameReader

    path = checked_path(path, GameFileError)
    for first_line, text in _texts(path):
        yield GameReader(text, str(path), tracks, decks, first_line=first_line).record()


def write_games(records: Iterable[GameRecord | str], path: str | Path) -> int:
    """Writes games, or their texts, into one file with an empty line between them; returns how many."""
    expect("records", records, Iterable)
    count = 0
    with checked_path(path, GameFileError).open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            expect("record", record, GameRecord, str)
            file.write(f"\n{record}" if count else str(record))
            count += 1
    return count


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """The text of each game with the number of its first line.

    A game begins with a header after the actions of another, or with its second ``Game`` header.
    """
    lines: list[str] = []
    first, has_actions, named = 1, False, False
    for number, line in enumerate(_lines_of(path), 1):
        is_header, is_name = line.lstrip().startswith("["), bool(_GAME_HEADER.match(line))
        if is_header and (has_actions or (is_name and named)):
            yield first, "".join(lines)
            lines, first, has_actions, named = [], number, False, False
        named |= is_name
        has_actions |= not is_header and bool(line.partition("#")[0].strip(" \t\n;"))
        lines.append(line)
    if "".join(lines).strip():
        yield first, "".join(lines)


def _lines_of(path: Path) -> Iterator[str]:
    """The lines of a file, one at a time: it may hold a million games."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            yield from file
    except UnicodeDecodeError as error:
        raise GameFileError("not a text file", source=str(path)) from error

"""Game files on disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from downforce.content import DECKS, TRACKS
from downforce.model.cards import Deck
from downforce.model.errors import GameFileError
from downforce.model.track import Track
from downforce.notation.record import GameRecord


def read_game(
    path: str | Path, *, tracks: Mapping[str, Track] = TRACKS, decks: Mapping[str, Deck] = DECKS
) -> GameRecord:
    """Reads a game file and plays it through."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GameFileError("not a text file", source=path.name) from error
    return GameRecord.parse(text, source=path.name, tracks=tracks, decks=decks)


def write_game(record: GameRecord, path: str | Path) -> None:
    """Writes a game file, in its one canonical form."""
    Path(path).write_text(str(record), encoding="utf-8", newline="\n")

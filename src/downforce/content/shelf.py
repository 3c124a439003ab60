"""The decks and tracks there are, parsed when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from downforce.model.cards import Deck
from downforce.model.errors import (
    DeckError,
    DownforceError,
    NotationError,
    TrackError,
    UnknownName,
    expect,
    shown,
)
from downforce.model.track import Track


class Item(Protocol):
    """What a shelf holds: something with a name and a version."""

    @property
    def name(self) -> str:
        """The name without the version."""
        ...

    @property
    def version(self) -> int:
        """The version, counted from 1."""
        ...


T = TypeVar("T", bound=Item)


class Shelf(Mapping[str, T], Generic[T]):
    """Things with versions. ``shelf["marina-bay"]`` is the newest one, ``shelf["marina-bay@1"]`` that one."""

    def __init__(self, kind: str, suffix: str, parse: Callable[[str, str], T]) -> None:
        self._kind = kind
        self._parse = parse
        self._items: dict[str, T] = {}
        self._files: dict[str, Path] = {}
        self._newest: dict[str, int] = {}
        for path in sorted((Path(__file__).parent / f"{kind}s").glob(f"*{suffix}")):
            name, _, version = path.name.removesuffix(suffix).rpartition(".")
            self._files[f"{name}@{version}"] = path
            self._newest[name] = max(int(version), self._newest.get(name, 0))

    def __getitem__(self, name: str) -> T:
        if not isinstance(name, str):
            raise UnknownName(self._kind, name, self)
        full = f"{name}@{self._newest[name]}" if name in self._newest else name
        if full not in self._items:
            if full not in self._files:
                raise UnknownName(self._kind, name, self)
            path = self._files[full]
            self._items[full] = self._parse(path.read_text(encoding="utf-8"), path.name)
        return self._items[full]

    def __iter__(self) -> Iterator[str]:
        return iter(self._newest)

    def __len__(self) -> int:
        return len(self._newest)

    def versions(self) -> tuple[str, ...]:
        """Every version there is, such as ``marina-bay@1``."""
        return tuple(dict.fromkeys([*self._files, *self._items]))

    def add(self, item: T) -> T:
        """Adds an item, so that games and texts can name it. Existing items never change."""
        expect(self._kind, item, Deck, Track)
        full = f"{item.name}@{item.version}"
        if full in self.versions() and self[full] != item:
            raise DownforceError(f"another {self._kind} is called {full}; give yours a new name or version")
        self._items[f"{item.name}@{item.version}"] = item
        self._newest[item.name] = max(item.version, self._newest.get(item.name, 0))
        return item


DECKS: Shelf[Deck] = Shelf("deck", ".deck", lambda text, source: Deck.parse(text, source=source))
"""The decks by name; ``DECKS["classic"]`` is the newest version of that deck."""

TRACKS: Shelf[Track] = Shelf("track", ".track", lambda text, source: Track.parse(text, source=source))
"""The tracks by name; ``TRACKS["marina-bay"]`` is the newest version of that track."""


def load_track(path: str | Path) -> Track:
    """Reads a track file; put it on the shelf with ``TRACKS.add`` if texts are to name it."""
    return Track.parse(text_of(path, TrackError), source=str(path))


def load_deck(path: str | Path) -> Deck:
    """Reads a deck file; put it on the shelf with ``DECKS.add`` if texts are to name it."""
    return Deck.parse(text_of(path, DeckError), source=str(path))


def text_of(path: str | Path, error: type[NotationError]) -> str:
    """What a file says, as UTF-8; an ``OSError`` where there is none."""
    path = checked_path(path, error)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise error("not a text file", source=str(path)) from None


def checked_path(path: str | Path, error: type[NotationError]) -> Path:
    """The path itself, if it can name a file."""
    expect("path", path, str, Path)
    if "\0" in str(path):
        raise error(f"{shown(str(path))} is not the name of a file")
    return Path(path)

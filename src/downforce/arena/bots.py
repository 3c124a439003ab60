"""Finding bots: by name, by an entry point of an installed package, or in a file of one's own.

An ``Entrant`` holds all that a process elsewhere needs to make the bot. A bot from a file travels as its
source text, so a cluster needs no shared disk.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from downforce.bots import BOTS, Bot
from downforce.model.errors import DownforceError, UnknownName

GROUP = "downforce.bots"
"""The entry point group in which other packages offer their bots."""
_QUICK_RUNG = 2
DEFAULT_BOT = tuple(BOTS)[min(_QUICK_RUNG, len(BOTS) - 1)]
"""Who plays unless told otherwise: the best rung of the ladder on which a game still takes no time."""

MakeBot = Callable[[], Bot]


class BotError(DownforceError):
    """A bot that cannot be found or loaded, or that failed in a game."""

    def __init__(self, bot: str, cause: str, *, game: int | None = None, seat: int | None = None) -> None:
        super().__init__(bot, cause)
        self.bot = bot
        self.cause = cause
        self.game = game
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        return _bot_error, (self.bot, self.cause, self.game, self.seat)

    def __str__(self) -> str:
        where = f" in game {self.game}, seat {self.seat}" if self.game is not None else ""
        return f"{self.bot}{where}: {self.cause}"


def _bot_error(bot: str, cause: str, game: int | None, seat: int | None) -> BotError:
    return BotError(bot, cause, game=game, seat=seat)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot as it is named in a job."""

    name: str
    """What tables and records call it; no two entrants of a job share it."""
    path: str = ""
    """The file it comes from; empty for a bot that is installed."""
    chosen: str = ""
    """The name of its class in that file."""
    source: str = ""
    """The text of that file."""

    def as_json(self) -> dict[str, str]:
        """What a journal keeps of it. The path is only a hint, so that the same bot may lie elsewhere."""
        if not self.path:
            return {"name": self.name}
        return {"name": self.name, "path": Path(self.path).name, "class": self.chosen, "source": self.source}

    @classmethod
    def from_json(cls, data: dict[str, str]) -> Entrant:
        """Reads what ``as_json`` gives."""
        return cls(data["name"], data.get("path", ""), data.get("class", ""), data.get("source", ""))

    def make(self) -> Bot:
        """A player for one seat of one game. Own classes are made afresh, so none remembers another game."""
        return maker(self)()


def find_bot(text: str, *, load: bool = True) -> Entrant:
    """The bot of a name, of ``my_bot.py`` or of ``my_bot.py:ClassName``, loaded to see that it can be.

    With ``load=False`` none of its code runs here.

    >>> find_bot(DEFAULT_BOT) == Entrant(DEFAULT_BOT)
    True
    """
    path, _, chosen = text.rpartition(":") if ".py:" in text else (text, "", "")
    if not path.endswith(".py"):
        if text not in BOTS and text not in _installed():
            raise UnknownName("bot", text, known_bots())
        return Entrant(text)
    file = Path(path)
    try:
        source = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BotError(path, str(error)) from None
    except UnicodeDecodeError:
        raise BotError(path, "not a text file") from None
    name = f"{file.stem}:{chosen}" if chosen else file.stem
    entrant = Entrant(name, str(file.resolve()), chosen, source)
    if load:
        maker(entrant)  # refused here and now, not by a worker later
    return entrant


def known_bots() -> tuple[str, ...]:
    """The names that need no file."""
    return (*BOTS, *(name for name in _installed() if name not in BOTS))


@lru_cache(maxsize=64)
def maker(entrant: Entrant) -> MakeBot:
    """How a process makes the bot; its code is loaded once."""
    if entrant.path:
        return _as_maker(entrant.name, _from_module(_load(entrant), entrant))
    if entrant.name in BOTS:
        bot = BOTS[entrant.name]
        return lambda: bot
    if entrant.name not in _installed():
        raise UnknownName("bot", entrant.name, known_bots())
    return _as_maker(entrant.name, _attempt(entrant.name, _installed()[entrant.name].load))


@lru_cache(maxsize=1)
def _installed() -> dict[str, EntryPoint]:
    """The bots that other packages offer, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def _load(entrant: Entrant) -> ModuleType:
    """The module of a file, made from its text; the files beside it can be imported where they exist."""
    digest = hashlib.sha256(entrant.source.encode()).hexdigest()[:16]
    name = f"downforce_bot_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = entrant.path
    folder = str(Path(entrant.path).parent)
    if Path(folder).is_dir() and Path(folder).is_absolute() and folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # where pickle and dataclasses look for it
    try:
        code = _attempt(entrant.name, lambda: compile(entrant.source, entrant.path, "exec"))
        _attempt(entrant.name, lambda: exec(code, vars(module)))
    except BotError:
        del sys.modules[name]
        raise
    return module


def _from_module(module: ModuleType, entrant: Entrant) -> object:
    """The bot of a module: the one that was named, or the only one there is."""
    if entrant.chosen:
        if not hasattr(module, entrant.chosen):
            raise BotError(entrant.name, f"there is no {entrant.chosen} in {Path(entrant.path).name}")
        return getattr(module, entrant.chosen)
    found = dict(_bots_in(module))
    if not found:
        raise BotError(entrant.name, "no class with a method choose(view, legal, rng)")
    if len(found) > 1:
        file = Path(entrant.path).name
        raise BotError(entrant.name, f"several bots; name one, such as {file}:{min(found)}")
    return next(iter(found.values()))


def _bots_in(module: ModuleType) -> Iterator[tuple[str, object]]:
    for name, value in vars(module).items():
        own = isinstance(value, type) and value.__module__ == module.__name__
        if own and not name.startswith("_") and callable(getattr(value, "choose", None)):
            yield name, value


def _as_maker(name: str, found: object) -> MakeBot:
    """A class makes a bot for every seat; an object plays all of them."""
    if not callable(getattr(found, "choose", None)):
        raise BotError(name, "it has no method choose(view, legal, rng)")
    if isinstance(found, type):
        _attempt(name, found)
        return found
    return lambda: found  # type: ignore[return-value]  # checked above


def _attempt(name: str, call: Callable[[], Any]) -> Any:
    """Runs code of a stranger; whatever it raises becomes one line."""
    try:
        return call()
    except Exception as error:
        raise BotError(name, f"{type(error).__name__}: {error}") from error

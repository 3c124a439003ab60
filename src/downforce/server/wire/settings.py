"""What a table is asked to be: which game, how many seats, how patient."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, structs

from downforce.bots.registry import BOTS
from downforce.content import TRACKS
from downforce.learn import LESSONS, Lesson
from downforce.model.errors import DownforceError, OptionError, UnknownName
from downforce.rules.game import make_setup
from downforce.rules.options import MODES, Options, RaceFormat
from downforce.rules.state import Setup
from downforce.server.wire.errors import Refusal, RefusalError

ShortText = Annotated[str, Meta(max_length=100)]
DEFAULT_LEVEL = [*BOTS][len(BOTS) // 2]


class Clock(StrEnum):
    """How long a decision may take."""

    OFF = "off"
    RELAXED = "relaxed"
    FAST = "fast"
    HALF_DAY = "12h"
    DAY = "1d"
    TWO_DAYS = "2d"
    THREE_DAYS = "3d"
    WEEK = "7d"

    @property
    def limit(self) -> int | None:
        """In milliseconds; None is no limit."""
        return _LIMITS[self]

    @property
    def is_over_days(self) -> bool:
        """Whether players need not be there at the same time."""
        return self in _OVER_DAYS


_HOUR = 3_600_000
_OVER_DAYS = {
    Clock.HALF_DAY: 12 * _HOUR,
    Clock.DAY: 24 * _HOUR,
    Clock.TWO_DAYS: 48 * _HOUR,
    Clock.THREE_DAYS: 72 * _HOUR,
    Clock.WEEK: 168 * _HOUR,
}
_LIMITS: dict[Clock, int | None] = {Clock.OFF: None, Clock.RELAXED: 120_000, Clock.FAST: 30_000, **_OVER_DAYS}


class Missed(StrEnum):
    """What happens at a table over days when a turn is not played in time."""

    BOT = "bot"
    """A bot plays this turn, and after three in a row goes on until the person returns."""
    WAIT = "wait"
    """The table waits; the others may vote that a bot plays until the person returns."""


class Pace(StrEnum):
    """How long bots wait before they move, so that people can follow."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"
    INSTANT = "instant"

    @property
    def wait(self) -> int:
        """In milliseconds, before every decision of a bot."""
        return {Pace.CALM: 1600, Pace.NORMAL: 900, Pace.QUICK: 400, Pace.INSTANT: 0}[self]


class Advice(StrEnum):
    """Who may ask what Ace would do."""

    ALONE = "alone"
    """A person who plays with bots only."""
    ON = "on"
    OFF = "off"


class Settings(Struct, frozen=True, kw_only=True):
    """A table as its host wishes it. ``single`` sets single options, written as in game files."""

    # Defaults are written out: a stored table stays as it was when they change. Fields that a newer process
    # beside us has written are passed over.

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    track: ShortText = "marina-bay"
    second_track: ShortText | None = None
    mode: ShortText = "standard"
    edition: ShortText = "en"
    single: Annotated[dict[ShortText, ShortText], Meta(max_length=20)] = {}
    clock: Clock = Clock.OFF
    missed: Missed = Missed.BOT
    """At a table over days: what happens when a turn is not played in time."""
    pace: Pace = Pace.NORMAL
    patience: Annotated[int, Meta(ge=5, le=3600)] | None = 60
    """How many seconds a player may be away before a bot plays the seat; null is never."""
    stand_in: ShortText = DEFAULT_LEVEL
    """The level of the bot that plays for people who are away or gone."""
    advice: Advice = Advice.ALONE
    """Whether players may ask what Ace would do: always, never, or while no other person plays."""
    public: bool = False
    """Listed in the lobby; its finished game joins the open collection, without names."""
    lesson: ShortText = ""
    """The guided race that is raced here; its deal was prepared."""

    @property
    def guided(self) -> Lesson | None:
        """The lesson, if this is a guided race and we know it."""
        return LESSONS.get(self.lesson)

    @property
    def options(self) -> Options:
        """The rules that are played by."""
        words = [f"{name}={value}" for name, value in sorted(self.single.items())]
        return _options(" ".join([self.edition, self.mode, *words]))

    def setup(self) -> Setup:
        """The game's setup; raises ``RefusalError`` for one that cannot be played."""
        try:
            if self.mode not in MODES:
                raise UnknownName("mode", self.mode, MODES)
            if any(set(text) & set(" =") for pair in self.single.items() for text in pair):
                raise RefusalError(Refusal.BAD_SETTINGS)
            second = self.second_track if self.options.format is RaceFormat.WORLD_TOUR else None
            return make_setup(
                players=self.players,
                track=TRACKS[self.track],
                second_track=TRACKS[second] if second else None,
                options=self.options,
            )
        except OptionError as error:
            raise RefusalError(error.reason, error.detail) from None
        except DownforceError as error:
            raise RefusalError(Refusal.BAD_SETTINGS, str(error)) from None


@lru_cache(maxsize=256)  # every entry of a table asks for them
def _options(text: str) -> Options:
    return Options.parse(text)


class Wished(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same from a client, who is told of a field that we do not know."""


def checked(wished: Settings) -> Settings:
    """The settings to keep, if a game can be played by them now; a lesson decides about most of them."""
    wished = _of_lesson(wished)
    wished.setup()
    known_level(wished.stand_in)
    return Settings(**structs.asdict(wished))


def _of_lesson(wished: Settings) -> Settings:
    """The table of a lesson, with the edition and the pace that were wished for."""
    if not wished.lesson:
        return wished
    lesson = wished.guided
    if lesson is None:
        raise RefusalError(Refusal.BAD_SETTINGS, wished.lesson)
    return Settings(
        players=lesson.players,
        track=lesson.track,
        mode=lesson.mode,
        single=lesson.single,
        edition=wished.edition,
        pace=wished.pace,
        patience=None,  # whoever leaves comes back to the same question
        lesson=lesson.name,
    )


def known_level(level: str) -> str:
    """The level itself, if there is such a bot."""
    if level not in BOTS:
        raise RefusalError(Refusal.BAD_SETTINGS, level)
    return level

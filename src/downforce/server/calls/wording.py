"""What a call says, in a person's language: whose turn, where, with whom, until when. No cards, no money."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import Final, NamedTuple

from downforce.content import TRACKS
from downforce.i18n import Words, load
from downforce.i18n.languages import LANGUAGES
from downforce.server.live.calls import CallStage
from downforce.server.storage.calls import CalledRace
from downforce.server.table.clock import zone_of

LONGEST_NAME: Final = 40
_LINKS = re.compile(r"\S*(?:://|www\.|@|[^\s.]\.[^\W\d_]{2,})\S*", re.IGNORECASE)
"""What a mail program would make a link of."""


class Wording(NamedTuple):
    """A call in words."""

    title: str
    lines: tuple[str, ...]
    links: tuple[str, ...]
    """Where each race is; the first page, if there are none."""


def words_of(language: str) -> Words:
    """The words of a language; of English for one that we do not speak."""
    return load(language if language in LANGUAGES else "en")


def plain_name(name: str) -> str:
    """A name without what could be a link, a control character or a change of the direction of writing.

    >>> plain_name("Ann evil.example/x"), plain_name("Bo\\r\\nBcc: x@y.example")
    ('Ann', 'Bo Bcc:')
    """
    kept = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    return " ".join(_LINKS.sub(" ", kept).split())[:LONGEST_NAME] or "-"


def wording(races: tuple[CalledRace, ...], language: str, zone: str, origin: str, token: str = "") -> Wording:
    """A call about one race or several. ``token`` goes along with links of mails."""
    words = words_of(language)
    links = tuple(f"{origin}/t/{race.table}" + (f"#call={token}" if token else "") for race in races)
    if len(races) == 1:
        return Wording(_title(words, races[0]), _lines(words, races[0], zone), links)
    lines = tuple(_one_line(words, race, zone) for race in races)
    return Wording(words.text("call-several", count=len(races)), lines, links)


def test_wording(language: str, origin: str) -> Wording:
    """What a test says."""
    words = words_of(language)
    return Wording(words.text("call-test"), (words.text("call-test-about"),), (f"{origin}/calls",))


def _title(words: Words, race: CalledRace) -> str:
    track = _track(words, race)
    if race.is_invitation:
        return words.text("call-invitation", track=track)
    if race.stage is CallStage.CALL:
        return words.text("call-turn", track=track)
    return words.text("call-reminder", track=track)


def _lines(words: Words, race: CalledRace, zone: str) -> tuple[str, ...]:
    players = words.text("call-players", players=words.list(map(plain_name, race.names)))
    if race.until is None:
        return (players,)
    return words.text("call-until", when=when(words, race.until, zone)), players


def _one_line(words: Words, race: CalledRace, zone: str) -> str:
    lines = _lines(words, race, zone)
    return " · ".join([_title(words, race), *lines])


def _track(words: Words, race: CalledRace) -> str:
    track = TRACKS.get(race.track)
    return words.track(track, race.edition) if track is not None else race.track


def when(words: Words, at: int, zone: str) -> str:
    """A time on the person's clock.

    >>> when(load("en"), 1_800_000_000_000, "Europe/Lisbon")
    'Friday, January 15, 08:00'
    """
    from babel import Locale
    from babel.dates import format_datetime, format_skeleton

    locale = Locale.parse(words.language, sep="-")
    local = datetime.fromtimestamp(at / 1000, zone_of(zone))
    weekday = format_datetime(local, "EEEE", locale=locale)
    day = format_skeleton("MMMMd", local, locale=locale)
    comma = "" if words.language == "fr" else ","
    return f"{weekday}{comma} {day}, {local:%H:%M}"

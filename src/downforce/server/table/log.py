"""The entries of a table's log: everything that ever happened there, in order.

An entry is one row of the store. It holds what was decided and nothing that follows from it. Visitors stand
in it by their ids, and secrets as they are: an entry is never sent to a client, see ``views``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from downforce.server.wire.settings import Settings


class LogRow(Struct, kw_only=True, omit_defaults=True):
    """What all entries share."""


class Person(LogRow):
    """A person who sits at a table."""

    visitor: str
    name: str


class Opened(LogRow, tag="opened"):
    """The table was set up; a rematch brings its people and bots along, by seat."""

    settings: Settings
    host: str
    people: tuple[Person | None, ...] = ()
    bots: tuple[str | None, ...] = ()
    key: str = ""
    """Opens the finished game to those who have no seat, see ``wire/game_names.py``."""


class Changed(LogRow, tag="changed"):
    """The host wishes for another game."""

    settings: Settings


class Sat(LogRow, tag="sat"):
    """A person took a seat."""

    seat: int
    person: Person


class BotSat(LogRow, tag="bot-sat"):
    """A seat was given to a bot, or its bot another level."""

    seat: int
    level: str


class Stood(LogRow, tag="stood"):
    """A seat was given up, or with ``kicked`` taken away; in a running game a bot goes on with it."""

    seat: int
    kicked: bool = False


class Started(LogRow, tag="started"):
    """The seats are settled: a deal is made. These visitors contribute to its seed."""

    contributors: tuple[str, ...]
    secret: str
    prepared: str = ""
    """The seed that was chosen beforehand, at a guided race; then nobody contributes."""
    receipt: bool = False
    """Whether the game file has a receipt; older versions of the server wrote none."""


class Sealed(LogRow, tag="sealed"):
    """A contributor showed the hash of a nonce."""

    visitor: str
    commitment: str


class Shown(LogRow, tag="shown"):
    """A contributor showed the nonce; the last one makes the deal."""

    visitor: str
    nonce: str
    receipt: bool = False
    """As in ``Started``: a round that an older version began may be ended by a newer one."""


class Redealt(LogRow, tag="redealt"):
    """A contributor held a nonce back, or was gone: the round begins again without them."""

    contributors: tuple[str, ...]
    secret: str
    receipt: bool = False


class By(StrEnum):
    """Who played for a seat."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand-in"
    CLOCK = "clock"


class Played(LogRow, tag="played"):
    """A seat committed some actions, all at once."""

    seat: int
    actions: tuple[str, ...]
    by: By = By.PERSON
    advised: tuple[int, ...] = ()
    """The actions, counted from 0, that the seat had been advised."""


class Undone(LogRow, tag="undone"):
    """A seat took its last commit back, without asking."""

    seat: int
    revealed: bool = False
    """Something had been revealed, or others had acted: only against bots alone, and it is marked."""


class UndoAsked(LogRow, tag="undo-asked"):
    """A seat would like to take its last commit back."""

    seat: int
    everyone: bool = False
    """All other people have to agree; older versions passed over those who were away."""


class UndoAnswered(LogRow, tag="undo-answered"):
    """A seat agreed or not; the last one needed to agree makes it happen."""

    seat: int
    agree: bool


class Paused(LogRow, tag="paused"):
    """The host stopped the game for a while."""


class Resumed(LogRow, tag="resumed"):
    """The game goes on."""


class TakenOver(LogRow, tag="taken-over"):
    """A bot plays for a person who is away."""

    seat: int


class HandedBack(LogRow, tag="handed-back"):
    """The person is back."""

    seat: int


class Voted(LogRow, tag="voted"):
    """At a table over days: a seat wants a bot to play for another whose time is out."""

    seat: int
    target: int


class HostPassed(LogRow, tag="host-passed"):
    """The host is gone: another person at the table is host now."""

    seat: int


class Said(LogRow, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Reacted(LogRow, tag="reacted"):
    """A quick sign."""

    seat: int
    sign: str


class Muted(LogRow, tag="muted"):
    """The host does not let a seat talk, or does again."""

    seat: int
    muted: bool


class Rematched(LogRow, tag="rematched"):
    """The same people go on at another table."""

    table: str


Entry: TypeAlias = (
    Opened | Changed | Sat | BotSat | Stood | Started | Sealed | Shown | Redealt | Played | Undone | UndoAsked
    | UndoAnswered | Paused | Resumed | TakenOver | HandedBack | Voted | HostPassed | Said | Reacted | Muted
    | Rematched
)  # fmt: skip

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    """Reads what was stored, by this version or an earlier one."""
    return _decoder.decode(data)

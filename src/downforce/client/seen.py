"""What a client knows of a table: the fold over the messages it got. No sockets, no clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from downforce.client.errors import BadMessage
from downforce.rules.text import parse_view
from downforce.rules.text.write import FIELDS, HEAD
from downforce.rules.view import View
from downforce.server.wire import messages as p

S = TypeVar("S", bound=Struct)


class Gap(Exception):
    """An update is missing: fetch those after what we have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A table as the server has told of it so far; ``after`` takes the next message in."""

    seq: int = 0
    """The last entry of the table's log that we know."""
    look: int | None = None
    """The seat whose view this is; None is the public one."""
    yours: tuple[int, ...] = ()
    """The seats we have."""
    host: bool = False
    present: tuple[int, ...] = ()
    """The seats whose players are connected."""
    info: p.TableInfo | None = None
    """The table; None before the welcome."""
    sight: p.Sight | None = None
    """The game; None before the deal."""

    def after(self, message: p.ServerMessage) -> Seen:
        """What we know after a message; raises ``Gap`` if there must have been others before it."""
        match message:
            case p.Welcome():
                return Seen(
                    seq=message.seq,
                    look=message.look,
                    yours=tuple(message.yours),
                    host=message.host,
                    present=tuple(message.present),
                    info=message.info,
                    sight=message.view,
                )
            case p.Update():
                return self._updated(message)
            case p.Updates(updates=updates):
                seen = self
                for update in updates:
                    seen = seen._updated(update)
                return seen
            case p.Yours(seats=seats, host=host):
                return replace(self, yours=tuple(seats), host=host)
            case p.Present(seats=seats):
                return replace(self, present=tuple(seats))
        return self  # an answer, which speaks of a request, or whom a table over days waits for

    def _updated(self, update: p.Update) -> Seen:
        if update.seq <= self.seq:
            return self  # sent twice
        if self.info is None or update.seq != self.seq + 1:
            raise Gap
        return replace(
            self, seq=update.seq, info=_merged(self.info, update.info), sight=_sight(self.sight, update.view)
        )

    @property
    def status(self) -> str:
        """``open``, ``dealing``, ``running`` or ``over``; nothing before the welcome."""
        return self.info.status if self.info else ""

    @property
    def is_paused(self) -> bool:
        """Whether the host has stopped the game for a while."""
        return self.info is not None and self.info.paused

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts of the actions that the seat we look from may do now."""
        return tuple(choice.do for choice in self.sight.choices) if self.sight else ()

    @property
    def view(self) -> View | None:
        """The game as the engine knows it: what a ``Bot`` is given. Each call reads it again."""
        return parse_view(view_line(self.sight.line)) if self.sight else None

    @property
    def result(self) -> p.ResultInfo | None:
        """The end of the game."""
        return self.sight.result if self.sight else None

    @property
    def hash(self) -> str:
        """What the server answers to ``check`` if we see the game as it does."""
        return sha256(msgspec.json.encode(msgspec.to_builtins(self.sight), order="sorted")).hexdigest()


def view_line(fields: Mapping[str, str]) -> str:
    """The line of a view from its fields, as docs/notation.md has it.

    >>> view_line({"players": "3", "seat": "0"})
    'df1 seat=0 players=3'
    """
    return " ".join([HEAD, *(f"{key}={fields[key]}" for key in FIELDS if key in fields)])


def _merged(old: S, changes: Mapping[str, Any]) -> S:
    return _converted({**msgspec.to_builtins(old), **changes}, type(old)) if changes else old


def _sight(old: p.Sight | None, changes: Mapping[str, Any]) -> p.Sight | None:
    if old is None:
        return _converted(changes, p.Sight) if changes else None
    if "line" in changes:
        line = {**old.line, **changes["line"]}
        changes = {**changes, "line": {key: value for key, value in line.items() if value is not None}}
    return _merged(old, changes)


def _converted(data: Mapping[str, Any], kind: type[S]) -> S:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from None


# --- reading --------------------------------------------------------------------------------------


class _Kind(Struct):
    t: str


_decoder: msgspec.json.Decoder[p.ServerMessage] = msgspec.json.Decoder(p.ServerMessage)
_KINDS = {kind.__struct_config__.tag for kind in get_args(p.ServerMessage)}


def read_message(text: str | bytes) -> p.ServerMessage | None:
    """A message of the server; None for a kind that only newer clients know."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        if _kind(text) not in _KINDS:
            return None
        raise BadMessage(str(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(str(error)) from None


def _kind(text: str | bytes) -> str:
    try:
        return msgspec.json.decode(text, type=_Kind).t
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from None

"""Webhooks: JSON that is signed, and the forms that chat services understand."""

from __future__ import annotations

import hmac
import json
import re
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from downforce.server.calls.wording import Wording
from downforce.server.live.calls import CallStage
from downforce.server.storage.calls import CalledRace

SIGNATURE: Final = "x-downforce-signature"
"""``t=SECONDS,v1=HEX``: the HMAC-SHA256 of the seconds, a dot, and the body."""


class Form(StrEnum):
    """How a webhook wants to be told."""

    JSON = "json"
    DISCORD = "discord"
    SLACK = "slack"
    """Also Mattermost, Rocket.Chat and others that take its form."""


class Hook(Struct, frozen=True, kw_only=True):
    """A webhook of a person."""

    url: str
    form: Form = Form.JSON
    secret: str = ""
    """What JSON is signed with."""
    origin: str = ""
    """The address of this server, for links."""


def body_of(hook: Hook, wording: Wording, races: tuple[CalledRace, ...], kind: str) -> bytes:
    """What a webhook is sent."""
    match hook.form:
        case Form.DISCORD:
            lines = [_bold(_discord(wording.title)), *map(_discord, wording.lines), *wording.links]
            told: dict[str, Any] = {"content": "\n".join(lines)[:1900], "allowed_mentions": {"parse": []}}
            told["flags"] = 4  # no previews of links
        case Form.SLACK:
            lines = [_slack(wording.title), *map(_slack, wording.lines), *wording.links]
            told = {"text": "\n".join(lines)[:3000], "link_names": False, "unfurl_links": False}
        case Form.JSON:
            told = {
                "kind": kind,
                "title": wording.title,
                "text": "\n".join([*wording.lines, *wording.links]),
                "races": [_race(hook, race) for race in races],
            }
    return json.dumps(told, ensure_ascii=False).encode()


def _race(hook: Hook, race: CalledRace) -> dict[str, Any]:
    return {
        "kind": "invitation" if race.is_invitation else "reminder" if race.stage > CallStage.CALL else "turn",
        "table": race.table,
        "turn": race.turn,
        "url": f"{hook.origin}/t/{race.table}",
        "track": race.track,
        "players": [*race.names],
        "until": race.until,
    }


def signature(secret: str, seconds: int, body: bytes) -> str:
    """What proves that a body comes from here, and when it was sent."""
    made = hmac.new(secret.encode(), f"{seconds}.".encode() + body, sha256).hexdigest()
    return f"t={seconds},v1={made}"


def headers(hook: Hook, body: bytes, seconds: int) -> dict[str, str]:
    """The headers of a request; chat services need no signature, as their address is the secret."""
    signed = {SIGNATURE: signature(hook.secret, seconds, body)} if hook.form is Form.JSON else {}
    return {"content-type": "application/json", **signed}


def _quiet(text: str) -> str:
    """Without mentions: nothing follows an @ or a # directly."""
    return re.sub(r"([@#])", "\\1\u200b", text)


def _discord(text: str) -> str:
    return re.sub(r"([\\*_~`|>\[\]()<])", r"\\\1", _quiet(text))


def _bold(text: str) -> str:
    return f"**{text}**"


def _slack(text: str) -> str:
    """Its three signs; names lose those that make text bold or code."""
    plain = _quiet(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"[*_~`|]", " ", plain)

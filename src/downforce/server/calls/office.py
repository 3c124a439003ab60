"""Sends a letter on its way, and says how that went: one place that knows all three ways."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import msgspec

from downforce.server.calls import hook, mail, push, wording
from downforce.server.calls.hook import Hook
from downforce.server.calls.mail import Letterhead, Mailbox, MailServer, MailTrouble
from downforce.server.calls.outward import Outward, OutwardAnswer, RefusedAddress, Unreachable
from downforce.server.calls.push import Device, Vapid
from downforce.server.calls.tokens import Purpose, token
from downforce.server.live.calls import Outcome, Way
from downforce.server.storage.calls import (
    Address,
    CalledRace,
    Closing,
    Outgoing,
    Report,
    hash_of,
)

logger = logging.getLogger(__name__)

GONE: Final = frozenset({404, 410})
"""What says that an address is not there any more."""
AGAIN: Final = frozenset({408, 425, 429})
LONGEST_TTL: Final = 24 * 3600
"""Seconds for which a push service keeps an invitation or a test."""
MAILS_AT_ONCE: Final = 4
SEVERAL: Final = "downforce-several"
KEY: Final = "calls_key"
VAPID: Final = "calls_vapid"


class CallKeys(Protocol):
    """Where keys are kept: the database, so that they move with it."""

    async def setting(self, name: str) -> bytes | None:
        """What was set under a name."""
        ...

    async def set_setting_once(self, name: str, value: bytes) -> bytes:
        """Sets what was not set before; returns what is set."""
        ...


@dataclass(kw_only=True)
class CallConfig:
    """What the host set for calls."""

    contact: str = ""
    """Where push services may write to: ``mailto:`` or ``https:``. Without it Web Push is not offered."""
    mail: MailServer | None = None
    hosts: frozenset[str] = frozenset()
    """Names that may be called although they are not public."""
    outward: Outward | None = None
    """For tests: another way out."""


@dataclass(kw_only=True)
class Office:
    """Sends letters."""

    key: bytes
    """What tokens of mails are made with."""
    outward: Outward
    vapid: Vapid | None = None
    mail: MailServer | None = None
    _mailing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAILS_AT_ONCE))

    @classmethod
    async def open(cls, keys: CallKeys, config: CallConfig) -> Office:
        """With the keys of the database; they are made at the first start."""
        key = await _kept(keys, KEY, lambda: secrets.token_bytes(32))
        vapid = None
        if push.is_installed():
            signing = await _kept(keys, VAPID, push.new_key)
            vapid = Vapid(signing, config.contact) if config.contact else None
        if vapid is None:
            why = "give --contact" if push.is_installed() else "install the extra calls"
            logger.info("web push is not offered: %s", why)
        outward = config.outward or Outward(allowed=config.hosts)
        return cls(key=key, outward=outward, vapid=vapid, mail=config.mail)

    # --- letters ----------------------------------------------------------------------------------

    async def send(self, outgoing: Outgoing, now: int) -> Report:
        """Sends a letter to all addresses of its way."""
        language, zone, races = outgoing.language, outgoing.zone, outgoing.items
        match outgoing.letter.way:
            case Way.PUSH:
                message = push_message(races, wording.wording(races, language, zone, ""))
                ends = min((race.until for race in races if race.until is not None), default=None)
                ttl = LONGEST_TTL if ends is None else max(60, (ends - now) // 1000)
                return await self._push(outgoing.addresses, message, now, ttl)
            case Way.HOOK:
                return await self._hook(outgoing, now)
            case Way.MAIL:
                return await self._mail_call(outgoing, now)

    async def close(self, closing: Closing, now: int) -> None:
        """Takes a call away from devices that show it, as its turn has passed."""
        tag = tag_of(closing.table, closing.turn)
        # Apple's devices would show a notification of their own; there the page closes it when it opens.
        devices = [one for one in closing.addresses if b"push.apple.com" not in one.data]
        message = {"kind": "close", "tag": tag, "title": "", "url": ""}
        await self._push(devices, message, now, 3600)

    async def test(
        self, way: Way, addresses: Sequence[Address], visitor: str, language: str, now: int
    ) -> Report:
        """Sends a test to addresses of a way."""
        match way:
            case Way.PUSH:
                said = wording.test_wording(language, "")
                message = {
                    "kind": "test",
                    "tag": "downforce-test",
                    "title": said.title,
                    "body": said.lines[0],
                }
                return await self._push(addresses, {**message, "url": "/calls"}, now, 600)
            case Way.HOOK:
                kept = msgspec.json.decode(addresses[0].data, type=Hook)
                said = wording.test_wording(language, kept.origin)
                return await self._post_hook(addresses[0], kept, hook.body_of(kept, said, (), "test"), now)
            case Way.MAIL:
                box = msgspec.json.decode(addresses[0].data, type=Mailbox)
                said = wording.test_wording(language, box.origin)
                stop = token(self.key, Purpose.STOP, mail_hash(visitor, box.address))
                return await self._mail(mail.call_mail(said, language, box, stop, ""), box.address, now)

    # --- web push ---------------------------------------------------------------------------------

    async def _push(
        self, addresses: Sequence[Address], message: Mapping[str, object], now: int, ttl: int
    ) -> Report:
        if self.vapid is None:
            return Report(Outcome.FAILED, "off")
        text = json.dumps(message, ensure_ascii=False).encode()
        tag = str(message["tag"])
        reports = await asyncio.gather(
            *(self._push_one(self.vapid, one, text, now, ttl, tag) for one in addresses)
        )
        return joined(reports)

    async def _push_one(
        self, vapid: Vapid, address: Address, text: bytes, now: int, ttl: int, tag: str
    ) -> Report:
        device = msgspec.json.decode(address.data, type=Device)
        sealed = push.encrypted(text, device)
        headers = push.headers(vapid, device, now // 1000, ttl=ttl, tag=tag)
        return await _reported(address, self.outward.post(device.endpoint, sealed, headers))

    # --- webhooks ---------------------------------------------------------------------------------

    async def _hook(self, outgoing: Outgoing, now: int) -> Report:
        address = outgoing.addresses[0]
        kept = msgspec.json.decode(address.data, type=Hook)
        said = wording.wording(outgoing.items, outgoing.language, outgoing.zone, kept.origin)
        return await self._post_hook(address, kept, hook.body_of(kept, said, outgoing.items, "call"), now)

    async def _post_hook(self, address: Address, kept: Hook, body: bytes, now: int) -> Report:
        headers = hook.headers(kept, body, now // 1000)
        return await _reported(address, self.outward.post(kept.url, body, headers))

    # --- mail -------------------------------------------------------------------------------------

    async def _mail_call(self, outgoing: Outgoing, now: int) -> Report:
        box = msgspec.json.decode(outgoing.addresses[0].data, type=Mailbox)
        known = mail_hash(outgoing.visitor, box.address)
        said = wording.wording(
            outgoing.items, outgoing.language, outgoing.zone, box.origin, token(self.key, Purpose.CODE, known)
        )
        first = outgoing.letter.first
        mark = f"{first.table} {first.turn} {first.stage} {len(outgoing.items)}"
        stop = token(self.key, Purpose.STOP, known)
        return await self._mail(mail.call_mail(said, outgoing.language, box, stop, mark), box.address, now)

    async def confirm(self, box: Mailbox, visitor: str, language: str, now: int) -> Report:
        """Asks the owner of an address to confirm it."""
        confirm = token(self.key, Purpose.CONFIRM, mail_hash(visitor, box.address))
        never = token(self.key, Purpose.NEVER, hash_of(Way.MAIL, box.address))
        return await self._mail(mail.confirmation(language, box, confirm, never), box.address, now)

    async def send_code(self, box: Mailbox, language: str, code: str, now: int) -> Report:
        """Mails a code for another device."""
        return await self._mail(mail.code_mail(language, code), box.address, now)

    async def _mail(self, head: Letterhead, to: str, now: int) -> Report:
        server = self.mail
        if server is None:
            return Report(Outcome.FAILED, "off")
        message = mail.mail(head, to, server, now)
        try:
            async with self._mailing:
                await asyncio.to_thread(server.send, message)
        except MailTrouble as trouble:
            return Report(Outcome.FAILED, trouble.reason, is_final=trouble.is_final)
        return Report(Outcome.SENT)


async def _kept(keys: CallKeys, name: str, make: Callable[[], bytes]) -> bytes:
    return await keys.setting(name) or await keys.set_setting_once(name, make())


def mail_hash(visitor: str, address: str) -> str:
    """What a person's mail address is known by."""
    return hash_of(Way.MAIL, own_name(visitor, address))


def own_name(visitor: str, address: str) -> str:
    """The name of an address that several people may have, such as the mailbox of a couple."""
    return f"{visitor}\n{address}"


def tag_of(table: str, turn: int) -> str:
    """What a device knows a turn by: it shows one notification for each tag."""
    return f"turn-{table}-{turn}"


def push_message(races: tuple[CalledRace, ...], said: wording.Wording) -> dict[str, object]:
    """What the worker of a page is told."""
    only = races[0] if len(races) == 1 else None
    message: dict[str, object] = {
        "kind": "call",
        "tag": tag_of(only.table, only.turn) if only else SEVERAL,
        "title": said.title,
        "body": "\n".join(said.lines)[:1000],
        "url": f"/t/{only.table}" if only else "/",
        "stage": int(only.stage) if only else 0,
        "races": [[race.table, race.turn] for race in races[:20]],
    }
    return message


class _Read(NamedTuple):
    """What an answer means."""

    outcome: Outcome
    reason: str = ""
    is_gone: bool = False
    is_final: bool = True
    wait: int = 0


def read_answer(answer: OutwardAnswer) -> _Read:
    """What an answer means for the call and its address."""
    if 200 <= answer.status < 300:
        return _Read(Outcome.SENT)
    if answer.status in GONE:
        return _Read(Outcome.FAILED, "gone", is_gone=True)
    if answer.status in AGAIN or answer.status >= 500:
        wait = answer.headers.get("retry-after", "")
        seconds = int(wait) if wait.isascii() and wait.isdecimal() and len(wait) < 7 else 0
        return _Read(Outcome.FAILED, "busy", is_final=False, wait=seconds * 1000)
    if 300 <= answer.status < 400:
        return _Read(Outcome.FAILED, "redirect")
    return _Read(Outcome.FAILED, "rejected")


async def _reported(address: Address, asking: Awaitable[OutwardAnswer]) -> Report:
    try:
        read = read_answer(await asking)
    except RefusedAddress:
        return Report(Outcome.FAILED, "forbidden")
    except Unreachable as error:
        return Report(Outcome.FAILED, error.reason, is_final=False)
    reached = (address.key,) if read.outcome is Outcome.SENT else ()
    gone = (address.key,) if read.is_gone else ()
    return Report(read.outcome, read.reason, reached, gone, read.is_final, read.wait)


def joined(reports: Sequence[Report]) -> Report:
    """How all devices of a person fared: it is tried again if that may help one of them."""
    reached = tuple(key for one in reports for key in one.reached)
    gone = tuple(key for one in reports for key in one.gone)
    failed = [one for one in reports if one.outcome is Outcome.FAILED]
    again = [one for one in failed if not one.is_final]
    if again:
        wait = max(one.wait for one in again)
        return Report(Outcome.FAILED, again[0].reason, reached, gone, is_final=False, wait=wait)
    if reached or not failed:
        return Report(Outcome.SENT, "", reached, gone)
    return Report(Outcome.FAILED, failed[0].reason, reached, gone)

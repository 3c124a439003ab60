"""Mail by the host's own server: plain text and a sober HTML part, with TLS or not at all."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime as mail_date
from email.utils import parseaddr
from hashlib import sha256
from html import escape
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from downforce.server.calls.wording import Wording, words_of

TIMEOUT: Final = 20.0
"""Seconds for each step of a delivery."""
LONGEST_ADDRESS: Final = 254
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class BadMailServer(ValueError):
    """The option ``--mail`` cannot be read."""


class MailTrouble(Exception):
    """A mail was not taken. ``is_final`` if another try is of no use."""

    def __init__(self, reason: str, *, is_final: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_final = is_final


class Mailbox(Struct, frozen=True, kw_only=True):
    """Where a person gets mail."""

    address: str
    origin: str
    """The address of this server, for links."""


class MailLink(NamedTuple):
    """A link of a mail, and what it says."""

    text: str
    url: str


class Letterhead(NamedTuple):
    """What a mail is made of."""

    language: str
    subject: str
    lines: tuple[str, ...]
    links: tuple[MailLink, ...] = ()
    small: tuple[str, ...] = ()
    """Below the line."""
    small_link: MailLink | None = None
    stop: str = ""
    """Where one POST ends mails of this kind (RFC 8058)."""
    mark: str = ""
    """What makes two mails the same: sent again, it has the same id."""


def is_address(text: str) -> bool:
    """Whether this is a mail address that we send to; never one with a line break or a second address."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class MailServer:
    """The host's mail server."""

    host: str
    port: int
    is_tls: bool
    """TLS from the beginning; else it is begun by STARTTLS, and nothing is sent without."""
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    context: ssl.SSLContext | None = field(default=None, repr=False)

    @classmethod
    def parse(cls, url: str, *, sender: str = "", password: str = "") -> MailServer:
        """Reads ``smtp://user@host:587`` or ``smtps://user@host``; raises ``BadMailServer``."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadMailServer("address") from None
        user = unquote(parts.username or "")
        if parts.scheme not in ("smtp", "smtps") or not host or parts.path.strip("/") or parts.query:
            raise BadMailServer("address")
        if parts.password:
            raise BadMailServer("password")
        sender = sender or (user if is_address(user) else f"downforce@{host}")
        if not is_address(parseaddr(sender)[1]):
            raise BadMailServer("sender")
        is_tls = parts.scheme == "smtps"
        return cls(host, port or (465 if is_tls else 587), is_tls, sender, user, password)

    def send(self, message: EmailMessage) -> None:
        """Delivers a mail; takes seconds, so it runs in a thread. Raises ``MailTrouble``."""
        try:
            self._deliver(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise MailTrouble("mail-refused", is_final=all(code >= 500 for code in codes)) from None
        except smtplib.SMTPAuthenticationError:
            raise MailTrouble("mail-login", is_final=False) from None
        except smtplib.SMTPResponseException as error:
            raise MailTrouble("mail-refused", is_final=error.smtp_code >= 550) from None
        except (smtplib.SMTPException, ssl.SSLError):
            raise MailTrouble("mail-tls", is_final=False) from None
        except OSError:
            raise MailTrouble("mail-unreachable", is_final=False) from None

    def _deliver(self, message: EmailMessage) -> None:
        context = self.context or ssl.create_default_context()
        if self.is_tls:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context) as server:
                self._log_in_and_send(server, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=TIMEOUT) as server:
            server.starttls(context=context)  # raises where the server has none
            self._log_in_and_send(server, message)

    def _log_in_and_send(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user and self.password:
            server.login(self.user, self.password)
        server.send_message(message)


def mail(head: Letterhead, to: str, server: MailServer, now: int) -> EmailMessage:
    """A mail; ``now`` in milliseconds. Raises ``ValueError`` for a header with a line break."""
    if not is_address(to):
        raise ValueError("not an address")
    message = EmailMessage(policy=SMTP)
    message["From"] = server.sender if "<" in server.sender else f"Downforce <{server.sender}>"
    message["To"] = to
    message["Subject"] = head.subject
    message["Date"] = mail_date(datetime.fromtimestamp(now / 1000, UTC))
    domain = parseaddr(server.sender)[1].rpartition("@")[2]
    made = sha256(f"{head.mark or now}\n{to}".encode()).hexdigest()[:32]
    message["Message-ID"] = f"<{made}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["X-Auto-Response-Suppress"] = "All"
    if head.stop:
        message["List-Unsubscribe"] = f"<{head.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_plain(head))
    message.add_alternative(_html(head), subtype="html")
    message["Content-Language"] = head.language
    return message


def _plain(head: Letterhead) -> str:
    parts = [*head.lines]
    for link in head.links:
        parts += ["", f"{link.text}:", link.url]
    small = [*head.small, *([head.small_link.url] if head.small_link else [])]
    return "\n".join([*parts, "", "-- ", *small, ""])


def _html(head: Letterhead) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in head.lines)
    links = "".join(
        '<p><a style="display:inline-block;padding:10px 16px;background:#1b2540;color:#fbf6ea;'
        f'text-decoration:none;font-weight:bold" href="{escape(link.url)}">{escape(link.text)}</a></p>'
        for link in head.links
    )
    small = "".join(f"{escape(line)} " for line in head.small)
    if head.small_link is not None:
        link = head.small_link
        small += f'<a style="color:#555" href="{escape(link.url)}">{escape(link.text)}</a>'
    return (
        f'<!doctype html><html lang="{head.language}"><meta charset="utf-8">'
        '<body style="margin:0;padding:24px;background:#fff;color:#1b2540;font:16px/1.5 sans-serif">'
        f'<div style="max-width:480px"><h1 style="font-size:20px;margin:0 0 12px">{escape(head.subject)}</h1>'
        f'{lines}{links}<p style="margin-top:32px;border-top:1px solid #ccc;padding-top:12px;color:#555;'
        f'font-size:13px">{small}</p></div></body></html>'
    )


def call_mail(wording: Wording, language: str, box: Mailbox, stop: str, mark: str) -> Letterhead:
    """A call as a mail. ``stop`` is the token that ends these mails."""
    words = words_of(language)
    ends = MailLink(words.text("call-mail-stop"), f"{box.origin}/calls#stop={stop}")
    return Letterhead(
        language=language,
        subject=wording.title,
        lines=wording.lines,
        links=tuple(MailLink(words.text("call-open"), url) for url in wording.links),
        small=(words.text("call-mail-why"),),
        small_link=ends,
        stop=f"{box.origin}/calls/stop/{stop}",
        mark=mark,
    )


def confirmation(language: str, box: Mailbox, confirm: str, never: str) -> Letterhead:
    """Asks the owner of an address whether they wish for calls there."""
    words = words_of(language)
    return Letterhead(
        language=language,
        subject=words.text("call-confirm"),
        lines=(words.text("call-confirm-about"),),
        links=(MailLink(words.text("call-confirm"), f"{box.origin}/calls#confirm={confirm}"),),
        small=(words.text("call-confirm-not"),),
        small_link=MailLink(words.text("call-mail-stop"), f"{box.origin}/calls#never={never}"),
    )


def code_mail(language: str, code: str) -> Letterhead:
    """A code for another device."""
    words = words_of(language)
    return Letterhead(
        language=language,
        subject=words.text("call-code", code=code),
        lines=(words.text("call-code-about"),),
    )

"""Mail with a real mail server: what arrives, in five languages, and what never does."""

from __future__ import annotations

import asyncio
import email
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from html import escape
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

from downforce.i18n.languages import LANGUAGES
from downforce.server.calls.mail import (
    BadMailServer,
    Letterhead,
    Mailbox,
    MailServer,
    MailTrouble,
    code_mail,
    is_address,
    mail,
)
from downforce.server.calls.office import Office, mail_hash
from downforce.server.calls.outward import Outward
from downforce.server.calls.tokens import Purpose, subject_of, token
from downforce.server.calls.wording import words_of
from downforce.server.live.calls import Outcome, Way
from downforce.server.storage.calls import hash_of
from tests.server.receivers import client_context, server_context
from tests.server.test_calls_ways import NOW, outgoing, race

KEY = b"k" * 32
ORIGIN = "https://downforce.example"
BOX = Mailbox(address="ann@post.example", origin=ORIGIN)


@dataclass
class Inbox:
    """What a mail server was given."""

    server: MailServer
    mails: list[EmailMessage] = field(default_factory=list)
    answer: str = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, to: str, options: Any) -> str:  # noqa: N802
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"


def authenticated(server: Any, session: Any, envelope: Any, mechanism: str, login: Any) -> AuthResult:
    is_right = isinstance(login, LoginPassword) and login == LoginPassword(b"races@host.example", b"word")
    return AuthResult(success=is_right, handled=is_right)


@contextmanager
def mail_server(*, password: str = "word", has_tls: bool = True) -> Iterator[Inbox]:
    own = MailServer.parse("smtp://races%40host.example@localhost:1", password=password)
    inbox = Inbox(own)
    tls: dict[str, Any] = {}
    if has_tls:
        tls = {"tls_context": server_context(), "require_starttls": True, "auth_required": True}
    loop = asyncio.new_event_loop()

    async def begin() -> asyncio.Server:
        def protocol() -> SMTP:
            return SMTP(inbox, hostname="localhost", authenticator=authenticated, loop=loop, **tls)

        return await loop.create_server(protocol, "127.0.0.1", 0)

    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(begin(), loop).result(10)
    port = server.sockets[0].getsockname()[1]
    inbox.server = MailServer("localhost", port, False, own.sender, own.user, own.password, client_context())
    try:
        yield inbox
    finally:
        asyncio.run_coroutine_threadsafe(end(server), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def end(server: asyncio.Server) -> None:
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


def office(inbox: Inbox) -> Office:
    return Office(key=KEY, outward=Outward(), mail=inbox.server)


def parts(message: EmailMessage) -> tuple[str, str]:
    """The text and the HTML of a mail."""
    plain, html = message.get_body(("plain",)), message.get_body(("html",))
    assert isinstance(plain, EmailMessage)
    assert isinstance(html, EmailMessage)
    return plain.get_content(), html.get_content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_a_mail_in_the_language_of_the_person(language: str) -> None:
    with mail_server() as inbox:
        given = outgoing(Way.MAIL, BOX, language=language)
        assert asyncio.run(office(inbox).send(given, NOW)).outcome is Outcome.SENT
        (message,) = inbox.mails
    words = words_of(language)
    assert message["subject"] == words.text("call-turn", track="Marina Bay")
    assert message["to"] == "ann@post.example"
    assert message["content-language"] == language
    assert message["auto-submitted"] == "auto-generated"
    code = token(KEY, Purpose.CODE, mail_hash("v0", BOX.address))
    for text in parts(message):
        assert f"{ORIGIN}/t/table0#call={code}" in text
        assert "Ann" in text
        assert "09:00" in text
        assert f"{ORIGIN}/calls#stop=" in text
    assert escape(words.text("call-mail-stop")) in parts(message)[1]
    assert "<script" not in parts(message)[1]
    assert "<img" not in parts(message)[1]  # nothing that is loaded when it is opened


def test_one_post_ends_it_as_rfc_8058_says_and_its_token_can_do_nothing_else() -> None:
    with mail_server() as inbox:
        asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX), NOW))
        (message,) = inbox.mails
    assert message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    url = message["list-unsubscribe"].strip("<>")
    assert url.startswith(f"{ORIGIN}/calls/stop/")
    stop = url.rpartition("/")[2]
    for purpose in Purpose:
        found = subject_of(KEY, purpose, stop)
        assert found == (mail_hash("v0", BOX.address) if purpose is Purpose.STOP else "")
    assert subject_of(KEY, Purpose.STOP, stop[:-1] + ("A" if stop[-1] != "A" else "B")) == ""
    assert subject_of(b"x" * 32, Purpose.STOP, stop) == ""
    assert subject_of(KEY, Purpose.STOP, "é.é") == ""


def test_the_same_call_has_the_same_id_and_another_one_has_not() -> None:
    with mail_server() as inbox:
        for turn in (1, 1, 2):
            asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX, race(turn=turn)), NOW + turn))
    ids = [message["message-id"] for message in inbox.mails]
    assert ids[0] == ids[1] != ids[2]


def test_names_in_a_mail_lose_what_looks_like_a_link() -> None:
    names = ("Ann evil.example/x", "http://evil.example", "<b>Bo</b>", "Cy\r\nBcc: d@evil.example")
    with mail_server() as inbox:
        asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX, race(0, *names)), NOW))
        (message,) = inbox.mails
    plain, html = parts(message)
    for text in (plain, html):
        assert "evil" not in text
    assert "<b>" not in html
    assert message["bcc"] is None
    assert message["to"] == "ann@post.example"


def test_a_confirmation_changes_nothing_by_being_read() -> None:
    with mail_server() as inbox:
        report = asyncio.run(office(inbox).confirm(BOX, "v0", "pt-PT", NOW))
        assert report.outcome is Outcome.SENT
        (message,) = inbox.mails
    confirm = token(KEY, Purpose.CONFIRM, mail_hash("v0", BOX.address))
    never = token(KEY, Purpose.NEVER, hash_of(Way.MAIL, BOX.address))
    for text in parts(message):  # what follows # is sent to no server: a button of the page sends it
        assert f"{ORIGIN}/calls#confirm={confirm}" in text
        assert f"{ORIGIN}/calls#never={never}" in text
    assert message["list-unsubscribe"] is None


@pytest.mark.parametrize(
    "address",
    ["", "ann", "@b.example", "a@b", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example",
     "a b@c.example",
     "<a@b.example>", "a@b..example", "a@-b.example", ".a@b.example", "a@b.example\n", "a@[127.0.0.1]",
     "ä@b.example", '"a"@b.example', "a@b.example " + "x" * 300],
)  # fmt: skip
def test_what_is_no_address_gets_no_mail(address: str) -> None:
    assert not is_address(address)
    server = MailServer.parse("smtp://races%40host.example@localhost")
    with pytest.raises(ValueError, match="not an address"):
        mail(code_mail("en", "ABC"), address, server, NOW)


def test_no_header_takes_a_line_break() -> None:
    server = MailServer.parse("smtp://races%40host.example@localhost")
    with pytest.raises(ValueError, match="linefeed"):
        mail(Letterhead(language="en", subject="a\r\nBcc: b@c.example", lines=()), BOX.address, server, NOW)


def test_without_tls_nothing_is_sent() -> None:
    with mail_server(has_tls=False) as inbox:
        report = asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX), NOW))
        assert (report.outcome, report.reason, report.is_final) == (Outcome.FAILED, "mail-tls", False)
        assert inbox.mails == []


def test_a_certificate_that_is_not_trusted_ends_it() -> None:
    with mail_server() as inbox:
        given = inbox.server
        stranger = MailServer(
            given.host, given.port, False, given.sender, given.user, given.password,
            ssl.create_default_context(),
        )  # fmt: skip
        with pytest.raises(MailTrouble, match="mail-tls"):
            stranger.send(mail(code_mail("en", "ABC"), BOX.address, stranger, NOW))
        assert inbox.mails == []


def test_what_the_server_answers_decides_about_another_try() -> None:
    with mail_server(password="wrong") as inbox:
        report = asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX), NOW))
        assert (report.reason, report.is_final) == ("mail-login", False)
    with mail_server() as inbox:
        inbox.answer = "450 later"
        report = asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX), NOW))
        assert (report.reason, report.is_final) == ("mail-refused", False)
        inbox.answer = "550 no such mailbox"
        report = asyncio.run(office(inbox).send(outgoing(Way.MAIL, BOX), NOW))
        assert (report.reason, report.is_final) == ("mail-refused", True)
    gone = MailServer("localhost", 1, False, "races@host.example")
    with pytest.raises(MailTrouble, match="mail-unreachable"):
        gone.send(mail(code_mail("en", "ABC"), BOX.address, gone, NOW))


@pytest.mark.parametrize(
    ("url", "why"),
    [("http://host", "address"), ("smtp://", "address"), ("smtp://host:x", "address"),
     ("smtp://host/x", "address"),
     ("smtp://user:word@host", "password"), ("host", "address")],
)  # fmt: skip
def test_a_mail_server_that_cannot_be_read(url: str, why: str) -> None:
    with pytest.raises(BadMailServer, match=why):
        MailServer.parse(url)


def test_a_mail_server_is_read_from_its_address() -> None:
    server = MailServer.parse("smtps://races%40host.example@post.host.example", password="word")
    assert (server.host, server.port, server.is_tls) == ("post.host.example", 465, True)
    assert server.sender == "races@host.example"
    assert MailServer.parse("smtp://u@h.example", sender="Club <a@b.example>").sender == "Club <a@b.example>"
    assert "word" not in repr(server)
    with pytest.raises(BadMailServer, match="sender"):
        MailServer.parse("smtp://u@h.example", sender="nobody")

"""The three ways of a call, with real parts: what a browser, a mailbox and a webhook get."""

from __future__ import annotations

import asyncio
import hmac
import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import load_der_private_key

from downforce.server.calls import push
from downforce.server.calls.hook import SIGNATURE, Form, Hook
from downforce.server.calls.office import SEVERAL, Office
from downforce.server.calls.push import Device, Vapid, b64, new_key, unb64
from downforce.server.calls.wording import plain_name
from downforce.server.live.calls import Callee, CallStage, Letter, OutboxRow, Outcome, Way
from downforce.server.storage.calls import Address, CalledRace, Closing, Outgoing
from tests.server.receivers import Browser, Receiver, receiver

NOW = 1_800_000_000_000
CONTACT = "mailto:host@downforce.example"


def race(n: int = 0, *names: str, **more: Any) -> CalledRace:
    given: dict[str, Any] = {
        "table": f"table{n}",
        "turn": NOW - 20_000,
        "stage": CallStage.CALL,
        "is_invitation": False,
        "track": "marina-bay",
        "edition": "en",
        "names": names or ("Ann", "Bo"),
        "until": NOW + 3_600_000,
    }
    return CalledRace(**{**given, **more})


def outgoing(way: Way, data: Any, *races: CalledRace, language: str = "en") -> Outgoing:
    races = races or (race(),)
    rows = tuple(OutboxRow(one.table, one.turn, way, stage=one.stage) for one in races)
    addresses = tuple(
        Address(n, way, msgspec.json.encode(one))
        for n, one in enumerate(data if isinstance(data, list) else [data])
    )
    return Outgoing("v0", language, "Europe/Lisbon", Letter(way, rows), races, addresses, Callee(), {})


def office(it: Receiver, key: bytes = b"") -> Office:
    return Office(key=b"k" * 32, outward=it.outward(), vapid=Vapid(key or new_key(), CONTACT))


def post(test: Any) -> None:
    async def main() -> None:
        async with receiver() as it:
            await test(it)

    asyncio.run(main())


# --- web push -------------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    device = Device(
        endpoint="https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = push.encrypted_with(
        b"When I grow up, I want to be a watermelon",
        device,
        ec.derive_private_key(number, ec.SECP256R1()),
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        padding=0,
    )
    assert b64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_what_it_is_sent_and_knows_who_sent_it() -> None:
    async def test(it: Receiver) -> None:
        browser, key = Browser(), new_key()
        report = await office(it, key).send(outgoing(Way.PUSH, browser.device), NOW)
        assert (report.outcome, report.reached) == (Outcome.SENT, (0,))
        (got,) = it.requests
        message = json.loads(browser.read(got.body))
        assert message == {
            "kind": "call",
            "tag": f"turn-table0-{NOW - 20_000}",
            "title": "Your turn: Marina Bay",
            "body": "Until Friday, January 15, 09:00\nAnn and Bo",
            "url": "/t/table0",
            "stage": 0,
            "races": [["table0", NOW - 20_000]],
        }
        assert got.headers["content-encoding"] == "aes128gcm"
        assert got.headers["ttl"] == "3600"
        assert 20 <= len(got.headers["topic"]) <= 32
        check_vapid(got.headers["authorization"], key)

    post(test)


def check_vapid(header: str, key: bytes) -> None:
    """As a push service checks it: the signature, for whom, until when, and whom to write to."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    signed, _, made = parts["t"].rpartition(".")
    r, s = unb64(made)[:32], unb64(made)[32:]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))  # raises if it is another's
    own = load_der_private_key(key, None)
    assert isinstance(own, ec.EllipticCurvePrivateKey)
    assert own.public_key().public_numbers() == point.public_numbers()
    head, claims = (json.loads(unb64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example.com"
    assert claims["sub"] == CONTACT
    assert 0 < claims["exp"] - NOW // 1000 <= 24 * 3600


def test_lengths_say_little_and_a_long_message_is_cut_to_fit() -> None:
    device = Browser().device
    lengths = {len(push.encrypted(b"x" * n, device)) for n in range(100, 400)}
    assert len(lengths) == 1
    assert max(len(push.encrypted(b"x" * n, device)) for n in (push.LONGEST, 3500)) <= 4096
    with pytest.raises(ValueError, match="too long"):
        push.encrypted(b"x" * (push.LONGEST + 1), device)


def test_twenty_races_with_long_names_fit_into_one_message() -> None:
    async def test(it: Receiver) -> None:
        browser = Browser()
        races = [race(n, *["Ünïcödé" * 8] * 6, table=f"{n:022d}") for n in range(60)]
        report = await office(it).send(outgoing(Way.PUSH, browser.device, *races), NOW)
        assert report.outcome is Outcome.SENT
        message = json.loads(browser.read(it.requests[0].body))
        assert (message["tag"], message["url"]) == (SEVERAL, "/")
        assert message["title"] == "60 races wait for you"

    post(test)


def test_a_device_that_is_gone_is_named_and_the_others_count() -> None:
    async def test(it: Receiver) -> None:
        devices = [Browser(f"https://push.example.com/device/{n}").device for n in range(3)]
        status = {"/device/0": 201, "/device/1": 410, "/device/2": 503}
        it.answer = lambda got: (
            f"HTTP/1.1 {status[got.target]} x\r\nretry-after: 90\r\ncontent-length: 0\r\n\r\n".encode()
        )
        report = await office(it).send(outgoing(Way.PUSH, devices), NOW)
        assert report.reached == (0,)
        assert report.gone == (1,)
        assert (report.outcome, report.reason, report.is_final) == (Outcome.FAILED, "busy", False)
        assert report.wait == 90_000

    post(test)


def test_a_turn_that_passed_is_closed_but_not_on_devices_of_apple() -> None:
    async def test(it: Receiver) -> None:
        browser = Browser()
        apple = Browser("https://web.push.apple.com/x").device
        addresses = [
            Address(n, Way.PUSH, msgspec.json.encode(d)) for n, d in enumerate((browser.device, apple))
        ]
        await office(it).close(Closing("t", 5, tuple(addresses)), NOW)
        (got,) = it.requests
        assert json.loads(browser.read(got.body)) == {
            "kind": "close",
            "tag": "turn-t-5",
            "title": "",
            "url": "",
        }

    post(test)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", b64(bytes(16))), (b64(bytes(65)), b64(bytes(16))), (b64(b"\x04" + bytes(64)), b64(bytes(16)))],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whichever of them
        push.check_device(Device(endpoint="", p256dh=p256dh, auth=auth))
    good = Browser().device
    push.check_device(good)
    with pytest.raises(ValueError, match="auth"):
        push.check_device(Device(endpoint="", p256dh=good.p256dh, auth=b64(bytes(15))))


# --- webhooks -------------------------------------------------------------------------------------


def hook(form: Form = Form.JSON) -> Hook:
    return Hook(
        url="https://hook.example.com/x", form=form, secret="secret", origin="https://downforce.example"
    )


def test_json_is_signed_and_says_no_more_than_it_may() -> None:
    async def test(it: Receiver) -> None:
        assert (await office(it).send(outgoing(Way.HOOK, hook()), NOW)).outcome is Outcome.SENT
        (got,) = it.requests
        sent_at, made = (part.split("=")[1] for part in got.headers[SIGNATURE].split(","))
        expected = hmac.new(b"secret", f"{sent_at}.".encode() + got.body, sha256).hexdigest()
        assert hmac.compare_digest(made, expected)
        assert int(sent_at) == NOW // 1000
        told = json.loads(got.body)
        assert told.keys() == {"kind", "title", "text", "races"}
        assert told["races"] == [
            {
                "kind": "turn",
                "table": "table0",
                "turn": NOW - 20_000,
                "url": "https://downforce.example/t/table0",
                "track": "marina-bay",
                "players": ["Ann", "Bo"],
                "until": NOW + 3_600_000,
            }
        ]

    post(test)


NASTY = ("@everyone", "<!channel>", "<@U123>", "**bold** [x](y)", "`code`", "a&b", "https://evil.example/x")


@pytest.mark.parametrize("form", [Form.DISCORD, Form.SLACK])
def test_a_chat_service_mentions_no_one_whatever_a_player_is_called(form: Form) -> None:
    async def test(it: Receiver) -> None:
        await office(it).send(outgoing(Way.HOOK, hook(form), race(0, *NASTY)), NOW)
        told = json.loads(it.requests[0].body)
        text = told["content"] if form is Form.DISCORD else told["text"]
        assert "evil" not in text
        assert "@everyone" not in text
        assert "<!" not in text.replace("\\<", "")
        assert "<@" not in text
        assert "`code" not in text.replace("\\`", "")
        assert SIGNATURE not in it.requests[0].headers
        if form is Form.DISCORD:
            assert told["allowed_mentions"] == {"parse": []}
        else:
            assert told["link_names"] is False
        assert text.endswith("https://downforce.example/t/table0")

    post(test)


@pytest.mark.parametrize(
    ("status", "reason", "is_final"),
    [(404, "gone", True), (410, "gone", True), (302, "redirect", True), (403, "rejected", True),
     (429, "busy", False), (500, "busy", False)],
)  # fmt: skip
def test_what_an_answer_means(status: int, reason: str, is_final: bool) -> None:
    async def test(it: Receiver) -> None:
        it.answer = lambda _: f"HTTP/1.1 {status} x\r\ncontent-length: 0\r\n\r\n".encode()
        report = await office(it).send(outgoing(Way.HOOK, hook()), NOW)
        assert (report.reason, report.is_final) == (reason, is_final)
        assert report.gone == ((0,) if reason == "gone" else ())

    post(test)


def test_names_lose_links_and_control_characters() -> None:
    for name in ("www.evil.example", "http://x", "a@b.example", "evil.example/x", "x.co"):
        assert plain_name(name) == "-", name
    assert plain_name("Ann\u202e\r\nBcc") == "Ann Bcc"
    assert plain_name("Dr. Ann J. Lee") == "Dr. Ann J. Lee"
    assert len(plain_name("x" * 500)) == 40

"""The way out to addresses of strangers: it reaches public web servers, and nothing else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

import pytest

from downforce.server.calls.outward import (
    LONGEST_ANSWER,
    Outward,
    OutwardAnswer,
    RefusedAddress,
    Unreachable,
    checked_url,
    is_public,
)
from tests.server.receivers import PUBLIC, Receiver, receiver

URL = "https://hook.example.com/way?in=1"

HOSTILE_URLS = (
    "http://hook.example.com/",
    "ftp://hook.example.com/",
    "file:///etc/passwd",
    "gopher://hook.example.com/",
    "//hook.example.com/",
    "hook.example.com",
    "",
    "https://",
    "https:///path",
    "https://hook.example.com:80/",
    "https://hook.example.com:8443/",
    "https://hook.example.com:/",
    "https://hook.example.com:443x/",
    "https://hook.example.com:99999/",
    "https://user@hook.example.com/",
    "https://user:word@hook.example.com/",
    "https://hook.example.com@127.0.0.1/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://017700000001/",
    "https://0/",
    "https://8.8.8.8/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::]/",
    "https://[fe80::1%25eth0]/",
    "https://[2001:4860:4860::8888]/",
    "https://localhost/",
    "https://intranet/",
    "https://hook.example.com./",
    "https://.example.com/",
    "https://hook..example.com/",
    "https://hook.example.com#@127.0.0.1/",
    "https://hook.example.com/#fragment",
    "https://hook.example.com\\@127.0.0.1/",
    "https://hook.example.com/\r\nX: y",
    "https://hook.example.com/a b",
    "https://hook.example.com/\x00",
    "https://hook.exämple.com/",
    "https://hook。example。com/",
    "https://ⓛocalhost.example/",
    "https://hook.example.com/" + "a" * 1000,
    "https://hook_.example.1/",
    "https://1.2.3.4.5/",
    "https://-hook.example.com/",
    "https://" + "a" * 64 + ".example.com/",
    " https://hook.example.com/",
)

HOSTILE_ADDRESSES = (
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255",
    "192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.1",
    "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    "192.88.99.1", "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2002:808:808::1",
    "2001::1", "2001:0:808:808::1", "2001:db8::1", "3fff::1", "5f00::1", "100::1", "fc00::1", "fd12:3456::1",
    "fe80::1", "fe80::1%eth0", "febf::1", "fec0::1", "ff02::1", "ff0e::1", "fd00:ec2::254", "", "localhost",
    "2130706433", "0x7f000001",
)  # fmt: skip


def test_there_are_at_least_50_of_each() -> None:
    assert len({*HOSTILE_URLS}) >= 50
    assert len({*HOSTILE_ADDRESSES}) >= 50


@pytest.mark.parametrize("url", HOSTILE_URLS)
def test_a_hostile_url_is_refused_before_its_name_is_resolved(url: str) -> None:
    async def main() -> None:
        it = Receiver()
        with pytest.raises(RefusedAddress):
            await it.outward().post(url, b"{}", {})
        assert it.resolved == []
        assert it.dialled == []

    asyncio.run(main())


@pytest.mark.parametrize("address", HOSTILE_ADDRESSES)
def test_a_name_that_leads_to_a_hostile_address_is_refused(address: str) -> None:
    async def main() -> None:
        for addresses in ((address,), (PUBLIC, address)):  # one bad one among good ones is enough
            it = Receiver(addresses=addresses)
            with pytest.raises(RefusedAddress):
                await it.outward().post(URL, b"{}", {})
            assert it.dialled == []

    asyncio.run(main())


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2001:4860:4860::8888", "2606:4700:4700::1111"])
def test_a_public_address_is_one(address: str) -> None:
    assert is_public(address)


def out(test: object, **more: object) -> None:
    async def main() -> None:
        async with receiver() as it:
            await test(it)  # type: ignore[operator]

    asyncio.run(main())


def test_the_connection_goes_to_the_address_that_was_checked_with_tls_for_the_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "HTTP_PROXY"):
        monkeypatch.setitem(os.environ, name, "http://127.0.0.1:1")

    async def test(it: Receiver) -> None:
        answer = await it.outward().post(URL, b"body", {"content-type": "text/plain"})
        assert answer.status == 201
        assert it.dialled == [(PUBLIC, 443, "hook.example.com")]
        (got,) = it.requests
        assert (got.target, got.body, got.headers["host"]) == ("/way?in=1", b"body", "hook.example.com")

    out(test)


def test_a_name_that_leads_elsewhere_the_second_time_is_resolved_once() -> None:
    async def test(it: Receiver) -> None:
        found = iter([(PUBLIC,), ("127.0.0.1",)])

        async def resolve(host: str) -> Sequence[str]:
            return next(found)

        way = it.outward()
        way.resolve = resolve
        assert (await way.post(URL, b"", {})).status == 201
        assert [address for address, *_ in it.dialled] == [PUBLIC]
        with pytest.raises(RefusedAddress):
            await way.post(URL, b"", {})
        assert len(it.requests) == 1

    out(test)


def test_a_certificate_for_another_name_ends_it() -> None:
    async def test(it: Receiver) -> None:
        with pytest.raises(Unreachable, match="tls"):
            await it.outward().post("https://other.example.com/", b"", {})
        assert it.requests == []

    out(test)


def test_a_redirect_is_an_answer_like_any_other() -> None:
    async def test(it: Receiver) -> None:
        it.answer = lambda _: (
            b"HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\ncontent-length: 0\r\n\r\n"
        )
        assert (await it.outward().post(URL, b"", {})).status == 302
        assert len(it.dialled) == 1

    out(test)


ENDLESS = {
    "a body without end": b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 1_000_000,
    "chunks without end": b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    + b"4\r\nabcd\r\n" * 200_000,
    "a length that is a lie": b"HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\nabc",
}


@pytest.mark.parametrize("answer", ENDLESS.values(), ids=ENDLESS.keys())
def test_an_endless_answer_is_cut(answer: bytes) -> None:
    async def test(it: Receiver) -> None:
        it.answer = lambda _: answer
        got: OutwardAnswer = await it.outward().post(URL, b"", {})
        assert got.status == 200
        assert len(got.body) <= LONGEST_ANSWER

    out(test)


BROKEN = {
    "headers without end": b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 100_000,
    "no http": b"hello\r\n\r\n" * 100,
    "nothing": b"",
    "early answers without end": b"HTTP/1.1 103 Early Hints\r\n\r\n" * 10_000,
}


@pytest.mark.parametrize("answer", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_answer_is_none(answer: bytes) -> None:
    async def test(it: Receiver) -> None:
        it.answer = lambda _: answer
        with pytest.raises(Unreachable):
            await it.outward().post(URL, b"", {})

    out(test)


def test_a_server_that_says_nothing_is_not_waited_for() -> None:
    async def test(it: Receiver) -> None:
        class Silent(Exception):
            pass

        async def resolve(host: str) -> Sequence[str]:
            await asyncio.Event().wait()
            raise Silent

        way = it.outward(timeout=0.05)
        way.resolve = resolve
        with pytest.raises(Unreachable, match="too-slow"):
            await way.post(URL, b"", {})

    out(test)


def test_the_host_can_allow_a_name_of_the_own_network() -> None:
    async def test(it: Receiver) -> None:
        it.addresses = ("10.0.0.7",)
        named = it.outward(allowed=frozenset({"localhost:8443"}))
        assert (await named.post("https://localhost:8443/x", b"", {})).status == 201
        assert it.dialled == [("10.0.0.7", 8443, "localhost")]
        with pytest.raises(RefusedAddress):
            await named.post("https://localhost:8444/x", b"", {})
        with pytest.raises(RefusedAddress):
            await named.post(URL, b"", {})

    out(test)


def test_without_a_test_it_is_the_systems_own_way() -> None:
    way = Outward()
    assert way.context.check_hostname
    assert way.context.verify_mode.name == "CERT_REQUIRED"
    assert checked_url(URL).port == 443

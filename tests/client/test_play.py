"""Bots of other processes at a real server: over good lines and bad ones, and when they are not let in."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response
from websockets.protocol import State

import downforce as df
from downforce.cli.verify import check_game
from downforce.client import (
    BadMessage,
    Link,
    Lost,
    Pace,
    Player,
    RequestRefused,
    Settings,
    find_table,
    new_id,
    new_token,
    open_table,
    play,
    play_table,
    routes,
    sit_down,
)
from downforce.client.link import Delays
from downforce.i18n import load
from downforce.server.http.visitors import COOKIE
from downforce.server.live.lobby import CODE_LENGTH
from downforce.server.wire import messages as p
from tests.client.test_seen import welcomed
from tests.docs.blocks import ROOT
from tests.docs.test_pages import environment, folder_for_a_page
from tests.server.databases import sqlite_url
from tests.server.lossy import Fault, Line, lossy
from tests.server.running import Server, free_port

T = TypeVar("T")

INSTANT = Settings(players=2, pace=Pace.INSTANT)
CUTS: Line = {Fault.DELAY: 0.1, Fault.CUT: 0.015, Fault.SWALLOW: 0.005, Fault.HALF: 0.005}
HOLES: Line = {Fault.DELAY: 0.05, Fault.LOSE: 0.03, Fault.TWICE: 0.04, Fault.SWAP: 0.04, Fault.CUT: 0.005}
BAD = (Fault.CUT, Fault.SWALLOW, Fault.HALF, Fault.LOSE, Fault.SWAP)
ROOKIE = df.BOTS["rookie"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(sqlite_url(folder), folder)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture(scope="module")
def tokens(server: Server) -> list[str]:
    return [new_token(server.url) for _ in range(3)]


def within(seconds: float, work: Callable[[], Awaitable[T]]) -> T:
    async def main() -> T:
        return await asyncio.wait_for(work(), seconds)

    return asyncio.run(main())


def check_file(server: Server, table: str) -> None:
    """The stored game holds, its fair deal included."""
    file = httpx.get(f"{server.url}/api/games/{table}/file")
    check_game(file.content, load("en"))
    assert b"Nonces" in file.content
    assert b"Nonces: none" not in file.content


# --- whole games ----------------------------------------------------------------------------------


def test_a_custom_bot_plays_against_the_servers_bots(server: Server, tokens: list[str]) -> None:
    class Eager:
        """Counts its choices, and sees real views."""

        choices = 0

        def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
            self.choices += 1
            assert view.seat == 1
            assert view.legal == legal
            return max(view.choices, key=lambda choice: len(choice.path)).action

    bot = Eager()
    table = open_table(server.url, tokens[0], INSTANT, bots=["rookie", None])
    result = play_table(server.url, table, bot, token=tokens[0], name="Eager", starts=True, rng=Random(1))
    assert sorted(row.seat for row in result.rows) == [0, 1]
    assert bot.choices > 10
    check_file(server, table)


@pytest.mark.parametrize("line", [CUTS, HOLES], ids=["cuts", "holes"])
def test_a_game_over_a_bad_line_ends_with_the_servers_view(
    server: Server, tokens: list[str], line: Line
) -> None:
    table = open_table(server.url, tokens[0], INSTANT)

    async def one(proxy: str, number: int) -> tuple[str, p.ResultInfo]:
        async with Link(proxy, table, tokens[number], timeout=0.2) as link:
            seat = await sit_down(link, f"Player {number}")
            await link.look(seat)
            rng = Random(f"{number}")
            result = await Player(link, seat, ROOKIE, rng, starts=True).play()
            return link.seen.hash, result

    async def main() -> None:
        async with lossy([server.port], "client", line) as proxy:
            url = f"http://127.0.0.1:{proxy.port}"
            (_, first), (_, second) = ends = await asyncio.gather(one(url, 0), one(url, 1))
            assert first == second
            assert sum(proxy.counts[fault] for fault in BAD) > 2
        for number, (hash, _) in enumerate(ends):
            async with Link(server.url, table, tokens[number]) as fresh:
                seen = await fresh.look(fresh.seen.yours[0])
                assert (seen.look, seen.hash) == (fresh.seen.yours[0], hash)

    within(100, main)
    check_file(server, table)


def test_a_bot_resumes_after_its_process_restarts(server: Server, tokens: list[str]) -> None:
    table = open_table(server.url, tokens[0], INSTANT, bots=[None, "rookie"])

    class Stop(Exception):
        pass

    class Fails:
        left = 5

        def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
            self.left -= 1
            if not self.left:
                raise Stop
            return legal[0]

    with pytest.raises(Stop):
        play_table(server.url, table, Fails(), token=tokens[0], starts=True)
    result = play_table(server.url, table, ROOKIE, token=tokens[0])
    assert len(result.rows) == 2


def test_the_example_plays_a_whole_game_from_another_process(server: Server, tokens: list[str]) -> None:
    table = open_table(server.url, tokens[0], INSTANT)
    code = httpx.get(f"{server.url}/api/tables/{table}").json()["code"]
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.url, code, "--bot", "works"]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        host = play(server.url, table, ROOKIE, token=tokens[0], starts=True, rng=Random(2))
        try:
            result = within(60, lambda: host)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert (process.returncode, err) == (0, "")
    assert out.splitlines() == [f"{row.rank}. seat {row.seat}, {row.money} million" for row in result.rows]
    check_file(server, table)


def test_the_example_says_why_it_may_not_play(server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.url, "222222"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("bad-code")


def test_every_block_of_the_page_holds(server: Server, tmp_path: Path) -> None:
    folder = folder_for_a_page(tmp_path)
    page = folder / "write-a-bot.md"
    text = (ROOT / "docs" / page.name).read_text(encoding="utf-8")
    assert text.count("http://127.0.0.1:8060") == 4
    page.write_text(text.replace("http://127.0.0.1:8060", server.url), encoding="utf-8")
    command = [sys.executable, "-m", "tests.docs.blocks", str(page)]
    run = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr


def test_a_client_gets_advice_for_its_seat(server: Server, tokens: list[str]) -> None:
    settings = Settings(players=2, pace=Pace.CALM)
    table = open_table(server.url, tokens[0], settings, bots=[None, "rookie"])

    async def main() -> tuple[list[str], list[str]]:
        async with Link(server.url, table, tokens[0]) as link:
            await link.look(await sit_down(link, "Ann"))
            helper = Player(link, 0, ROOKIE, Random(1), starts=True)
            while not (seen := await link.until(lambda s: bool(s.choices or helper.due_request(s)))).choices:
                duty = helper.due_request(seen)
                assert duty is not None
                await link.ask(duty)
            advised = await link.advise(0, [])
            return [choice.do for choice in advised.choices], [*seen.choices]

    best, legal = within(20, main)
    assert best
    assert set(best) <= set(legal)


# --- manners --------------------------------------------------------------------------------------


def test_a_bot_lets_others_take_back(server: Server, tokens: list[str]) -> None:
    table = open_table(server.url, tokens[0], INSTANT)

    async def ann() -> list[str]:
        """Bids, and takes it back once everything was revealed: for that all others have to agree."""
        async with Link(server.url, table, tokens[0]) as link:
            await link.look(await sit_down(link, "Ann"))
            helper = Player(link, 0, ROOKIE, Random(1), starts=True)
            while not (seen := await link.until(lambda s: bool(s.choices or helper.due_request(s)))).choices:
                duty = helper.due_request(seen)
                assert duty is not None
                await link.ask(duty)
            previewed = await link.preview(0, [seen.choices[0]])
            assert previewed.ended
            assert previewed.seq in (seen.seq, seen.seq + 1)  # the bot may have bid meanwhile
            await link.ask(p.Commit(id=new_id(), seat=0, seq=seen.seq, draft=[seen.choices[0]]))
            await link.until(lambda s: s.sight is not None and s.sight.undo == "ask")
            await link.ask(p.Undo(id=new_id(), seat=0))
            again = await link.until(lambda s: s.choices == seen.choices)
            assert again.info is not None
            return [chair.name for chair in again.info.seats]

    async def main() -> list[str]:
        bot = asyncio.create_task(play(server.url, table, ROOKIE, token=tokens[1], name="Bo", seat=1))
        try:
            return await ann()
        finally:
            bot.cancel()

    assert within(20, main) == ["Ann", "Bo"]


# --- refusals -------------------------------------------------------------------------------------


def reason_of(call: Callable[[], object]) -> str:
    with pytest.raises(RequestRefused) as caught:
        call()
    assert str(caught.value).startswith(caught.value.reason)
    return caught.value.reason


def test_a_client_that_may_not_play_gets_the_reason(server: Server, tokens: list[str]) -> None:
    url, token = server.url, tokens[0]
    full = open_table(url, token, INSTANT, bots=["rookie", "rookie"])
    free = open_table(url, token, INSTANT)
    assert reason_of(lambda: find_table(url, "222222")) == "bad-code"
    assert reason_of(lambda: find_table(url, "no/such?table")) == "no-such-thing"
    assert reason_of(lambda: open_table(url, "nobody", INSTANT)) == "no-visitor"
    assert reason_of(lambda: open_table(url, token, INSTANT, bots=["nobody"])) == "bad-settings"
    assert reason_of(lambda: new_token("file:///etc")) == "bad-request"
    assert reason_of(lambda: new_token(url + "/nowhere")) in ("no-such-thing", "bad-request")
    assert reason_of(lambda: play_table(url, full, ROOKIE, token=token)) == "seat-taken"
    assert reason_of(lambda: play_table(url, free, ROOKIE, token="stranger")) == "no-visitor"
    assert reason_of(lambda: play_table(url, free, ROOKIE, token=token, name="\n")) == "bad-name"
    assert reason_of(lambda: play_table(url, free, ROOKIE, token=token, seat=5)) == "no-such-thing"
    assert reason_of(lambda: within(20, lambda: look_at(url, "nothing"))) == "no-such-thing"
    assert reason_of(lambda: within(20, lambda: look_at(url, free, 1))) == "not-your-seat"


async def look_at(url: str, table: str, seat: int | None = None) -> None:
    async with Link(url, table) as link:
        await link.look(seat)


def test_an_action_that_is_not_legal_is_refused_with_its_reason(server: Server, tokens: list[str]) -> None:
    class Cheats:
        def choose(self, view: df.View, legal: Sequence[df.Action], rng: Random) -> df.Action:
            return df.Bet(df.Seat(0), df.Car.RED)

    table = open_table(server.url, tokens[0], INSTANT, bots=[None, "rookie"])
    url, token = server.url, tokens[0]
    assert reason_of(lambda: play_table(url, table, Cheats(), token=token, starts=True)) == "wrong-phase"


def test_a_kicked_client_is_told(server: Server, tokens: list[str]) -> None:
    table = open_table(server.url, tokens[0], INSTANT)

    async def main() -> None:
        async with Link(server.url, table, tokens[0]) as host:
            bot = asyncio.create_task(play(server.url, table, ROOKIE, token=tokens[1], seat=1))
            await host.until(lambda seen: seen.info is not None and seen.info.seats[1].person)
            await host.ask(p.Kick(id=new_id(), seat=1))
            await bot

    assert reason_of(lambda: within(20, main)) == "not-your-seat"
    assert reason_of(lambda: play_table(server.url, table, ROOKIE, token=tokens[1])) == "kicked"


# --- a server that does as it is told -------------------------------------------------------------


Script = Callable[[ServerConnection, p.ClientMessage], Awaitable[None]]


def with_server(script: Script, use: Callable[[str], Awaitable[T]]) -> T:
    """Runs a client against a script, which is called with every message."""

    async def handle(socket: ServerConnection) -> None:
        async for text in socket:
            await script(socket, msgspec.json.decode(text, type=p.ClientMessage))

    async def main() -> T:
        async with serve(handle, "127.0.0.1", 0, close_timeout=0.1) as server:
            return await use(f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}")

    return within(20, main)


async def tell(socket: ServerConnection, *messages: p.ServerMessage) -> None:
    for message in messages:
        await socket.send(msgspec.json.encode(message).decode())


async def pause(url: str) -> int:
    async with Link(url, "t", "token", timeout=0.5) as link:
        accepted = await link.ask(p.Pause(id="one"))
        assert link.seen.seq >= accepted.seq
        return accepted.seq


PAUSED = p.Update(seq=2, at=0, note=p.Note(what="paused"), info={"paused": True})


def test_a_request_is_retried_with_the_same_id() -> None:
    said: list[p.ClientMessage] = []
    answers = iter(["", "server-trouble", "too-many", "cut"])

    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        said.append(message)
        match message:
            case p.Hello(have=have):
                await tell(socket, p.Updates(updates=[]) if have else welcomed())
            case p.Pause(id="one"):
                match next(answers, None):
                    case "":
                        pass
                    case "cut":
                        socket.transport.abort()
                    case None:
                        await tell(socket, PAUSED, p.Accepted(id="one", seq=2))
                    case str(reason):
                        await tell(socket, p.Refused(id="one", reason=reason, seq=1))
            case p.Fetch():
                await tell(socket, p.Updates(updates=[]))

    assert with_server(script, pause) == 2
    hellos = [message for message in said if isinstance(message, p.Hello)]
    assert (hellos[0].have, hellos[-1].have) == (0, 1)
    assert sum(isinstance(message, p.Pause) for message in said) >= 5


def test_an_answer_from_further_on_is_kept_until_that_is_seen() -> None:
    fetched: list[int] = []

    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        match message:
            case p.Hello():
                await tell(socket, welcomed())
            case p.Pause(id=id):
                await tell(socket, p.Accepted(id=id, seq=2))  # and the update is lost
            case p.Fetch(after=after):
                fetched.append(after)
                await tell(socket, p.Updates(updates=[PAUSED]))

    assert with_server(script, pause) == 2
    assert set(fetched) == {1}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (p.Outdated(v=99, build=""), "old-client"),
        (p.Refused(id="", reason="no-such-thing", seq=0), "no-such-thing"),
    ],
)
def test_a_final_refusal_ends_the_link(answer: p.ServerMessage, reason: str) -> None:
    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        await tell(socket, answer)

    assert reason_of(lambda: with_server(script, pause)) == reason


def test_a_seat_that_was_taken_away_during_a_cut_is_known_at_once() -> None:
    hellos: list[p.Hello] = []

    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        match message:
            case p.Hello(look=look):
                hellos.append(message)
                if look is not None:
                    await tell(socket, p.Refused(id="", reason="not-your-seat", seq=0))
                else:
                    await tell(socket, msgspec.structs.replace(welcomed(), yours=[] if hellos[1:] else [1]))
            case p.Look(seat=seat):
                await tell(socket, msgspec.structs.replace(welcomed(), yours=[1], look=seat))
            case p.Pause():
                socket.transport.abort()

    async def use(url: str) -> None:
        async with Link(url, "t") as link:
            await link.look(1)
            cut = asyncio.create_task(link.ask(p.Pause(id="one")))
            await link.until(lambda seen: not seen.yours)
            cut.cancel()

    with_server(script, use)
    assert [(hello.look, hello.have) for hello in hellos[:3]] == [(None, 0), (1, 1), (None, 0)]


def test_a_lost_update_is_fetched_without_further_events() -> None:
    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        match message:
            case p.Hello():
                await tell(socket, welcomed())
            case p.Fetch():
                await tell(socket, msgspec.structs.replace(welcomed(), seq=2))

    async def use(url: str) -> None:
        async with Link(url, "t", timeout=0.1) as link:
            await link.until(lambda seen: seen.seq == 2)

    with_server(script, use)


def test_retries_wait_longer_each_time_and_never_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def wait(delays: Delays, count: int) -> None:
        for _ in range(count):
            await delays.wait()

    asyncio.run(wait(Delays(10.0), 20))
    for seconds, full in zip(slept, [0.2 * 2**n for n in range(6)], strict=False):
        assert full / 2 <= seconds <= full
    assert all(5 <= seconds <= 10 for seconds in slept[6:])
    assert len(set(slept[6:])) == len(slept[6:])


def test_a_client_cancelled_twice_leaves_no_connection_open() -> None:
    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        if isinstance(message, p.Hello):
            await tell(socket, welcomed())
            socket.transport.pause_reading()

    async def use(url: str) -> None:
        link = Link(url, "t")
        await link.__aenter__()
        connection, task = link._socket, link._task
        assert connection is not None
        assert task is not None
        task.cancel()
        while connection.state is State.OPEN:
            await asyncio.sleep(0)
        assert not connection.transport.is_closing()  # the server does not answer the goodbye
        task.cancel()
        await asyncio.wait([task])
        assert connection.transport.is_closing()

    with_server(script, use)


def test_the_link_gives_up_when_the_server_stays_away() -> None:
    url = f"http://127.0.0.1:{free_port()}"

    async def main() -> None:
        async with Link(url, "t", give_up_after=0.2):
            pass

    with pytest.raises(Lost):
        within(20, main)
    with pytest.raises(Lost):
        new_token(url)


def test_waiters_on_a_closed_link_get_an_error() -> None:
    async def script(socket: ServerConnection, message: p.ClientMessage) -> None:
        if isinstance(message, p.Hello):
            await tell(socket, welcomed())

    async def use(url: str) -> None:
        async with Link(url, "t") as link:
            waiting = [
                asyncio.create_task(link.until(lambda seen: seen.status == "over")),
                asyncio.create_task(link.ask(p.Pause(id="one"))),
            ]
            await asyncio.sleep(0)
        assert [type(end) for end in await asyncio.gather(*waiting, return_exceptions=True)] == [Lost, Lost]
        with pytest.raises(Lost):
            await link.ask(p.Pause(id="two"))

    with_server(script, use)


@pytest.mark.parametrize("body", ["[]", "{}", "<html>", '{"id":3}'])
def test_a_server_that_is_none_of_ours_is_named(body: str) -> None:
    def answer(connection: ServerConnection, request: Request) -> Response:
        return connection.respond(200, body)

    async def main() -> None:
        async with serve(lambda _: asyncio.sleep(0), "127.0.0.1", 0, process_request=answer) as server:
            url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            await asyncio.to_thread(find_table, url, "ABC234")

    with pytest.raises(BadMessage):
        within(20, main)


def test_the_cookie_is_the_servers() -> None:
    assert routes.COOKIE == COOKIE
    assert routes.CODE_LENGTH == CODE_LENGTH

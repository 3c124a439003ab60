"""Behind Debian's nginx: whole games, limits, a server that is killed, servers that are restarted in turn."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest
import websockets

from downforce.cli.verify import check_game
from downforce.i18n import load
from downforce.server.wire.messages import LARGEST_REQUEST, VERSION
from tests.hosting.site import NAME, Guests, Site, at_home, running_site, without_database
from tests.hosting.units import seconds_to_stop
from tests.server.client import Player
from tests.server.fleet import Fleet, play_through
from tests.server.running import ForkedServer, metric, new_visitor, open_table
from tests.server.test_upgrade import until_written

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Debian's nginx")

TABLES = 4
Storm = Callable[[Fleet], Awaitable[None]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with running_site(folder) as it, at_home(folder / "fullchain.pem"):
        yield it
    assert "Traceback" not in it.servers[0].log, it.servers[0].log
    errors = [line for line in it.front.log.splitlines() if "[emerg]" in line or "[alert]" in line]
    assert errors == []


def sockets(server: ForkedServer) -> int:
    """How many sockets a process has."""
    return int(metric(server, "downforce_sockets"))


# --- a game ---------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_whole_game_with_people_on_both_processes(site: Site) -> None:
    front = site.front
    tokens = [new_visitor(front) for _ in range(4)]
    table = open_table(front, tokens[0], bots=(None, None, None, "rookie"), players=4, public=True)
    players = [
        Player(
            front.socket_url(table), token, seat if seat < 3 else None, Random(seat),
            sits=True, starts=seat == 0, confirms=True, checks=0.05,
        )
        for seat, token in enumerate(tokens)
    ]  # fmt: skip
    found = list[tuple[int, ...]]()

    async def play() -> None:
        playing = asyncio.gather(*(player.play() for player in players))
        while not found and not playing.done():
            counts = await asyncio.to_thread(lambda: tuple(sockets(server) for server in site.servers))
            if sum(counts) == len(players):
                found.append(counts)
            await asyncio.sleep(0.02)
        await asyncio.wait_for(playing, 120)

    with front.changed({"hash $downforce_table consistent;": "least_conn;"}):
        asyncio.run(play())
    assert found
    assert min(found[0]) > 0, "all of them are at one process"
    assert {player.counts["came in"] for player in players} == {1}  # nginx cut no client off
    game = front.get(f"/api/games/{table}/file", headers={"Cookie": f"downforce={tokens[0]}"})
    check_game(game.content, load("en"), shown=str(players[0].seen.info["digest"]))
    replay = f"/api/games/{table}/replay?open=true"
    assert front.get(replay).json() == httpx.get(f"{site.servers[1].url}{replay}").json()


def people_meet_at(site: Site) -> set[tuple[int, ...]]:
    """How many of a table's people are at each process: of one table after the other."""
    front = site.front
    token = new_visitor(front)
    tables = [open_table(front, token, bots=(None, "rookie"), players=2) for _ in range(TABLES)]

    async def at(table: str) -> tuple[int, ...]:
        async with AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(websockets.connect(front.socket_url(table)))
            return tuple([await asyncio.to_thread(sockets, server) for server in site.servers])

    async def main() -> list[tuple[int, ...]]:
        found = []
        for table in tables:
            found.append(await at(table))
            while sum([await asyncio.to_thread(sockets, server) for server in site.servers]):
                await asyncio.sleep(0.02)
        return found

    return set(asyncio.run(main()))


def test_nginx_sends_the_people_of_a_table_to_one_process(site: Site) -> None:
    assert people_meet_at(site) <= {(0, 4), (4, 0)}


def test_a_proxy_that_scatters_the_people_of_a_table_still_works(site: Site) -> None:
    with site.front.changed({"hash $downforce_table consistent;": "least_conn;"}):
        assert (2, 2) in people_meet_at(site)


# --- what is passed on, and what is not -----------------------------------------------------------


def test_tls_the_name_and_the_headers(site: Site) -> None:
    front = site.front
    page = front.get("/", headers={"accept-encoding": "gzip"})
    assert page.status_code == 200
    assert page.headers["strict-transport-security"].startswith("max-age=")
    assert "'none'" in page.headers["content-security-policy"]
    assert page.headers.get("server", "") == "nginx"  # and not which version
    track = front.get("/api/tracks/marina-bay", headers={"accept-encoding": "gzip"})
    assert track.headers["content-encoding"] == "gzip"
    assert track.json()["cells"]
    visit = front.ask("POST", "/api/visitor", headers={"origin": front.url})
    assert "secure" in visit.headers["set-cookie"].lower()
    assert front.ask("POST", "/api/visitor", headers={"origin": "https://other.example"}).status_code == 403
    for path in ("/health", "/ready"):
        assert front.get(path).status_code == 200
    assert front.get("/metrics").status_code == 404
    assert httpx.get(f"{site.servers[0].url}/metrics").status_code == 200
    plain = httpx.get(f"http://127.0.0.1:{front.plain}/t/x", headers={"host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/t/x")


def test_old_and_new_pages_find_their_scripts(site: Site) -> None:
    found = {site.front.get("/").text.split("/")[2].split(".")[0] for _ in range(20)}
    assert found == {"old", "new"}
    for version in found:
        scripts = {site.front.get(f"/assets/{version}.js").text for _ in range(6)}
        assert scripts == {f"// {version}"}
    assert {site.front.get("/assets/nothing.js").status_code for _ in range(4)} == {404}
    assert {site.front.get("/health").status_code for _ in range(4)} == {200}  # no server had failed


def test_a_name_that_is_not_ours_is_not_answered(site: Site) -> None:
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"https://127.0.0.1:{site.front.port}/", verify=False)
    assert site.front.get("/", headers={"host": "other.example"}).status_code == 421


def test_the_secrets_of_addresses_are_in_no_log(site: Site) -> None:
    site.front.get("/t/secret-invitation")
    assert "secret-invitation" not in (site.front.folder / "downforce.log").read_text()


def test_large_bodies_are_refused_by_the_server_itself(site: Site) -> None:
    token = new_visitor(site.front)
    for size in (LARGEST_REQUEST + 1, 60_000):
        headers = {"cookie": f"downforce={token}", "content-type": "application/json"}
        answer = site.front.ask("POST", "/api/tables", content=b" " * size, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    assert site.front.ask("POST", "/api/tables", content=b" " * 70_000).status_code == 413


def test_a_socket_through_nginx(site: Site) -> None:
    async def talk() -> None:
        url = site.front.socket_url("nothing")
        async with websockets.connect(url, origin=websockets.Origin(site.front.url)) as socket:
            assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
            await socket.send(json.dumps({"t": "hello", "v": VERSION, "look": None}))
            assert json.loads(await socket.recv())["reason"] == "no-such-thing"
        async with websockets.connect(url) as socket:
            await socket.send("x" * (LARGEST_REQUEST + 1))
            await socket.wait_closed()
            assert socket.close_code == 1009
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, origin=websockets.Origin("https://other.example"))
        assert refused.value.response.status_code == 403

    asyncio.run(talk())


def test_each_address_behind_the_proxy_has_its_own_limits(site: Site) -> None:
    front = site.front

    def visit(address: str, **headers: str) -> int:
        return front.ask("POST", "/api/visitor", address, headers=headers).status_code

    assert {visit("127.0.0.77") for _ in range(80)} == {200, 429}
    assert visit("127.0.0.78") == 200
    assert [visit("127.0.0.77", **{"x-forwarded-for": "198.51.100.1"}) for _ in range(4)].count(429) > 1


# --- servers come and go --------------------------------------------------------------------------


async def passer_by(site: Site, found: Counter[int]) -> None:
    """A client that reads the lobby again and again."""
    async with httpx.AsyncClient(base_url=site.front.url, timeout=20) as client:
        while True:
            found[(await client.get("/api/lobby")).status_code] += 1
            await asyncio.sleep(0.05)


def play(site: Site, seed: str, disturb: Storm) -> Counter[int]:
    """People play while servers are disturbed, then the logs are checked; returns the answers of guests."""
    fleet = Guests([site.front], [new_visitor(site.front) for _ in range(5)], Random(seed), TABLES)
    found: Counter[int] = Counter()

    async def with_a_passer_by(fleet: Fleet) -> None:
        await fleet.all_racing()
        walking = asyncio.create_task(passer_by(site, found))
        try:
            await disturb(fleet)
        finally:
            walking.cancel()

    play_through(fleet, site.database, with_a_passer_by)
    return found


async def come_back(server: ForkedServer) -> None:
    await asyncio.to_thread(server.start)
    await asyncio.sleep(2.5)  # nginx passes it over for a second, and counts in whole ones


@pytest.mark.soak  # kills are always tested without nginx
def test_a_server_is_killed_and_people_play_on_at_the_other(site: Site) -> None:
    async def disturb(fleet: Fleet) -> None:
        for victim, survivor in (site.servers, site.servers[::-1]):
            fleet.kill(victim)
            await until_written(survivor, 20)
            await come_back(victim)

    found = play(site, "kills", disturb)
    assert set(found) <= {200, 502}  # who asks in the very moment of a kill may have to ask again
    assert found[200] > 10 * found[502]


def test_a_rolling_restart_interrupts_no_game(site: Site) -> None:
    took = list[float]()

    async def disturb(fleet: Fleet) -> None:
        for server, other in (site.servers, site.servers[::-1]):
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            took.append(time.monotonic() - began)
            await until_written(other, 20)
            await come_back(server)

    assert [*play(site, "restarts", disturb)] == [200]
    print(f"a stop took {max(took):.1f} s")
    assert max(took) < seconds_to_stop()


def test_all_servers_are_down_and_come_back(site: Site) -> None:
    for server in site.servers:
        server.stop()
    assert site.front.get("/health").status_code == 502
    for server in site.servers:
        server.start()
    until = time.monotonic() + 20
    while (status := site.front.get("/health").status_code) != 200:
        assert (status, time.monotonic() < until) == (502, True)
        time.sleep(0.2)  # who asks without a pause is told to wait


async def statuses(url: str, token: str) -> set[int]:
    """The answers to a client that opens some sockets."""
    found = set()
    for _ in range(4):
        try:
            async with websockets.connect(url, additional_headers={"Cookie": f"downforce={token}"}) as socket:
                assert socket.response is not None
                found.add(socket.response.status_code)
        except websockets.InvalidStatus as refused:
            found.add(refused.response.status_code)
    return found


def test_a_server_that_cannot_reach_its_database_is_passed_over(site: Site) -> None:
    (cut, other), front = site.servers, site.front
    token = new_visitor(front)
    with without_database(site):
        assert httpx.get(f"{cut.url}/health").status_code == 200
        assert httpx.get(f"{cut.url}/ready").status_code == 503
        assert {front.get("/ready").status_code for _ in range(20)} == {200}
        table = open_table(other, token, bots=(None, "rookie"), players=2)
        time.sleep(2.1)  # nginx takes both for good again
        assert asyncio.run(statuses(cut.socket_url(table), token)) == {503}
        assert asyncio.run(statuses(front.socket_url(table), token)) == {101}
        player = Player(front.socket_url(table), token, 0, Random(1), starts=True, confirms=True)
        asyncio.run(asyncio.wait_for(player.play(), 60))
        assert player.counts["came in"] == 1
    assert httpx.get(f"{cut.url}/ready", timeout=20).status_code == 200

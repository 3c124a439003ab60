"""``python -m bench.hints``: what it costs a process to hear of a move at a table where it has nobody.

Every process hears of every move, so with many processes this is what they spend their time on. One process
tells, through a real PostgreSQL, another one listens; of that one the processor time is counted. The more
there is to tell at once, the more goes into one message.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from multiprocessing.connection import Connection

import uvloop
from msgspec import Raw

from downforce.server.fanout import CHANNEL, Fanout, Told, Written, channels, messages
from tests.server.databases import _server, postgres_url, stop_postgres

ENTRY = b'{"type":"played","seat":3,"actions":["3 play B1","3 R-17b"]}'
RATE = 2_000
TOGETHER = (1, 5, 20)
SECONDS = 5


def hear(database: str, pipe: Connection) -> None:
    """The process that listens; whenever it is asked, it tells how many it heard and what that cost."""
    known: dict[str, int] = {}
    count = [0]

    def heard(told: Told) -> None:
        for written in told.written:
            count[0] += 1
            entry = written.entry
            known.get(written.table, entry.seq)  # as the hub does where there is nobody

    async def main() -> None:
        fanout = Fanout(channels(database, ""), "listener")
        listening = asyncio.create_task(fanout.run(heard, lambda: pipe.send("listening")))
        while await asyncio.to_thread(pipe.recv):
            pipe.send((count[0], time.process_time()))
        listening.cancel()

    uvloop.run(main())


async def tell(database: str, rate: int, together: int) -> None:
    """Tells of so many moves a second, some of them in one message."""
    backend = channels(database, "")
    await backend.on_startup()
    began, told = time.monotonic(), 0
    while (now := time.monotonic() - began) < SECONDS:
        while told < now * rate:
            hints = [hint(told + n) for n in range(together)]
            for message in messages("teller", hints):
                await backend.publish(message, [CHANNEL])
            told += together
        await asyncio.sleep(0.001)
    await backend.on_shutdown()


def hint(number: int) -> Written:
    return Written(f"table-{number % 1000:015}", number, "visitor12345", f"{number:032}", number, Raw(ENTRY))


def main() -> None:
    with postgres_url() as database:
        ours, theirs = multiprocessing.Pipe()
        listener = multiprocessing.get_context("spawn").Process(target=hear, args=(database, theirs))
        listener.start()
        ours.recv()
        for together in TOGETHER:
            before = _asked(ours)
            uvloop.run(tell(database, RATE, together))
            time.sleep(0.5)
            after = _asked(ours)
            count, cpu = after[0] - before[0], after[1] - before[1]
            rate = count / SECONDS
            print(f"{1e6 * cpu / count:6.1f} µs for each hint, of {rate:.0f} a second, {together} a message")
        ours.send(False)
        listener.join()
    stop_postgres(_server())


def _asked(pipe: Connection) -> tuple[int, float]:
    pipe.send(True)
    count, cpu = pipe.recv()
    return count, cpu


if __name__ == "__main__":
    main()

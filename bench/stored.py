"""``python -m bench.stored``: how small a stored game is, and how soon any point of it is at hand.

Finished games of all modes and player counts lie in a real SQLite file. Measured is the way from an id and a
number to the position: fetch the row, unpack it, play it that far.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import downforce as df
from downforce.notation.fair import headers, new_secret
from downforce.server.live.store import Listing, NewEntry, PackedGame, TableRow
from downforce.server.storage.store import DatabaseStore
from downforce.server.table.packing import pack, position

GAMES = 60
LOOKS = 2000
SIZE_BAR, TIME_BAR = 4096, 5.0
MODES = ("standard", "standard", "standard", "beginner", "long-distance", "world-tour")


def finished(number: int) -> df.GameRecord:
    """A random game as a table records it."""
    rng, players, seed = Random(number), 2 + number % 5, new_secret()
    start = df.new_game(players=players, seed=seed, mode=MODES[number % len(MODES)])
    state, actions = start, list[df.Action]()
    while not state.is_over:
        actions.append(rng.choice(df.legal_actions(state, state.asked[0])))
        state = df.apply(state, actions[-1]).state
    return df.GameRecord(
        setup=start.setup,
        seed=seed,
        actions=tuple(actions),
        names=tuple(f"Player {seat} of {number}" for seat in range(players)),
        headers={"Date": "2026-11-15", **headers(new_secret(), [(n, new_secret()) for n in range(players)])},
    )


async def _stored(store: DatabaseStore, records: Sequence[df.GameRecord]) -> list[int]:
    """Puts the games where a server would, and returns their sizes."""
    sizes = []
    for number, record in enumerate(records):
        id, data = f"game-{number}", pack(record)
        sizes.append(len(data))
        row = TableRow(id, f"C{number:05d}", 0, 0, Listing("running", True, b"{}"))
        assert await store.create_table(row, NewEntry(id, 1, "", "open", 0, b"{}"))
        game = PackedGame(id, number, True, data)
        over = Listing("over", True, b"{}")
        await store.append(NewEntry(id, 2, "", "end", 0, b"{}"), listing=over, game=game)
    return sizes


async def _look(store: DatabaseStore, rng: Random, records: Sequence[df.GameRecord]) -> tuple[float, float]:
    """One point of one game; milliseconds by the clock and of CPU time."""
    number = rng.randrange(len(records))
    count = rng.randrange(len(records[number].actions) + 1)
    wall, cpu = time.perf_counter(), time.process_time()
    game = await store.game(f"game-{number}")
    assert game is not None
    position(game.data, count)
    return (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


async def main() -> None:
    """Stores games, looks at points of them, and prints the figures beside the bars."""
    records = [finished(number) for number in range(GAMES)]
    with tempfile.TemporaryDirectory() as folder:
        store = await DatabaseStore.open(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
        sizes, rng = await _stored(store, records), Random(1)
        looks = [await _look(store, rng, records) for _ in range(LOOKS)]
        await store.close()
    print(f"stored size of a finished game: at most {max(sizes):,} bytes, {sum(sizes) // GAMES:,} on average")
    print(f"bar {SIZE_BAR:,} bytes: {'held' if max(sizes) <= SIZE_BAR else 'MISSED'}")
    for what, times in (("by the clock", [w for w, _ in looks]), ("CPU time", [c for _, c in looks])):
        times.sort()
        middle, slow = times[LOOKS // 2], times[LOOKS * 99 // 100]
        print(f"any point of any stored game, {what}: {middle:.2f} ms in the middle, p99 {slow:.2f} ms")
    cpu = sorted(cpu for _, cpu in looks)[LOOKS * 99 // 100]
    print(f"bar {TIME_BAR:.0f} ms p99: {'held' if cpu <= TIME_BAR else 'MISSED'} at {cpu:.2f} ms of CPU time")


if __name__ == "__main__":
    asyncio.run(main())

"""``python -m bench.updates``: the bytes of an update for one player, with and without its phrases.

Plays one game by chance for each mode and each of three numbers of players, and compresses as sockets do.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import downforce as df
from downforce.model.ids import Seat
from downforce.server.table import log
from downforce.server.table.fold import Status
from tests.server.test_table import dealt
from tests.server.test_views import told

WINDOW = 12  # bits, as the server's sockets have


def updates(mode: str, players: int) -> Iterator[dict[str, Any]]:
    """What seat 1 is sent of a whole game."""
    it, rng = dealt(players, mode=mode), Random(players)
    while it.table.status is Status.RUNNING:
        seat = rng.choice(it.state.asked)
        action = str(rng.choice(df.legal_actions(it.state, seat)))
        yield json.loads(told(it, Seat(1), log.Played(seat=seat, actions=(action,))))


def without_phrases(update: dict[str, Any]) -> dict[str, Any]:
    """The same for a client that words events by itself."""
    events = [{key: value for key, value in event.items() if key != "say"} for event in update["events"]]
    view = {key: value for key, value in update.get("view", {}).items() if key != "say"}
    return {**update, "events": events, "view": view}


def sizes(sent: list[dict[str, Any]]) -> tuple[list[int], list[int]]:
    """The bytes of each, as they are and compressed one after the other."""
    texts = [json.dumps(one, separators=(",", ":"), ensure_ascii=False).encode() for one in sent]
    packer = zlib.compressobj(wbits=-WINDOW)
    packed = [len(packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)) for text in texts]
    return sorted(map(len, texts)), sorted(packed)


def main() -> None:
    """Measures, and prints a line for each kind of game."""
    for mode in df.MODES:
        for players in (2, 4, 6):
            sent = [*updates(mode, players)]
            for name, change in (("with phrases", dict), ("without", without_phrases)):
                plain, packed = sizes([change(one) for one in sent])
                print(
                    f"{mode:13} {players} players, {name:12}: {sum(plain) // len(plain):4} B on average,"
                    f" {plain[len(plain) * 9 // 10]:4} B at p90;"
                    f" compressed {sum(packed) // len(packed):3} and {packed[len(packed) * 9 // 10]:3} B"
                )


if __name__ == "__main__":
    main()

"""Logs of tables and packed games as versions wrote them: ``python -m tests.server.corpus NAME``.

A file is written once and stays: what was stored yesterday opens tomorrow.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from random import Random

from downforce.rules.game import legal_actions
from downforce.server.table import log
from downforce.server.table.fold import Status, Table, after, opened, record
from downforce.server.table.packing import pack
from downforce.server.wire import messages as p
from downforce.server.wire.errors import RefusalError
from downforce.server.wire.settings import Clock, Missed
from tests.server.test_table import Desk, dealt

FOLDER = Path(__file__).parents[1] / "data" / "logs"

GAMES: tuple[tuple[str, int, str, dict[str, str]], ...] = (
    ("standard", 4, "en", {}),
    ("standard", 2, "fr", {}),
    ("beginner", 3, "es", {}),
    ("long-distance", 5, "pt-BR", {}),
    ("world-tour", 6, "pt-PT", {}),
    ("standard", 3, "en", {"powers": "tricky,cunning", "lowest-bid": "yes"}),
)


def played(mode: str, players: int, edition: str, single: dict[str, str]) -> Desk:
    """A whole game with everything that can happen at a table in between."""
    it, rng = (
        dealt(players, mode=mode, edition=edition, single=single, public=players % 2 == 0),
        Random(players),
    )
    it.do("v0", p.Say(id="t", seat=0, text="¡Suerte!"))
    it.do("v1", p.React(id="r", seat=1, sign=p.Sign.BRAVO))
    it.commit(it.state.asked[0], it.first(it.state.asked[0]))
    it.do("v0", p.Pause(id="p"))
    it.do("v0", p.Resume(id="p"))
    it.write(log.TakenOver(seat=1))
    it.write(log.HandedBack(seat=1))
    it.do("v0", p.Mute(id="m", seat=1, muted=True))
    it.play_on(rng, 20)
    _taken_back(it, players)
    it.play_on(rng, 15)
    it.do("v1", p.Stand(id="l", seat=1))
    while it.table.status is Status.RUNNING:
        seat = it.state.asked[0]
        action = str(rng.choice(legal_actions(it.state, seat)))
        if seat == 1:
            it.write(log.Played(seat=1, actions=(action,), by=log.By.STAND_IN))
        else:
            it.commit(seat, action)
    it.write(log.Rematched(table="another"))
    return it


def played_over_days() -> Desk:
    """A whole game where turns are missed, and a bot is voted in."""
    it, rng = dealt(3, mode="beginner", clock=Clock.DAY, missed=Missed.WAIT), Random(3)
    while it.table.status is Status.RUNNING:
        seat = it.state.asked[0]
        action = str(rng.choice(legal_actions(it.state, seat)))
        if it.table.seats[2].taken_over and seat == 2:
            it.write(log.Played(seat=2, actions=(action,), by=log.By.STAND_IN))
        elif seat == 2 and it.table.seats[2].missed == 2:
            it.write(log.Voted(seat=0, target=2))
            it.write(log.Voted(seat=1, target=2))
        elif seat == 2:
            it.write(log.Played(seat=2, actions=(action,), by=log.By.CLOCK))
        else:
            it.commit(seat, action)
    it.write(log.Rematched(table="another"))
    return it


def _taken_back(it: Desk, players: int) -> None:
    for seat in range(players):
        try:
            it.do(f"v{seat}", p.Undo(id="u", seat=seat))
        except RefusalError:
            continue
        for other in range(players):
            if it.table.undo is not None and other != seat:
                it.do(f"v{other}", p.AnswerUndo(id="a", seat=other, agree=True))


def text_of(it: Desk) -> str:
    """A file: the digest, the packed game, then the log."""
    packed = base64.b64encode(pack(record(it.table))).decode()
    return "\n".join([it.table.digest, packed, *(data.decode() for data in it.rows)]) + "\n"


def folded(lines: list[str]) -> Table:
    """The table of a log, its entries a second apart."""
    first = log.read_entry(lines[0].encode())
    assert isinstance(first, log.Opened)
    table = opened("id", "CODE23", first, 0)
    for number, line in enumerate(lines[1:], 1):
        table = after(table, log.read_entry(line.encode()), number * 1000).table
    return table


def main(version: str) -> None:
    """Adds the files of a version; those that are there stay."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (mode, players, edition, single) in enumerate(GAMES, 1):
        path = FOLDER / f"{version}-{number}-{mode}-{players}.log"
        if not path.exists():
            path.write_text(text_of(played(mode, players, edition, single)), encoding="utf-8")
    path = FOLDER / f"{version}-{len(GAMES) + 1}-over-days-3.log"
    if not path.exists():
        path.write_text(text_of(played_over_days()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

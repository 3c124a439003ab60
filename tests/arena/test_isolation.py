"""Isolated bots: they play the same games, and a bot that spies learns nothing but its view."""

from __future__ import annotations

import json
import os
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from downforce.arena import BotError, Entrant, Job, find_bot, isolation, limits, play_game, run
from downforce.arena.isolation import GuestBot, check_guest
from downforce.arena.journal import Journal, JournalError, read_job
from downforce.cli import lab
from downforce.i18n import load
from tests.arena.jobs import FIRST_BOT, OTHER, QUICK, small_arena, small_simulation
from tests.rules.helpers import OVAL

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="isolation needs fork")

SPY = '''
import gc
import sys

from downforce.rules.deal import deal_from_seed
from downforce.rules.setup import open_race
from downforce.rules.state import GameState


class Spy:
    """Looks for the cards of others in the frames, in the memory, and by guessing the seed of the deal."""

    def choose(self, view, legal, rng):
        for found in (*self.frames(), *gc.get_objects(), *self.guesses(view)):
            if isinstance(found, GameState) and self.tells(found, view):
                raise LookupError("LEAK")
        return legal[0]

    def frames(self):
        frame = sys._getframe()
        while frame:
            yield from list(frame.f_locals.values())
            frame = frame.f_back

    def guesses(self, view):
        setup = view.state.setup
        options = setup.options
        key = f"{setup.track.id} {options.edition} {options.mode} {setup.players}"
        for number in range(50):
            yield open_race(setup, deal_from_seed(setup, f"test {key} {number}"), (), [])

    def tells(self, state, view):
        """Whether a position holds their own cards of this view, and those of another seat."""
        if state.setup != view.state.setup:
            return False
        hands, regular = state.cards.hands, state.setup.deck.all_regular
        same = hands[view.seat] & regular == view.state.cards.hands[view.seat] & regular
        return same and any(hands[s] & regular for s in state.setup.seats if s != view.seat)
'''


def bot_file(folder: Path, text: str, name: str = "stranger.py") -> Entrant:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return find_bot(str(path), load=False)


def texts(job: Job) -> list[str]:
    return [play_game(job, number).text for number in range(job.games)]


def test_honest_bots_play_the_same_games_in_processes_of_their_own(tmp_path: Path) -> None:
    entrants = [Entrant(QUICK), Entrant(OTHER), bot_file(tmp_path, FIRST_BOT)]
    job = small_arena(entrants=entrants, deals=1, players=[3], tracks=[OVAL], records=True, salt="a")
    assert texts(replace(job, isolated=True)) == texts(job)


@pytest.mark.parametrize("mode", ["beginner", "world-tour", "long-distance"])
def test_isolated_games_of_every_mode_are_the_same(mode: str) -> None:
    job = small_simulation(modes=[mode], players=[2], games=1, tracks=[OVAL], records=True)
    assert texts(replace(job, isolated=True)) == texts(job)


def test_a_spy_finds_the_cards_of_others_in_one_process_but_not_in_isolation(tmp_path: Path) -> None:
    job = small_simulation(entrants=[bot_file(tmp_path, SPY)], players=[3], games=1)
    with pytest.raises(BotError, match="LEAK"):
        play_game(job, 0)
    with pytest.raises(BotError, match="LEAK"):  # the seed can be guessed without a salt
        play_game(replace(job, isolated=True), 0)
    assert play_game(replace(job, isolated=True, salt="secret"), 0).row.ranks


def test_the_code_of_an_isolated_bot_never_runs_in_the_process_of_the_host(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    text = f"import os\nopen({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\n{FIRST_BOT}"
    entrant = bot_file(tmp_path, text)
    check_guest(entrant)
    play_game(small_simulation(entrants=[entrant], players=[2], games=1, isolated=True), 0)
    pids = note.read_text(encoding="utf-8").split()
    assert len(pids) == len(set(pids)) == 3, "one for the check, one for each seat"
    assert str(os.getpid()) not in pids


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        ("legal[0].nothing", "AttributeError: 'Bid' object has no attribute 'nothing'"),
        ("None", "not legal: None"),
        ("__import__('os')._exit(0)", "its process ended"),
        ("exec('raise KeyboardInterrupt')", "its process ended"),
    ],
)
def test_what_an_isolated_bot_does_wrong_is_told_with_its_name(tmp_path: Path, code: str, cause: str) -> None:
    entrant = bot_file(tmp_path, FIRST_BOT.replace("legal[0]", code))
    job = small_simulation(entrants=[entrant], players=[2], games=1, isolated=True)
    with pytest.raises(BotError) as caught:
        play_game(job, 0)
    error = caught.value
    assert (error.bot, error.game, error.seat) == ("stranger", 0, 0)
    assert error.cause.endswith(cause)


def test_a_bot_that_cannot_be_loaded_is_refused_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="ZeroDivisionError"):
        check_guest(bot_file(tmp_path, "1 / 0"))


def test_an_isolated_bot_has_limited_memory(tmp_path: Path) -> None:
    entrant = bot_file(tmp_path, f"bytearray({2 * limits.MEMORY})\n{FIRST_BOT}")
    if limits.Limit.MEMORY in isolation.not_limited():
        check_guest(entrant)
    else:
        with pytest.raises(BotError, match="MemoryError"):
            check_guest(entrant)


def test_an_isolated_bot_has_no_network_where_the_system_permits_that(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        text = f"import socket\nsocket.create_connection({address!r}, timeout=5)\n{FIRST_BOT}"
        if limits.Limit.NETWORK in isolation.not_limited():
            check_guest(bot_file(tmp_path, text))
        else:
            with pytest.raises(BotError, match="unreachable"):
                check_guest(bot_file(tmp_path, text))


def test_a_bot_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolation, "SECONDS", 0.5)
    with pytest.raises(BotError, match=r"^stranger: no answer in 0\.5 s$"):
        check_guest(bot_file(tmp_path, f"import time\ntime.sleep(600)\n{FIRST_BOT}"))


def test_what_could_not_be_limited_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "not_limited", lambda: [*limits.Limit])
    lab.read_bots(load("en"), [QUICK], [], isolate=True)
    assert capsys.readouterr().err == (
        "This system cannot limit the memory of isolated bots.\n"
        "This system cannot cut isolated bots off from the network.\n"
    )


def test_what_a_bot_starts_ends_with_its_game(tmp_path: Path) -> None:
    text = f"""
import subprocess, sys
{FIRST_BOT}
First.child = subprocess.Popen([{sys.executable!r}, "-c", "import time; time.sleep(600)"]).pid
open({str(tmp_path / "pid")!r}, "w").write(str(First.child))
"""
    GuestBot(bot_file(tmp_path, text)).close()
    child = int((tmp_path / "pid").read_text())
    for _ in range(500):
        if not is_running(child):
            return
        time.sleep(0.01)
    raise AssertionError("the bot's own process is still there")


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


# --- the salt -------------------------------------------------------------------------------------


def test_the_salt_decides_the_deals_and_the_same_salt_repeats_them() -> None:
    job = small_simulation(players=[2], games=1, records=True, salt="one")
    assert texts(job) == texts(replace(job))
    assert texts(job) != texts(replace(job, salt="two"))
    assert job.fixture(0).seed != replace(job, salt="").fixture(0).seed


def test_a_journal_publishes_the_salt_only_once_the_run_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "salted.journal"
    job = small_simulation(players=[2], games=6, salt="very secret")
    with Journal(path, job) as journal:
        run(job, journal, jobs=1)
        assert b"very secret" not in path.read_bytes()
    assert json.loads(path.read_bytes().splitlines()[-1]) == {"salt": "very secret"}
    assert read_job(path) == job
    with Journal(path, job) as journal:
        assert len(journal.done) == job.batches
        assert b"very secret" not in path.read_bytes()


def test_a_killed_run_goes_on_only_with_its_own_salt(tmp_path: Path) -> None:
    path = tmp_path / "killed.journal"
    job = small_simulation(players=[2], games=6, salt="very secret")
    with Journal(path, job):
        text = path.read_bytes()
    path.write_bytes(text)  # as a killed process leaves it
    for salt in ("", "another"):
        with pytest.raises(JournalError, match=r"^salt$"):
            read_job(path, salt=salt)
    assert read_job(path, salt="very secret") == job
    with pytest.raises(JournalError, match=r"^salt$"):
        Journal(path, replace(job, salt="another"))

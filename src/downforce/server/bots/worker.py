"""What a bots' process does. It imports little of the server, so that it starts quickly."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from random import Random
from typing import Final

from downforce.bots.registry import BOTS
from downforce.content import TRACKS
from downforce.rules.game import new_game, to_act
from downforce.rules.text import parse_view
from downforce.rules.view import view
from downforce.server.wire.advice import advice_text
from downforce.server.wire.settings import DEFAULT_LEVEL

NICENESS: Final = 5
"""Added to the niceness: on a busy machine the server gets three times as much CPU time."""


def choose(level: str, view: str, seed: str) -> str:
    """What a bot of a level does in a view; the same seed gives the same answer."""
    bot = BOTS[level if level in BOTS else DEFAULT_LEVEL]  # a stored table may name one that is gone
    seen = parse_view(view)
    return str(bot.choose(seen, seen.legal, Random(seed)))


def advise(view: str) -> str:
    """What Ace would do in a view, and why."""
    return advice_text(view)


def warm_up() -> None:
    """Does once what takes longer the first time: reads the tracks and their cards, and decides."""
    for track in TRACKS.values():
        state = new_game(players=2, track=track, seed="warm")
        seen = str(view(state, to_act(state)[0]))
        for level in BOTS:
            choose(level, seen, "warm")


def initialize() -> None:
    """Prepares a new process: lowers its priority, and makes it end with the server."""
    if hasattr(os, "nice"):  # clients that reconnect need not wait for bots
        os.nice(NICENESS)
    exit_with_parent()


def exit_with_parent() -> None:
    """Exits when the server process ends: a killed server cannot end its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()

"""The process of an isolated bot: it reads the texts of views and answers with the texts of actions.

``python -m downforce.arena.guest FD`` is a server that the host starts once. It has loaded the game and knows
nothing of the contest. For each seat of each game the host sends it a socket; the server forks a child that
loads the bot and talks to the host on that socket. Two seats or two games share nothing.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections import ChainMap
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from downforce.arena.bots import BotError, Entrant
from downforce.arena.limits import confine
from downforce.bots import Bot
from downforce.content import TRACKS
from downforce.model.errors import DownforceError
from downforce.model.track import Track
from downforce.rules.text import parse_view

READY, FAILED = "ready", "failed "


def main(fd: int) -> None:
    """Forks a child for every socket that comes in, until the host closes the connection."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children need not be waited for
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the host, which then closes the connection
    with socket.socket(fileno=fd) as control:
        control.sendall(f"{' '.join(confine())}\n".encode())
        while True:
            message, fds, _, _ = socket.recv_fds(control, 1, 1)
            if not message:
                return
            child = os.fork()
            if not child:
                control.close()
                _play_and_exit(socket.socket(fileno=fds[0]))
            os.close(fds[0])
            control.sendall(f"{child}\n".encode())


def _play_and_exit(line: socket.socket) -> None:
    """The whole life of a child. Whatever the bot does, it does not return to the server's loop."""
    try:
        os.setsid()  # so that the host can end everything the bot has started
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no result of a contest
        _play(line)
    finally:
        os._exit(0)


def _play(line: socket.socket) -> None:
    """Makes the bot, then answers each view with an action."""
    with line, line.makefile("r", encoding="utf-8") as questions:

        def answer(text: str) -> None:
            line.sendall(f"{text}\n".encode())

        hello = json.loads(questions.readline())
        tracks = ChainMap({track.id: track for track in map(Track.parse, hello["tracks"])}, TRACKS)  # type: ignore[arg-type]
        bot = _attempt(lambda: Entrant(*hello["bot"]).make(), answer)
        if bot is None:
            return
        answer(READY)
        rng = Random(int(hello["rng"], 16))
        for text in questions:
            action = _attempt(lambda text=text: _choose(bot, text, tracks, rng), answer)  # type: ignore[misc]
            if action is None:
                return
            answer(action)


def _choose(bot: Bot, text: str, tracks: Mapping[str, Track], rng: Random) -> str:
    view = parse_view(text, tracks=tracks)
    legal = view.legal
    action = bot.choose(view, legal, rng)
    if action not in legal:
        raise BotError("", f"not legal: {repr(action)[:80]}")
    return str(action)


def _attempt(call: Callable[[], Any], answer: Callable[[str], None]) -> Any:
    """What the bot's code gives; whatever it raises is told in one line."""
    try:
        return call()
    except BotError as error:
        cause = error.cause
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
    answer(FAILED + " ".join(cause.split()))
    return None


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except (IndexError, ValueError):
        raise DownforceError("this module is started by downforce.arena.isolation") from None

"""Isolated bots: each seat of each game is a process of its own, which gets the texts of its views."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from random import Random

from downforce.arena.bots import BotError, Entrant
from downforce.arena.guest import FAILED
from downforce.arena.job import Fixture, Job
from downforce.arena.limits import SECONDS, Limit
from downforce.bots import Bot
from downforce.model.errors import DownforceError
from downforce.rules.actions import Action
from downforce.rules.view import View


class GuestBot:
    """A bot that plays in another process; it is asked like any other."""

    def __init__(self, entrant: Entrant, *, rng_seed: int = 0, tracks: Sequence[str] = ()) -> None:
        """Starts the process; raises ``BotError`` if the bot cannot be loaded."""
        self.name = entrant.name
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = _server().fork(theirs)
        self._line.settimeout(SECONDS)
        self._answers = self._line.makefile("r", encoding="utf-8")
        bot = [entrant.name, entrant.path, entrant.chosen, entrant.source]
        try:
            self._ask(json.dumps({"bot": bot, "rng": f"{rng_seed:x}", "tracks": [*tracks]}))
        except BaseException:
            self.close()
            raise

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Asks the other process. The generator is unused: the process has one with the same numbers."""
        answer = self._ask(str(view))
        found = next((action for action in legal if str(action) == answer), None)
        if found is None:
            raise BotError(self.name, f"not legal: {answer[:80]}")
        return found

    def _ask(self, text: str) -> str:
        try:
            self._line.sendall(f"{text}\n".encode())
            answer = self._answers.readline(1000)
        except TimeoutError:
            raise BotError(self.name, f"no answer in {SECONDS:g} s") from None
        except (OSError, UnicodeDecodeError):
            answer = ""
        if not answer.endswith("\n"):
            raise BotError(self.name, "its process ended")
        if answer.startswith(FAILED):
            raise BotError(self.name, answer.removeprefix(FAILED).strip())
        return answer.strip()

    def close(self) -> None:
        """Ends the process, and whatever the bot has started in it."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process, signal.SIGKILL)
        self._answers.close()
        self._line.close()


@contextmanager
def isolated_bots(job: Job, fixture: Fixture) -> Iterator[list[Bot]]:
    """The players of a game, each in its own process."""
    tracks = [*job.own_tracks.values()]
    with ExitStack() as stack:
        bots: list[Bot] = []
        for seat, at in enumerate(fixture.seats):
            try:
                bot = GuestBot(job.entrants[at], rng_seed=fixture.rng_seed(seat), tracks=tracks)
            except BotError as error:
                raise BotError(error.bot, error.cause, game=fixture.number, seat=seat) from None
            stack.callback(bot.close)
            bots.append(bot)
        yield bots


def check_guest(entrant: Entrant) -> None:
    """Raises ``BotError`` if a bot cannot be loaded; its code does not run in this process."""
    GuestBot(entrant).close()


def not_limited() -> list[Limit]:
    """What this system cannot limit for isolated bots."""
    return _server().not_limited


class _ForkServer:
    """The process from which the players are forked: see ``guest``."""

    def __init__(self) -> None:
        if not hasattr(os, "fork"):
            raise DownforceError("isolated bots need a system that can fork, such as Linux or macOS")
        self._control, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", "-m", "downforce.arena.guest", str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], start_new_session=True
            )
        self._replies = self._control.makefile("r", encoding="ascii")
        self.not_limited = [Limit(word) for word in self._replies.readline().split()]

    def fork(self, line: socket.socket) -> int:
        """Starts a player that talks on this socket; returns the number of its process."""
        socket.send_fds(self._control, [b"f"], [line.fileno()])
        return int(self._replies.readline())

    def close(self) -> None:
        """Lets the server end."""
        self._replies.close()
        self._control.close()
        self._process.wait()


@lru_cache(maxsize=1)
def _server() -> _ForkServer:
    """One for this process; it ends when the connection does."""
    server = _ForkServer()
    atexit.register(server.close)
    return server

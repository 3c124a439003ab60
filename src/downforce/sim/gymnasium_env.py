"""Downforce for Gymnasium: one seat learns, the rivals are our bots. Needs the extra ``rl``.

Importing this module registers the ids: ``Downforce-v1`` (four players against rookie, or any ``rivals``) and
one for each of our bots, such as ``Downforce-club-v1``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from downforce.bots.base import Bot
from downforce.bots.registry import BOTS
from downforce.model.errors import DownforceError, UnknownName
from downforce.rules.game import apply, make_setup
from downforce.rules.view import view
from downforce.sim import spec
from downforce.sim.seats import HIGHEST, LOWEST, SeatGame


class DownforceGym(gymnasium.Env[dict[str, Any], np.int64]):
    """The game of one seat, which changes from game to game unless it is given.

    An illegal action changes nothing: the reward is 0 and ``info["illegal"]`` is True. The reward comes at
    the end: the winners share 1, the others pay it.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        *,
        rivals: str | Sequence[str] = "rookie",
        bots: Mapping[str, Bot] = BOTS,
        seat: int | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.render_mode = render_mode
        self.setup = make_setup(**table)
        names = [rivals] if isinstance(rivals, str) else [*rivals]
        for name in names:
            if name not in bots:
                raise UnknownName("bot", name, bots)
        if seat is not None and not 0 <= seat < self.setup.players:
            raise DownforceError(f"no seat {seat} at a table of {self.setup.players}")
        self._rivals = [bots[name] for name in names]
        self._fixed_seat = seat
        words = spec.setup_words(self.setup)
        size, actions = spec.observation_size(self.setup.players, words), spec.action_count(words)
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(actions)
        self.observation_space: spaces.Space[dict[str, Any]] = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played up to the first decision of the learner."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._rng = Random(number)
        fixed = self._fixed_seat
        self.seat = fixed if fixed is not None else self._rng.randrange(self.setup.players)
        self.game = SeatGame(self.setup, f"gymnasium {number}")
        self._play_rivals()
        return self._seen(), self._info(illegal=False)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action of the learner, then the rivals up to its next one."""
        illegal = int(action) not in self.game.legal()
        if not illegal:
            self.game.play(int(action))
            self._play_rivals()
        over = self.game.is_over
        reward = self.game.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info(illegal=illegal)

    def _play_rivals(self) -> None:
        while self.game.actor not in (None, self.seat):
            seat = self.game.actor
            assert seat is not None
            seen = view(self.game.state, seat)
            bot = self._rivals[(seat - self.seat - 1) % len(self._rivals)]
            self.game.state = apply(self.game.state, bot.choose(seen, seen.legal, self._rng)).state

    def _seen(self) -> dict[str, Any]:
        return self.game.both(self.seat)

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self.seat), "illegal": illegal, "seat": self.seat}

    def render(self) -> str | None:
        """The position as a state line."""
        return str(self.game.state) if self.render_mode == "ansi" else None


def register() -> tuple[str, ...]:
    """Registers the ids; returns them."""
    ids = {f"Downforce-v{spec.VERSION}": "rookie"}
    ids |= {f"Downforce-{name}-v{spec.VERSION}": name for name in BOTS}
    for name, rivals in ids.items():
        if name not in gymnasium.registry:
            entry = f"{__name__}:{DownforceGym.__name__}"
            gymnasium.register(id=name, entry_point=entry, kwargs={"rivals": rivals})
    return tuple(ids)


IDS = register()

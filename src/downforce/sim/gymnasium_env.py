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
from downforce.sim.seats import HIGHEST, ILLEGAL, LOWEST, SeatGame


class DownforceGym(gymnasium.Env[dict[str, Any], np.int64]):
    """The game of one seat, which changes from game to game unless it is given.

    The reward comes at the end: the winners share 1, the others pay it. ``illegal`` says what an illegal
    action does: ``raise`` an error, ``end`` the game with -1, or cost a ``penalty`` of 1 and change nothing.
    Once the game is over the mask keeps one entry, as samplers want one; any action is then ignored.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        *,
        rivals: str | Sequence[str] = "rookie",
        bots: Mapping[str, Bot] = BOTS,
        seat: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise DownforceError(f"the render mode is ansi or None, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise DownforceError(f"illegal is {', '.join(ILLEGAL[:-1])} or {ILLEGAL[-1]}, not {illegal!r}")
        self.render_mode = render_mode
        self.setup = make_setup(**table)
        names = [rivals] if isinstance(rivals, str) else [*rivals]
        if not names:
            raise DownforceError("rivals names at least one bot")
        for name in names:
            if name not in bots:
                raise UnknownName("bot", name, bots)
        if seat is not None and not 0 <= seat < self.setup.players:
            raise DownforceError(f"no seat {seat} at a table of {self.setup.players}")
        self._rivals = [bots[name] for name in names]
        self._fixed_seat = seat
        self._illegal = illegal
        self.game: SeatGame | None = None
        self._ended = False
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
        self.game, self._ended = SeatGame(self.setup, f"gymnasium {number}"), False
        self._play_rivals(self.game)
        return self._seen(), self._info(illegal=False)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action of the learner, then the rivals up to its next one."""
        game, number = self._begun(), _whole_number(action)
        if self._ended or game.is_over:
            return self._seen(), 0.0, True, False, self._info(illegal=False)
        if number not in game.legal():
            return self._refuse(number)
        game.play(number)
        self._play_rivals(game)
        over = game.is_over
        reward = game.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info(illegal=False)

    def action_masks(self) -> Any:
        """The legal actions as booleans, by the name that sb3-contrib asks for."""
        return self._mask().astype(bool)

    def _begun(self) -> SeatGame:
        if self.game is None:
            raise DownforceError("no game has begun: call reset before anything else")
        return self.game

    def _refuse(self, number: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._illegal == "raise":
            raise DownforceError(
                f'the action {number} is not legal now: info["action_mask"] lists those that are'
            )
        self._ended = self._illegal == "end"
        return self._seen(), -1.0, self._ended, False, self._info(illegal=True)

    def _play_rivals(self, game: SeatGame) -> None:
        while game.actor not in (None, self.seat):
            seat = game.actor
            assert seat is not None
            seen = view(game.state, seat)
            bot = self._rivals[(seat - self.seat - 1) % len(self._rivals)]
            game.state = apply(game.state, bot.choose(seen, seen.legal, self._rng)).state

    def _mask(self) -> Any:
        mask = self._begun().mask(self.seat)
        if not mask.any():
            mask[0] = 1
        return mask

    def _seen(self) -> dict[str, Any]:
        return self._begun().both(self.seat) | {"action_mask": self._mask()}

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._mask(), "illegal": illegal, "seat": self.seat}

    def render(self) -> str | None:
        """The position as a state line."""
        return str(self._begun().state) if self.render_mode == "ansi" else None


def _whole_number(action: Any) -> int:
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        if isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer):
            return int(action)
        raise DownforceError(f"an action is a whole number, not {action!r}")
    return int(action)


VECTOR = "downforce.sim.vector_env:DownforceVector"
COMPILED = ("rookie", "works")
"""The rivals that play compiled, thousands of games in a process."""


def register() -> tuple[str, ...]:
    """Registers the ids; returns them."""
    ids = {f"Downforce-v{spec.VERSION}": "rookie"}
    ids |= {f"Downforce-{name}-v{spec.VERSION}": name for name in BOTS}
    for name, rivals in ids.items():
        if name not in gymnasium.registry:
            entry = f"{__name__}:{DownforceGym.__name__}"
            many = VECTOR if rivals in COMPILED else None
            gymnasium.register(id=name, entry_point=entry, vector_entry_point=many, kwargs={"rivals": rivals})
    return tuple(ids)


IDS = register()

"""Thousands of games in one process for Gymnasium: one seat of each learns. Needs the extra ``rl``.

    envs = gymnasium.make_vec("downforce.sim.gymnasium_env:Downforce-v1", num_envs=1024, players=4)

The rivals play compiled, in the same buffers: Works, or any legal action. Observations, masks and rewards are
buffers that the next step fills again. A game that is over is replaced in the step that follows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from downforce.fast import kernels
from downforce.fast.kernels import check_number
from downforce.model.errors import DownforceError
from downforce.sim.games import Games
from downforce.sim.seats import HIGHEST, ILLEGAL, LOWEST

SLIPS = {"works": 0.0, "random": 1.0, "rookie": 1.0}
"""The rivals there are, by the share of their choices that are any legal one."""
Seen = dict[str, NDArray[Any]]


class DownforceVector(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games of one table; the learner sits in ``seat``, or in turn in each seat by the number of the game.

    The reward comes at the end: the winners share 1, the others pay it. An illegal action raises an error,
    ends its game with -1 or costs a penalty of 1, as ``illegal`` says.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        *,
        rivals: str = "random",
        seat: int | None = None,
        illegal: str = "raise",
        **table: Any,
    ) -> None:
        if rivals not in SLIPS:
            raise DownforceError(f"rivals are {', '.join(SLIPS)}, not {rivals!r}")
        if illegal not in ILLEGAL:
            raise DownforceError(f"illegal is {', '.join(ILLEGAL)}, not {illegal!r}")
        self.num_envs, self._table, self._illegal = num_envs, table, illegal
        self._slips, self._seeds = SLIPS[rivals], np.random.default_rng()
        self._begin(0)
        players = self.games.setup.players
        if seat is not None and not 0 <= check_number("seat", seat, players) < players:
            raise DownforceError(f"no seat {seat} at a table of {players}")
        self._fixed = seat
        box = spaces.Box(LOWEST, HIGHEST, (self.games.size,), np.int16)
        mask = spaces.Box(0, 1, (self.games.actions,), np.int8)
        self.single_observation_space: Any = spaces.Dict({"observation": box, "action_mask": mask})
        self.single_action_space: Any = spaces.Discrete(self.games.actions)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)

    def _begin(self, seed: int) -> None:
        self.games = Games(self.num_envs, seed=seed, **self._table)
        self._ended = np.zeros(self.num_envs, bool)
        self._refused = np.zeros(self.num_envs, bool)
        self._rewards = np.zeros(self.num_envs, np.float32)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat in each game."""
        if self._fixed is not None:
            return np.full(self.num_envs, self._fixed)
        return np.asarray(self.games.records["number"] % self.games.setup.players)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games, each up to the first decision of its learner; one seed for all of them."""
        if isinstance(seed, list):
            raise DownforceError("a seed is one number for all games")
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._begin(int(self._seeds.integers(1 << 32)))
        self._play_rivals()
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays the learners' actions, then the rivals up to the next ones."""
        games, fresh = self.games, self._ended.copy()
        if fresh.any():
            games.reset(fresh)
        chosen = kernels.whole_numbers("actions", actions, (self.num_envs,)).copy()
        chosen[fresh] = -1  # refused, so that a new game stays at its beginning
        self._refused[:] = games.step(chosen) & ~fresh
        if self._illegal == "raise" and self._refused.any():
            at = int(np.argmax(self._refused))
            raise DownforceError(
                f"the action {chosen[at]} of game {at} is not legal: see the mask of the last step"
            )
        self._play_rivals()
        over = games.is_over
        self._rewards[:] = games.returns()[np.arange(self.num_envs), self.seats]
        self._rewards[self._refused] = -1
        self._ended = over | (self._refused if self._illegal == "end" else False)
        never = np.zeros(self.num_envs, bool)
        return self._seen(), self._rewards, self._ended.copy(), never, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of the last step as booleans."""
        return self._mask.view(bool)

    def _play_rivals(self) -> None:
        everyone = (1 << self.games.setup.players) - 1
        self.games.race_for(everyone & ~(1 << self.seats), slips=self._slips)

    def _seen(self) -> Seen:
        self._mask = self.games.legal()
        self._mask[self.games.is_over, 0] = 1  # samplers want one entry; any action is ignored then
        return {"observation": self.games.observe(self.seats), "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "illegal": self._refused, "seat": self.seats}

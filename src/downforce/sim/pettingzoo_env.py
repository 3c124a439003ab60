"""Downforce for PettingZoo, as an AEC environment on the plain engine. Needs the extra ``rl``."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from downforce.model.errors import DownforceError
from downforce.rules.game import make_setup
from downforce.sim import spec
from downforce.sim.seats import HIGHEST, LOWEST, SeatGame


def env(**table: Any) -> DownforceEnv:
    """A table as ``downforce.make_setup`` makes it: players, track, mode, edition and single options."""
    return DownforceEnv(**table)


class DownforceEnv(AECEnv):  # type: ignore[misc]
    """The whole game. Agents are ``seat_0``, ``seat_1`` ...; rewards come at the end and sum to 0."""

    metadata = {"render_modes": ["ansi"], "name": f"downforce_v{spec.VERSION}", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, *, render_mode: str | None = None, **table: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.setup = make_setup(**table)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self._seeds = np.random.default_rng()
        words = spec.setup_words(self.setup)
        self._actions = spec.action_count(words)
        self._size = spec.observation_size(self.setup.players, words)

    @functools.cache  # noqa: B019  # PettingZoo asks that a space be the same object each time
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An observation and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self._size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of ``spec``."""
        return spaces.Discrete(self._actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same deal."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = SeatGame(self.setup, f"pettingzoo {self._seeds.integers(1 << 62)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.actor or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do if it is asked."""
        return self.game.both(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Plays an action of the seat that is asked; raises for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise DownforceError(f"{agent} has to decide")
        self.game.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.rewards = dict(zip(self.possible_agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.actor or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a state line."""
        return str(self.game.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

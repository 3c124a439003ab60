"""Downforce for OpenSpiel, as a Python game on the plain engine. Needs the extra ``rl``.

Importing this module registers ``python_downforce``. Its parameters are ``players``, ``track``, ``mode``,
``edition`` and ``deals``: how many different deals the only chance node chooses from.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from downforce.rules.game import make_setup
from downforce.sim import spec
from downforce.sim.seats import SeatGame

LONGEST_GAME = 1_000
_PARAMETERS = {"players": 4, "track": "marina-bay", "mode": "standard", "edition": "en", "deals": 4096}
_GAME_TYPE = pyspiel.GameType(
    short_name="python_downforce",
    long_name="Python Downforce",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class DownforceGame(pyspiel.Game):  # type: ignore[misc]
    """The game before the deal."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.deals = int(given.pop("deals"))
        self.setup = make_setup(**given)
        self.words = spec.setup_words(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.action_count(self.words),
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> DownforceState:
        """The state in which the deal is drawn."""
        return DownforceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DownforceObserver:
        """What a seat sees, as in ``spec``."""
        return DownforceObserver(self)


class DownforceState(pyspiel.State):  # type: ignore[misc]
    """A position: first the deal, then the decisions one by one."""

    def __init__(self, game: DownforceGame) -> None:
        super().__init__(game)
        self._table = game
        self.game: SeatGame | None = None

    def current_player(self) -> int:
        """The seat that decides, or the chance node of the deal."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.actor is None else int(self.game.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal() if self.game is not None and player == self.game.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        return [(number, 1 / self._table.deals) for number in range(self._table.deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = SeatGame(self._table.setup, f"openspiel {action}")
        else:
            self.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game is None or player < 0:
            return f"deal {action}"
        return str(spec.action_at(self.game.state, self.game.state.asked[0], action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.is_over

    def returns(self) -> list[float]:
        """What the game is worth to each seat; 0 while it is being played."""
        return self.game.returns() if self.is_terminal() and self.game else [0.0] * self._table.setup.players

    def __str__(self) -> str:
        return "deal" if self.game is None else str(self.game.state)


class DownforceObserver:
    """Writes the observation of ``spec`` into a tensor."""

    def __init__(self, game: DownforceGame) -> None:
        size = spec.observation_size(game.setup.players, game.words)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DownforceState, player: int) -> None:
        """Fills the tensor with what a seat sees; before the deal that is nothing."""
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = state.game.observe(player)

    def string_from(self, state: DownforceState, player: int) -> str:
        """The view of a seat as a line."""
        from downforce.rules.view import view

        return "deal" if state.game is None else str(view(state.game.state, state.game.setup.seats[player]))


pyspiel.register_game(_GAME_TYPE, DownforceGame)

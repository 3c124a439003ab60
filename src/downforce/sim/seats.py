"""A game on the plain engine as the environments need it: numbers in, rows of numbers out."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from downforce.model.ids import Seat
from downforce.rules.game import apply, is_over, new_game, standings
from downforce.rules.state import GameState, Setup
from downforce.rules.view import view
from downforce.sim import spec

LOWEST, HIGHEST = -200, 2_000
"""No number of an observation lies outside."""
ILLEGAL = ("raise", "end", "penalty")
"""What an illegal action can do."""


class SeatGame:
    """One game, played by the numbers of ``spec``; seats that decide in secret are asked one by one."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.words = spec.setup_words(setup)
        self.actions = spec.action_count(self.words)
        self.state: GameState = new_game(setup=setup, seed=seed)

    @property
    def actor(self) -> Seat | None:
        """The seat that decides now."""
        return self.state.asked[0] if self.state.asked else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    def legal(self) -> list[int]:
        """The numbers of what the acting seat may do."""
        return [] if self.actor is None else sorted(spec.legal_indices(view(self.state, self.actor)))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat; all 0 while another one decides."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.actor:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        return np.array(spec.observe(view(self.state, Seat(seat)), words=self.words), np.int16)

    def both(self, seat: int) -> dict[str, NDArray[Any]]:
        """Observation and mask, as PettingZoo and Gymnasium name them."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def play(self, number: int) -> None:
        """Plays an action of the acting seat; raises ``DownforceError`` for one that is not legal."""
        assert self.actor is not None
        self.state = apply(self.state, spec.action_at(self.state, self.actor, int(number))).state

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return spec.returns(standings(self.state))

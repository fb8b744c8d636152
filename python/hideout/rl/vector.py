"""Many games at once, as arrays: a turn-based vector environment in which a finished game is dealt again."""

from __future__ import annotations

from typing import Any, Mapping, NamedTuple, Optional

import numpy as np
from gymnasium import spaces

from ..batch import Batch
from ..engine import Engine
from .spaces import BOUND


class Step(NamedTuple):
    """What a step brought: by place the rewards of all seats (0 while the game goes on), and which games are over."""

    rewards: Any
    terminations: Any


class Vector:
    """``num_envs`` games side by side, each awaiting one action of one seat.

    ``observations`` and ``masks`` belong to the seats in ``actors``; an action array holds one dense index a place.
    A place whose game has ended holds the first position of the next one (gymnasium's *same-step* autoreset).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        engine: Optional[Engine] = None,
    ) -> None:
        self._batch = Batch(game, num_envs, seats, options, rows="actors", engine=engine)
        self.num_envs = num_envs
        self.seats = seats
        self.single_action_space = spaces.Discrete(self._batch.space.n)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self._batch.space.n))
        self._draw = np.random.default_rng(0)

    def reset(self, seed: int = 0) -> Any:
        """Deals all games; the same seed and actions give the same games."""
        self._draw = np.random.default_rng(seed)
        self._batch.reset(seed)
        size = self._batch.row_size
        self.single_observation_space = spaces.Box(-BOUND, BOUND, (size,), np.float32)
        return self.observations

    @property
    def actors(self) -> Any:
        """By place: the seat to act."""
        return np.frombuffer(self._batch.actors, np.int32)

    @property
    def observations(self) -> Any:
        """By place: what the seat to act may know."""
        return np.frombuffer(self._batch.rows, np.float32).reshape(self.num_envs, self._batch.row_size)

    @property
    def masks(self) -> Any:
        """By place: True for every legal action."""
        masks = np.zeros((self.num_envs, self._batch.space.n), np.bool_)
        masks[np.repeat(np.arange(self.num_envs), self._sizes()), np.frombuffer(self._batch.legal, np.uint16)] = True
        return masks

    def sample(self) -> Any:
        """A legal action at each place, all with the same chance."""
        picks = self._ends() - 1 - (self._draw.random(self.num_envs) * self._sizes()).astype(np.int64)
        return np.frombuffer(self._batch.legal, np.uint16)[picks].astype(np.int32)

    def step(self, actions: Any) -> Step:
        """One action at each place."""
        ended = self._batch.step(np.ascontiguousarray(actions, np.int32))
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        for game in ended:
            rewards[game.at] = game.rewards
            over[game.at] = True
        return Step(rewards, over)

    def close(self) -> None:
        """Ends the engine, unless it was given from outside."""
        self._batch.close()

    def _ends(self) -> Any:
        return np.frombuffer(self._batch.ends, np.uint32).astype(np.int64)

    def _sizes(self) -> Any:
        return np.diff(self._ends(), prepend=0)

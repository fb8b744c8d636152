"""One game as a ``pettingzoo.AECEnv``."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import numpy as np
from pettingzoo import AECEnv

from ..engine import Engine
from ..environment import Environment
from .spaces import actions, arrays, observations


class AEC(Environment, AECEnv):  # type: ignore[misc]
    """A game for one agent a seat. Observations are arrays; everything else is as in ``Environment``."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        engine: Optional[Engine] = None,
        table: int = 0,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__(game, seats, options, engine, table, render_mode)
        self.observation_spaces = {agent: observations(self) for agent in self.possible_agents}
        self.action_spaces = {agent: actions(self) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Always the same one for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Always the same one for an agent."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:
        """What this agent sees now; the mask of an agent that is not to act is empty."""
        return arrays(super().observe(agent))

    def state(self) -> Any:
        """What all agents know together, and what everybody knows: for critics in training."""
        return np.array(super().state(), np.float32)

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(**settings: Any) -> AEC:
    """The environment, under the name that PettingZoo's own have."""
    return AEC(**settings)



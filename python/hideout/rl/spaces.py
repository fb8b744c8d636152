"""What observations and actions are, in gymnasium's words."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..environment import Environment, Observation

BOUND = 4.0
"""No feature is larger; most lie between 0 and 1."""


def observations(env: Environment) -> "spaces.Dict":
    """A row of numbers, and a mask with a 1 for every legal action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (env.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (env.space.n,), np.int8),
        }
    )


def actions(env: Environment) -> "spaces.Discrete":
    """The dense indices of the action space."""
    return spaces.Discrete(env.space.n)


def arrays(observation: Observation) -> Any:
    """An observation as arrays."""
    return {
        "observation": np.array(observation["observation"], np.float32),
        "action_mask": np.frombuffer(observation["action_mask"], np.int8),
    }

"""For learners: needs ``pip install hideout[rl]`` (numpy, gymnasium, PettingZoo).

``AEC`` is a real ``pettingzoo.AECEnv``; ``Against`` a ``gymnasium.Env`` for one seat against bots; ``Vector`` many games
at once as arrays.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import AEC
    from .against import Against
    from .vector import Vector

__all__ = ["AEC", "Against", "Vector"]


def __getattr__(name: str) -> Any:
    """Each class is loaded when it is asked for: ``Vector`` does not need PettingZoo."""
    if name in __all__:
        return getattr(import_module(f".{name.lower()}", __name__), name)
    raise AttributeError(f"hideout.rl has no {name}")

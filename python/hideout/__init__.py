"""Drive the games of Hideout from Python, with the standard library alone.

``Engine`` speaks to the engine of a game; ``Environment`` offers one game in the manner of PettingZoo's AEC interface;
``Batch`` plays many games at once, fast; ``hideout.spiel`` has games and states under OpenSpiel's names. With
``hideout[rl]``, ``hideout.rl`` has a real ``AECEnv``, a vectorised form and a ``gymnasium`` environment against bots.
"""

from .batch import Batch, Finished
from .engine import Engine, EngineError
from .environment import Environment, Observation
from .space import ActionSpace

__all__ = ["ActionSpace", "Batch", "Engine", "EngineError", "Environment", "Finished", "Observation"]

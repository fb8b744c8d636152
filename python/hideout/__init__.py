"""Drive the games of Hideout from Python, with the standard library alone.

``Engine`` speaks the protocol of ``hideout engine``; ``Environment`` offers one game in the manner of PettingZoo's
AEC interface; ``Batch`` plays many games at once, fast.
"""

from .batch import Batch, Finished
from .engine import Engine, EngineError
from .environment import Environment, Observation
from .space import ActionSpace

__all__ = ["ActionSpace", "Batch", "Engine", "EngineError", "Environment", "Finished", "Observation"]

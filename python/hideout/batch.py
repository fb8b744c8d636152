"""Many games at once, one action on each of them a step: the fast way to gather experience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence

from .engine import Engine


@dataclass(frozen=True)
class Finished:
    """A game that ended in the last step: at which place of the batch, and how."""

    at: int
    ending: str
    winners: List[int]
    scores: List[float]
    payoffs: List[float]


class Batch:
    """``size`` games side by side. A game that ends is dealt anew at once, so every place always awaits an action.

    After ``reset`` and after each ``step`` there are, by place: ``actors`` (the seat to act), ``legal`` (the engine's
    numbers of its legal actions; ``space`` turns them into dense indices and masks) and, if asked for, ``views``.
    """

    def __init__(
        self,
        game: str,
        size: int,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        views: bool = False,
        engine: Optional[Engine] = None,
    ) -> None:
        self._owns_engine = engine is None
        self.engine: Engine = engine or Engine(game)
        self.space = self.engine.space
        self.size = size
        self.actors: List[int] = []
        self.legal: List[List[int]] = []
        self.views: List[Dict[str, Any]] = []
        self._wants_views = views
        self._setup = {"seats": seats, "options": dict(options or {})}
        self._tables = list(range(size))

    def reset(self, seed: int = 0) -> None:
        """Deals all games anew. The same seed and the same actions give the same games."""
        self._take(self.engine.ask("deal", tables=self._tables, seed=seed, views=self._wants_views, **self._setup))

    def step(self, actions: Sequence[int]) -> List[Finished]:
        """One action, as the engine numbers them, at each place: all are carried out, or none if one is not legal."""
        answer = self.engine.ask(
            "step", tables=self._tables, actions=list(actions), again=True, views=self._wants_views
        )
        self._take(answer)
        return [Finished(**over) for over in answer["over"]]

    def masks(self) -> List[bytearray]:
        """By place: 1 for every legal action of ``space``."""
        return [self.space.mask(legal) for legal in self.legal]

    def close(self) -> None:
        """Ends the engine, unless it was given from outside."""
        if self._owns_engine:
            self.engine.close()

    def _take(self, answer: Mapping[str, Any]) -> None:
        self.actors = answer["actors"]
        self.legal = answer["legal"]
        self.views = answer.get("views", [])

"""Many games at once, one action on each of them a step: the fast way to gather experience."""

from __future__ import annotations

import random
import struct
from array import array
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

from .engine import Engine

_STEP, _LOOK = 1, 2
_HEAD = 16
_ROWS = {None: 0, "actors": 1, "all": 2}


@dataclass(frozen=True)
class Finished:
    """A game that ended in the last step: at which place of the batch, and what it was worth by seat (0 to 1)."""

    at: int
    payoffs: Tuple[float, ...]

    @property
    def rewards(self) -> Tuple[float, ...]:
        """The payoffs from −1 (lost) to 1 (won)."""
        return tuple(2.0 * payoff - 1.0 for payoff in self.payoffs)


class Batch:
    """``size`` games side by side. A game that ends is dealt again at once, so every place always awaits an action.

    After ``reset`` and after each ``step`` there are, as memory that numpy reads without a copy:

    - ``actors``: by place, the seat to act (32-bit integers);
    - ``legal``: the dense indices of all legal actions, one place after the other (16 bits each), and ``ends``: by
      place, where its own end (32 bits);
    - ``rows``: with ``rows="actors"`` what each actor may know as numbers, with ``rows="all"`` by place what each seat
      may know and then what everybody does (32-bit floats; ``row_size`` of them each).

    ``send`` and ``receive`` are the two halves of ``step``: with two batches one thinks while the other plays.
    """

    def __init__(
        self,
        game: str,
        size: int,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        rows: Optional[str] = None,
        engine: Optional[Engine] = None,
        hall: int = 0,
    ) -> None:
        self._owns_engine = engine is None
        self.engine: Engine = engine or Engine(game)
        self.space = self.engine.space
        self.size = size
        self.seats = seats
        self.row_size = 0
        self.blocks: List[Dict[str, Any]] = []
        self._hall = hall
        self._setup = {"seats": seats, "options": dict(options or {})}
        self._step = struct.pack("<BBBB", _STEP, hall, _ROWS[rows], 0)
        self._look = struct.pack("<BBBB", _LOOK, hall, _ROWS[rows], 0)

    def reset(self, seed: int = 0) -> None:
        """Deals all games again. The same seed and the same actions give the same games."""
        opened = self.engine.ask("hall", hall=self._hall, tables=self.size, seed=seed, **self._setup)
        self.row_size, self.blocks = opened["size"], opened["blocks"]
        self.engine.send(self._look)
        self.receive()

    def step(self, actions: Sequence[int]) -> List[Finished]:
        """One action, by dense index, at each place: all are carried out, or none if one is not legal."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Sequence[int]) -> None:
        """Begins a step; ``receive`` ends it. 32-bit integers of numpy or of an ``array('i')`` are taken as they are."""
        self.engine.send(self._step + _bytes(actions))

    def receive(self) -> List[Finished]:
        """Waits for the step that was begun, and tells which games ended in it."""
        frame = self.engine.receive_position()
        _, size, count, over = struct.unpack_from("<IIII", frame)
        at = _HEAD
        self.actors = frame[at : at + 4 * size].cast("i")
        at += 4 * size
        self.ends = frame[at : at + 4 * size].cast("I")
        at += 4 * size
        self.legal = frame[at : at + 2 * count].cast("H")
        at += 4 * ((count + 1) // 2)
        width = 1 + self.seats
        ended = struct.unpack_from(f"<{over * width}f", frame, at)
        at += 4 * over * width
        self.rows = frame[at:].cast("f")
        return [
            Finished(int(ended[i]), tuple(ended[i + 1 : i + width])) for i in range(0, len(ended), width)
        ]

    def legal_at(self, place: int) -> List[int]:
        """The dense indices of the legal actions at a place."""
        return self.legal[self.ends[place - 1] if place else 0 : self.ends[place]].tolist()

    def random_actions(self, chance: random.Random) -> "array[int]":
        """Any legal action at each place, all with the same chance."""
        legal, draw = self.legal, chance.random
        ends = self.ends.tolist()
        starts = [0, *ends[:-1]]
        return array("i", [legal[start + int(draw() * (end - start))] for start, end in zip(starts, ends)])

    def masks(self) -> bytearray:
        """1 for every legal action: ``size`` rows of ``space.n`` bytes."""
        n = self.space.n
        masks = bytearray(self.size * n)
        start = 0
        for place, end in enumerate(self.ends.tolist()):
            for action in self.legal[start:end]:
                masks[place * n + action] = 1
            start = end
        return masks

    def row(self, place: int) -> List[float]:
        """The numbers of the actor at a place (with ``rows="actors"``)."""
        return self.rows[place * self.row_size : (place + 1) * self.row_size].tolist()

    def close(self) -> None:
        """Ends the engine, unless it was given from outside."""
        if self._owns_engine:
            self.engine.close()


def _bytes(actions: Sequence[int]) -> bytes:
    """Actions as 32-bit integers."""
    try:
        view = memoryview(actions)  # type: ignore[arg-type]
    except TypeError:
        return array("i", actions).tobytes()
    return view.tobytes() if view.format in ("i", "l") and view.itemsize == 4 else array("i", actions).tobytes()

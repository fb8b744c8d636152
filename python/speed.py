"""How many actions a second this machine makes through the engine: python3 speed.py <game> [games at once]

It measures the line protocol (one JSON object a step), one batch over frames, and two batches of half the size on
engines of their own, of which one plays while the other's actions are chosen; and the last once more with numpy, where
there is numpy.
"""

import random
import sys
import time
from array import array
from typing import Callable, List

from hideout import Batch, Engine


def rate_of(step: Callable[[], int], seconds: float) -> float:
    """Actions a second, after a warm-up of a third of the time."""
    for measured in (seconds / 3, seconds):
        start, actions = time.perf_counter(), 0
        while time.perf_counter() - start < measured:
            actions += step()
        rate = actions / (time.perf_counter() - start)
    return rate


def by_lines(game: str, size: int, seconds: float) -> float:
    """A JSON object for each step, as a program that knows nothing of frames would."""
    tables = list(range(size))
    choose = random.Random(1).choice
    with Engine(game) as engine:
        position = [engine.ask("deal", tables=tables, seed=1)]

        def step() -> int:
            actions = [choose(legal) for legal in position[0]["legal"]]
            position[0] = engine.ask("step", tables=tables, actions=actions, again=True)
            return size

        return rate_of(step, seconds)


def by_frames(
    game: str, size: int, parts: int, seconds: float, choose: Callable[[Batch], "array[int]"]
) -> float:
    """Batches on engines of their own; while actions for one are chosen, the others play."""
    batches: List[Batch] = [Batch(game, size // parts) for _ in range(parts)]
    for number, batch in enumerate(batches):
        batch.reset(seed=number)
        batch.send(choose(batch))

    def step() -> int:
        for batch in batches:
            batch.receive()
            batch.send(choose(batch))
        return size

    rate = rate_of(step, seconds)
    for batch in batches:
        batch.close()
    return rate


def measure(game: str, size: int, seconds: float = 3.0) -> None:
    """Prints all rates of one run."""
    chance = random.Random(1)
    plain: Callable[[Batch], "array[int]"] = lambda batch: batch.random_actions(chance)
    lines = by_lines(game, size, seconds)
    tell(f"{game}, {size} games at once, lines", lines, lines)
    tell("frames, one batch", by_frames(game, size, 1, seconds, plain), lines)
    tell("frames, two batches by turns", by_frames(game, size, 2, seconds, plain), lines)
    try:
        import numpy
    except ImportError:
        return
    draw = numpy.random.default_rng(1)

    def vectorised(batch: Batch):  # type: ignore[no-untyped-def]
        ends = numpy.frombuffer(batch.ends, numpy.uint32)
        sizes = numpy.diff(ends, prepend=numpy.uint32(0))
        picks = ends - 1 - (draw.random(batch.size) * sizes).astype(numpy.uint32)
        return numpy.frombuffer(batch.legal, numpy.uint16)[picks].astype(numpy.int32)

    tell("frames, two batches, numpy", by_frames(game, size, 2, seconds, vectorised), lines)


def tell(what: str, rate: float, before: float) -> None:
    """One line of the result."""
    print(f"{what:50}{rate:12,.0f} actions/s{rate / before:8.1f} ×", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Name a game, as “hideout games” lists them: python3 speed.py <game> [games at once]")
    measure(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1024)

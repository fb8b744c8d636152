"""How many actions a second this machine makes through the engine: python3 speed.py <game> [games at once]"""

import random
import sys
import time

from hideout import Batch


def measure(game: str, size: int, seconds: float = 3.0) -> float:
    """Actions a second of random play in batches of this size."""
    batch = Batch(game, size)
    batch.reset(seed=1)
    choose = random.Random(1).choice
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        batch.step([choose(legal) for legal in batch.legal])
        actions += size
    rate = actions / (time.perf_counter() - start)
    batch.close()
    return rate


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Name a game, as “hideout games” lists them: python3 speed.py <game> [games at once]")
    name = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1024
    print(f"{name}: {measure(name, count):,.0f} actions/s with {count} games at once")

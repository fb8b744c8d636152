"""Who is stronger, with fewer games: luck taken out of a match of two bots.

    python3 examples/evaluate.py [game] [bot] [bot] [deals]

Three estimates of the first bot's share, each with its 95 % interval, from the same games: every game by itself; every
game less what its deal was worth in random play (a control variate: it knows nothing of the bots, so it does not favour
one); and every deal twice with places swapped (duplicate).
"""

import sys
from statistics import fmean, stdev
from typing import Dict, List, Tuple

from hideout import Environment

Estimate = Tuple[float, float]


def share(env: Environment, bots: Dict[str, str], deal: int) -> float:
    """What seat 0 gets of a game between these bots."""
    env.reset(seed=deal)
    move = 0
    while not env.terminations[env.agent_selection]:
        move += 1
        env.step(env.choose(bots[env.agent_selection], seed=1000 * deal + move))
    return float(env.infos["seat_0"]["outcome"]["payoffs"][0])


def luck(env: Environment, deal: int, playouts: int) -> float:
    """What the deal is worth to seat 0 in random play."""
    env.engine.ask("new", table=1, seed=deal)
    return float(env.engine.ask("playout", table=1, times=playouts, seed=deal)["payoffs"][0])


def estimate(values: List[float]) -> Estimate:
    """The mean and half of its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / len(values) ** 0.5


def compare(game: str, first: str, second: str, deals: int, playouts: int = 400) -> Dict[str, Estimate]:
    """The three estimates."""
    env = Environment(game)
    there, back, worth = [], [], []
    for deal in range(deals):
        there.append(share(env, {"seat_0": first, "seat_1": second}, deal))
        back.append(1 - share(env, {"seat_0": second, "seat_1": first}, deal))
        worth.append(luck(env, deal, playouts))
    env.close()
    mean = fmean(worth)
    spread = sum((w - mean) ** 2 for w in worth) or 1.0
    slope = sum((w - mean) * (t - b) for w, t, b in zip(worth, there, back)) / spread
    lucky = [slope / 2 * (w - mean) for w in worth]
    return {
        "single games": estimate([*there, *back]),
        "single games, luck of the deal taken out": estimate(
            [*(t - l for t, l in zip(there, lucky)), *(b + l for b, l in zip(back, lucky))]
        ),
        "duplicate": estimate([(t + b) / 2 for t, b in zip(there, back)]),
    }


if __name__ == "__main__":
    game, first, second, deals = [*sys.argv[1:], *["caper-europe", "medium", "easy", "40"][len(sys.argv) - 1 :]]
    for name, (value, reach) in compare(game, first, second, int(deals)).items():
        print(f"{name:40} {value:6.1%} ± {reach:.1%}")

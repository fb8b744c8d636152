"""How good is a bot, told with fewer games: luck taken out of what it got.

    python3 examples/evaluate.py [bot] [bot] [games]

Both bots play Caper Cards alone, on the same deals. After the deal and after every action a judge says how likely the
game is to be won from there, in the true world and in others that the player could not tell from it. The difference is
luck: its expectation is 0 whoever plays and however badly the judge judges, since the player knew nothing that makes the
true world likelier than the others. So taking it out leaves the mean alone, and the better the judge, the less is left
to chance (AIVAT; Burch, Schmid, Moravčík and Bowling, 2018).

It is for one player: what somebody else did would tell something of what they hold, which `imagine` does not weigh. For
bots of the house in games of several there is `hideout arena --account`.
"""

import random
import sys
from statistics import fmean, stdev, variance
from typing import List, Tuple

from hideout import Environment

GAME, SEAT, JUDGE, WORLDS = "caper-cards", "seat_0", "hard", 8


class Table:
    """One game as it is played, and places for others as it might be."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.env = Environment(GAME, seats=1)
        self.others = [Environment(GAME, seats=1, engine=self.env.engine, table=1 + world) for world in range(worlds)]

    def play(self, bot: str, deal: int) -> Tuple[float, float]:
        """What a bot gets of a deal, and how much of that was luck."""
        env, chance = self.env, random.Random(deal)
        draw = lambda: chance.getrandbits(50)
        env.reset(seed=deal)
        for other in self.others:
            other.reset(seed=draw())
        luck = surprise(env, self.others)
        while not env.terminations[SEAT]:
            action = env.choose(bot, seed=draw())
            worlds = [env.imagine(SEAT, table=1 + world, seed=draw()) for world in range(len(self.others))]
            for world in [env, *worlds]:
                world.step(action)
            luck += surprise(env, worlds)
        return payoff(env), luck

    def close(self) -> None:
        """Ends the engine."""
        self.env.close()


def surprise(env: Environment, worlds: List[Environment]) -> float:
    """How much better it came than it might have."""
    return worth(env) - fmean(map(worth, worlds))


def worth(env: Environment) -> float:
    """How likely the game is to be won, in the eyes of the judge."""
    return payoff(env) if env.terminations[SEAT] else float(env.think(JUDGE)[0]["value"])


def payoff(env: Environment) -> float:
    """1 if the game was won, else 0."""
    return float(env.infos[SEAT]["outcome"]["payoffs"][0])


def compare(first: str, second: str, deals: range) -> List[Tuple[str, List[float], List[float]]]:
    """By row a name, what was got game by game, and the same without luck."""
    table, rows = Table(), []
    for bot in (first, second):
        games = [table.play(bot, deal) for deal in deals]
        rows.append((bot, [got for got, _ in games], [got - luck for got, luck in games]))
    table.close()
    (_, got, even), (_, other_got, other_even) = rows
    less = lambda a, b: [x - y for x, y in zip(a, b)]
    return [*rows, (f"{first} less {second}", less(got, other_got), less(even, other_even))]


def interval(values: List[float]) -> str:
    """The mean with its 95 % interval."""
    return f"{fmean(values):7.1%} ± {1.96 * stdev(values) / len(values) ** 0.5:5.1%}"


if __name__ == "__main__":
    first, second, games = [*sys.argv[1:], *["medium", "easy", "200"][len(sys.argv) - 1 :]]
    print(f"{'':20} {'as played':>16} {'without luck':>16}   ratio of variances")
    for name, got, even in compare(first, second, range(int(games))):
        print(f"{name:20} {interval(got)} {interval(even)}   {variance(even) / variance(got):.2f}")

"""Policy gradient in a hundred lines: one small net at every seat of a team learns Caper Cards from its own games.

    python3 examples/policy_gradient.py [seed] [updates]

Each update plays some steps of a thousand games at once. An action is scored by the heists that the team went on to pull
off, and by winning, against what the net expected; the net then moves along the clipped gradient (PPO, Schulman et al.
2017) in a few passes. At last it plays deals that it has never seen, the same ones as a team of `easy`.
"""

import os
import re
import sys
from typing import Any, Callable, List, Tuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for the net: the other plays the games
try:
    import numpy as np
except ImportError:
    sys.exit("This example needs numpy, which comes with hideout[rl].")
from hideout import Batch, Environment

GAME, SEATS, GAMES, STEPS, HIDDEN, PASSES, PART = "caper-cards", 3, 1024, 16, 128, 3, 2048
RATE, CLIP, DOUBT, TRACE, WIN, SCORES = 2e-3, 0.2, 0.005, 0.95, 2.0, 41


class Net:
    """Two hidden layers; a logit for every action, and one number for what is still to come. Learns by Adam."""

    def __init__(self, blocks: List[Any], actions: int, seed: int) -> None:
        names = [(re.sub(r" \d+$", "", block["name"]), at) for block in blocks for at in range(block["size"])]
        parts = {name: at for at, name in enumerate(dict.fromkeys(names))}
        self.fold = np.eye(len(parts), dtype=np.float32)[[parts[name] for name in names]]
        self.score, self.tucked = parts["score", 0], [at for (name, _), at in parts.items() if name == "tucked"]
        normal, sizes = np.random.default_rng(seed).normal, [len(parts) + SCORES, HIDDEN, HIDDEN, actions + 1]
        self.weights = [normal(0, s, shape).astype(np.float32) for s, *shape in zip((0.2, 0.1, 0.01), sizes, sizes[1:])]
        self.weights += [np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def see(self, rows: Any) -> Any:
        """What actors know, easier to learn from: numbered places added up, since their order tells nothing, and an
        input for every score."""
        rows = np.frombuffer(rows, np.float32).reshape(-1, len(self.fold)) @ self.fold
        scores = np.rint(rows[:, self.score] * (SCORES - 1)).astype(int).clip(0, SCORES - 1)
        return np.hstack([rows, np.eye(SCORES, dtype=np.float32)[scores]])

    def forward(self, rows: Any, masks: Any) -> Tuple[Any, Any, Any, Any]:
        """Chances of the actions, what is still expected, and the two hidden layers."""
        first = np.maximum(rows @ self.weights[0] + self.weights[3], 0)
        second = np.maximum(first @ self.weights[1] + self.weights[4], 0)
        out = second @ self.weights[2]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), out[:, -1], first, second

    def slopes(self, rows: Any, masks: Any, actions: Any, before: Any, gains: Any, returns: Any) -> List[Any]:
        """By weight the slope of: mean clipped gain + DOUBT · entropy − a quarter of the squared error of expectation."""
        chances, expected, first, second = self.forward(rows, masks)
        at = np.arange(len(actions)), actions
        ratio = chances[at] / before
        pull = np.where(np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP), 0, gains * ratio)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        slope = -chances * (pull + DOUBT * (logs - (chances * logs).sum(axis=1, keepdims=True)))
        slope[at] += pull[:, 0]
        slope = np.column_stack([slope, (returns - expected) / 2]).astype(np.float32) / len(actions)
        back = (slope @ self.weights[2].T) * (second > 0)
        deep = (back @ self.weights[1].T) * (first > 0)
        return [rows.T @ deep, first.T @ back, second.T @ slope, deep.sum(axis=0), back.sum(axis=0)]

    def climb(self, slopes: List[Any], rate: float) -> None:
        """One step uphill."""
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight += rate * mean / (np.sqrt(square) + 1e-8)

    def choose(self, env: Environment) -> int:
        """The likeliest action."""
        seen = env.observe(env.agent_selection)
        mask = np.frombuffer(seen["action_mask"], bool)
        return int(self.forward(self.see(seen["observation"]), mask)[0].argmax())


def train(seed: int, updates: int) -> Net:
    """A net after this many updates; it says how it does."""
    batch, draw, won = Batch(GAME, GAMES, SEATS, rows="actors"), np.random.default_rng(seed), []
    batch.reset(seed)
    net = Net(batch.blocks, batch.space.n, seed)
    look = lambda: (net.see(batch.rows), np.frombuffer(batch.masks(), bool).reshape(GAMES, -1))
    rows, masks = look()
    for update in range(updates):
        path, gains, gain = [], [], 0
        for _ in range(STEPS):
            chances, expected, _, _ = net.forward(rows, masks)
            lots = draw.random((GAMES, 1)) * 0.999999
            actions = (chances.cumsum(axis=1) > lots).argmax(axis=1).astype(np.int32)
            ended, (after, legal) = batch.step(actions), look()
            rewards, goes_on = (after - rows)[:, net.tucked].sum(axis=1), np.ones(GAMES)
            for game in ended:
                rewards[game.at], goes_on[game.at] = WIN * game.payoffs[0], 0
                won.append(game.payoffs[0])
            path.append((rows, masks, actions, chances[np.arange(GAMES), actions], expected, rewards, goes_on))
            rows, masks = after, legal
        following = net.forward(rows, masks)[1]
        for *_, expected, rewards, goes_on in reversed(path):
            gain = rewards + goes_on * (following + TRACE * gain) - expected
            following = expected
            gains.insert(0, gain)
        *whole, expected, _, _ = (np.concatenate(each) for each in zip(*path))
        gained = np.concatenate(gains).astype(np.float32)
        whole += [gained / (gained.std() + 1e-6), gained + expected]
        for _ in range(PASSES):
            for part in np.array_split(draw.permutation(len(gained)), -(-len(gained) // PART)):
                net.climb(net.slopes(*(each[part] for each in whole)), RATE * (1 - update / updates))
        if update % 50 == 49:
            print(f"update {update + 1}: {np.mean(won):.1%} of {len(won)} games won", flush=True)
            won = []
    batch.close()
    return net


def play(choose: Callable[[Environment], int], seed: int, deals: int) -> Any:
    """By deal whether a team wins whose members all choose like this."""
    env, won = Environment(GAME, SEATS), []
    for deal in range(deals):
        env.reset(seed=None if deal else seed)
        while not env.terminations[env.agent_selection]:
            env.step(choose(env))
        won.append(env.infos["seat_0"]["outcome"]["payoffs"][0])
    env.close()
    return np.array(won)


if __name__ == "__main__":
    seed, updates = [*map(int, sys.argv[1:]), *[1, 400][len(sys.argv) - 1 :]]
    unseen, deals, luck = 10**6 + seed, 2000, np.random.default_rng(seed)
    net = play(train(seed, updates).choose, unseen, deals)
    easy = play(lambda env: env.choose("easy", seed=int(luck.integers(2**32))), unseen, deals)
    for name, won in [("the net", net), ("easy", easy), ("the net less easy", net - easy)]:
        print(f"{name:20} {won.mean():6.1%} ± {1.96 * won.std() / deals**0.5:.1%} of {deals} new deals")

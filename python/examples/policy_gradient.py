"""Policy gradient in a hundred lines: a team of one small net that learns Caper Cards from its own games.

    python3 examples/policy_gradient.py [updates]

Needs numpy alone. Each update plays a few steps in a thousand games at once, scores every action by the heists that the
team still pulls off in that game (plus two for winning), compares that with what the net expected there, and moves the
net along the gradient. At the end the net plays the same deals as the bot `easy`.
"""

import sys
from typing import Any, Dict, List, Tuple

import numpy as np

from hideout import Batch, Environment

GAME, SEATS, GAMES, STEPS, HIDDEN = "caper-cards", 2, 1024, 16, 64
RATE, ENTROPY, WIN = 6e-3, 0.002, 2.0


class Net:
    """One hidden layer; a logit for every action and one number for what is still to come. Learns by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.shape = (inputs, HIDDEN, actions)
        self.weights = {
            "in": draw.normal(0, 1 / np.sqrt(40), (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": draw.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),
        }
        self.moments = {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, rows: Any, masks: Any) -> Tuple[Any, Any, Any]:
        """Hidden layer, chances of the legal actions, and what is expected."""
        hidden = np.maximum(rows @ self.weights["in"] + self.weights["bias"], 0)
        out = hidden @ self.weights["out"]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, rows: Any, masks: Any, actions: Any, returns: Any) -> None:
        """One step up the gradient: actions that did better than expected become likelier."""
        hidden, chances, expected = self.forward(rows, masks)
        surprise = returns - expected
        gain = (surprise / (surprise.std() + 1e-6))[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        doubt = -(chances * logs).sum(axis=1, keepdims=True)
        slope = -chances * gain - ENTROPY * chances * (logs + doubt)
        slope[np.arange(len(actions)), actions] += gain[:, 0]
        slope = np.concatenate([slope, surprise[:, None]], axis=1).astype(np.float32) / len(actions)
        back = (slope @ self.weights["out"].T) * (hidden > 0)
        self._climb({"in": rows.T @ back, "bias": back.sum(axis=0), "out": hidden.T @ slope})

    def _climb(self, slopes: Dict[str, Any]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] += RATE * scale * first / (np.sqrt(second) + 1e-8)


def look(batch: Batch) -> Tuple[Any, Any]:
    """What the actors know, and what they may do."""
    rows = np.frombuffer(batch.rows, np.float32).reshape(batch.size, batch.row_size).copy()
    return rows, np.frombuffer(batch.masks(), np.uint8).reshape(batch.size, -1).astype(bool)


def draw_from(chances: Any, draw: Any) -> Any:
    """One action for each row of chances."""
    return (chances.cumsum(axis=1) > draw.random((len(chances), 1)) * 0.999999).argmax(axis=1).astype(np.int32)


def train(updates: int, seed: int = 1) -> Net:
    """A net after so many updates."""
    batch = Batch(GAME, GAMES, SEATS, rows="actors")
    batch.reset(seed)
    ends = np.cumsum([block["size"] for block in batch.blocks])
    tucked = [slice(end - block["size"], end) for block, end in zip(batch.blocks, ends) if "tucked" in block["name"]]
    net, draw, wins, games = Net(batch.row_size, batch.space.n, seed), np.random.default_rng(seed), 0, 0
    rows, masks = look(batch)
    heists = lambda of: sum(of[:, part].sum(axis=1) for part in tucked)
    for update in range(updates):
        path: List[Any] = []
        for _ in range(STEPS):
            actions = draw_from(net.forward(rows, masks)[1], draw)
            ended = batch.step(actions)
            before, (after, legal) = heists(rows), look(batch)
            is_over = np.zeros(GAMES, bool)
            rewards = heists(after) - before
            for game in ended:
                is_over[game.at] = True
                rewards[game.at] = WIN * game.payoffs[0]
                wins, games = wins + game.payoffs[0], games + 1
            path.append((rows, masks, actions, rewards, is_over))
            rows, masks = after, legal
        returns = net.forward(rows, masks)[2]
        for step in reversed(path):
            returns = step[3] + np.where(step[4], 0, returns)
            step[3][:] = returns
        net.learn(*(np.concatenate([step[i] for step in path]) for i in range(4)))
        if update % 50 == 49:
            print(f"after {update + 1} updates: {100 * wins / max(games, 1):.1f} % of {games} games won", flush=True)
            wins = games = 0
    batch.close()
    return net


def play(net: Net, deals: range) -> float:
    """How often a team of the net wins these deals, always taking the likeliest action."""
    batch, won = Batch(GAME, 1, SEATS, rows="actors"), 0.0
    for deal in deals:
        batch.reset(deal)
        ended: List[Any] = []
        while not ended:
            ended = batch.step(net.forward(*look(batch))[1].argmax(axis=1).astype(np.int32))
        won += ended[0].payoffs[0]
    batch.close()
    return won / len(deals)


def play_bot(bot: str, deals: range) -> float:
    """The same for a team of one of the house's bots."""
    env, won = Environment(GAME, SEATS), 0.0
    for deal in deals:
        env.reset(seed=deal)
        while not env.terminations[env.agent_selection]:
            env.step(env.choose(bot, seed=deal))
        won += env.infos["seat_0"]["outcome"]["payoffs"][0]
    env.close()
    return won / len(deals)


if __name__ == "__main__":
    learnt = train(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)
    deals = range(1_000_000, 1_000_500)
    print(f"on {len(deals)} new deals: the net {play(learnt, deals):.1%}, easy {play_bot('easy', deals):.1%}")

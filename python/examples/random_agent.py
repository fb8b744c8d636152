"""The shortest agent: any legal action, in one game and in a thousand.

    python3 examples/random_agent.py [game]
"""

import random
import sys

from hideout import Batch, Environment


def one_game(game: str, seed: int = 1) -> dict:
    """Plays one game in the manner of PettingZoo; what each agent got."""
    chance = random.Random(seed)
    env = Environment(game)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        total[agent] += reward
        legal = [action for action, bit in enumerate(observation["action_mask"]) if bit]
        env.step(None if termination else chance.choice(legal))
    env.close()
    return total


def many_games(game: str, steps: int = 100, size: int = 1024) -> int:
    """Plays a thousand games side by side; how many ended."""
    chance = random.Random(1)
    batch = Batch(game, size)
    batch.reset(seed=1)
    ended = sum(len(batch.step(batch.random_actions(chance))) for _ in range(steps))
    batch.close()
    return ended


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "caper-cards"
    print("one game:", one_game(name))
    print("games that ended in 100 steps of 1024:", many_games(name))

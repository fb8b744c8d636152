"""The manners of PettingZoo's AEC interface, from its documentation, for every game and without PettingZoo.

What its `api_test`, `seed_test` and `render_test` look at: agents and their order, what `last` gives, rewards that add up,
agents that leave when they are done, the same game from the same seed, and every render mode. The real ones run in
`test_rl.py` where PettingZoo is installed.
"""

import contextlib
import io
import random
import unittest

from hideout import Engine, Environment
from hideout.environment import RENDER_MODES

GAMES = [("caper-europe", 2), ("caper-1970", 3), ("caps-and-hammers", 2), ("caper-cards", 4)]
STEPS = 60


class ConformanceTest(unittest.TestCase):
    def test_every_game(self) -> None:
        for game, seats in GAMES:
            with self.subTest(game=game), Engine(game) as engine:
                env = Environment(game, seats=seats, engine=engine)
                self.api(env)
                self.seeds(env, Environment(game, seats=seats, engine=engine, table=1))
                self.renders(game, seats, engine)

    def api(self, env: Environment) -> None:
        """Attributes, types and the order of things, over whole games as far as the steps go."""
        self.assertEqual(len(set(env.possible_agents)), len(env.possible_agents))
        self.assertRegex(env.metadata["name"], r"^hideout_[a-z0-9_]+_v\d+$")
        chance = random.Random(1)
        env.reset(seed=1, options={"options": 1})
        self.assertEqual(env.agents, env.possible_agents)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter(STEPS):
            self.assertEqual(agent, env.agent_selection)
            for kept in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(kept), set(env.agents))
            seen, reward, termination, truncation, info = env.last()
            assert seen is not None
            self.assertIsNone(env.last(observe=False)[0])
            self.assertIs(type(termination), bool)
            self.assertIs(type(truncation), bool)
            self.assertIsInstance(info, dict)
            self.assertEqual(seen["observation"].typecode, "f")
            self.assertTrue(all(-4 <= number <= 4 for number in seen["observation"]))
            self.assertTrue(set(seen["action_mask"]) <= {0, 1})
            self.assertIs(env.action_space(agent), env.action_space(agent))
            totals[agent] += reward
            legal = [index for index, bit in enumerate(seen["action_mask"]) if bit]
            env.step(None if termination or truncation else chance.choice(legal))

    def seeds(self, env: Environment, other: Environment) -> None:
        """Two environments with the same seed go the same way."""
        chance = random.Random(2)
        env.reset(seed=42)
        other.reset(seed=42)
        for _ in range(STEPS):
            one, two = env.last(), other.last()
            self.assertEqual(one, two)
            if one[2]:
                return
            action = chance.choice(env.legal())
            env.step(action)
            other.step(action)

    def renders(self, game: str, seats: int, engine: Engine) -> None:
        """``human`` prints and gives nothing; the others give text."""
        for mode in RENDER_MODES:
            env = Environment(game, seats=seats, engine=engine, render_mode=mode)
            env.reset(seed=1)
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                drawn = env.render()
            self.assertEqual(drawn is None, mode == "human")
            self.assertEqual(printed.getvalue() != "", mode == "human")
            self.assertEqual((drawn or "").startswith("<svg"), mode == "svg")

"""The environment keeps the manners of PettingZoo's AEC interface."""

import random
import unittest
from typing import Dict, List, Tuple

from hideout import Engine, EngineError, Environment

GAME = "caper-cards"


class EnvironmentTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine(GAME)
        cls.addClassCleanup(cls.engine.close)

    def environment(self, seats: int = 2) -> Environment:
        return Environment(GAME, seats=seats, engine=self.engine)

    def play(self, env: Environment, chance: random.Random) -> Tuple[Dict[str, float], List[str]]:
        """One random game through ``agent_iter`` and ``last``; what each agent got, and who acted."""
        totals = dict.fromkeys(env.possible_agents, 0.0)
        acted: List[str] = []
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            totals[agent] += reward
            assert observation is not None
            mask = observation["action_mask"]
            self.assertFalse(truncation)
            if termination:
                self.assertEqual(sum(mask), 0)
                self.assertIn("outcome", info)
                env.step(None)
            else:
                self.assertEqual([i for i, bit in enumerate(mask) if bit], env.legal())
                self.assertEqual(observation["observation"]["viewer"], env.possible_agents.index(agent))
                acted.append(agent)
                env.step(chance.choice(env.legal()))
        return totals, acted

    def test_plays_games_to_their_end(self) -> None:
        for seats in (1, 2, 3, 4):
            env = self.environment(seats)
            for seed in range(5):
                env.reset(seed=seed)
                totals, acted = self.play(env, random.Random(seed))
                self.assertEqual(env.agents, [])
                self.assertEqual(set(totals), set(env.possible_agents))
                for reward in totals.values():
                    self.assertIn(reward, (-1.0, 1.0))
                self.assertTrue(acted)

    def test_same_seed_and_actions_same_game(self) -> None:
        env = self.environment(3)
        games = []
        for _ in range(2):
            env.reset(seed=4)
            games.append(self.play(env, random.Random(4)))
        self.assertEqual(games[0], games[1])

    def test_reset_without_a_seed_deals_another_game(self) -> None:
        env = self.environment()
        env.reset(seed=1)
        first = env.observe("seat_0")["observation"]
        env.reset()
        self.assertNotEqual(env.observe("seat_0")["observation"], first)

    def test_an_illegal_action_changes_nothing(self) -> None:
        env = self.environment()
        env.reset(seed=1)
        before = env.last()
        wrong = next(i for i in range(env.space.n) if i not in env.legal())
        with self.assertRaisesRegex(EngineError, "not legal"):
            env.step(wrong)
        with self.assertRaisesRegex(EngineError, "an action is a number"):
            env.step(None)
        with self.assertRaisesRegex(EngineError, "an action is a number"):
            env.step(env.space.n)
        self.assertEqual(env.last(), before)

    def test_an_agent_sees_its_own_hand_alone(self) -> None:
        env = self.environment()
        env.reset(seed=1)
        hands = [env.observe(agent)["observation"]["hand"] for agent in env.agents]
        self.assertEqual([len(hand) for hand in hands], [4, 4])
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        self.assertEqual(sum(env.observe(other)["action_mask"]), 0)
        with self.assertRaisesRegex(EngineError, "no agent"):
            env.observe("seat_9")

    def test_asks_the_bots_and_the_words(self) -> None:
        env = self.environment()
        env.reset(seed=1)
        self.assertIn(env.choose("easy"), env.legal())
        labels = [env.label(action) for action in env.legal()]
        self.assertEqual(len(set(labels)), len(labels))
        self.assertIn("hand:", env.render())

    def test_needs_a_reset_first(self) -> None:
        with self.assertRaisesRegex(EngineError, "call reset first"):
            self.environment().step(0)


if __name__ == "__main__":
    unittest.main()

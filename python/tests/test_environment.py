"""The environment keeps the manners of PettingZoo's AEC interface."""

import random
from xml.etree import ElementTree
from typing import Dict, List, Tuple

from hideout import EngineError, Environment

from . import OnEngine


class EnvironmentTest(OnEngine):
    def environment(self, seats: int = 2) -> Environment:
        return Environment(self.GAME, seats=seats, engine=self.engine)

    def dealt(self, seed: int) -> Environment:
        env = self.environment()
        env.reset(seed=seed)
        return env

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
                self.assertEqual(len(observation["observation"]), env.observation_size)
                self.assertEqual(env.view(agent)["viewer"], env.possible_agents.index(agent))
                acted.append(agent)
                env.step(chance.choice(env.legal()))
        return totals, acted

    def test_a_bot_says_what_it_makes_of_a_decision(self) -> None:
        env = self.dealt(1)
        ranking = env.think("hard")
        self.assertEqual(sorted(ranked["action"] for ranked in ranking), env.legal())
        self.assertEqual(ranking[0]["action"], env.choose("hard"))
        with self.assertRaisesRegex(EngineError, "random does not say"):
            env.think("random")

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
        env = self.dealt(1)
        first = env.view("seat_0")
        env.reset()
        self.assertNotEqual(env.view("seat_0"), first)

    def test_an_illegal_action_changes_nothing(self) -> None:
        env = self.dealt(1)
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
        env = self.dealt(1)
        hands = [env.view(agent)["hand"] for agent in env.agents]
        self.assertEqual([len(hand) for hand in hands], [4, 4])
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        self.assertEqual(sum(env.observe(other)["action_mask"]), 0)
        with self.assertRaisesRegex(EngineError, "no agent"):
            env.observe("seat_9")

    def test_asks_the_bots_and_the_words(self) -> None:
        env = self.dealt(1)
        self.assertIn(env.choose("easy"), env.legal())
        labels = [env.label(action) for action in env.legal()]
        self.assertEqual(len(set(labels)), len(labels))

    def test_draws_the_table_as_text_and_as_a_picture(self) -> None:
        env = self.dealt(1)
        text = env.render()
        self.assertIn("Your turn", text or "")
        self.assertIn("Du bist am Zug", env.board("seat_0", "de") + env.board("seat_1", "de"))
        env.render_mode = "svg"
        root = ElementTree.fromstring(env.render() or "")
        self.assertTrue(root.tag.endswith("svg"))
        with self.assertRaisesRegex(EngineError, "no render mode"):
            Environment(self.GAME, engine=self.engine, render_mode="film")

    def test_clones_and_lines_go_their_own_way(self) -> None:
        env = self.dealt(2)
        line = env.serialize()
        copy = env.clone(table=5, seed=9)
        copy.step(copy.legal()[0])
        self.assertEqual(env.serialize(), line)
        self.assertNotEqual(copy.serialize(), line)
        copy.deserialize(line)
        self.assertEqual(copy.legal(), env.legal())

    def test_what_an_agent_imagines_looks_the_same_to_it(self) -> None:
        env = self.dealt(3)
        worlds = set()
        for seed in range(20):
            world = env.imagine("seat_0", table=6, seed=seed)
            worlds.add(world.serialize())
            self.assertEqual(world.tensor("seat_0").tobytes(), env.tensor("seat_0").tobytes())
            self.assertEqual(world.state_string("seat_0"), env.state_string("seat_0"))
            self.assertEqual(world.tensor().tobytes(), env.tensor().tobytes())
        self.assertGreater(len(worlds), 10)

    def test_needs_a_reset_first(self) -> None:
        with self.assertRaisesRegex(EngineError, "call reset first"):
            self.environment().step(0)

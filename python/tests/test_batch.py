"""Many games at once."""

import random
from typing import List, Tuple

from hideout import Batch, EngineError, Environment

from . import OnEngine


class BatchTest(OnEngine):
    batch: Batch

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.batch = Batch(cls.GAME, 16, seats=2, rows="actors", engine=cls.engine)

    def run_for(self, steps: int, seed: int) -> List[Tuple[int, Tuple[float, ...]]]:
        """Plays at random; where games ended, and with what rewards."""
        chance = random.Random(seed)
        ends: List[Tuple[int, Tuple[float, ...]]] = []
        self.batch.reset(seed=seed)
        for _ in range(steps):
            ends += [(done.at, done.rewards) for done in self.batch.step(self.batch.random_actions(chance))]
        return ends

    def test_deals_anew_where_a_game_ends(self) -> None:
        ends = self.run_for(120, 1)
        self.assertGreater(len(ends), 16)
        self.assertNotIn(-1, self.batch.actors.tolist())
        self.assertTrue(all(self.batch.legal_at(place) for place in range(16)))
        for _, rewards in ends:
            self.assertIn(rewards, [(-1.0, -1.0), (1.0, 1.0)])

    def test_same_seed_same_games(self) -> None:
        self.assertEqual(self.run_for(60, 2), self.run_for(60, 2))
        self.assertNotEqual(self.run_for(60, 2), self.run_for(60, 3))

    def test_one_illegal_action_stops_all(self) -> None:
        self.batch.reset(seed=1)
        actions = [self.batch.legal_at(place)[0] for place in range(16)]
        before = self.batch.rows.tobytes()
        wrong = next(a for a in range(self.batch.space.n) if a not in self.batch.legal_at(15))
        with self.assertRaises(EngineError) as caught:
            self.batch.step([*actions[:-1], wrong])
        self.assertRegex(caught.exception.clause or "", r"^CC-\d+\.\d+$")
        with self.assertRaisesRegex(EngineError, "not an action"):
            self.batch.step([*actions[:-1], 9999])
        with self.assertRaisesRegex(EngineError, "16 tables, but 15 actions"):
            self.batch.step(actions[:-1])
        other = Batch(self.GAME, 16, rows="actors", engine=self.engine, hall=1)
        other.reset(seed=1)
        self.batch.step(actions)
        other.step(actions)
        self.assertEqual(self.batch.rows.tobytes(), other.rows.tobytes())
        self.assertNotEqual(self.batch.rows.tobytes(), before)

    def test_says_what_single_games_say(self) -> None:
        batch = Batch(self.GAME, 3, rows="all", engine=self.engine, hall=2)
        batch.reset(seed=7)
        env = Environment(self.GAME, engine=self.engine, table=9)
        env.reset(seed=7)
        self.assertEqual(batch.legal_at(0), env.legal())
        self.assertEqual(env.possible_agents[batch.actors[0]], env.agent_selection)
        self.assertEqual(batch.rows[: 3 * batch.row_size].tolist(), env.state().tolist())
        n = batch.space.n
        self.assertEqual([i for i in range(n) if batch.masks()[i]], env.legal())

"""Many games at once."""

import random
import unittest
from typing import List, Tuple

from hideout import Batch, EngineError

GAME = "caper-cards"


class BatchTest(unittest.TestCase):
    batch: Batch

    @classmethod
    def setUpClass(cls) -> None:
        cls.batch = Batch(GAME, 16, seats=2)
        cls.addClassCleanup(cls.batch.close)

    def run_for(self, steps: int, seed: int) -> List[Tuple[int, str]]:
        """Plays at random; where and how games ended."""
        chance = random.Random(seed)
        ends: List[Tuple[int, str]] = []
        self.batch.reset(seed=seed)
        for _ in range(steps):
            ends += [(done.at, done.ending) for done in self.batch.step([chance.choice(l) for l in self.batch.legal])]
        return ends

    def test_deals_anew_where_a_game_ends(self) -> None:
        ends = self.run_for(120, 1)
        self.assertGreater(len(ends), 16)
        self.assertEqual(len(self.batch.actors), 16)
        self.assertTrue(all(self.batch.legal))
        self.assertNotIn(-1, self.batch.actors)

    def test_same_seed_same_games(self) -> None:
        self.assertEqual(self.run_for(60, 2), self.run_for(60, 2))
        self.assertNotEqual(self.run_for(60, 2), self.run_for(60, 3))

    def test_one_illegal_action_stops_all(self) -> None:
        self.batch.reset(seed=1)
        actions = [legal[0] for legal in self.batch.legal]
        before = self.batch.engine.ask("encode", table=0)
        with self.assertRaisesRegex(EngineError, "not an action"):
            self.batch.step([*actions[:-1], 99])
        with self.assertRaisesRegex(EngineError, "16 tables, but 15 actions"):
            self.batch.step(actions[:-1])
        self.assertEqual(self.batch.engine.ask("encode", table=0), before)

    def test_masks_and_views(self) -> None:
        batch = Batch(GAME, 4, views=True, engine=self.batch.engine)
        batch.reset(seed=1)
        for place, mask in enumerate(batch.masks()):
            self.assertEqual([i for i, bit in enumerate(mask) if bit], batch.space.indices(batch.legal[place]))
            self.assertEqual(batch.views[place]["viewer"], batch.actors[place])


if __name__ == "__main__":
    unittest.main()

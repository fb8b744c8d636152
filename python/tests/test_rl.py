"""The real PettingZoo and gymnasium, where they are installed."""

import unittest

try:
    import numpy as np
    from pettingzoo.test import api_test, render_test, seed_test

    from hideout.rl import AEC, Against, Vector
except ImportError as missing:
    raise unittest.SkipTest(f"not tested: {missing.name} is not installed") from None

GAMES = [("caper-europe", 2), ("caper-1970", 3), ("caps-and-hammers", 2), ("caper-cards", 4)]


class RealTest(unittest.TestCase):
    def test_every_game_passes_pettingzoo(self) -> None:
        for game, seats in GAMES:
            with self.subTest(game=game):
                env = AEC(game, seats=seats)
                api_test(env, num_cycles=50)
                env.close()
                seed_test(lambda: AEC(game, seats=seats), 50)
                is_svg = {"svg": lambda drawn: drawn.startswith("<svg")}
                render_test(lambda render_mode: AEC(game, seats=seats, render_mode=render_mode), is_svg)

    def test_a_seat_against_bots(self) -> None:
        for seat in (0, 1):
            env = Against("caper-europe", opponents="random", seat=seat)
            games = []
            for _ in range(2):
                seen, info = env.reset(seed=3)
                over, path = False, []
                while not over:
                    self.assertTrue(env.observation_space.contains(seen))
                    action = int(np.flatnonzero(info["action_mask"])[0])
                    seen, reward, over, _, info = env.step(action)
                    path.append((action, reward))
                games.append(path)
            self.assertEqual(games[0], games[1])
            self.assertIn(games[0][-1][1], (-1.0, 0.0, 1.0))
            env.close()

    def test_many_games_as_arrays(self) -> None:
        vector = Vector("caper-cards", 32)
        seen = vector.reset(seed=1)
        over = 0
        for _ in range(40):
            self.assertTrue(vector.single_observation_space.contains(seen[0]))
            actions = vector.sample()
            self.assertTrue(vector.masks[np.arange(32), actions].all())
            rewards, done = vector.step(actions)
            self.assertTrue((np.abs(rewards[done]) == 1).all() and (rewards[~done] == 0).all())
            over += int(done.sum())
            seen = vector.observations
        self.assertGreater(over, 32)
        vector.close()

"""The examples, each in a small form."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

import evaluate  # noqa: E402
import random_agent  # noqa: E402


class ExamplesTest(unittest.TestCase):
    def test_random_agent(self) -> None:
        total = random_agent.one_game("caper-europe")
        self.assertEqual(sum(total.values()), 0.0)
        self.assertGreater(random_agent.many_games("caper-cards", 20, 64), 64)

    def test_variance_reduced_evaluation(self) -> None:
        found = evaluate.compare("caper-europe", "easy", "random", deals=6, playouts=20)
        self.assertEqual(len(found), 3)
        for value, reach in found.values():
            self.assertGreater(value, 0.5)
            self.assertGreaterEqual(reach, 0.0)

    def test_policy_gradient(self) -> None:
        try:
            import policy_gradient
        except ImportError as missing:
            self.skipTest(f"not tested: {missing.name} is not installed")
        policy_gradient.GAMES = 64
        net = policy_gradient.train(2)
        self.assertEqual(net.updates, 2)
        self.assertGreaterEqual(policy_gradient.play(net, range(5)), 0.0)


if __name__ == "__main__":
    unittest.main()

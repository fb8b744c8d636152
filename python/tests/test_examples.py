"""The examples, each in a small form."""

import random
import re
import subprocess
import sys
import unittest
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any, Dict, List
from unittest import mock

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))

import evaluate  # noqa: E402
import random_agent  # noqa: E402

HAS_NUMPY = find_spec("numpy") is not None


class ReadmeTest(unittest.TestCase):
    def test_its_programs_run(self) -> None:
        readme = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
        programs = re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
        self.assertGreater(len(programs), 1)
        for program in programs:
            exec(program, {})


class RandomAgentTest(unittest.TestCase):
    def test_plays_one_game_and_many(self) -> None:
        total = random_agent.one_game("caper-europe")
        self.assertEqual(sum(total.values()), 0.0)
        self.assertGreater(random_agent.many_games("caper-cards", 20, 64), 64)


class EvaluateTest(unittest.TestCase):
    def table(self, worlds: int) -> evaluate.Table:
        table = evaluate.Table(worlds)
        self.addCleanup(table.close)
        return table

    def assert_no_luck_on_average(self, lucks: List[float]) -> None:
        self.assertGreater(stdev(lucks), 0.1)
        self.assertLess(abs(fmean(lucks)), 3 * stdev(lucks) / len(lucks) ** 0.5)

    def test_without_luck_means_stay_and_variances_shrink(self) -> None:
        for name, got, even in evaluate.compare("medium", "easy", range(100)):
            with self.subTest(name):
                self.assert_no_luck_on_average([a - b for a, b in zip(got, even)])
                self.assertLess(variance(even), 0.7 * variance(got))

    def test_a_foolish_judge_does_not_shift_the_mean(self) -> None:
        rosy = lambda env: evaluate.payoff(env) if env.terminations["seat_0"] else len(env.legal()) / 10
        table = self.table(4)
        with mock.patch.object(evaluate, "worth", rosy):
            self.assert_no_luck_on_average([table.play("easy", deal)[1] for deal in range(150)])

    def test_luck_is_counted_as_it_says(self) -> None:
        """One game again with requests to the engine: the same luck, term by term."""
        table, seeds = self.table(2), []
        with mock.patch.object(evaluate.random, "Random") as chance:
            chance.return_value.getrandbits.side_effect = lambda _: seeds.append(len(seeds)) or len(seeds)
            got, luck = table.play("medium", 7)
        ask, drawn, terms = table.env.engine.ask, iter(range(1, 10**6)), []
        worth = lambda at, place: (
            at["outcome"]["payoffs"][0]
            if at["actor"] < 0
            else ask("think", table=place, bot="hard", seed=0)["ranking"][0]["value"]
        )
        deal = lambda place, seed: worth(ask("new", table=place, seats=1, seed=seed), place)
        others = [deal(place, next(drawn)) for place in (1, 2)]
        position: Dict[str, Any] = ask("new", table=0, seats=1, seed=7)
        terms.append(worth(position, 0) - fmean(others))
        while position["actor"] >= 0:
            action = ask("choose", table=0, bot="medium", seed=next(drawn))["action"]
            view = ask("view", table=0, viewer=0)["view"]
            others = []
            for place in (1, 2):
                ask("imagine", table=place, view=view, seed=next(drawn))
                others.append(worth(ask("apply", table=place, action=action), place))
            position = ask("apply", table=0, action=action)
            terms.append(worth(position, 0) - fmean(others))
        self.assertEqual(got, position["outcome"]["payoffs"][0])
        self.assertAlmostEqual(luck, sum(terms))


class PolicyGradientTest(unittest.TestCase):
    def test_says_what_it_needs(self) -> None:
        """Without numpy it ends with one sentence; this holds on every machine."""
        program = "import sys; sys.modules['numpy'] = None; import runpy; runpy.run_path(sys.argv[1])"
        argv = [sys.executable, "-c", program, str(EXAMPLES / "policy_gradient.py")]
        ended = subprocess.run(argv, capture_output=True, text=True, cwd=EXAMPLES.parent)
        self.assertEqual(ended.stderr, "This example needs numpy, which comes with hideout[rl].\n")
        self.assertEqual(ended.returncode, 1)

    @unittest.skipUnless(HAS_NUMPY, "numpy is not installed")
    def test_follows_the_gradient_that_it_names(self) -> None:
        import numpy as np
        import policy_gradient as example

        draw, size, actions = np.random.default_rng(1), 40, 6
        with mock.patch.multiple(example, HIDDEN=8):
            net = example.Net([{"name": "score", "size": 1}, {"name": "tucked 1", "size": 2}], actions, seed=1)
        net.weights = [draw.normal(0, 0.5, weight.shape) for weight in net.weights]
        rows, masks = draw.normal(size=(size, net.weights[0].shape[0])), draw.random((size, actions)) < 0.7
        masks[:, 0] = True
        taken = (masks * draw.random((size, actions))).argmax(axis=1)
        gains, returns = draw.normal(size=size), draw.normal(size=size)
        before = net.forward(rows, masks)[0][np.arange(size), taken] * draw.uniform(0.7, 1.4, size)

        def aim() -> float:
            chances, expected, _, _ = net.forward(rows, masks)
            ratio = chances[np.arange(size), taken] / before
            clipped = np.minimum(ratio * gains, ratio.clip(1 - example.CLIP, 1 + example.CLIP) * gains)
            entropy = -(chances * np.log(np.maximum(chances, 1e-9))).sum(axis=1)
            return float((clipped + example.DOUBT * entropy - (returns - expected) ** 2 / 4).mean())

        for weight, slope in zip(net.weights, net.slopes(rows, masks, taken, before, gains, returns)):
            for at in [0, weight.size // 2, weight.size - 1]:
                kept, rise = weight.flat[at], []
                for step in (1e-5, -1e-5):
                    weight.flat[at] = kept + step
                    rise.append(aim())
                weight.flat[at] = kept
                self.assertAlmostEqual(slope.flat[at], (rise[0] - rise[1]) / 2e-5, places=5)

    @unittest.skipUnless(HAS_NUMPY, "numpy is not installed")
    def test_learns_and_can_be_repeated(self) -> None:
        import policy_gradient as example

        with mock.patch.multiple(example, GAMES=128, PART=256), redirect_stdout(StringIO()):
            one, same = example.train(3, 2), example.train(3, 2)
            learnt = example.train(3, 40)
        for a, b in zip(one.weights, same.weights):
            self.assertTrue((a == b).all())
        chance = random.Random(3)
        by_lot = example.play(lambda env: chance.choice(env.legal()), 9, 200).mean()
        self.assertGreater(example.play(learnt.choose, 9, 200).mean(), 3 * by_lot + 0.05)

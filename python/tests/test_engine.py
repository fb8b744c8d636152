"""The engine protocol as Python sees it."""

import json

from hideout import Engine, EngineError

from . import OnEngine


class EngineTest(OnEngine):
    def test_says_what_the_game_is(self) -> None:
        self.assertEqual(self.engine.rules["game"], self.GAME)
        self.assertEqual(self.engine.space.n, sum(verb["nouns"] for verb in self.engine.rules["verbs"]))

    def test_same_seed_same_game(self) -> None:
        def line(seed: int) -> str:
            self.engine.ask("new", seed=seed)
            return str(self.engine.ask("encode")["line"])

        self.assertEqual(line(5), line(5))
        self.assertNotEqual(line(5), line(6))

    def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(self) -> None:
        position = self.engine.ask("new", seed=1)
        before = self.engine.ask("encode")
        wrong = next(a for a in map(self.engine.space.action, range(self.engine.space.n)) if a not in position["legal"])
        with self.assertRaises(EngineError) as caught:
            self.engine.ask("apply", action=wrong)
        self.assertRegex(caught.exception.clause or "", r"^CC-\d+\.\d+$")
        self.assertEqual(self.engine.ask("encode"), before)

    def test_imagined_states_look_the_same_to_the_seat(self) -> None:
        self.engine.ask("new", seed=3)
        view = self.engine.ask("view", viewer=0)["view"]
        lines = set()
        for seed in range(20):
            self.engine.ask("imagine", table=1, view=view, seed=seed)
            self.assertEqual(self.engine.ask("view", table=1, viewer=0)["view"], view)
            lines.add(self.engine.ask("encode", table=1)["line"])
        self.assertGreater(len(lines), 10)

    def test_a_state_goes_out_and_in_as_one_line(self) -> None:
        self.engine.ask("new", seed=3)
        line = self.engine.ask("encode")["line"]
        self.engine.ask("decode", table=2, line=line)
        self.assertEqual(self.engine.ask("encode", table=2)["line"], line)

    def test_a_batch_answers_each_request_on_its_own(self) -> None:
        first, second, third = self.engine.ask_all([{"do": "new", "seed": 1}, {"do": "fly"}, {"do": "legal", "id": 9}])
        self.assertEqual(third, {"id": 9, **first})
        self.assertIn('there is no request "fly"', second["error"])

    def test_says_why_it_cannot_start(self) -> None:
        with self.assertRaisesRegex(EngineError, "there is no game “chess”"):
            Engine("chess")

    def test_answers_after_the_end_with_an_error(self) -> None:
        engine = Engine(self.GAME)
        engine.close()
        engine.close()
        with self.assertRaises(EngineError):
            engine.ask("hello")

    def test_views_are_plain_json(self) -> None:
        self.engine.ask("new", seed=1)
        view = self.engine.ask("view", viewer=1)["view"]
        self.assertEqual(json.loads(json.dumps(view)), view)

"""Games and states under OpenSpiel's names."""

import random
import unittest

from hideout.spiel import TERMINAL, Game, State, load_game


class SpielTest(unittest.TestCase):
    game: Game

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load_game("caps-and-hammers", seed=1)
        cls.addClassCleanup(cls.game.close)

    def playout(self, state: State, chance: random.Random) -> State:
        while not state.is_terminal():
            self.assertIn(state.current_player(), (0, 1))
            self.assertFalse(state.is_chance_node())
            legal = state.legal_actions()
            self.assertEqual(sum(state.legal_actions_mask()), len(legal))
            self.assertEqual(state.legal_actions(1 - state.current_player()), [])
            state.apply_action(chance.choice(legal))
        return state

    def test_says_what_kind_of_game_it_is(self) -> None:
        kind = self.game.get_type()
        self.assertEqual(kind.short_name, "caps-and-hammers")
        for constant, name in [
            (kind.dynamics, "SEQUENTIAL"),
            (kind.information, "IMPERFECT_INFORMATION"),
            (kind.reward_model, "TERMINAL"),
        ]:
            self.assertEqual(getattr(constant, "name", constant), name)

    def test_plays_a_game_to_its_end(self) -> None:
        state = self.playout(self.game.new_initial_state(seed=1), random.Random(1))
        self.assertEqual(state.current_player(), TERMINAL)
        self.assertEqual(sum(state.returns()), self.game.utility_sum())
        self.assertLessEqual(len(state.history()), self.game.max_game_length())

    def test_resampled_states_look_the_same_to_the_player(self) -> None:
        state = self.game.new_initial_state(seed=3)
        for _ in range(9):
            state.apply_action(state.legal_actions()[0])
        lines = set()
        for _ in range(10):
            other = state.resample_from_infostate(0)
            lines.add(other.serialize())
            self.assertEqual(other.information_state_string(0), state.information_state_string(0))
            self.assertEqual(other.information_state_tensor(0), state.information_state_tensor(0))
            self.assertEqual(other.public_state_tensor(), state.public_state_tensor())
        self.assertGreater(len(lines), 5)

    def test_clone_child_and_serialize(self) -> None:
        state = self.game.new_initial_state(seed=4)
        line = state.serialize()
        child = state.child(state.legal_actions()[0])
        self.assertEqual(state.serialize(), line)
        self.assertNotEqual(child.serialize(), line)
        self.assertEqual(self.game.deserialize_state(line).information_state_string(0), state.information_state_string(0))

    def test_monte_carlo_search_as_written_for_openspiel_finds_a_move(self) -> None:
        """A flat search that knows nothing of Hideout but these names."""
        state, chance = self.game.new_initial_state(seed=5), random.Random(5)
        player = state.current_player()
        values = {}
        for action in state.legal_actions()[:3]:
            worlds = [state.resample_from_infostate(player).child(action) for _ in range(2)]
            values[action] = sum(self.playout(world, chance).player_return(player) for world in worlds)
        self.assertIn(max(values, key=values.__getitem__), state.legal_actions())
        self.assertNotEqual(state.action_to_string(player, state.legal_actions()[0]), "")

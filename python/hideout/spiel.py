"""Games and states under the names that OpenSpiel's algorithms call, without OpenSpiel.

Chance is drawn inside ``apply_action`` (OpenSpiel's *sampled stochastic* mode), so no state is a chance node, and
algorithms that walk over all chance outcomes do not apply; those that sample do.
"""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, List, Mapping, Optional

from .engine import Engine, EngineError
from .environment import Environment

TERMINAL = -4
"""The player of a state that is over, as in OpenSpiel."""


class Game:
    """The rules of one game with a set-up, as ``pyspiel.Game`` has them."""

    def __init__(self, name: str, seats: int = 2, options: Optional[Mapping[str, str]] = None, seed: int = 0) -> None:
        self.engine = Engine(name)
        self._name = name
        self._seats = seats
        self._options = dict(options or {})
        self._chance = random.Random(seed)
        self._features = self.engine.ask("features", seats=seats, options=self._options)
        self._free: List[int] = []
        self._used = 0

    def new_initial_state(self, seed: Optional[int] = None) -> "State":
        """A game before its first decision; without a seed, another deal every time."""
        table = self.take_table()
        env = Environment(self._name, self._seats, self._options, engine=self.engine, table=table)
        env.reset(seed=self.draw() if seed is None else seed)
        return State(self, env, table)

    def num_players(self) -> int:
        """How many seats play."""
        return self._seats

    def num_distinct_actions(self) -> int:
        """How many actions the game can name."""
        return self.engine.space.n

    def max_game_length(self) -> int:
        """No game has more actions than this."""
        return int(self.engine.rules["maxActions"])

    def min_utility(self) -> float:
        """What a lost game is worth."""
        return -1.0

    def max_utility(self) -> float:
        """What a won game is worth."""
        return 1.0

    def get_type(self) -> Any:
        """What kind of game it is: OpenSpiel's own constants where it is installed, otherwise their names."""
        kinds = {"dynamics": "SEQUENTIAL", "information": "IMPERFECT_INFORMATION", "reward_model": "TERMINAL"}
        try:
            from pyspiel import GameType
        except ImportError:
            return SimpleNamespace(short_name=self._name, **kinds)
        groups = {"dynamics": GameType.Dynamics, "information": GameType.Information, "reward_model": GameType.RewardModel}
        return SimpleNamespace(short_name=self._name, **{kind: getattr(groups[kind], name) for kind, name in kinds.items()})

    def utility_sum(self) -> Optional[float]:
        """What the seats get together: nothing among two rivals; not constant otherwise."""
        is_zero_sum = self._seats == 2 and not self.engine.rules["cooperative"]
        return 0.0 if is_zero_sum else None

    def information_state_tensor_size(self) -> int:
        """How many numbers say what a player may know."""
        return int(self._features["size"])

    def information_state_tensor_shape(self) -> List[int]:
        """One row of numbers."""
        return [self.information_state_tensor_size()]

    observation_tensor_size = information_state_tensor_size
    observation_tensor_shape = information_state_tensor_shape

    def deserialize_state(self, line: str) -> "State":
        """The state of a line of ``State.serialize``."""
        table = self.take_table()
        env = Environment(self._name, self._seats, self._options, engine=self.engine, table=table)
        env.deserialize(line, seed=self.draw())
        return State(self, env, table)

    def close(self) -> None:
        """Ends the engine."""
        self.engine.close()

    def draw(self) -> int:
        """A seed for whatever needs one."""
        return self._chance.getrandbits(53)

    def take_table(self) -> int:
        """A table that nobody uses."""
        if self._free:
            return self._free.pop()
        self._used += 1
        if self._used > 65_536:
            raise EngineError("too many states are kept at once: close some")
        return self._used - 1

    def give_back(self, table: int) -> None:
        """The table may be used again."""
        self._free.append(table)

    def __str__(self) -> str:
        return f"{self._name}(players={self._seats})"


class State:
    """A state of a game, as ``pyspiel.State`` has it. Its table is free again when it is forgotten."""

    def __init__(self, game: Game, env: Environment, table: int) -> None:
        self._game = game
        self._env = env
        self._table = table
        self._history: List[int] = []

    def __del__(self) -> None:
        self._game.give_back(self._table)

    def get_game(self) -> Game:
        """The game that it is a state of."""
        return self._game

    def current_player(self) -> int:
        """The seat that must act, or ``TERMINAL``."""
        return TERMINAL if self.is_terminal() else self._player(self._env.agent_selection)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return any(self._env.terminations.values())

    def is_chance_node(self) -> bool:
        """Never: chance is drawn inside ``apply_action``."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: one seat acts at a time."""
        return False

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The legal actions of the player to act, ascending; none for others."""
        is_other = player is not None and player != self.current_player()
        return [] if is_other or self.is_terminal() else self._env.legal()

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        """A 1 for every legal action."""
        mask = [0] * self._game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Carries out an action of the player to act."""
        self._env.step(action)
        self._history.append(action)

    def action_to_string(self, player: int, action: int) -> str:
        """The action in words."""
        return self._env.label(action)

    def returns(self) -> List[float]:
        """By seat, what the game was worth: 0 until the end, then −1 (lost) to 1 (won)."""
        return [self._env.rewards[agent] for agent in self._env.possible_agents]

    rewards = returns

    def player_return(self, player: int) -> float:
        """What the game was worth to one player."""
        return self.returns()[player]

    def history(self) -> List[int]:
        """The actions since this state was made from another, a line or a deal."""
        return list(self._history)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """All that a player may know, as text."""
        return self._env.state_string(self._agent(player))

    def information_state_tensor(self, player: Optional[int] = None) -> List[float]:
        """All that a player may know, as numbers."""
        return self._env.tensor(self._agent(player)).tolist()

    observation_string = information_state_string
    observation_tensor = information_state_tensor

    def public_state_string(self) -> str:
        """All that everybody knows, as text."""
        return self._env.state_string(None)

    def public_state_tensor(self) -> List[float]:
        """All that everybody knows, as numbers."""
        return self._env.tensor(None).tolist()

    def clone(self) -> "State":
        """A copy with chance of its own from here on."""
        return self._like(lambda table, seed: self._env.clone(table, seed))

    def child(self, action: int) -> "State":
        """A copy after one more action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def resample_from_infostate(self, player: int, probability_sampler: Any = None) -> "State":
        """A state that the player cannot tell from this one: what it may not know is dealt afresh."""
        return self._like(lambda table, seed: self._env.imagine(self._agent(player), table, seed))

    def serialize(self) -> str:
        """The whole truth as one line."""
        return self._env.serialize()

    def __str__(self) -> str:
        return self._env.board(None)

    def _like(self, make: Any) -> "State":
        table = self._game.take_table()
        other = State(self._game, make(table, self._game.draw()), table)
        other._history = list(self._history)
        return other

    def _agent(self, player: Optional[int]) -> str:
        return self._env.possible_agents[self.current_player() if player is None else player]

    def _player(self, agent: str) -> int:
        return self._env.possible_agents.index(agent)


def load_game(name: str, seats: int = 2, options: Optional[Mapping[str, str]] = None, seed: int = 0) -> Game:
    """A game by its name, as ``hideout games`` lists them."""
    return Game(name, seats, options, seed)

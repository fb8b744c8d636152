"""One game in the manner of PettingZoo's AEC interface: agents act one after another, as the rules say."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, TypedDict

from .engine import NOBODY, Engine, EngineError
from .space import ActionSpace


class Observation(TypedDict):
    """What an agent sees: its view, exactly what a person in its seat may know, and which actions are legal."""

    observation: Dict[str, Any]
    action_mask: bytearray


class Environment:
    """A game for one agent a seat, named ``seat_0`` and so on.

    The names, the order of calls and ``step(None)`` for an agent whose game is over are those of PettingZoo's
    ``AECEnv``; neither PettingZoo nor numpy is needed. Actions are dense indices of ``space``. Rewards are 0 until the
    end and then the payoffs, scaled from 0…1 to −1…1.
    """

    metadata: Dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        engine: Optional[Engine] = None,
        table: int = 0,
    ) -> None:
        self._owns_engine = engine is None
        self.engine: Engine = engine or Engine(game)
        if self.engine.rules["game"] != game:
            raise EngineError(f"this engine plays {self.engine.rules['game']}, not {game}")
        self.metadata = {**type(self).metadata, "name": f"hideout_{game}"}
        self.space: ActionSpace = self.engine.space
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(seats)]
        self._gather([])
        self.agent_selection: str = self.possible_agents[0]
        self._setup = {"seats": seats, "options": dict(options or {})}
        self._table = table
        self._seed = 0
        self._sequence = 0
        self._legal: Sequence[int] = []

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Deals a new game. With a seed the same games follow; without one the next game of the last seed."""
        if seed is None:
            self._sequence += 1
        else:
            self._seed, self._sequence = seed, 0
        setup = {**self._setup, **({"options": dict(options)} if options else {})}
        position = self.engine.ask("new", table=self._table, seed=self._seed, sequence=self._sequence, **setup)
        self._gather(self.possible_agents)
        self._take(position)

    def step(self, action: Optional[int]) -> None:
        """Carries out the selected agent's action, a dense index; ``None`` takes a finished agent out of the game."""
        agent = self.agent_selection
        if not self.agents:
            raise EngineError("there is no game: call reset first")
        if self.terminations[agent]:
            if action is not None:
                raise EngineError("the game is over: the only step left is None")
            self._leave(agent)
            return
        if action is None or not 0 <= action < self.space.n:
            raise EngineError(f"an action is a number from 0 to {self.space.n - 1}")
        position = self.engine.ask("apply", table=self._table, action=self.space.action(action))
        self._cumulative[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(position)

    def observe(self, agent: str) -> Observation:
        """What this agent sees now; the mask of an agent that is not to act is empty."""
        view = self.engine.ask("view", table=self._table, viewer=self._seat(agent))["view"]
        is_next = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {"observation": view, "action_mask": self.space.mask(self._legal if is_next else [])}

    def last(
        self, observe: bool = True
    ) -> Tuple[Optional[Observation], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they must act, until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def legal(self) -> List[int]:
        """Dense indices of the selected agent's legal actions."""
        return self.space.indices(self._legal)

    def choose(self, bot: str, seed: int = 0) -> int:
        """What one of Hideout's bots would do in the selected agent's place, from that agent's view."""
        return self.space.index(self.engine.ask("choose", table=self._table, bot=bot, seed=seed)["action"])

    def label(self, action: int, language: str = "en") -> str:
        """The action in words."""
        packed = self.space.action(action)
        return str(self.engine.ask("label", table=self._table, action=packed, language=language)["label"])

    def render(self) -> str:
        """The selected agent's view as text."""
        return "\n".join(f"{key}: {value}" for key, value in self.observe(self.agent_selection)["observation"].items())

    def observation_space(self, agent: str) -> None:
        """Views are records of varying length, not boxes: there is no space to name. See the README."""
        self._seat(agent)

    def action_space(self, agent: str) -> ActionSpace:
        """The same for every agent."""
        self._seat(agent)
        return self.space

    def close(self) -> None:
        """Ends the engine, unless it was given from outside."""
        if self._owns_engine:
            self.engine.close()

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise EngineError(f"there is no agent {agent!r}") from None

    def _gather(self, agents: Sequence[str]) -> None:
        """Nothing has happened to these agents yet."""
        self.agents: List[str] = list(agents)
        self.rewards: Dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative: Dict[str, float] = dict.fromkeys(agents, 0.0)
        self.terminations: Dict[str, bool] = dict.fromkeys(agents, False)
        self.truncations: Dict[str, bool] = dict.fromkeys(agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in agents}

    def _take(self, position: Mapping[str, Any]) -> None:
        """Notes who is next, or that the game is over."""
        self._legal = position["legal"]
        if position["actor"] != NOBODY:
            self.agent_selection = self.possible_agents[position["actor"]]
            return
        outcome = position["outcome"]
        for agent, payoff in zip(self.possible_agents, outcome["payoffs"]):
            self.rewards[agent] = 2.0 * payoff - 1.0
            self._cumulative[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": outcome}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

"""One game in the manner of PettingZoo's AEC interface: agents act one after another, as the rules say."""

from __future__ import annotations

import base64
import json
from array import array
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, TypedDict

from .engine import NOBODY, SPECTATOR, Engine, EngineError
from .picture import svg_of
from .space import ActionSpace

RENDER_MODES = ("human", "ansi", "svg")


class Observation(TypedDict):
    """What an agent sees: the numbers of what it may know, and which actions are legal."""

    observation: "array[float]"
    action_mask: bytearray


class Environment:
    """A game for one agent a seat, named ``seat_0`` and so on.

    The names, the order of calls and ``step(None)`` for an agent whose game is over are those of PettingZoo's
    ``AECEnv``; neither PettingZoo nor numpy is needed. Actions are dense indices of ``space``. Rewards are 0 until the
    end and then the payoffs, scaled from 0…1 to −1…1.
    """

    metadata: Dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        engine: Optional[Engine] = None,
        table: int = 0,
        render_mode: Optional[str] = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise EngineError(f"there is no render mode {render_mode!r} (modes: {', '.join(RENDER_MODES)})")
        self._owns_engine = engine is None
        self.engine: Engine = engine or Engine(game)
        if self.engine.rules["game"] != game:
            raise EngineError(f"this engine plays {self.engine.rules['game']}, not {game}")
        self.metadata = {**type(self).metadata, "name": f"hideout_{game.replace('-', '_')}_v{self._version()}"}
        self.render_mode = render_mode
        self.space: ActionSpace = self.engine.space
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(seats)]
        self._setup: Dict[str, Any] = {"seats": seats, "options": dict(options or {})}
        features = self.engine.ask("features", **self._setup)
        self.observation_size: int = features["size"]
        self.blocks: List[Dict[str, Any]] = features["blocks"]
        self._gather([])
        self.agent_selection: str = self.possible_agents[0]
        self._table = table
        self._seed = 0
        self._sequence = 0
        self._legal: Sequence[int] = []

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Deals a new game. With a seed the same games follow; without one the next game of the last seed.

        ``options`` may name choices of the game for this one deal; what is no option of the game is left alone.
        """
        if seed is None:
            self._sequence += 1
        else:
            self._seed, self._sequence = seed, 0
        own = {option["id"] for option in self.engine.rules["options"]}
        chosen = {key: value for key, value in (options or {}).items() if key in own}
        setup = {**self._setup, "options": {**self._setup["options"], **chosen}}
        position = self.engine.ask("new", table=self._table, seed=self._seed, sequence=self._sequence, **setup)
        self._gather(self.possible_agents)
        self._take(position)

    def step(self, action: Optional[int]) -> None:
        """Carries out the selected agent's action, a dense index; ``None`` takes a finished agent out of the game."""
        if not self.agents:
            raise EngineError("there is no game: call reset first")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise EngineError("the game is over: the only step left is None")
            self._leave(agent)
            return
        if action is None or not 0 <= action < self.space.n:
            raise EngineError(f"an action is a number from 0 to {self.space.n - 1}")
        position = self.engine.ask("apply", table=self._table, action=self.space.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(position)

    def observe(self, agent: str) -> Observation:
        """What this agent sees now; the mask of an agent that is not to act is empty."""
        is_next = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.tensor(agent),
            "action_mask": self.space.mask(self._legal if is_next else []),
        }

    def last(self, observe: bool = True) -> Tuple[Optional[Observation], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they must act, until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def tensor(self, agent: Optional[str] = None) -> "array[float]":
        """What an agent may know as numbers: its information state; without an agent the public state."""
        answer = self.engine.ask("tensor", table=self._table, viewer=self._viewer(agent), **self._setup)
        return array("f", base64.b64decode(answer["tensor"]))

    def view(self, agent: Optional[str] = None) -> Dict[str, Any]:
        """The same as the game's own record, with −1 for what is hidden: what a person in that seat would see."""
        view: Dict[str, Any] = self.engine.ask("view", table=self._table, viewer=self._viewer(agent))["view"]
        return view

    def state_string(self, agent: Optional[str] = None) -> str:
        """The view as text: equal exactly where the agent (or a spectator) cannot tell two states apart."""
        return json.dumps(self.view(agent), separators=(",", ":"), ensure_ascii=False)

    def state(self) -> "array[float]":
        """What all agents know together, one after another, and what everybody knows: for critics in training."""
        rows: "array[float]" = array("f")
        for agent in [*self.possible_agents, None]:
            rows.extend(self.tensor(agent))
        return rows

    def serialize(self) -> str:
        """The whole truth of the game as one line; ``deserialize`` goes on from there, with chance of its own."""
        return str(self.engine.ask("encode", table=self._table)["line"])

    def deserialize(self, line: str, seed: int = 0) -> None:
        """Puts a line of ``serialize`` on the table."""
        self._restart(self.engine.ask("decode", table=self._table, line=line, seed=seed))

    def clone(self, table: int, seed: int = 0) -> "Environment":
        """A copy on another table of the same engine, with chance of its own from here on."""
        position = self.engine.ask("copy", table=self._table, to=table, seed=seed)
        return self._at(table, position)

    def imagine(self, agent: str, table: int, seed: int = 0) -> "Environment":
        """A game that this agent could be in, on another table: what it cannot know is dealt afresh."""
        position = self.engine.ask("imagine", table=table, view=self.view(agent), seed=seed)
        return self._at(table, position)

    def legal(self) -> List[int]:
        """Dense indices of the selected agent's legal actions."""
        return self.space.indices(self._legal)

    def choose(self, bot: str, seed: int = 0) -> int:
        """What one of Hideout's bots would do in the selected agent's place, from that agent's view."""
        return self.space.index(self.engine.ask("choose", table=self._table, bot=bot, seed=seed)["action"])

    def think(self, bot: str, seed: int = 0) -> List[Dict[str, Any]]:
        """What that bot makes of the decision: the actions it considered, its favourite first.

        Each with its dense index (``action``), its ``value`` to the agent (0 lost to 1 won), and ``visits``, in the bot's
        own unit.
        """
        ranking = self.engine.ask("think", table=self._table, bot=bot, seed=seed)["ranking"]
        return [{**ranked, "action": self.space.index(ranked["action"])} for ranked in ranking]

    def label(self, action: int, language: str = "en") -> str:
        """The action in words."""
        packed = self.space.action(action)
        return str(self.engine.ask("label", table=self._table, action=packed, language=language)["label"])

    def render(self) -> Optional[str]:
        """The selected agent's view of the table, as text or as SVG; ``human`` prints the text."""
        board = self.board(self.agent_selection)
        if self.render_mode == "svg":
            return svg_of(board)
        if self.render_mode != "human":
            return board
        print(board)
        return None

    def board(self, agent: Optional[str] = None, language: str = "en") -> str:
        """The table as text, as the agent sees it, and who must do what."""
        answer = self.engine.ask("board", table=self._table, viewer=self._viewer(agent), language=language)
        return f"{answer['board']}\n\n{answer['status']}"

    def action_space(self, agent: str) -> ActionSpace:
        """The same for every agent."""
        self._viewer(agent)
        return self.space

    def close(self) -> None:
        """Ends the engine, unless it was given from outside."""
        if self._owns_engine:
            self.engine.close()

    def _version(self) -> int:
        return int(self.engine.rules["rulesVersion"])

    def _viewer(self, agent: Optional[str]) -> int:
        if agent is None:
            return SPECTATOR
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise EngineError(f"there is no agent {agent!r}") from None

    def _at(self, table: int, position: Mapping[str, Any]) -> "Environment":
        """An environment like this one for a game that lies on another table."""
        other = Environment.__new__(Environment)
        other.__dict__.update(self.__dict__, _owns_engine=False, _table=table)
        other._restart(position)
        return other

    def _restart(self, position: Mapping[str, Any]) -> None:
        """Everybody is in the game that lies on the table now."""
        self._gather(self.possible_agents)
        if position["actor"] == NOBODY:
            position = {**position, **self.engine.ask("outcome", table=self._table)}
        self._take(position)

    def _gather(self, agents: Sequence[str]) -> None:
        """Nothing has happened to these agents yet."""
        self.agents: List[str] = list(agents)
        self.rewards: Dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards: Dict[str, float] = dict.fromkeys(agents, 0.0)
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
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": outcome}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for kept in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del kept[agent]  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

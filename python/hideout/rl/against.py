"""One seat of a game as a ``gymnasium.Env``; bots play the others."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Sequence, Tuple, Union

import gymnasium

from ..engine import EngineError
from ..environment import Environment
from .spaces import actions, arrays, observations


class Against(gymnasium.Env):  # type: ignore[misc]
    """One seat against bots of the house, or with them in a game that is won together.

    ``opponents`` names a bot for all other seats, or one for each. ``info["action_mask"]`` repeats the mask of the
    observation, for algorithms that look for it there.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"]}

    def __init__(
        self,
        game: str,
        opponents: Union[str, Sequence[str]] = "easy",
        seat: int = 0,
        seats: int = 2,
        options: Optional[Mapping[str, str]] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self.env = Environment(game, seats, options, render_mode=render_mode)
        self.render_mode = render_mode
        self.agent = self.env.possible_agents[seat]
        others = [agent for agent in self.env.possible_agents if agent != self.agent]
        named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(named) != len(others):
            raise EngineError(f"there are {len(others)} other seats, but {len(named)} bots")
        self._bots = dict(zip(others, named))
        self._choices = 0
        self.observation_space = observations(self.env)
        self.action_space = actions(self.env)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        self.env.reset(seed=seed, options=options)
        self._choices = 0 if seed is None else seed
        self._let_others_play()
        seen, _, _, _, info = self._outcome()
        return seen, info

    def step(self, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        """The seat's action, and whatever the others do until it must act again or the game is over."""
        self.env.step(int(action))
        self._let_others_play()
        return self._outcome()

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.env.render()

    def close(self) -> None:
        """Ends the engine."""
        self.env.close()

    def _let_others_play(self) -> None:
        env = self.env
        while env.agent_selection != self.agent and not env.terminations[self.agent]:
            self._choices += 1
            env.step(env.choose(self._bots[env.agent_selection], seed=self._choices))
        if env.terminations[self.agent]:
            env.agent_selection = self.agent

    def _outcome(self) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        seen = arrays(self.env.observe(self.agent))
        info = {**self.env.infos[self.agent], "action_mask": seen["action_mask"]}
        return seen, self.env.rewards[self.agent], self.env.terminations[self.agent], False, info

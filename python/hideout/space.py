"""Actions as the engine packs them, and as dense indices for a policy's output."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Sequence, Tuple

NOUN_BITS = 16
NOUN_MASK = 0xFFFF


class ActionSpace:
    """Every action that a game can name, numbered without gaps from 0 to ``n`` − 1.

    The engine packs a verb and its noun into one number with gaps; a mask or a layer of a network wants none. The
    order of both is the same.
    """

    def __init__(self, verbs: Sequence[Mapping[str, Any]]) -> None:
        self.verbs: List[Tuple[str, int]] = [(verb["id"], verb["nouns"]) for verb in verbs]
        self._actions: List[int] = [
            number << NOUN_BITS | noun for number, (_, nouns) in enumerate(self.verbs) for noun in range(nouns)
        ]
        self._indices: Dict[int, int] = {action: index for index, action in enumerate(self._actions)}

    @property
    def n(self) -> int:
        """How many actions there are."""
        return len(self._actions)

    def action(self, index: int) -> int:
        """The engine's number of the action with this dense index."""
        return self._actions[index]

    def index(self, action: int) -> int:
        """The dense index of the engine's number."""
        return self._indices[action]

    def indices(self, actions: Sequence[int]) -> List[int]:
        """The dense indices of several actions."""
        indices = self._indices
        return [indices[action] for action in actions]

    def mask(self, actions: Sequence[int]) -> bytearray:
        """1 for every one of these actions and 0 for the others; numpy reads it without a copy by ``frombuffer``."""
        mask = bytearray(len(self._actions))
        for action in actions:
            mask[self._indices[action]] = 1
        return mask

    def name(self, index: int) -> Tuple[str, int]:
        """Verb and noun of the action with this dense index."""
        action = self._actions[index]
        return self.verbs[action >> NOUN_BITS][0], action & NOUN_MASK

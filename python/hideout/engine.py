"""The process behind everything: ``hideout engine <game>``, one JSON object a line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence

from .space import ActionSpace

PROTOCOL = 1
SPECTATOR = -1
NOBODY = -1


class EngineError(Exception):
    """The engine could not do what it was asked; nothing was changed.

    ``clause`` names the rule that forbids an action, where one does.
    """

    def __init__(self, sentence: str, clause: Optional[str] = None, reason: Optional[str] = None) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.reason = reason


def find_command() -> List[str]:
    """The command that starts Hideout: ``HIDEOUT_COMMAND``, this checkout's own, or ``hideout`` on the path."""
    named = os.environ.get("HIDEOUT_COMMAND")
    if named:
        return named.split()
    root = Path(__file__).resolve().parents[2]
    node = root / "node_modules" / ".bin" / "node"
    runner = root / "scripts" / "run.mjs"
    if node.exists() and runner.exists():
        return [str(node), str(runner), "cli/src/main.ts"]
    installed = shutil.which("hideout")
    if installed:
        return [installed]
    raise EngineError("hideout is not installed: set HIDEOUT_COMMAND, or run npm ci in the repository")


class Engine:
    """One engine for one game. It holds any number of tables, each with its own game and its own chance."""

    def __init__(self, game: str, command: Optional[Sequence[str]] = None) -> None:
        argv = [*(command or find_command()), "engine", game]
        self._process = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        self.rules: Dict[str, Any] = self.ask("hello")
        if self.rules["protocol"] != PROTOCOL:
            self.close()
            raise EngineError(f"this package speaks protocol {PROTOCOL}, the engine {self.rules['protocol']}")
        self.space = ActionSpace(self.rules["verbs"])

    def ask(self, request: str, **fields: Any) -> Dict[str, Any]:
        """One request and its answer. Raises an ``EngineError`` with the engine's sentence."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(json.dumps({"do": request, **fields}, separators=(",", ":")) + "\n")
            stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._ended() from None
        line = stdout.readline()
        if line == "":
            raise self._ended()
        answer: Dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EngineError(answer["error"], answer.get("clause"), answer.get("reason"))
        return answer

    def ask_all(self, requests: Sequence[Mapping[str, Any]]) -> List[Dict[str, Any]]:
        """Many requests in one go, in order. An answer that is an error has the field ``error``."""
        return list(self.ask("batch", requests=list(requests))["answers"])

    def _ended(self) -> EngineError:
        """What the engine said when it ended."""
        stderr = self._process.stderr
        said = "" if stderr is None or stderr.closed else stderr.read().strip()
        self.close()
        return EngineError(said or "the engine has ended")

    def close(self) -> None:
        """Ends the engine. Closing twice does nothing."""
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
        self._process.wait()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

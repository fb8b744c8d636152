"""The process behind everything: the engine of one game, driven by frames over one pipe."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence

from .space import ActionSpace

PROTOCOL = 1
NODE = 22
SPECTATOR = -1
NOBODY = -1
_LENGTH = struct.Struct("<I")
_PIPE_BYTES = 1 << 20
_BRACE = ord("{")


class EngineError(Exception):
    """The engine could not do what it was asked; nothing was changed.

    ``clause`` names the rule that forbids an action, where one does.
    """

    def __init__(self, sentence: str, clause: Optional[str] = None, reason: Optional[str] = None) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.reason = reason


@lru_cache(maxsize=None)
def find_node() -> str:
    """The Node that runs the engine of this package: ``HIDEOUT_NODE``, or ``node`` on the path."""
    node = os.environ.get("HIDEOUT_NODE") or shutil.which("node")
    try:
        said = subprocess.run([node or "node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        raise EngineError(f"the engine needs Node {NODE} or later: put it on the path, or set HIDEOUT_NODE") from None
    if int(said.lstrip("v").split(".")[0]) < NODE:
        raise EngineError(f"the engine needs Node {NODE} or later, and {node} is {said}: set HIDEOUT_NODE")
    return str(node)


def find_command(game: str) -> List[str]:
    """The command that starts the engine of a game.

    ``HIDEOUT_COMMAND``, the engine in this package with Node (``HIDEOUT_NODE``, or ``node`` on the path), this
    checkout's own, or ``hideout`` on the path.
    """
    cli = ["engine", game, "--frames"]
    named = os.environ.get("HIDEOUT_COMMAND")
    if named:
        return [*named.split(), *cli]
    packaged = Path(__file__).resolve().parent / "_engine" / "lab.src.engine.main.js"
    if packaged.exists():
        return [find_node(), str(packaged), game]
    root = Path(__file__).resolve().parents[2]
    node_here = root / "node_modules" / ".bin" / "node"
    runner = root / "scripts" / "run.mjs"
    if node_here.exists() and runner.exists():
        return [str(node_here), str(runner), "cli/src/main.ts", *cli]
    installed = shutil.which("hideout")
    if installed:
        return [installed, *cli]
    raise EngineError("hideout is not installed: set HIDEOUT_COMMAND, or run npm ci in the repository")


class Engine:
    """One engine for one game. It holds any number of tables, each with its own game and its own chance."""

    def __init__(self, game: str, command: Optional[Sequence[str]] = None) -> None:
        argv = [*command] if command else find_command(game)
        self._process = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self._widen()
        self.rules: Dict[str, Any] = self.ask("hello")
        if self.rules["protocol"] != PROTOCOL:
            self.close()
            raise EngineError(f"this package speaks protocol {PROTOCOL}, the engine {self.rules['protocol']}")
        self.space = ActionSpace(self.rules["verbs"])

    def ask(self, request: str, **fields: Any) -> Dict[str, Any]:
        """One request and its answer. Raises an ``EngineError`` with the engine's sentence."""
        self.send(json.dumps({"do": request, **fields}, separators=(",", ":")).encode())
        return self._told(self.receive())

    def ask_all(self, requests: Sequence[Mapping[str, Any]]) -> List[Dict[str, Any]]:
        """Many requests in one go, in order. An answer that is an error has the field ``error``."""
        return list(self.ask("batch", requests=list(requests))["answers"])

    def send(self, frame: bytes) -> None:
        """One frame to the engine, which answers frames in their order."""
        stdin = self._process.stdin
        assert stdin is not None
        data = memoryview(_LENGTH.pack(len(frame)) + frame)
        try:
            while data:
                data = data[stdin.write(data) :]
        except (BrokenPipeError, ValueError):
            raise self._ended() from None

    def receive(self) -> bytearray:
        """The next frame from the engine."""
        return self._read(_LENGTH.unpack(self._read(_LENGTH.size))[0])

    def receive_position(self) -> memoryview:
        """The next frame, which must be a position of a hall. Raises the engine's error otherwise."""
        frame = self.receive()
        if frame[0] == _BRACE:
            self._told(frame)
        return memoryview(frame)

    def _told(self, frame: bytearray) -> Dict[str, Any]:
        answer: Dict[str, Any] = json.loads(frame)
        if "error" in answer:
            raise EngineError(answer["error"], answer.get("clause"), answer.get("reason"))
        return answer

    def _read(self, size: int) -> bytearray:
        stdout = self._process.stdout
        assert stdout is not None
        data = bytearray(size)
        view = memoryview(data)
        done = 0
        while done < size:
            try:
                count: int = stdout.readinto(view[done:])  # type: ignore[attr-defined]
            except ValueError:
                count = 0
            if not count:
                raise self._ended()
            done += count
        return data

    def _widen(self) -> None:
        """A whole step of a thousand games should fit into the pipe, where the system lets it grow."""
        if sys.platform != "linux":
            return
        import fcntl

        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError, AttributeError):
                fcntl.fcntl(stream, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)  # type: ignore[attr-defined]

    def _ended(self) -> EngineError:
        """What the engine said when it ended."""
        stderr = self._process.stderr
        said = b"" if stderr is None or stderr.closed else stderr.read()
        self.close()
        return EngineError(said.decode(errors="replace").strip() or "the engine has ended")

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

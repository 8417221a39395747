"""The server of the example in a process of its own, and players at its socket."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = ROOT / "docs/examples/server"
SECONDS: Final = 120
"""How long a server may take to begin on a machine that has much to do."""

Json: TypeAlias = Any
"""Whatever JSON says."""


class RefusedRequestError(Exception):
    """The answer was an error."""

    def __init__(self, error: Json) -> None:
        """Keep it."""
        super().__init__(error["message"])
        self.kind: Final = str(error["data"]["kind"])
        self.error: Final = error


@final
class Served:
    """A server that can be killed and begun again over the same games.

    Attributes:
        port: where it listens.
    """

    def __init__(self, games: Path) -> None:
        """Begin it."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._command = [sys.executable, str(SERVER / "server.py"), "--games", str(games)]
        self._command += ["--port", str(self.port)]
        self.begin()

    @property
    def page(self) -> str:
        """The address of its page."""
        return f"http://127.0.0.1:{self.port}/"

    def begin(self) -> None:
        """Start the process and wait until it listens."""
        self._process = subprocess.Popen(self._command)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            assert self._process.poll() is None, "the server has ended"
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        self.kill()
        raise TimeoutError

    def kill(self) -> None:
        """End it as nothing can be ended more suddenly."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end; gives the status."""
        self._process.terminate()
        return self._process.wait(SECONDS)

    def player(self) -> "Player":
        """A new connection."""
        return Player(f"ws://127.0.0.1:{self.port}/play")


@contextmanager
def served(games: Path) -> Iterator[Served]:
    """A server that is gone when the block ends."""
    server = Served(games)
    try:
        yield server
    finally:
        server.kill()


@final
class Player:
    """One connection; what it is told without having asked is in `told`."""

    def __init__(self, address: str) -> None:
        """Connect, and say hello."""
        self._stack = ExitStack()
        self.channel: Final = self._stack.enter_context(connect(address, max_size=None))
        self.told: list[Json] = []
        self._ids = 0
        self("hello", protocol=1)

    def __enter__(self) -> Self:
        """Give it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave."""
        self._stack.close()

    def send(self, method: str, **params: Json) -> int:
        """Ask without waiting; gives the id."""
        self._ids += 1
        said = {"jsonrpc": "2.0", "id": self._ids, "method": method, "params": params}
        self.channel.send(json.dumps(said))
        return self._ids

    def answer(self, ident: int) -> Json:
        """The answer to a request.

        Raises:
            RefusedRequestError: if it is an error.
            ConnectionClosed: if there will be none.
        """
        while True:
            message = json.loads(self.channel.recv(SECONDS))
            if "id" not in message:
                self.told.append(message)
            elif message["id"] == ident:
                if "error" in message:
                    raise RefusedRequestError(message["error"])
                return message["result"]

    def __call__(self, method: str, **params: Json) -> Json:
        """Ask, and wait for the answer."""
        return self.answer(self.send(method, **params))

    def hear(self) -> Json:
        """The next thing it is told without having asked."""
        while not self.told:
            self.told.append(json.loads(self.channel.recv(SECONDS)))
        return self.told.pop(0)


def options(menu: Json) -> list[Json]:
    """All options of a menu."""
    return [option for group in menu["groups"] for option in group["options"]]


__all__ = [
    "ROOT",
    "SERVER",
    "ConnectionClosed",
    "Json",
    "Player",
    "RefusedRequestError",
    "Served",
    "options",
    "served",
]

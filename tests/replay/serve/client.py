"""A client of a host in this process: requests as Python calls."""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, final

from dmd_replay.serve import Host
from dmd_replay.serve.connection import Connection

Json: TypeAlias = Any
"""Whatever JSON says."""


@final
class RefusedRequestError(Exception):
    """The answer was an error; `error` is what it said."""

    def __init__(self, error: Mapping[str, Json]) -> None:
        """Keep it."""
        super().__init__(error["message"])
        self.error: Final = error

    @property
    def kind(self) -> str:
        """The word of the error."""
        return str(self.error["data"]["kind"])


@final
class Client:
    """One connection.

    Attributes:
        told: what it was told without having asked.
        lines: every line it said or was told.
    """

    def __init__(self, host: Host, *, greet: bool = True) -> None:
        """Connect."""
        self.told: list[Json] = []
        self.lines: list[str] = []
        self.connection: Final[Connection] = host.connect(self._pushed)
        self._ids = 0
        if greet:
            self("hello", protocol=1)

    def __call__(self, method: str, **params: Json) -> Json:
        """Ask; gives the result.

        Raises:
            RefusedRequestError: if it is an error.
        """
        self._ids += 1
        request = {"jsonrpc": "2.0", "id": self._ids, "method": method, "params": params}
        said = json.dumps(request)
        lines = self.connection.handle(said)
        self.lines += [said, *lines]
        answer, *told = map(json.loads, lines)
        self.told += told
        assert ("2.0", self._ids) == (answer["jsonrpc"], answer["id"])
        if "error" in answer:
            raise RefusedRequestError(answer["error"])
        return answer["result"]

    def _pushed(self, line: str) -> None:
        self.lines.append(line)
        self.told.append(json.loads(line))


def options(menu: Mapping[str, Json]) -> list[Json]:
    """All options of a menu."""
    return [option for group in menu["groups"] for option in group["options"]]


__all__ = ["Client", "Json", "RefusedRequestError", "options"]

"""Every installed game, with each number of players."""

from collections.abc import Sequence
from typing import Any, Final

from dmd_replay import game_tools
from dmd_replay.registry import installed_games

PARTY: Final = ("ian", "sister_beth", "elizabeth", "rasputin", "borden")


def setups() -> Sequence[tuple[str, dict[str, Any]]]:
    """The name of a game and a setup; a game of one player has the usual one."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name in installed_games():
        if "players" not in {field.key for field in game_tools(name).form}:
            found.append((name, {}))
            continue
        for players in range(1, len(PARTY) + 1):
            party = list(PARTY[: max(2, players)])
            found.append((name, {"players": players, "investigators": party}))
    return found


__all__ = ["setups"]

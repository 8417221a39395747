"""What a frontend may not have in it: the things of a game."""

from dmd_replay import game_tools
from dmd_replay.registry import installed_games

_SHORTEST = 4
"""Letters of an id that is no everyday word."""


def ids_of_games() -> set[str]:
    """Ids that stand in the forms of the installed games, but for those of rulings and boards."""
    return {
        choice.value
        for name in installed_games()
        for field in game_tools(name).form
        if not field.key.startswith("rulings.")
        for choice in field.choices
        if len(choice.value) >= _SHORTEST and choice.value not in {"normal", "extreme"}
    }


__all__ = ["ids_of_games"]

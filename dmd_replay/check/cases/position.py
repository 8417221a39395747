"""A position in a file of its own: the setup it belongs to, and what differs from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from dmd_core.kernel.schema.faults import hint as hint_of
from dmd_core.kernel.state import State
from dmd_replay.check.cases.game import case_words, definition_of
from dmd_replay.check.cases.model import CaseError
from dmd_replay.facets import GameTools

KEYS: Final = ("game", "setup", "packs", "given")


def position_in(tools: GameTools, data: Mapping[str, Any], file: Path) -> tuple[Any, State[Any]]:
    """The definition and the state of a position file.

    Args:
        tools: the game.
        data: ``game``, ``setup``, ``packs`` and ``given`` as in a case.
        file: where it is from, for messages and for packs beside it.

    Raises:
        CaseError: with every fault that keeps it from being read.
    """
    for key in data:
        if key not in KEYS:
            hint = hint_of(key, KEYS)
            message = f"{file.name}: '{key}' is unknown; allowed: {', '.join(KEYS)}{hint}"
            raise CaseError(message)
    if data.get("game", tools.ruleset.name) != tools.ruleset.name:
        message = f"{file.name}: game: {data['game']!r} is not '{tools.ruleset.name}'"
        raise CaseError(message)
    setup, packs, given = data.get("setup", {}), data.get("packs", []), data.get("given", {})
    if not isinstance(setup, dict) or not isinstance(given, dict):
        message = f"{file.name}: setup and given have to be tables"
        raise CaseError(message)
    if not isinstance(packs, list) or not all(isinstance(pack, str) for pack in packs):
        message = f"{file.name}: packs has to be a list of folders"
        raise CaseError(message)
    try:
        game = definition_of(tools, setup, [file.parent / pack for pack in packs])
    except (ValueError, OSError) as error:
        message = f"{file.name}: setup: {error}"
        raise CaseError(message) from error
    try:
        return game, case_words(tools).state_from(game, given)
    except ValueError as error:
        lines = "\n".join(f"  {line}" for line in str(error).splitlines())
        message = f"{file.name}: given:\n{lines}"
        raise CaseError(message) from error


__all__ = ["KEYS", "position_in"]

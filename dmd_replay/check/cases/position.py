"""A position in a file of its own: the setup it belongs to, and what differs from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from dmd_core.kernel.printable import lines_of
from dmd_core.kernel.schema.faults import FaultError
from dmd_core.kernel.schema.reading import Read, read_any_table, read_array, read_leaf, read_table
from dmd_core.kernel.state import State
from dmd_replay.check.cases.game import case_words, definition_of
from dmd_replay.check.cases.model import CaseError, indented
from dmd_replay.facets import GameTools
from dmd_replay.registry import spelt

_PARTS: Final[Mapping[str, Read]] = {
    "game": read_leaf("str"),
    "setup": read_any_table,
    "packs": read_array(read_leaf("str")),
    "given": read_any_table,
}
KEYS: Final = tuple(_PARTS)


def position_in(tools: GameTools, data: Mapping[str, Any], file: Path) -> tuple[Any, State[Any]]:
    """The definition and the state of a position file.

    Args:
        tools: the game.
        data: ``game``, ``setup``, ``packs`` and ``given`` as in a case.
        file: where it is from, for messages and for packs beside it.

    Raises:
        CaseError: with every fault that keeps it from being read.
    """
    try:
        found = read_table(dict(data), _PARTS, needed=())
    except FaultError as error:
        placed = (attrs.evolve(fault, file=file.name) for fault in error.faults)
        raise CaseError(*map(str, placed)) from error
    if spelt(str(data.get("game", tools.ruleset.name))) != tools.ruleset.name:
        message = f"{file.name}: game: {data['game']!r} is not '{tools.ruleset.name}'"
        raise CaseError(message)
    setup, packs, given = found.get("setup", {}), found.get("packs", ()), found.get("given", {})
    try:
        game = definition_of(tools, setup, [file.parent / pack for pack in packs])
    except (ValueError, OSError) as error:
        raise CaseError.at(f"{file.name}: setup", error) from error
    try:
        return game, case_words(tools).state_from(game, given)
    except ValueError as error:
        raise CaseError(f"{file.name}: given:", *indented(lines_of(error))) from error


__all__ = ["KEYS", "position_in"]

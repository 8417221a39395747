"""JSON Schemas of the files of packs of this game."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.content.describing import DESCRIPTIONS
from dmd_core.final_girl.content.files import FORMAT
from dmd_core.final_girl.content.limits import LIMITS
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.tabletop.packs.json_schema import Schema, Schemas

_SCHEMAS: Final = Schemas(NOTATION, LIMITS, DESCRIPTIONS)


def schema_files() -> Mapping[str, type]:
    """Every file that a pack can have, with the class of what it holds."""
    return FORMAT.all_files


def schema_of(name: str) -> Schema:
    """The schema of one file of a pack.

    Args:
        name: a file name, such as ``terror.toml``; one of `schema_files`.

    Returns:
        A JSON Schema, draft 2020-12, as JSON-able data.

    Raises:
        KeyError: if no pack has such a file.

    Example:
        >>> schema_of("events.toml")["properties"]["events"]["items"]
        {'$ref': '#/$defs/EventDef'}
    """
    return _SCHEMAS.of_file(name, schema_files()[name])


__all__ = ["schema_files", "schema_of"]

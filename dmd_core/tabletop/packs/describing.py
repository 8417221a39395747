"""What words and definitions of packs are for, in a sentence each.

The sentences stand as docstrings at the classes and below their fields. They are kept as data
beside the definitions of a game, so that they are at hand where an interpreter runs without
docstrings.
"""

import json
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Final, final

FILE: Final = "descriptions.json"
"""Name of the data file; a test keeps it as the sources are."""


@final
class Descriptions:
    """The sentences of one game.

    Args:
        package: the full name of the package with the data file; the names of classes in it begin
            after the package around that.
        everywhere: fields that mean the same wherever they stand.
    """

    def __init__(self, package: str, everywhere: Mapping[str, str]) -> None:
        """See the class."""
        self.everywhere: Final = everywhere
        self._package: Final = package
        self._game: Final = f"{package.rpartition('.')[0]}."

    def of_class(self, cls: type) -> str:
        """What a word or definition is, or empty."""
        return self._described.get(self._key(cls), {}).get("", "")

    def of_field(self, cls: type, field: str) -> str:
        """What a field of a word or definition is for, or empty."""
        own = self._described.get(self._key(cls), {}).get(field, "")
        return own or self.everywhere.get(field, "")

    def _key(self, cls: type) -> str:
        return f"{cls.__module__.removeprefix(self._game)}.{cls.__name__}"

    @cached_property
    def _described(self) -> Mapping[str, Mapping[str, str]]:
        data = files(self._package).joinpath(FILE).read_text(encoding="utf-8")
        found: dict[str, dict[str, str]] = json.loads(data)
        return found


__all__ = ["FILE", "Descriptions"]

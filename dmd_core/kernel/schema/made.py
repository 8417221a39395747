"""Functions of a codec that the build of a compiled wheel has made beforehand."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Final, final

from dmd_core.kernel.events import PackedFrame
from dmd_core.kernel.node import twin_of
from dmd_core.kernel.schema.shapes import Member
from dmd_core.kernel.schema.texts import What

MODULE: Final = "codec_functions"
"""The name of the module of a game that holds them."""


@final
class Made:
    """Such functions for the schema of one game: of the lines that `Generator` runs otherwise.

    They take and give values of native classes alone.

    Attributes:
        functions: by name (`Any`: they are those of all classes).
        members: of the functions that read a member of a union, by name: the name of the table
            that they look a tag up in, the union, and whether frames are left packed.
    """

    def __init__(self, space: Mapping[str, Any]) -> None:
        """Take what a module holds (`Any`: classes, functions and tables)."""
        self.functions: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType({**space})
        self.members: Final[Mapping[str, tuple[str, Member, bool]]] = {
            name: (table, Member(union, kinds), sealed)
            for name, table, union, kinds, sealed in space["MEMBERS"]
        }
        self._entries: Final[str] = space["ENTRIES"]

    @property
    def entries(self) -> Iterator[tuple[What, type, int | None, bool, str]]:
        """What the other functions are for.

        Each with whether it writes or reads, the class, its tag (0 for a reader that passes one
        over, None for neither), whether frames are left packed, and its name.
        """
        for line in self._entries.splitlines():
            what, kind, tag, sealed, name = line.split()
            found: Any = self.functions[kind]
            yield (
                "write" if what == "write" else "read",
                found,
                None if tag == "-" else int(tag),
                sealed == "sealed",
                name,
            )

    def bind(self, tables: dict[str, Any]) -> None:
        """Tell the functions what the names in them stand for.

        Of two schemas of one game the later one is heard: their tables say the same.

        Args:
            tables: tables and readers by name (`Any`: of several kinds).
        """
        self.functions["bind"](tables)


def made_for(package: str) -> Made | None:
    """The functions for the game of a package; None where plain Python is at work.

    Args:
        package: of the game.

    Example:
        >>> made_for("dmd_core.kernel") is None
        True
    """
    name = f"{package}.{MODULE}"
    plain = twin_of(PackedFrame) is not None  # a native class has none
    if plain or find_spec(name) is None:
        return None
    return Made(vars(import_module(name)))


__all__ = ["MODULE", "Made", "made_for"]

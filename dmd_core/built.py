"""Which build is at work: plain Python, or the native modules that a compiled wheel has beside it.

Both come from the same sources and give the same bytes. A compiled wheel holds every source too;
``DMD_PURE=1`` in the environment makes a process use those, so that a debugger can step through
the rules.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Final, final

PURE: Final = "DMD_PURE"
"""The variable of the environment that asks for plain Python, with anything but nothing or 0."""

_PACKAGE: Final = "dmd_core."


def compiled() -> bool:
    """Whether native modules are at work in this process.

    Example:
        >>> compiled() or plain_asked() or "no native modules were installed"
        'no native modules were installed'
    """
    found = find_spec("dmd_core.kernel.step")
    return found is not None and not (found.origin or ".py").endswith(".py")


def plain_asked() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get(PURE, "") not in ("", "0")


def described() -> str:
    """The build in a word or two: ``compiled`` or ``plain Python``."""
    return "compiled" if compiled() else "plain Python"


@final
class _Sources(MetaPathFinder):
    """Finds the sources of the package, where the interpreter would take a native module."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As inherited."""
        del target  # what is imported again makes no difference
        if path is None or not name.startswith(_PACKAGE):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


def heed_environment() -> None:
    """Let imports of the package take the sources from now on, if the environment asks for them."""
    if plain_asked() and not any(isinstance(finder, _Sources) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Sources())


__all__ = ["PURE", "compiled", "described", "heed_environment", "plain_asked"]

"""Putting a fault in: the changed file is compiled from its changed text when it is imported."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import final

from tests.mutants.table import Mutant


@final
class _Loader(SourceFileLoader):
    """Loads a module from a text that is not the one on the disk; no cache is read or written."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed text."""
        return compile(self._text, self.get_filename(fullname), "exec", dont_inherit=True)


@final
class Patch(MetaPathFinder):
    """Finds the module of one mutant; has to be installed before the module is imported."""

    def __init__(self, mutant: Mutant) -> None:
        """Read and change the file."""
        self._path = mutant.path.resolve()
        self._text = mutant.patched()

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The module with the fault, if it is this one."""
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self._path:
            return None
        spec.loader = _Loader(fullname, spec.origin, self._text)
        return spec


def install(mutant: Mutant) -> None:
    """Put a fault into everything imported from now on."""
    sys.meta_path.insert(0, Patch(mutant))


__all__ = ["Patch", "install"]

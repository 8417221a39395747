"""A copy of the project that faults are put into, one at a time; the project stays as it is."""

import compileall
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

import attrs

from tests.mutants.table import ROOT, Mutant, TableError

PARTS: Final = ("dmd_core", "dmd_replay", "tests", "fixtures", "docs", "pyproject.toml")
"""What the oracles need."""


@final
@attrs.frozen
class Tree:
    """The copy; its modules are compiled, so that a run compiles only the one with the fault."""

    root: Path

    @classmethod
    def copied(cls, to: Path) -> "Tree":
        """Copy the project into an empty folder."""
        for part in PARTS:
            here = ROOT / part
            if here.is_dir():
                # The caches come along; a file keeps its time, so that its cache stays good.
                shutil.copytree(here, to / part)
            else:
                shutil.copy2(here, to / part)
        for part in PARTS[:2]:  # pytest compiles the tests by itself
            compileall.compile_dir(to / part, quiet=2)
        return cls(to)

    @contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        """The copy with a fault in it.

        Raises:
            TableError: if the text to change does not stand there exactly once, or the module
                cannot be compiled any more: that would show nothing.
        """
        path = self.root / mutant.file
        text = mutant.patched(self.root)
        if path.suffix == ".py":
            try:
                compile(text, mutant.file, "exec", dont_inherit=True)
            except SyntaxError as error:
                message = f"{mutant.id}: {mutant.file} cannot be read any more: {error.msg}"
                raise TableError(message) from error
        before = path.stat()
        kept = path.read_bytes()
        path.write_text(text, encoding="utf-8")
        # A cache is known by the time and the size of its source: the fault must have another time.
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 2_000_000_000))
        try:
            yield
        finally:
            path.write_bytes(kept)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


__all__ = ["PARTS", "Tree"]

"""A program may begin with any module: none leans on another that was imported before it."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import dmd_core

PACKAGE: Final = Path(dmd_core.__file__).parent
FOLDERS: Final = ("", "kernel", "tabletop/packs", "death_may_die", "final_girl")
FIRST: Final = """
import os, sys
from importlib import import_module
for name in sys.argv[1:]:
    if os.fork() == 0:
        import_module(name)
        sys.stdout.flush()
        os._exit(0)
    _, status = os.wait()
    if status:
        print(name)
"""
"""Each module is the first one of a process of its own."""


def test_any_module_can_be_the_first_one() -> None:
    """In the compiled wheel values and what describes them ask for each other."""
    names = [
        ".".join(("dmd_core", *path.relative_to(PACKAGE).with_suffix("").parts))
        for folder in FOLDERS
        for path in sorted((PACKAGE / folder).glob("*.py"))
        if path.name != "__init__.py"
    ]
    done = subprocess.run(
        [sys.executable, "-c", FIRST, *names], capture_output=True, text=True, check=False
    )

    assert len(names) > 50
    assert done.stdout.split() == [], done.stderr

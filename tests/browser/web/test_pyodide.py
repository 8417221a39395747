"""The Python of the browser plays as this one does; it runs in node here, which has the same."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.frontends

HERE = Path(__file__).parent
EACH = 100
"""Games of each ruleset."""


def test_random_games_have_the_same_logs_as_here(site: Path) -> None:
    """Byte for byte: 100 games of each ruleset, though msgpack is the pure one there."""
    node = shutil.which("node")
    assert node is not None
    there = subprocess.Popen(
        [node, HERE / "games.mjs", site, HERE / "games.py", str(EACH)],
        stdout=subprocess.PIPE,
        text=True,
    )
    here = subprocess.run(
        [sys.executable, HERE / "games.py", str(EACH)], capture_output=True, text=True, check=True
    )
    first, *lines = there.communicate()[0].splitlines()

    assert 0 == there.returncode
    assert "3.14.2 emscripten" == first
    assert 2 * EACH <= len(lines)
    assert here.stdout.splitlines() == lines


def test_nothing_in_it_is_compiled_for_one_machine(site: Path) -> None:
    """What the page offers of Python are compiled modules, data and no shared library."""
    listed = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", site / "site.zip"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert "dmd_replay/serve/host.pyc" in listed
    assert "msgpack/fallback.pyc" in listed
    assert ".so" not in listed

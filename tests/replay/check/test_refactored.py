"""A log outlives a refactoring: what is inside of the rules may be rebuilt, old games stay EXACT.

A copy of the program is refactored and verifies the games that were kept before, in a process of
its own. That the copy really is another program is shown first.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
from tests.kept_logs import exact_games, games_of
from tests.replay.refactoring import (
    ROOT,
    add_field,
    copy_of_the_program,
    defined,
    move_module,
    pass_argument,
    rename_classes,
)

GAMES: Final = games_of()
LOGS: Final = sorted((ROOT / "fixtures" / "logs").rglob("*.dmdlog"))

SHAPES: Final = """
import json, sys
import dmd_core
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
made = schema()
unions = made.unions
json.dump({
    "file": dmd_core.__file__,
    "fingerprint": made.fingerprint,
    "classes": {u: [f"{k.__module__}.{k.__name__}" for k in unions[u]] for u in unions},
    "fields": {
        k.__name__: [a.name for a in k.__attrs_attrs__] for k in (*unions["frame"], Table)
    },
}, sys.stdout)
"""

Run = subprocess.CompletedProcess[str]


def run(root: Path, *words: str) -> Run:
    """Run a Python of this environment with the packages of a copy."""
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def told(root: Path) -> dict[str, Any]:
    """What a copy says of itself."""
    done = run(root, "-c", SHAPES)
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["file"] == str(root / "dmd_core" / "__init__.py")
    return found


def verified(root: Path) -> list[dict[str, Any]]:
    """What a copy says of all kept games and logs."""
    logs = map(str, (*GAMES, *LOGS))
    done = run(root, "-m", "dmd_replay.cli.main", "verify", "--json", "--jobs", "1", *logs)
    assert done.stdout, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def kinds(union: str) -> list[type]:
    """The classes of a union, those of the kernel left out."""
    found = next(tags for name, tags in schema().unions.items() if name == union)
    return [kind for kind in found if kind.__module__.startswith("dmd_core.death_may_die")]


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    """Verdict and header of every log as this version sees them.

    Each kept game is EXACT unless a rule that it meets was mended.
    """
    found = {one["log"]: (one["verdict"], one.get("header")) for one in verified(ROOT)}
    assert {found[str(game)][0] for game in exact_games()} == {"EXACT"}
    return found


def frames() -> tuple[list[type], list[type]]:
    """Frames all of whose fields are required, with names that nothing else has; and the others."""
    plain: list[type] = []
    others: list[type] = []
    for kind in kinds("frame"):
        fields: Any = attrs.fields(kind)
        required = all(field.default is attrs.NOTHING for field in fields)
        alone = defined(ROOT)[kind.__name__] == 1
        (plain if required and alone else others).append(kind)
    return plain, others


@pytest.mark.exhaustive
def test_old_games_stay_exact_when_everything_inside_is_rebuilt(
    here: dict[str, Any], tmp_path: Path
) -> None:
    """Classes renamed, a module moved, fields added to frames and to the table: all at once.

    Nothing of that is in a log but frames, and those prove nothing. Only frames are reported to
    differ, and every verdict is that of this version.
    """
    root = copy_of_the_program(tmp_path)
    before = told(root)
    plain, others = frames()
    for kind in others:
        add_field(root, kind.__module__, kind.__name__, "later: int = 7")
    for kind in plain:
        add_field(root, kind.__module__, kind.__name__, "needed: str")
    calls = pass_argument(root, [kind.__name__ for kind in plain], 'needed="words"')
    add_field(root, Table.__module__, Table.__name__, "later: int = 0")
    every = [kind.__name__ for union in ("event", "command", "frame") for kind in kinds(union)]
    renamed = rename_classes(root, every, "New{}".format)
    moved = min({kind.__module__ for kind in kinds("frame")})
    move_module(root, moved, f"{moved}_elsewhere")

    after = told(root)
    found = verified(root)

    assert after["fingerprint"] == before["fingerprint"]
    assert {one["log"]: (one["verdict"], one.get("header")) for one in found} == here
    assert all(one["parked"] for one in found if one["verdict"] == "EXACT")
    assert calls > len(plain)
    for union, least in (("event", 50), ("command", 15), ("frame", 40)):
        old, new = before["classes"][union], after["classes"][union]
        assert len(old) == len(new)
        assert len(set(old) & set(new)) <= len(old) - least
        assert sum(kind.__name__ in renamed for kind in kinds(union)) >= least
    assert f"{moved}_elsewhere" in {name.rpartition(".")[0] for name in after["classes"]["frame"]}
    assert "later" in after["fields"]["Table"]
    assert "needed" in after["fields"][f"New{plain[0].__name__}"]
    assert len(plain) >= 10

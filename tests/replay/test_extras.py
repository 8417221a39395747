"""Without the extra of the tools: what works, and what is said of the rest."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dmd_replay.extras import (
    CLUSTER,
    CLUSTER_PACKAGES,
    EXTRA,
    PACKAGES,
    PLAY,
    PLAY_PACKAGES,
    STORE,
    STORE_PACKAGES,
    TABLES,
    TABLES_PACKAGES,
    missing,
)

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

BARE = f"import sys; [sys.modules.__setitem__(name, None) for name in {PACKAGES}]; "
"""What makes an interpreter one in which the extra is not installed."""


def bare(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run code where the extra is not installed."""
    return subprocess.run(
        [sys.executable, "-c", BARE + code], cwd=folder, capture_output=True, text=True, check=False
    )


def names(requirements: list[str]) -> set[str]:
    """The modules of requirements."""
    return {one.partition(">")[0].replace("-", "_") for one in requirements}


def test_the_library_needs_three_packages() -> None:
    """`pip install dmd-core` brings no more; the tools come with their extra."""
    assert {"attrs", "cattrs", "msgpack"} == names(PROJECT["dependencies"])
    extras = PROJECT["optional-dependencies"]
    assert {*PACKAGES} == names(extras[EXTRA])
    for extra, packages in ((PLAY, PLAY_PACKAGES), (CLUSTER, CLUSTER_PACKAGES)):
        assert {*packages, f"dmd_core[{EXTRA}]"} == names(extras[extra])
    assert {*TABLES_PACKAGES, f"dmd_core[{EXTRA}]"} == names(extras[TABLES])
    assert {*STORE_PACKAGES} == {name.partition("[")[0] for name in names(extras[STORE])}


def test_the_command_says_what_to_install(tmp_path: Path) -> None:
    """One sentence, no traceback; the status of what cannot be used."""
    done = bare("from dmd_replay.command import main; main()", tmp_path)

    assert (2, "") == (done.returncode, done.stdout)
    assert done.stderr == (
        "dmd-replay: this needs click, jinja2, rich and tomli_w, which are not installed;"
        " pip install 'dmd-core[replay]' brings them\n"
    )


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("dmd_replay.share.bundle", "jinja2"),
        ("dmd_replay.check.coverage.html", "jinja2"),
        ("dmd_replay.check.conformance.report", "rich"),
        ("dmd_replay.plain_toml", "tomli_w"),
    ],
)
def test_a_tool_says_what_to_install(module: str, package: str, tmp_path: Path) -> None:
    """Programs that use it get an ImportError with the sentence."""
    done = bare(f"import {module}", tmp_path)

    assert 1 == done.returncode
    assert f"MissingExtraError: {missing(package)}" in done.stderr.strip().splitlines()[-1]


def test_games_are_recorded_read_and_verified_without_it(tmp_path: Path) -> None:
    """All that the package exports is there, but for the command."""
    code = (
        "import dmd_core as dmd, dmd_replay\n"
        "from dmd_replay import *\n"
        "with Recorder.open('a.dmdlog', dmd.load_game(), seed=7) as recorder:\n"
        "    recorder.do(next(recorder.decision.legal()))\n"
        "log = read_log(__import__('pathlib').Path('a.dmdlog'))\n"
        "print(verify(game_tools(log.header.ruleset), log).report.verdict)\n"
        "print(len(dmd_replay.__all__) > 10, len(game_tools('death-may-die').bots))\n"
    )
    done = bare(code, tmp_path)

    assert (0, "") == (done.returncode, done.stderr)
    assert ["EXACT", "True 2"] == done.stdout.splitlines()


@pytest.mark.exhaustive
def test_the_plugin_of_pytest_does_not_need_it(tmp_path: Path) -> None:
    """It is loaded by every pytest of an environment in which the library is."""
    (tmp_path / "test_a.py").write_text("def test_a() -> None:\n    pass\n", encoding="utf-8")
    done = bare(
        "import pytest; sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider']))",
        tmp_path,
    )

    assert 0 == done.returncode, done.stdout
    assert "1 passed" in done.stdout

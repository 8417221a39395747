"""Files of one name in several folders are told apart, by as much of the path as it takes."""

import json
from pathlib import Path

import pytest

from dmd_replay.files import told_apart
from tests.replay.cli.test_reading_cli import run
from tests.replay.logs import written

CASE = """
[[case]]
name = "the same"
then.state.round = 7
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two folders with the same names in them, one of the logs damaged; and one name of its own."""
    folder = tmp_path_factory.mktemp("names")
    for name in ("a", "b"):
        (folder / name).mkdir()
        (folder / name / "x.case.toml").write_text(CASE)
        (folder / name / "bad.case.toml").write_text("[[case]]\nname = 1")
        (folder / name / "g.dmdlog").write_bytes(written(3))
    (folder / "b/h.dmdlog").write_bytes(written(4))
    return folder


def test_cases_of_two_folders(folder: Path) -> None:
    """What fails, what cannot be read, and the list name the folder."""
    said = run("cases", "run", folder / "a", folder / "b").stdout
    listed = run("cases", "list", folder / "a/x.case.toml", folder / "b/x.case.toml").stdout

    for name in ("a", "b"):
        assert f"FAILED {name}/x.case.toml: the same" in said
        assert f"FAULTY {name}/bad.case.toml: case 1" in said
        assert f"{name}/x.case.toml: the same  []" in listed.splitlines()


def test_a_name_of_its_own_stands_alone(folder: Path) -> None:
    """The folder says nothing there."""
    assert "FAILED x.case.toml: the same" in run("cases", "run", folder / "a/x.case.toml").stdout


def test_logs_of_two_folders(folder: Path) -> None:
    """The tables of verify and upgrade, their data, and where coverage has seen a rule."""
    logs = sorted(folder.rglob("*.dmdlog"))
    verified, upgraded = run("verify", *logs).stdout, run("upgrade", folder).stdout
    rows = json.loads(run("upgrade", folder, "--json").stdout)["logs"]
    seen = run("coverage", *logs, "--all", "--json").stdout

    for name in ("a/g.dmdlog", "b/g.dmdlog"):
        assert f"│ {name} " in verified
        assert f"│ {name} " in upgraded
        assert f'"{name}"' in seen
    assert "│ h.dmdlog " in verified
    assert ["a/g.dmdlog", "b/g.dmdlog", "h.dmdlog"] == [row["log"] for row in rows]


def test_no_more_of_the_path_than_it_takes() -> None:
    """Also where one path is the end of another, or stands there twice."""
    paths = [Path(text) for text in ("g", "a/g", "/r/a/g", "/s/a/g", "h", "h", "./x/h", "x/h")]

    assert ["g", "a/g", "r/a/g", "s/a/g", "h", "x/h"] == list(told_apart(paths).values())

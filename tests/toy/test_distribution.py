"""A game that comes as a distribution of its own goes through every tool; no tool knows of it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from dmd_replay.cli.common import UNUSABLE
from dmd_replay.cli.main import main
from dmd_replay.registry import forget_games
from tests.toy.site import DISTRIBUTION, install

LENGTH: Final = "12"
NOT_INSTALLED: Final = (
    "the game 'race' is not installed; installed: death-may-die, final_girl. Install the"
    " distribution that offers 'race' in the group dmd_core.games"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with the race in it."""
    return install(tmp_path_factory.mktemp("site"))


def uninstall(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the race away."""
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(site)])
    forget_games()


class Tools:
    """The command line in a folder."""

    def __init__(self, folder: Path) -> None:
        """Work in a folder, which is the current one."""
        self.folder = folder

    def done(self, words: tuple[str, ...], given: bytes | None = None) -> tuple[int, str, str]:
        """Exit status, output and errors of a command."""
        found = CliRunner().invoke(main, list(words), input=given)
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return found.exit_code, found.stdout, found.stderr

    def run(self, *words: str, status: int = 0) -> str:
        """What a command prints, or says of unusable input; it must end with a status."""
        ended, printed, said = self.done(words)
        assert status == ended, f"{words}: {printed}{said}"
        return printed if status != UNUSABLE else said

    def json(self, *words: str, status: int = 0) -> Any:  # noqa: ANN401 - any JSON
        """The same as data."""
        return json.loads(self.run(*words, "--json", status=status))


class Processes(Tools):
    """The command line in processes of its own, with one more folder of installed packages."""

    def __init__(self, site: Path, folder: Path) -> None:
        """Work in a folder."""
        super().__init__(folder)
        self._site = site

    def python(self, *words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run the interpreter with the packages of this repository and those of the folder."""
        return subprocess.run(
            [sys.executable, *words],
            input=given,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self._site)},
        )

    def done(self, words: tuple[str, ...], given: bytes | None = None) -> tuple[int, str, str]:
        """As in this process."""
        text = None if given is None else given.decode()
        done = self.python("-m", "dmd_replay.cli.main", *words, given=text)
        return done.returncode, done.stdout, done.stderr


@pytest.fixture
def tools(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tools]:
    """The tools in an empty folder, with the race installed."""
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.chdir(tmp_path)
    forget_games()
    yield Tools(tmp_path)
    forget_games()


@pytest.fixture
def log(tools: Tools) -> Path:
    """A recorded race."""
    tools.run("record", "race.dmdlog", "--game", "race", "--length", LENGTH, "--seed", "5")
    return tools.folder / "race.dmdlog"


def test_the_options_of_the_game_are_those_of_the_command(tools: Tools) -> None:
    """The help shows them for the game that is named, and only them."""
    race, usual = tools.run("record", "--game", "race", "--help"), tools.run("record", "--help")

    assert "--length" in race
    assert "--investigators" not in race
    assert "--length" not in usual
    assert "--investigators" in usual


def test_an_option_of_another_game_is_told_with_that_game(tools: Tools, log: Path) -> None:
    """No option of this game is guessed; where a log says which game it is, none is named."""
    said = tools.run("record", "x.dmdlog", "--length", "12", status=UNUSABLE)
    assert "No such option '--length' of 'death-may-die'; 'race' has one: --game race\n" in said

    said = tools.run("bisect", log.name, "--investigators", "ian", status=UNUSABLE)
    assert "No such option '--investigators' of 'race'; 'death-may-die' has one\n" in said


def test_a_log_says_which_game_it_is_of(tools: Tools, log: Path) -> None:
    """Every tool that reads the log finds the game by the header alone."""
    assert "EXACT" in tools.run("verify", log.name)
    assert "EXACT" in tools.run("replay", log.name)
    assert "[1] runner 0: run.  (run)" in tools.run("show", log.name)
    assert "game            race" in tools.run("inspect", log.name)
    assert "field" in tools.run("goto", log.name, "--step", "3")
    assert "walk" in tools.run("legal", log.name, "--step", "0")
    assert "RACE-01" in tools.run("explain", log.name, "at")


@pytest.mark.parametrize("name", ["race.dmdlog", "-"])
def test_a_command_takes_the_options_of_the_game_of_its_log(
    tools: Tools, log: Path, name: str
) -> None:
    """Also where the log comes from standard input, which is read once for all of it."""
    given = log.read_bytes() if name == "-" else None

    status, said, _ = tools.done(("bisect", name, "--length", "5"), given)
    assert (1, "Makes the runs part: length") == (status, said.splitlines()[-1])
    status, said, _ = tools.done(("fork", name, "x.dmdlog", "--help"), given)
    assert (0, True) == (status, "--bot [random]" in said)


def test_two_logs_are_compared_and_bisected(tools: Tools, log: Path) -> None:
    """`diff` tells where they part, `bisect` that the length of the course does it."""
    tools.run("record", "longer.dmdlog", "--game", "race", "--length", "14", "--seed", "5")

    assert "instead of" in tools.run("diff", log.name, "longer.dmdlog", status=1)
    found = tools.json("bisect", "longer.dmdlog", "--length", "5", status=1)
    assert ["length"] == [factor["name"] for factor in found["guilty"]]


def test_a_race_is_shrunk_to_the_predicate_that_holds(tools: Tools, log: Path) -> None:
    """The smallest race in which a runner is tired, and a case of it that holds."""
    found = tools.json("shrink", log.name, "--python", "any(table['tired'])")

    assert found["after"]["commands"] < found["before"]["commands"]
    assert "EXACT" in tools.run("verify", found["log"])
    assert "1 case" in tools.run("cases", "run", found["case"])


def test_a_moment_becomes_a_case(tools: Tools, log: Path) -> None:
    """`cases` writes it and runs it; `position` writes and checks the moment alone."""
    tools.run("cases", "from", log.name, "--step", "2", "-o", "moment.case.toml")
    tools.run("position", "show", log.name, "--step", "2", "--table", "-o", "moment.toml")

    assert "1 hold" in tools.run("cases", "run", "moment.case.toml")
    assert "no fault" in tools.run("position", "check", "moment.toml")


def test_coverage_counts_rules_and_decisions(tools: Tools, log: Path) -> None:
    """A game without a rulebook or cards has the rules it cites and the kinds of its decisions."""
    report = tools.json("coverage", log.name, "--all")

    counted = {(line["topic"], line["key"]): line["count"] for line in report["lines"]}
    assert counted["rule", "RACE-01"] > 0
    assert counted["decision", "move"] > 0


def test_a_bundle_is_made_and_opened(tools: Tools, log: Path) -> None:
    """Its words are those of the game."""
    tools.run("bundle", log.name, "--mark", "2", "--expected", "a longer step")

    assert "Verdict of this version: EXACT" in tools.run("open", "race.dmdbundle")


def test_a_log_goes_through_text_and_is_played_on(tools: Tools, log: Path) -> None:
    """`export` and `import` give the same bytes; `fork` plays another end."""
    tools.run("export", log.name, "-o", "race.jsonl")
    tools.run("import", "race.jsonl", "-o", "again.dmdlog")
    tools.run("fork", log.name, "fork.dmdlog", "--step", "3", "--bot-seed", "4")

    assert log.read_bytes() == (tools.folder / "again.dmdlog").read_bytes()
    assert "EXACT" in tools.run("verify", "fork.dmdlog")


def test_a_race_that_was_cut_off_goes_on(tools: Tools, log: Path) -> None:
    """`record --resume` plays the game of the log, though another one is the usual."""
    (tools.folder / "cut.dmdlog").write_bytes(log.read_bytes()[:-100])

    printed = tools.run("record", "--resume", "cut.dmdlog")

    assert re.fullmatch(r".*/cut\.dmdlog: \d+ commands, \d+ events, seat \d won\n", printed)
    assert "EXACT" in tools.run("verify", "cut.dmdlog")


def test_options_are_those_of_the_log_behind_another_file(tools: Tools, log: Path) -> None:
    """`bisect` finds the log among its words, be a file named before it that is none."""
    (tools.folder / "other.toml").write_text("length = 5\n", encoding="utf-8")

    found = tools.json("bisect", "--other-setup", "other.toml", log.name, status=1)

    assert ["length"] == [factor["name"] for factor in found["guilty"]]


@pytest.mark.exhaustive
def test_many_races_keep_what_the_kernel_promises(tools: Tools) -> None:
    """`soak`, `conformance` and `demo`, with options of the game."""
    assert "all ended" in tools.run("soak", "--game", "race", "--games", "3", "--jobs", "1")
    assert "all" in tools.run("conformance", "--game", "race", "--length", "9", "--games", "2")
    assert "won" in tools.run("demo", "--game", "race")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("odds", "--game", "race"), "the game 'race' offers no odds"),
        (("pack", "show", "--game", "race"), "the game 'race' offers no packs"),
        (("rules", "list", "--game", "race"), "the game 'race' offers no rulebook"),
    ],
)
def test_what_a_game_has_not_got_is_said(tools: Tools, words: tuple[str, ...], says: str) -> None:
    """A tool that needs a facet which the game leaves out names both."""
    assert f"dmd-replay: {says}\n" == tools.run(*words, status=2)


def test_a_game_that_is_not_installed_is_said(
    tools: Tools, log: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is installed, and where such a game would come from; nothing can be said of its logs."""
    uninstall(site, monkeypatch)

    assert f"dmd-replay: {NOT_INSTALLED}\n" == tools.run("show", log.name, status=2)
    assert NOT_INSTALLED == tools.json("verify", log.name, status=3)[0]["reason"]
    assert NOT_INSTALLED == tools.json("replay", log.name, status=3)[0]["reason"]
    assert "race" in tools.run("inspect", log.name)


def test_an_upgrade_tells_of_all_logs_though_a_game_is_not_installed(
    tools: Tools, log: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fate of its log is unknown; those of the other logs are told."""
    tools.run("record", "usual.dmdlog", "--seed", "3")
    uninstall(site, monkeypatch)

    rows = tools.json("upgrade", log.name, "usual.dmdlog", status=3)["logs"]

    assert [("unknown", NOT_INSTALLED), ("same", "")] == [(row["fate"], row["why"]) for row in rows]


def test_a_bundle_of_a_game_that_is_not_installed_gives_its_log(
    tools: Tools, log: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the reporter says and the log can be had; of the position nothing can be said."""
    tools.run("bundle", log.name, "--mark", "2", "--expected", "a longer step")
    uninstall(site, monkeypatch)

    ended, printed, said = tools.done(("open", "race.dmdbundle", "-o", "saved.dmdlog"))

    assert (3, f"dmd-replay: {NOT_INSTALLED}\n") == (ended, said)
    assert "a longer step" in printed
    assert printed.endswith("Saved as saved.dmdlog. Verdict of this version: UNVERIFIED\n\n")
    assert log.read_bytes() == (tools.folder / "saved.dmdlog").read_bytes()
    found = tools.json("open", "race.dmdbundle", "-o", "saved.dmdlog", status=3)
    assert ("UNVERIFIED", 2) == (found["here"], found["step"])


def test_two_distributions_of_one_game_are_named(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which of them to keep, a person has to say."""
    info = tools.folder / "other_race-2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-race\nVersion: 2.0\n")
    (info / "entry_points.txt").write_text("[dmd_core.games]\nrace = other_race:TOOLS\n")
    monkeypatch.syspath_prepend(str(tools.folder))

    assert (
        "dmd-replay: the game 'race' is offered by several distributions: other-race"
        " (other_race:TOOLS) and race-game (race_game.tools:TOOLS); uninstall all but one\n"
    ) == tools.run("record", "x.dmdlog", "--game", "race", status=2)


@pytest.mark.exhaustive
@pytest.mark.slow
def test_what_pip_installs_goes_through_the_tools(tmp_path: Path) -> None:
    """Built and installed into a folder of its own, played in processes of their own."""
    site = tmp_path / "site"
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    built = ["--no-deps", "--no-build-isolation", "--target", str(site), str(DISTRIBUTION)]
    tools = Processes(site, tmp_path)
    done = tools.python(*pip, *built)
    assert 0 == done.returncode, done.stderr
    assert (site / "race_game" / "tools.py").is_file()

    tools.run("record", "a.dmdlog", "--game", "race", "--length", LENGTH, "--seed", "5")
    tools.run("record", "b.dmdlog", "--game", "race", "--length", LENGTH, "--seed", "6")
    assert "EXACT" in tools.run("verify", "a.dmdlog", "b.dmdlog")
    assert "They part" in tools.run("diff", "a.dmdlog", "b.dmdlog", status=1)
    found = tools.json("shrink", "a.dmdlog", "--python", "any(table['tired'])")
    assert "1 hold" in tools.run("cases", "run", found["case"])
    assert "RACE-01" in tools.run("coverage", "a.dmdlog", "--all")
    tools.run("bundle", "a.dmdlog", "--mark", "2")
    assert "Verdict of this version: EXACT" in tools.run("open", "a.dmdbundle")
    tested = tools.python("-m", "pytest", "-q", "-p", "no:cacheprovider", found["case"])
    assert "1 passed" in tested.stdout, tested.stdout

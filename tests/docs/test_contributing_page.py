"""Whoever follows the page for contributors word for word has what it promises."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import attrs
import pytest

from dmd_replay.check.cases import read_cases
from tests.docs.recipes import ROOT, blocks, copied, section, steps

pytestmark = pytest.mark.exhaustive

PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BIN: Final = Path(sys.executable).parent
PARTS: Final = (
    "dmd_core",
    "dmd_replay",
    "tests",
    "docs",
    "fixtures/cases",
    "pyproject.toml",
    "CHANGELOG.md",
)
EXAMPLE: Final = ("An event", "A command", "A frame", "A ruling")
"""The recipes of the example that runs through the page."""
NEXT_TAG: Final = str(*re.findall(r'^\$ \.venv/bin/python -c "(.+EVENTS.+)"$', PAGE, re.MULTILINE))
"""The program that prints the next free tag of an event."""


@final
@attrs.frozen
class Tree:
    """A copy of the tree."""

    root: Path

    def run(self, *arguments: str, site: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment, or Python with arguments, on the copy."""
        program, *rest = arguments
        path = os.pathsep.join(map(str, [self.root, *([site] if site else [])]))
        command = [sys.executable] if program == "python" else [str(BIN / program)]
        return subprocess.run(
            [*command, *rest],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.root,
            env={"PYTHONPATH": path, "PATH": os.defpath, "PYTHONDONTWRITEBYTECODE": "1"},
        )

    def follow(self, heading: str) -> None:
        """Do what a recipe says; where it says ``NEXT``, take the tag that the command prints."""
        for step in steps(section(PAGE, heading)):
            code = step.code
            for kind in re.findall(r"@(\w+)\(tag=NEXT\)", code):
                tag = self.run("python", "-c", NEXT_TAG.replace("EVENTS", f"{kind.upper()}S"))
                code = code.replace("NEXT", tag.stdout.strip())
            attrs.evolve(step, code=code).done(self.root)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A copy of the tree in which the example was followed to its end."""
    tree = Tree(copied(tmp_path_factory.mktemp("tree"), *PARTS))
    for heading in (*EXAMPLE, "A case, a test, a mutant", "A changelog entry, a decision record"):
        tree.follow(heading)
    return tree


def test_the_example_costs_what_the_page_says() -> None:
    """In the library: an event its chapter and its sentence, a command its class and its sentence,
    a frame its chapter and its sentence, a ruling its field and the place where it is read.
    """
    game = "dmd_core/death_may_die"
    touched = {
        heading: sorted(
            {step.file for step in steps(section(PAGE, heading)) if step.file.startswith(game)}
        )
        for heading in EXAMPLE
    }

    assert touched == {
        "An event": [f"{game}/events/fire.py", f"{game}/text/fire.py"],
        "A command": [f"{game}/commands.py", f"{game}/text/actions.py"],
        "A frame": [f"{game}/chapters/rest.py", f"{game}/text/actions.py"],
        "A ruling": [f"{game}/chapters/rest.py", f"{game}/rulings.py"],
    }


def test_every_step_of_the_page_is_read() -> None:
    """No block below a line that names a file is passed over by these tests."""
    named = re.findall(
        r"^(?:New file|At the end of|Among the imports of|In `).*:$", PAGE, re.MULTILINE
    )

    assert len(named) == len(list(steps(PAGE)))
    assert len(named) > 20


def test_a_step_that_fits_nowhere_is_found(tmp_path: Path) -> None:
    """A line that moved or stands twice, and a new file that is there, are told by name."""
    (tmp_path / "a.py").write_text("x = 1\nx = 1\n", encoding="utf-8")
    page = (
        "In `a.py`, after `{}`:\n\n```python\ny = 2\n```\n\nNew file `a.py`:\n\n```python\n\n```\n"
    )

    (twice, there), (gone, _) = (tuple(steps(page.format(line))) for line in ("x = 1", "z = 3"))

    with pytest.raises(AssertionError, match=r"^a\.py has 2 lines 'x = 1'"):
        twice.done(tmp_path)
    with pytest.raises(AssertionError, match=r"^a\.py has 0 lines 'z = 3'"):
        gone.done(tmp_path)
    with pytest.raises(AssertionError, match=r"^a\.py is there already"):
        there.done(tmp_path)


@pytest.mark.slow
def test_the_cases_of_the_example_hold(tree: Tree) -> None:
    """The ruling is read under both values, the command is asked for, the event happens."""
    file = "fixtures/cases/rest.case.toml"
    new = read_cases(tree.root / file)[len(read_cases(ROOT / file)) :]

    done = tree.run("dmd-replay", "cases", "run", "--json", file)

    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["failed"] == []
    assert [case.name for case in new] == [
        "After a Rest beside Fire a ruling decides what is asked: True, stamp-fire",
        "After a Rest beside Fire a ruling decides what is asked: False, action",
        "A Fire token that is stamped out leaves the Space",
    ]


def _added(heading: str) -> dict[str, Any]:
    """The tables of TOML that a recipe adds; `Any`, as TOML is."""
    return tomllib.loads("\n".join(blocks(section(PAGE, heading), "toml")))


@pytest.mark.slow
def test_the_mutant_of_the_example_is_noticed(tree: Tree) -> None:
    """Its text stands in the file once; with it put in, the case of the example fails."""
    (fault,) = _added("A case, a test, a mutant")["mutant"]
    path = tree.root / fault["file"]
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(fault["old"], fault["new"]), encoding="utf-8")

    done = tree.run("dmd-replay", "cases", "run", "fixtures/cases/rest.case.toml")
    path.write_text(text, encoding="utf-8")

    assert text.count(fault["old"]) == 1
    assert done.returncode == 1
    assert "After a Rest beside Fire a ruling decides what is asked: False, action" in done.stdout


@pytest.mark.slow
def test_every_kept_game_is_exact_after_the_example(tree: Tree) -> None:
    """What the changelog entry says of old logs is so."""
    games = sorted(map(str, (ROOT / "fixtures/games").glob("*.dmdlog")))[:3]

    done = tree.run("dmd-replay", "verify", "--json", *games)

    assert {log["verdict"] for log in json.loads(done.stdout)} == {"EXACT"}


@pytest.mark.slow
def test_the_tests_that_watch_declarations_and_pages_agree(tree: Tree) -> None:
    """Sentences, tags, rulings and the page of the log are complete after the example."""
    written = tree.run("python", "-m", "tests.docs.log_reference")
    done = tree.run(
        "python",
        "-m",
        "pytest",
        "-q",
        "-n0",
        "-p",
        "no:cacheprovider",
        "tests/death_may_die/texts/test_sentences.py",
        "tests/death_may_die/test_declarations.py",
        "tests/docs/test_rulings_page.py",
        "tests/docs/test_log_reference_page.py",
    )

    assert written.stderr == ""
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_code_of_the_example_passes_the_linter_once_it_is_formatted(tree: Tree) -> None:
    """What `make format` leaves of it has no finding."""
    files = sorted(
        {s.file for h in EXAMPLE for s in steps(section(PAGE, h)) if s.file[-3:] == ".py"}
    )

    tree.run("ruff", "check", "--quiet", "--fix", *files)
    tree.run("ruff", "format", "--quiet", *files)
    done = tree.run("ruff", "check", *files)

    assert done.stdout == "All checks passed!\n"


# --- a game --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_moves_in_without_a_change_to_any_tool(tmp_path: Path) -> None:
    """The race as a game of this repository: two folders and the lines of `pyproject.toml`."""
    tree = Tree(copied(tmp_path / "tree", "dmd_core", "dmd_replay", "pyproject.toml"))
    race = ROOT / "tests/toy/distribution/race_game"
    for name, folder in (("rules", "dmd_core/race"), ("tools", "dmd_replay/games/race")):
        (tree.root / folder).mkdir()
        (tree.root / folder / "__init__.py").write_text('"""A race."""\n')
        text = (race / f"{name}.py").read_text(encoding="utf-8")
        text = text.replace("race_game.rules", "dmd_core.race.rules")
        text = text.replace("from race_game import rules", "from dmd_core.race import rules")
        (tree.root / folder / f"{name}.py").write_text(text, encoding="utf-8")
    project = (tree.root / "pyproject.toml").read_text(encoding="utf-8")
    for old, new in (
        ("dmd_core.death_may_die | ", "dmd_core.death_may_die | dmd_core.race | "),
        ('    "death_may_die | ', '    "death_may_die | race | '),
        ('["dmd_core.api", ', '["dmd_core.api", "dmd_core.race", '),
    ):
        assert project.count(old) == 1
        project = project.replace(old, new)
    (tree.root / "pyproject.toml").write_text(project, encoding="utf-8")
    site = tmp_path / "site"
    (site / "race-1.dist-info").mkdir(parents=True)
    (site / "race-1.dist-info/METADATA").write_text(
        "Metadata-Version: 2.1\nName: race\nVersion: 1\n"
    )
    (site / "race-1.dist-info/entry_points.txt").write_text(
        "[dmd_core.games]\nrace = dmd_replay.games.race.tools:TOOLS\n"
    )

    recorded = tree.run(
        "dmd-replay", "record", "race.dmdlog", "--game", "race", "--seed", "5", site=site
    )
    verified = tree.run("dmd-replay", "verify", "race.dmdlog", site=site)
    arrows = tree.run("lint-imports", "--no-logo", "--no-cache")

    assert (recorded.returncode, recorded.stderr) == (0, "")
    assert "race.dmdlog: EXACT" in verified.stdout
    assert "dmd_core.race" in project.split("layers = [")[1]
    assert re.search(r"Contracts: \d+ kept, 0 broken\.", arrows.stdout), arrows.stdout


# --- the rest of the page ------------------------------------------------------------------------


def test_every_link_leads_somewhere() -> None:
    """Every relative link names a file or folder of the project."""
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert "docs/architecture.md" in links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_path_of_the_page_is_there_or_made_by_a_recipe() -> None:
    """Files and folders that the text names exist; a recipe makes the others."""
    made = {step.file for step in steps(PAGE) if step.how == "New file"}
    named = set(re.findall(r"`((?:dmd_core|dmd_replay|tests|docs|fixtures)/[\w./]*)`", PAGE))

    assert {name for name in named - made if not (ROOT / name).exists()} == set()
    assert made < named


def hooks() -> Iterator[tuple[str, str]]:
    """The hooks of pre-commit: name and command."""
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    yield from re.findall(
        r"^      - id: (\S+)\n(?:        .*\n)*?        entry: (.+)\n", text, re.MULTILINE
    )


def test_the_hooks_run_what_make_runs_from_the_same_environment() -> None:
    """Each hook is a line of `make lint` or `make types`; none is fetched from anywhere."""
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(BIN)", ".venv/bin")
    found = dict(hooks())

    assert ["local"] == re.findall(r"repo: (\S+)", text)
    assert {"ruff-check", "ruff-format", "import-linter", "mypy"} == set(found)
    for entry in found.values():
        words = entry.split()
        assert (BIN / Path(words[0]).name).exists()
        assert any(line.split()[: len(words)] == words for line in makefile.splitlines()), entry


def test_every_decision_record_has_a_number_of_its_own_and_the_form_of_the_template() -> None:
    """The title repeats the number, and no heading of the template is missing."""
    pages = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))
    numbers = [page.name[:4] for page in pages]
    headings = re.findall(r"^## .+$", pages[0].read_text(encoding="utf-8"), re.MULTILINE)

    assert len(set(numbers)) == len(numbers)
    for page in pages[1:]:
        text = page.read_text(encoding="utf-8")
        assert text.startswith(f"# {page.name[:4]}: "), page.name
        assert [one for one in headings if one not in text] == [], page.name
        assert "Replay impact: " in " ".join(text.split()), page.name


def test_the_page_has_a_recipe_for_everything_that_is_added() -> None:
    """What those who carry on add, in the order of the page."""
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == [
        "What to run",
        *EXAMPLE,
        "A case, a test, a mutant",
        "A changelog entry, a decision record",
        "A word of the card language",
        "A named point",
        "A game",
    ]
    assert blocks(PAGE, "python")

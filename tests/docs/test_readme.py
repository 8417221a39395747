"""What the README shows is run here."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
from tests.docs.console import all_commands, shown, wrong

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def python_blocks(text: str) -> list[str]:
    """The Python examples of a page."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_example_of_the_readme_runs() -> None:
    """The embedding example plays a game to its end and says how it ended."""
    (example,) = python_blocks(README)

    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False, cwd=ROOT
    )

    assert done.stderr == ""
    assert re.fullmatch(r"\d+ events; (win|loss)\n", done.stdout)


def test_the_example_is_the_file_in_docs() -> None:
    """README and docs/examples hold the same example, so that neither goes stale."""
    (example,) = python_blocks(README)

    assert example == (ROOT / "docs/examples/embed.py").read_text(encoding="utf-8")


def test_the_example_is_short() -> None:
    """Embedding takes at most 15 lines of code."""
    (example,) = python_blocks(README)
    code = [line for line in example.splitlines() if line.strip() and not line.startswith('"""')]

    assert len(code) <= 15


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """Every relative link names a file or folder of the project."""
    links = re.findall(r"\]\(([^)#:]+)\)", README)

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_make_target_of_the_readme_exists() -> None:
    """The commands shown are targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    shown = set(re.findall(r"\$ make ([a-z]+)", README))

    assert shown == {"demo", "test"}
    assert shown <= targets


def test_every_command_of_the_readme_does_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands of the package run one after the other, and print what stands under them."""
    monkeypatch.chdir(tmp_path)
    commands = [part for part in shown(README) if part[0].startswith("dmd-replay")]

    assert len(commands) == 5
    assert "".join(wrong(*part) for part in commands) == ""


def test_the_readme_names_the_commands_without_json() -> None:
    """The commands that the README excepts from `--json` are those that do not have it."""
    (sentence,) = re.findall(r"all have `--json` but ([^.]+)\.", README)
    without = [
        name
        for name, command in all_commands()
        if not any("--json" in option.opts for option in command.params)
    ]

    assert sorted(without) == sorted(re.findall(r"`([^`]+)`", sentence))


@pytest.mark.parametrize(
    ("page", "commands"),
    [("cases", ["cases", "position"]), ("checking", ["rules", "coverage", "odds"])],
)
def test_the_table_sends_commands_to_the_page_that_shows_them(
    page: str, commands: list[str]
) -> None:
    """The row of a page names commands that are run there."""
    ((names, link),) = re.findall(
        rf"^\|[^|]+\|([^|]+)\| \[[^]]+\]\((docs/{page}\.md)\) \|$", README, re.MULTILINE
    )
    text = (ROOT / link).read_text(encoding="utf-8")

    assert commands == re.findall(r"`([a-z]+)`", names)
    assert [name for name in commands if f"$ dmd-replay {name} " not in text] == []


def test_the_box_of_the_readme_is_what_is_played() -> None:
    """Its Episodes, its Elder Ones and its Investigators are those of the built-in packs."""
    content = dmd.load_content()
    (box,) = re.findall(r"The box this version plays: (.+?)\. Components", README, re.DOTALL)
    ((first, second),) = re.findall(r"against (\w+) or (\w+),", box)

    assert re.findall(r"\*(.+?)\*", box) == [one.name for one in content.episodes]
    assert [first, second] == [one.name for one in content.elder_ones]
    assert re.findall(r"`(\w+)`", box) == [one.id for one in content.core.investigators]


def test_the_second_box_of_the_readme_is_what_is_played() -> None:
    """Its Final Girls, killers and locations by their names."""
    content = fg.load_content()
    (box,) = re.findall(r"The box of Final Girl: (.+?), any of them", README, re.DOTALL)
    girls = [girl.name for girl in content.girls]
    killers = [killer.name for killer in content.killers]
    locations = [location.name for location in content.locations]

    assert girls + killers + locations == re.findall(r"\*(.+?)\*", box)


def test_the_readme_says_no_more_of_speed_and_size_than_the_pages() -> None:
    """Decisions and events a second, the log of a full game; a save is measured here."""
    text = " ".join(README.split())
    speed = (ROOT / "docs/performance.md").read_text(encoding="utf-8")
    ((decisions, events),) = re.findall(r"some ([\d,]+) decisions and ([\d,]+) events a", text)
    (most,) = re.findall(r"decisions per second \| ([\d,]+) ", speed)
    (many,) = re.findall(r"in events per second \| ([\d,]+) ", speed)
    (log,) = re.findall(r"full game of five players has \[(\d+ kB)\]", text)
    size = (ROOT / "docs/log-format.md").read_text(encoding="utf-8")

    assert 0.9 * _number(most) < _number(decisions) <= _number(most)
    assert 0.9 * _number(many) < _number(events) <= _number(many)
    assert f"A full game of five players has 1,778 events and {log}:" in size
    party = ("ian", "adam", "ahmed", "borden", "elizabeth")
    game = dmd.load_game(players=5, investigators=party)
    step, sizes = dmd.start(game, seed=7), []
    while step.decision is not None:
        step = dmd.apply(game, step.state, next(step.decision.legal()), decision=step.decision)
        sizes.append(len(dmd.save(game, step.state)))
    assert "a [saved game](docs/database.md) one or two kilobytes" in text
    assert 1_000 <= min(sizes) <= max(sizes) <= 2_000


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_installation_of_the_readme_is_that_of_its_page() -> None:
    """The same commands, which `tests/packaging` carries out, and every extra for people."""
    page = (ROOT / "docs/installing.md").read_text(encoding="utf-8")

    def lines(text: str) -> list[str]:
        (block,) = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        return [line.partition("  #")[0].rstrip() for line in block.splitlines()]

    extras = re.findall(r"^\| `([a-z]+)` \|", page, re.MULTILINE)
    (named,) = re.findall(r"The extras are (.+?)\. In a clone", " ".join(README.split()))
    assert lines(README) == lines(page)
    assert sorted(extras) == sorted(re.findall(r"`([a-z]+)`", named))

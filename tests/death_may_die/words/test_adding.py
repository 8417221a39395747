"""What a new word and a new named point cost: the page for contributors, followed on a copy.

A word costs a file of one name in each of `words`, `run`, `say` and `check`. A named point costs
its class in `words`, its English in `say`, and the one chapter of the rules that owns the point.
Nothing else is touched: schema, reader, checks and the page of words follow.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.docs.recipes import ROOT, copied, section, steps

GAME: Final = "dmd_core/death_may_die"
PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WORD: Final = tuple(steps(section(PAGE, "A word of the card language")))
POINT: Final = tuple(steps(section(PAGE, "A named point")))
"""What the page for contributors says to write, and where."""

TRYING: Final = """
import json, sys
import dmd_core as dmd
from dmd_core.death_may_die.content.json_schema import schema_of
from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError

file, old, new, wrong = json.loads(sys.argv[1])
core = next(pack for pack in builtin_packs() if pack.name == "core")
files = {one.name: one.read_bytes() for one in core.iterdir()}
def content(text):
    assert old.encode() in files[file]
    changed = files | {file: files[file].replace(old.encode(), text.encode(), 1)}
    return load_content(extra=[MemoryFolder("core", changed)])
loaded = content(new)
try:
    content(wrong)
    problem = ""
except PackError as error:
    problem = str(error)
game = dmd.load_game(
    dmd.Setup(2, ("adam", "ahmed"), insanities=("pyromania", "paranoia")), content=loaded
)
state, events = None, []
for seed in range(60):
    step = dmd.start(game, seed)
    while step.decision is not None and len(events) < 4000:
        commands = list(step.decision.legal())
        wanted = [one for one in commands if one.WORD == "rest"]
        step = dmd.apply(game, step.state, (wanted or commands)[0])
        events.extend(type(event).__name__ + " " + event.src for event in step.events)
print(json.dumps({
    "keys": [
        word
        for key in ("do", "hook")
        for word in schema_of(file)["$defs"][key]["properties"][key]["enum"]
    ],
    "text": dmd.card_text(game, sys.argv[2]).lines,
    "problem": problem,
    "events": sorted(set(events)),
}))
"""
"""Uses the copy: a pack with the word, its schema, its English, its check and a few games."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the library; gives the folder it is in."""
    return copied(tmp_path, "dmd_core")


def _tried(root: Path, change: tuple[str, str, str, str], card: str) -> Any:  # noqa: ANN401 - JSON
    run = subprocess.run(
        [sys.executable, "-c", TRYING, json.dumps(change), card],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
        env={"PYTHONPATH": str(root)},
    )
    assert "" == run.stderr
    return json.loads(run.stdout)


@pytest.mark.exhaustive
def test_a_word_costs_one_file_in_each_of_four_layers(copy: Path) -> None:
    """Four files of one name: a pack can use the word, and it is checked, told and carried out."""
    for step in WORD:
        step.done(copy)

    found = _tried(
        copy,
        (
            "skills.toml",
            '{ hook = "bonus_dice", n = 1, when = { threshold_within = 0 }, slot = "dice" }',
            (
                '{ hook = "at_turn_end", then = { do = "rain", where = { fire = true } },'
                ' slot = "dice" }'
            ),
            (
                '{ hook = "at_turn_end", then = { do = "rain", where = { fire = false } },'
                ' slot = "dice" }'
            ),
        ),
        "fueled_by_madness",
    )

    assert [f"{GAME}/{layer}/weather.py" for layer in ("words", "run", "say", "check")] == [
        step.file for step in WORD
    ]
    assert "rain" in found["keys"]
    assert (
        "Level 1: At the end of your turn, all Fire on each Space with Fire goes out."
        == found["text"][1]
    )
    assert (
        "core/skills.toml:14: fueled_by_madness: skills[0].levels[0].abilities[0].then.where.fire:"
        " found false; allowed: Spaces that may have Fire"
    ) == found["problem"]
    assert "FireRemoved fueled_by_madness" in found["events"]


@pytest.mark.exhaustive
def test_a_named_point_costs_its_class_its_english_and_its_chapter(copy: Path) -> None:
    """Two files and the chapter that owns the point: a Skill can hook into it."""
    for step in POINT:
        step.done(copy)

    found = _tried(
        copy,
        (
            "skills.toml",
            '{ hook = "bonus_dice", n = 1, when = { threshold_within = 0 }, slot = "dice" }',
            '{ hook = "after_rest", then = { do = "place_fire" }, slot = "dice" }',
            '{ hook = "after_rest", slot = "dice" }',
        ),
        "fueled_by_madness",
    )

    assert {
        f"{GAME}/words/resting.py": "New file",
        f"{GAME}/say/resting.py": "New file",
        f"{GAME}/chapters/rest.py": "In",
    } == {step.file: step.how for step in POINT}
    assert "after_rest" in found["keys"]
    assert "Level 1: After you rested, put 1 Fire token on your Space." == found["text"][1]
    assert (
        "core/skills.toml:14: fueled_by_madness: skills[0].levels[0].abilities[0].then: found"
        " nothing; allowed: a value"
    ) == found["problem"]
    assert "FirePlaced fueled_by_madness" in found["events"]

"""What a new word and a new named point cost: counted on a copy of the library, which is then used.

A word costs a file of one name in each of `words`, `run`, `say` and `check`. A named point costs
its class in `words`, its English in `say`, and the one chapter of the rules that owns the point.
Nothing else is touched: schema, reader, checks and the page of words follow.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import dmd_core

WORD: Final = {
    "words/weather.py": '''"""Weather."""

from typing import final

from dmd_core.death_may_die.words.base import Verb, word
from dmd_core.death_may_die.words.selectors import HERE, Spaces
from dmd_core.kernel.node import node


@final
@word("rain")
@node
class Rain(Verb):
    """Fire on each of the Spaces goes out."""

    where: Spaces = HERE
    """The Spaces."""
''',
    "run/weather.py": '''"""Weather."""

from dmd_core.death_may_die.events.fire import FireRemoved
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import fire_at
from dmd_core.death_may_die.run.base import on_node
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.texts import Resolve
from dmd_core.death_may_die.words.weather import Rain


@on_node(Rain)
def _rain(run: DmdRun, frame: Resolve, node: Rain) -> None:
    for space in spaces_of(run.game, run.table, frame.env, node.where):
        if fire := fire_at(run.table, space):
            run.emit(FireRemoved(space, fire, src=frame.env.src))
''',
    "say/weather.py": '''"""Weather in words."""

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import every_space
from dmd_core.death_may_die.words.weather import Rain


@EFFECTS.on(Rain)
def _rain(speech: Speech, verb: Rain) -> str:
    return f"all Fire on {every_space(speech, verb.where)} goes out"
''',
    "check/weather.py": '''"""Checks of weather."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import Spot, checks
from dmd_core.kernel.schema.faults import Fault
from dmd_core.death_may_die.words.weather import Rain


@checks(Rain)
def _rain(spot: Spot, verb: Rain) -> Iterator[Fault]:
    if verb.where.fire is False:
        yield Fault((*spot.path, "where", "fire"), "false", ("Spaces that may have Fire",))
''',
}
"""The four files of a word."""

POINT: Final = {
    "words/weather.py": '''"""Weather."""

from typing import final

from dmd_core.death_may_die.words.base import Ability, Effect, word
from dmd_core.kernel.node import node


@final
@word("after_rest")
@node
class AfterRest(Ability):
    """Done after the owner has rested."""

    then: Effect
    """What is done."""
    slot: str = ""
''',
    "say/weather.py": '''"""Weather in words."""

from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.words.weather import AfterRest


@ABILITIES.on(AfterRest)
def _after_rest(speech: Speech, ability: AfterRest) -> str:
    return f"after you rested, {clause(speech, ability.then)}"
''',
}
"""The files of a named point beside its chapter."""

CHAPTER: Final = (
    "chapters/rest.py",
    "command.wounds, why=(r.REST_02,)))\n",
    """
    seat = run.table.active
    for ability, src in found(run.game, active(run.table), AfterRest):
        run.push(Resolve(run.game.number(ability.then), Env(seat, seat, src)))
""",
    """from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.texts import Env, Resolve
from dmd_core.death_may_die.words.weather import AfterRest
""",
)
"""The chapter that owns the point: what stands before the new lines, these, and their imports."""

TRYING: Final = """
import json, sys
import dmd_core as dmd
from dmd_core.death_may_die.content.json_schema import schema_of
from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.death_may_die.content.memory import MemoryFolder
from dmd_core.death_may_die.content.problems import PackError

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
    """A copy of the library; gives the folder of the game in it."""
    source = Path(dmd_core.__path__[0])
    target = tmp_path / "dmd_core"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    return target / "death_may_die"


def _added(game: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        assert not (game / name).exists()
        (game / name).write_text(text, encoding="utf-8")


def _tried(game: Path, change: tuple[str, str, str, str], card: str) -> Any:  # noqa: ANN401 - JSON
    run = subprocess.run(
        [sys.executable, "-c", TRYING, json.dumps(change), card],
        capture_output=True,
        text=True,
        check=False,
        cwd=game.parents[1],
        env={"PYTHONPATH": str(game.parents[1])},
    )
    assert "" == run.stderr
    return json.loads(run.stdout)


def test_a_word_costs_one_file_in_each_of_four_layers(copy: Path) -> None:
    """Four files of one name: a pack can use the word, and it is checked, told and carried out."""
    _added(copy, WORD)

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

    assert {"words/weather.py", "run/weather.py", "say/weather.py", "check/weather.py"} == set(WORD)
    assert "rain" in found["keys"]
    assert (
        "Level 1: At the end of your turn, all Fire on each Space with Fire goes out."
        == found["text"][1]
    )
    assert (
        "core/skills.toml: skills[0].levels[0].abilities[0].then.where.fire: found false;"
        " allowed: Spaces that may have Fire"
    ) == found["problem"]
    assert "FireRemoved fueled_by_madness" in found["events"]


def test_a_named_point_costs_its_class_its_english_and_its_chapter(copy: Path) -> None:
    """Two files and the chapter that owns the point: a Skill can hook into it."""
    _added(copy, POINT)
    file, before, lines, imports = CHAPTER
    text = (copy / file).read_text(encoding="utf-8")
    assert 1 == text.count(before)
    text = text.replace(before, before + lines)
    first = text.index("from dmd_core")
    (copy / file).write_text(text[:first] + imports + text[first:], encoding="utf-8")

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

    assert {"words/weather.py", "say/weather.py"} == set(POINT)
    assert "after_rest" in found["keys"]
    assert "Level 1: After you rested, put 1 Fire token on your Space." == found["text"][1]
    assert (
        "core/skills.toml: skills[0].levels[0].abilities[0].then: found nothing; allowed: a value"
    ) == found["problem"]
    assert "FirePlaced fueled_by_madness" in found["events"]

"""The tour of the code names files and functions that are there, in the order they are called."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Final, TypeVar

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId, SpaceId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Event
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import LogWriter, read_log
from tests.death_may_die.scenarios import PHASE_1, Scene, in_order, make_game
from tests.docs.recipes import ROOT, section
from tests.mutants.table import mutants
from tests.mutants.tools import tool_mutants

R = TypeVar("R")

PAGE: Final = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
ABOVE: Final = ("", "dmd_core/", "dmd_core/death_may_die/")
"""Folders that paths of the page are in, whole paths first."""
SEED: Final = 9
"""A seed of chance with which the attack of the page goes as it says there."""


def named(text: str) -> list[str]:
    """Every `file: function` of a text, the file as its path from the root."""
    found = re.findall(r"`([\w/]+\.py): ([\w.]+)`", text)
    return [f"{_path(file)}: {name}" for file, name in found]


def _path(file: str) -> str:
    places = [above + file for above in ABOVE if (ROOT / above / file).exists()]
    assert len(places) == 1, f"{file} is {places or 'nowhere'}"
    return places[0]


@cache
def names_in(file: str) -> frozenset[str]:
    """Functions and classes of a file by their full names."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(_names(tree, ""))


def _names(node: ast.AST, above: str) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield above + child.name
            yield from _names(child, f"{above}{child.name}.")


def calls(play: Callable[[], R]) -> tuple[R, list[str]]:
    """What a play gives, and every function of ours it calls, in order, as `file: function`."""
    seen: list[str] = []
    root = f"{ROOT}/"

    def watch(frame: FrameType, what: str, _value: object) -> None:
        code = frame.f_code
        if what == "call" and code.co_filename.startswith(f"{root}dmd_"):
            seen.append(f"{code.co_filename.removeprefix(root)}: {code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        result = play()
    finally:
        sys.setprofile(before)
    return result, seen


def attack() -> tuple[Game, Step[Table]]:
    """Ian and a Cultist on one Space; one Sanity more, and he reaches a Threshold."""
    game = make_game("ian", "elizabeth")
    scene = Scene(game).inv(1, space=SpaceId("s15"))
    scene.inv(
        0,
        space=SpaceId("s05"),
        sanity=game.tracks.thresholds[0] - 1,
        insanity=CardId("pyromania"),
    )
    scene.put("cultist", "s05")
    seeded = State(scene.table, PHASE_1, Chance(SEED, 0, (0,) * len(DEATH_MAY_DIE.streams)))
    return game, begin(DEATH_MAY_DIE, game, seeded)


@cache
def walk() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The calls of the attack, and the kinds of its events."""
    game, step = attack()
    happened: list[tuple[State[Table], Event]] = []
    seen: list[str] = []
    for line in ("attack", "reroll 2", "done"):
        before = step
        assert before.decision is not None
        command = dmd.parse_command(before.decision, line)
        step, made = calls(
            partial(dmd.apply, game, before.state, command, decision=before.decision)
        )
        seen += made
        happened.extend((before.state, event) for event in step.events)
    _, made = calls(lambda: [dmd.describe(game, at, event) for at, event in happened])
    return (*seen, *made), tuple(type(event).__name__ for _, event in happened)


def test_every_file_and_function_of_the_page_is_there() -> None:
    """Who opens the file finds the name."""
    places = [place.split(": ") for place in named(PAGE)]

    assert len(places) > 60
    assert [place for place in places if place[1] not in names_in(place[0])] == []


def test_every_path_of_the_page_leads_somewhere() -> None:
    """Files, folders and links, wherever they are named."""
    paths = re.findall(r"`((?:dmd_core|dmd_replay|kernel|fixtures|tests)/[\w./]*)`", PAGE)
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert [path for path in paths if not any((ROOT / up / path).exists() for up in ABOVE)] == []
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_command_goes_through_the_functions_in_the_order_of_the_page() -> None:
    """The attack is played, and its calls are those of the page, others in between."""
    seen, happened = walk()
    steps = named(section(PAGE, "One command, through the files"))

    assert in_order(happened, ["DieRerolled", "EnemyKilled", "ThresholdReached", "FirePlaced"])
    assert not _missing(steps, seen)


def test_the_page_counts_the_stays_of_the_command_in_the_rules() -> None:
    """A stay ends where a call goes to another file of rules."""
    seen, _ = walk()
    files = [
        place.split(": ")[0]
        for place in seen
        if place.startswith(("dmd_core/death_may_die/chapters/", "dmd_core/death_may_die/run/"))
    ]
    stays = sum(file != before for file, before in zip(files, ["", *files], strict=False))
    ((most, spread),) = re.findall(
        r"fewer than (\d+) stays in fewer than (\d+) files", " ".join(PAGE.split())
    )

    assert int(most) - 5 < stays < int(most)
    assert len(set(files)) < int(spread)


def test_the_die_goes_through_the_functions_in_the_order_of_the_page(tmp_path: Path) -> None:
    """A game is recorded up to its first dice, read and replayed."""
    path = tmp_path / "die.dmdlog"
    steps = named(section(PAGE, "One die, through the files"))
    game = make_game("ian", "elizabeth")

    def play() -> None:
        with path.open("xb") as file, LogWriter(file, TOOLS, game, SEED) as log:
            step = dmd.start(game, SEED)
            log.write(None, step)
            while "DiceRolled" not in {type(event).__name__ for event in step.events}:
                command = next(dmd.legal(game, step.state))
                step = dmd.apply(game, step.state, command)
                log.write(command, step)
        assert ReplayVerdict.EXACT is replay(TOOLS, read_log(path)).verdict

    _, seen = calls(play)

    assert not _missing([step for step in steps if step not in BESIDE], seen)


BESIDE: Final = named("`streams.py: Stream` `kernel/chance.py: problem_of`")
"""Named beside the way of a die that a seed throws."""


def test_a_typed_die_is_checked_where_the_page_says() -> None:
    """At a real table what falls is a command, and its check asks whether it can be."""
    game = make_game("ian", "elizabeth")
    state = dmd.start(game, None).state
    typed = next(dmd.legal(game, state))

    refusal, seen = calls(lambda: dmd.check(game, state, typed))

    assert refusal is None
    assert BESIDE[1] in seen


def _missing(steps: list[str], seen: tuple[str, ...] | list[str]) -> str:
    """The first step that is not called behind those before it; empty if there is none."""
    rest = iter(seen)
    return next((step for step in steps if step not in rest), "")


def test_a_step_out_of_order_is_found() -> None:
    """The checker of the walks sees a wrong order and a function that is not called."""
    assert _missing(["a: f", "b: g"], ["a: f", "c: h", "b: g"]) == ""
    assert _missing(["b: g", "a: f"], ["a: f", "c: h", "b: g"]) == "a: f"
    assert _missing(["a: f", "d: i"], ["a: f", "c: h", "b: g"]) == "d: i"


@pytest.mark.parametrize(
    ("question", "file"),
    [
        ("cost of a reroll", "dmd_core/death_may_die/chapters/rerolls.py"),
        ("such as a Fire token", "dmd_core/death_may_die/text/fire.py"),
        ("loss of Sanity", "dmd_core/death_may_die/chapters/sanity.py"),
        ("dice and cards are drawn", "dmd_core/kernel/chance.py"),
        ("text of a card is carried out", "dmd_core/death_may_die/run/base.py"),
        ("log is read", "dmd_replay/log/reader.py"),
        ("verdict of `verify`", "dmd_replay/check/replay.py"),
        ("position is read", "dmd_core/death_may_die/position/read.py"),
        ("menu says", "dmd_core/death_may_die/text/describe.py"),
        ("a token of a card", "dmd_core/death_may_die/words/tokens.py"),
    ],
)
def test_the_table_leads_to_the_file_in_one_step(question: str, file: str) -> None:
    """Each question a newcomer has is a row, and its file is in it."""
    rows = [row for row in section(PAGE, "Where is …?").splitlines() if question in row]

    assert len(rows) == 1
    assert file in {place.split(": ")[0] for place in named(rows[0])}


@pytest.mark.parametrize("folder", ["dmd_core/tabletop", "dmd_replay/games/tabletop"])
def test_every_module_that_games_share_has_its_reason(folder: str) -> None:
    """The tables of the decision name all of them, and nothing that is not there."""
    page = (ROOT / "docs/adr/0024-what-two-games-share.md").read_text(encoding="utf-8")
    own, _, tools = page.partition("`dmd_replay/games/tabletop/`")
    rows = re.findall(r"^\| (`.+?`) \|", tools if "replay" in folder else own, re.MULTILINE)
    told = {name.rstrip("/") for row in rows for name in re.findall(r"`([\w/]+)`", row)}
    files = (ROOT / folder).rglob("[a-z]*.py")
    modules = {file.relative_to(ROOT / folder).with_suffix("").as_posix() for file in files}

    assert set() == modules - told - {one for one in modules if one.partition("/")[0] in told}
    assert set() == told - modules - {one.partition("/")[0] for one in modules}


def test_the_page_counts_the_faults_of_the_long_run() -> None:
    """Those of the rules and those of the tools, to the hundred."""
    (number,) = re.findall(r"some ([\d,]+) deliberate faults", " ".join(PAGE.split()))
    there = len(mutants()) + len(tool_mutants())

    assert abs(int(number.replace(",", "")) - there) <= 100

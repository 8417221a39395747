"""``dmd-replay position``: a moment of a game written as a position, and positions checked."""

from pathlib import Path
from typing import Any, Final

import attrs
import click

from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.step import at_the_table, begin
from dmd_core.toml_text import parse_toml
from dmd_replay.check.cases import CaseError, position_in
from dmd_replay.check.cases.beside import head_of, write_packs
from dmd_replay.check.cases.game import case_words
from dmd_replay.cli.common import FAILED, bad_input, fail, force_option, json_option
from dmd_replay.cli.game import game_option, group_game_option, tools_of
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ, WRITE, on_disk
from dmd_replay.cli.terminal import print_json, tell, tell_page
from dmd_replay.facets import GameTools
from dmd_replay.files import read_text
from dmd_replay.plain_toml import harmless_toml
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import TimelineError
from dmd_replay.registry import usual_game
from dmd_replay.writing import claimed

LARGEST: Final = 1 << 20
"""Larger files are refused unread: a position is a page of text."""


@click.group("position")
@group_game_option
def command() -> None:
    """Write the moments of a game as positions, and check positions written by hand."""


@command.command("show")
@click.argument("log", type=READ)
@click.option("--step", type=int, required=True, help="After so many steps; 0 is the setup.")
@click.option("--table", is_flag=True, help="Leave the seed out: dice and cards are typed in.")
@click.option("-o", "--out", "--output", "output", type=WRITE, help="Where to write it.")
@force_option
@json_option
@bad_input
def show(
    log: Path, step: int, table: bool, output: Path | None, force: bool, as_json: bool
) -> None:
    """Write the position of LOG after a step: setup and everything that differs from it.

    It is TOML that `position check` reads. To paste it into a case, put case. in front of the name
    in every header: [given] becomes [case.given].
    """
    opened = open_recorded(log)
    tools, game = opened.tools, opened.timeline.game
    try:
        state = Cursor(opened.timeline).goto(step).standing(step)
        if table:
            state = at_the_table(tools.ruleset, state)
        data = {
            **_named(tools),
            **head_of(tools, game, on_disk(output)),
            "given": case_words(tools).position_of(game, state),
        }
    except (CaseError, TimelineError, SeekError) as error:
        fail(error)
    if as_json:
        print_json(data)
    elif output is None:
        tell_page(harmless_toml(data))
    else:
        text = harmless_toml(data).encode("utf-8", "replace")
        with claimed(output, overwrite=force, inputs=[log], what="the position") as place:
            write_packs(tools, game, output, overwrite=force)
            place.write(text)
        tell(f"{output}: step {step} of {log.name}")
    raise SystemExit(opened.status)


@command.command("check")
@click.argument("file", type=READ)
@game_option
@json_option
@bad_input
def check(file: Path, game: str | None, as_json: bool) -> None:
    """Tell every fault of the position in FILE, and the rules it breaks.

    It has no fault if the table itself speaks against nothing and the rules can go on from it;
    whether a course of play leads there is not searched.

    Exit status: 0 it has no fault, 1 no game can reach it, 2 it cannot be read.
    """
    data = _read(file)
    named = data.get("game")
    tools = tools_of(named if isinstance(named, str) else game)
    try:
        definition, state = position_in(tools, data, file)
    except CaseError as error:
        fail(error)
    faults = case_words(tools).faults(definition, state)
    if as_json:
        print_json({"faults": [_fault(fault) for fault in faults]})
    elif faults:
        tell(f"{file.name}: no game can reach this position:")
        for fault in faults:
            tell(f"  {fault}")
    else:
        tell(f"{file.name}: no fault; {_asked(tools, definition, state)}")
    raise SystemExit(FAILED if faults else 0)


def _named(tools: GameTools) -> dict[str, str]:
    """The key that names the game; none for the usual one, so that a case can take it all."""
    name = tools.ruleset.name
    return {} if name == usual_game() else {"game": name}


def _fault(fault: Fault) -> dict[str, object]:
    rule = fault.rules[0] if fault.rules else ""
    return {"rule": rule, "says": str(attrs.evolve(fault, rules=()))}


def _asked(tools: GameTools, game: Any, state: State[Any]) -> str:  # noqa: ANN401 - passes through
    """What the game waits for, once it went on from the position."""
    step = begin(tools.ruleset, game, at_the_table(tools.ruleset, state))
    if step.decision is None:
        return "the game is over"
    return f"{tools.narrator(game).describe(step.state, step.decision)} ({step.decision.kind})"


def _read(file: Path) -> dict[str, Any]:
    text = read_text(file, LARGEST, "a position", str(file))
    try:
        return parse_toml(text)
    except ValueError as error:
        fail(f"{file}: this is no TOML: {error}")

"""``dmd-replay diff``: what differs between two logs, or between two positions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from dmd_replay.cli.common import FAILED, UNUSABLE, bad_input, fail, json_option
from dmd_replay.cli.opened import OpenedLog, open_recorded
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets.text import FieldChange
from dmd_replay.read.diff import (
    LogDiff,
    LogParting,
    PositionDifference,
    compare,
    compare_logs,
    difference_of,
    laid_out,
)
from dmd_replay.read.diff.logs import data_of
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import START, TimelineError
from dmd_replay.words import some

SHOWN: Final = 30
"""So many differences of positions are told; ``--json`` has them all."""


@click.command("diff")
@click.argument("a", type=READ)
@click.argument("b", type=READ)
@click.option("--step", "at", type=int, help="Compare the positions of both after this step.")
@click.option("--step-a", "at_a", type=int, help="Compare A after this step ...")
@click.option("--step-b", "at_b", type=int, help="... with B after this one.")
@json_option
@bad_input
def command(
    a: Path, b: Path, at: int | None, at_a: int | None, at_b: int | None, as_json: bool
) -> None:
    """Tell what differs between the logs A and B: B is measured by A.

    Without steps: the first step at which they part, what was the same before, what differs after.
    With --step, or --step-a and --step-b: the differences of two positions. A and B may be one
    file.

    Exit status: 0 equal, 1 different, 2 unusable input.
    """
    if at is not None and (at_a is not None or at_b is not None):
        fail("give --step, or --step-a and --step-b, not both")
    if (at_a is None) != (at_b is None):
        fail("--step-a and --step-b belong together; give both, or --step for one step of both")
    steps = (at if at_a is None else at_a, at if at_b is None else at_b)
    one, other = open_recorded(a), open_recorded(b)
    try:
        if steps[0] is None or steps[1] is None:
            same = _logs(one, other, as_json=as_json)
        else:
            same = _positions((one, other), (steps[0], steps[1]), as_json=as_json)
    except (TimelineError, SeekError) as error:
        fail(error)
    if UNUSABLE in (one.status, other.status):
        raise SystemExit(UNUSABLE)
    raise SystemExit(0 if same else FAILED)


def _positions(sides: Sequence[OpenedLog], steps: Sequence[int], *, as_json: bool) -> bool:
    cursors = []
    for name, side, step in zip("AB", sides, steps, strict=True):
        try:
            cursors.append((Cursor(side.timeline).goto(step), step))
        except SeekError as error:
            raise SeekError(f"{name}: {error}") from error
    found = compare(sides[0].narrator, *laid_out(*cursors))
    if as_json:
        data = [difference.as_json() for difference in found]
        print_json({"same": not found, "steps": list(steps), "differences": data})
    elif not found:
        tell(f"A after step {steps[0]} and B after step {steps[1]} are the same.")
    else:
        tell(f"B after step {steps[1]}, measured by A after step {steps[0]}:")
        _tell(found, len(found))
    return not found


def _logs(one: OpenedLog, other: OpenedLog, *, as_json: bool) -> bool:
    diff = compare_logs(one.narrator, one.timeline, other.timeline, (one.header, other.header))
    if as_json:
        print_json(data_of(diff))
    else:
        _tell_logs(diff)
    return diff.same


def _tell_logs(diff: LogDiff) -> None:
    if diff.same:
        size = f"{some(diff.steps - 1, 'command')}, {some(diff.events, 'event')}"
        tell(f"The logs are the same: {size}.")
        return
    tell("B, measured by A:")
    _tell_changes("Played with, or noted", diff.header)
    _tell_changes("Marks", diff.flags)
    if diff.steps:
        first = f"The setup and the first {some(diff.steps - 1, 'command')}"
        if diff.steps == 1:
            first = "The setup"
        verb = "is" if diff.steps == 1 else "are"
        tell(f"{first} ({some(diff.events, 'event')}) {verb} the same.")
        if diff.last:
            tell("The last commands in them:")
        for says in diff.last:
            tell(f"  {says}")
    if diff.parked:
        tell(f"In {some(diff.parked, 'step')} only the frames differ, no event.")
    if diff.parting is None:
        tell("No step differs.")
        return
    _tell_parting(diff.parting)
    if diff.after:
        tell("After that step:")
        _tell(diff.after, SHOWN)
    if diff.end and diff.end != diff.after:
        tell("At the end of both:")
        _tell(diff.end, SHOWN)


def _tell_parting(parting: LogParting) -> None:
    when = f"round {parting.moment.round}, turn {parting.moment.turn}"
    where = "before the setup" if parting.step == START else f"at step {parting.step} ({when})"
    what = {
        "state": "their positions are not the same",
        "command": "another command is given",
        "event": f"event {parting.event} is another one",
        "undo": "they go on from other steps",
        "end": "one of them ends",
    }[parting.what]
    tell(f"They part {where}: {what}.")
    for name, side in (("A", parting.first), ("B", parting.second)):
        rules = f"  [{', '.join(side.rules)}]" if side.rules else ""
        if parting.step != START:
            tell(f"  {name}: {side.says or 'nothing'}{rules}")
    for change in parting.fields:
        tell(f"  {difference_of(change).says}")
    for name, side in (("A", parting.first), ("B", parting.second)):
        end = f"ends with a {side.outcome}" if side.outcome else "does not end"
        commands, events = some(side.commands, "command"), some(side.events, "event")
        tell(f"{name} has {commands} and {events} and {end}.")


def _tell_changes(heading: str, found: Sequence[FieldChange]) -> None:
    if found:
        tell(f"{heading}:")
    for change in found:
        tell(f"  {difference_of(change).says}")


def _tell(found: Sequence[PositionDifference], most: int) -> None:
    """The sentences with their paths; frames and chance are told where nothing else differs."""
    table = [difference for difference in found if not difference.inner]
    told = (table or found)[:most]
    for difference in told:
        path = "" if difference.says.startswith(difference.path) else f"  [{difference.path}]"
        tell(f"  {difference.says}{path}")
    more = len(table) - len(told)
    if more > 0:
        tell(f"  ... and {more} more (--json has them all)")
    inner = len(found) - len(table)
    if table and inner:
        places = some(inner, "place")
        tell(f"  ({places} of what is being resolved and of chance: --json has them)")

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
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.read.diff import (
    LogDiff,
    LogParting,
    PositionDifference,
    compare,
    compare_logs,
    difference_of,
    laid_out,
    what_parts,
)
from dmd_replay.read.diff.logs import data_of
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import START, TimelineError

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
    words = sides[0].tools.words
    one, other = laid_out(*cursors)
    found = compare(sides[0].narrator, one, other, words)
    if as_json:
        data = [difference.as_json() for difference in found]
        print_json({"same": not found, "steps": list(steps), "differences": data})
    elif not found:
        tell(words("diff-positions-same", a=steps[0], b=steps[1]))
    else:
        tell(words("diff-positions", a=steps[0], b=steps[1]))
        _tell(found, len(found), words)
    return not found


def _logs(one: OpenedLog, other: OpenedLog, *, as_json: bool) -> bool:
    words, headers = one.tools.words, (one.header, other.header)
    diff = compare_logs(one.narrator, one.timeline, other.timeline, headers, words)
    if as_json:
        print_json(data_of(diff))
    else:
        _tell_logs(diff, words)
    return diff.same


def _tell_logs(diff: LogDiff, words: ToolWords) -> None:
    if diff.same:
        tell(words("diff-same", commands=diff.steps - 1, events=diff.events))
        return
    tell(words("diff-measured"))
    _tell_changes(words("diff-header"), diff.header, words)
    _tell_changes(words("diff-marks"), diff.flags, words)
    if diff.steps:
        same = "diff-setup-same" if diff.steps == 1 else "diff-steps-same"
        tell(words(same, commands=diff.steps - 1, events=diff.events))
        if diff.last:
            tell(words("diff-last"))
        for says in diff.last:
            tell(f"  {says}")
    if diff.parked:
        tell(words("diff-frames", n=diff.parked))
    if diff.parting is None:
        tell(words("diff-no-step"))
        return
    _tell_parting(diff.parting, words)
    if diff.after:
        tell(words("diff-after"))
        _tell(diff.after, SHOWN, words)
    if diff.end and diff.end != diff.after:
        tell(words("diff-end"))
        _tell(diff.end, SHOWN, words)


def _tell_parting(parting: LogParting, words: ToolWords) -> None:
    moment, what = parting.moment, what_parts(parting, words)
    if parting.step == START:
        tell(words("diff-part-setup", what=what))
    else:
        when = {"step": parting.step, "round": moment.round, "turn": moment.turn}
        tell(words("diff-part-step", what=what, **when))
    for name, side in (("A", parting.first), ("B", parting.second)):
        rules = f"  [{', '.join(side.rules)}]" if side.rules else ""
        if parting.step != START:
            says = side.says or words("diff-nothing")
            tell("  " + words("diff-side", name=name, says=says) + rules)
    for change in parting.fields:
        tell(f"  {difference_of(change, words).says}")
    for name, side in (("A", parting.first), ("B", parting.second)):
        size = {"commands": side.commands, "events": side.events}
        if side.outcome:
            tell(words("diff-ends-with", name=name, outcome=words.label(side.outcome), **size))
        else:
            tell(words("diff-does-not-end", name=name, **size))


def _tell_changes(heading: str, found: Sequence[FieldChange], words: ToolWords) -> None:
    if found:
        tell(heading)
    for change in found:
        tell(f"  {difference_of(change, words).says}")


def _tell(found: Sequence[PositionDifference], most: int, words: ToolWords) -> None:
    """The sentences with their paths; frames and chance are told where nothing else differs."""
    table = [difference for difference in found if not difference.inner]
    told = (table or found)[:most]
    for difference in told:
        path = "" if difference.says.startswith(difference.path) else f"  [{difference.path}]"
        tell(f"  {difference.says}{path}")
    more = len(table) - len(told)
    if more > 0:
        tell("  " + words("diff-more", n=more))
    inner = len(found) - len(table)
    if table and inner:
        tell("  " + words("diff-inner", n=inner))

"""``dmd-replay explain``: why a value is what it is."""

from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, fail, json_option
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets.text import MISSING
from dmd_replay.read.diff import shown
from dmd_replay.read.explain import CausingEvent, Cited, Explanation, data_of, explain
from dmd_replay.read.paths import PathError
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import TimelineError


@click.command("explain")
@click.argument("log", type=READ)
@click.argument("path")
@click.option("--step", "at", type=int, help="After this step; the last one if left out.")
@click.option(
    "--all", "everything", is_flag=True, help="From the begin, not from when it last was as set up."
)
@json_option
@bad_input
def command(log: Path, path: str, at: int | None, everything: bool, as_json: bool) -> None:
    """Tell the events and rules that made the value at PATH in LOG what it is.

    PATH is a place of the position such as investigators.ian.stress, fire.s05, enemies.3.space or
    mythos.discard; one with parts, such as investigators.ian, is explained with all of them.
    `dmd-replay goto LOG --step N --json` shows every place there is.
    """
    opened = open_recorded(log)
    try:
        cursor = Cursor(opened.timeline)
        step = opened.timeline.end if at is None else at
        found = explain(cursor, opened.tools, path, step, everything=everything)
    except (TimelineError, PathError, SeekError) as error:
        fail(error)
    if as_json:
        print_json(data_of(found))
    else:
        for line in _lines(found):
            tell(line)
    raise SystemExit(opened.status)


def _lines(found: Explanation) -> list[str]:
    value = "is not there" if found.value is MISSING else f"is {shown(found.value)}"
    lines = [f"After step {found.step} {found.path} {value}."]
    if not found.causes:
        lines.append("It never changed: it stands as it was set up.")
    elif found.start is MISSING:
        lines.append("It was not there at the start.")
    else:
        lines.append(f"At the start it was {shown(found.start)}.")
    lines += [f"  [{rule.id}] {rule.says}" for rule in found.rules]
    if found.earlier:
        lines.append("It changed before, and went back to that (--all tells it).")
    told: set[str] = {rule.id for rule in found.rules}
    for cause in found.causes:
        lines += ["", *_cause(cause, told)]
    return lines


def _cause(cause: CausingEvent, told: set[str]) -> list[str]:
    """One event; the sentence of a rule is told where it comes up first."""
    when = f"round {cause.moment.round}, turn {cause.moment.turn}"
    lines = [f"Step {cause.step}, {when}: {cause.says or cause.kind}"]
    for change in cause.changes:
        before, after = shown(change.first), shown(change.second)
        lines.append(f"  {change.path}: {before} -> {after}")
        lines.append(f"    {change.says}")
    if cause.decided is not None:
        asked = cause.decided
        lines.append(f"  {asked.who} was asked ({asked.kind}): {asked.says} [{asked.command}]")
        if asked.forced:
            lines.append(f"  Then: {asked.forced}")
    if cause.source:
        lines.append(f"  By the text of {cause.source}.")
    return [*lines, *(f"  {_rule(rule, told)}" for rule in cause.rules)]


def _rule(rule: Cited, told: set[str]) -> str:
    if rule.id in told:
        return f"[{rule.id}]"
    told.add(rule.id)
    return f"[{rule.id}] {rule.says}"

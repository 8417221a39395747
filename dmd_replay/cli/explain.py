"""``dmd-replay explain``: why a value is what it is."""

from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, fail, json_option
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets.text import MISSING
from dmd_replay.lang.spoken import ToolWords
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
        for line in _lines(found, opened.tools.words):
            tell(line)
    raise SystemExit(opened.status)


def _lines(found: Explanation, words: ToolWords) -> list[str]:
    where: dict[str, int | str] = {"step": found.step, "path": found.path}
    if found.value is MISSING:
        lines = [words("explain-is-not", **where)]
    else:
        lines = [words("explain-is", value=shown(found.value, words), **where)]
    if not found.causes:
        lines.append(words("explain-never"))
    elif found.start is MISSING:
        lines.append(words("explain-was-not"))
    else:
        lines.append(words("explain-was", value=shown(found.start, words)))
    lines += [f"  [{rule.id}] {rule.says}" for rule in found.rules]
    if found.earlier:
        lines.append(words("explain-earlier"))
    told: set[str] = {rule.id for rule in found.rules}
    for cause in found.causes:
        lines += ["", *_cause(cause, told, words)]
    return lines


def _cause(cause: CausingEvent, told: set[str], words: ToolWords) -> list[str]:
    """One event; the sentence of a rule is told where it comes up first."""
    moment = cause.moment
    when = {"step": cause.step, "round": moment.round, "turn": moment.turn}
    lines = [words("explain-cause", says=cause.says or cause.kind, **when)]
    for change in cause.changes:
        sides = {"old": shown(change.first, words), "new": shown(change.second, words)}
        lines.append("  " + words("explain-change", path=change.path, **sides))
        lines.append(f"    {change.says}")
    if cause.decided is not None:
        asked = cause.decided
        answer = {"kind": words.decision(asked.kind), "says": asked.says, "command": asked.command}
        lines.append("  " + words("explain-decided", who=asked.who, **answer))
        if asked.forced:
            lines.append("  " + words("explain-forced", says=asked.forced))
    if cause.source:
        lines.append("  " + words("explain-text", name=cause.source))
    return [*lines, *(f"  {_rule(rule, told)}" for rule in cause.rules)]


def _rule(rule: Cited, told: set[str]) -> str:
    if rule.id in told:
        return f"[{rule.id}]"
    told.add(rule.id)
    return f"[{rule.id}] {rule.says}"

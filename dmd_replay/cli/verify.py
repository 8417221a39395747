"""``dmd-replay verify``: verdicts on many logs, with everything a maintainer wants to know."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import attrs
import click
from rich.table import Table

from dmd_replay.check.replay import ReplayReport, ReplayVerdict
from dmd_replay.check.verify import Verification, verify
from dmd_replay.cli.common import jobs_option, json_option, log_or_why, worst
from dmd_replay.cli.game import tools_or_report
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import add_row, print_json, print_table, progress, tell
from dmd_replay.cli.verdicts import STATUS, report_lines
from dmd_replay.files import spread, told_apart
from dmd_replay.log.format import SUFFIX
from dmd_replay.processes import how_many, workers

MANY: Final = 8
"""From so many logs on they are shared out over processes."""

Found = tuple[str, Verification | None, str]
"""The name of a log, what was found, or why it cannot be used."""


def look_at(path: str) -> Found:
    """Verify one log; a function of the module, so that other processes find it."""
    log = log_or_why(Path(path))
    if isinstance(log, str):
        return path, None, log
    tools = tools_or_report(log)
    found = Verification(tools) if isinstance(tools, ReplayReport) else verify(tools, log)
    return path, found, ""


@click.command("verify")
@click.argument("logs", nargs=-1, required=True, type=READ)
@jobs_option
@json_option
def command(logs: tuple[Path, ...], jobs: int, as_json: bool) -> None:
    """Execute each log again, or all in a folder: compare every event, check the invariants.

    EXACT: the rules give the very same game. DIVERGED: they do not; the first difference is named,
    with the chance counters of both sides, the last commands, and whether the difference heals,
    stays or grows. UNVERIFIED: nothing can be said, and why. BROKEN: exact, but its play breaks an
    invariant of the rulebook. UNUSABLE: no log that can be read.

    Exit status: 0 all exact, 1 one diverged or breaks an invariant, 2 one cannot be used, 3 one
    could not be verified.
    """
    paths = [str(path) for path in spread(logs, SUFFIX)]
    found: list[Found] = []
    with progress("verifying", len(paths)) as update:
        for one in _all(paths, how_many(jobs)):
            found.append(one)
            update(len(found))
    if as_json:
        print_json([_data(*one) for one in found])
    else:
        _tell(found)
    raise SystemExit(worst(STATUS[_word(verification)] for _, verification, _ in found))


def _all(paths: list[str], jobs: int) -> Iterable[Found]:
    if jobs == 1 or len(paths) < MANY:
        yield from map(look_at, paths)
        return
    with workers(jobs) as pool:
        yield from pool.map(look_at, paths, chunksize=4)


def _word(verification: Verification | None) -> str:
    if verification is None:
        return "UNUSABLE"
    if verification.report.verdict is ReplayVerdict.EXACT and verification.broken:
        return "BROKEN"
    return verification.report.verdict.value


def _data(path: str, verification: Verification | None, reason: str) -> dict[str, Any]:
    if verification is None:
        return {"log": path, "verdict": "UNUSABLE", "reason": reason}
    data = attrs.asdict(verification)
    failure = verification.failure
    more = {
        "signature": "" if failure is None else failure.signature,
        "kind": "" if failure is None else failure.kind,
    }
    return {"log": path, **data.pop("report"), **data, **more}


def _tell(found: list[Found]) -> None:
    for path, verification, reason in found:
        if verification is None:
            tell(f"{path}: UNUSABLE")
            tell(f"  {reason}")
        elif len(found) == 1 or not verification.sound:
            for line in _lines(path, verification):
                tell(line)
    if len(found) == 1:
        return
    names = told_apart(Path(path) for path, _, _ in found)
    table = Table("log", "verdict", "records", "events", "first difference", "trend")
    for path, verification, _ in found:
        add_row(table, names[Path(path)], _word(verification), *_row(verification))
    print_table(table)


def _row(verification: Verification | None) -> tuple[str, str, str, str]:
    if verification is None:
        return "", "", "", ""
    report, divergence = verification.report, verification.divergence
    first = ""
    if report.difference is not None:
        first = f"record {report.difference.record}, {report.difference.field}"
    trend = "" if divergence is None else divergence.trend.value
    return str(report.records), str(report.events), first, trend


def _lines(path: str, verification: Verification) -> Iterable[str]:
    report, divergence = verification.report, verification.divergence
    yield from report_lines(Path(path), report, _word(verification))
    if verification.declared:
        yield f"  declared change: {verification.declared}"
    if divergence is not None:
        for rule, says in divergence.rules:
            yield f"    {rule}: {says}"
        healed = f" at record {divergence.healed}" if divergence.healed >= 0 else ""
        yield f"  the difference {divergence.trend.value}{healed}"
        for stream, old, new in divergence.chance:
            yield f"    chance '{stream}': {old} recorded, {new} now"
        yield "  last commands:"
        yield from (f"    {sentence}" for sentence in divergence.commands)
    for broken in verification.broken:
        yield f"  record {broken.record} breaks {broken.rule}: {broken.says}"
    for breaking in verification.breaking:
        yield f"  these rules break {breaking.rule} at record {breaking.record}: {breaking.says}"
    if verification.crash is not None:
        yield f"  the rules crash behind its end: {verification.crash.says}"
    if verification.failure is not None:
        yield f"  signature {verification.failure.signature} ({verification.failure.kind})"

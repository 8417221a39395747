"""``dmd-replay replay``: re-execute logs."""

from collections.abc import Callable
from pathlib import Path

import attrs
import click

from dmd_replay.check.replay import ReplayReport, replay
from dmd_replay.cli.common import json_option, log_or_why, worst
from dmd_replay.cli.game import tools_or_report
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.cli.verdicts import STATUS, report_lines
from dmd_replay.files import spread
from dmd_replay.log import Log
from dmd_replay.log.format import SUFFIX


@click.command("replay")
@click.argument("logs", nargs=-1, required=True, type=READ)
@json_option
def command(logs: tuple[Path, ...], as_json: bool) -> None:
    """Execute the commands of each log again, or of all in a folder, and compare every event.

    EXACT: the rules give the very same game. DIVERGED: they do not; the first difference is named.
    UNVERIFIED: nothing can be said, and why.

    Exit status: 0 all are exact, 1 one diverged, 2 one cannot be used, 3 one is unverified; of
    several the worst, which is 2, then 1, then 3.
    """
    results: list[dict[str, object]] = []
    for path in spread(logs, SUFFIX):
        log = log_or_why(path)
        if isinstance(log, str):
            results.append({"log": str(path), "verdict": "UNUSABLE", "reason": log})
            if not as_json:
                tell(f"dmd-replay: {log}", err=True)
            continue
        with progress(path.name, len(log.records)) as update:
            report = _replayed(log, update)
        results.append({"log": str(path), **attrs.asdict(report)})
        if not as_json:
            for line in report_lines(path, report):
                tell(line)
    if as_json:
        print_json(results)
    raise SystemExit(worst(STATUS[str(row["verdict"])] for row in results))


def _replayed(log: Log, update: Callable[[int], None]) -> ReplayReport:
    tools = tools_or_report(log)
    if isinstance(tools, ReplayReport):
        return tools
    return replay(tools, log, lambda done, _total: update(done))

"""``dmd-replay upgrade``: what a folder of old logs becomes under this version."""

from collections import Counter
from pathlib import Path

import click
from rich.table import Table

from dmd_replay.check.replay import ReplayReport
from dmd_replay.check.upgrade import Fate, Upgrade, upgrade
from dmd_replay.cli.common import FAILED, UNUSABLE, UNVERIFIED, bad_input, json_option
from dmd_replay.cli.game import tools_or_report
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import add_row, print_json, print_table, progress, tell
from dmd_replay.files import files_in, told_apart
from dmd_replay.log import LogError, read_log
from dmd_replay.log.format import SUFFIX


@click.command("upgrade")
@click.argument("paths", nargs=-1, required=True, type=READ)
@json_option
@bad_input
def command(paths: tuple[Path, ...], as_json: bool) -> None:
    """Execute old logs, and all logs in folders, under this version and say what becomes of them.

    same: the very same game. cosmetic: only internals differ. declared change: another game, for a
    reason that was announced; it is named. regression: another game for no such reason.

    Exit status: 0 if there is no regression, 1 if there is one, 2 if a log cannot be read, 3 if
    one cannot be executed by this version.
    """
    logs = files_in(paths, SUFFIX)
    names = told_apart(logs)
    rows: list[dict[str, object]] = []
    with progress("upgrading", len(logs)) as update:
        for done, path in enumerate(logs, 1):
            rows.append(_row(path, names[path]))
            update(done)
    fates = Counter(str(row["fate"]) for row in rows)
    if as_json:
        print_json({"logs": rows, "fates": dict(fates)})
    else:
        table = Table("log", "revision", "fate", "why")
        for row in rows:
            add_row(table, *(row[key] for key in ("log", "revision", "fate", "why")))
        print_table(table)
        tell(", ".join(f"{n} {fate}" for fate, n in sorted(fates.items())))
    raise SystemExit(_status(fates))


def _status(fates: Counter[str]) -> int:
    if fates["unreadable"]:
        return UNUSABLE
    if fates[Fate.REGRESSION.value]:
        return FAILED
    return UNVERIFIED if fates[Fate.UNKNOWN.value] else 0


def _row(path: Path, called: str) -> dict[str, object]:
    try:
        log = read_log(path)
    except LogError as error:
        return {"log": called, "revision": "", "fate": "unreadable", "why": str(error)}
    tools = tools_or_report(log)
    if isinstance(tools, ReplayReport):
        found = Upgrade(Fate.UNKNOWN, "", tools)
    else:
        found = upgrade(tools, log)
    return {
        "log": called,
        "revision": log.header.revision,
        "fate": found.fate.value,
        "why": found.reason,
    }

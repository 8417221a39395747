"""``dmd-replay upgrade``: what a folder of old logs becomes under this version."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click
from rich.table import Table

from dmd_replay.check.replay import ReplayReport
from dmd_replay.check.upgrade import Fate, Upgrade, upgrade
from dmd_replay.cli.common import (
    FAILED,
    UNUSABLE,
    UNVERIFIED,
    bad_input,
    json_option,
    log_or_why,
    worst,
)
from dmd_replay.cli.game import tools_or_report
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import add_row, print_json, print_table, progress, tell
from dmd_replay.files import files_in, told_apart
from dmd_replay.log.format import SUFFIX

_UNREADABLE: Final = "unreadable"
STATUS: Final[Mapping[str, int]] = {
    _UNREADABLE: UNUSABLE,
    Fate.REGRESSION: FAILED,
    Fate.UNKNOWN: UNVERIFIED,
}
"""The exit status of each fate that is not well."""


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
    raise SystemExit(worst(STATUS.get(fate, 0) for fate in fates))


def _row(path: Path, called: str) -> dict[str, object]:
    log = log_or_why(path)
    if isinstance(log, str):
        return {"log": called, "revision": "", "fate": _UNREADABLE, "why": log}
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

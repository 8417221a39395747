"""``dmd-replay report``: a game as one page."""

from pathlib import Path

import click

from dmd_replay.cli.common import (
    bad_input,
    end_damaged,
    fail,
    force_option,
    json_option,
    need_steps,
    stem_of,
)
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.paths import READ, WRITE, beside
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.files import read_bounded
from dmd_replay.log import Log, parse_log
from dmd_replay.log.reader import MAX_FILE
from dmd_replay.report.making import Eyes, NamedLog, ReportError, report_of
from dmd_replay.share.bundle import Bundle, BundleError, read_bundle
from dmd_replay.share.masked import MaskError, seat_named
from dmd_replay.writing import check_free, write_file

_ZIP = b"PK"
"""A bundle begins so, and no log."""


@click.command("report")
@click.argument("log", type=READ)
@click.argument("other", type=READ, required=False)
@click.option("-o", "--out", type=WRITE, help="The page's file; beside LOG if left out.")
@click.option("--step", "at", type=click.IntRange(0), help="The step at which it opens.")
@click.option("--seat", metavar="N|spectator", help="Show only what this seat may know.")
@click.option("--spoilers", is_flag=True, help="Tell the seed, and what is hidden from all.")
@force_option
@json_option
@bad_input
def command(
    log: Path,
    other: Path | None,
    out: Path | None,
    at: int | None,
    seat: str | None,
    spoilers: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Write the game in LOG, a log or a bundle, as one page to look at in a browser.

    The page needs nothing else and asks the network for nothing. It has the map and the boards at
    every step, the account in words with the rules, why each value is what it is, charts, and how
    lucky the dice were. A link such as game.html#step=412 opens it at a step.

    With OTHER both games are shown side by side from where they part, and so is a log that these
    rules play in another way. Of a bundle it shows what was said as well.

    The seed, from which all dice and cards to come follow, is left out without --spoilers. Marks
    and notes stand in the page as they were written, also one that names a secret; a page for a
    --seat has none.
    """
    if seat is not None and spoilers:
        fail("--seat and --spoilers exclude each other")
    inputs = [log] if other is None else [log, other]
    target = out or beside(log, f"{stem_of(log)}.html", "-o")
    check_free(target, overwrite=force, inputs=inputs, what="the page")
    bundle, first = _read(log)
    logs = [NamedLog(log.name, first)]
    if other is not None:
        logs.append(NamedLog(other.name, _read(other)[1]))
    last = max(len(one.log.records) for one in logs) - 1
    if at is not None and at > last:
        fail(f"step {at} is out of range; the log has steps 0 to {last}")
    tools = tools_for(first)
    try:
        eyes = Eyes(None if seat is None else seat_named(tools, first, seat), spoilers)
        total = sum(len(one.log.records) for one in logs)
        with progress("steps", total) as update:
            page = report_of(
                tools,
                logs,
                eyes=eyes,
                bundle=bundle,
                at=at,
                progress=lambda done, _: update(done),
            )
    except (MaskError, ReportError) as error:
        fail(error)
    data = page.encode("utf-8", "replace")
    write_file(target, data, overwrite=force, inputs=inputs, what="the page")
    if as_json:
        print_json({"page": str(target), "bytes": len(data)})
    else:
        tell(f"{target}: {len(data) // 1000} kB; open it in a browser")
    end_damaged(first.damage)


def _read(path: Path) -> tuple[Bundle | None, Log]:
    """What is in a file: a bundle with its log, or a log."""
    data = read_bounded(path, MAX_FILE, "a log")
    bundle = None
    if data.startswith(_ZIP):
        try:
            bundle = read_bundle(path)
        except BundleError as error:
            fail(error)
        data = bundle.log
    log = parse_log(data, path.name)
    need_steps(path, log)
    if bundle is not None and bundle.complaint.step >= len(log.records):
        fail(f"{path}: it points to step {bundle.complaint.step}, its log ends before that")
    return bundle, log

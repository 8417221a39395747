"""``dmd-replay open``: look at a bundle."""

from pathlib import Path

import click

from dmd_replay.check.replay import ReplayReport, replay
from dmd_replay.cli.common import UNUSABLE, UNVERIFIED, bad_input, fail, json_option, stem_of
from dmd_replay.cli.game import tools_or_report
from dmd_replay.cli.goto import lines_at
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ, WRITE, beside
from dmd_replay.cli.terminal import print_json, quoted, tell
from dmd_replay.files import read_bounded
from dmd_replay.log import SUFFIX, LogError, parse_log
from dmd_replay.read.seek import SeekError
from dmd_replay.read.timeline import TimelineError
from dmd_replay.share.bundle import BundleError, read_bundle
from dmd_replay.share.bundle.archive import MAX_PART
from dmd_replay.writing import claimed, spare


@click.command("open")
@click.argument("bundle", type=READ)
@click.option("-o", "--out", type=WRITE, help="Where its log is saved.")
@click.option("--issue", is_flag=True, help="Print the issue text alone.")
@json_option
@bad_input
def command(bundle: Path, out: Path | None, issue: bool, as_json: bool) -> None:
    """Open BUNDLE: what the reporter says, the verdict of this version, and the marked position.

    The log in it is saved beside it (or to --out, where nothing is overwritten), so that the other
    commands can go on from there.

    Exit status: 0 it was opened, 2 it cannot be used, 3 its game is not installed: nothing can be
    said of its log, which is saved.
    """
    if issue and as_json:
        fail("--issue and --json exclude each other")
    try:
        found = read_bundle(bundle)
    except BundleError as error:
        fail(error)
    if issue:
        tell(*found.issue.splitlines())  # nothing of ours stands beside it
        return
    target = out or beside(bundle, f"{stem_of(bundle)}{SUFFIX}", "-o")
    spare(target, [bundle])
    try:
        log = parse_log(found.log, target.name)
    except LogError as error:
        fail(error, UNUSABLE)
    if found.complaint.step >= len(log.records):
        fail(f"{bundle}: it points to step {found.complaint.step}, its log ends before that")
    with claimed(target, overwrite=True, inputs=[bundle]) as place:
        if target.exists() and read_bounded(target, MAX_PART, "a log") != found.log:
            fail(f"{target}: another file is there; name another place with -o")
        place.write(found.log)
    tools = tools_or_report(log)
    report = tools if isinstance(tools, ReplayReport) else replay(tools, log)
    verdict = report.verdict.value
    if as_json:
        print_json(
            {"log": str(target), "step": found.complaint.step, "here": verdict, **found.facts}
        )
    else:
        tell("The report says:", *quoted(found.issue), "")
        tell(f"Saved as {target}. Verdict of this version: {verdict}", "")
    if isinstance(tools, ReplayReport):
        fail(tools.reason, UNVERIFIED)
    if as_json:
        return
    try:
        for line in lines_at(open_recorded(target), found.complaint.step):
            tell(line)
    except (SeekError, TimelineError) as error:
        fail(error)

"""Reports of replaying in words, for every command that shows one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dmd_replay.check.replay import ReplayReport
from dmd_replay.cli.common import FAILED, UNUSABLE, UNVERIFIED
from dmd_replay.words import some

STATUS: Final = {
    "EXACT": 0,
    "DIVERGED": FAILED,
    "BROKEN": FAILED,
    "UNVERIFIED": UNVERIFIED,
    "UNUSABLE": UNUSABLE,
}
"""The exit status of each verdict; `worst` of them is that of several logs."""


def report_lines(path: Path, report: ReplayReport, word: str = "") -> Iterator[str]:
    """The verdict, the reason, and the first difference.

    Args:
        path: the log.
        report: what was found.
        word: stands in place of the verdict.
    """
    size = f"{some(report.records, 'record')}, {some(report.events, 'event')}"
    yield f"{path}: {word or report.verdict.value} ({size})"
    if report.reason:
        yield f"  {report.reason}"
    found = report.difference
    if found is not None:
        yield f"  first difference at record {found.record}, event {found.event}:"
        yield f"    {found.field}"
        yield f"    recorded: {found.expected}"
        yield f"    now:      {found.actual}"
        if found.since >= 0:
            yield f"    frames:   they have differed since record {found.since}; look there"
        if found.rules:
            yield f"    rules:    {', '.join(found.rules)}"
    if report.header:
        yield "  another version recorded it:"
        for one in report.header:
            yield f"    {one.field}: {one.recorded} recorded, {one.here} here"
    if report.unrecorded:
        yield (
            f"  {some(report.unrecorded, 'event')} tell more than they did when the log was"
            " recorded; no divergence"
        )
    if report.parked:
        differ = "differs" if report.parked == 1 else "differ"
        yield (
            f"  {some(report.parked, 'record')} {differ} in internal frames only, the first is"
            f" record {report.parked_at}; no divergence"
        )


__all__ = ["STATUS", "report_lines"]

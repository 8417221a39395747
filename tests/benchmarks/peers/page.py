"""The table of a run, as it stands in the documentation: what is slower than a peer first."""

from collections.abc import Mapping, Sequence
from typing import Final, final

import attrs

from tests.benchmarks.compare.judging import Compared
from tests.benchmarks.peers.rows import Row

BEGIN: Final = "<!-- written by make bench-peers -->"
END: Final = "<!-- until here -->"
SHARED: Final = (
    "The machine was shared with other work: go by the ratios and their spread, not by the rates."
)
ALONE: Final = "Nothing else ran on the machine."


@final
@attrs.frozen
class Run:
    """What was measured, and how.

    Attributes:
        figures: by the peer's name; `then` is the peer, `now` is ours.
        missing: why a peer was not measured, by its name.
        facts: of the machine and the versions.
        rounds: how often each was measured.
        seconds: of processor time for each measurement.
        shared: whether something else was running on the machine.
    """

    figures: Mapping[str, Compared]
    missing: Mapping[str, str]
    facts: Mapping[str, str]
    rounds: int
    seconds: float
    shared: bool


def block(run: Run, rows: Sequence[Row]) -> str:
    """The block of the page, in Markdown, between its two marks."""
    measured = sorted(
        (row for row in rows if row.peer in run.figures),
        key=lambda row: run.figures[row.peer].ratio,
    )
    slower = [row for row in measured if run.figures[row.peer].ratio < 1]
    faster = [row for row in measured if run.figures[row.peer].ratio >= 1]
    reasons = [f"- {row.peer}: {row.why or 'no reason is known'}." for row in slower]
    missing = [f"- {peer}: {reason}." for peer, reason in run.missing.items()]
    method = (
        f"Each figure is the median of {run.rounds} rounds of {run.seconds:g} seconds of processor"
        " time for either side, one after the other; the ratio is the median of the ratios of the"
        f" rounds, with the bounds of the middle half of them. {SHARED if run.shared else ALONE}"
    )
    parts = [
        BEGIN,
        ", ".join(f"{name} {value}" for name, value in run.facts.items()) + ".",
        method,
        _section("Slower than the peer", slower, run),
        "\n".join(reasons),
        _section("As fast or faster", faster, run),
        "\n".join(["Not measured:", "", *missing]) if missing else "",
        "![Ratios to all peers as bars](benchmarks/peers.svg)",
        END,
    ]
    return "\n\n".join(part for part in parts if part)


def _section(title: str, rows: Sequence[Row], run: Run) -> str:
    if not rows:
        return ""
    lines = [
        f"**{title}**",
        "",
        "| peer | it keeps | same game | peer, /s | ours, /s | ours / peer | half of the rounds |",
        "|---|---|---|--:|--:|--:|---|",
    ]
    for row in rows:
        one = run.figures[row.peer]
        lines.append(
            f"| {row.peer} | {row.keeps} | {'yes' if row.same else 'no'} |"
            f" {one.then:,.0f} | {one.now:,.0f} {row.unit} | {one.ratio:.2f} |"
            f" {one.low:.2f} to {one.high:.2f} |"
        )
    return "\n".join(lines)


def placed(page: str, written: str) -> str:
    """The page with the block in place of the one that stood there.

    Raises:
        ValueError: if the page has no place for it.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no lines {BEGIN} and {END}")
    return before + written + after

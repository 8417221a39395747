"""What a conformance run found."""

import io
from collections.abc import Mapping
from typing import Any, Final, final

import attrs

from dmd_replay.extras import MissingExtraError, missing
from dmd_replay.words import some

try:
    from rich.console import Console  # noqa: TID251 - makes a text, which others print
    from rich.table import Table
except ModuleNotFoundError as error:
    raise MissingExtraError(missing("rich")) from error

MOST: Final = 3
"""So many findings of one check are kept; one fault breaks a promise thousands of times."""
WIDTH: Final = 110


@final
@attrs.frozen
class Finding:
    """One promise that is not kept, at one place.

    Attributes:
        check: name of the check.
        promise: what the check promises, one line.
        game: where: the seed of the game and its player, such as ``seed 3, random``.
        command: after how many commands; 0 is the setup; None if no single command is meant.
        expected: what should be.
        actual: what is.
        says: one sentence.
    """

    check: str
    promise: str
    game: str
    command: int | None
    expected: str
    actual: str
    says: str

    @property
    def where(self) -> str:
        """Game and command in words."""
        return self.game if self.command is None else f"{self.game}, command {self.command}"

    def __str__(self) -> str:
        """Everything in one block of lines."""
        return (
            f"{self.check}: {self.says}\n"
            f"  where:    {self.where}\n"
            f"  promise:  {self.promise}\n"
            f"  expected: {self.expected}\n"
            f"  actual:   {self.actual}"
        )


@final
@attrs.frozen
class ConformanceReport:
    """The result of a run.

    Attributes:
        subject: name of what was checked.
        games: how many games were played for the checks that look at every game.
        commands: how many commands those games had.
        findings: what is wrong, at most `MOST` for each check, in the order of the checks: the
            first check that fails is the one to look at, since others fail in its wake.
        counts: how often each check compared something, by name, in the order of the checks.
        left_out: in how many more games a check found something beyond `MOST`, by name.
        skipped: checks that could not be made, by name, each with the reason.
    """

    subject: str
    games: int
    commands: int
    findings: tuple[Finding, ...]
    counts: Mapping[str, int]
    left_out: Mapping[str, int]
    skipped: Mapping[str, str]

    @property
    def ok(self) -> bool:
        """Whether every promise that was looked at is kept."""
        return not self.findings

    @property
    def failed(self) -> tuple[str, ...]:
        """Names of the checks that found something, in the order of the checks."""
        return tuple(dict.fromkeys(finding.check for finding in self.findings))

    def text(self, *, width: int = WIDTH) -> str:
        """The report for people: a table of all checks, then each finding.

        Args:
            width: columns of the table, 60 or more.
        """
        console = Console(width=max(60, width), file=io.StringIO(), color_system=None)
        with console.capture() as capture:
            console.print(self._table())
        head = f"{self.subject}: {some(self.games, 'game')}, {some(self.commands, 'command')}"
        parts = [head, capture.get().rstrip("\n"), *map(str, self.findings)]
        parts.append(self._verdict())
        return "\n".join(parts)

    def _table(self) -> Table:
        table = Table("check", "made", "found")
        for name, count in self.counts.items():
            found = sum(finding.check == name for finding in self.findings)
            more = " and more" if self.left_out.get(name) else ""
            shown = self.skipped.get(name) or (f"{found}{more}" if found else "-")
            table.add_row(name, str(count), shown)
        return table

    def _verdict(self) -> str:
        if self.ok:
            return "all promises are kept"
        return f"NOT KEPT: {', '.join(self.failed)}"

    def data(self) -> dict[str, Any]:
        """The report as maps and lists for JSON."""
        return {
            "subject": self.subject,
            "ok": self.ok,
            "games": self.games,
            "commands": self.commands,
            "counts": dict(self.counts),
            "findings": [attrs.asdict(finding) for finding in self.findings],
            "left_out": dict(self.left_out),
            "skipped": dict(self.skipped),
        }


__all__ = ["MOST", "WIDTH", "ConformanceReport", "Finding"]

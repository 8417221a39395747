"""Checks, and where they put what they find."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

import attrs

from dmd_replay.check.conformance.difference import StateDifference, shown
from dmd_replay.check.conformance.report import MOST, Finding
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.check.conformance.walk import Walk

KEPT_WALKS: Final = 1
"""Walks before the present one that checks may look at."""


class SkipError(Exception):
    """A check cannot be made on this subject; the sentence says why."""


class _EnoughError(Exception):
    """A check has found all that is kept of one game."""


@final
class Lab:
    """One run: the subject, what is played, and the findings of the check that is at work.

    Attributes:
        subject: what is checked.
        seed: of the first game.
        games: how many games are played.
        most: commands after which a game is left.
        walks: the walk before the present one, if there is one, for checks on two games.
        findings: what was found, at most `MOST` for each check.
        counts: how often each check compared something.
        left_out: findings beyond `MOST`.
        skipped: why checks were not made.
    """

    def __init__(self, subject: Subject, *, seed: int, games: int, most: int) -> None:
        """Open a run."""
        self.subject = subject
        self.seed = seed
        self.games = games
        self.most = most
        self.walks: list[Walk] = []
        self.findings: list[Finding] = []
        self.counts: dict[str, int] = {}
        self.left_out: dict[str, int] = {}
        self.skipped: dict[str, str] = {}
        self._check: ConformanceCheck | None = None
        self._where: tuple[str, int | None] = ("", None)

    def at(self, game: str, command: int | None = None) -> None:
        """Say where the check is looking now; a finding or an exception is put down there."""
        self._where = (game, command)

    def made(self, times: int = 1) -> None:
        """Count comparisons of the check at work."""
        name = self._at_work.name
        self.counts[name] = self.counts.get(name, 0) + times

    def found(self, says: str, expected: object, actual: object) -> None:
        """Put a finding down.

        Args:
            says: one sentence.
            expected: what should be; text as it is, other values as their repr.
            actual: what is.
        """
        check = self._at_work
        kept = sum(finding.check == check.name for finding in self.findings)
        if kept >= MOST:
            self.left_out[check.name] = self.left_out.get(check.name, 0) + 1
            raise _EnoughError
        game, command = self._where
        self.findings.append(
            Finding(
                check.name, check.promise, game, command, _words(expected), _words(actual), says
            )
        )

    def same(self, says: str, difference: StateDifference | None) -> bool:
        """Count a comparison, and put a finding down if there is a difference.

        Args:
            says: one sentence that tells what differs; the path is added.
            difference: what was found.

        Returns:
            Whether there is none.
        """
        self.made()
        if difference is None:
            return True
        where = f" ({difference.path})" if difference.path else ""
        self.found(f"{says}{where}", difference.expected, difference.actual)
        return False

    def work(self, check: "ConformanceCheck", job: Callable[[], None]) -> None:
        """Let a check do a job; what it or the rules raise is a finding."""
        self._check = check
        self.counts.setdefault(check.name, 0)
        try:
            job()
        except _EnoughError:
            pass
        except SkipError as reason:
            self.skipped[check.name] = str(reason)
        except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
            self._raised(error)
        finally:
            self._check = None

    def _raised(self, error: Exception) -> None:
        name = type(error).__name__
        with suppress(_EnoughError):
            self.found(f"{name} was raised", "no exception", f"{name}: {error}")

    @property
    def _at_work(self) -> "ConformanceCheck":
        if self._check is None:
            raise RuntimeError("no check is at work")
        return self._check


def _words(value: object) -> str:
    return value if isinstance(value, str) else shown(value)


OnWalk = Callable[[Lab, Walk], None]
Once = Callable[[Lab], None]


@final
@attrs.frozen
class ConformanceCheck:
    """One promise of every ruleset, and what finds out whether it is kept.

    Attributes:
        name: its name, that of the function.
        promise: one line.
        on_walk: looks at one game; None if the check does not look at each game.
        once: looks at the subject as a whole, after all games.
    """

    name: str
    promise: str
    on_walk: OnWalk | None = None
    once: Once | None = None


def each_game(promise: str) -> Callable[[OnWalk], ConformanceCheck]:
    """Make a check of a function that looks at one played game."""

    def make(function: OnWalk) -> ConformanceCheck:
        return ConformanceCheck(function.__name__, promise, on_walk=function)

    return make


def whole(promise: str) -> Callable[[Once], ConformanceCheck]:
    """Make a check of a function that looks at the subject as a whole."""

    def make(function: Once) -> ConformanceCheck:
        return ConformanceCheck(function.__name__, promise, once=function)

    return make


__all__ = ["KEPT_WALKS", "ConformanceCheck", "Lab", "SkipError", "each_game", "whole"]

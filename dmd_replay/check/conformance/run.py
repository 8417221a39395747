"""A conformance run: play games, make every check, report."""

from collections.abc import Callable, Iterable
from functools import partial

from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.check.conformance.checks import CHECKS
from dmd_replay.check.conformance.checks.progress import progress
from dmd_replay.check.conformance.lab import KEPT_WALKS, ConformanceCheck, Lab
from dmd_replay.check.conformance.players import player_of
from dmd_replay.check.conformance.report import ConformanceReport
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.check.conformance.walk import Walk, label_of, walk

TYPED_EVERY = 4
"""One of so many games, the second of them, has its outcomes typed in at the table."""

Told = Callable[[int, int], None]
"""Is told how much is done, of how much."""


class ConformanceError(ValueError):
    """A run that cannot be made as it was asked for; the sentence says what is possible."""


def check(
    subject: Subject,
    *,
    games: int = 20,
    seed: int = 0,
    max_commands: int = 20_000,
    only: Iterable[str] | None = None,
    told: Told | None = None,
) -> ConformanceReport:
    """Check that a ruleset keeps the promises that every tool builds on.

    Args:
        subject: the ruleset and a game of it.
        games: how many games are played, 1 or more, every other one by the subject's bot if it
            has one, the others at random; some checks play more of their own.
            One of four, the second of them, is played with outcomes typed in.
        seed: of the first game, 0 or more; games have seeds from there on.
        max_commands: a game that takes more does not end; 1 or more.
        only: names of checks; all of `CHECKS` if left out.
        told: called as the run goes on.

    Returns:
        What was found; `Report.ok` says whether every promise is kept.

    Raises:
        ConformanceError: if a number is out of range or there is no check of a name.
    """
    _in_range("games", games, 1, 1_000_000)
    _in_range("seed", seed, 0, SEED_LIMIT - games)
    _in_range("max_commands", max_commands, 1, 1_000_000_000)
    wanted = checks_named(only)
    lab = Lab(subject, seed=seed, games=games, most=max_commands)
    for one in wanted:
        lab.counts[one.name] = 0
    single = [one for one in wanted if one.on_walk is not None]
    once = [one for one in wanted if one.once is not None]
    played = commands = 0
    for number in range(games if single else 0):
        one_walk = _walk(lab, seed + number, typed=number % TYPED_EVERY == 1)
        if one_walk is not None:
            played += 1
            commands += len(one_walk.moments)
            _look(lab, single, one_walk)
        if told is not None:
            told(number + 1, games + len(once))
    for number, one in enumerate(once, 1):
        if one.once is not None:
            lab.at(subject.name)
            lab.work(one, partial(one.once, lab))
        if told is not None:
            told(games + number, games + len(once))
    places = {one.name: place for place, one in enumerate(CHECKS)}
    findings = tuple(sorted(lab.findings, key=lambda finding: places[finding.check]))
    return ConformanceReport(
        subject.name, played, commands, findings, lab.counts, lab.left_out, lab.skipped
    )


def checks_named(only: Iterable[str] | None) -> tuple[ConformanceCheck, ...]:
    """The checks of some names, in the order of `CHECKS`; all of them for None.

    Raises:
        ConformanceError: if there is no check of a name.
    """
    if only is None:
        return CHECKS
    names = {one.name: one for one in CHECKS}
    wanted = set(only)
    for name in sorted(wanted - set(names)):
        hint = did_you_mean(name, names)
        raise ConformanceError(f"'{name}' is no check{hint}; there are {', '.join(names)}")
    return tuple(one for one in CHECKS if one.name in wanted)


def _walk(lab: Lab, seed: int, *, typed: bool) -> Walk | None:
    """One game; None if its setup fails.

    That it cannot go on is for `progress` to find, which plays the same game; if that check is
    not made, it is put down in its name, lest a game cut short passes for a whole one.
    """
    found: list[Walk] = []

    def play() -> None:
        lab.at(label_of(seed, player_of(lab.subject, seed)[0], typed=typed), 0)
        stopped: Exception | None
        try:
            found.append(walk(lab.subject, seed, lab.most, typed=typed))
            stopped = found[0].stopped
            lab.at(found[0].label, len(found[0].moments) + 1)
        except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
            stopped = error
        if stopped is not None and (typed or progress.name not in lab.counts):
            name = type(stopped).__name__
            lab.found("the game cannot go on", "an end", f"{name}: {stopped}")

    counted = progress.name in lab.counts
    lab.work(progress, play)
    if not counted and not any(finding.check == progress.name for finding in lab.findings):
        del lab.counts[progress.name]
    return found[0] if found else None


def _look(lab: Lab, checks: Iterable[ConformanceCheck], played: Walk) -> None:
    for one in checks:
        if one.on_walk is not None:
            lab.at(played.label)
            lab.work(one, partial(one.on_walk, lab, played))
    lab.walks = [*lab.walks, played][-KEPT_WALKS:]


def _in_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ConformanceError(f"{name} {value} is not possible; allowed: {least} to {most}")


__all__ = ["ConformanceError", "check", "checks_named"]

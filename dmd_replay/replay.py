"""Re-executing a log: the commands again, and every event compared.

A verdict is EXACT, DIVERGED at a record, or UNVERIFIED with the reason why nothing could be said.
Frames are internal: a `Parked` that differs is reported beside the verdict, it is no divergence.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Any, cast, final

import attrs

from dmd_core.kernel.chance import ALGORITHM
from dmd_core.kernel.codec import Codec, DecodeError
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.step import Step, begin, opening, step
from dmd_replay.adapter import Adapter
from dmd_replay.log import Header, Log


@unique
class Verdict(StrEnum):
    """What re-execution says of a log."""

    EXACT = "EXACT"
    DIVERGED = "DIVERGED"
    UNVERIFIED = "UNVERIFIED"


@final
@attrs.frozen
class Difference:
    """The first thing that differs: where, what was recorded, what the rules say."""

    record: int
    event: int
    field: str
    expected: str
    actual: str
    rules: tuple[str, ...] = ()


@final
@attrs.frozen
class Report:
    """The verdict on one log.

    `reason` explains UNVERIFIED; `parked` counts records whose frames differ.
    """

    verdict: Verdict
    records: int
    events: int
    difference: Difference | None = None
    reason: str = ""
    parked: int = 0
    outcome: str = ""


Progress = Callable[[int, int], None]
"""Told the number of records done and of all records."""


def incompatible(adapter: Adapter, header: Header) -> str:
    """Why this version cannot re-execute a log; empty if it can."""
    ruleset = adapter.ruleset
    if header.ruleset != ruleset.name:
        return f"the log is of the game '{header.ruleset}', this is '{ruleset.name}'"
    if header.revision != ruleset.revision:
        return (
            f"the log was played by rules of revision {header.revision},"
            f" this version has revision {ruleset.revision}"
        )
    if header.chance != ALGORITHM:
        return f"the log drew its chance by '{header.chance}', this version by '{ALGORITHM}'"
    if header.shape != adapter.shape():
        return "the log was written with events of another shape"
    return ""


def open_game(adapter: Adapter, header: Header) -> Any:  # noqa: ANN401 - of any game
    """The definition a log was played with.

    Raises:
        ValueError: if the setup cannot be played, or the content is another one.
    """
    game = adapter.game_from(header.setup)
    content = adapter.content_fingerprint(game)
    if content != header.content:
        message = f"the log was played with content {header.content}, this version has {content}"
        raise ValueError(message)
    if header.symbols != adapter.ruleset.codec(game).symbols:
        message = "the log numbers its symbols in another way than this version"
        raise ValueError(message)
    return game


def opening_step(adapter: Adapter, game: Any, seed: int | None) -> Step[Any]:  # noqa: ANN401 - of any game
    """The setup of a game up to its first decision."""
    ruleset = adapter.ruleset
    return begin(ruleset, game, opening(ruleset, game, -1 if seed is None else seed))


def replay(adapter: Adapter, log: Log, progress: Progress | None = None) -> Report:
    """Re-execute a log and compare every event.

    Args:
        adapter: the game.
        log: what was read; a damaged one is UNVERIFIED unless a good record already differs.
        progress: called after every record.

    Returns:
        The report.
    """
    reason = incompatible(adapter, log.header)
    game: Any = None
    if not reason:
        try:
            game = open_game(adapter, log.header)
        except ValueError as error:
            reason = str(error)
    if reason:
        return Report(Verdict.UNVERIFIED, len(log.records), _count(log), reason=reason)
    return _Replay(adapter, game, log).run(progress)


def _count(log: Log) -> int:
    return sum(len(record.events) for record in log.records)


class _Replay:
    def __init__(self, adapter: Adapter, game: Any, log: Log) -> None:  # noqa: ANN401 - of any game
        self._adapter = adapter
        self._game = game
        self._log = log
        self._codec: Codec = adapter.ruleset.codec(game)
        self._parked = 0

    def run(self, progress: Progress | None) -> Report:
        log = self._log
        now: Step[Any] | None = None
        for record in log.records:
            try:
                now = self._next(now, record.command)
            except (RefusedError, DecodeError, EngineError) as error:
                found = Difference(record.number, 0, "command", "accepted", str(error))
                return self._report(Verdict.DIVERGED, now, difference=found)
            found_one = self._compare(record.number, record.events, now.events)
            if found_one is not None:
                return self._report(Verdict.DIVERGED, now, difference=found_one)
            if progress is not None:
                progress(record.number + 1, len(log.records))
        if log.damage is not None:
            return self._report(Verdict.UNVERIFIED, now, reason=str(log.damage))
        outcome = "" if now is None else self._adapter.ruleset.outcome(now.state.table)
        recorded = "" if log.footer is None else log.footer.outcome
        if outcome != recorded:
            found = Difference(len(log.records), 0, "outcome", recorded, outcome)
            return self._report(Verdict.DIVERGED, now, difference=found)
        return self._report(Verdict.EXACT, now)

    def _next(self, now: Step[Any] | None, packed: bytes | None) -> Step[Any]:
        ruleset = self._adapter.ruleset
        if packed is None:
            return opening_step(self._adapter, self._game, self._log.header.seed)
        if now is None:
            message = "the log begins with a command instead of the setup"
            raise EngineError(message)
        command = self._codec.decode_command(packed)
        return step(ruleset, self._game, now.state, command, decision=now.decision)

    def _compare(
        self, number: int, recorded: tuple[bytes, ...], happened: tuple[Event, ...]
    ) -> Difference | None:
        encode = self._codec.encode_event
        for place, event in enumerate(happened):
            if place >= len(recorded):
                return Difference(number, place, "event", "none", repr(event), _rules(event))
            if encode(event) == recorded[place]:
                continue
            if isinstance(event, Parked) and self._is_parked(recorded[place]):
                self._parked += 1
                continue
            return self._difference(number, place, recorded[place], event)
        if len(recorded) > len(happened):
            place = len(happened)
            return Difference(number, place, "event", self._show(recorded[place]), "none")
        return None

    def _is_parked(self, packed: bytes) -> bool:
        try:
            return isinstance(self._codec.decode_event(packed), Parked)
        except DecodeError:
            return False

    def _show(self, packed: bytes) -> str:
        try:
            return repr(self._codec.decode_event(packed))
        except DecodeError as error:
            return f"unreadable ({error})"

    def _difference(self, number: int, place: int, packed: bytes, event: Event) -> Difference:
        """Name the first field of an event that differs."""
        try:
            recorded = self._codec.decode_event(packed)
        except DecodeError as error:
            return Difference(number, place, "event", f"unreadable ({error})", repr(event))
        if type(recorded) is not type(event):
            return Difference(number, place, "event", repr(recorded), repr(event), _rules(event))
        kind = cast("type[attrs.AttrsInstance]", type(event))  # every event is a node
        for field in attrs.fields(kind):
            old, new = getattr(recorded, field.name), getattr(event, field.name)
            if old != new:
                name = f"{kind.__name__}.{field.name}"
                return Difference(number, place, name, repr(old), repr(new), _rules(event))
        return Difference(number, place, "event", packed.hex(), repr(event), _rules(event))

    def _report(
        self,
        verdict: Verdict,
        now: Step[Any] | None,
        *,
        difference: Difference | None = None,
        reason: str = "",
    ) -> Report:
        outcome = "" if now is None else self._adapter.ruleset.outcome(now.state.table)
        return Report(
            verdict,
            len(self._log.records),
            _count(self._log),
            difference,
            reason,
            self._parked,
            outcome,
        )


def _rules(event: Event) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*event.RULES, *event.why)))


def commands_of(codec: Codec, log: Log) -> list[Command]:
    """The commands of a log, decoded.

    Raises:
        DecodeError: if one is not readable.
    """
    return [codec.decode_command(r.command) for r in log.records if r.command is not None]


__all__ = [
    "Difference",
    "Report",
    "Verdict",
    "commands_of",
    "incompatible",
    "open_game",
    "opening_step",
    "replay",
]

"""Re-executing a log: the commands again, and every event compared.

A verdict is EXACT, DIVERGED at a record, or UNVERIFIED with the reason why nothing could be said.
Frames are internal: nobody reads them here, and where only they differ in a `Parked`, that is
reported beside the verdict, and is no divergence. Who is asked what, and how much chance was drawn,
is no internal matter. Neither is a divergence what an event says in a field that came with a later
revision of the rules: the recording does not have it, so it proves nothing. Where a class told the
same thing otherwise then, the event of now is put as it would have been told, and compared.

That another version recorded the log decides nothing: where every event comes out again byte for
byte the log is EXACT, where one does not it is DIVERGED, and the report says what the other version
had otherwise. Only what this version cannot even read is UNVERIFIED.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Any, final

import attrs

from dmd_core.kernel.events import Event, Parked, cited
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import rewound
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.schema.codec import Codec, DecodeError, EncodeError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, pending, step
from dmd_replay.check.failure import Failure, differing, parted, raised, refused
from dmd_replay.facets import GameTools
from dmd_replay.log import Log, LogError, Record, Rewound
from dmd_replay.read.opening import (
    HeaderDifference,
    codec_of,
    differences,
    open_game,
    opening_step,
    unplayable,
    unreadable,
)


@unique
class ReplayVerdict(StrEnum):
    """What re-execution says of a log."""

    EXACT = "EXACT"
    DIVERGED = "DIVERGED"
    UNVERIFIED = "UNVERIFIED"


@final
@attrs.frozen
class Divergence:
    """The first thing that differs: where, what was recorded, what the rules say.

    Attributes:
        record: the number of the record.
        event: the place of the event in it.
        field: what differs, as class and field of the event, or ``command``, ``outcome``.
        expected: what was recorded.
        actual: what the rules say now.
        rules: those that the events cite, this version's first, or that the refusal rests on.
        since: the record from which on the frames differed, without a record between that agreed;
            -1 if they agreed. What a command changed may show in its frames only, until later.
        failure: the same as a failure with a signature; of kind ``exception`` if the rules raised
            one. None where the log is at odds with its own header or end.
    """

    record: int
    event: int
    field: str
    expected: str
    actual: str
    rules: tuple[str, ...] = ()
    since: int = -1
    failure: Failure | None = attrs.field(default=None, eq=False)


@final
@attrs.frozen
class ReplayReport:
    """The verdict on one log.

    Attributes:
        verdict: in one word.
        records: how many there are.
        events: how many there are.
        difference: the first, of a log that diverged.
        reason: why a log is unverified.
        parked: how many records differ in frames only.
        outcome: how the game ended, or stood at the difference.
        parked_at: the first record whose frames differ; -1 if there is none.
        header: what the version that recorded the log had otherwise; nothing if this very version
            could have recorded it.
        unrecorded: how many events have fields now that the recording could not have.
    """

    verdict: ReplayVerdict
    records: int
    events: int
    difference: Divergence | None = None
    reason: str = ""
    parked: int = 0
    outcome: str = ""
    parked_at: int = -1
    header: tuple[HeaderDifference, ...] = ()
    unrecorded: int = 0


def _rules(event: Event, now: Step[Any]) -> tuple[str, ...]:
    """What an event rests on; the one that ends a step rests on what the question after it does."""
    if isinstance(event, Parked) and now.decision is not None:
        return now.decision.rules
    return cited(event)


Progress = Callable[[int, int], None]
"""Told the number of records done and of all records."""


def replay(tools: GameTools, log: Log, progress: Progress | None = None) -> ReplayReport:
    """Re-execute a log and compare every event.

    Args:
        tools: the game.
        log: what was read; a damaged one is UNVERIFIED unless a good record already differs.
        progress: called after every record.

    Returns:
        The report.
    """
    reason = unplayable(tools, log.header)
    game: Any = None
    if not reason:
        try:
            game = open_game(tools, log.header)
        except LogError as error:
            reason = str(error)
    if reason:
        return unverified(log, reason)
    return _Replay(tools, game, log).run(progress)


def unverified(log: Log, reason: str) -> ReplayReport:
    """The report on a log that cannot be executed, for a reason."""
    return ReplayReport(ReplayVerdict.UNVERIFIED, len(log.records), _count(log), reason=reason)


class _EncodingError(ValueError):
    """A command that stands in the log in other bytes than it has."""

    def __init__(self, recorded: str, here: str) -> None:
        self.recorded, self.here = recorded, here
        super().__init__(recorded, here)


class _UnreadableError(ValueError):
    """A record that another version wrote in a shape which this one cannot read."""


def _count(log: Log) -> int:
    return sum(record.count for record in log.records)


class _Replay:
    """One log being re-executed.

    Only states that an undo goes back to are kept.
    """

    def __init__(self, tools: GameTools, game: Any, log: Log) -> None:  # noqa: ANN401 - of any game
        self._tools = tools
        self._game = game
        self._log = log
        self._codec: Codec = codec_of(tools, game, log.header)
        self._revision = log.header.revision
        self._header = differences(tools, game, log.header)
        self._other_shape = any(one.field == "shape" for one in self._header)
        self._total = len(log.records)
        self._wanted = {entry.to for entry in log.entries if isinstance(entry, Rewound)}
        self._kept: dict[int, tuple[State[Any], int]] = {}
        self._used = 0
        self._unrecorded = 0
        self._parked = 0
        self._parked_at = -1
        self._since = -1

    def run(self, progress: Progress | None) -> ReplayReport:
        log = self._log
        now: Step[Any] | None = None
        done = 0
        for entry in log.entries:
            found_one: Divergence | None = None
            if isinstance(entry, Rewound):
                now, found_one = self._rewind(entry, done)
            elif isinstance(entry, Record):
                try:
                    now = self._next(now, entry)
                    found_one = self._compare(entry.number, entry.events, now)
                except _EncodingError as error:
                    found = Divergence(entry.number, 0, "command.bytes", error.recorded, error.here)
                    return self._report(ReplayVerdict.DIVERGED, now, difference=found)
                except _UnreadableError as error:
                    return self._report(ReplayVerdict.UNVERIFIED, now, reason=str(error))
                except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
                    found = self._stopped(entry.number, now, error)
                    return self._report(ReplayVerdict.DIVERGED, now, difference=found)
                if entry.number in self._wanted:
                    self._kept[entry.number] = (now.state, self._since)
                done += 1
                if progress is not None:
                    progress(done, self._total)
            if found_one is not None:
                return self._report(ReplayVerdict.DIVERGED, now, difference=found_one)
        if log.damage is not None:
            return self._report(ReplayVerdict.UNVERIFIED, now, reason=str(log.damage))
        outcome = "" if now is None else self._tools.ruleset.outcome(now.state.table)
        if log.footer is not None and outcome != log.footer.outcome:
            found = Divergence(self._total, 0, "outcome", log.footer.outcome, outcome)
            return self._report(ReplayVerdict.DIVERGED, now, difference=found)
        return self._report(ReplayVerdict.EXACT, now)

    def _stopped(self, number: int, now: Step[Any] | None, error: Exception) -> Divergence:
        """Why a command was not carried out: refused, by its names; not readable; or a crash."""
        if isinstance(error, RefusedError) and now is not None:
            says = self._tools.narrator(self._game).describe(now.state, error.refusal)
            rules = error.refusal.rules
            found = refused(error, f"the command was accepted, these rules say: {says}")
            return Divergence(number, 0, "command", "accepted", says, rules, failure=found)
        if isinstance(error, DecodeError):
            return Divergence(number, 0, "command", "accepted", str(error))
        found = raised(error)
        says = str(error) if isinstance(error, EngineError) else f"the rules raise {found.says}"
        return Divergence(number, 0, "command", "accepted", says, failure=found)

    def _rewind(self, entry: Rewound, number: int) -> tuple[Step[Any], Divergence | None]:
        """Go back; what is wrong with it is a difference at the record that would come next."""
        state, self._since = self._kept[entry.to]
        decision = pending(self._tools.ruleset, self._game, state)
        policy = self._log.header.undo
        if entry.policy is not policy:
            found = Divergence(number, 0, "Rewound.policy", str(entry.policy), str(policy))
            return Step(state, (), decision), found
        back = rewound(state, policy, self._used)
        epoch = back.chance.epoch
        self._used = max(self._used, epoch)
        found_epoch = None
        if epoch != entry.epoch:
            found_epoch = Divergence(number, 0, "Rewound.epoch", str(entry.epoch), str(epoch))
        return Step(back, (), decision), found_epoch

    def _next(self, now: Step[Any] | None, record: Record) -> Step[Any]:
        ruleset = self._tools.ruleset
        if record.command is None:
            return opening_step(self._tools, self._game, self._log.header.seed)
        if now is None:  # no reader gives such a log
            message = "the log begins with a command instead of the setup"
            raise EngineError(message)
        try:
            command = self._codec.decode_command(record.command)
        except DecodeError as error:
            self._blame_version(f"the command of record {record.number}", error)
            raise
        if self._codec.encode_command(command) != record.command and not self._other_shape:
            # Versions with other fields may have written it so; this one writes each in one way.
            shown = self._codec.encode_command(command).hex()
            raise _EncodingError(record.command.hex(), shown)
        return step(ruleset, self._game, now.state, command, decision=now.decision)

    def _compare(
        self, number: int, recorded: tuple[bytes, ...], now: Step[Any]
    ) -> Divergence | None:
        happened = now.events
        encode = self._packed
        agreed = True
        for place, event in enumerate(happened):
            if place >= len(recorded):
                rules = _rules(event, now)
                more = parted(None, event, f"event {place} was not recorded: {event!r}")
                return Divergence(number, place, "event", "none", repr(event), rules, failure=more)
            if encode(event) == recorded[place]:
                continue
            if isinstance(event, Parked):
                if self._differs_in_frames(recorded[place], event):
                    agreed = False
                    continue
            elif encode(self._codec.as_told(event, self._revision)) == recorded[place]:
                self._unrecorded += 1
                continue
            rules = _rules(event, now)
            return self._difference(number, place, recorded[place], event, rules)
        if len(recorded) > len(happened):
            place = len(happened)
            shown, rules, missing = self._show(place, recorded[place])
            return Divergence(number, place, "event", shown, "none", rules, failure=missing)
        if agreed:
            self._since = -1
            return None
        self._parked += 1
        if self._parked_at < 0:
            self._parked_at = number
        if self._since < 0:
            self._since = number
        return None

    def _packed(self, event: Event) -> bytes:
        """An event as the log would hold it; nothing if it names what the log has no number for."""
        try:
            return self._codec.encode_event(event)
        except EncodeError:
            return b""

    def _differs_in_frames(self, packed: bytes, parked: Parked) -> bool:
        """Whether a recorded event is the same `Parked` but for its frames."""
        try:
            recorded = self._codec.recorded_event(packed)
        except DecodeError:
            return False
        return isinstance(recorded, Parked) and not differing(recorded, parked)

    def _blame_version(self, what: str, error: DecodeError) -> None:
        """Give up on what another version wrote in a shape or with symbols of its own.

        Raises:
            _UnreadableError: if the header says that one did.
        """
        why = unreadable(self._header)
        if why:
            raise _UnreadableError(f"{what} cannot be read: {error}; {why}") from error

    def _show(self, place: int, packed: bytes) -> tuple[str, tuple[str, ...], Failure | None]:
        """A recorded event that does not happen any more, the rules that it cites, the failure."""
        try:
            recorded = self._codec.recorded_event(packed)
        except DecodeError as error:
            return f"unreadable ({error})", (), None
        found = parted(recorded, None, f"event {place} does not happen: {recorded!r}")
        return repr(recorded), cited(recorded), found

    def _difference(
        self, number: int, place: int, packed: bytes, event: Event, rules: tuple[str, ...]
    ) -> Divergence:
        """Name the first field of an event that differs; `rules` are those of the event now."""
        try:
            recorded = self._codec.recorded_event(packed)
        except DecodeError as error:
            self._blame_version(f"event {place} of record {number}", error)
            return Divergence(number, place, "event", f"unreadable ({error})", repr(event))
        rules = tuple(dict.fromkeys((*rules, *cited(recorded))))
        told = self._codec.as_told(event, self._revision)
        found = parted(recorded, told, f"event {place}: {recorded!r} recorded, {told!r} now")
        if type(recorded) is not type(event):
            return Divergence(
                number, place, "event", repr(recorded), repr(event), rules, failure=found
            )
        for field in differing(recorded, told):
            name = f"{type(event).__name__}.{field}"
            was, now = getattr(recorded, field), getattr(told, field)
            return Divergence(number, place, name, repr(was), repr(now), rules, failure=found)
        return Divergence(number, place, "event", packed.hex(), repr(event), rules)

    def _report(
        self,
        verdict: ReplayVerdict,
        now: Step[Any] | None,
        *,
        difference: Divergence | None = None,
        reason: str = "",
    ) -> ReplayReport:
        outcome = "" if now is None else self._tools.ruleset.outcome(now.state.table)
        if difference is not None:
            difference = attrs.evolve(difference, since=self._since)
        return ReplayReport(
            verdict,
            len(self._log.records),
            _count(self._log),
            difference,
            reason,
            self._parked,
            outcome,
            self._parked_at,
            self._header,
            self._unrecorded,
        )


__all__ = [
    "Divergence",
    "ReplayReport",
    "ReplayVerdict",
    "replay",
    "unverified",
]

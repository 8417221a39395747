"""One game of a host: its recorder, its place in the journal, and what each role may see and do."""

from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cached_property
from io import BytesIO
from typing import Any, Final, Self, final

from dmd_core.engine import CommandTextError
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, TABLE, KindId, Seat
from dmd_core.kernel.refusals import Refusal, RefusedError, with_rules
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.faults import FaultError, suggest
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER, Step
from dmd_core.kernel.views import SPECTATOR, View
from dmd_replay.facets import GameTools, display_of
from dmd_replay.log import Log, LogEntry, LogWriter, Record, Rewound, parse_log
from dmd_replay.log.writer import EntryWriter
from dmd_replay.play.fork import parent_at, replay_into, up_to
from dmd_replay.play.record import suggested_name
from dmd_replay.play.recorder import Recorder, UndoError
from dmd_replay.play.resume import check_goes_on
from dmd_replay.read.history import lineage_of
from dmd_replay.read.opening import codec_of, open_game
from dmd_replay.serve.clock import unbounded
from dmd_replay.serve.errors import Kind, ProtocolError
from dmd_replay.serve.journal import Journal, Kept
from dmd_replay.serve.keys import Role
from dmd_replay.serve.limits import Limits
from dmd_replay.serve.messages import (
    AccountEntry,
    AccountResult,
    Changed,
    Described,
    FaultShown,
    MenuResult,
    Moved,
    SaveResult,
    SeatName,
    Status,
    TableauResult,
    ViewResult,
)
from dmd_replay.serve.plain import PlainWriter, shown_refusal

_SHOWN: Final = 50
"""Options that an error names."""
_LONGEST: Final = 1000
"""Letters of the text of a command."""

Eyes = Seat | None
"""Whose eyes: None where everything may be seen."""


@final
class Tape(BytesIO):
    """What a log is written to: each frame goes to the journal when it is whole."""

    def __init__(self, journal: Journal, name: str, size: int = 0) -> None:
        """Hold back what is written until `begin`, unless the journal has the game already."""
        super().__init__()
        self.size = size
        self._journal = journal
        self._name = name
        self._held = bytearray()
        self._begun = size > 0

    def write(self, data: Any) -> int:  # noqa: ANN401 - any buffer, as inherited
        """Hold it until the frame is whole."""
        self._held += data
        return len(data)

    def flush(self) -> None:
        """Keep the frame; from here on nothing breaks the request off."""
        if self._begun and self._held:
            unbounded()
            self._journal.append(self._name, bytes(self._held))
            self.size += len(self._held)
            self._held.clear()

    def begin(self, secret: bytes) -> None:
        """Keep the game with all that was written so far."""
        unbounded()
        self._journal.begin(self._name, Kept(secret, bytes(self._held)))
        self.size = len(self._held)
        self._held.clear()
        self._begun = True


@final
class Hosted:
    """One game.

    Attributes:
        name: what the journal calls it.
        secret: what its keys are made with.
        tools: of the game that is played.
        recorder: plays it.
        version: how far it is: entries of its log behind the setup.
        write: writes results about it.
    """

    def __init__(
        self,
        kept: tuple[str, bytes],
        tools: GameTools,
        recorder: Recorder,
        log: LogWriter,
        tape: Tape,
        version: int,
        undo: UndoPolicy,
        limits: Limits,
    ) -> None:
        """Use one of the class methods."""
        self.name, self.secret = kept
        self.tools: Final = tools
        self.recorder: Final = recorder
        self.version = version
        self.undo_policy: Final = undo
        self.display: Final = display_of(tools)
        self.engine: Final = self.display.engine
        self._log = log
        self._tape = tape
        self._limits = limits
        self._plain = tools.ruleset.codec(recorder.game).plain
        self.write: Final = PlainWriter(self._plain)

    # --- making one ------------------------------------------------------------------------------

    @classmethod
    def begun(
        cls,
        kept: tuple[str, bytes],
        journal: Journal,
        limits: Limits,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
        undo: UndoPolicy,
    ) -> Self:
        """A new game, in the journal when this returns."""
        tape = Tape(journal, kept[0])
        log = LogWriter(tape, tools, game, seed, undo=undo)
        recorder = Recorder.begin(tools, game, seed, log, undo)
        tape.begin(kept[1])
        return cls(kept, tools, recorder, log, tape, 0, undo, limits)

    @classmethod
    def forked(
        cls,
        kept: tuple[str, bytes],
        journal: Journal,
        limits: Limits,
        tools: GameTools,
        before: Log,
        step: int | None,
    ) -> Self:
        """A new game that stands at a step of a log.

        Raises:
            ForkError: if it has no such step, or these rules give another game up to there.
            LogError: if these rules cannot play it.
            RefusedError: if they refuse one of its commands.
        """
        number = lineage_of(before.entries).at if step is None else step
        header = before.header
        parent = parent_at(before, number)
        game = open_game(tools, header)
        tape = Tape(journal, kept[0])
        log = LogWriter(tape, tools, game, header.seed, undo=header.undo, parent=parent)
        recorder = Recorder.begin(tools, game, header.seed, log, header.undo)
        replay_into(before, number, recorder, codec_of(tools, game, header))
        tape.begin(kept[1])
        version = _version(up_to(before, number))
        return cls(kept, tools, recorder, log, tape, version, header.undo, limits)

    @classmethod
    def resumed(
        cls,
        kept: tuple[str, bytes],
        journal: Journal,
        limits: Limits,
        tools: GameTools,
        before: Log,
        *,
        new: bytes = b"",
        checked: bool = False,
    ) -> Self:
        """A game that goes on where a log ends.

        Args:
            kept: its name and secret.
            journal: keeps it.
            limits: its bounds.
            tools: of what is played.
            before: the log.
            new: the bytes of the log if the journal has not got it yet.
            checked: whether it is known that these very rules give it.

        Raises:
            LogError: if it is damaged, or of another version.
            ResumeError: if these rules do not give the recorded game.
        """
        if not checked:
            check_goes_on(tools, before, "the log")
        game = open_game(tools, before.header)
        end = before.tail.offset
        tape = Tape(journal, kept[0], size=0 if new else end)
        tape.write(new[:end])
        log = LogWriter(tape, tools, game, before.header.seed, behind=before)
        recorder = Recorder.behind(tools, game, before, log)
        if new:
            tape.begin(kept[1])
        version = _version(before.entries)
        return cls(kept, tools, recorder, log, tape, version, before.header.undo, limits)

    # --- what may be seen ------------------------------------------------------------------------

    @property
    def game(self) -> Any:  # noqa: ANN401 - of any game
        """The definition."""
        return self.recorder.game

    @property
    def outcome(self) -> str:
        """How it ended; empty while it runs."""
        return self.engine.outcome(self.recorder.state)

    def position(self, eyes: Eyes) -> State[Any] | View[Any]:
        """What may be seen: everything, or the view of a seat."""
        state = self.recorder.state
        return state if eyes is None else self.engine.view(self.game, state, eyes)

    def decision(self, eyes: Eyes) -> Decision | None:
        """What is asked, if it may be seen."""
        if eyes is None:
            return self.recorder.decision
        return self.engine.view(self.game, self.recorder.state, eyes).decision

    def status(self, role: Role) -> Status:
        """How it stands."""
        decision = self.recorder.decision
        return Status(
            self.tools.ruleset.name,
            self.title,
            self.seats(),
            role.word,
            self.version,
            self.recorder.at,
            NOBODY if decision is None else decision.seat,
            KindId(OVER) if decision is None else decision.kind,
            self.outcome,
            str(self.undo_policy),
        )

    @cached_property
    def title(self) -> str:
        """What is played, with the names for people where the table shows them."""
        shown = self.display.tableau(self.game, self.position(SPECTATOR))
        return shown.title or self.tools.setup.title(self.game)

    def seats(self) -> tuple[SeatName, ...]:
        """Who plays."""
        count = self.tools.setup.seats(self.game)
        screen = self.display.screen
        return tuple(
            SeatName(Seat(seat), screen.who(self.game, Seat(seat))) for seat in range(count)
        )

    def menu(self, eyes: Eyes) -> MenuResult:
        """What may be decided."""
        return MenuResult(self.version, self._menu(eyes))

    def _menu(self, eyes: Eyes) -> Any:  # noqa: ANN401 - a Menu
        position, decision = self.position(eyes), self.recorder.decision
        shown = decision if eyes is None else None
        listed = self._limits.listed
        return self.display.menu(self.game, position, shown, listed=listed)

    def view(self, eyes: Eyes) -> ViewResult:
        """The table as data."""
        position, decision = self.position(eyes), self.recorder.decision
        return ViewResult(
            self.version,
            eyes,
            NOBODY if decision is None else decision.seat,
            KindId(OVER) if decision is None else decision.kind,
            self._plain.node(position.table),
        )

    def tableau(self, eyes: Eyes) -> TableauResult:
        """What lies on the table."""
        position = self.position(eyes)
        return TableauResult(
            self.version,
            self.display.tableau(self.game, position),
            self.display.reserves(self.game, position),
            self.display.upcoming(self.game, self.recorder.state, seat=eyes),
        )

    def account(self, eyes: Eyes, since: int, most: int) -> AccountResult:
        """What happened so far, but for what was undone."""
        played = [one for one in self.recorder.line(most) if one.record >= since]
        entries = [
            AccountEntry(
                one.record,
                self._said(one.before, one.command, eyes),
                self.display.happenings(self.game, one.before, one.events, seat=eyes),
            )
            for one in played
        ]
        return AccountResult(self.version, tuple(entries))

    def save(self, journal: Journal) -> SaveResult:
        """The log, closed as one that was recorded to its end."""
        kept = journal.read(self.name)
        data = b"" if kept is None else kept.log
        log = parse_log(data)
        tape = BytesIO(data[: log.tail.offset])
        tape.seek(log.tail.offset)
        EntryWriter.behind(tape, log).end(self.outcome)
        saved = tape.getvalue()
        return SaveResult(
            self.version, suggested_name(parse_log(saved)), b64encode(saved).decode("ascii")
        )

    # --- what may be done ------------------------------------------------------------------------

    def describe(self, role: Role, eyes: Eyes, said: str | Mapping[str, object]) -> Described:
        """What a command would be, and whether it is legal."""
        decision = self._asked(role, eyes)
        command = self._command(decision, said, eyes)
        position = self.position(eyes)
        refusal = decision.check(command)
        screen = self.display.screen
        costs = () if refusal is not None else tuple(screen.costs(self.game, position, command))
        return Described(
            command_text(command),
            screen.says(self.game, position, command),
            costs,
            refusal is None,
            None if refusal is None else shown_refusal(refusal),
        )

    def apply(
        self, role: Role, said: str | Mapping[str, object], version: int | None
    ) -> "Happened":
        """Decide.

        Raises:
            ProtocolError: if it is stale, refused, not understood, or not for this role.
        """
        self._check_version(version)
        self._check_room()
        decision = self._asked(role, role.seat)
        command = self._command(decision, said, role.seat)
        # The decision that the seat is shown refuses first: its reasons hold nothing of others.
        refusal = decision.check(command)
        if refusal is not None:
            raise self._refused(refusal, allowed=_texts(decision))
        before = self.recorder.state
        step = self.recorder.do(command)
        self.version += 1
        return Happened(self, "apply", before, step, command)

    def undo(self, role: Role, what: int | str, version: int | None) -> "Happened":
        """Take back.

        Raises:
            ProtocolError: if there is nothing of that, or it was not all done by this seat.
        """
        self._check_version(version)
        self._check_room()
        try:
            back = self.recorder.takes_back(what)
            self._check_own(role, back.commands, "take back")
            step = self.recorder.go_to(back.to)
        except UndoError as error:
            raise self._cannot_go_back(error) from error
        except RefusedError as error:
            raise self._refused(error.refusal) from error
        self.version += 1
        return Happened(self, "undo", step.state, step, None)

    def redo(self, role: Role, steps: int, version: int | None) -> "Happened":
        """Do again what was taken back.

        Raises:
            ProtocolError: as `undo`.
        """
        self._check_version(version)
        self._check_room()
        try:
            self._check_own(role, self.recorder.does_again(steps), "do again")
            step = self.recorder.redo(steps)
        except UndoError as error:
            raise self._cannot_go_back(error) from error
        except RefusedError as error:
            raise self._refused(error.refusal) from error
        self.version += 1
        return Happened(self, "redo", step.state, step, None)

    # --- checks ----------------------------------------------------------------------------------

    def _check_version(self, expected: int | None) -> None:
        if expected is not None and expected != self.version:
            sentence = (
                f"the game went on: the answer is for version {expected}, it stands at"
                f" {self.version}; nothing was done"
            )
            raise ProtocolError(Kind.STALE, sentence, version=self.version)

    def _check_room(self) -> None:
        for limit, has in (("entries", self.version), ("log", self._tape.size)):
            most = getattr(self._limits, limit)
            if has >= most:
                sentence = f"this game has reached its bound of {most} for '{limit}'; save it"
                raise ProtocolError(Kind.TOO_MUCH, sentence, limit=limit, most=most)

    def _asked(self, role: Role, eyes: Eyes) -> Decision:
        decision = self.recorder.decision
        if decision is None:
            sentence = f"the game is over ({self.outcome}); there is nothing to decide"
            raise ProtocolError(Kind.NOT_YOUR_TURN, sentence, decider=NOBODY)
        if not role.plays:
            raise ProtocolError(Kind.NOT_ALLOWED, "this key is for looking on; it decides nothing")
        if role.owns and eyes is None:
            return decision
        shown = self.decision(eyes)
        if shown is None:
            who = self.display.screen.who(self.game, decision.seat)
            sentence = f"{who} decides now; wait until it is your turn"
            raise ProtocolError(Kind.NOT_YOUR_TURN, sentence, decider=decision.seat)
        return shown

    def _command(self, decision: Decision, said: str | Mapping[str, object], eyes: Eyes) -> Command:
        if not isinstance(said, str):
            try:
                return self._plain.command_from(said)
            except FaultError as error:
                faults = tuple(
                    FaultShown(
                        fault.under("command").place, fault.found, fault.allowed, fault.nearest
                    )
                    for fault in error.faults
                )
                raise ProtocolError(Kind.WRONG_PARAMETERS, str(error), faults=faults) from error
        line = said[:_LONGEST]
        try:
            return self.engine.parse_command(decision, line)
        except CommandTextError as error:
            position = self.position(eyes)
            for missing in self.display.screen.looked_for(self.game, position, decision):
                if command_text(missing) == line:
                    return missing
            texts = _texts(decision)
            near = suggest(line, texts)
            raise ProtocolError(
                Kind.NOT_UNDERSTOOD, str(error), allowed=texts, nearest=near
            ) from error

    def _check_own(self, role: Role, commands: tuple[Command, ...], what: str) -> None:
        if role.owns:
            return
        if not role.plays or any(one.seat not in (role.seat, TABLE) for one in commands):
            sentence = f"a seat can only {what} what it decided itself; the owner can do all"
            raise ProtocolError(Kind.NOT_ALLOWED, sentence)

    def _refused(self, refusal: Refusal, allowed: tuple[str, ...] = ()) -> ProtocolError:
        return ProtocolError(
            Kind.REFUSED,
            with_rules(refusal.sentence, refusal.rules),
            refusal=shown_refusal(refusal),
            allowed=allowed,
            version=self.version,
        )

    def _cannot_go_back(self, error: UndoError) -> ProtocolError:
        return ProtocolError(Kind.CANNOT_GO_BACK, str(error), version=self.version)

    # --- words -----------------------------------------------------------------------------------

    def _said(self, before: State[Any], command: Command | None, eyes: Eyes) -> str:
        if command is None:
            return ""
        if eyes is None:
            return self.display.describe(self.game, before, command)
        shown = self.engine.view_command(command, eyes)
        if shown is None:
            return ""
        return self.display.describe(self.game, self.engine.view(self.game, before, eyes), shown)

    def moved(self, happened: "Happened", eyes: Eyes) -> Moved:
        """What was done, as some eyes see it."""
        events = happened.step.events
        shown = self.display.happenings(self.game, happened.before, events, seat=eyes)
        return Moved(self.version, self.recorder.at, shown, self._menu(eyes), self.outcome)

    def changed(self, happened: "Happened", key: str, eyes: Eyes) -> Changed:
        """The same as a notification."""
        said = self._said(happened.before, happened.command, eyes)
        return Changed(key, happened.by, said, self.moved(happened, eyes))


@final
class Happened:
    """What one request did to a game; each subscriber is told what it may see of it."""

    __slots__ = ("before", "by", "command", "hosted", "step")

    def __init__(
        self,
        hosted: Hosted,
        by: Any,  # noqa: ANN401 - one of the words of `Changed.by`
        before: State[Any],
        step: Step[Any],
        command: Command | None,
    ) -> None:
        """Keep it."""
        self.hosted = hosted
        self.by = by
        self.before = before
        self.step = step
        self.command = command


def _texts(decision: Decision) -> tuple[str, ...]:
    texts: list[str] = []
    for command in decision.legal():
        if len(texts) == _SHOWN:
            break
        texts.append(command_text(command))
    return tuple(texts)


def _version(entries: Iterable[LogEntry]) -> int:
    return sum(isinstance(entry, Record | Rewound) for entry in entries) - 1


__all__ = ["Eyes", "Happened", "Hosted", "Tape"]

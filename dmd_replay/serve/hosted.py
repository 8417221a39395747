"""One game of a host: its recorder, its place in the journal, its bounds."""

from base64 import b64encode
from collections.abc import Iterable
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final, Self, final

from dmd_core.kernel.events import Command
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import Step
from dmd_core.screen import Display
from dmd_replay.facets import GameTools, display_of
from dmd_replay.log import Log, LogEntry, LogWriter, Record, Rewound
from dmd_replay.play.fork import parent_at, replay_into, up_to
from dmd_replay.play.record import named_by
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.resume import check_goes_on
from dmd_replay.read.history import lineage_of
from dmd_replay.read.opening import codec_of, open_game
from dmd_replay.serve.clock import unbounded
from dmd_replay.serve.errors import Kind, ProtocolError
from dmd_replay.serve.journal import Journal, Kept
from dmd_replay.serve.limits import Limits
from dmd_replay.serve.messages import SaveResult
from dmd_replay.serve.plain import PlainWriter

ENGLISH: Final = "en"
"""The language that every game has."""
_READS_LANGUAGES: Final = "fluent"
"""The module that comes with the extra for languages."""


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
        undo_policy: what becomes of chance when something is undone.
        limits: its bounds.
        plain: its values as plain data.
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
        self.limits: Final = limits
        self.plain: Final = tools.ruleset.codec(recorder.game).plain
        self.write: Final = PlainWriter(self.plain)
        self._log = log
        self._tape = tape
        self._displays: dict[str, Display[Any, Any]] = {ENGLISH: display_of(tools)}

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

    # --- what there is of it ---------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        """How it ended; empty while it runs."""
        return self.tools.ruleset.outcome(self.recorder.state.table)

    def speaking(self, language: str) -> tuple[str, Display[Any, Any]]:
        """What shows it in a language; in English if it has not got that one.

        Returns:
            The code of the language that is spoken, and what speaks it.
        """
        if language not in self._displays:
            if language not in languages_of(self.tools):
                return ENGLISH, self._displays[ENGLISH]
            assert self.tools.languages is not None  # noqa: S101 - it has just said so
            self._displays[language] = display_of(self.tools.languages.speaking(language))
        return language, self._displays[language]

    def save(self, journal: Journal) -> SaveResult:
        """The log, closed as one that was recorded to its end."""
        kept = journal.read(self.name)
        data = b"" if kept is None else kept.log[: self._log.tail.offset]
        tape = BytesIO()
        tape.write(data)
        content = self._log.close_copy(tape)
        saved = b64encode(tape.getvalue()).decode("ascii")
        return SaveResult(self.version, named_by(self.tools.ruleset.name, content), saved)

    # --- what may be done ------------------------------------------------------------------------

    def carry_out(self, command: Command) -> Step[Any]:
        """Do what was decided.

        Raises:
            RefusedError: if it is illegal; nothing is done then.
            ProtocolError: if there is no room.
            JournalError: if it could not be kept; the game in memory is of no use any more.
        """
        self._check_room()
        step = self.recorder.do(command)
        self.version += 1
        return step

    def go_to(self, record: int) -> Step[Any]:
        """Go back, or on again; errors as `carry_out`."""
        self._check_room()
        step = self.recorder.go_to(record)
        self.version += 1
        return step

    def check_version(self, expected: int | None) -> None:
        """Refuse an answer to a question of before.

        Raises:
            ProtocolError: if it is stale.
        """
        if expected is not None and expected != self.version:
            sentence = (
                f"the game went on: the answer is for version {expected}, it stands at"
                f" {self.version}; nothing was done"
            )
            raise ProtocolError(Kind.STALE, sentence, version=self.version)

    def _check_room(self) -> None:
        for limit, has in (("entries", self.version), ("log", self._tape.size)):
            most = getattr(self.limits, limit)
            if has >= most:
                sentence = f"this game has reached its bound of {most} for '{limit}'; save it"
                raise ProtocolError(Kind.TOO_MUCH, sentence, limit=limit, most=most)


def languages_of(tools: GameTools) -> tuple[str, ...]:
    """The languages that a game can be told in here, English first."""
    if tools.languages is None or find_spec(_READS_LANGUAGES) is None:
        return (ENGLISH,)
    return (ENGLISH, *tools.languages.codes)


def _version(entries: Iterable[LogEntry]) -> int:
    return sum(isinstance(entry, Record | Rewound) for entry in entries) - 1


__all__ = ["ENGLISH", "Hosted", "Tape", "languages_of"]

"""A game that is played and recorded: commands, undo, marks and notes, each written as it comes."""

from typing import Any, Final, Self, final

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.rewind import UndoPolicy, rewound
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, pending, step
from dmd_replay.facets import GameTools
from dmd_replay.log import Log, LogWriter, Record, Rewound
from dmd_replay.read.opening import opening_step
from dmd_replay.read.timeline import START


@final
@attrs.frozen
class Undo:
    """What a player may say instead of a command: take back so many of them, 1 or more."""

    steps: int = 1


@final
@attrs.frozen
class PutMark:
    """What a player may say instead of a command: put a mark on the position."""

    name: str
    note: str = ""


@final
@attrs.frozen
class PutNote:
    """What a player may say instead of a command: put a note on the position."""

    text: str


Input = Command | Undo | PutMark | PutNote
"""All that can be said in a game that is recorded."""


class UndoError(ValueError):
    """An undo that goes back too far."""


@final
class Recorder:
    """Plays one game and writes its log.

    Attributes:
        game: the definition.
        now: the step that play stands at.
        at: the number of its record.
        commands: how many commands there were, undone ones among them.
        events: how many events there were.

    Example:
        with path.open("xb") as file, LogWriter(file, tools, game, 7) as log:
            recorder = Recorder.begin(tools, game, 7, log)
            recorder.do(command)
            recorder.undo()
    """

    def __init__(self, tools: GameTools, game: Any, log: LogWriter, policy: UndoPolicy) -> None:  # noqa: ANN401 - of any game
        """Use `begin` or `behind`."""
        self.game: Final = game
        self.commands = 0
        self.events = 0
        self.at = START
        self._ruleset = tools.ruleset
        self._log = log
        self._policy = policy
        self._states: list[State[Any]] = []
        self._parents: list[int] = []
        self._used = 0
        self.now: Step[Any]

    @classmethod
    def begin(
        cls,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
        log: LogWriter,
        policy: UndoPolicy = UndoPolicy.KEEP,
    ) -> Self:
        """Set a game up and write that.

        Args:
            tools: the game.
            game: its definition.
            seed: of its chance; None if dice and cards are typed in.
            log: a new one, begun with the same.
            policy: what becomes of chance when something is undone, as the log says.
        """
        recorder = cls(tools, game, log, policy)
        recorder._take(opening_step(tools, game, seed))
        log.write(None, recorder.now)
        return recorder

    @classmethod
    def behind(
        cls,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        before: Log,
        log: LogWriter,
    ) -> Self:
        """Execute a log again and go on where it ends; it has at least the setup.

        Args:
            tools: the game.
            game: its definition.
            before: what there is; `replay` must find no divergence in it.
            log: goes on behind it.

        Raises:
            RefusedError: if a recorded command is refused by these rules.
            DecodeError: if one is not readable.
        """
        recorder = cls(tools, game, log, before.header.undo)
        codec = tools.ruleset.codec(game)
        for entry in before.entries:
            if isinstance(entry, Rewound):
                recorder._go_back(entry.to)
            elif isinstance(entry, Record):
                if entry.command is None:
                    now = opening_step(tools, game, before.header.seed)
                else:
                    command = codec.decode_command(entry.command)
                    now = step(tools.ruleset, game, recorder.now.state, command)
                recorder._take(now)
        log.stands(recorder.now)
        return recorder

    def do(self, command: Command) -> Step[Any]:
        """Carry a command out and write it.

        Raises:
            RefusedError: if it is illegal; nothing is written then.
        """
        now = self.now
        step_ = step(self._ruleset, self.game, now.state, command, decision=now.decision)
        self._log.write(command, step_)
        self._take(step_)
        return step_

    def undo(self, count: int = 1) -> Step[Any]:
        """Take commands back and write that.

        Args:
            count: how many, 1 or more; what was undone before does not count.

        Returns:
            The position to go on from; no events.

        Raises:
            UndoError: if there are not so many.
            RefusedError: if undo is forbidden in this game.
        """
        to = self.at
        for done in range(count):
            to = self._parents[to]
            if to == START:
                message = f"undo {count}: only {done} commands can be taken back"
                raise UndoError(message)
        self._go_back(to)
        self._log.rewound(to, self._policy, self.now)
        return self.now

    def mark(self, name: str, note: str = "") -> None:
        """Put a mark on the position."""
        self._log.mark(name, note, self.at)

    def note(self, text: str) -> None:
        """Put a note on the position."""
        self._log.note(text, self.at)

    def take(self, said: Input) -> Step[Any]:
        """Carry out whatever was said.

        Raises:
            RefusedError: as `do` and `undo`.
            UndoError: as `undo`.
        """
        match said:
            case Undo(steps):
                return self.undo(steps)
            case PutMark(name, note):
                self.mark(name, note)
            case PutNote(text):
                self.note(text)
            case _:
                return self.do(said)
        return self.now

    def _take(self, now: Step[Any]) -> None:
        self._parents.append(self.at)
        self.at = len(self._states)
        self._states.append(now.state)
        self.commands += self.at > 0
        self.events += len(now.events)
        self.now = now

    def _go_back(self, to: int) -> None:
        state = rewound(self._states[to], self._policy, self._used)
        self._used = max(self._used, state.chance.epoch)
        self.at = to
        self.now = Step(state, (), pending(self._ruleset, self.game, state))


__all__ = ["Input", "PutMark", "PutNote", "Recorder", "Undo", "UndoError"]

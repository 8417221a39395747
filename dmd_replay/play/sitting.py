"""A game that is played: where it stands in words, what happened, and what players do to it.

It is written as it is played (`dmd_replay.play.recorder`), so that whatever ends the program, the
next start goes on behind the last answer.
"""

from collections.abc import Iterator, Sequence
from typing import Final, final

import attrs

from dmd_core.engine import CommandTextError
from dmd_core.kernel.decisions import typed_in
from dmd_core.kernel.events import Command, Forced, cited
from dmd_core.kernel.ids import TABLE, RuleId
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.faults import shown, suggest
from dmd_core.kernel.schema.text import command_text
from dmd_core.screen import Happening, Menu, Reserve, Tableau, Told, Upcoming
from dmd_replay.facets import GameTools, display_of
from dmd_replay.facets.rulebook import says_of
from dmd_replay.play.recorder import TURN, Played, Recorder, TakenBack, UndoError


@final
@attrs.frozen
class Line:
    """A line of the account.

    Attributes:
        text: what happened.
        rules: what it rests on.
        depth: how many causes it stands within.
        opens: whether a turn begins with it.
        forced: whether it says that an answer was taken unasked because there was no other; what
            that led to comes behind it.
    """

    text: str
    rules: tuple[RuleId, ...]
    depth: int = 0
    opens: bool = False
    forced: bool = False


@final
class NoAnswerError(CommandTextError):
    """A typed line that is no answer, in the parts of which a screen makes a sentence.

    Attributes:
        line: the line, short and without what could steer a terminal.
        possible: the answers as they are typed.
        nearest: the one that may be meant; empty if none looks like it.
    """

    def __init__(self, message: str, line: str, possible: tuple[str, ...]) -> None:
        """Keep the parts."""
        super().__init__(message)
        self.line = shown(line.strip())
        self.possible = possible
        self.nearest = suggest(" ".join(line.lower().split()), possible)


@final
class Sitting:
    """One game that is played.

    Args:
        tools: the game.
        recorder: where it is played and written.

    Attributes:
        menu: what is asked and can be answered.
    """

    def __init__(self, tools: GameTools, recorder: Recorder) -> None:
        """Look at the game as it stands."""
        self.tools: Final = tools
        self._recorder = recorder
        self._display = display_of(tools)
        self._narrator = tools.narrator(recorder.game)
        self._told: dict[int, tuple[Line, ...]] = {}
        self.menu: Menu = self._menu()

    def _menu(self) -> Menu:
        now = self._recorder
        return self._display.menu(now.game, now.state, now.decision)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What is played, in a few words."""
        return self.tools.setup.title(self._recorder.game)

    @property
    def tableau(self) -> Tableau:
        """What lies on the table."""
        return self._display.tableau(self._recorder.game, self._recorder.state)

    @property
    def upcoming(self) -> tuple[Upcoming, ...]:
        """What will be resolved after what is asked now."""
        return self._display.upcoming(self._recorder.game, self._recorder.state)

    @property
    def reserves(self) -> tuple[Reserve, ...]:
        """What can run out."""
        return self._display.reserves(self._recorder.game, self._recorder.state)

    @property
    def policy(self) -> UndoPolicy:
        """What becomes of dice and cards after an undo."""
        return self._recorder.policy

    @property
    def verdict(self) -> str:
        """How the game ended; empty while it goes on."""
        if self._recorder.decision is not None:
            return ""
        return self._narrator.verdict(self._recorder.state)

    def who(self, seat: int) -> str:
        """The name of a seat."""
        return self._narrator.seat(seat)

    def account(self, last: int | None = None) -> Iterator[tuple[Line, ...]]:
        """What happened, answer by answer; nothing that was taken back.

        Args:
            last: only what so many answers led to, those that came last.
        """
        for played in self._recorder.line(last):
            if played.record not in self._told:
                self._told[played.record] = self._tell(played)
            yield self._told[played.record]

    def _tell(self, played: Played) -> tuple[Line, ...]:
        found = self._display.happenings(self._recorder.game, played.before, played.events)
        return tuple(self._lines(found))

    def _lines(self, parts: Sequence[Told | Happening], depth: int = 0) -> Iterator[Line]:
        for part in parts:
            if isinstance(part, Happening):
                yield from self._lines(part.parts, depth + (part.cause is not None))
            elif part.sentence:
                opens = self._narrator.opens_turn(part.event)
                forced = isinstance(part.event, Forced)
                yield Line(part.sentence, cited(part.event), max(0, depth - 1), opens, forced)

    def rules(self) -> Iterator[tuple[RuleId, str]]:
        """The rules of what is asked, of what is missing, and of what happened last, in words."""
        last = next(self.account(1))
        ids = (
            *self.menu.rules,
            *(rule for one in self.menu.missing for rule in one.refusal.rules),
            *(rule for line in last for rule in line.rules),
        )
        for rule in dict.fromkeys(ids):
            yield rule, says_of(self.tools.rulebook, rule)

    # --- what players do -------------------------------------------------------------------------

    def do(self, command: Command) -> None:
        """Give an answer; it is in the file when this returns.

        Raises:
            RefusedError: if it is not possible.
        """
        self._recorder.do(command)
        self.menu = self._menu()

    def read(self, line: str) -> Command:
        """The answer that a typed line means.

        Raises:
            CommandTextError: if it is refused; says why, in the language of the game.
            NoAnswerError: if it is none; has what is possible.
        """
        decision = self._recorder.decision
        if decision is None:
            raise CommandTextError(self.menu.sentence)
        try:
            return self.tools.engine.parse_command(decision, line)
        except CommandTextError as error:
            wanted = " ".join(line.lower().split())
            for missing in self.menu.missing:
                if command_text(missing.command) == wanted:
                    raise CommandTextError(missing.reason) from error
            if decision.seat == TABLE:
                refused = decision.check(typed_in(line, decision.subject))
                if refused is not None:
                    said = self._narrator.describe(self._recorder.state, refused)
                    raise CommandTextError(said) from error
            possible = tuple(option.text for option in self.menu)
            raise NoAnswerError(str(error), line, possible) from error

    def undoes(self) -> Iterator[tuple[int | str, TakenBack]]:
        """What can be taken back: the last answer, then parts of play, each with what is in it."""
        seen: set[int] = set()
        parts: tuple[int | str, ...] = (1, *self.tools.parts, TURN)
        for what in parts:
            try:
                found = self._recorder.takes_back(what)
            except UndoError:
                continue
            if found.to not in seen:
                seen.add(found.to)
                yield what, found

    @property
    def redoes(self) -> int:
        """How many answers can be given again."""
        return self._recorder.redoes

    def undo(self, found: TakenBack) -> None:
        """Take back what `undoes` named.

        Raises:
            RefusedError: if nothing can be undone in this game.
        """
        self._recorder.go_to(found.to)
        self.menu = self._menu()

    def redo(self) -> None:
        """Give the last answer again that was taken back.

        Raises:
            UndoError: if none was.
        """
        self._recorder.redo()
        self.menu = self._menu()

    def note(self, text: str) -> None:
        """Write a note into the log, such as what seems wrong here."""
        self._recorder.note(text)


__all__ = ["Line", "NoAnswerError", "Sitting"]

"""A game through the eyes of one key, in one language: what it may see, and what it may decide."""

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final, Literal, final

from dmd_core.engine import CommandTextError
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, KindId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, with_rules
from dmd_core.kernel.schema.faults import FaultError, suggest
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER, Step
from dmd_core.kernel.views import View
from dmd_core.screen import Display, Menu
from dmd_replay.serve.errors import Kind, ProtocolError
from dmd_replay.serve.hosted import Hosted
from dmd_replay.serve.keys import Role
from dmd_replay.serve.messages import (
    AccountEntry,
    AccountResult,
    Changed,
    Described,
    FaultShown,
    MenuResult,
    Moved,
    RefusalShown,
    SeatName,
    Status,
    TableauResult,
    ViewResult,
)

_SHOWN: Final = 50
"""Options that an error names."""
_LONGEST: Final = 1000
"""Letters of the text of a command."""


@final
@node
class Happened:
    """What one request did to a game; each who listens is told what it may see of it.

    Attributes: `by` what was done; `before` the state before it; `step` what it did; `command` what
    was decided, if anything was.
    """

    by: Literal["apply", "undo", "redo"]
    before: State[Any]
    step: Step[Any]
    command: Command | None = None


@final
class Sight:
    """What one key sees of a game.

    Args:
        hosted: the game.
        role: what the key is for.
        seat: whose eyes; None where everything may be seen.
        language: the language of sentences, if the game has it.
    """

    def __init__(self, hosted: Hosted, role: Role, seat: Seat | None, language: str) -> None:
        """See the class."""
        self.hosted: Final = hosted
        self.role: Final = role
        self._seat: Final = seat
        self._game: Final = hosted.recorder.game
        self._recorder: Final = hosted.recorder
        self._language, self._display = hosted.speaking(language)
        self._engine: Final = self._display.engine

    # --- what there is to see --------------------------------------------------------------------

    @property
    def _position(self) -> State[Any] | View[Any]:
        return self._seen(self._recorder.state)

    def _seen(self, state: State[Any]) -> State[Any] | View[Any]:
        return state if self._seat is None else self._engine.view(self._game, state, self._seat)

    @property
    def _decision(self) -> Decision | None:
        position = self._position
        return position.decision if isinstance(position, View) else self._recorder.decision

    @property
    def _waits_for(self) -> tuple[Seat, KindId]:
        decision = self._recorder.decision
        return (NOBODY, KindId(OVER)) if decision is None else (decision.seat, decision.kind)

    def status(self) -> Status:
        """How the game stands."""
        decider, kind = self._waits_for
        shown = self._display.tableau(self._game, self._position)
        return Status(
            self.hosted.tools.ruleset.name,
            shown.title or self.hosted.tools.setup.title(self._game),
            seats_of(self.hosted, self._display),
            self.role.word,
            self.hosted.version,
            self._recorder.at,
            decider,
            kind,
            self.hosted.outcome,
            str(self.hosted.undo_policy),
            self._language,
        )

    def menu(self) -> MenuResult:
        """What may be decided."""
        return MenuResult(self.hosted.version, self._menu())

    def _menu(self) -> Menu:
        shown = self._recorder.decision if self._seat is None else None
        listed = self.hosted.limits.listed
        return self._display.menu(self._game, self._position, shown, listed=listed)

    def view(self) -> ViewResult:
        """The table as data."""
        table = self.hosted.plain.node(self._position.table)
        return ViewResult(self.hosted.version, self._seat, *self._waits_for, table)

    def tableau(self) -> TableauResult:
        """What lies on the table."""
        position, state = self._position, self._recorder.state
        return TableauResult(
            self.hosted.version,
            self._display.tableau(self._game, position),
            self._display.reserves(self._game, position),
            self._display.upcoming(self._game, state, seat=self._seat),
        )

    def account(self, since: int, until: int | None, most: int) -> AccountResult:
        """What happened so far, but for what was undone."""
        entries = [
            AccountEntry(
                one.record,
                self._said(one.before, one.command),
                self._display.happenings(self._game, one.before, one.events, seat=self._seat),
            )
            for one in self._recorder.line(most, until)
            if one.record >= since
        ]
        return AccountResult(self.hosted.version, tuple(entries))

    def moved(self, happened: Happened) -> Moved:
        """What was done."""
        events, before = happened.step.events, happened.before
        shown = self._display.happenings(self._game, before, events, seat=self._seat)
        version, record = self.hosted.version, self._recorder.at
        return Moved(version, record, shown, self._menu(), self.hosted.outcome)

    def changed(self, happened: Happened, key: str) -> Changed:
        """The same as a notification for who listens with a key."""
        said = self._said(happened.before, happened.command)
        return Changed(key, happened.by, said, self.moved(happened))

    def _said(self, before: State[Any], command: Command | None) -> str:
        """What was decided, as a sentence; empty if nothing was, or it may not be known."""
        if command is not None and self._seat is not None:
            command = self._engine.view_command(command, self._seat)
        if command is None:
            return ""
        return self._display.describe(self._game, self._seen(before), command)

    # --- what may be decided ---------------------------------------------------------------------

    def describe(self, said: str | Mapping[str, object]) -> Described:
        """What a command would be, and whether it is legal."""
        decision = self.asked()
        command = self.command(decision, said)
        refusal = decision.check(command)
        position, screen = self._position, self._display.screen
        costs = () if refusal is not None else tuple(screen.costs(self._game, position, command))
        return Described(
            command_text(command),
            screen.says(self._game, position, command),
            costs,
            refusal is None,
            None if refusal is None else self._refusal(refusal),
        )

    def asked(self) -> Decision:
        """The decision that this key may answer.

        Raises:
            ProtocolError: if there is none, or another seat is asked.
        """
        if not self.role.plays:
            raise ProtocolError(Kind.NOT_ALLOWED, "this key is for looking on; it decides nothing")
        seat, _ = self._waits_for
        shown = self._decision
        if shown is not None:
            return shown
        sentence = f"the game is over ({self.hosted.outcome}); there is nothing to decide"
        if seat != NOBODY:
            who = self._display.screen.who(self._game, seat)
            sentence = f"{who} decides now; wait until it is your turn"
        raise ProtocolError(Kind.NOT_YOUR_TURN, sentence, decider=seat)

    def command(self, decision: Decision, said: str | Mapping[str, object]) -> Command:
        """The command that is meant, be it legal or not.

        Raises:
            ProtocolError: if none is.
        """
        if not isinstance(said, str):
            try:
                return self.hosted.plain.command_from(said)
            except FaultError as error:
                found = (fault.under("command") for fault in error.faults)
                faults = tuple(FaultShown(f.place, f.found, f.allowed, f.nearest) for f in found)
                raise ProtocolError(Kind.WRONG_PARAMETERS, str(error), faults=faults) from error
        line = said[:_LONGEST]
        try:
            return self._engine.parse_command(decision, line)
        except CommandTextError as error:
            looked_for = self._display.screen.looked_for(self._game, self._position, decision)
            for missing in looked_for:
                if command_text(missing) == line:
                    return missing  # it is refused, with the reason that the menu has
            texts = _texts(decision)
            near = suggest(line, texts)
            raise ProtocolError(
                Kind.NOT_UNDERSTOOD, str(error), allowed=texts, nearest=near
            ) from error

    def refused(self, refusal: Refusal, decision: Decision | None = None) -> ProtocolError:
        """The error that the rules refuse something."""
        shown = self._refusal(refusal)
        return ProtocolError(
            Kind.REFUSED,
            with_rules(shown.sentence, shown.rules),
            refusal=shown,
            allowed=() if decision is None else _texts(decision),
            version=self.hosted.version,
        )

    def _refusal(self, refusal: Refusal) -> RefusalShown:
        said = self._display.describe(self._game, self._position, refusal)
        return RefusalShown(refusal.code, said, refusal.rules)


def seats_of(hosted: Hosted, display: Display[Any, Any]) -> tuple[SeatName, ...]:
    """Who plays."""
    game = hosted.recorder.game
    seats = map(Seat, range(hosted.tools.setup.seats(game)))
    return tuple(SeatName(seat, display.screen.who(game, seat)) for seat in seats)


def _texts(decision: Decision) -> tuple[str, ...]:
    return tuple(command_text(command) for command in islice(decision.legal(), _SHOWN))


__all__ = ["Happened", "Sight", "seats_of"]

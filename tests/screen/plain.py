"""A screen that says no more than it must, for any game."""

from typing import Any, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal, seat_text
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.screen import Screen


@final
class PlainScreen(Screen[Any, Any]):  # of any game
    """Sentences of values, seats by number."""

    def says(
        self,
        _game: object,
        _position: State[Any] | View[Any],
        what: Event | Command | Decision | Refusal,
    ) -> str:
        """A refusal in its sentence, a command in its line, anything else by its repr."""
        if isinstance(what, Refusal):
            return what.sentence
        if isinstance(what, Decision):
            return f"{seat_text(what.seat)}: {what.kind}?"
        return repr(what) if not hasattr(what, "WORD") else command_text(what)  # type: ignore[arg-type] # a command has a word

    def who(self, _game: object, seat: Seat) -> str:
        """By number."""
        return seat_text(seat)


__all__ = ["PlainScreen"]

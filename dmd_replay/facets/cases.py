"""The facet of cases: positions, commands and events in the words of case files."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State

OR: Final = " or "
"""Joins answers each of which is right."""

# Any: definitions and tables of any game pass through unseen.


class CaseFacet(Protocol):
    """One game in case files; every method raises `ValueError` with a sentence for bad input."""

    def state_from(self, game: Any, given: Mapping[str, Any]) -> State[Any]:  # noqa: ANN401 - see above
        """The state a position describes."""

    def position_of(self, game: Any, state: State[Any]) -> dict[str, Any]:  # noqa: ANN401 - see above
        """The position of a state, as `state_from` reads it."""

    def from_setup(self, given: Mapping[str, Any]) -> bool:
        """Whether a position is where the setup of a game begins."""

    def faults(self, game: Any, state: State[Any]) -> Sequence[Fault]:  # noqa: ANN401 - see above
        """What is impossible about a position, with the rules it breaks."""

    def command_from(self, game: Any, seat: Seat, text: str) -> Command:  # noqa: ANN401 - see above
        """The command of a seat that a text names, legal or not."""

    def command_text(self, game: Any, command: Command) -> str:  # noqa: ANN401 - see above
        """The text form of a command, seats by name; `command_from` reads it."""

    def data(self, game: Any, state: State[Any]) -> Any:  # noqa: ANN401 - see above
        """The table as plain data with names, for field paths."""

    def words(self, game: Any, event: Event, table: Any = None) -> Mapping[str, str]:  # noqa: ANN401 - see above
        """The fields of an event as texts, seats by name.

        With the table before the event, what follows from it may stand beside them, such as where
        a figure came from. Several answers, each of which is right, are joined by `OR`.
        """

    def event_problem(self, game: Any, event: str, field: str, word: str) -> str:  # noqa: ANN401 - see above
        """Why a field of an event can never have a value; empty if it can."""

    def command_problem(self, game: Any, text: str) -> str:  # noqa: ANN401 - see above
        """Why no command can have these words, wildcards apart; empty if one can."""

    def path_problem(self, game: Any, path: str) -> str:  # noqa: ANN401 - see above
        """Why there can never be anything at a path of `data`; empty if there can."""

    def comes_and_goes(self, path: str) -> bool:
        """Whether a place of `data` is a map whose members come and go, such as ``fire``."""

    def none_at(self, path: str) -> object:
        """What a member that comes and goes is while nothing is there, such as no Fire: 0.

        None if it is no value at all, such as an Enemy that is not on the board.
        """

    def event_fields(self) -> Mapping[str, Sequence[str]]:
        """Names of all event classes with their fields, as `words` has them."""

    def command_words(self) -> Collection[str]:
        """The first words of all commands."""

    def seat_word(self, game: Any, seat: int) -> str:  # noqa: ANN401 - see above
        """The name of a seat in cases."""


__all__ = ["OR", "CaseFacet"]

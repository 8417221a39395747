"""What a game says of itself so that a screen can show it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, Generic, TypeVar

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.screen.fields import mentioned
from dmd_core.screen.shown import Cause, Cost, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau

G = TypeVar("G")
T = TypeVar("T")


class Screen(ABC, Generic[G, T]):
    """One game for screens; sentences and names every game has, the rest may be left out.

    A position is a state, or the view of a seat where no more is known. Whatever is made of a view
    goes to the player of that seat.
    """

    kinds: ClassVar[Mapping[str, str]] = {"Seat": "seat"}
    """What the fields of commands name: by the name of their type, else by their own, a word such
    as ``place``, ``piece`` or ``die``; see `dmd_core.screen.shown.Named`."""

    @abstractmethod
    def says(
        self, game: G, position: State[T] | View[T], what: Event | Command | Decision | Refusal
    ) -> str:
        """One sentence, empty for events that need no telling."""

    @abstractmethod
    def who(self, game: G, seat: Seat) -> str:
        """The name of a seat."""

    def decides(self, game: G, seat: Seat) -> str:
        """That somebody decides, where it may not be known what."""
        return f"{self.who(game, seat)} decides."

    def over(self) -> str:
        """That the game is over."""
        return "The game is over."

    def name(self, game: G, position: State[T] | View[T], field: str, value: object) -> str:  # noqa: ARG002 - for games that have names
        """The name of what a field of a command holds.

        Args:
            game: the definition.
            position: where it is decided.
            field: the name of its type, such as ``SpaceId``; of a number that of the field, such as
                ``die``.
            value: what it holds; of a row of things one of them.
        """
        return str(value)

    def costs(self, game: G, position: State[T] | View[T], command: Command) -> Iterable[Cost]:  # noqa: ARG002 - as above
        """What an option is paid with."""
        return ()

    def concerns(
        self,
        game: G,  # noqa: ARG002 - as above
        position: State[T] | View[T],  # noqa: ARG002 - as above
        decision: Decision,
    ) -> Iterable[tuple[str, object]]:
        """What a question is about, as the name of a type and a value; see `name` and `kinds`.

        Of a game that says nothing else it is what the frame which asks names.
        """
        return mentioned(decision.subject)

    def text(self, game: G, position: State[T] | View[T], field: str, value: object) -> str:  # noqa: ARG002 - as above
        """What stands on the thing that a question is about, one sentence a line.

        Args:
            game: the definition.
            position: where it is asked.
            field: the name of its type, as `name` has it.
            value: what it is.
        """
        return ""

    def looked_for(
        self,
        game: G,  # noqa: ARG002 - as above
        position: State[T] | View[T],  # noqa: ARG002 - as above
        decision: Decision,  # noqa: ARG002 - as above
    ) -> Iterable[Command]:
        """Commands that people look for in a decision, whether it offers them or not."""
        return ()

    def opens(self, game: G, table: T, event: Event, inside: tuple[Cause, ...]) -> Cause | None:  # noqa: ARG002 - as above
        """What begins with an event.

        Args:
            game: the definition.
            table: the table before it.
            event: what happens.
            inside: what is under way, the outermost first.
        """
        return None

    def keeps(self, cause: Cause, last: Event | None, event: Event) -> bool:  # noqa: ARG002 - as above
        """Whether a cause goes on with an event; if not, it was over before.

        Args:
            cause: one that is under way.
            last: the last event of its own, none of a happening inside; None if that was before the
                events that are gone through.
            event: what happens.
        """
        return True

    def under_way(self, game: G, state: State[T]) -> tuple[Cause, ...]:  # noqa: ARG002 - as above
        """What is under way where somebody is asked, the outermost first."""
        return ()

    def upcoming(self, game: G, state: State[T]) -> Iterable[Upcoming]:  # noqa: ARG002 - as above
        """What will be resolved after what is asked now, in order."""
        return ()

    def reserves(self, game: G, table: T) -> Iterable[Reserve]:  # noqa: ARG002 - as above
        """All that can run out."""
        return ()

    def tableau(self, game: G, position: State[T] | View[T]) -> Tableau:  # noqa: ARG002 - as above
        """What lies on the table, for drawing; that of a game that leaves it out is empty."""
        return Tableau("")


__all__ = ["Screen"]

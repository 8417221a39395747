"""Everything a screen shows of one game, the same for every game.

A `Screen` is what a game says of itself; a display asks it for what a frontend needs. Like the
engine it holds no state, and what it gives are values for reading.

Example:
    >>> import dmd_core as dmd
    >>> from dmd_core.api import ENGINE
    >>> from dmd_core.death_may_die.screen import SCREEN
    >>> display = Display(ENGINE, SCREEN)
    >>> game = dmd.load_game()
    >>> step = display.engine.start(game, seed=7)
    >>> display.menu(game, step.state).sentence
    'Sister Beth may take an action.'
"""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar, final

from dmd_core.engine import Engine
from dmd_core.kernel.arguments import ArgumentError, given, need, need_several, need_state
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.kernel.step import facts_of
from dmd_core.kernel.views import View
from dmd_core.screen.eyes import as_seen, seen
from dmd_core.screen.facet import Screen
from dmd_core.screen.grouping import grouped
from dmd_core.screen.menus import LISTED, menu_of
from dmd_core.screen.naming import Naming
from dmd_core.screen.shown import Happening, Menu, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau

G = TypeVar("G")
T = TypeVar("T")

_POSITION: Final = "a state, or the view of a seat"


@final
class Display(Generic[G, T]):
    """Shows games of one ruleset; `G` is their definition, `T` their table.

    A position is a state where everything may be seen, or the view of one seat. What is made of a
    view holds nothing that its seat may not know and can be sent to its player.

    Args:
        engine: plays the game.
        screen: what the game says of itself.
    """

    __slots__ = ("_engine", "_screen")

    def __init__(self, engine: Engine[G, T], screen: Screen[G, T]) -> None:
        """See the class."""
        need(engine, Engine, "engine", "an engine")
        need(screen, Screen, "screen", "a screen, such as that of a game")
        self._engine = engine
        self._screen = screen

    @property
    def engine(self) -> Engine[G, T]:
        """Plays the game that is shown."""
        return self._engine

    @property
    def screen(self) -> Screen[G, T]:
        """What the game says of itself."""
        return self._screen

    def __repr__(self) -> str:
        return f"<Display of {self._engine.ruleset.name}>"

    # --- what may be decided ---------------------------------------------------------------------

    def menu(
        self,
        game: G,
        position: State[T] | View[T],
        decision: Decision | None = None,
        *,
        listed: int = LISTED,
    ) -> Menu:
        """Whose answer is awaited, and what can be answered: in words, with costs, in groups.

        Args:
            game: the definition.
            position: a state, or the view of one seat; a view of a seat that is not asked gives a
                menu without groups, which says who is.
            decision: that of the step which gave the state, if at hand; saves computing it again.
            listed: how many options of a group are listed at most, 1 or more. Only typed dice and
                cards are more; their group says so, and its slots have all that can be shown.

        Returns:
            The menu; at the end of the game one with no options.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        if type(listed) is not int or listed < 1:
            raise ArgumentError(f"listed: found {given(listed)}; allowed: a whole number from 1 on")
        if decision is not None:
            need(decision, Decision, "decision", "a decision, such as that of a step")
        need(position, (State, View), "position", _POSITION)
        if isinstance(position, View):
            return menu_of(self._screen, game, position, position.decision, listed=listed)
        mine = decision is not None and decision.of is not None and decision.of.state is position
        asked = decision if mine else self._engine.pending(game, position)
        return menu_of(self._screen, game, position, asked, listed=listed)

    def describe(
        self, game: G, position: State[T] | View[T], what: Event | Command | Decision | Refusal
    ) -> str:
        """One event, command, decision or refusal in a sentence.

        Args:
            game: the definition.
            position: of an event the position before it, of anything else the one in which it is
                given.
            what: what is described.

        Returns:
            The sentence; empty for events that need no telling.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        need(position, (State, View), "position", _POSITION)
        return self._screen.says(game, position, what)

    # --- what happened, and what is still to come ------------------------------------------------

    def happenings(
        self, game: G, state: State[T], events: Iterable[Event], *, seat: int | None = None
    ) -> tuple[Happening, ...]:
        """Group what happened by its cause, for animation: one attack is one group.

        Args:
            game: the definition.
            state: the whole state before the first event, such as the one a command was applied to.
            events: what happened since, of one step or of several in a row, unfiltered.
            seat: for whose eyes the groups are: events and sentences without what is sealed for
                others. None, the usual, for who may see everything.

        Returns:
            The groups in order, with the sentence of every event; `Parked`, which says nothing to
            people, is left out.

        Raises:
            ArgumentError: if an argument is of another kind, or an event cannot happen where it
                stands.
        """
        _need_whole(state)
        known = self._fitting(state, events)
        return grouped(self._engine.ruleset, self._screen, game, state, known, _seat(seat))

    def narrate(
        self, game: G, state: State[T], events: Iterable[Event], *, seat: int | None = None
    ) -> tuple[str, ...]:
        """Say what happened, event by event.

        Args:
            game: the definition.
            state: the whole state before the first of the events.
            events: what happened since, unfiltered.
            seat: for whose eyes, as `happenings` has it.

        Returns:
            A sentence for each event, empty for those that need no telling and for those that only
            others may see.

        Raises:
            ArgumentError: if an argument is of another kind, or an event cannot happen where it
                stands.
        """
        _need_whole(state)
        need_several(events, "events", "several events, as in a list")
        ruleset, eyes = self._engine.ruleset, _seat(seat)
        told: list[str] = []
        naming: Naming[State[T]] = Naming()
        for event in events:
            shown = seen(event, eyes)
            position = naming.position(event, as_seen(ruleset, state, eyes))
            told.append("" if shown is None else self._screen.says(game, position, shown))
            state = self._engine.evolve(state, event)
        return tuple(told)

    def upcoming(
        self, game: G, state: State[T], *, seat: int | None = None
    ) -> tuple[Upcoming, ...]:
        """What will be resolved after what is asked now, in order, with the card it comes from.

        Args:
            game: the definition.
            state: the whole state, one in which somebody is asked.
            seat: for whose eyes, as `happenings` has it.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        need_state(state)
        return tuple(self._screen.upcoming(game, as_seen(self._engine.ruleset, state, _seat(seat))))

    def chance_seen(self, events: Iterable[Event]) -> bool:
        """Whether any of these events showed a die or a card, which an undo would make known."""
        need_several(events, "events", "several events, as in a list")
        return next(facts_of(events), None) is not None

    # --- what lies on the table ------------------------------------------------------------------

    def tableau(self, game: G, position: State[T] | View[T]) -> Tableau:
        """What lies on the table, for drawing: the map, boards, cards, decks, tracks and dice.

        Args:
            game: the definition.
            position: a state, or the view of one seat, of which nothing is shown that it may not
                see.

        Returns:
            The table; without places where a game draws none.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        need(position, (State, View), "position", _POSITION)
        return self._screen.tableau(game, position)

    def reserves(self, game: G, position: State[T] | View[T]) -> tuple[Reserve, ...]:
        """All that can run out, with what is left of each.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        need(position, (State, View), "position", _POSITION)
        return tuple(self._screen.reserves(game, position.table))

    def _fitting(self, state: State[T], events: Iterable[Event]) -> tuple[Event, ...]:
        need_several(events, "events", "several events, as in a list")
        known = tuple(events)
        self._engine.fold(state, known)  # says which event does not fit
        return known


def _need_whole(state: object) -> None:
    """Refuse a view of a seat, of which nobody can tell what events made of it."""
    if not isinstance(state, State):
        wanted = "a whole state, with `seat=` for whose eyes it is told"
        need(state, State, "state", wanted if hasattr(state, "table") else "a state")


def _seat(seat: int | None) -> Seat | None:
    if seat is not None and type(seat) is not int:
        raise ArgumentError(f"seat: found {given(seat)}; allowed: the number of a seat, or None")
    return None if seat is None else Seat(seat)


__all__ = ["Display"]

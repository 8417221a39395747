"""The functions of one game: those of its engine, refusing what belongs to another game.

An engine takes what it is given; with the definition or a state of another game its rules would
fail somewhere deep. Programs call functions that look first. If the rules fail on a state, it is
looked at as a whole: one that no game can reach is at fault then, not the rules.
"""

from collections.abc import Callable
from functools import wraps
from typing import (
    Any,
    Concatenate,
    Final,
    Generic,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
    final,
)

from dmd_core.kernel.arguments import ArgumentError, need
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.schema.faults import Fault, FaultError
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.tabletop.position.trial import trial

G = TypeVar("G")
T = TypeVar("T")
R = TypeVar("R")
P = ParamSpec("P")

Ending: TypeAlias = Literal["win", "loss", ""]
"""How a game ended; empty while it runs."""

GAME: Final = "a definition, as `load_game` gives it"


class StateError(FaultError):
    """A state that is none of the game it was used with; `faults` says what is wrong with it."""


@final
class OwnValues(Generic[G, T]):
    """The definitions and states of one game.

    Args:
        ruleset: the rules.
        title: the game for people.
        kinds: the classes of its definitions and tables.
        faults: what is wrong with a state, as far as its position tells.
        rules: what a state goes against on which the rules cannot go on.
        differs: what shows at once that a table is one of another definition; None if nothing does.
    """

    def __init__(
        self,
        ruleset: Ruleset[G, T],
        title: str,
        kinds: tuple[type[G], type[T]],
        faults: Callable[[G, State[T]], tuple[Fault, ...]],
        rules: tuple[RuleId, ...],
        differs: Callable[[G, T], Fault | None],
    ) -> None:
        """See the class."""
        self._ruleset = ruleset
        self._title = title
        self._kinds = kinds
        self._faults = faults
        self._rules = rules
        self._differs = differs

    def __call__(self, method: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
        """A method of an engine or a display, for the values of this game.

        Args:
            method: takes a definition, and perhaps a state or the view of a seat after it.

        Returns:
            The same, with its documentation. It raises `ArgumentError` for what belongs to another
            game, `StateError` for a state or view of another definition of this one, as far as its
            table shows it, and where the rules fail on a state that no game can reach.
        """

        @wraps(method)
        def own(game: G, /, *arguments: P.args, **named: P.kwargs) -> R:
            self.need_game(game)
            looked = arguments[0] if arguments else None
            if isinstance(looked, State | View):
                self.need_own(game, looked)
            try:
                return method(game, *arguments, **named)
            except CRASHES as error:
                if isinstance(looked, State) and not isinstance(error, ArgumentError | FaultError):
                    found = self.faults(game, looked)
                    if found:
                        raise StateError(found) from error
                raise

        return own

    def need_game(self, game: object) -> None:
        """Refuse what is no definition of this game.

        Raises:
            ArgumentError: if it is something else.
        """
        need(game, self._kinds[0], "game", f"{GAME} for {self._title}")

    def need_table(self, position: State[Any] | View[Any]) -> None:
        """Refuse a state or a view of another game.

        Raises:
            ArgumentError: if its table is none of this game.
        """
        name = "view" if isinstance(position, View) else "state"
        need(position.table, self._kinds[1], f"{name}.table", f"the table of {self._title}")

    def need_own(self, game: G, position: State[T] | View[T]) -> None:
        """Refuse a state or a view of another game, or of another definition of this one.

        Raises:
            ArgumentError: if its table is none of this game.
            StateError: if its table shows another definition.
        """
        self.need_table(position)
        found = self._differs(game, position.table)
        if found is not None:
            raise StateError([found])

    def faults(self, game: G, state: State[T]) -> tuple[Fault, ...]:
        """Everything that keeps a state from being one of a game, the agenda included.

        Args:
            game: the definition.
            state: any state, such as one that came from a stranger.

        Returns:
            The faults, each with its path and the rules it breaks; none if the state is possible as
            far as can be told from itself: names, places, numbers of components, markers, and
            whether the rules go on from it, which is tried in many ways and takes some
            milliseconds. Whether a course of play leads to it is not searched.

        Raises:
            ArgumentError: if an argument is of another kind.
        """
        self.need_game(game)
        need(state, State, "state", "a state")
        self.need_table(state)
        tried = trial(self._ruleset, game, state, self._rules)
        return self._faults(game, state) or tuple(tried)


__all__ = ["Ending", "OwnValues", "StateError"]

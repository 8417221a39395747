"""Games that begin in a position, and states written as one."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar, final

import attrs

from dmd_core.kernel.arguments import need, need_state
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.faults import Fault, FaultError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin
from dmd_core.tabletop.position.problems import PositionError
from dmd_core.toml_text import parse_toml

G = TypeVar("G")
T = TypeVar("T")


@final
@attrs.frozen(eq=False)
class Positions(Generic[G, T]):
    """The positions of one game.

    Attributes:
        ruleset: the rules.
        read: makes a state of plain data.
        written: makes plain data of a state.
        faults: what is wrong with a state as a position.
    """

    ruleset: Ruleset[G, T]
    read: Callable[[G, Mapping[str, object]], State[T]]
    written: Callable[[G, State[T]], dict[str, Any]]
    faults: Callable[[G, State[T]], tuple[Fault, ...]]

    def position(
        self, game: G, given: Mapping[str, object] | str, *, possible: bool = True
    ) -> Step[T]:
        """Begin a game in a position and run it to its first decision.

        Args:
            game: the definition; cards and places are those it has.
            given: the position as plain data, or the same as TOML: only what differs from an empty
                board at the start of the first turn, by names.
            possible: whether a position that no game can reach is refused. Without it only what
                cannot be read is; the rules may then fail on what they never expect.

        Returns:
            The state, what happened on the way to the first decision, and that decision (None if
            the game is over). Dice and cards are typed in unless the position names a seed.

        Raises:
            PositionError: with every fault of the position, each with its path, and with the rules
                it breaks if it can be read.
            ArgumentError: if an argument is of another kind.
        """
        if isinstance(given, str):
            given = _plain(given)
        need(given, Mapping, "given", "a position as plain data, or as TOML in a text")
        state = self.read(game, given)
        found = self.faults(game, state) if possible else ()
        if found:
            raise PositionError(found)
        return begin(self.ruleset, game, state)

    def position_of(self, game: G, state: State[T]) -> dict[str, Any]:
        """Write a state as a position: what differs from an empty board, by names.

        Args:
            game: the definition.
            state: any state, one in the middle of a roll too.

        Returns:
            Plain data for TOML or JSON, for people and for `position`, which gives the same state
            back if it waits for a decision.

        Raises:
            ArgumentError: if it is no state.
        """
        need_state(state)
        return self.written(game, state)


def _plain(text: str) -> Mapping[str, Any]:
    try:
        return parse_toml(text)
    except FaultError as error:
        raise PositionError(error.faults) from error
    except ValueError as error:
        raise PositionError([Fault((), f"this is no TOML: {error}")]) from error


__all__ = ["Positions"]

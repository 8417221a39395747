"""In which position the names of an event are taken, as events go by.

An event is told in the position before it. One that ends what an earlier event of the same step
began is told in the position before that one: so a figure that was told apart by its Wounds has one
name from the blow to its death.
"""

from typing import Any, Final, Generic, TypeVar, final

from dmd_core.kernel.events import Event, Parked

P = TypeVar("P")


@final
class Naming(Generic[P]):
    """Listens to events in their order.

    Example:
        >>> import dmd_core as dmd
        >>> from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyWounded
        >>> from dmd_core.death_may_die.ids import FigureId
        >>> naming: Naming[str] = Naming()
        >>> naming.position(EnemyWounded(FigureId(3), 2), "before the blow")
        'before the blow'
        >>> naming.position(EnemyKilled(FigureId(3)), "before the death")
        'before the blow'
    """

    def __init__(self) -> None:
        """Begin where nothing has happened."""
        self._before: Final[list[tuple[Event, P]]] = []

    def position(self, event: Event, before: P) -> P:
        """The position that an event is told in.

        Args:
            event: what happens; whoever leaves some out hears of their names too late.
            before: the position before it.
        """
        told = self._begun(event, before)
        if isinstance(event, Parked):
            self._before.clear()
        else:
            self._before.append((event, before))
        return told

    def _begun(self, event: Event, before: P) -> P:
        ends: Any = getattr(type(event), "ENDS", None)  # of events of any game, as `Event` says
        if ends is None:
            return before
        begins, field = ends
        for earlier, position in reversed(self._before):
            if type(earlier) is begins and getattr(earlier, field) == getattr(event, field):
                return position
        return before


__all__ = ["Naming"]

"""Games played with simpler setups than they were recorded with."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, final, get_type_hints

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_replay.facets.simpler import SetupData, Simpler
from dmd_replay.reduce.shrink.play import Move, Play


@final
class NoSimplifier:
    """For games whose setup cannot be simplified."""

    def size(self, setup: SetupData) -> tuple[int, int]:  # noqa: ARG002 - see `Simplifier`
        """All are the same."""
        return (0, 0)

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:  # noqa: ARG002 - see `Simplifier`
        """None."""
        return iter(())


NO_SIMPLIFIER: Final = NoSimplifier()


def moved(play: Play, simpler: Simpler) -> Play:
    """A play with a simpler setup: commands of seats that are gone are gone too."""
    moves: list[Move] = []
    for move in play.moves:
        if move.command is None or simpler.seats is None:
            moves.append(move)
            continue
        command = _moved(move.command, simpler.seats)
        if command is not None:
            moves.append(attrs.evolve(move, command=command))
    return attrs.evolve(play, setup=simpler.setup, moves=tuple(moves))


def _moved(command: Command, seats: Mapping[int, int]) -> Command | None:
    kind: Any = type(command)  # a node; its fields of the type Seat name seats
    changes: dict[str, Seat] = {}
    for name, hint in get_type_hints(kind).items():
        if hint is Seat and getattr(command, name) >= 0:
            new = seats.get(getattr(command, name))
            if new is None:
                return None
            changes[name] = Seat(new)
    values = {field.name: getattr(command, field.name) for field in attrs.fields(kind)}
    moved_one: Command = kind(**{**values, **changes})
    return moved_one


__all__ = ["NO_SIMPLIFIER", "NoSimplifier", "moved"]

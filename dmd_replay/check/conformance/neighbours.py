"""Commands that a decision does not offer but nearly might: what a checker tries in vain."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any, Final, cast, final

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import TABLE

MOST_KEPT: Final = 200
"""So many different commands of a game are remembered."""
MOST_TRIED: Final = 24
"""So many are tried at each decision."""
NONSENSE: Final = "no-such-thing"


@final
class Neighbours:
    """Remembers the commands of a game and varies them: other seats, other targets."""

    def __init__(self, seats: Iterable[int], seed: int) -> None:
        """Start with nothing remembered.

        Args:
            seats: all seats of the game.
            seed: picks among what could be tried.
        """
        self._seats = (*seats, TABLE)
        self._random = Random(seed)  # noqa: S311 - variety, not a secret
        self._seen: dict[Command, None] = {}
        self._values: dict[tuple[type, str], dict[object, None]] = {}

    def learn(self, commands: Iterable[Command]) -> None:
        """Remember commands and the values in them."""
        for command in commands:
            if len(self._seen) < MOST_KEPT:
                self._seen.setdefault(command)
            for name, value in _fields(command):
                self._values.setdefault((type(command), name), {}).setdefault(value)

    def of(self, options: Sequence[Command]) -> list[Command]:
        """Commands that are not among the options, at most `MOST_TRIED`."""
        offered = set(options)
        found: dict[Command, None] = {}
        for command in self._random.sample(options, min(4, len(options))):
            found.update(dict.fromkeys(self._varied(command)))
        found.update(self._seen)
        foreign = [command for command in found if command not in offered]
        return self._random.sample(foreign, min(MOST_TRIED, len(foreign)))

    def _varied(self, command: Command) -> Iterator[Command]:
        changed = cast("Any", attrs.evolve)  # the classes of commands are not known here
        for seat in self._seats:
            if seat != command.seat:
                yield changed(command, seat=seat)
        for name, value in _fields(command):
            for other in self._others(command, name, value):
                yield changed(command, **{name: other})

    def _others(self, command: Command, name: str, value: object) -> Iterator[object]:
        yield from self._values.get((type(command), name), ())
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, Enum):
            yield from type(value)
        elif isinstance(value, int):
            yield from (value - 1, value + 1, value + 64)
        elif isinstance(value, str):
            yield from ("", NONSENSE)
        elif isinstance(value, tuple):
            yield from ((), value[1:], (*value, *value[:1]), value[::-1])


def _fields(command: Command) -> Iterator[tuple[str, object]]:
    kind = cast("type[attrs.AttrsInstance]", type(command))
    for field in attrs.fields(kind):
        if field.name != "seat":
            yield field.name, getattr(command, field.name)


__all__ = ["MOST_KEPT", "MOST_TRIED", "NONSENSE", "Neighbours"]

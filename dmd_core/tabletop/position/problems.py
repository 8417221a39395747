"""What is wrong with a position, all of it at once."""

from collections.abc import Iterable, Sequence
from typing import Any, final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.faults import Fault, FaultError, shown, some, unknown


class PositionError(FaultError):
    """A position that cannot be read; `faults` holds all that is wrong."""


def against(path: str, says: str, rules: Sequence[RuleId] = ()) -> Fault:
    """The fault that something in a position goes against rules.

    Args:
        path: where, as positions name it, such as ``investigators.ian.wounds``.
        says: what is wrong, as a part of a sentence.
        rules: the rules that it breaks.
    """
    return Fault((path,), says, rules=tuple(rules))


@final
class Faults:
    """Collects what is wrong while a position is read; places are named as positions do."""

    def __init__(self) -> None:
        """Start empty."""
        self._found: list[Fault] = []

    @property
    def found(self) -> tuple[Fault, ...]:
        """What was found, up to as much as anybody reads."""
        return tuple(some(self._found))

    def add(self, path: str, found: object, allowed: str, nearest: str = "") -> None:
        """Note a value that cannot stand there, what can, and what was meant if that is plain."""
        self._found.append(Fault((path,), shown(found), (allowed,), nearest))

    def known(self, path: str, name: object, names: Iterable[str]) -> bool:
        """Note a name that is none of these; tell whether it is one."""
        allowed = list(names)
        if name in allowed:
            return True
        self._found.append(unknown(name, allowed, (path,)))
        return False

    def spelt(self, path: str, name: object, names: Iterable[str]) -> None:
        """Note a name that is none of these; an empty one stands for nothing.

        What is no text is left to those who look at kinds of values.
        """
        if isinstance(name, str) and name:
            self.known(path, name, names)

    def say(self, path: str, says: str) -> None:
        """Note what no other method has a sentence for."""
        self._found.append(against(path, says))

    def items(self, path: str, value: object) -> list[Any]:
        """The array that has to stand there; an empty one, and a fault, if it is none."""
        if isinstance(value, list):
            return value
        self.add(path, value, "an array")
        return []

    def table(self, path: str, value: object) -> dict[str, Any]:
        """The table that has to stand there; an empty one, and a fault, if it is none."""
        if isinstance(value, dict):
            return value
        self.add(path, value, "a table")
        return {}

    def pairs(self, path: str, value: object) -> list[tuple[str, Any]]:
        """Keys and values of the table that has to stand there."""
        return list(self.table(path, value).items())

    def unfit(self, path: str, fault: Fault) -> None:
        """Note a value of the wrong shape, under the path that a position has for it."""
        self._found.append(Fault((path,), fault.found, fault.allowed, fault.nearest))


__all__ = ["Faults", "PositionError", "against"]

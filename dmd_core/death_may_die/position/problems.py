"""What is wrong with a position, all of it at once."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, final

from dmd_core.kernel.codec import DecodeError
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node

_SHOWN: Final = 12
_LONG: Final = 150


@final
@node
class Fault:
    """One fault: where it is, what is wrong there, and the rules it breaks."""

    path: str
    says: str
    rules: tuple[RuleId, ...] = ()

    def __str__(self) -> str:
        """The fault in one line."""
        cited = f" [{', '.join(self.rules)}]" if self.rules else ""
        return f"{self.path}: {self.says}{cited}"


class PositionError(ValueError):
    """A position that cannot be read; `faults` holds all that is wrong."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Keep the faults; the message lists one per line."""
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


@final
class Faults:
    """Collects what is wrong while a position is read."""

    def __init__(self) -> None:
        """Start empty."""
        self.found: list[Fault] = []

    def add(self, path: str, found: object, allowed: str) -> None:
        """Note a value that cannot stand there, and what can."""
        self.found.append(Fault(path, f"{_shown(found)} is not possible; allowed: {allowed}"))

    def known(self, path: str, name: object, names: Iterable[str]) -> bool:
        """Note a name that is none of these; tell whether it is one."""
        allowed = list(names)
        if name in allowed:
            return True
        near = get_close_matches(str(name), allowed, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        shown = ", ".join(allowed[:_SHOWN]) + (", …" if len(allowed) > _SHOWN else "")
        self.found.append(Fault(path, f"{_shown(name)} is unknown; allowed: {shown}{hint}"))
        return False

    def spelt(self, path: str, name: object, names: Iterable[str]) -> None:
        """Note a name that is none of these; an empty one stands for nothing.

        What is no text is left to those who look at kinds of values.
        """
        if isinstance(name, str) and name:
            self.known(path, name, names)

    def say(self, path: str, says: str) -> None:
        """Note what no other method has a sentence for."""
        self.found.append(Fault(path, says))

    def items(self, path: str, value: object) -> list[Any]:
        """The list that has to stand there; an empty one, and a fault, if it is none."""
        if isinstance(value, list):
            return value
        self.add(path, value, "a list")
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

    def unfit(self, path: str, error: DecodeError) -> None:
        """Note a value of the wrong shape; of many names only the nearest is told."""
        expected = error.expected
        if len(expected) > _LONG and "(nearest: " in expected:
            expected = expected[expected.index("(nearest: ") :].removeprefix("(nearest: ")
            expected = f"another name, perhaps {expected.rstrip(')')}"
        self.found.append(Fault(path, f"expected {expected}, found {error.found}"))


def _shown(value: object) -> str:
    text = f"'{value}'" if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"  # noqa: PLR2004 - a line of a terminal


__all__ = ["Fault", "Faults", "PositionError"]

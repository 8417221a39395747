"""What the checks of single words share: the place of a word, and who asks about it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar, final

import attrs

from dmd_core.kernel.schema.faults import Fault, Path

N = TypeVar("N")


@final
@attrs.frozen(eq=False)
class Spot:
    """A definition or word in a file.

    Attributes:
        path: where it stands.
        node: the value.
        raw: the parsed TOML that it was made of.
        card: the innermost definition around it that texts stand on, None if there is none.
        card_path: where that definition stands.
        others: everything in the same file.
    """

    path: Path
    node: object
    raw: object
    card: object | None
    card_path: Path
    others: "Sequence[Spot]"

    def within_card(self, kind: type) -> bool:
        """Whether the same card has a word of that kind in it."""
        return self.card is not None and any(
            isinstance(spot.node, kind) and spot.path[: len(self.card_path)] == self.card_path
            for spot in self.others
        )


Check = Callable[[Spot, N], Iterator[Fault]]

_CHECKS: Final[dict[type, list[Any]]] = {}
"""What is asked of each class; `Any` because one dict holds functions of many classes, `checks`
checks each against its class."""


def checks(kind: type[N]) -> Callable[[Check[N]], Check[N]]:
    """Register what is asked of a word or definition wherever it stands."""

    def register(function: Check[N]) -> Check[N]:
        _CHECKS.setdefault(kind, []).append(function)
        return function

    return register


def faults_of(spot: Spot) -> Iterator[Fault]:
    """What is wrong with a word or definition, as far as its own class is asked."""
    for check in _CHECKS.get(type(spot.node), ()):
        yield from check(spot, spot.node)


def never(path: Path, found: str, allowed: str) -> Fault:
    """A value with which something could never come about."""
    return Fault(path, f"'{found}', which can never be", (allowed,))


def does_nothing(spot: Spot, *fields: str) -> Iterator[Fault]:
    """A word that would do nothing, because all of these fields are empty."""
    if all(getattr(spot.node, field) in (0, None, ()) for field in fields):
        allowed = f"one or more of {', '.join(fields)}"
        yield Fault(spot.path, "a word that does nothing", (allowed,))


__all__ = ["Check", "Spot", "checks", "does_nothing", "faults_of", "never"]

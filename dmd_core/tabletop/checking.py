"""Checks of single words and definitions: the place of a word, and who asks about it.

A game registers with one `Checks` what it asks of each class, in modules by topic; a text that
does nothing is always a slip, so most of them ask whether a word could ever do something.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar, final

import attrs

from dmd_core.kernel.schema.faults import Fault, Path
from dmd_core.tabletop.packs.reading import PackFile

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


def spots_of(file: PackFile, cards: Mapping[type, str]) -> list[Spot]:
    """Every definition and word of a file, with the card it stands on.

    Args:
        file: its nodes are looked at.
        cards: the classes of definitions that texts stand on.
    """
    found = [(path, node) for path, node, _ in file.nodes if type(node) in cards]
    spots: list[Spot] = []
    for path, node, raw in file.nodes:
        around = [card for card in found if path[: len(card[0])] == card[0]]
        card_path, card = max(around, key=lambda one: len(one[0]), default=((), None))
        spots.append(Spot(path, node, raw, card, card_path, spots))
    return spots


Check = Callable[[Spot, N], Iterator[Fault]]


@final
class Checks:
    """What one game asks of each class of words and definitions."""

    def __init__(self) -> None:
        """Start without a question; `Any` because one dict holds functions of many classes."""
        self._checks: Final[dict[type, list[Any]]] = {}

    def on(self, kind: type[N]) -> Callable[[Check[N]], Check[N]]:
        """Register what is asked of a word or definition wherever it stands."""

        def register(function: Check[N]) -> Check[N]:
            self._checks.setdefault(kind, []).append(function)
            return function

        return register

    def faults_of(self, spot: Spot) -> Iterator[Fault]:
        """What is wrong with a word or definition, as far as its own class is asked."""
        for check in self._checks.get(type(spot.node), ()):
            yield from check(spot, spot.node)


def never(path: Path, found: str, allowed: str) -> Fault:
    """A value with which something could never come about."""
    return Fault(path, f"'{found}', which can never be", (allowed,))


def does_nothing(spot: Spot, *fields: str) -> Iterator[Fault]:
    """A word that would do nothing, because all of these fields are empty."""
    if all(getattr(spot.node, field) in (0, None, ()) for field in fields):
        allowed = f"one or more of {', '.join(fields)}"
        yield Fault(spot.path, "a word that does nothing", (allowed,))


__all__ = ["Check", "Checks", "Spot", "does_nothing", "never", "spots_of"]

"""How a closed vocabulary is said: one function for each class."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

E = TypeVar("E")
S = TypeVar("S")
T = TypeVar("T")
R = TypeVar("R")


@final
class Renderers(Generic[S, T, R]):
    """How each class of a closed vocabulary is said.

    The functions have one argument type each, the table holds all of them: hence `Any`. A test
    compares `kinds` with the vocabulary, so that no class is without words.

    Args:
        what: what the vocabulary consists of, for the sentence of a missing one.
    """

    def __init__(self, what: str) -> None:
        """Start without a renderer."""
        self._what: Final = what
        self._says: Final[dict[type, Callable[[S, Any], R]]] = {}

    def on(self, kind: type[E]) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]:
        """Register how a class is said."""

        def register(function: Callable[[S, E], R]) -> Callable[[S, E], R]:
            self._says[kind] = function
            return function

        return register

    def say(self, speech: S, thing: T) -> R:
        """Say a value of the vocabulary.

        Args:
            speech: who speaks, and what words mean where it is said.
            thing: the value.

        Raises:
            AssertionError: if its class has no renderer.
        """
        says = self._says.get(type(thing))
        if says is None:
            raise AssertionError(f"no words for {self._what} '{type(thing).__name__}'")
        return says(speech, thing)

    def kinds(self) -> frozenset[type]:
        """The classes that can be said."""
        return frozenset(self._says)


__all__ = ["Renderers"]

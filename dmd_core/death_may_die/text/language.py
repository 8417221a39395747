"""The tables of one language: how each event, command and question is said.

A language is a set of functions, one for each class of what can be said; each is registered where
it stands, in the chapter its class belongs to. Another language is another `Language` with
functions of its own.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, final

import attrs

from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.events import Command, Event, Frame

E = TypeVar("E", bound=Event)
C = TypeVar("C", bound=Command)
F = TypeVar("F", bound=Frame)

Says: TypeAlias = Callable[[Scene, Any], str]
"""A function that says a value; `Any` because the functions of a table have one class each."""


@final
@attrs.frozen
class Language:
    """How everything is said in one language.

    Attributes:
        events: for each class of events a clause, without a full stop; empty if it needs no
            telling.
        commands: for each class of commands a clause.
        choices: for each frame that asks which of several, or waits for real dice and cards: what
            is to be done, as a verb with its object ("choose an Enemy").
        questions: for each frame that asks yes or no: the same for what is offered.
    """

    events: Final[dict[type, Says]] = attrs.field(factory=dict)
    commands: Final[dict[type, Says]] = attrs.field(factory=dict)
    choices: Final[dict[type, Says]] = attrs.field(factory=dict)
    questions: Final[dict[type, Says]] = attrs.field(factory=dict)

    def event(
        self, kind: type[E]
    ) -> Callable[[Callable[[Scene, E], str]], Callable[[Scene, E], str]]:
        """Register how a class of events is said."""
        return _into(self.events, kind)

    def command(
        self, kind: type[C]
    ) -> Callable[[Callable[[Scene, C], str]], Callable[[Scene, C], str]]:
        """Register how a class of commands is said."""
        return _into(self.commands, kind)

    def which(
        self, kind: type[F]
    ) -> Callable[[Callable[[Scene, F], str]], Callable[[Scene, F], str]]:
        """Register what a frame asks for that lets one choose."""
        return _into(self.choices, kind)

    def whether(
        self, kind: type[F]
    ) -> Callable[[Callable[[Scene, F], str]], Callable[[Scene, F], str]]:
        """Register what a frame offers that takes yes or no."""
        return _into(self.questions, kind)


T = TypeVar("T")


def _into(
    table: dict[type, Says], kind: type[T]
) -> Callable[[Callable[[Scene, T], str]], Callable[[Scene, T], str]]:
    def register(function: Callable[[Scene, T], str]) -> Callable[[Scene, T], str]:
        if kind in table:
            raise AssertionError(f"{kind.__name__} is said twice")
        table[kind] = function
        return function

    return register


ENGLISH: Final = Language()
"""The only language so far."""

__all__ = ["ENGLISH", "Language", "Says"]

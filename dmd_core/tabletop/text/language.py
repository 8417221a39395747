"""The tables of one language: how each event, command and question is said.

English is a set of functions, one for each class of what can be said; each is registered where
it stands, in the chapter its class belongs to. Any other language is `Spoken`: it puts the messages
of `dmd_core.tabletop.lang` into words.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

import attrs

from dmd_core.kernel.arguments import ArgumentError, need
from dmd_core.kernel.events import Command, Event, Frame

S = TypeVar("S")
"""What words mean at one moment of a game."""
E = TypeVar("E", bound=Event)
C = TypeVar("C", bound=Command)
F = TypeVar("F", bound=Frame)

LANGUAGE: Final = "a language, as `load_language` gives it"
"""What belongs there, for messages."""

Says: TypeAlias = Callable[[S, Any], str]
"""A function that says a value; `Any` because the functions of a table have one class each."""


@final
@attrs.frozen
class Language(Generic[S]):
    """How everything is said in one language.

    Attributes:
        events: for each class of events a clause, without a full stop; empty if it needs no
            telling.
        commands: for each class of commands a clause.
        choices: for each frame that asks which of several, or waits for real dice and cards: what
            is to be done, as a verb with its object ("choose an Enemy").
        questions: for each frame that asks yes or no: the same for what is offered.
    """

    events: dict[type, Says[S]] = attrs.field(factory=dict)
    commands: dict[type, Says[S]] = attrs.field(factory=dict)
    choices: dict[type, Says[S]] = attrs.field(factory=dict)
    questions: dict[type, Says[S]] = attrs.field(factory=dict)

    def event(self, kind: type[E]) -> Callable[[Callable[[S, E], str]], Callable[[S, E], str]]:
        """Register how a class of events is said."""
        return _into(self.events, kind)

    def command(self, kind: type[C]) -> Callable[[Callable[[S, C], str]], Callable[[S, C], str]]:
        """Register how a class of commands is said."""
        return _into(self.commands, kind)

    def which(self, kind: type[F]) -> Callable[[Callable[[S, F], str]], Callable[[S, F], str]]:
        """Register what a frame asks for that lets one choose."""
        return _into(self.choices, kind)

    def whether(self, kind: type[F]) -> Callable[[Callable[[S, F], str]], Callable[[S, F], str]]:
        """Register what a frame offers that takes yes or no."""
        return _into(self.questions, kind)


class Spoken(ABC, Generic[S]):
    """Another language, in which the same is said."""

    @property
    def english(self) -> "Language[S] | None":
        """The English that it says in another way; None if it looks at no game's."""
        return None

    @abstractmethod
    def says(self, scene: S, what: object) -> str:
        """A sentence, empty for events that need no telling.

        Args:
            scene: the moment, with the frame that asks.
            what: an event, a command, a decision or a refusal that English has words for.
        """


def need_spoken(language: object, english: Language[S]) -> None:
    """Refuse a language of another game.

    Raises:
        ArgumentError: if it is one, or no language at all.
    """
    need(language, (Spoken, Language), "language", LANGUAGE)
    own = language.english if isinstance(language, Spoken) else None
    if own is not None and own is not english:
        allowed = "one that `load_language` of this game gives"
        raise ArgumentError(f"language: found one of another game; allowed: {allowed}")


T = TypeVar("T")


def _into(
    table: dict[type, Says[S]], kind: type[T]
) -> Callable[[Callable[[S, T], str]], Callable[[S, T], str]]:
    def register(function: Callable[[S, T], str]) -> Callable[[S, T], str]:
        if kind in table:
            raise AssertionError(f"{kind.__name__} is said twice")
        table[kind] = function
        return function

    return register


__all__ = ["LANGUAGE", "Language", "Says", "Spoken", "need_spoken"]

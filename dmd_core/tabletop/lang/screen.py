"""A game on a screen in another language: what its screen says, in the words of a translation.

Sentences, names of seats and of what commands name come from messages. What else stands on a
screen, such as the name of a track, has its English as id: a language has words for it or not.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.screen.facet import Screen
from dmd_core.screen.shown import Cause, Cost, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau
from dmd_core.tabletop.lang.messages import Message
from dmd_core.tabletop.lang.translation import Translation

G = TypeVar("G")
T = TypeVar("T")
N = TypeVar("N")

_WORDS: Final = ("name", "title", "floor")
"""The fields of a drawn table that are said in another language; texts of cards stay."""

_LINES: Final = "lines"
"""The field with what is said of a board, a sentence each."""


@final
class SpokenScreen(Screen[G, T]):
    """See `dmd_core.screen.Screen`.

    Args:
        screen: what the game says of itself, in English.
        language: the language.
        scene: a moment of the game, of which names are told; `Any` because each game has its own.
    """

    def __init__(
        self,
        screen: Screen[G, T],
        language: Translation[Any],
        scene: Callable[[G, State[T] | View[T]], Any],
    ) -> None:
        """Keep what it takes."""
        self._screen: Final = screen
        self._language: Final = language
        self._scene: Final = scene
        self.kinds = screen.kinds  # type: ignore[misc] # it has those of what it puts into words

    def says(
        self, game: G, position: State[T] | View[T], what: Event | Command | Decision | Refusal
    ) -> str:
        """One sentence, empty for events that need no telling."""
        return self._language.says(self._scene(game, position), what)

    def who(self, game: G, seat: Seat) -> str:
        """The name of a seat."""
        return self._label(self._screen.who(game, seat))

    def name(self, game: G, position: State[T] | View[T], field: str, value: object) -> str:
        """The name of what a field of a command holds."""
        english = self._screen.name(game, position, field, value)
        if not value and value != 0:
            return english
        scene = self._scene(game, position)
        return self._language.named(scene, field, value) or self._label(english)

    def decides(self, game: G, seat: Seat) -> str:
        """That somebody decides, where it may not be known what."""
        told = self._screen.decides(game, seat)
        who = self._label(self._screen.who(game, seat))
        return self._language.sentence(Message("asks", told, {"who": Message("", who)}))

    def over(self) -> str:
        """That the game is over."""
        return self._label(self._screen.over())

    def costs(self, game: G, position: State[T] | View[T], command: Command) -> Iterator[Cost]:
        """What an option is paid with."""
        for cost in self._screen.costs(game, position, command):
            said = Message(f"cost-{cost.what}", cost.sentence, {"n": cost.n})
            yield attrs.evolve(cost, sentence=self._language.speech.says(said))

    def concerns(
        self, game: G, position: State[T] | View[T], decision: Decision
    ) -> Iterable[tuple[str, object]]:
        """What a question is about."""
        return self._screen.concerns(game, position, decision)

    def text(self, game: G, position: State[T] | View[T], field: str, value: object) -> str:
        """What stands on the thing that a question is about; texts of cards stay in English."""
        return self._screen.text(game, position, field, value)

    def looked_for(
        self, game: G, position: State[T] | View[T], decision: Decision
    ) -> Iterable[Command]:
        """Commands that people look for in a decision, whether it offers them or not."""
        return self._screen.looked_for(game, position, decision)

    def opens(self, game: G, table: T, event: Event, inside: tuple[Cause, ...]) -> Cause | None:
        """What begins with an event."""
        cause = self._screen.opens(game, table, event, inside)
        return None if cause is None else self._worded(cause)

    def keeps(self, cause: Cause, last: Event | None, event: Event) -> bool:
        """Whether a cause goes on with an event."""
        return self._screen.keeps(cause, last, event)

    def under_way(self, game: G, state: State[T]) -> tuple[Cause, ...]:
        """What is under way where somebody is asked."""
        return tuple(map(self._worded, self._screen.under_way(game, state)))

    def upcoming(self, game: G, state: State[T]) -> Iterator[Upcoming]:
        """What will be resolved after what is asked now; texts of cards stay in English."""
        for one in self._screen.upcoming(game, state):
            said = self._label(one.sentence)
            yield attrs.evolve(one, sentence=said, name=self._label(one.name))

    def reserves(self, game: G, table: T) -> Iterator[Reserve]:
        """All that can run out."""
        return map(self._worded, self._screen.reserves(game, table))

    def tableau(self, game: G, position: State[T] | View[T]) -> Tableau:
        """What lies on the table, for drawing; texts of cards stay in English."""
        return self._worded(self._screen.tableau(game, position))

    def _worded(self, node: N) -> N:
        """A value for a screen with its names, and those inside of it, in words."""
        changes: dict[str, object] = {}
        for field in attrs.fields(type(node)):  # type: ignore[arg-type] # every node is an attrs class
            value = getattr(node, field.name)
            if field.name in _WORDS and isinstance(value, str):
                changes[field.name] = self._label(value)
            elif field.name == _LINES and isinstance(value, tuple):
                changes[field.name] = tuple(map(self._label, value))
            elif isinstance(value, tuple) and value and attrs.has(type(value[0])):
                changes[field.name] = tuple(map(self._worded, value))
            elif attrs.has(type(value)):
                changes[field.name] = self._worded(value)
        return attrs.evolve(node, **changes) if changes else node  # type: ignore[misc] # as above

    def _label(self, english: str) -> str:
        return self._language.label(english)


__all__ = ["SpokenScreen"]

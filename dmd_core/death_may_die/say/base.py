"""Who speaks of what: the words for "it" at a place in a text, and the tables of renderers."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, final

from dmd_core.death_may_die.say.names import Names
from dmd_core.death_may_die.words.base import Ability, Condition, Effect, Number
from dmd_core.kernel.node import node

E = TypeVar("E")
T = TypeVar("T")
R = TypeVar("R")


@final
@node
class Speech:
    """What words mean at one place of a text.

    Attributes:
        names: of everything.
        card: what the text calls the card it stands on.
        insanity: what the text calls the Insanity card of "you".
        you_choose: whether open choices are those of "you"; else the active player makes them.
        enemy: the Enemy that is "it".
        seat: the Investigator that is "it".
        space: the Space that is "it"; empty as long as a figure alone says where "it" is.
        there: the Space of the one whom an amount concerns.
        beside: abilities of the same Skill or card that are in force beside the one at hand.
    """

    names: Names
    card: str = "this card"
    insanity: str = "your Insanity card"
    you_choose: bool = True
    enemy: str = ""
    seat: str = ""
    space: str = ""
    there: str = "the Space of the one concerned"
    beside: tuple[Ability, ...] = ()

    def it_space(self) -> str:
        """The Space "it", or the one where the figure or Investigator "it" stands."""
        if self.space:
            return self.space
        stands = self.enemy or self.seat
        return f"the Space of {stands}" if stands else "that Space"

    def may_choose(self, *, optional: bool = False) -> str:
        """How a choice begins, as the start of a clause."""
        if self.you_choose:
            return "you may choose" if optional else "choose"
        return f"the active player {'may choose' if optional else 'chooses'}"


@final
class Renderers(Generic[T, R]):
    """How each class of a closed vocabulary is said.

    The functions have one argument type each, the table holds all of them: hence `Any`. A test
    compares `kinds` with the vocabulary, so that no class is without words.
    """

    def __init__(self, what: str) -> None:
        """Start without a renderer."""
        self._what = what
        self._says: dict[type, Callable[[Speech, Any], R]] = {}

    def on(self, kind: type[E]) -> Callable[[Callable[[Speech, E], R]], Callable[[Speech, E], R]]:
        """Register how a class is said."""

        def register(function: Callable[[Speech, E], R]) -> Callable[[Speech, E], R]:
            self._says[kind] = function
            return function

        return register

    def say(self, speech: Speech, thing: T) -> R:
        """Say a value of the vocabulary.

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


@final
@node
class Counted:
    """An expression in words.

    Attributes:
        value: as something that has a size, such as "your own Wounds".
        each: one of those that are counted, such as "Fire token on its Space"; empty if nothing is
            counted one by one.
    """

    value: str
    each: str = ""


NUMBERS: Renderers[Number, Counted] = Renderers("the expression")
"""Expressions, as what they count and as what they come to."""

EFFECTS: Renderers[Effect, str] = Renderers("the effect")
"""Verbs and controls as clauses, without a full stop."""

CONDITIONS: Renderers[Condition, tuple[str, str]] = Renderers("the condition")
"""Conditions as a pair of clauses: that it holds, and that it does not."""

ABILITIES: Renderers[Ability, str] = Renderers("the ability")
"""Abilities as clauses, without a full stop."""

__all__ = ["ABILITIES", "CONDITIONS", "EFFECTS", "NUMBERS", "Counted", "Renderers", "Speech"]

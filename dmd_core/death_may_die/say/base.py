"""Who speaks of what: the words for "it" at a place in a text, and the tables of renderers."""

from typing import Final, final

from dmd_core.death_may_die.say.names import Names
from dmd_core.death_may_die.words.base import Ability, Condition, Effect, Number
from dmd_core.kernel.node import node
from dmd_core.tabletop.saying import Renderers


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
        followed: whether Enemies follow whom a text moves; as printed they do not (AMB-40).
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
    followed: bool = False

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


NUMBERS: Final[Renderers[Speech, Number, Counted]] = Renderers("the expression")
"""Expressions, as what they count and as what they come to."""

EFFECTS: Final[Renderers[Speech, Effect, str]] = Renderers("the effect")
"""Verbs and controls as clauses, without a full stop."""

CONDITIONS: Final[Renderers[Speech, Condition, tuple[str, str]]] = Renderers("the condition")
"""Conditions as a pair of clauses: that it holds, and that it does not."""

ABILITIES: Final[Renderers[Speech, Ability, str]] = Renderers("the ability")
"""Abilities as clauses, without a full stop."""

__all__ = ["ABILITIES", "CONDITIONS", "EFFECTS", "NUMBERS", "Counted", "Speech"]

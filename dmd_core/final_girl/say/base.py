"""Who speaks of what: the words for "it" at a place in a text, and the tables of renderers."""

from typing import Final, final

from dmd_core.final_girl.say.names import Names
from dmd_core.final_girl.words.base import Ability, Condition, Effect, Number
from dmd_core.kernel.node import node
from dmd_core.tabletop.saying import Renderers


@final
@node
class Speech:
    """What words mean at one place of a text.

    Attributes:
        names: of everything.
        card: what the text calls the card it stands on.
        it: what the text calls the space that is "it".
    """

    names: Names
    card: str = "this card"
    it: str = "that space"


NUMBERS: Final[Renderers[Speech, Number, str]] = Renderers("the expression")
"""Expressions, as one of those that are counted: "victim killed in this turn"."""

EFFECTS: Final[Renderers[Speech, Effect, str]] = Renderers("the effect")
"""Verbs and controls as clauses that tell the player what to do, without a full stop."""

CONDITIONS: Final[Renderers[Speech, Condition, tuple[str, str]]] = Renderers("the condition")
"""Conditions as a pair of clauses: that it holds, and that it does not."""

ABILITIES: Final[Renderers[Speech, Ability, str]] = Renderers("the ability")
"""Abilities as clauses, without a full stop."""

__all__ = ["ABILITIES", "CONDITIONS", "EFFECTS", "NUMBERS", "Speech"]

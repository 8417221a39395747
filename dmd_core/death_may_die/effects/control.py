"""Control: how sentences of a text follow from one another."""

from typing import ClassVar, TypeAlias, Union, final

from dmd_core.death_may_die.effects.conditions import Condition
from dmd_core.death_may_die.effects.selectors import HERE, YOU, Enemies, Investigators, Spaces
from dmd_core.death_may_die.effects.verbs import Verb
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node


@final
@node
class Sequence:
    """One sentence after the other, each a batch of its own."""

    DO: ClassVar[str] = "sequence"

    steps: tuple["Effect", ...]


@final
@node
class AtOnce:
    """One sentence with several verbs: one batch (AMB-113).

    The verbs are those that hit Investigators and figures: losses, Wounds, Stress, Heal, Harm.
    """

    DO: ClassVar[str] = "at_once"

    steps: tuple["Effect", ...]


@final
@node
class If:
    """If the condition holds, one thing; otherwise another, or nothing."""

    DO: ClassVar[str] = "if"

    condition: Condition
    then: "Effect"
    otherwise: "Effect | None" = None


@final
@node
class Option:
    """One option of a choice; it is offered only if its condition holds."""

    id: ItemId
    then: "Effect | None" = None
    condition: Condition | None = None


@final
@node
class Choose:
    """The chooser takes one of the options (DEC-23, DEC-61)."""

    DO: ClassVar[str] = "choose"

    options: tuple[Option, ...]


@final
@node
class PickSpace:
    """The chooser names one of the Spaces; it is "it" in what follows."""

    DO: ClassVar[str] = "pick_space"

    then: "Effect"
    where: Spaces = HERE


@final
@node
class PickInvestigator:
    """The chooser names one of the Investigators; it is "it" in what follows.

    With `optional` the chooser may name nobody.
    """

    DO: ClassVar[str] = "pick_investigator"

    then: "Effect"
    among: Investigators = YOU
    optional: bool = False


@final
@node
class PickEnemy:
    """The chooser names one of the Enemies; it is "it" in what follows.

    Its Space is the Space "it", wherever it moves. If none fits, nothing is done.
    """

    DO: ClassVar[str] = "pick_enemy"

    then: "Effect"
    among: Enemies


@final
@node
class Steal:
    """You take at least one tradable card from Investigators on your Space, then `then`.

    If there is nothing to take, `otherwise` is done.
    """

    DO: ClassVar[str] = "steal"

    then: "Effect"
    otherwise: "Effect"


Control: TypeAlias = Union[
    "Sequence", "AtOnce", "If", "Choose", "PickSpace", "PickInvestigator", "PickEnemy", "Steal"
]
Effect: TypeAlias = Union[Verb, Control]  # noqa: UP007 - members are forward references

CONTROLS: tuple[type, ...] = (
    Sequence,
    AtOnce,
    If,
    Choose,
    PickSpace,
    PickInvestigator,
    PickEnemy,
    Steal,
)

__all__ = [
    "CONTROLS",
    "AtOnce",
    "Choose",
    "Control",
    "Effect",
    "If",
    "Option",
    "PickEnemy",
    "PickInvestigator",
    "PickSpace",
    "Sequence",
    "Steal",
]

"""Control: how sentences of a text follow from one another."""

from typing import final

from dmd_core.death_may_die.words.base import Condition, Control, Effect, word
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node


@final
@word("sequence")
@node
class Sequence(Control):
    """One sentence after the other, each a batch of its own."""

    steps: tuple[Effect, ...]
    """The sentences, in order."""


@final
@word("at_once")
@node
class AtOnce(Control):
    """One sentence with several verbs: one batch (AMB-113).

    The verbs are those that hit Investigators and figures: losses, Wounds, Stress, Heal, Harm.
    """

    steps: tuple[Effect, ...]
    """The verbs."""


@final
@word("if")
@node
class If(Control):
    """If the condition holds, one thing; otherwise another, or nothing."""

    condition: Condition
    """What is asked."""
    then: Effect
    """What is done if it holds."""
    otherwise: Effect | None = None
    """What is done if it does not."""


@final
@node
class Option:
    """One option of a choice; it is offered only if its condition holds."""

    id: ItemId
    """The word with which it is chosen."""
    then: Effect | None = None
    """What is done; nothing without it."""
    condition: Condition | None = None
    """What has to hold for it to be offered."""


@final
@word("choose")
@node
class Choose(Control):
    """The chooser takes one of the options (DEC-23, DEC-61)."""

    options: tuple[Option, ...]
    """What there is to choose from."""


__all__ = ["AtOnce", "Choose", "If", "Option", "Sequence"]

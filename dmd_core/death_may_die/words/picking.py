"""Picking: the chooser names one of those that were gathered; it is "it" in what follows."""

from typing import final

from dmd_core.death_may_die.words.base import Control, Effect, It, word
from dmd_core.death_may_die.words.selectors import HERE, YOU, Enemies, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("pick_space", it=(It.SPACE,))
@node
class PickSpace(Control):
    """The chooser names one of the Spaces; it is "it" in what follows."""

    then: Effect
    """What is done with the Space."""
    where: Spaces = HERE
    """The Spaces to choose from."""


@final
@word("pick_investigator", it=(It.SPACE, It.SEAT))
@node
class PickInvestigator(Control):
    """The chooser names one of the Investigators; it is "it" in what follows."""

    then: Effect
    """What is done with the Investigator."""
    among: Investigators = YOU
    """The Investigators to choose from."""
    optional: bool = False
    """Whether the chooser may name nobody."""


@final
@word("pick_enemy", it=(It.SPACE, It.ENEMY))
@node
class PickEnemy(Control):
    """The chooser names one of the Enemies; it is "it" in what follows.

    Its Space is the Space "it", wherever it moves. If none fits, nothing is done.
    """

    then: Effect
    """What is done with the Enemy."""
    among: Enemies
    """The Enemies to choose from."""


__all__ = ["PickEnemy", "PickInvestigator", "PickSpace"]

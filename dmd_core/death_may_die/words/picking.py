"""Picking: the chooser names one of several; it is "it" in what follows."""

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
    where: Spaces = HERE


@final
@word("pick_investigator", it=(It.SPACE, It.SEAT))
@node
class PickInvestigator(Control):
    """The chooser names one of the Investigators; it is "it" in what follows.

    With `optional` the chooser may name nobody.
    """

    then: Effect
    among: Investigators = YOU
    optional: bool = False


@final
@word("pick_enemy", it=(It.SPACE, It.ENEMY))
@node
class PickEnemy(Control):
    """The chooser names one of the Enemies; it is "it" in what follows.

    Its Space is the Space "it", wherever it moves. If none fits, nothing is done.
    """

    then: Effect
    among: Enemies


__all__ = ["PickEnemy", "PickInvestigator", "PickSpace"]

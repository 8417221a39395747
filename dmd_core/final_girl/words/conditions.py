"""Conditions: what a text may ask before it does something."""

from typing import final

from dmd_core.final_girl.words.amounts import Amount
from dmd_core.final_girl.words.base import Condition, word
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("exists")
@node
class Exists(Condition):
    """There is such a space."""

    space: Spaces
    """What it is like."""


@final
@word("at_least")
@node
class AtLeast(Condition):
    """One amount is as large as another, or larger."""

    of: Amount
    """What is looked at."""
    n: Amount = 1
    """What it has to reach."""


@final
@word("not")
@node
class Not(Condition):
    """The condition does not hold."""

    condition: Condition
    """What must not hold."""


__all__ = ["AtLeast", "Exists", "Not"]

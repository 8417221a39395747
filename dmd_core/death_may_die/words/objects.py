"""Objects of the Episode, such as Laboratories."""

from typing import final

from dmd_core.death_may_die.words.base import Verb, word
from dmd_core.death_may_die.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("mend_objects")
@node
class MendObjects(Verb):
    """Intact objects of the Episode on the Spaces lose Wounds."""

    where: Spaces
    """The Spaces."""
    n: int = 1
    """How many Wounds each of them loses."""


__all__ = ["MendObjects"]

"""Face-down tokens: their reverse sides lie mixed, and nobody knows which is where."""

from typing import final

from dmd_core.death_may_die.ids import BackId, TokenId
from dmd_core.death_may_die.words.base import Verb, word
from dmd_core.death_may_die.words.selectors import ANYWHERE, Spaces
from dmd_core.kernel.node import node


@final
@word("turn_over")
@node
class TurnOver(Verb):
    """One of the reverse sides that are still face down is drawn, and its text is done."""


@final
@word("turn_down")
@node
class TurnDown(Verb):
    """Tokens that were turned over go back among those that are face down, mixed with them."""

    token: TokenId
    """What kind of token they are now."""
    back: BackId
    """The reverse side that each of them has."""
    becomes: TokenId
    """What kind of token lies on its Space then."""
    where: Spaces = ANYWHERE
    """The Spaces on which they lie."""


__all__ = ["TurnDown", "TurnOver"]

"""The Final Girl goes somewhere without steps, and time that waits for her."""

from typing import final

from dmd_core.final_girl.ids import TokenId
from dmd_core.final_girl.words.base import Effect, word
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("go")
@node
class Go(Effect):
    """She is put on one of the spaces, the player choosing which (FG-DEC-20).

    Victims may come along as in a step: up to the limit, and none onto the killer's space
    (FG-MOV-05, -07).
    """

    to: Spaces
    """The spaces; the one she is on is none of them."""
    with_token: TokenId | None = None
    """A token that goes with her."""


@final
@word("next_time")
@node
class NextTime(Effect):
    """The next Action phase that is played starts with so much time (FG-AMB-84)."""

    n: int
    """How much."""


__all__ = ["Go", "NextTime"]

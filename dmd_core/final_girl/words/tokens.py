"""Tokens of a film on the map (FG-EVT-07)."""

from typing import final

from dmd_core.final_girl.ids import TokenId
from dmd_core.final_girl.words.base import Effect, word
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("place_token")
@node
class PlaceToken(Effect):
    """A token is placed on each of so many spaces; of more the player chooses (FG-DEC-20)."""

    token: TokenId
    """The token."""
    on: Spaces
    """The spaces."""
    n: int = 1
    """On how many of them."""


@final
@word("remove_token")
@node
class RemoveToken(Effect):
    """A token leaves the map."""

    token: TokenId
    """The token."""


__all__ = ["PlaceToken", "RemoveToken"]

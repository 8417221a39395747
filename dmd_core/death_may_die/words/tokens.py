"""Fire and tokens: on the map, on boards and on Insanity cards."""

from typing import final

from dmd_core.death_may_die.ids import SpaceId, TokenId
from dmd_core.death_may_die.words.amounts import ALL, AmountOrAll
from dmd_core.death_may_die.words.base import Ability, Effect, Home, Verb, word
from dmd_core.death_may_die.words.selectors import (
    ANYWHERE,
    HERE,
    YOU,
    Anchor,
    Investigators,
    Spaces,
)
from dmd_core.kernel.node import node


@final
@word("place_fire")
@node
class PlaceFire(Verb):
    """Fire tokens on each of the Spaces; short tokens are placed in the chooser's order."""

    where: Spaces = HERE
    """The Spaces."""
    n: int = 1
    """How many tokens on each of them."""


@final
@word("place_token")
@node
class PlaceToken(Verb):
    """A token on a Space, or on the nearest one without such a token.

    Where several tokens of a kind may lie on one Space, it goes on that very Space.
    """

    token: TokenId
    """What kind of token."""
    near: Anchor = Anchor.YOU
    """The Space that is tried first."""
    on: SpaceId | None = None
    """That Space of the map instead."""


@final
@word("remove_tokens")
@node
class RemoveTokens(Verb):
    """Tokens are taken off each of the Spaces."""

    token: TokenId
    """What kind of token."""
    where: Spaces = HERE
    """The Spaces."""
    n: AmountOrAll = 1
    """How many from each of them."""


@final
@word("move_tokens")
@node
class MoveTokens(Verb):
    """Tokens on the Spaces move along shortest paths, one after the other."""

    token: TokenId
    """What kind of token."""
    towards: Spaces
    """Where each goes: to the nearest of these Spaces."""
    where: Spaces = ANYWHERE
    """Those on which Spaces move."""
    steps: int = 1
    """How many Spaces each moves."""
    n: AmountOrAll = ALL
    """How many of each Space."""


@final
@word("next_token")
@node
class NextToken(Verb):
    """Of these tokens, the one on the map is replaced by the next; after the last by the first."""

    of: tuple[TokenId, ...]
    """The tokens in their order; one of them lies on the map."""


@final
@word("tokens")
@node
class Tokens(Verb):
    """Tokens are put on boards or Insanity cards, or taken off."""

    token: TokenId
    """What kind of token; `down` is the one of who lies down."""
    n: AmountOrAll = 1
    """How many; all of them only if they are taken off."""
    remove: bool = False
    """Whether they are taken off."""
    who: Investigators = YOU
    """On whose boards."""


@final
@word("token_shortage", home=Home.STAGE)
@node
class TokenShortage(Ability):
    """Of a Stage: done whenever such a token must be placed and none is left (AMB-107)."""

    token: TokenId
    """What kind of token."""
    then: Effect
    """What is done."""
    slot: str = ""


__all__ = [
    "MoveTokens",
    "NextToken",
    "PlaceFire",
    "PlaceToken",
    "RemoveTokens",
    "TokenShortage",
    "Tokens",
]

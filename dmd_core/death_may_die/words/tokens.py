"""Fire and tokens: on the map, on boards and on Insanity cards."""

from typing import final

from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.words.amounts import AmountOrAll
from dmd_core.death_may_die.words.base import Ability, Effect, Home, Verb, word
from dmd_core.death_may_die.words.selectors import HERE, YOU, Anchor, Investigators, Spaces
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
    """A token on a Space, or on the nearest one without such a token."""

    token: TokenId
    """What kind of token."""
    near: Anchor = Anchor.YOU
    """The Space that is tried first."""


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


__all__ = ["PlaceFire", "PlaceToken", "TokenShortage", "Tokens"]

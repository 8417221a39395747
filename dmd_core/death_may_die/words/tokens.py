"""Fire and tokens: on the map, on boards and on Insanity cards."""

from typing import final

from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import Ability, Effect, Home, Verb, word
from dmd_core.death_may_die.words.selectors import HERE, YOU, Anchor, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("place_fire")
@node
class PlaceFire(Verb):
    """Fire tokens on each of the Spaces; short tokens are placed in the chooser's order."""

    where: Spaces = HERE
    n: int = 1


@final
@word("place_token")
@node
class PlaceToken(Verb):
    """A token on a Space, or on the nearest one without such a token."""

    token: TokenId
    near: Anchor = Anchor.YOU


@final
@word("tokens")
@node
class Tokens(Verb):
    """Tokens are put on a board or an Insanity card, or taken off with a negative number."""

    token: TokenId
    n: Amount = 1
    remove: bool = False
    who: Investigators = YOU


@final
@word("token_shortage", home=Home.STAGE)
@node
class TokenShortage(Ability):
    """Of a Stage: done whenever such a token must be placed and none is left (AMB-107)."""

    token: TokenId
    then: Effect
    slot: str = ""


__all__ = ["PlaceFire", "PlaceToken", "TokenShortage", "Tokens"]

"""Conditions: what a text may ask before it does something."""

from typing import ClassVar, TypeAlias, Union, final

from dmd_core.death_may_die.effects.selectors import Enemies, Investigators, Spaces
from dmd_core.death_may_die.ids import TokenId
from dmd_core.kernel.node import node


@final
@node
class Exists:
    """At least `at_least` Investigators, Enemies or Spaces fit; exactly one field names which."""

    IS: ClassVar[str] = "exists"

    investigators: Investigators | None = None
    enemies: Enemies | None = None
    spaces: Spaces | None = None
    at_least: int = 1


@final
@node
class StressFull:
    """Your Stress is at its maximum."""

    IS: ClassVar[str] = "stress_full"


@final
@node
class Alone:
    """No other figure is on your Space."""

    IS: ClassVar[str] = "alone"


@final
@node
class Unhurt:
    """You have no Wounds on your track; those of Companions do not count."""

    IS: ClassVar[str] = "unhurt"


@final
@node
class TokensTouch:
    """Two Spaces with such a token are adjacent to each other."""

    IS: ClassVar[str] = "tokens_touch"

    token: TokenId


@final
@node
class KeepsCard:
    """Your Insanity keeps a Mythos card."""

    IS: ClassVar[str] = "keeps_card"


@final
@node
class NamedApart:
    """The Investigator you named is alive and not on your Space."""

    IS: ClassVar[str] = "named_apart"


@final
@node
class Not:
    """The condition does not hold."""

    IS: ClassVar[str] = "not"

    condition: "Condition"


Condition: TypeAlias = Union[
    Exists, StressFull, Alone, Unhurt, TokensTouch, KeepsCard, NamedApart, "Not"
]

CONDITIONS: tuple[type, ...] = (
    Exists,
    StressFull,
    Alone,
    Unhurt,
    TokensTouch,
    KeepsCard,
    NamedApart,
    Not,
)

__all__ = [
    "CONDITIONS",
    "Alone",
    "Condition",
    "Exists",
    "KeepsCard",
    "NamedApart",
    "Not",
    "StressFull",
    "TokensTouch",
    "Unhurt",
]

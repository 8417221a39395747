"""Amounts: numbers, and expressions that are worked out when their sentence is reached.

An expression is worked out for each of those whom the verb concerns: where a text deals Wounds to
each Enemy, `health` is that of each, and the Space "there" is where each of them stands.
"""

from enum import StrEnum, unique
from typing import Final, TypeAlias, final

from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.words.base import Number, word
from dmd_core.death_may_die.words.selectors import (
    THERE,
    YOU,
    Cards,
    Enemies,
    Investigators,
    Spaces,
)
from dmd_core.kernel.node import node


@unique
class Every(StrEnum):
    """As many as there are of what the verb takes away."""

    ALL = "all"


ALL: Final = Every.ALL

Amount: TypeAlias = int | Number
"""So many: a number or an expression."""

AmountOrAll: TypeAlias = int | Every | Number
"""So many, or as many as there are."""


@unique
class Track(StrEnum):
    """A track of the Investigator board that a text counts on."""

    STRESS = "stress"
    WOUNDS = "wounds"


@final
@word("own")
@node
class Own(Number):
    """How far your marker is on a track; Wounds of Companions do not count."""

    track: Track
    """The track."""


@final
@word("most")
@node
class Most(Number):
    """The maximum of a track: as much Stress as you can have, or the Wounds you die of."""

    track: Track
    """The track."""


@final
@word("fire")
@node
class Fire(Number):
    """Fire tokens on Spaces."""

    on: Spaces = THERE
    """The Spaces; without it the Space of the one concerned."""


@final
@word("tokens")
@node
class TokenCount(Number):
    """Tokens on boards and Insanity cards, or on Spaces."""

    token: TokenId
    """What kind of token."""
    who: Investigators = YOU
    """On whose boards."""
    on: Spaces | None = None
    """The Spaces; with them those on boards do not count."""


@final
@word("count")
@node
class Count(Number):
    """How many Investigators, Enemies, Spaces and claimed cards there are, taken together."""

    investigators: Investigators | None = None
    """The Investigators that count."""
    enemies: Enemies | None = None
    """The Enemies that count."""
    spaces: Spaces | None = None
    """The Spaces that count."""
    cards: Cards | None = None
    """The claimed cards that count."""


@final
@word("health")
@node
class Health(Number):
    """The health of the Enemy concerned: of the Elder One, that of its Stage."""


@final
@word("half")
@node
class Half(Number):
    """Half of another amount, rounded up."""

    of: Amount
    """What is halved."""


@final
@word("difference")
@node
class Difference(Number):
    """By how much two amounts differ."""

    between: tuple[Amount, Amount]
    """The two amounts, in any order."""


__all__ = [
    "ALL",
    "Amount",
    "AmountOrAll",
    "Count",
    "Difference",
    "Every",
    "Fire",
    "Half",
    "Health",
    "Most",
    "Own",
    "TokenCount",
    "Track",
]

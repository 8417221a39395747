"""How a text names spaces, and with them the victims, enemies and tokens that are on them."""

from enum import StrEnum, unique
from typing import ClassVar, Final, final

from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.kernel.node import node
from dmd_core.tabletop.words import Selector


@unique
class Anchor(StrEnum):
    """A space that a text can name on every map."""

    GIRL = "girl"
    """Where the Final Girl stands."""
    KILLER = "killer"
    """Where the killer stands."""
    ENEMY = "enemy"
    """Where the nearest enemy stands, killer or minion."""
    IT = "it"
    """The space that the text speaks of."""
    GIRL_START = "girl_start"
    """Where the Final Girl began (FG-SET-14)."""
    KILLER_START = "killer_start"
    """Where the killer began (FG-SET-14)."""


@unique
class Foe(StrEnum):
    """Which enemies a text means (FG-MIN-01 to -03)."""

    ENEMY = "enemy"
    """The killer or minions."""
    KILLER = "killer"
    MINION = "minion"


@final
@node
class Spaces(Selector):
    """Spaces of the map: those for which everything that is said holds.

    Distances are counted from `around`. Of what is left, `nearest` and `farthest` keep those at the
    least and at the greatest distance from a place; a tie is the player's.
    """

    SHORT: ClassVar[str] = "at"

    at: Anchor | None = None
    """This very space."""
    named: tuple[SpaceId, ...] = ()
    """These spaces; only cards of the location know their names."""
    apart: tuple[SpaceId, ...] = ()
    """None of these spaces."""
    search: bool | None = None
    """Whether it can be searched."""
    exit: bool | None = None
    """Whether victims are saved there."""
    water: bool | None = None
    """Whether it borders water."""
    victims: bool | None = None
    """Whether victims are there."""
    foe: Foe | None = None
    """Such an enemy is there."""
    token: TokenId | None = None
    """This token lies there."""
    around: Anchor = Anchor.GIRL
    """From where distances are counted."""
    beyond: int | None = None
    """It is farther away than so many steps."""
    within: int | None = None
    """It is so many steps away, or fewer."""
    nearest: Anchor | None = None
    """Of those the nearest to this place."""
    farthest: Anchor | None = None
    """Of those the farthest from this place."""


EVERYWHERE: Final = Spaces()
HERS: Final = Spaces(at=Anchor.GIRL)

__all__ = ["EVERYWHERE", "HERS", "Anchor", "Foe", "Spaces"]

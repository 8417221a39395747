"""Selectors: how a text names Spaces, Investigators and Enemies.

A selector is a conjunction: every field that is set narrows it. It is evaluated when its sentence
is reached, never earlier.
"""

from enum import StrEnum, unique
from typing import ClassVar, Final, final

from dmd_core.death_may_die.ids import EnemyId, HalfId, TagId, TokenId
from dmd_core.death_may_die.words.base import Selector
from dmd_core.kernel.node import node


@unique
class Anchor(StrEnum):
    """One Space a text starts from."""

    YOU = "you"
    IT = "it"
    RED_GATE = "red_gate"
    YELLOW_GATE = "yellow_gate"
    BLUE_GATE = "blue_gate"
    START = "start"
    ELDER_ONE = "elder_one"


@unique
class Who(StrEnum):
    """Which Investigators a text means; only living ones (DEATH-11)."""

    YOU = "you"
    ALL = "all"
    OTHERS = "others"
    IT = "it"


@unique
class ObjectState(StrEnum):
    """What a text asks of an object of the Episode on a Space."""

    INTACT = "intact"
    DAMAGED = "damaged"


ANY: Final = EnemyId("any")


CULTIST: Final = EnemyId("cultist")


MONSTER: Final = EnemyId("monster")


ELDER: Final = EnemyId("elder_one")


IT: Final = EnemyId("it")
"""Words for categories of Enemies (ENEMY-01, -02), and for the figure a text is about; any other
word is the id of a type."""


@final
@node
class Spaces(Selector):
    """Spaces of the map.

    `at` with `within`: at most so many steps away from that Space; `token`, `without_token`,
    `fire`, `enemy`, `object`, `gate`: what lies or stands there.
    """

    SHORT: ClassVar[str] = "at"

    at: Anchor | None = None
    within: int = 0
    token: TokenId | None = None
    without_token: TokenId | None = None
    fire: bool | None = None
    enemy: EnemyId | None = None
    object: ObjectState | None = None
    gate: bool = False


HERE: Final = Spaces(at=Anchor.YOU)


@final
@node
class Investigators(Selector):
    """Living Investigators, clockwise from the active one (AMB-58).

    `where` they stand; `has` names a half of a Discovery card they own, `tag` a mark of one of
    their cards, `token` and `at_least` what lies on their board.
    """

    SHORT: ClassVar[str] = "who"

    who: Who = Who.YOU
    where: Spaces | None = None
    has: HalfId | None = None
    tag: TagId | None = None
    token: TokenId | None = None
    at_least: int = 1


YOU: Final = Investigators()


EACH: Final = Investigators(who=Who.ALL)


@final
@node
class Enemies(Selector):
    """Enemy figures by ascending number.

    `kind` is a category or a type; `where` they stand; `nearest` keeps the one nearest to you, the
    chooser deciding ties (MYTH-10).
    """

    SHORT: ClassVar[str] = "kind"

    kind: EnemyId = ANY
    where: Spaces | None = None
    nearest: bool = False


__all__ = [
    "ANY",
    "CULTIST",
    "EACH",
    "ELDER",
    "HERE",
    "IT",
    "MONSTER",
    "YOU",
    "Anchor",
    "Enemies",
    "Investigators",
    "ObjectState",
    "Spaces",
    "Who",
]

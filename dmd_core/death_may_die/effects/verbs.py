"""Verbs: what a text does, each one printed instruction for all its targets.

A verb is one batch: all its targets are hit, then deaths, the end of the game, triggers and
Thresholds are looked at (2.2 of the catalogue).
"""

from enum import StrEnum, unique
from typing import ClassVar, TypeAlias, final

from dmd_core.death_may_die.effects.selectors import (
    HERE,
    YOU,
    Amount,
    Anchor,
    Enemies,
    Investigators,
    Spaces,
)
from dmd_core.death_may_die.ids import EnemyId, HalfId, TagId, TokenId
from dmd_core.kernel.node import node


@unique
class CardKind(StrEnum):
    """What the half of a Discovery card is (DISC-01)."""

    ITEM = "item"
    COMPANION = "companion"
    CONDITION = "condition"


@final
@node
class LoseSanity:
    """Each of them loses Sanity: one loss, stopped by the next Threshold (SAN-03)."""

    DO: ClassVar[str] = "lose_sanity"

    n: Amount
    who: Investigators = YOU


@final
@node
class TakeStress:
    """Each of them takes Stress; with `overflow` what does not fit becomes Wounds (STR-04)."""

    DO: ClassVar[str] = "take_stress"

    n: Amount
    who: Investigators = YOU
    overflow: bool = False


@final
@node
class TakeWounds:
    """Each of them takes Wounds; Companions may take them (CMP-01)."""

    DO: ClassVar[str] = "take_wounds"

    n: Amount
    who: Investigators = YOU


@final
@node
class Heal:
    """Each of them heals so much Stress and so many Wounds; `mix` points may be split freely."""

    DO: ClassVar[str] = "heal"

    stress: Amount = 0
    wounds: Amount = 0
    mix: int = 0
    who: Investigators = YOU


@final
@node
class MatchStress:
    """Your Stress marker moves to the column of your Wounds marker, at most to its maximum."""

    DO: ClassVar[str] = "match_stress"


@final
@node
class Harm:
    """Wounds for figures, and for objects of the Episode, all in one batch.

    The Elder One is passed over while it cannot take Wounds (RIT-02).
    """

    DO: ClassVar[str] = "harm"

    n: Amount
    enemies: Enemies | None = None
    investigators: Investigators | None = None
    objects: Spaces | None = None


@final
@node
class PlaceFire:
    """Fire tokens on each of the Spaces; short tokens are placed in the chooser's order."""

    DO: ClassVar[str] = "place_fire"

    where: Spaces = HERE
    n: int = 1


@final
@node
class PlaceToken:
    """A token on a Space, or on the nearest one without such a token."""

    DO: ClassVar[str] = "place_token"

    token: TokenId
    near: Anchor = Anchor.YOU


@final
@node
class Summon:
    """A figure of the type on each of the Spaces, as far as the reserve goes (SPAWN-03)."""

    DO: ClassVar[str] = "summon"

    enemy: EnemyId
    where: Spaces = HERE


@final
@node
class MoveEnemies:
    """Each of the Enemies moves along a shortest path (MOVE-01).

    `towards` names a Space; without it each goes to the nearest intact object of the Episode.
    """

    DO: ClassVar[str] = "move_enemies"

    enemies: Enemies
    steps: int
    towards: Anchor | None = Anchor.YOU


@final
@node
class PlaceEnemies:
    """Each of the Enemies goes directly to a Space (MOVE-07)."""

    DO: ClassVar[str] = "place_enemies"

    enemies: Enemies
    to: Anchor = Anchor.YOU


@final
@node
class SummonElderOne:
    """The Elder One comes to the board (SUM-12)."""

    DO: ClassVar[str] = "summon_elder_one"

    at: Anchor = Anchor.YOU


@final
@node
class Advance:
    """The Elder One advances at once (AMB-74)."""

    DO: ClassVar[str] = "advance"


@final
@node
class HastenAdvance:
    """The check of this end of turn advances the Elder One as if there were enough symbols."""

    DO: ClassVar[str] = "hasten_advance"


@final
@node
class MendObjects:
    """Intact objects of the Episode on the Spaces lose Wounds."""

    DO: ClassVar[str] = "mend_objects"

    where: Spaces
    n: int = 1


@final
@node
class DiscardCards:
    """Each of them discards claimed cards: `n` of those that fit, its owner choosing.

    With `keep_for` each card may be kept for so many Wounds.
    """

    DO: ClassVar[str] = "discard_cards"

    n: Amount = 1
    who: Investigators = YOU
    kinds: tuple[CardKind, ...] = ()
    half: HalfId | None = None
    tag: TagId | None = None
    keep_for: int = 0


@final
@node
class BalanceCards:
    """You discard cards until as many lie left as right, choosing which."""

    DO: ClassVar[str] = "balance_cards"


@final
@node
class DiscardThis:
    """The Discovery card just drawn is discarded; nothing more of it is done."""

    DO: ClassVar[str] = "discard_this"


@final
@node
class Tokens:
    """Tokens are put on a board or an Insanity card, or taken off with a negative number."""

    DO: ClassVar[str] = "tokens"

    token: TokenId
    n: Amount = 1
    remove: bool = False
    who: Investigators = YOU


@final
@node
class JoinNearest:
    """You move to the nearest Space with another figure; you stay if yours has one."""

    DO: ClassVar[str] = "join_nearest"


@final
@node
class MeetNamed:
    """You or the Investigator you named moves to the other; Enemies do not follow."""

    DO: ClassVar[str] = "meet_named"


@final
@node
class ResolveKept:
    """The Mythos card your Insanity keeps is resolved as if just drawn (AMB-109)."""

    DO: ClassVar[str] = "resolve_kept"


@final
@node
class GiveItem:
    """You give one of your tradable Items to another Investigator anywhere."""

    DO: ClassVar[str] = "give_item"


Verb: TypeAlias = (
    LoseSanity
    | TakeStress
    | TakeWounds
    | Heal
    | MatchStress
    | Harm
    | PlaceFire
    | PlaceToken
    | Summon
    | MoveEnemies
    | PlaceEnemies
    | SummonElderOne
    | Advance
    | HastenAdvance
    | MendObjects
    | DiscardCards
    | BalanceCards
    | DiscardThis
    | Tokens
    | JoinNearest
    | MeetNamed
    | ResolveKept
    | GiveItem
)

VERBS: tuple[type, ...] = (
    LoseSanity,
    TakeStress,
    TakeWounds,
    Heal,
    MatchStress,
    Harm,
    PlaceFire,
    PlaceToken,
    Summon,
    MoveEnemies,
    PlaceEnemies,
    SummonElderOne,
    Advance,
    HastenAdvance,
    MendObjects,
    DiscardCards,
    BalanceCards,
    DiscardThis,
    Tokens,
    JoinNearest,
    MeetNamed,
    ResolveKept,
    GiveItem,
)

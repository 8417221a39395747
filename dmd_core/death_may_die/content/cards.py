"""Boards of Investigators and cards: Skills, Insanities, Enemies, Mythos, Stages, Discovery."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.content.board import Gate, Origin
from dmd_core.death_may_die.ids import CardId, EnemyId, HalfId, InvestigatorId, SkillId, TagId
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.base import Ability, Effect
from dmd_core.death_may_die.words.control import Option
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.kernel.node import node


@unique
class Category(StrEnum):
    """The three disjoint categories of Enemies (ENEMY-01, -02)."""

    CULTIST = "cultist"
    MONSTER = "monster"
    ELDER_ONE = "elder_one"


@unique
class LevelMode(StrEnum):
    """Whether a level stands beside the lower ones or in place of them (SKL-03)."""

    FIRST = "first"
    ADDS = "adds"
    REPLACES = "replaces"


@final
@node
class SkillLevel:
    """One level of a Skill. `replaces` names the slots of lower levels it puts out of force."""

    mode: LevelMode
    """Whether it stands beside the lower levels."""
    abilities: tuple[Ability, ...]
    """What it gives."""
    replaces: tuple[str, ...] = ()
    """Slots of lower levels that it puts out of force."""


@final
@node
class SkillDef:
    """A Skill with its four levels (SKL-01 to -03)."""

    id: SkillId
    name: str
    levels: tuple[SkillLevel, ...]
    """The four levels, lowest first."""
    unique: bool = False
    """Whether it belongs to one Investigator."""
    origin: Origin = Origin.PRINTED


@final
@node
class InvestigatorDef:
    """An Investigator board: the unique Skill first, then two common ones."""

    id: InvestigatorId
    name: str
    skills: tuple[SkillId, ...]
    """The unique Skill, then two common ones."""
    origin: Origin = Origin.PRINTED


@final
@node
class InsanityDef:
    """An Insanity card: standing abilities and Symptoms (SAN-05)."""

    id: CardId
    name: str
    symptoms: Effect
    """What is done at each Threshold, before the level-up."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class EnemyDef:
    """A type of Enemy as its reference card prints it (ENEMY-04)."""

    id: EnemyId
    name: str
    category: Category
    """The category."""
    figures: int
    """Figures in the box."""
    health: int
    """Wounds it can take."""
    standard: int
    """Standard dice of its attack."""
    bonus: int
    """Bonus dice of its attack."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class SummonLine:
    """One entry at the bottom of a Mythos card (SPAWN-01)."""

    enemy: EnemyId
    """The type."""
    gate: Gate
    """The Gate it comes through."""


@final
@node
class MythosDef:
    """A Mythos card, top to bottom (MYTH-04)."""

    id: CardId
    name: str
    symbol: bool
    """Whether it has a Summoning symbol."""
    effects: tuple[Effect, ...] = ()
    """What is done, top to bottom."""
    summons: tuple[SummonLine, ...] = ()
    """What is summoned after that."""
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class StageDef:
    """A Stage card; Stage 1 has neither health nor dice (ELDER-03)."""

    id: CardId
    stage: int
    """The number, 1 to 4."""
    health: int = 0
    """Wounds until it is defeated."""
    standard: int = 0
    """Standard dice it adds to attacks."""
    bonus: int = 0
    """Bonus dice it adds to attacks."""
    on_advance: tuple[Effect, ...] = ()
    """What is done whenever the Elder One advances."""
    on_reveal: tuple[Effect, ...] = ()
    """What is done when the Stage is revealed."""
    end_of_turn: tuple[Effect, ...] = ()
    """What is done at the end of each turn."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class Price:
    """What claiming a half costs (DISC-04)."""

    stress: int = 0
    """Stress that is taken."""
    wounds: int = 0
    """Wounds that are taken."""


FREE: "Price" = Price()


@final
@node
class HalfDef:
    """One half of a Discovery card, in effect once claimed (DISC-06)."""

    id: HalfId
    name: str
    kind: CardKind
    """What it is."""
    price: Price = FREE
    """What claiming it costs."""
    forced: bool = False
    """Claimed without a price when no other option was taken or could be (AMB-65)."""
    tradable: bool = True
    """Whether it may be traded."""
    health: int | None = None
    """Wounds a Companion takes before it is lost; without a number it takes none (CMP-09)."""
    tags: tuple[TagId, ...] = ()
    """Marks that texts ask for."""
    excludes: tuple[HalfId, ...] = ()
    """Halves that the same Investigator cannot have beside this one."""
    on_claim: Effect | None = None
    """What is done when it is claimed."""
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class DiscoveryDef:
    """A Discovery card: mandatory lines, then in most cases a choice (DISC-02, -03, -11)."""

    id: CardId
    name: str
    mandatory: tuple[Effect, ...] = ()
    """Lines that are done first."""
    left: HalfDef | None = None
    """The left half."""
    right: HalfDef | None = None
    """The right half."""
    instead: tuple[Option, ...] = ()
    """Printed ways to take something else than a half; the card is discarded then."""
    origin: Origin = Origin.TRANSCRIBED

    @property
    def offers(self) -> bool:
        """Whether there is anything to choose; a card that only demands something has no half."""
        return self.left is not None or self.right is not None or bool(self.instead)

    def half(self, side: Side) -> HalfDef | None:
        """The half under that edge, None if the card has none there."""
        return self.left if side is Side.LEFT else self.right


__all__ = [
    "FREE",
    "Category",
    "DiscoveryDef",
    "EnemyDef",
    "HalfDef",
    "InsanityDef",
    "InvestigatorDef",
    "LevelMode",
    "MythosDef",
    "Price",
    "SkillDef",
    "SkillLevel",
    "StageDef",
    "SummonLine",
]

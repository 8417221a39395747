"""Definitions of printed components: what a pack says, frozen and typed.

Every definition tells where it comes from: `printed` (read off the component), `transcribed`
(typed in by a player from the component), `original` (chosen or made by this project).
"""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.death_may_die.content.pack_info import PackInfo, PackKind
from dmd_core.death_may_die.ids import (
    ActionId,
    CardId,
    EnemyId,
    FaceDownId,
    FaceId,
    HalfId,
    InvestigatorId,
    ObjectId,
    ObjectKind,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.death_may_die.state import Side
from dmd_core.death_may_die.words.base import Ability, Effect
from dmd_core.death_may_die.words.control import Option
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.kernel.node import node


@unique
class Origin(StrEnum):
    """Where a definition comes from."""

    PRINTED = "printed"
    TRANSCRIBED = "transcribed"
    ORIGINAL = "original"


@unique
class Category(StrEnum):
    """The three disjoint categories of Enemies (ENEMY-01, -02)."""

    CULTIST = "cultist"
    MONSTER = "monster"
    ELDER_ONE = "elder_one"


@unique
class Gate(StrEnum):
    """The three Gates of a map (MAP-10)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


@unique
class LevelMode(StrEnum):
    """Whether a level stands beside the lower ones or in place of them (SKL-03)."""

    FIRST = "first"
    ADDS = "adds"
    REPLACES = "replaces"


@final
@node
class Face:
    """One face of a die: the symbols it shows (DICE-04). `copies` of it are on the die."""

    id: FaceId
    successes: int = 0
    elder_signs: int = 0
    tentacles: int = 0
    copies: int = 1


@final
@node
class Die:
    """A kind of die."""

    id: str
    faces: tuple[Face, ...]
    origin: Origin = Origin.PRINTED


@final
@node
class Tracks:
    """Tracks of the Investigator board; numbers count steps from the leftmost space."""

    wounds: int
    """Steps to the skull of the Wounds track."""
    stress: int
    """Maximum Stress."""
    sanity: int
    """Steps to the skull of the Sanity track."""
    thresholds: tuple[int, ...]
    bonus_thresholds: tuple[int, ...]
    origin: Origin = Origin.PRINTED


@final
@node
class SummoningTrack:
    """The Summoning track; spaces are numbered from 1."""

    start: int
    first_red: int
    last: int
    origin: Origin = Origin.ORIGINAL


@final
@node
class CoreTokens:
    """Limited tokens of the core set."""

    fire: int
    origin: Origin = Origin.PRINTED


@final
@node
class SkillLevel:
    """One level of a Skill. `replaces` names the slots of lower levels it puts out of force."""

    mode: LevelMode
    abilities: tuple[Ability, ...]
    replaces: tuple[str, ...] = ()


@final
@node
class SkillDef:
    """A Skill with its four levels (SKL-01 to -03)."""

    id: SkillId
    name: str
    levels: tuple[SkillLevel, ...]
    unique: bool = False
    origin: Origin = Origin.PRINTED


@final
@node
class InvestigatorDef:
    """An Investigator board: the unique Skill first, then two common ones."""

    id: InvestigatorId
    name: str
    skills: tuple[SkillId, ...]
    origin: Origin = Origin.PRINTED


@final
@node
class InsanityDef:
    """An Insanity card: standing abilities and Symptoms (SAN-05)."""

    id: CardId
    name: str
    symptoms: Effect
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class EnemyDef:
    """A type of Enemy as its reference card prints it (ENEMY-04)."""

    id: EnemyId
    name: str
    category: Category
    figures: int
    health: int
    standard: int
    bonus: int
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class SummonLine:
    """One entry at the bottom of a Mythos card (SPAWN-01)."""

    enemy: EnemyId
    gate: Gate


@final
@node
class MythosDef:
    """A Mythos card, top to bottom (MYTH-04)."""

    id: CardId
    name: str
    symbol: bool
    effects: tuple[Effect, ...] = ()
    summons: tuple[SummonLine, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class StageDef:
    """A Stage card; Stage 1 has neither health nor dice (ELDER-03)."""

    id: CardId
    stage: int
    health: int = 0
    standard: int = 0
    bonus: int = 0
    on_advance: tuple[Effect, ...] = ()
    on_reveal: tuple[Effect, ...] = ()
    end_of_turn: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class TokenDef:
    """A kind of token with the number in the box (AMB-107)."""

    id: TokenId
    name: str
    count: int
    origin: Origin = Origin.PRINTED


@final
@node
class ElderOneDef:
    """An Elder One box (GEN-06)."""

    id: EnemyId
    name: str
    stages: tuple[StageDef, ...]
    minions: tuple[EnemyDef, ...]
    mythos: tuple[MythosDef, ...]
    tokens: tuple[TokenDef, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class Price:
    """What claiming a half costs (DISC-04)."""

    stress: int = 0
    wounds: int = 0


FREE: "Price" = Price()


@final
@node
class HalfDef:
    """One half of a Discovery card, in effect once claimed (DISC-06)."""

    id: HalfId
    name: str
    kind: CardKind
    price: Price = FREE
    forced: bool = False
    """Claimed without a price when no other option was taken or could be (AMB-65)."""
    tradable: bool = True
    health: int | None = None
    """Wounds a Companion takes before it is lost; without a number it takes none (CMP-09)."""
    tags: tuple[TagId, ...] = ()
    excludes: tuple[HalfId, ...] = ()
    """Halves that the same Investigator cannot have beside this one."""
    on_claim: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class DiscoveryDef:
    """A Discovery card: mandatory lines, then a choice (DISC-02, -03, -11)."""

    id: CardId
    name: str
    mandatory: tuple[Effect, ...] = ()
    left: HalfDef | None = None
    right: HalfDef | None = None
    instead: tuple[Option, ...] = ()
    """Printed ways to take something else than a half; the card is discarded then."""
    origin: Origin = Origin.TRANSCRIBED

    def half(self, side: Side) -> HalfDef | None:
        """The half under that edge, None if the card has none there."""
        return self.left if side is Side.LEFT else self.right


@final
@node
class SpaceDef:
    """A Space of the map and what setup puts on it."""

    id: SpaceId
    name: str
    fire: int = 0
    gate: Gate | None = None
    enemies: tuple[EnemyId, ...] = ()
    objects: tuple[ObjectId, ...] = ()


@final
@node
class MapDef:
    """The map as a graph; passages and links are pairs of Spaces (MAP-03 to -08)."""

    start: SpaceId
    spaces: tuple[SpaceDef, ...]
    passages: tuple[tuple[SpaceId, SpaceId], ...]
    stairs: tuple[tuple[SpaceId, SpaceId], ...] = ()
    tunnels: tuple[tuple[SpaceId, SpaceId], ...] = ()
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class BackDef:
    """A reverse side of the Episode's objects, so many of them."""

    id: FaceDownId
    name: str
    then: Effect
    count: int = 1
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class ObjectsDef:
    """Objects of the Episode, such as Laboratories: health, reverse sides, how many to destroy."""

    kind: ObjectKind
    name: str
    health: int
    to_disrupt: int
    backs: tuple[BackDef, ...]
    origin: Origin = Origin.PRINTED


@final
@node
class DestroyAction:
    """An Episode action: a roll against an intact object on the own Space (EPI-11, -12)."""

    id: ActionId
    name: str
    safe: bool = False
    origin: Origin = Origin.PRINTED


@final
@node
class ExtinguishAction:
    """An Episode action: each Success of a roll takes one Fire token off the own Space (EPI-14)."""

    id: ActionId
    name: str
    safe: bool = False
    origin: Origin = Origin.PRINTED


@final
@node
class SuccessAction:
    """An Episode action: a roll that needs so many Successes for its effect (DICE-07, RES-06)."""

    id: ActionId
    name: str
    needs: int
    then: Effect
    safe: bool = False
    origin: Origin = Origin.ORIGINAL


EpisodeAction: TypeAlias = DestroyAction | ExtinguishAction | SuccessAction


@final
@node
class EpisodeDef:
    """An Episode box (GEN-05)."""

    id: str
    name: str
    number: int
    objects: ObjectsDef
    destroy: DestroyAction | None
    extinguish: ExtinguishAction | None
    monsters: tuple[EnemyDef, ...]
    mythos: tuple[MythosDef, ...]
    discovery: tuple[DiscoveryDef, ...]
    map: MapDef
    tests: tuple[SuccessAction, ...] = ()
    on_advance: tuple[Effect, ...] = ()
    origin: Origin = Origin.TRANSCRIBED

    @property
    def actions(self) -> tuple[EpisodeAction, ...]:
        """The Episode actions (EPI-01)."""
        fixed = tuple(a for a in (self.destroy, self.extinguish) if a is not None)
        return (*fixed, *self.tests)


@final
@node
class CoreDef:
    """The core set: dice, tracks, Skills, Investigators, Insanity cards."""

    standard_die: Die
    bonus_die: Die
    tracks: Tracks
    summoning_track: SummoningTrack
    tokens: CoreTokens
    skills: tuple[SkillDef, ...]
    investigators: tuple[InvestigatorDef, ...]
    insanities: tuple[InsanityDef, ...]


@final
@node
class Content:
    """Everything the loaded packs define.

    Attributes:
        core: the core set.
        episodes: the Episodes by their number.
        elder_ones: the Elder Ones.
        fingerprint: of the data of all packs, 16 hex digits.
        packs: the packs, in the order that fingerprints count them.
        games: for each Episode and Elder One the fingerprint of the three packs of their games,
            so that packs that are not played make no difference.
    """

    core: CoreDef
    episodes: tuple[EpisodeDef, ...]
    elder_ones: tuple[ElderOneDef, ...]
    fingerprint: str = ""
    packs: tuple[PackInfo, ...] = ()
    games: tuple[tuple[str, str, str], ...] = ()

    def fingerprint_of(self, episode: str, elder_one: str) -> str:
        """Fingerprint of the packs of one game; of all, where content was put together by hand."""
        found = (f for e, o, f in self.games if (e, o) == (episode, elder_one))
        return next(found, self.fingerprint)

    def packs_of(self, episode: str, elder_one: str) -> tuple[PackInfo, ...]:
        """The packs of one game: core set, Episode and Elder One."""
        played = (episode, elder_one)
        return tuple(p for p in self.packs if p.kind is PackKind.CORE or p.id in played)


__all__ = [
    "FREE",
    "BackDef",
    "Category",
    "Content",
    "CoreDef",
    "CoreTokens",
    "DestroyAction",
    "Die",
    "DiscoveryDef",
    "ElderOneDef",
    "EnemyDef",
    "EpisodeAction",
    "EpisodeDef",
    "ExtinguishAction",
    "Face",
    "Gate",
    "HalfDef",
    "InsanityDef",
    "InvestigatorDef",
    "LevelMode",
    "MapDef",
    "MythosDef",
    "ObjectsDef",
    "Origin",
    "Price",
    "SkillDef",
    "SkillLevel",
    "SpaceDef",
    "StageDef",
    "SuccessAction",
    "SummonLine",
    "SummoningTrack",
    "TokenDef",
    "Tracks",
]

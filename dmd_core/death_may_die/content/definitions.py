"""Definitions of printed components: what a pack says, frozen and typed.

Every definition tells where it comes from: `printed` (read off the component), `transcribed`
(typed in by a player from the component), `original` (chosen or made by this project). The defaults
are those of the first card language, in which it could be left out.
"""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.death_may_die.content.pack_info import PackKind
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
from dmd_core.death_may_die.words.base import Ability, Condition, Effect, Number
from dmd_core.death_may_die.words.control import Option
from dmd_core.death_may_die.words.selectors import CardKind, Spaces
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.info import PackInfo


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
    """Successes it shows."""
    elder_signs: int = 0
    """Elder Signs it shows."""
    tentacles: int = 0
    """Tentacles it shows."""
    copies: int = 1
    """How many faces of the die are like this."""


@final
@node
class Die:
    """A kind of die."""

    id: str
    faces: tuple[Face, ...]
    """The faces; there are six, copies counted."""
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
    """Thresholds of the Sanity track."""
    bonus_thresholds: tuple[int, ...]
    """Those Thresholds that give a bonus die for good."""
    origin: Origin = Origin.PRINTED


@final
@node
class SummoningTrack:
    """The Summoning track; spaces are numbered from 1."""

    start: int
    """Where the Elder One starts."""
    first_red: int
    """The first space on which it is summoned."""
    last: int
    """The space that loses the game."""
    origin: Origin = Origin.ORIGINAL


@final
@node
class CoreTokens:
    """Limited tokens of the core set."""

    fire: int
    """Fire tokens in the box."""
    origin: Origin = Origin.PRINTED


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
class TokenDef:
    """A kind of token with the number in the box (AMB-107)."""

    id: TokenId
    name: str
    count: int
    """Tokens in the box."""
    several: bool = False
    """Whether several of them may lie on one Space."""
    origin: Origin = Origin.PRINTED


@final
@node
class ElderOneDef:
    """An Elder One box (GEN-06)."""

    id: EnemyId
    name: str
    stages: tuple[StageDef, ...]
    """The Stages, 1 to 4."""
    minions: tuple[EnemyDef, ...]
    """The Enemies in its box."""
    mythos: tuple[MythosDef, ...]
    """Its Mythos cards."""
    tokens: tuple[TokenDef, ...] = ()
    """Its tokens."""
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


@final
@node
class SpaceDef:
    """A Space of the map and what setup puts on it."""

    id: SpaceId
    name: str
    fire: int = 0
    """Fire tokens on it at the start."""
    gate: Gate | None = None
    """The Gate on it."""
    gates: tuple[Gate, ...] = ()
    """More Gates on it: each Gate is on one Space, but a Space may have several."""
    enemies: tuple[EnemyId, ...] = ()
    """Enemies on it at the start."""
    objects: tuple[ObjectId, ...] = ()
    """Objects of the Episode on it."""
    tokens: tuple[TokenId, ...] = ()
    """Tokens of the Episode on it at the start."""
    at: tuple[int, int] | None = None
    """Where it is drawn, to the right and down in units of a grid; all of them say it or none."""
    floor: str = ""
    """The part of the map it is drawn on, if there are several."""

    @property
    def all_gates(self) -> tuple[Gate, ...]:
        """Every Gate on it (MAP-10)."""
        return self.gates if self.gate is None else (self.gate, *self.gates)


@final
@node
class MapDef:
    """The map as a graph; passages and links are pairs of Spaces (MAP-03 to -08)."""

    start: SpaceId
    """Where Investigators start."""
    spaces: tuple[SpaceDef, ...]
    """The Spaces."""
    passages: tuple[tuple[SpaceId, SpaceId], ...]
    """Pairs of Spaces with a passage, which leads both ways: one with an arrow on one side only is
    no passage at all (MAP-03, -04), so it is left out."""
    stairs: tuple[tuple[SpaceId, SpaceId], ...] = ()
    """Pairs of Spaces joined by Stairs."""
    tunnels: tuple[tuple[SpaceId, SpaceId], ...] = ()
    """Pairs of Spaces joined by Tunnels."""
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class BackDef:
    """A reverse side of the Episode's objects or face-down tokens, so many of them."""

    id: FaceDownId
    name: str
    then: Effect
    """What is done when it is turned over; its Space is "it"."""
    count: int = 1
    """How many there are."""
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class ObjectsDef:
    """Objects of the Episode, such as Laboratories: health, reverse sides, how many to destroy."""

    kind: ObjectKind
    """A word for this kind of object."""
    name: str
    health: int
    """Wounds that destroy one."""
    to_disrupt: int
    """How many have to be destroyed to disrupt the Ritual."""
    backs: tuple[BackDef, ...]
    """The reverse sides."""
    origin: Origin = Origin.PRINTED


@final
@node
class DestroyAction:
    """An Episode action: a roll against an intact object on the own Space (EPI-11, -12)."""

    id: ActionId
    name: str
    safe: bool = False
    """Whether it needs a Safe Space."""
    origin: Origin = Origin.PRINTED


@final
@node
class ExtinguishAction:
    """An Episode action: each Success of a roll takes one Fire token off the own Space (EPI-14)."""

    id: ActionId
    name: str
    safe: bool = False
    """Whether it needs a Safe Space."""
    origin: Origin = Origin.PRINTED


@final
@node
class SuccessAction:
    """An Episode action: a roll that needs so many Successes for its effect (DICE-07, RES-06)."""

    id: ActionId
    name: str
    needs: int
    """How many Successes it needs."""
    then: Effect
    """What is done with enough Successes."""
    condition: Condition | None = None
    """What has to hold for it to be offered."""
    safe: bool = False
    """Whether it needs a Safe Space."""
    origin: Origin = Origin.ORIGINAL


@final
@node
class PlainAction:
    """An Episode action without a roll (EPI-01)."""

    id: ActionId
    name: str
    then: Effect
    """What is done."""
    condition: Condition | None = None
    """What has to hold for it to be offered."""
    safe: bool = False
    """Whether it needs a Safe Space."""
    origin: Origin = Origin.ORIGINAL


EpisodeAction: TypeAlias = DestroyAction | ExtinguishAction | SuccessAction | PlainAction


@final
@node
class KillDef:
    """What an Episode does when an Enemy of some kind is killed; where it stood is "it"."""

    enemy: EnemyId
    """A type, or a category (`cultist`, `monster`, `any`)."""
    then: Effect
    """What is done."""


@final
@node
class RitualDef:
    """What disrupts the Ritual of an Episode that has no objects to destroy (EPI-10)."""

    count: Number
    """What is counted."""
    needed: int
    """From how many on the Ritual is disrupted."""
    then: Effect | None = None
    """What is done when it is."""
    origin: Origin = Origin.ORIGINAL


@final
@node
class Goal:
    """Something to strive for before the Ritual is disrupted: advice for bots, no rule.

    The first goal of a list that stands now is the one to follow.
    """

    at: Spaces
    """Where to be; a goal without such a Space does not stand."""
    act: ActionId | None = None
    """What to do there: an action of the Episode, or `attack`."""
    when: Condition | None = None
    """What has to hold for it to stand."""
    to: Spaces | None = None
    """Where something is to be brought: the best of Spaces that a text lets one choose."""
    prefer: tuple[ItemId, ...] = ()
    """Options of a text to take, the best first."""


@final
@node
class EpisodeDef:
    """An Episode box (GEN-05)."""

    id: str
    name: str
    number: int
    objects: ObjectsDef | None
    destroy: DestroyAction | None
    extinguish: ExtinguishAction | None
    monsters: tuple[EnemyDef, ...]
    mythos: tuple[MythosDef, ...]
    discovery: tuple[DiscoveryDef, ...]
    map: MapDef
    tests: tuple[SuccessAction, ...] = ()
    on_advance: tuple[Effect, ...] = ()
    origin: Origin = Origin.TRANSCRIBED
    ritual: RitualDef | None = None
    hidden: tuple[BackDef, ...] = ()
    acts: tuple[PlainAction, ...] = ()
    on_kill: tuple[KillDef, ...] = ()
    end_of_turn: tuple[Effect, ...] = ()
    tokens: tuple[TokenDef, ...] = ()
    goals: tuple[Goal, ...] = ()

    @property
    def backs(self) -> tuple[BackDef, ...]:
        """The reverse sides of its objects, or of its face-down tokens."""
        return self.hidden if self.objects is None else (*self.objects.backs, *self.hidden)

    @property
    def actions(self) -> tuple[EpisodeAction, ...]:
        """The Episode actions (EPI-01)."""
        fixed = tuple(a for a in (self.destroy, self.extinguish) if a is not None)
        return (*fixed, *self.tests, *self.acts)


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
    packs: tuple[PackInfo[PackKind], ...] = ()
    games: tuple[tuple[str, str, str], ...] = ()

    def __repr__(self) -> str:
        names = ", ".join(pack.id for pack in self.packs) or "put together by hand"
        return f"<Content: {names}; fingerprint {self.fingerprint or 'none'}>"

    def fingerprint_of(self, episode: str, elder_one: str) -> str:
        """Fingerprint of the packs of one game; of all, where content was put together by hand."""
        found = (f for e, o, f in self.games if (e, o) == (episode, elder_one))
        return next(found, self.fingerprint)

    def packs_of(self, episode: str, elder_one: str) -> tuple[PackInfo[PackKind], ...]:
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
    "Goal",
    "HalfDef",
    "InsanityDef",
    "InvestigatorDef",
    "KillDef",
    "LevelMode",
    "MapDef",
    "MythosDef",
    "ObjectsDef",
    "Origin",
    "PlainAction",
    "Price",
    "RitualDef",
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

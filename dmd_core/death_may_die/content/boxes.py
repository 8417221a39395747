"""Boxes: the core set, Episodes, Elder Ones with what is in them, and all that was loaded."""

from typing import TypeAlias, final

from dmd_core.death_may_die.content.board import (
    CoreTokens,
    Die,
    MapDef,
    Origin,
    SummoningTrack,
    TokenDef,
    Tracks,
)
from dmd_core.death_may_die.content.cards import (
    DiscoveryDef,
    EnemyDef,
    InsanityDef,
    InvestigatorDef,
    MythosDef,
    SkillDef,
    StageDef,
)
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.ids import ActionId, EnemyId, FaceDownId, ObjectKind
from dmd_core.death_may_die.words.base import Condition, Effect, Number
from dmd_core.death_may_die.words.selectors import Spaces
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.info import PackInfo


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
    "BackDef",
    "Content",
    "CoreDef",
    "DestroyAction",
    "ElderOneDef",
    "EpisodeAction",
    "EpisodeDef",
    "ExtinguishAction",
    "Goal",
    "KillDef",
    "ObjectsDef",
    "PlainAction",
    "RitualDef",
    "SuccessAction",
]

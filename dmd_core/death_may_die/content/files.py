"""The files of a pack: which there are for each kind of pack, and what each holds."""

from collections.abc import Mapping
from typing import Final, final

from dmd_core.death_may_die.content.board import (
    CoreTokens,
    Die,
    MapDef,
    Origin,
    SummoningTrack,
    TokenDef,
    Tracks,
)
from dmd_core.death_may_die.content.boxes import (
    BackDef,
    DestroyAction,
    ExtinguishAction,
    Goal,
    KillDef,
    ObjectsDef,
    PlainAction,
    RitualDef,
    SuccessAction,
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
from dmd_core.death_may_die.words.base import Effect
from dmd_core.kernel.node import node


@final
@node
class PackHead:
    """`pack.toml`; the number is that of an Episode."""

    id: str
    name: str
    kind: PackKind
    """What the pack defines."""
    version: int
    """The number that authors raise when they change it."""
    number: int = 0
    """The number of an Episode."""
    language: int = 1
    """The card language that its texts are written in; that of today is 2."""
    origin: Origin = Origin.TRANSCRIBED


@final
@node
class DiceFile:
    """`dice.toml` of the core set."""

    standard_die: Die
    """The standard die."""
    bonus_die: Die
    """The bonus die."""


@final
@node
class TracksFile:
    """`tracks.toml` of the core set."""

    tracks: Tracks
    """The tracks of the Investigator board."""
    summoning_track: SummoningTrack
    """The Summoning track."""
    tokens: CoreTokens
    """Limited tokens."""


@final
@node
class SkillsFile:
    """`skills.toml` of the core set."""

    skills: tuple[SkillDef, ...]
    """The Skills."""


@final
@node
class InvestigatorsFile:
    """`investigators.toml` of the core set."""

    investigators: tuple[InvestigatorDef, ...]
    """The boards."""


@final
@node
class InsanityFile:
    """`insanity.toml` of the core set."""

    insanities: tuple[InsanityDef, ...]
    """The Insanity cards."""


@final
@node
class EpisodeFile:
    """`episode.toml` of an Episode."""

    objects: ObjectsDef | None = None
    """The objects of the Episode, if its Ritual is disrupted by destroying them."""
    ritual: RitualDef | None = None
    """What disrupts the Ritual otherwise."""
    hidden: tuple[BackDef, ...] = ()
    """Reverse sides of face-down tokens."""
    tokens: tuple[TokenDef, ...] = ()
    """Kinds of tokens of the Episode."""
    destroy: DestroyAction | None = None
    """The action against an object."""
    extinguish: ExtinguishAction | None = None
    """The action that puts Fire out."""
    tests: tuple[SuccessAction, ...] = ()
    """Actions that need so many Successes."""
    acts: tuple[PlainAction, ...] = ()
    """Actions without a roll."""
    on_advance: tuple[Effect, ...] = ()
    """What is done whenever the Elder One advances."""
    on_kill: tuple[KillDef, ...] = ()
    """What is done when Enemies are killed."""
    end_of_turn: tuple[Effect, ...] = ()
    """What is done at the end of each turn, in step 5 right before the texts of the Stages."""


@final
@node
class GoalsFile:
    """`goals.toml` of an Episode: what its players strive for, for bots; a pack may lack it."""

    goals: tuple[Goal, ...]
    """What to strive for, the most pressing first."""


@final
@node
class MonstersFile:
    """`monsters.toml` of an Episode."""

    monsters: tuple[EnemyDef, ...]
    """The Monsters."""


@final
@node
class DiscoveryFile:
    """`discovery.toml` of an Episode."""

    discovery: tuple[DiscoveryDef, ...]
    """The Discovery cards."""


@final
@node
class MythosFile:
    """`mythos.toml` of an Episode or an Elder One."""

    mythos: tuple[MythosDef, ...]
    """The Mythos cards."""


@final
@node
class StagesFile:
    """`stages.toml` of an Elder One."""

    stages: tuple[StageDef, ...]
    """The Stages."""


@final
@node
class MinionsFile:
    """`minions.toml` of an Elder One."""

    minions: tuple[EnemyDef, ...]
    """The Enemies."""


@final
@node
class TokensFile:
    """`tokens.toml` of an Elder One."""

    tokens: tuple[TokenDef, ...] = ()
    """The kinds of tokens."""


FILES: Final[Mapping[str, Mapping[str, type]]] = {
    PackKind.CORE: {
        "dice.toml": DiceFile,
        "tracks.toml": TracksFile,
        "skills.toml": SkillsFile,
        "investigators.toml": InvestigatorsFile,
        "insanity.toml": InsanityFile,
    },
    PackKind.EPISODE: {
        "episode.toml": EpisodeFile,
        "map.toml": MapDef,
        "monsters.toml": MonstersFile,
        "mythos.toml": MythosFile,
        "discovery.toml": DiscoveryFile,
    },
    PackKind.ELDER_ONE: {
        "stages.toml": StagesFile,
        "minions.toml": MinionsFile,
        "mythos.toml": MythosFile,
        "tokens.toml": TokensFile,
    },
}
"""Files that each kind of pack must have beside ``pack.toml``."""

ADVICE: Final[Mapping[str, Mapping[str, type]]] = {PackKind.EPISODE: {"goals.toml": GoalsFile}}
"""Files that it may have beside them, which hold no rule; there may be no others."""

__all__ = [
    "ADVICE",
    "FILES",
    "DiceFile",
    "DiscoveryFile",
    "EpisodeFile",
    "GoalsFile",
    "InsanityFile",
    "InvestigatorsFile",
    "MinionsFile",
    "MonstersFile",
    "MythosFile",
    "PackHead",
    "PackKind",
    "SkillsFile",
    "StagesFile",
    "TokensFile",
    "TracksFile",
]

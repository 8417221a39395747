"""A card as text: what the generated sentences of one definition are put into."""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.death_may_die.content.board import (
    CoreTokens,
    Die,
    MapDef,
    SummoningTrack,
    TokenDef,
    Tracks,
)
from dmd_core.death_may_die.content.boxes import (
    BackDef,
    DestroyAction,
    ElderOneDef,
    EpisodeDef,
    ExtinguishAction,
    ObjectsDef,
    PlainAction,
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
from dmd_core.death_may_die.say.base import Speech
from dmd_core.kernel.node import node
from dmd_core.tabletop.saying import Renderers


@unique
class TextKind(StrEnum):
    """What a text belongs to."""

    DIE = "die"
    TRACK = "track"
    TOKEN = "token"  # noqa: S105 - a token of the game, no secret
    SKILL = "skill"
    INVESTIGATOR = "investigator"
    INSANITY = "insanity"
    EPISODE = "episode"
    MAP = "map"
    OBJECT = "object"
    BACK = "back"
    ACTION = "action"
    ENEMY = "enemy"
    MYTHOS = "mythos"
    DISCOVERY = "discovery"
    ELDER_ONE = "elder_one"
    STAGE = "stage"


@final
@node
class CardText:
    """One definition of a pack as a person reads it.

    Attributes:
        id: of the definition.
        name: for people.
        kind: what it is.
        lines: generated sentences, one line for each part of the card, top to bottom.
        pack: id of the Episode or Elder One it belongs to, ``core`` for the core set.
    """

    id: str
    name: str
    kind: TextKind
    lines: tuple[str, ...]
    pack: str = ""

    @property
    def text(self) -> str:
        """Name and lines, one below the other."""
        return "\n".join((self.name, *self.lines))


Definition: TypeAlias = (
    Die
    | Tracks
    | SummoningTrack
    | CoreTokens
    | SkillDef
    | InvestigatorDef
    | InsanityDef
    | EpisodeDef
    | MapDef
    | ObjectsDef
    | BackDef
    | DestroyAction
    | ExtinguishAction
    | SuccessAction
    | PlainAction
    | EnemyDef
    | MythosDef
    | DiscoveryDef
    | ElderOneDef
    | StageDef
    | TokenDef
)
"""Definitions that have a text of their own; others are said within one of these."""

TEXTS: Renderers[Speech, Definition, CardText] = Renderers("the definition")
"""How each definition is put into text."""

__all__ = ["TEXTS", "CardText", "Definition", "TextKind"]

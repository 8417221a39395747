"""Dice, tracks, tokens and the map: what lies on the table, as a pack says it, frozen and typed.

Every definition tells where it comes from, see `Origin`. The defaults are those of the first card
language, in which it could be left out.
"""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.ids import EnemyId, FaceId, ObjectId, SpaceId, TokenId
from dmd_core.kernel.node import node


@unique
class Origin(StrEnum):
    """Where a definition comes from."""

    PRINTED = "printed"
    TRANSCRIBED = "transcribed"
    ORIGINAL = "original"


@unique
class Gate(StrEnum):
    """The three Gates of a map (MAP-10)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


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


__all__ = [
    "CoreTokens",
    "Die",
    "Face",
    "Gate",
    "MapDef",
    "Origin",
    "SpaceDef",
    "SummoningTrack",
    "TokenDef",
    "Tracks",
]

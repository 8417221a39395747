"""Frames of batches: all that one instruction does to the health of both sides, as one thing."""

from typing import TypeAlias, final

from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.registry import frame, part
from dmd_core.final_girl.state import Side
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.kernel.node import node


@final
@part(tag=1)
@node
class GirlHit:
    """Health that the Final Girl loses: no reaction is possible any more."""

    n: int
    src: SourceId = NO_SOURCE


@final
@part(tag=2)
@node
class KillerHit:
    """Damage to the killer, which minor dark powers take first (FG-ATK-06).

    Health that it loses, without damage, is `direct`.
    """

    n: int
    src: SourceId = NO_SOURCE
    direct: bool = False


@final
@part(tag=3)
@node
class MinionsHit:
    """Damage to the minions of a space, to be divided among them (FG-ATK-09)."""

    space: SpaceId
    n: int
    src: SourceId = NO_SOURCE


Hit: TypeAlias = GirlHit | KillerHit | MinionsHit
"""One side of a batch, and what happens to it."""


@final
@frame(tag=61)
@node
class Batch:
    """One instruction for all it hurts: divide damage, apply, settle.

    `divided` has for each hit so far how its damage is divided among minor dark powers or minions.
    """

    hits: tuple[Hit, ...]
    divided: tuple[tuple[int, ...], ...] = ()


@final
@frame(tag=62)
@node
class Dividing:
    """Asks how the damage of the next hit of a batch is divided (FG-DEC-12).

    `n` points go to some of those with so much `health`.
    """

    batch: Batch
    n: int
    health: tuple[int, ...]


@final
@frame(tag=63)
@node
class Dying:
    """Reveals the Final Health tokens that are due, the killer's first, then one verdict.

    `todo` are the sides whose token is still to be looked at.
    """

    todo: tuple[Side, ...]


@final
@frame(tag=64)
@node
class RevealingToken:
    """Turns over the black Final Health token of a side (FG-FHT-02)."""

    side: Side


__all__ = [
    "Batch",
    "Dividing",
    "Dying",
    "GirlHit",
    "Hit",
    "KillerHit",
    "MinionsHit",
    "RevealingToken",
]

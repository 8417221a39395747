"""Minions: how they come, and what they do in step 1 of the Killer phase (rules FG-MIN)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.events.minions import MinionPlaced
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId
from dmd_core.final_girl.lookups import minion
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=42)
@node
class MinionsActing:
    """These minions do what their kind does, one after another."""

    left: tuple[FigureId, ...]


def spawn(
    run: GirlRun, kind: MinionKind, space: SpaceId, n: int = 1, src: SourceId = NO_SOURCE
) -> None:
    """Minions come to a space, as long as there are free tokens of their kind (FG-MIN-06)."""
    printed = run.game.minions[kind]
    free = printed.tokens - sum(one.kind == kind for one in run.table.minions)
    for _ in range(min(n, free)):
        run.emit(MinionPlaced(kind, space, printed.health, src=src))
    if n > free:
        skip(run, Skip.NO_TOKEN, src, (r.MIN_06,))


def minions_act(run: GirlRun) -> None:
    """Each minion does what its kind does, by ascending number (FG-MIN-07)."""
    if run.table.minions:
        run.push(MinionsActing(tuple(one.id for one in run.table.minions)))


@HANDLERS.work(MinionsActing)
def _next_minion(run: GirlRun, frame: MinionsActing) -> None:
    rest = frame.left[1:]
    if rest:
        run.push(MinionsActing(rest))
    one = minion(run.table, frame.left[0])
    if one is not None:
        printed = run.game.minions[one.kind]
        resolve(run, printed.action, Env(SourceId(one.kind), one.space, one.id))


__all__ = ["minions_act", "spawn"]

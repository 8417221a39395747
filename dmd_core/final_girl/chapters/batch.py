"""Batches of losses: ask how damage is divided, apply all of it, then settle (FG-AMB-45).

Whatever hurts somebody is a batch, and a batch is one moment: both sides lose their health before
a token is turned over. Two instructions, one after the other, are two batches (FG-ATK-07).
"""

from collections.abc import Iterator

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.hits import (
    Batch,
    Dividing,
    Dying,
    GirlHit,
    Hit,
    KillerHit,
    MinionsHit,
)
from dmd_core.final_girl.commands import Divide
from dmd_core.final_girl.events.health import HealthLost, HealthRecovered
from dmd_core.final_girl.events.killer import MinorDiscarded, MinorWounded
from dmd_core.final_girl.events.minions import MinionKilled, MinionWounded
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.lookups import minions_at, pawn
from dmd_core.final_girl.state import Side, Table
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import replace

DIVIDE = KindId("divide")


def hurt_girl(run: GirlRun, n: int, src: SourceId = NO_SOURCE) -> None:
    """Let the Final Girl lose so much health at once; no reaction is possible (FG-SYM-02)."""
    if n > 0:
        run.push(Batch((GirlHit(n, src),)))


def hurt_killer(
    run: GirlRun, n: int, src: SourceId = NO_SOURCE, *, direct: bool = False
) -> None:
    """Damage the killer; with `direct` it loses health that no minor dark power takes."""
    if n > 0:
        run.push(Batch((KillerHit(n, src, direct),)))


@HANDLERS.work(Batch)
def _batch(run: GirlRun, frame: Batch) -> None:
    """Divide the damage of hit after hit; when all is known, apply it."""
    divided = frame.divided
    while len(divided) < len(frame.hits):
        hit = frame.hits[len(divided)]
        health = _takers(run.table, hit)
        total = sum(health)
        if len(health) > 1 and hit.n < total:
            run.push(Dividing(replace(frame, divided=divided), hit.n, health))
            return
        whole = health if hit.n >= total else (hit.n,)
        divided = (*divided, whole)
    _apply(run, frame.hits, divided)


def _takers(table: Table, hit: Hit) -> tuple[int, ...]:
    """The health of those that damage is divided among (FG-ATK-06, -09)."""
    if isinstance(hit, MinionsHit):
        return tuple([one.health for one in minions_at(table, hit.space)])
    if isinstance(hit, KillerHit) and not hit.direct:
        return tuple([minor.health for minor in table.minors])
    return ()


def _decide(_game: Game, _table: Table, frame: Dividing) -> Decision:
    """Every way to divide the damage, in the order of those it goes to (FG-DEC-12, FG-AMB-26)."""
    options = one_of(*(Divide(PLAYER, parts) for parts in divisions(frame.n, frame.health)))
    minions = isinstance(frame.batch.hits[len(frame.batch.divided)], MinionsHit)
    why = (r.ATK_09,) if minions else (r.ATK_06, r.AMB_26)
    return Decision(PLAYER, DIVIDE, (options,), (r.DEC_12, *why), frame)


def divisions(n: int, health: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to divide n points, none of which takes more than its health.

    Example:
        >>> list(divisions(2, (1, 2)))
        [(1, 1), (0, 2)]
    """
    if not health:
        if n == 0:
            yield ()
        return
    rest = health[1:]
    room = sum(rest)
    for part in range(min(n, health[0]), max(n - room, 0) - 1, -1):
        for others in divisions(n - part, rest):
            yield (part, *others)


def _divided(run: GirlRun, frame: Dividing, command: Divide) -> None:
    batch = frame.batch
    run.push(replace(batch, divided=(*batch.divided, command.parts)))


HANDLERS.ask(Dividing, DIVIDE, _decide, _divided)


# --- apply and settle ------------------------------------------------------------------------


def _apply(run: GirlRun, hits: tuple[Hit, ...], divided: tuple[tuple[int, ...], ...]) -> None:
    """All losses, then minors and minions without health go, then tokens are due (FG-AMB-45)."""
    due: set[Side] = set()
    for hit, parts in zip(hits, divided, strict=True):
        if isinstance(hit, GirlHit):
            _lose(run, Side.GIRL, hit.n, hit.src, due)
        elif isinstance(hit, KillerHit):
            _damage_minors(run, hit, parts)
            taken = 0 if hit.direct else sum(parts)
            _lose(run, Side.KILLER, hit.n - taken, hit.src, due)
        else:
            _damage_minions(run, hit, parts)
    for minor in run.table.minors:
        if minor.health <= 0:
            run.emit(MinorDiscarded(minor.card))
    for one in run.table.minions:
        if one.health <= 0:
            run.emit(MinionKilled(one.id))
    if due:
        run.push(Dying(tuple(side for side in (Side.KILLER, Side.GIRL) if side in due)))


def _lose(run: GirlRun, side: Side, n: int, src: SourceId, due: set[Side]) -> None:
    """Markers first; the token is due for the point after the last of them (FG-HP-03, FG-FHT-03).

    What is left after that is lost (FG-FHT-08).
    """
    if n <= 0 or side in due:
        return
    markers = pawn(run.table, side).markers
    if n > markers:
        due.add(side)
    run.emit(HealthLost(side, min(n, markers), token=n > markers, src=src))


def _damage_minors(run: GirlRun, hit: KillerHit, parts: tuple[int, ...]) -> None:
    if hit.direct:
        return
    for minor, n in zip(run.table.minors, parts, strict=True):
        if n:
            run.emit(MinorWounded(minor.card, n, src=hit.src))


def _damage_minions(run: GirlRun, hit: MinionsHit, parts: tuple[int, ...]) -> None:
    for one, n in zip(minions_at(run.table, hit.space), parts, strict=True):
        if n:
            run.emit(MinionWounded(one.id, n, src=hit.src))


def recover(run: GirlRun, side: Side, n: int, src: SourceId = NO_SOURCE) -> None:
    """A side regains health, up to its maximum (FG-HP-02, FG-AMB-34, FG-FHT-13)."""
    one = pawn(run.table, side)
    fits = min(n, one.max_health - one.health)
    if fits > 0:
        run.emit(HealthRecovered(side, fits, src=src))
    elif n > 0:
        run.emit(StepSkipped(Skip.AT_MAXIMUM, src=src, why=(r.HP_02,)))


__all__ = ["divisions", "hurt_girl", "hurt_killer", "recover"]

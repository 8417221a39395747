"""Damage to enemies: minor dark powers stand before the killer, minions share (FG-ATK-06, -09)."""

from functools import lru_cache
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.health import hurt
from dmd_core.final_girl.commands import Divide
from dmd_core.final_girl.events.killer import MinorDiscarded, MinorWounded
from dmd_core.final_girl.events.minions import MinionKilled, MinionWounded
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, SpaceId
from dmd_core.final_girl.lookups import minions_at
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

DIVIDE = KindId("divide-damage")

WRONG_DIVISION = RefusalCode(
    "wrong-division",
    "{damage} damage is divided among those with health of {health}: all of it, and nobody takes"
    " more than it has.",
    (r.ATK_06, r.ATK_09, r.AMB_26),
)


@final
@frame(tag=23)
@node
class DividingMinors:
    """Asks how damage is divided among the minor dark powers in play (FG-DEC-12)."""

    n: int
    src: SourceId


@final
@frame(tag=24)
@node
class DividingMinions:
    """Asks how damage is divided among the minions of a space (FG-DEC-12)."""

    n: int
    space: SpaceId
    src: SourceId


def damage_killer(run: GirlRun, env: Env, n: int) -> None:
    """Damage to the killer: minor dark powers first, what is left to its own track (FG-DP-06)."""
    if n <= 0:
        return
    minors = run.table.minors
    health = sum(minor.health for minor in minors)
    if len(minors) > 1 and n < health:
        run.push(DividingMinors(n, env.src))
        return
    _wound_minors(run, tuple(min(minor.health, n) for minor in minors), env.src)
    if n > health:
        hurt(run, env, killer=n - health)


def damage_minions(run: GirlRun, env: Env, space: SpaceId, n: int) -> None:
    """Damage to the minions of a space, divided freely; what is left over is lost (FG-ATK-09)."""
    minions = minions_at(run.table, space)
    if n <= 0 or not minions:
        return
    if len(minions) > 1 and n < sum(minion.health for minion in minions):
        run.push(DividingMinions(n, space, env.src))
        return
    _wound_minions(run, space, tuple(min(minion.health, n) for minion in minions), env.src)


@lru_cache(maxsize=256)
def divisions(n: int, health: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to divide damage among some who have that health, nobody taking more than it has.

    Example:
        >>> divisions(2, (2, 1))
        ((2, 0), (1, 1))
    """
    if not health:
        return ((),) if n == 0 else ()
    first, rest = health[0], health[1:]
    return tuple(
        (part, *others)
        for part in range(min(first, n), -1, -1)
        for others in divisions(n - part, rest)
    )


def _health(table: Table, frame: DividingMinors | DividingMinions) -> tuple[int, ...]:
    if isinstance(frame, DividingMinors):
        return tuple(minor.health for minor in table.minors)
    return tuple(minion.health for minion in minions_at(table, frame.space))


def _decide(_game: Game, table: Table, frame: DividingMinors | DividingMinions) -> Decision:
    health = _health(table, frame)

    def wrong(_command: Divide) -> Refusal:
        return refusal(WRONG_DIVISION, {"damage": frame.n, "health": health})

    options = one_of(*(Divide(PLAYER, parts) for parts in divisions(frame.n, health)))
    minors = isinstance(frame, DividingMinors)
    rules = (r.DEC_12, r.ATK_06, r.AMB_26) if minors else (r.DEC_12, r.ATK_09)
    return Decision(PLAYER, DIVIDE, (options, explained(Divide, wrong)), rules, frame)


def _minors_divided(run: GirlRun, frame: DividingMinors, command: Divide) -> None:
    _wound_minors(run, command.parts, frame.src)


def _minions_divided(run: GirlRun, frame: DividingMinions, command: Divide) -> None:
    _wound_minions(run, frame.space, command.parts, frame.src)


HANDLERS.ask(DividingMinors, DIVIDE, _decide, _minors_divided)
HANDLERS.ask(DividingMinions, DIVIDE, _decide, _minions_divided)


def _wound_minors(run: GirlRun, parts: tuple[int, ...], src: SourceId) -> None:
    """One without markers is discarded (FG-DP-04)."""
    for minor, part in zip(run.table.minors, parts, strict=True):
        if part:
            run.emit(MinorWounded(minor.card, part, src=src))
        if part == minor.health:
            run.emit(MinorDiscarded(minor.card, src=src))


def _wound_minions(run: GirlRun, space: SpaceId, parts: tuple[int, ...], src: SourceId) -> None:
    for minion, part in zip(minions_at(run.table, space), parts, strict=True):
        if part:
            run.emit(MinionWounded(minion.id, part, src=src))
        if part == minion.health:
            run.emit(MinionKilled(minion.id, src=src))


__all__ = ["damage_killer", "damage_minions", "divisions"]

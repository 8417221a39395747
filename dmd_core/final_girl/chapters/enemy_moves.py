"""Move icons: an enemy goes toward its target on a shortest route (FG-KIL-09 to -13)."""

from functools import partial
from typing import TypeAlias, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.map_tokens import is_trapped, killer_entered
from dmd_core.final_girl.chapters.targets import Prey, goal_of
from dmd_core.final_girl.commands import ChooseSpace
from dmd_core.final_girl.events.killer import KillerMoved
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import NO_FIGURE, PLAYER, FigureId, SpaceId
from dmd_core.final_girl.lookups import enemy_space
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.graphs import Distances, steps_nearer

ROUTE = KindId("route")

NO_ROUTE = RefusalCode(
    "no-such-route",
    "{space:space} is no next step of a shortest route that is to be chosen from; possible:"
    " {allowed:space}.",
    (r.KIL_10, r.AMB_02),
)

_Ends: TypeAlias = frozenset[tuple[SpaceId, tuple[SpaceId, ...]]]
"""Spaces where routes end, each with the traps on the way."""


@final
@frame(tag=26)
@node
class Walking:
    """Takes the steps of a move icon: `left` of them are still to come.

    `more` steps follow by move icons right behind it. The target is `prey`, of the enemy `figure`.
    """

    figure: FigureId
    prey: Prey
    left: int
    more: int
    src: SourceId


@final
@frame(tag=27)
@node
class ChoosingRoute:
    """Asks for the next step where routes lead to different ends, or past other tokens."""

    walking: Walking


@HANDLERS.guard(Walking)
def _goes_on(_game: Game, table: Table, frame: Walking) -> bool:
    """Whether there is a step to take: the target is not reached, and not gone (FG-KIL-11)."""
    here = enemy_space(table, frame.figure)
    goal = goal_of(table, frame.prey)
    return frame.left > 0 and here is not None and goal is not None and here != goal


@HANDLERS.work(Walking)
def _walk(run: GirlRun, frame: Walking) -> None:
    ways = routes(run.game, run.table, frame)
    if len(ways) > 1:
        run.push(ChoosingRoute(frame))
    else:
        _step(run, frame, ways[0])


def routes(game: Game, table: Table, frame: Walking) -> tuple[SpaceId, ...]:
    """The next steps that make a difference; of those that make none, the first (FG-AMB-02).

    Routes differ in the space where the movement ends, or in the tokens on the way that do
    something to the killer.
    """
    here = enemy_space(table, frame.figure)
    goal = goal_of(table, frame.prey)
    if here is None or goal is None:
        return ()
    to_goal = game.distances[goal]
    ways = steps_nearer(game.neighbours, to_goal, here)
    if len(ways) == 1:
        return ways
    steps = min(frame.left + frame.more, to_goal[here])
    traps = _traps(game, table) if frame.figure == NO_FIGURE else frozenset()
    if steps == to_goal[here] and not traps:
        return ways[:1]
    first: dict[_Ends, SpaceId] = {}
    for way in ways:
        first.setdefault(_ends(game, to_goal, way, steps - 1, traps), way)
    return tuple(first.values())


def _traps(game: Game, table: Table) -> frozenset[SpaceId]:
    spaces = dict.fromkeys(space for _, space in table.tokens)
    return frozenset(space for space in spaces if is_trapped(game, table, space))


def _ends(
    game: Game, to_goal: Distances[SpaceId], space: SpaceId, steps: int, traps: frozenset[SpaceId]
) -> _Ends:
    """Where routes over a space end, each with the traps on it."""
    crossed = (space,) if space in traps else ()
    if not steps:
        return frozenset([(space, crossed)])
    return frozenset(
        (end, (*crossed, *others))
        for way in steps_nearer(game.neighbours, to_goal, space)
        for end, others in _ends(game, to_goal, way, steps - 1, traps)
    )


def _decide(game: Game, table: Table, frame: ChoosingRoute) -> Decision:
    ways = routes(game, table, frame.walking)
    rules = (r.DEC_14, r.AMB_02, r.AMP_02)
    families = (
        one_of(*(ChooseSpace(PLAYER, way) for way in ways)),
        explained(ChooseSpace, partial(_no_route, ways)),
    )
    return Decision(PLAYER, ROUTE, families, rules, frame)


def _no_route(ways: tuple[SpaceId, ...], command: ChooseSpace) -> Refusal:
    return refusal(NO_ROUTE, {"space": command.space, "allowed": ways})


def _chosen(run: GirlRun, frame: ChoosingRoute, command: ChooseSpace) -> None:
    _step(run, frame.walking, command.space)


HANDLERS.ask(ChoosingRoute, ROUTE, _decide, _chosen)


def _step(run: GirlRun, frame: Walking, to: SpaceId) -> None:
    """One step; what it meets on a space it passes does not stop it (FG-KIL-12)."""
    run.push(replace(frame, left=frame.left - 1))
    if frame.figure == NO_FIGURE:
        run.emit(KillerMoved(to, src=frame.src))
        killer_entered(run, to)
    else:
        run.emit(MinionMoved(frame.figure, to, src=frame.src))


__all__ = ["ROUTE", "ChoosingRoute", "Walking", "routes"]

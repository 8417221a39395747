"""Summoning, moving and placing Enemies."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.summoning import summon
from dmd_core.death_may_die.commands import ChooseFigure, ChooseSpace
from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.lookups import figure, figure_reserve, objects_at
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.run.selectors import anchor_space, enemies_of
from dmd_core.death_may_die.run.spaces import serves
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import (
    Env,
    Moving,
    MovingPicked,
    MovingTo,
    PlacingEnemy,
    Resolve,
)
from dmd_core.death_may_die.words.enemies import MoveEnemies, PlaceEnemies, Summon
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.graphs import ends_nearer, nearest


@serves(
    Summon,
    lambda verb: verb.where,
    lambda run, verb: figure_reserve(run.game, run.table, verb.enemy),
)
def _summon(run: DmdRun, env: Env, verb: Summon, space: SpaceId) -> None:
    """A figure on a Space, one batch each, as far as the reserve goes (SPAWN-03, -05)."""
    summon(run, verb.enemy, space, env.src)


# --- movement of Enemies (MOVE-01 to -07) ----------------------------------------------------


@on_node(MoveEnemies)
def _move_enemies(run: DmdRun, frame: Resolve, node: MoveEnemies) -> None:
    """Each of the Enemies by ascending number along a shortest path (AMB-57, -120).

    A tie of the nearest figure is asked as the figure, a tie of paths as the end Space.
    """
    env = frame.env
    enemies = enemies_of(run.game, run.table, env, node.enemies)
    if not enemies:
        skip(run, env)
    elif node.enemies.nearest and len(enemies) > 1:
        options = (ChooseFigure(env.chooser, enemy.id) for enemy in enemies)
        pick(run, MovingPicked(frame.node, env), *options)
    else:
        run.push(Moving(frame.node, env, tuple(enemy.id for enemy in enemies)))


@HANDLERS.work(MovingPicked)
def _move_picked(run: DmdRun, frame: MovingPicked) -> None:
    run.push(Moving(frame.node, frame.env, (frame.env.figure,)))


@HANDLERS.work(Moving)
def _move_next(run: DmdRun, frame: Moving) -> None:
    """The first of the Enemies moves, the others wait."""
    node = run.game.nodes[frame.node]
    if not isinstance(node, MoveEnemies):
        return
    env, number = frame.env, frame.left[0]
    rest = frame.left[1:]
    ends = _end_spaces(run.game, run.table, frame, node)
    if rest:
        run.push(Moving(frame.node, env, rest))
    if not ends:
        run.emit(StepSkipped(Skip.NO_PATH, src=env.src, why=(r.MOVE_04,)))
    elif len(ends) > 1:
        options = (ChooseSpace(env.chooser, space) for space in ends)
        pick(run, MovingTo(env, number), *options)
    else:
        enemy = figure(run.table, number)
        if enemy is not None and enemy.space != ends[0]:
            run.emit(EnemyMoved(number, ends[0], src=env.src))
        else:
            run.emit(StepSkipped(Skip.ALREADY_THERE, src=env.src, why=(r.MOVE_05,)))


@HANDLERS.work(MovingTo)
def _moved(run: DmdRun, frame: MovingTo) -> None:
    run.emit(EnemyMoved(frame.figure, frame.env.space, src=frame.env.src))


def _end_spaces(game: Game, table: Table, frame: Moving, node: MoveEnemies) -> tuple[SpaceId, ...]:
    """Spaces where the first figure left may end, on any shortest path (MOVE-01, -04, -05)."""
    enemy = figure(table, frame.left[0])
    if enemy is None:
        return ()
    goals: tuple[SpaceId, ...]
    if node.towards is None:
        goals = _nearest_objects(game, table, enemy.space)
    else:
        goal = anchor_space(game, table, frame.env, node.towards)
        goals = () if goal is None else (goal,)
    ends: set[SpaceId] = set()
    for goal in goals:
        to_goal = game.distances[goal]
        ends.update(ends_nearer(game.neighbours, to_goal, enemy.space, node.steps))
    return tuple(space for space in game.spaces if space in ends)


def _nearest_objects(game: Game, table: Table, start: SpaceId) -> tuple[SpaceId, ...]:
    """The Spaces with objects of the Episode that are nearest to a Space."""
    places = (space for space in game.spaces if objects_at(table, space))
    return nearest(game.distances[start], places)


@on_node(PlaceEnemies)
def _place_enemies(run: DmdRun, frame: Resolve, node: PlaceEnemies) -> None:
    """Directly to a Space, whatever the distance (MOVE-07, AMB-56)."""
    env = frame.env
    goal = anchor_space(run.game, run.table, env, node.to)
    enemies = enemies_of(run.game, run.table, env, node.enemies)
    if goal is None or not enemies:
        skip(run, env)
    elif node.enemies.nearest and len(enemies) > 1:
        options = (ChooseFigure(env.chooser, enemy.id) for enemy in enemies)
        pick(run, PlacingEnemy(env, goal), *options)
    else:
        for enemy in enemies:
            _place(run, enemy.id, goal, env.src)


@HANDLERS.work(PlacingEnemy)
def _placed(run: DmdRun, frame: PlacingEnemy) -> None:
    _place(run, frame.env.figure, frame.to, frame.env.src)


def _place(run: DmdRun, number: FigureId, goal: SpaceId, src: SourceId) -> None:
    enemy = figure(run.table, number)
    if enemy is None:
        return
    if enemy.space == goal:
        run.emit(StepSkipped(Skip.ALREADY_THERE, goal, src=src, why=(r.MOVE_07,)))
    else:
        run.emit(EnemyMoved(number, goal, placed=True, src=src, why=(r.MOVE_07,)))


__all__: list[str] = []

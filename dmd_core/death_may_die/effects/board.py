"""Verbs that change the map: Fire, tokens, summoning, movement of Enemies, the Elder One."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.abilities.vocabulary import TokenShortage
from dmd_core.death_may_die.chapters.elder_one import Advancing, summon_elder_one
from dmd_core.death_may_die.chapters.summoning import summon
from dmd_core.death_may_die.commands import ChooseFigure, ChooseSpace
from dmd_core.death_may_die.effects.resolve import on_node, pick, skip
from dmd_core.death_may_die.effects.select import anchor_space, enemies_of, objects_at, spaces_of
from dmd_core.death_may_die.effects.selectors import ObjectState
from dmd_core.death_may_die.effects.verbs import (
    Advance,
    HastenAdvance,
    MendObjects,
    MoveEnemies,
    PlaceEnemies,
    PlaceFire,
    PlaceToken,
    Summon,
    SummonElderOne,
)
from dmd_core.death_may_die.events.elder_one import AdvanceHastened
from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.map import ObjectMended, TokenPlaced
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game, of_kind
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import NO_FIGURE, NO_SPACE, SpaceId
from dmd_core.death_may_die.lookups import (
    figure,
    figure_reserve,
    fire_reserve,
    has_token,
    object_at,
    token_reserve,
)
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env, Resolve
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import replace

_CHOOSING = 1
"""Progress of a node that asks: a Space was picked and is "it"."""


# --- one thing on each of several Spaces, from a finite reserve ------------------------------


def _serve_spaces(
    frame: Resolve, spaces: tuple[SpaceId, ...], reserve: int
) -> tuple[tuple[SpaceId, ...], bool]:
    """Which Spaces are served now, and whether the chooser has to say which comes next.

    With enough in the reserve all are served in the order of the map; if it is short the chooser
    names one Space after the other (AMB-86, DEC-22).
    """
    if frame.i == _CHOOSING:
        return (frame.env.space,), False
    if len(spaces) > reserve > 0:
        return (), True
    return spaces, False


@on_node(PlaceFire)
def _place_fire(run: DmdRun, frame: Resolve, node: PlaceFire) -> None:
    """Fire tokens on each Space; without a token in the reserve it is ignored (FIRE-08)."""
    spaces = frame.spaces
    if frame.i == 0 and not spaces:
        spaces = spaces_of(run.game, run.table, frame.env, node.where)
        if not spaces:
            skip(run, frame)
            return
    reserve = fire_reserve(run.game, run.table)
    if reserve <= 0:
        run.emit(StepSkipped(Skip.NO_FIRE, src=frame.env.src, why=(r.FIRE_08,)))
        return
    now, ask = _serve_spaces(frame, spaces, reserve // node.n or 1)
    if ask:
        _ask_next(run, replace(frame, spaces=spaces))
        return
    for space in now:
        n = min(node.n, fire_reserve(run.game, run.table))
        if n:
            run.emit(FirePlaced(space, n, src=frame.env.src))
    _next_space(run, frame, spaces)


@on_node(Summon)
def _summon(run: DmdRun, frame: Resolve, node: Summon) -> None:
    """A figure on each Space, one batch each, as far as the reserve goes (SPAWN-03, -05)."""
    spaces = frame.spaces
    if frame.i == 0 and not spaces:
        spaces = spaces_of(run.game, run.table, frame.env, node.where)
        if not spaces:
            skip(run, frame)
            return
    reserve = figure_reserve(run.game, run.table, node.enemy)
    if reserve <= 0:
        summon(run, node.enemy, spaces[0], frame.env.src)
        return
    now, ask = _serve_spaces(frame, spaces, reserve)
    if ask:
        _ask_next(run, replace(frame, spaces=spaces))
        return
    served = now[0]
    rest = tuple(space for space in spaces if space != served)
    if rest:
        env = replace(frame.env, space=NO_SPACE)
        run.push(replace(frame, i=0, env=env, spaces=rest))
    summon(run, node.enemy, served, frame.env.src)


def _ask_next(run: DmdRun, frame: Resolve) -> None:
    chooser = frame.env.chooser
    options = (ChooseSpace(chooser, space) for space in frame.spaces)
    pick(run, replace(frame, i=_CHOOSING), *options)


def _next_space(run: DmdRun, frame: Resolve, spaces: tuple[SpaceId, ...]) -> None:
    """After a chosen Space the others still wait."""
    if frame.i == _CHOOSING:
        rest = tuple(space for space in spaces if space != frame.env.space)
        if rest:
            env = replace(frame.env, space=NO_SPACE)
            run.push(replace(frame, i=0, env=env, spaces=rest))


# --- tokens ----------------------------------------------------------------------------------


@on_node(PlaceToken)
def _place_token(run: DmdRun, frame: Resolve, node: PlaceToken) -> None:
    """A token on a Space or the nearest one without it; a shortage may have a price (AMB-107)."""
    game, table, env = run.game, run.table, frame.env
    if token_reserve(game, table, node.token) <= 0:
        run.emit(StepSkipped(Skip.TOKENS_OUT, src=env.src, why=(r.AMB_107,)))
        for stage in range(1, table.elder.stage + 1):
            src = SourceId(game.stages[stage - 1].id)
            for ability in of_kind(game.stage_hooks[stage], TokenShortage):
                if ability.token == node.token:
                    number = game.number(ability.then)
                    run.push(Resolve(number, Env(env.you, env.chooser, src)))
        return
    if frame.i == _CHOOSING:
        run.emit(TokenPlaced(env.space, node.token, src=env.src))
        return
    start = anchor_space(game, table, env, node.near)
    if start is None:
        skip(run, frame)
        return
    distances = game.distances[start]
    free = [s for s in game.spaces if s in distances and not has_token(table, s, node.token)]
    if not free:
        skip(run, frame)
        return
    least = min(distances[space] for space in free)
    nearest = (space for space in free if distances[space] == least)
    options = tuple(ChooseSpace(env.chooser, space) for space in nearest)
    if len(options) == 1:
        run.emit(TokenPlaced(options[0].space, node.token, src=env.src))
    else:
        pick(run, replace(frame, i=_CHOOSING), *options)


# --- movement of Enemies (MOVE-01 to -07) ----------------------------------------------------


@on_node(MoveEnemies)
def _move_enemies(run: DmdRun, frame: Resolve, node: MoveEnemies) -> None:
    """Each of the Enemies by ascending number along a shortest path (AMB-57, -120).

    A tie of the nearest figure is asked as the figure, a tie of paths as the end Space.
    """
    env = frame.env
    if frame.i == 0:
        enemies = enemies_of(run.game, run.table, env, node.enemies)
        if not enemies:
            skip(run, frame)
            return
        start = replace(frame, i=1)
        if node.enemies.nearest and len(enemies) > 1:
            pick(run, start, *(ChooseFigure(env.chooser, enemy.id) for enemy in enemies))
            return
        run.push(replace(start, left=tuple(enemy.id for enemy in enemies)))
        return
    left = frame.left
    if not left and frame.i == 1 and env.figure != NO_FIGURE and node.enemies.nearest:
        left = (env.figure,)
        frame = replace(frame, i=2)
    if not left:
        return
    if env.space != NO_SPACE and frame.i == _MOVING:
        run.emit(EnemyMoved(left[0], env.space, src=env.src))
        rest = replace(frame, i=2, left=left[1:], env=replace(env, space=NO_SPACE))
        run.push(rest)
        return
    _move_next(run, replace(frame, left=left), node)


_MOVING = 3
"""Progress of a movement: the end Space of the first figure was picked."""


def _move_next(run: DmdRun, frame: Resolve, node: MoveEnemies) -> None:
    env, number = frame.env, frame.left[0]
    rest = replace(frame, i=2, left=frame.left[1:])
    ends = _end_spaces(run.game, run.table, frame, node)
    if rest.left and len(ends) <= 1:
        run.push(rest)
    if not ends:
        run.emit(StepSkipped(Skip.NO_PATH, src=env.src, why=(r.MOVE_04,)))
    elif len(ends) == 1:
        enemy = figure(run.table, number)
        if enemy is not None and enemy.space != ends[0]:
            run.emit(EnemyMoved(number, ends[0], src=env.src))
        else:
            run.emit(StepSkipped(Skip.ALREADY_THERE, src=env.src, why=(r.MOVE_05,)))
    else:
        options = (ChooseSpace(env.chooser, space) for space in ends)
        pick(run, replace(frame, i=_MOVING), *options)


def _end_spaces(game: Game, table: Table, frame: Resolve, node: MoveEnemies) -> tuple[SpaceId, ...]:
    """Spaces where the first figure left may end, on any shortest path to a goal."""
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
        ends.update(_towards(game, enemy.space, goal, node.steps))
    return tuple(space for space in game.spaces if space in ends)


def _towards(game: Game, start: SpaceId, goal: SpaceId, steps: int) -> set[SpaceId]:
    """Spaces so many steps nearer to the goal, on shortest paths (MOVE-01, -04, -05)."""
    distances = game.distances[goal]
    if start not in distances:
        return set()
    here = {start}
    for _ in range(min(steps, distances[start])):
        here = {
            after
            for space in here
            for after in game.neighbours[space]
            if distances[after] == distances[space] - 1
        }
    return here


def _nearest_objects(game: Game, table: Table, start: SpaceId) -> tuple[SpaceId, ...]:
    distances = game.distances[start]
    places = {
        space: distances[space]
        for space in game.spaces
        if space in distances and objects_at(table, space)
    }
    least = min(places.values(), default=0)
    return tuple(space for space, distance in places.items() if distance == least)


@on_node(PlaceEnemies)
def _place_enemies(run: DmdRun, frame: Resolve, node: PlaceEnemies) -> None:
    """Directly to a Space, whatever the distance (MOVE-07, AMB-56)."""
    env = frame.env
    goal = anchor_space(run.game, run.table, env, node.to)
    if frame.i == 1:
        _place(run, frame, (env.figure,), goal)
        return
    enemies = enemies_of(run.game, run.table, env, node.enemies)
    if goal is None or not enemies:
        skip(run, frame)
    elif node.enemies.nearest and len(enemies) > 1:
        options = (ChooseFigure(env.chooser, enemy.id) for enemy in enemies)
        pick(run, replace(frame, i=1), *options)
    else:
        _place(run, frame, tuple(enemy.id for enemy in enemies), goal)


def _place(run: DmdRun, frame: Resolve, numbers: tuple[int, ...], goal: SpaceId | None) -> None:
    for number in numbers:
        enemy = next((e for e in run.table.enemies if e.id == number), None)
        if enemy is None or goal is None:
            continue
        if enemy.space == goal:
            run.emit(StepSkipped(Skip.ALREADY_THERE, goal, src=frame.env.src, why=(r.MOVE_07,)))
        else:
            event = EnemyMoved(enemy.id, goal, placed=True, src=frame.env.src, why=(r.MOVE_07,))
            run.emit(event)


# --- the Elder One ---------------------------------------------------------------------------


@on_node(SummonElderOne)
def _summon_elder_one(run: DmdRun, frame: Resolve, node: SummonElderOne) -> None:
    """The placement sentence of a reveal effect (SUM-12, AMB-78, -79)."""
    space = anchor_space(run.game, run.table, frame.env, node.at)
    if space is None:
        skip(run, frame)
    else:
        summon_elder_one(run, space, frame.env.src)


@on_node(Advance)
def _advance(run: DmdRun, _frame: Resolve, _node: Advance) -> None:
    """An advance outside the check (AMB-74)."""
    run.push(Advancing())


@on_node(HastenAdvance)
def _hasten(run: DmdRun, frame: Resolve, _node: HastenAdvance) -> None:
    """The check of this turn advances the Elder One; still one advance at most (AMB-73)."""
    run.emit(AdvanceHastened(src=frame.env.src))


# --- objects of the Episode ------------------------------------------------------------------


@on_node(MendObjects)
def _mend(run: DmdRun, frame: Resolve, node: MendObjects) -> None:
    """Wounds off every damaged intact object on the Spaces."""
    names = [
        name
        for space in spaces_of(run.game, run.table, frame.env, node.where)
        for name in objects_at(run.table, space, ObjectState.DAMAGED)
    ]
    if not names:
        skip(run, frame)
    for name in names:
        n = min(node.n, object_at(run.table, name).wounds)
        run.emit(ObjectMended(name, n, src=frame.env.src))

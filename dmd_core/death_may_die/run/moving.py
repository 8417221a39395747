"""Investigators that a text moves."""

from dmd_core.death_may_die.asking import on_condition
from dmd_core.death_may_die.chapters.run import leave_space
from dmd_core.death_may_die.commands import ChooseInvestigator, ChooseSpace
from dmd_core.death_may_die.events.actions import InvestigatorsMoved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.lookups import clockwise
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env, Going, Resolve
from dmd_core.death_may_die.words.moving import JoinNearest, MeetNamed, NamedApart
from dmd_core.kernel.ids import NOBODY, Seat, SourceId


@on_node(JoinNearest)
def _join_nearest(run: DmdRun, frame: Resolve, _node: JoinNearest) -> None:
    """To the nearest Space with another figure: a placement, no steps are named (AMB-40, -56)."""
    env = frame.env
    owner = run.table.investigators[env.you]
    nearest = _nearest_company(run.game, run.table, env.you)
    if not owner.alive or not nearest or nearest == [owner.space]:
        skip(run, env)
    elif len(nearest) == 1:
        _go(run, env.you, nearest[0], env.src)
    else:
        pick(
            run,
            Going(env, env.you, followed=True),
            *(ChooseSpace(env.chooser, space) for space in nearest),
        )


@HANDLERS.work(Going)
def _gone(run: DmdRun, frame: Going) -> None:
    _go(run, frame.who, frame.env.space, frame.env.src, followed=frame.followed)


def _nearest_company(game: Game, table: Table, seat: Seat) -> list[SpaceId]:
    taken = {enemy.space for enemy in table.enemies}
    taken.update(table.investigators[s].space for s in clockwise(table) if s != seat)
    distances = game.distances[table.investigators[seat].space]
    reach = {space: distances[space] for space in game.spaces if space in taken & set(distances)}
    least = min(reach.values(), default=0)
    return [space for space, distance in reach.items() if distance == least]


def _go(run: DmdRun, seat: Seat, to: SpaceId, src: SourceId, *, followed: bool = True) -> None:
    if run.game.rulings.leave_triggers == "any":
        leave_space(run, (seat,), to, placed=True, followed=followed, src=src)
    else:
        run.emit(InvestigatorsMoved((seat,), to, placed=True, src=src))


@on_node(MeetNamed)
def _meet_named(run: DmdRun, frame: Resolve, _node: MeetNamed) -> None:
    """One of the two goes to the other; the text says that Enemies do not follow."""
    env = frame.env
    named = run.table.investigators[env.you].named
    if named == NOBODY or not run.table.investigators[named].alive:
        skip(run, env)
    elif env.seat == NOBODY:
        pick(run, frame, *(ChooseInvestigator(env.chooser, s) for s in (env.you, named)))
    else:
        other = named if env.seat == env.you else env.you
        to = run.table.investigators[other].space
        _go(run, env.seat, to, env.src, followed=False)


@on_condition(NamedApart)
def _named_apart(_game: Game, table: Table, env: Env, _condition: NamedApart) -> bool:
    you = table.investigators[env.you]
    other = table.investigators[you.named] if you.named != NOBODY else you
    return other.alive and other.space != you.space


__all__: list[str] = []

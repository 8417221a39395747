"""Picking a Space, an Investigator or an Enemy; it is "it" in what follows."""

from dmd_core.death_may_die.commands import ChooseFigure, ChooseInvestigator, ChooseSpace, Done
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.run.selectors import enemies_of, investigators_of, spaces_of
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.picking import PickEnemy, PickInvestigator, PickSpace
from dmd_core.kernel.events import Command


@on_node(PickSpace)
def _pick_space(run: DmdRun, frame: Resolve, node: PickSpace) -> None:
    env = frame.env
    spaces = spaces_of(run.game, run.table, env, node.where)
    if spaces:
        then = Resolve(run.game.number(node.then), env)
        pick(run, then, *(ChooseSpace(env.chooser, space) for space in spaces))
    else:
        skip(run, env)


@on_node(PickInvestigator)
def _pick_investigator(run: DmdRun, frame: Resolve, node: PickInvestigator) -> None:
    env = frame.env
    seats = investigators_of(run.game, run.table, env, node.among)
    options: list[Command] = [ChooseInvestigator(env.chooser, seat) for seat in seats]
    if node.optional:
        options.append(Done(env.chooser))
    if options:
        pick(run, Resolve(run.game.number(node.then), env), *options)
    else:
        skip(run, env)


@on_node(PickEnemy)
def _pick_enemy(run: DmdRun, frame: Resolve, node: PickEnemy) -> None:
    """The Enemy picked is "it"; it may be moved and then speak for its new Space."""
    env = frame.env
    enemies = enemies_of(run.game, run.table, env, node.among)
    if enemies:
        then = Resolve(run.game.number(node.then), env)
        pick(run, then, *(ChooseFigure(env.chooser, enemy.id) for enemy in enemies))
    else:
        skip(run, env)


__all__: list[str] = []

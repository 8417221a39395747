"""Control: one sentence after the other, conditions, choices, several verbs at once."""

from dmd_core.death_may_die.asking import condition_holds
from dmd_core.death_may_die.chapters.hits import Hit
from dmd_core.death_may_die.commands import ChooseOption
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.run.base import (
    PICK,
    hits_of,
    on_node,
    picking,
    push_hits,
    resolve,
    skip,
)
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Choosing, Resolve, Steps
from dmd_core.death_may_die.words.control import AtOnce, Choose, If, Sequence
from dmd_core.kernel.decisions import Decision


@on_node(Sequence)
def _sequence(run: DmdRun, frame: Resolve, node: Sequence) -> None:
    """One sentence after the other; the dead "you" ends what speaks of it (AMB-121)."""
    _next_step(run, Steps(frame.node, frame.env, 0), node)


@HANDLERS.work(Steps)
def _steps(run: DmdRun, frame: Steps) -> None:
    node = run.game.nodes[frame.node]
    if isinstance(node, Sequence):
        _next_step(run, frame, node)


def _next_step(run: DmdRun, frame: Steps, node: Sequence) -> None:
    following = frame.i + 1
    if following < len(node.steps):
        run.push(Steps(frame.node, frame.env, following))
    resolve(run, node.steps[frame.i], frame.env)


@on_node(AtOnce)
def _at_once(run: DmdRun, frame: Resolve, node: AtOnce) -> None:
    """One printed sentence with several verbs is one batch (AMB-113)."""
    hits: list[Hit] = []
    for step in node.steps:
        hits.extend(hits_of(run, frame.env, step))
    push_hits(run, frame.env, tuple(hits))


@on_node(If)
def _if(run: DmdRun, frame: Resolve, node: If) -> None:
    if condition_holds(run.game, run.table, frame.env, node.condition):
        resolve(run, node.then, frame.env)
    elif node.otherwise is not None:
        resolve(run, node.otherwise, frame.env)
    else:
        skip(run, frame.env, Skip.FALSE_CONDITION)


@on_node(Choose)
def _choose(run: DmdRun, frame: Resolve, node: Choose) -> None:
    env = frame.env
    options = tuple(
        option.id
        for option in node.options
        if option.condition is None or condition_holds(run.game, run.table, env, option.condition)
    )
    if options:
        run.push(Choosing(frame.node, env, options))
    else:
        skip(run, env)


def _decide_option(_game: Game, _table: Table, frame: Choosing) -> Decision:
    chooser = frame.env.chooser
    options = tuple(ChooseOption(chooser, option) for option in frame.options)
    return picking(chooser, options, frame)


def _option_taken(run: DmdRun, frame: Choosing, command: ChooseOption) -> None:
    node = run.game.nodes[frame.node]
    if isinstance(node, Choose):
        option = next(option for option in node.options if option.id == command.option)
        resolve(run, option.then, frame.env)


HANDLERS.ask(Choosing, PICK, _decide_option, _option_taken)

__all__: list[str] = []

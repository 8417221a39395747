"""Carrying texts out: one frame for one node, dispatched by its class.

A node that leaves something open pushes `Picking`; the answer comes back as "it" of the same node.
Selectors are evaluated when the node starts, not before.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.hits import Batch, Hit
from dmd_core.death_may_die.commands import (
    ChooseFigure,
    ChooseInvestigator,
    ChooseOption,
    ChooseSpace,
    Done,
    Order,
)
from dmd_core.death_may_die.effects.control import (
    AtOnce,
    Choose,
    Effect,
    If,
    PickEnemy,
    PickInvestigator,
    PickSpace,
    Sequence,
)
from dmd_core.death_may_die.effects.select import (
    condition_holds,
    enemies_of,
    investigators_of,
    spaces_of,
)
from dmd_core.death_may_die.effects.verbs import Heal
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env, Ordering, Picking, Queue, Resolve
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import replace

E = TypeVar("E")

PICK = KindId("pick")
ORDER = KindId("order")

_HANDLERS: Final[dict[type, Any]] = {}
"""What each node does; `Any` because one dict holds handlers of many classes, `on_node` checks
each against its class."""

Handler = Callable[[DmdRun, Resolve, E], None]


def on_node(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """Register what a node of a text does."""

    def register(function: Handler[E]) -> Handler[E]:
        _HANDLERS[kind] = function
        return function

    return register


def handled_nodes() -> frozenset[type]:
    """Node classes that have a handler; a test compares them with the vocabulary."""
    return frozenset(_HANDLERS)


@HANDLERS.work(Resolve)
def _resolve(run: DmdRun, frame: Resolve) -> None:
    node = run.game.nodes[frame.node]
    _HANDLERS[type(node)](run, frame, node)


def resolve(run: DmdRun, effect: Effect | None, env: Env) -> None:
    """Push a text, if there is one."""
    if effect is not None:
        run.push(Resolve(run.game.number(effect), env))


def skip(run: DmdRun, frame: Resolve, reason: Skip = Skip.NO_TARGET) -> None:
    """Record that a step of a text could not be done (MYTH-05, AMB-26)."""
    run.emit(StepSkipped(reason, src=frame.env.src, why=(r.MYTH_05,)))


# --- picking ---------------------------------------------------------------------------------


def pick(run: DmdRun, frame: Resolve, *commands: Command) -> None:
    """Let the chooser pick; a lone option is taken as forced (DEC-20 to -23, DEC-61 to -63)."""
    run.push(Picking(frame.env.chooser, PICK, commands, frame))


def _decide_pick(_game: Game, _table: Table, frame: Picking) -> Decision:
    rules = (r.DEC_20, r.DEC_23, r.MYTH_10)
    must = not any(isinstance(command, Done) for command in frame.commands)
    return Decision(frame.seat, frame.kind, (one_of(*frame.commands),), rules, frame, must=must)


def _picked(run: DmdRun, frame: Picking, command: Command) -> None:
    """The answer becomes "it" of the text that asked."""
    env = frame.then.env
    match command:
        case ChooseSpace(space=space):
            env = replace(env, space=space)
        case ChooseFigure(figure=figure):
            env = replace(env, figure=figure)
        case ChooseInvestigator(who=who):
            env = replace(env, seat=who)
        case ChooseOption(option=option):
            _take_option(run, frame.then, option)
            return
        case _:
            return
    run.push(replace(frame.then, env=env))


HANDLERS.ask(Picking, PICK, _decide_pick, _picked)


# --- control ---------------------------------------------------------------------------------


@on_node(Sequence)
def _sequence(run: DmdRun, frame: Resolve, node: Sequence) -> None:
    """One sentence after the other; the dead "you" ends what speaks of it (AMB-121)."""
    if frame.i < len(node.steps):
        step = node.steps[frame.i]
        run.push(Resolve(run.game.number(step), frame.env), replace(frame, i=frame.i + 1))


@on_node(If)
def _if(run: DmdRun, frame: Resolve, node: If) -> None:
    if condition_holds(run.game, run.table, frame.env, node.condition):
        resolve(run, node.then, frame.env)
    elif node.otherwise is not None:
        resolve(run, node.otherwise, frame.env)
    else:
        skip(run, frame, Skip.FALSE_CONDITION)


@on_node(Choose)
def _choose(run: DmdRun, frame: Resolve, node: Choose) -> None:
    env = frame.env
    options = [
        ChooseOption(env.chooser, option.id)
        for option in node.options
        if option.condition is None or condition_holds(run.game, run.table, env, option.condition)
    ]
    if options:
        pick(run, frame, *options)
    else:
        skip(run, frame)


def _take_option(run: DmdRun, frame: Resolve, name: str) -> None:
    node = run.game.nodes[frame.node]
    if isinstance(node, Choose):
        option = next(option for option in node.options if option.id == name)
        resolve(run, option.then, frame.env)


@on_node(PickSpace)
def _pick_space(run: DmdRun, frame: Resolve, node: PickSpace) -> None:
    if frame.i:
        resolve(run, node.then, frame.env)
        return
    spaces = spaces_of(run.game, run.table, frame.env, node.where)
    if spaces:
        chooser = frame.env.chooser
        pick(run, replace(frame, i=1), *(ChooseSpace(chooser, space) for space in spaces))
    else:
        skip(run, frame)


@on_node(PickInvestigator)
def _pick_investigator(run: DmdRun, frame: Resolve, node: PickInvestigator) -> None:
    if frame.i:
        resolve(run, node.then, frame.env)
        return
    seats = [
        seat
        for seat in investigators_of(run.game, run.table, frame.env, node.among)
        if not isinstance(node.then, Heal) or _can_heal(run.table, seat)
    ]
    chooser = frame.env.chooser
    options: list[Command] = [ChooseInvestigator(chooser, seat) for seat in seats]
    if node.optional:
        options.append(Done(chooser))
    if options:
        pick(run, replace(frame, i=1), *options)
    else:
        skip(run, frame)


@on_node(PickEnemy)
def _pick_enemy(run: DmdRun, frame: Resolve, node: PickEnemy) -> None:
    """The Enemy picked is "it"; it may be moved and then speak for its new Space."""
    if frame.i:
        resolve(run, node.then, frame.env)
        return
    enemies = enemies_of(run.game, run.table, frame.env, node.among)
    if enemies:
        chooser = frame.env.chooser
        options = (ChooseFigure(chooser, enemy.id) for enemy in enemies)
        pick(run, replace(frame, i=1), *options)
    else:
        skip(run, frame)


def _can_heal(table: Table, seat: Seat) -> bool:
    owner = table.investigators[seat]
    return bool(owner.stress or owner.wounds)


Hitter = Callable[[DmdRun, Env, Any], tuple[Hit, ...]]
"""Works out the hits of one verb; `Any` is the verb, each function is registered for its class."""

HITTERS: Final[dict[type, Hitter]] = {}


@on_node(AtOnce)
def _at_once(run: DmdRun, frame: Resolve, node: AtOnce) -> None:
    """One printed sentence with several verbs is one batch (AMB-113)."""
    hits: list[Hit] = []
    for step in node.steps:
        hits.extend(HITTERS[type(step)](run, frame.env, step))
    push_hits(run, frame, tuple(hits))


def push_hits(run: DmdRun, frame: Resolve, hits: tuple[Hit, ...]) -> None:
    """One batch of hits, or a recorded skip."""
    if hits:
        run.push(Batch(hits))
    else:
        skip(run, frame)


# --- several texts at one moment -------------------------------------------------------------


@HANDLERS.work(Queue)
def _queue(run: DmdRun, frame: Queue) -> None:
    """A single text is not asked about (END-03, RES-07)."""
    items = frame.items
    if len(items) > 1:
        run.push(Ordering(frame.seat, items))
    elif items:
        run.push(Resolve(items[0].node, items[0].env))


def _decide_order(_game: Game, _table: Table, frame: Ordering) -> Decision:
    """Which text comes next, named by its source (DEC-40, DEC-53)."""
    sources = dict.fromkeys(item.env.src for item in frame.items)
    options = one_of(*(Order(frame.seat, source) for source in sources))
    return Decision(frame.seat, ORDER, (options,), (r.DEC_53, r.DEC_40), frame, must=True)


def _ordered(run: DmdRun, frame: Ordering, command: Order) -> None:
    place = next(i for i, item in enumerate(frame.items) if item.env.src == command.source)
    item = frame.items[place]
    rest = frame.items[:place] + frame.items[place + 1 :]
    run.push(Resolve(item.node, item.env), Queue(frame.seat, rest))


HANDLERS.ask(Ordering, ORDER, _decide_order, _ordered)

__all__ = [
    "HITTERS",
    "handled_nodes",
    "on_node",
    "pick",
    "push_hits",
    "resolve",
    "skip",
]

"""Carrying texts out: one frame for one node, dispatched by its class.

A node that leaves something open pushes `Picking` with the frame that follows; the answer is "it"
there. Selectors are evaluated when the node starts, not before.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.hits import Batch, Hit
from dmd_core.death_may_die.commands import (
    ChooseFigure,
    ChooseInvestigator,
    ChooseSpace,
    Done,
    Order,
)
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Following, Ordering, Picking, Queue, Resolve
from dmd_core.death_may_die.words.base import Effect
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import replace

E = TypeVar("E", bound=Effect)

PICK = KindId("pick")
ORDER = KindId("order")

Handler = Callable[[DmdRun, Resolve, E], None]
Hitter = Callable[[DmdRun, Env, E], tuple[Hit, ...]]

_HANDLERS: Final[dict[type, Any]] = {}
_HITTERS: Final[dict[type, Any]] = {}
"""What each effect does, and the hits of those that can share a batch; `Any` because one dict
holds functions of many classes, `on_node` and `on_hit` check each against its class."""


def on_node(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """Register what an effect does."""

    def register(function: Handler[E]) -> Handler[E]:
        _HANDLERS[kind] = function
        return function

    return register


def on_hit(kind: type[E]) -> Callable[[Hitter[E]], Hitter[E]]:
    """Register the hits of a verb that can share a batch; alone it is a batch of its own."""

    def register(function: Hitter[E]) -> Hitter[E]:
        _HITTERS[kind] = function

        def alone(run: DmdRun, frame: Resolve, node: E) -> None:
            push_hits(run, frame.env, function(run, frame.env, node))

        _HANDLERS.setdefault(kind, alone)
        return function

    return register


def handled_nodes() -> frozenset[type]:
    """Effect classes that are carried out; a test compares them with the vocabulary."""
    return frozenset(_HANDLERS)


def hitting_nodes() -> frozenset[type]:
    """Effect classes that can share a batch; a test compares them with the vocabulary."""
    return frozenset(_HITTERS)


@HANDLERS.work(Resolve)
def _resolve(run: DmdRun, frame: Resolve) -> None:
    node = run.game.nodes[frame.node]
    _HANDLERS[type(node)](run, frame, node)


def resolve(run: DmdRun, effect: Effect | None, env: Env) -> None:
    """Push a text, if there is one."""
    if effect is not None:
        run.push(Resolve(run.game.number(effect), env))


def skip(run: DmdRun, env: Env, reason: Skip = Skip.NO_TARGET) -> None:
    """Record that a step of a text could not be done (MYTH-05, AMB-26)."""
    run.emit(StepSkipped(reason, src=env.src, why=(r.MYTH_05,)))


def hits_of(run: DmdRun, env: Env, verb: Effect) -> tuple[Hit, ...]:
    """The hits of a verb that can share a batch."""
    hits: tuple[Hit, ...] = _HITTERS[type(verb)](run, env, verb)
    return hits


def push_hits(run: DmdRun, env: Env, hits: tuple[Hit, ...]) -> None:
    """One batch of hits, or a recorded skip."""
    if hits:
        run.push(Batch(hits))
    else:
        skip(run, env)


# --- picking ---------------------------------------------------------------------------------


def pick(run: DmdRun, then: Following, *commands: Command) -> None:
    """Let the chooser pick; a lone option is taken as forced (DEC-20 to -23, DEC-61 to -63)."""
    run.push(Picking(then.env.chooser, commands, then))


def picking(seat: Seat, commands: tuple[Command, ...], subject: object) -> Decision:
    """The decision in which the chooser of a text picks."""
    rules = (r.DEC_20, r.DEC_23, r.MYTH_10)
    must = not any(isinstance(command, Done) for command in commands)
    return Decision(seat, PICK, (one_of(*commands),), rules, subject, must=must)


def _decide_pick(_game: Game, _table: Table, frame: Picking) -> Decision:
    return picking(frame.seat, frame.commands, frame)


def _picked(
    run: DmdRun, frame: Picking, command: ChooseSpace | ChooseFigure | ChooseInvestigator | Done
) -> None:
    """The answer becomes "it" of what follows."""
    env = frame.then.env
    match command:
        case ChooseSpace(space=space):
            env = replace(env, space=space)
        case ChooseFigure(figure=figure):
            env = replace(env, figure=figure)
        case ChooseInvestigator(who=who):
            env = replace(env, seat=who)
        case Done():
            return
    run.push(replace(frame.then, env=env))


HANDLERS.ask(Picking, PICK, _decide_pick, _picked)


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
    "PICK",
    "handled_nodes",
    "hits_of",
    "hitting_nodes",
    "on_hit",
    "on_node",
    "pick",
    "picking",
    "push_hits",
    "resolve",
    "skip",
]

"""One thing on each of several Spaces, from a finite reserve (AMB-86, DEC-22).

With enough in the reserve all are served in the order of the map; if it is short the chooser names
one Space after the other.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

import attrs

from dmd_core.death_may_die.commands import ChooseSpace
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.run.base import PICK, on_node, picking, skip
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Resolve, Serving, ServingNext
from dmd_core.death_may_die.words.base import Verb
from dmd_core.death_may_die.words.selectors import Spaces
from dmd_core.kernel.decisions import Decision

V = TypeVar("V", bound=Verb)

Reserve = Callable[[DmdRun, V], int]
Serve = Callable[[DmdRun, Env, V, SpaceId], None]
Where = Callable[[V], Spaces]


@final
@attrs.frozen(eq=False)
class _Server:
    """How a verb serves one Space; `Any` because the verbs are many, `serves` checks each."""

    reserve: Any
    serve: Any


_SERVERS: Final[dict[type, _Server]] = {}


def serves(kind: type[V], where: Where[V], reserve: Reserve[V]) -> Callable[[Serve[V]], Serve[V]]:
    """Register a verb that does one thing on each of several Spaces.

    Args:
        kind: class of the verb.
        where: the Spaces it names.
        reserve: how many Spaces can be served now.

    Returns:
        A decorator for what is done on one Space; with nothing left in the reserve it is called
        once more, to say so.
    """

    def start(run: DmdRun, frame: Resolve, node: V) -> None:
        spaces = spaces_of(run.game, run.table, frame.env, where(node))
        if spaces:
            _next(run, Serving(frame.node, frame.env, spaces))
        else:
            skip(run, frame.env)

    def register(function: Serve[V]) -> Serve[V]:
        on_node(kind)(start)
        _SERVERS[kind] = _Server(reserve, function)
        return function

    return register


@HANDLERS.work(Serving)
def _next(run: DmdRun, frame: Serving) -> None:
    node = run.game.nodes[frame.node]
    enough = _SERVERS[type(node)].reserve(run, node)
    if enough <= 0:
        _SERVERS[type(node)].serve(run, frame.env, node, frame.spaces[0])
    elif len(frame.spaces) > enough:
        run.push(ServingNext(frame))
    else:
        _serve(run, frame, frame.spaces[0])


def _serve(run: DmdRun, frame: Serving, space: SpaceId) -> None:
    node = run.game.nodes[frame.node]
    rest = tuple(other for other in frame.spaces if other != space)
    if rest:
        run.push(Serving(frame.node, frame.env, rest))
    _SERVERS[type(node)].serve(run, frame.env, node, space)


def _decide_next(_game: Game, _table: Table, frame: ServingNext) -> Decision:
    chooser = frame.serving.env.chooser
    options = tuple(ChooseSpace(chooser, space) for space in frame.serving.spaces)
    return picking(chooser, options, frame)


def _chosen(run: DmdRun, frame: ServingNext, command: ChooseSpace) -> None:
    _serve(run, frame.serving, command.space)


HANDLERS.ask(ServingNext, PICK, _decide_next, _chosen)

__all__ = ["serves"]

"""Objects of the Episode: mended; and face-down tokens: turned over."""

from dmd_core.death_may_die.chapters.objects import TurningHidden
from dmd_core.death_may_die.events.map import (
    HiddenReturned,
    ObjectMended,
    TokenPlaced,
    TokenRemoved,
)
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import FaceDownId
from dmd_core.death_may_die.lookups import object_at, objects_at, token_reserve
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.objects import MendObjects
from dmd_core.death_may_die.words.selectors import ObjectState
from dmd_core.death_may_die.words.tokens import TurnDown, TurnOver


@on_node(MendObjects)
def _mend(run: DmdRun, frame: Resolve, node: MendObjects) -> None:
    """Wounds off every damaged intact object on the Spaces."""
    names = [
        name
        for space in spaces_of(run.game, run.table, frame.env, node.where)
        for name in objects_at(run.table, space, ObjectState.DAMAGED)
    ]
    if not names:
        skip(run, frame.env)
    for name in names:
        n = min(node.n, object_at(run.table, name).wounds)
        run.emit(ObjectMended(name, n, src=frame.env.src))


@on_node(TurnOver)
def _turn_over(run: DmdRun, frame: Resolve, _node: TurnOver) -> None:
    """The next face-down token, as long as there is one."""
    if len(run.table.backs):
        run.push(TurningHidden(frame.env))
    else:
        skip(run, frame.env)


@on_node(TurnDown)
def _turn_down(run: DmdRun, frame: Resolve, node: TurnDown) -> None:
    """Each of them as far as the reserve has tokens that take its place."""
    env = frame.env
    places = set(spaces_of(run.game, run.table, env, node.where))
    found = [space for space, token in run.table.tokens if token == node.token and space in places]
    room = token_reserve(run.game, run.table, node.becomes)
    if not found or room <= 0:
        skip(run, env)
    for space in found[:room]:
        run.emit(TokenRemoved(space, node.token, src=env.src))
        run.emit(TokenPlaced(space, node.becomes, src=env.src))
        run.emit(HiddenReturned(FaceDownId(node.back), src=env.src))


__all__: list[str] = []

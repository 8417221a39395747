"""Face-down tokens: turned over and turned down."""

from dmd_core.death_may_die.chapters.objects import TurningHidden
from dmd_core.death_may_die.events.map import HiddenReturned, TokenPlaced, TokenRemoved
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import FaceDownId
from dmd_core.death_may_die.lookups import token_reserve
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.hidden import TurnDown, TurnOver


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

"""Objects of the Episode: mended, and turned over."""

from dmd_core.death_may_die.chapters.elder_one import TurningObject
from dmd_core.death_may_die.events.map import ObjectMended, ObjectTurned
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import object_at, objects_at
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.texts import Env, Resolve
from dmd_core.death_may_die.words.objects import MendObjects
from dmd_core.death_may_die.words.selectors import ObjectState
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import SourceId


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


def _backs(_game: Game, table: Table, frame: TurningObject) -> Request:
    """The reverse sides still face down, mixed (facts of the box: which lies where is unknown)."""
    return Request(Stream.OBJECTS, (table.backs.side,), f"reverse side of {frame.object}")


def _turned(run: DmdRun, frame: TurningObject, outcome: Outcome) -> None:
    """The effect of the token; "here" is the Space of the object (EPI-13, AMB-108)."""
    run.emit(ObjectTurned(frame.object, outcome))
    seat = run.table.active
    space = object_at(run.table, frame.object).space
    env = Env(you=seat, chooser=seat, src=SourceId(outcome[0]), space=space)
    run.push(Resolve(run.game.number(run.game.backs[outcome[0]]), env))


HANDLERS.draw(TurningObject, _backs, _turned)


__all__: list[str] = []

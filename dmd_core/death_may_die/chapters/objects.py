"""Objects of the Episode: the token under a destroyed one is turned over (EPI-13)."""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.map import ObjectTurned
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import ObjectId
from dmd_core.death_may_die.lookups import object_at
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=67)
@node
class TurningObject:
    """Draws what the token of a destroyed object shows on its reverse side (EPI-13)."""

    object: ObjectId


def _backs(_game: Game, table: Table, frame: TurningObject) -> Request:
    """The reverse sides still face down, mixed (facts of the box: which lies where is unknown)."""
    return Request(
        Stream.OBJECTS, (table.backs.side,), f"reverse side of {frame.object}", (r.EPI_13,)
    )


def _turned(run: DmdRun, frame: TurningObject, outcome: Outcome) -> None:
    """The effect of the token; "here" is the Space of the object (EPI-13, AMB-108)."""
    run.emit(ObjectTurned(frame.object, outcome))
    seat = run.table.active
    space = object_at(run.table, frame.object).space
    env = Env(you=seat, chooser=seat, src=SourceId(outcome[0]), space=space)
    run.push(Resolve(run.game.number(run.game.backs[outcome[0]]), env))


HANDLERS.draw(TurningObject, _backs, _turned)

"""Objects of the Episode: the token under a destroyed one is turned over (EPI-13)."""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.map import HiddenTurned, ObjectTurned
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import NO_SPACE, ObjectId
from dmd_core.death_may_die.lookups import object_at
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node, replace


@final
@frame(tag=67)
@node
class TurningObject:
    """Draws what the token of a destroyed object shows on its reverse side (EPI-13)."""

    object: ObjectId


@final
@frame(tag=85)
@node
class TurningHidden:
    """Draws what a face-down token shows; the text of its reverse side speaks as this one does."""

    env: Env


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


def _hidden(_game: Game, table: Table, _frame: TurningHidden) -> Request:
    """The reverse sides still face down, mixed."""
    return Request(Stream.OBJECTS, (table.backs.side,), "reverse side of a token", (r.GEN_07,))


def _revealed(run: DmdRun, frame: TurningHidden, outcome: Outcome) -> None:
    """Its text is done where "you" are, unless something else is "it" already."""
    run.emit(HiddenTurned(outcome, src=frame.env.src))
    env = replace(frame.env, src=SourceId(outcome[0]))
    if env.space == NO_SPACE:
        env = replace(env, space=run.table.investigators[env.you].space)
    run.push(Resolve(run.game.number(run.game.backs[outcome[0]]), env))


HANDLERS.draw(TurningHidden, _hidden, _revealed)

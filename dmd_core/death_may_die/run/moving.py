"""Investigators that a text moves."""

from dmd_core.death_may_die.chapters.run import leave_space
from dmd_core.death_may_die.commands import ChooseSpace
from dmd_core.death_may_die.events.actions import InvestigatorsMoved
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.run.selectors import investigators_of, spaces_of
from dmd_core.death_may_die.text_frames import Going, Resolve
from dmd_core.death_may_die.words.moving import Go
from dmd_core.death_may_die.words.selectors import Investigators
from dmd_core.kernel.ids import Seat, SourceId


@on_node(Go)
def _go(run: DmdRun, frame: Resolve, node: Go) -> None:
    """To one of the Spaces: a placement, no steps are named (AMB-40, -56)."""
    env = frame.env
    going = investigators_of(run.game, run.table, env, Investigators(node.who))
    spaces = spaces_of(run.game, run.table, env, node.to)
    if not going or not spaces or spaces == (run.table.investigators[going[0]].space,):
        skip(run, env)
    elif len(spaces) == 1:
        _place(run, going[0], spaces[0], env.src, followed=node.followed)
    else:
        options = (ChooseSpace(env.chooser, space) for space in spaces)
        pick(run, Going(env, going[0], node.followed), *options)


@HANDLERS.work(Going)
def _gone(run: DmdRun, frame: Going) -> None:
    _place(run, frame.who, frame.env.space, frame.env.src, followed=frame.followed)


def _place(run: DmdRun, seat: Seat, to: SpaceId, src: SourceId, *, followed: bool) -> None:
    if run.game.rulings.leave_triggers == "any":
        leave_space(run, (seat,), to, placed=True, followed=followed, src=src)
    else:
        run.emit(InvestigatorsMoved((seat,), to, placed=True, src=src))


__all__: list[str] = []

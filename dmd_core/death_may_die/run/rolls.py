"""Rolls that a text asks for."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.rolls import start_roll
from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import investigators_of
from dmd_core.death_may_die.state import RollKind
from dmd_core.death_may_die.text_frames import Resolve, RollingAgainst
from dmd_core.death_may_die.words.rolls import RollAgainst


@on_node(RollAgainst)
def _roll_against(run: DmdRun, frame: Resolve, node: RollAgainst) -> None:
    """Each in its turn, clockwise; bonus dice of their own do not join (AMB-06)."""
    left = investigators_of(run.game, run.table, frame.env, node.who)
    if left:
        run.push(RollingAgainst(frame.node, frame.env, left))
    else:
        skip(run, frame.env)


@HANDLERS.work(RollingAgainst)
def _next_roll(run: DmdRun, frame: RollingAgainst) -> None:
    """The first of those that are left rolls; who has died in the meantime does not."""
    node = run.game.nodes[frame.node]
    seat = frame.left[0]
    if frame.left[1:]:
        run.push(RollingAgainst(frame.node, frame.env, frame.left[1:]))
    if isinstance(node, RollAgainst) and run.table.investigators[seat].alive:
        why = (r.AMB_06,)
        start_roll(
            run,
            RollStarted(
                RollKind.AGAINST, seat, node.standard, node.bonus, src=frame.env.src, why=why
            ),
        )


__all__: list[str] = []

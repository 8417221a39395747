"""Panic: one die for each victim, one step where the number of its space says (rules FG-PAN)."""

from typing import TypeAlias, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.victims import victims_came
from dmd_core.final_girl.commands import ChooseVictim, Done
from dmd_core.final_girl.events.victims import GirlPanicked, VictimPanicked
from dmd_core.final_girl.game import DIE, Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, SpaceId
from dmd_core.final_girl.lookups import enemy_spaces, ordinary_at, special_at
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Colour, Table
from dmd_core.final_girl.streams import Stream
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

PANIC = KindId("panic")

NOT_PANICKING = RefusalCode(
    "not-panicking",
    "No {colour:colour} victim of {space:space} has still to panic.",
    (r.PAN_06, r.PAN_09),
)

Group: TypeAlias = tuple[SpaceId, Colour, int]
"""So many victims of a colour on a space."""


@final
@frame(tag=45)
@node
class PanicPhase:
    """Plays the Panic phase."""


@final
@frame(tag=46)
@node
class Panicking:
    """Lets victims panic one after the other.

    `todo` have not rolled in this round, `moved` have, and stand where they ran to; so many
    `rounds` follow. With `ordered` the player has left the order of the rest to the spaces.
    """

    todo: tuple[Group, ...]
    moved: tuple[Group, ...] = ()
    rounds: int = 0
    src: SourceId = NO_SOURCE
    ordered: bool = False


@final
@frame(tag=47)
@node
class ChoosingPanic:
    """Asks which victim panics next (FG-DEC-16)."""

    panicking: Panicking


@final
@frame(tag=48)
@node
class RollingPanic:
    """Rolls the die of one victim; `panicking` is what follows."""

    space: SpaceId
    colour: Colour
    panicking: Panicking


@final
@frame(tag=49)
@node
class RollingGirlPanic:
    """Rolls the die of the panicking Final Girl."""

    src: SourceId


@HANDLERS.work(PanicPhase)
def _panic_phase(run: GirlRun, _frame: PanicPhase) -> None:
    """Victims with an enemy panic, if a victim was killed this turn (FG-PAN-01, FG-PAN-10).

    Where, how and in which phase it died does not matter (FG-PAN-02, FG-AMB-32); she does not panic
    (FG-PAN-03).
    """
    if run.table.killed_this_turn:
        panic(run, enemy_spaces(run.table))


def panic(
    run: GirlRun, spaces: tuple[SpaceId, ...], rounds: int = 1, src: SourceId = NO_SOURCE
) -> None:
    """Let all victims of some spaces panic; who does is fixed now (FG-PAN-09, FG-AMB-71).

    Args:
        run: the step under way.
        spaces: where.
        rounds: how often each rolls, every time from where it then stands.
        src: the text that says so.
    """
    table = run.table
    groups: list[Group] = []
    for space in (space for space in run.game.spaces if space in spaces):
        ordinary = ordinary_at(table, space)
        if ordinary:
            groups.append((space, Colour.PLAIN, ordinary))
        groups.extend((space, colour, 1) for colour in special_at(table, space))
    if groups and rounds > 0:
        run.push(Panicking(tuple(groups), rounds=rounds - 1, src=src))


@HANDLERS.work(Panicking)
def _panicking(run: GirlRun, frame: Panicking) -> None:
    """The next victim rolls; the dead drop out (FG-PAN-06, FG-AMB-71)."""
    todo = _present(run.table, frame.todo)
    if not todo:
        if frame.rounds:
            again = replace(frame, todo=frame.moved, moved=(), rounds=frame.rounds - 1)
            run.push(replace(again, ordered=False))
        return
    frame = replace(frame, todo=todo)
    if len(todo) > 1 and not frame.ordered:
        run.push(ChoosingPanic(frame))
    else:
        _roll(run, frame, 0)


def _present(table: Table, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Of groups those that are still where they were."""
    there: list[Group] = []
    for space, colour, n in groups:
        if colour is Colour.PLAIN:
            left = min(n, ordinary_at(table, space))
        else:
            left = int(colour in special_at(table, space))
        if left:
            there.append((space, colour, left))
    return tuple(there)


def _roll(run: GirlRun, frame: Panicking, place: int) -> None:
    space, colour, n = frame.todo[place]
    left = ((space, colour, n - 1),) if n > 1 else ()
    todo = (*frame.todo[:place], *left, *frame.todo[place + 1 :])
    run.push(RollingPanic(space, colour, replace(frame, todo=todo)))


def _decide(_game: Game, _table: Table, frame: ChoosingPanic) -> Decision:
    """One of the victims that differ, or all of the rest in the order of the spaces."""
    victims = (ChooseVictim(PLAYER, space, colour) for space, colour, _ in frame.panicking.todo)
    families = (one_of(*victims, Done(PLAYER)), explained(ChooseVictim, _not_panicking))
    return Decision(PLAYER, PANIC, families, (r.DEC_16, r.PAN_06), frame)


def _not_panicking(command: ChooseVictim) -> Refusal:
    return refusal(NOT_PANICKING, {"colour": command.colour, "space": command.space})


def _chosen(run: GirlRun, frame: ChoosingPanic, command: ChooseVictim | Done) -> None:
    panicking = frame.panicking
    if isinstance(command, Done):
        _roll(run, replace(panicking, ordered=True), 0)
        return
    chosen = (command.space, command.colour)
    places = [group[:2] for group in panicking.todo]
    _roll(run, panicking, places.index(chosen))


HANDLERS.ask(ChoosingPanic, PANIC, _decide, _chosen)


def _die(_game: Game, _table: Table, _frame: RollingPanic | RollingGirlPanic) -> Request:
    """One plain die (FG-PAN-04, FG-ROL-13)."""
    return Request(Stream.PANIC, (DIE,), "panic", (r.PAN_04, r.ROL_13))


def _rolled(run: GirlRun, frame: RollingPanic, outcome: Outcome) -> None:
    """Where the number sends it, even to the killer; else it stays (FG-PAN-05, FG-PAN-07)."""
    to = run.game.panic.get((frame.space, outcome[0]), frame.space)
    run.emit(VictimPanicked(frame.space, frame.colour, outcome, to, src=frame.panicking.src))
    panicking = frame.panicking
    run.push(replace(panicking, moved=_with(panicking.moved, to, frame.colour)))
    if to != frame.space:
        victims_came(run, (to,))


def _with(groups: tuple[Group, ...], space: SpaceId, colour: Colour) -> tuple[Group, ...]:
    """Groups with one victim more."""
    for place, (where, what, n) in enumerate(groups):
        if (where, what) == (space, colour):
            return (*groups[:place], (space, colour, n + 1), *groups[place + 1 :])
    return (*groups, (space, colour, 1))


HANDLERS.draw(RollingPanic, _die, _rolled)


def panic_girl(run: GirlRun, src: SourceId = NO_SOURCE) -> None:
    """The Final Girl panics: one die, one step, nobody follows (FG-PAN-11, FG-AMB-70)."""
    run.push(RollingGirlPanic(src))


def _girl_rolled(run: GirlRun, frame: RollingGirlPanic, outcome: Outcome) -> None:
    here = run.table.girl.space
    to = run.game.panic.get((here, outcome[0]), here)
    run.emit(GirlPanicked(outcome, to, src=frame.src))


HANDLERS.draw(RollingGirlPanic, _die, _girl_rolled)

__all__ = ["PanicPhase", "panic", "panic_girl"]

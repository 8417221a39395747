"""AMB-40 played the other way: any change of Space catches Fire, also one by a text."""

from typing import Final

import dmd_core as dmd
from dmd_core.death_may_die.commands import ChooseInvestigator
from dmd_core.death_may_die.events.actions import InvestigatorsMoved
from dmd_core.death_may_die.events.fire import FireTaken
from dmd_core.death_may_die.ids import InvestigatorId, SpaceId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.ids import ItemId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.run import Run
from dmd_core.kernel.state import State

GAME: Final = dmd.load_game(
    dmd.Setup(
        2,
        (InvestigatorId("ian"), InvestigatorId("elizabeth")),
        starter=InvestigatorId("ian"),
        insanities=(ItemId("psychotic_outbreaks"), ItemId("codependency")),
        rulings=dmd.Rulings(leave_triggers="any"),
    )
)


def _table_and_far() -> tuple[State[Table], SpaceId]:
    """Both stand apart, more than a step away from each other, with Fire under each."""
    step = dmd.start(GAME, 7)
    table = step.state.table
    start = table.investigators[0].space
    far = next(space for space in GAME.spaces if GAME.distance(start, space) == 2)
    other = replace(table.investigators[1], space=far, named=Seat(0))
    apart = replace(
        table,
        investigators=(table.investigators[0], other),
        fire=tuple(sorted(((start, 1), (far, 1)))),
    )
    return State(apart, step.state.agenda, step.state.chance), far


def _symptom(state: State[Table], seat: int) -> Run[dmd.Game, Table]:
    """The Symptom of a seat under way, up to the first question."""
    src = state.table.investigators[seat].insanity
    run = Run(DEATH_MAY_DIE, GAME, state)
    node = GAME.number(GAME.insanities[src].symptoms)
    run.push(Resolve(node, Env(Seat(seat), Seat(seat), SourceId(src))))
    run.go()
    return run


def test_who_joins_the_nearest_figure_is_placed_and_burns() -> None:
    """The move names its text, counts as placed however far it goes, and catches Fire."""
    state, far = _table_and_far()
    state = replace(state, table=replace(state.table, enemies=()))

    events = _symptom(state, 0).events

    src = SourceId("psychotic_outbreaks")
    assert FireTaken(Seat(0), 1, src=src) == events[0]
    assert InvestigatorsMoved((Seat(0),), far, placed=True, src=src) == events[1]


def test_enemies_do_not_follow_whom_a_text_takes_away_from_them() -> None:
    """The Fire of the Space that is left catches; the Enemies of that Space stay."""
    state, far = _table_and_far()
    here = state.table.investigators[0].space
    enemies = (replace(state.table.enemies[0], space=far),)
    state = replace(state, table=replace(state.table, enemies=enemies))
    src = SourceId("codependency")
    run = _symptom(state, 1)
    asked = len(run.events)

    run.answer(ChooseInvestigator(Seat(1), Seat(1)))
    run.go()

    assert [
        FireTaken(Seat(1), 1, src=src),
        InvestigatorsMoved((Seat(1),), here, placed=True, src=src),
    ] == run.events[asked : asked + 2]
    assert enemies == run.table.enemies

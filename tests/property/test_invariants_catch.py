"""Every invariant notices tables or events that break it."""

import re
from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.invariants import (
    INVARIANTS,
    ChangeInvariant,
    FoldInvariant,
    Invariant,
    Kind,
    StateInvariant,
    Violation,
    Watch,
    check_state,
)
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import KindId, Seat
from tests.property.broken_streams import BROKEN_STREAMS
from tests.property.broken_tables import BROKEN_TABLES, GAME, TABLE
from tests.property.event_numbers import answers

ABOUT_LOGS: Final = {38, 39}
"""Invariants of the catalogue about a log; replaying one finds them out."""

STATES: Final = [i for i in INVARIANTS if isinstance(i, StateInvariant)]
STREAMS: Final = [i for i in INVARIANTS if not isinstance(i, StateInvariant)]


@pytest.mark.parametrize(
    ("invariant", "number"),
    [(i, n) for i in STATES for n in range(len(BROKEN_TABLES.get(i.name, ((),))))],
    ids=lambda value: value.name if isinstance(value, StateInvariant) else str(value),
)
def test_a_broken_table_is_caught(invariant: StateInvariant[dmd.Game, Table], number: int) -> None:
    """The sound table passes, the broken one is told with rule and name."""
    broken = BROKEN_TABLES[invariant.name][number](TABLE)

    assert None is invariant.check(GAME, TABLE)
    says = invariant.check(GAME, broken)
    assert says is not None
    assert Violation(invariant.rule, invariant.name, says) in check_state(GAME, broken)


@pytest.mark.parametrize(
    ("invariant", "number"),
    [(i, n) for i in STREAMS for n in range(len(BROKEN_STREAMS.get(i.name, ((),))))],
    ids=lambda value: (
        value.name if isinstance(value, ChangeInvariant | FoldInvariant) else str(value)
    ),
)
def test_a_broken_stream_is_caught(invariant: Invariant[dmd.Game, Table], number: int) -> None:
    """The beginning passes, the last event is told with rule, name and place."""
    stream = BROKEN_STREAMS[invariant.name][number]
    *beginning, end = answers(invariant, stream)
    watch = Watch(GAME)
    for change in stream:
        watch.feed(*change)

    assert [None] * len(beginning) == beginning
    assert end is not None
    place = len(stream) - 1
    assert Violation(invariant.rule, invariant.name, end, place) in watch.violations


def test_every_invariant_has_something_it_must_catch() -> None:
    """No invariant is without a broken example, no example without an invariant."""
    assert {i.name for i in STATES} == set(BROKEN_TABLES)
    assert {i.name for i in STREAMS} == set(BROKEN_STREAMS)


def test_the_whole_list_of_the_catalogue_is_there() -> None:
    """Each CHK rule is guarded, but for those about logs; no two invariants share a name."""
    numbers = {int(m[1]) for i in INVARIANTS if (m := re.match(r"DMD-CHK-(\d+)$", i.rule))}

    assert set(range(1, 44)) - ABOUT_LOGS == numbers
    assert len(INVARIANTS) == len({i.name for i in INVARIANTS})


def test_a_sound_table_has_no_violations() -> None:
    """Nothing is told about the table after setup."""
    assert () == check_state(GAME, TABLE)


def test_batch_invariants_wait_for_the_end_of_a_command() -> None:
    """A dead figure may stand until the batch is closed, and not when somebody is asked."""
    broken = BROKEN_TABLES["standing_enemies"][0](TABLE)
    event = BROKEN_STREAMS["bonus_dice_stay"][0][0][1]
    watch = Watch(GAME)

    watch.feed(TABLE, event, broken)
    assert [] == watch.violations
    watch.feed(broken, Parked(0, (), (), Seat(0), KindId("action")), broken)
    assert ["standing_enemies"] == [violation.name for violation in watch.violations]
    assert {Kind.BATCH} == {i.kind for i in STATES if i.name == "standing_enemies"}


def test_a_violation_reads_as_one_line() -> None:
    """A broken invariant prints as one line with its rule, its name and its sentence."""
    broken = BROKEN_TABLES["somebody_lives"][0](TABLE)

    assert ["DMD-LOSE-02 somebody_lives: the game goes on with nobody alive"] == [
        str(violation) for violation in check_state(GAME, broken)
    ]


@pytest.mark.parametrize(
    "line",
    [
        "DMD-CHK-12 attack_hits_its_targets: figure 2 is no target of the attack that wounded it",
        "DMD-CHK-22 turns: an action was taken in phase 2",
        "DMD-CHK-25 safe_is_without_enemies: investigate was chosen on s01",
        "DMD-CHK-30 trade_moves_cards_only: assistant_janitor did not go from seat 0 to seat 1",
    ],
)
def test_a_violation_of_a_stream_names_the_rule_that_is_broken(line: str) -> None:
    """Not only that it is broken: the rule is that of the rulebook, in one line."""
    name = line.split()[1].removesuffix(":")
    watch = Watch(GAME)
    for change in BROKEN_STREAMS[name][0]:
        watch.feed(*change)

    assert line in {str(violation) for violation in watch.violations}

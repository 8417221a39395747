"""A figure has one name from the blow to its death, wherever both are told."""

from typing import Final

import dmd_core as dmd
from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyWounded
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.ids import NOBODY, KindId
from dmd_core.kernel.state import State
from dmd_core.screen import Happening
from tests.death_may_die.scenarios import Scene, make_game

GAME: Final = make_game("ian", "sister_beth")


def _told(table: Table, *events: Event) -> list[str]:
    """The sentences of events of one step, as accounts and as `narrate` have them."""
    state = State(table, (), Chance(-1, 0, (0,) * 8))
    sentences = list(dmd.narrate(GAME, state, events))
    assert sentences == [
        part.sentence
        for group in dmd.happenings(GAME, state, events)
        for part in group.parts
        if not isinstance(part, Happening)
    ]
    return sentences


def test_who_dies_is_called_as_when_it_was_wounded() -> None:
    """What it took alters how it looks on the table, and no more."""
    scene = Scene(GAME)
    first, second = scene.put("cultist", "s02"), scene.put("cultist", "s02")

    assert [
        "The second Cultist on Space 2 takes 2 Wounds.",
        "The second Cultist on Space 2 is killed.",
    ] == _told(scene.table, EnemyWounded(second, 2), EnemyKilled(second))
    assert [
        "The first Cultist on Space 2 takes 1 Wound.",
        "The Cultist with 1 Wound on Space 2 takes 1 Wound.",
        "The Cultist with 1 Wound on Space 2 is killed.",
    ] == _told(scene.table, EnemyWounded(first, 1), EnemyWounded(first, 1), EnemyKilled(first))


def test_each_of_several_that_die_keeps_its_name() -> None:
    """Also where others were wounded between its blow and its death."""
    scene = Scene(GAME)
    first, other = scene.put("cultist", "s02", 1), scene.put("cultist", "s02")

    assert [
        "The Cultist with 1 Wound on Space 2 takes 1 Wound.",
        "The unwounded Cultist on Space 2 takes 2 Wounds.",
        "The Cultist with 1 Wound on Space 2 is killed.",
        "The unwounded Cultist on Space 2 is killed.",
    ] == _told(
        scene.table,
        EnemyWounded(first, 1),
        EnemyWounded(other, 2),
        EnemyKilled(first),
        EnemyKilled(other),
    )


def test_a_death_in_another_step_is_told_by_what_lies_there() -> None:
    """Whoever was asked in between looks at the table anew."""
    scene = Scene(GAME)
    scene.put("cultist", "s02")
    second = scene.put("cultist", "s02")
    asked = Parked(0, (), (), NOBODY, KindId("action"))
    state = State(scene.table, (), Chance(-1, 0, (0,) * 8))

    told = dmd.narrate(GAME, state, [EnemyWounded(second, 2), asked, EnemyKilled(second)])
    assert "The Cultist with 2 Wounds on Space 2 is killed." == told[-1]

"""What holds for the positions of every game, and of every mistake in one."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

import dmd_core as dmd
from dmd_core.death_may_die.position import Fault, PositionError, faults, position_from, position_of
from dmd_core.death_may_die.ruleset import FRAMES
from dmd_core.kernel.step import at_the_table
from dmd_replay.games.death_may_die.game import TOOLS
from tests.property.strategies import Begun, Pick, games, play, seeded, some_game

PASSED_OVER = {
    "Advancing",
    "Batch",
    "ClosingMythos",
    "EnemyAttack",
    "Going",
    "Leaving",
    "MovingPicked",
    "MovingTo",
    "PhaseThree",
    "PlacingEnemy",
    "PlacingToken",
    "Queue",
    "Revealing",
    "Serving",
    "SetUp",
}
"""Frames that are worked off before anybody decides, or wait inside the question of another."""

RARE = {
    "CancellingMythos",
    "ChoosingExcluded",
    "Deflecting",
    "Discarding",
    "Discovering",
    "Excluding",
    "GivingCard",
    "GivingTo",
    "Keeping",
    "Ordering",
    "RollingAgainst",
    "Taking",
    "TokenMovingTo",
    "TrackEnd",
}
"""Frames that lie on the agenda at a decision in few games."""


@given(games())
def test_a_position_written_and_read_is_the_same(begun: Begun) -> None:
    """Every state survives TOML, with its seed and without, and has no fault."""
    none: tuple[Fault, ...] = ()
    for played in begun.played[:: max(1, len(begun.played) // 8)]:
        for state in (played.before, at_the_table(TOOLS.ruleset, played.before)):
            text = tomli_w.dumps(position_of(begun.game, state))
            assert state == position_from(begun.game, tomllib.loads(text))
            assert none == faults(begun.game, state)


def spoilt(data: Any, pick: Pick) -> None:  # noqa: ANN401 - plain data of any shape
    """Put something else in one place of plain data."""
    wrong: list[Callable[[], Any]] = [
        lambda: -1,
        lambda: 99,
        lambda: 1 << 70,
        lambda: "nonsense",
        lambda: "s05",
        list,
        dict,
        lambda: True,
        lambda: ["ian", 3],
    ]
    while isinstance(data, dict | list) and data:
        keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = keys[pick(len(keys))]
        if not isinstance(data[key], dict | list) or not data[key] or not pick(4):
            if pick(5):
                data[key] = wrong[pick(len(wrong))]()
            elif isinstance(data, list):
                data.insert(key, deepcopy(data[key]))
            else:
                del data[key]
            return
        data = data[key]


@given(games(), st.integers(0, 2**32 - 1))
def test_a_spoilt_position_is_told_and_never_crashes(begun: Begun, seed: int) -> None:
    """Whatever stands in it, reading gives a state or a `PositionError`, and checking faults.

    A position without faults can be saved and goes on.
    """
    pick = seeded(seed)
    for played in begun.played[:: max(1, len(begun.played) // 8)]:
        data = position_of(begun.game, played.before)
        for _ in range(1 + pick(3)):
            spoilt(data, pick)
        try:
            state = position_from(begun.game, data)
        except PositionError:
            continue
        if not faults(begun.game, state):
            assert state == dmd.decode(begun.game, dmd.encode(begun.game, state))
            again = position_of(begun.game, state)
            assert state == position_from(begun.game, tomllib.loads(tomli_w.dumps(again)))


@pytest.mark.exhaustive
@pytest.mark.slow
def test_positions_of_all_frames_but_rare_ones_are_met() -> None:
    """Every frame that can wait for a decision does so in 30 games, but for the rare ones."""
    met: set[type] = set()
    for seed in range(30):
        pick = seeded(seed)
        game = some_game(pick)
        for played in play(game, dmd.start(game, None), pick):
            state = played.before
            fresh = {type(frame) for frame in state.agenda} - met
            if fresh:
                assert state == position_from(game, position_of(game, state))
            met |= fresh

    names = {kind.__name__ for kind in met}
    assert {kind.__name__ for kind in FRAMES.tags} - PASSED_OVER - RARE == names - RARE

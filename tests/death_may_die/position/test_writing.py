"""A state is written as a short position, by names."""

import tomli_w

from dmd_core.death_may_die.position import position_of
from tests.death_may_die.position.reading import GAME, read


def test_only_what_differs_is_written() -> None:
    """A position is short: the phase, and the marker that moved."""
    state = read("investigators.ian.stress = 2")

    assert {"phase": "actions", "investigators": {"ian": {"stress": 2}}} == position_of(GAME, state)


def test_a_written_position_is_readable() -> None:
    """Names stand where the state has numbers."""
    text = """phase = "end_of_turn"
active = "elizabeth"
used = [
    { source = "lucky", owner = "elizabeth", scope = "turn" },
]
enemies = [
    "cultist s05 wounds=1",
    "cthulhu s01 #7",
]

[investigators.ian]
space = "s05"
cards = [
    "up_to_no_good/right wounds=1",
]

[fire]
s05 = 2

[elder]
stage = 2

[objects.lab_06]
wounds = 1

[mythos]
discard = [
    "lab_accident",
]
"""
    assert text == tomli_w.dumps(position_of(GAME, read(text)))

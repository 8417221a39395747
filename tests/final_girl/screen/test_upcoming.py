"""What is still to come, in order, with the card it comes from; what can run out."""

import pytest

from dmd_core.final_girl.handlers import HANDLERS
from dmd_core.final_girl.ruleset import FRAMES
from dmd_core.final_girl.screen.upcoming import SILENT, TELLS
from tests.final_girl.scenarios import Scene
from tests.final_girl.screen.played import DISPLAY, moments


def test_every_frame_that_does_something_is_told_or_said_to_be_silent() -> None:
    """None is forgotten, and none is both."""
    working = {kind for kind in FRAMES.tags if kind in HANDLERS.works}

    assert working <= {*TELLS} | SILENT
    assert working >= SILENT
    assert set() == {*TELLS} & SILENT


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_told(seed: int) -> None:
    """Sentences, and the name of each text; what a text leaves undone is never the bare id."""
    for one in moments(seed):
        for found in DISPLAY.upcoming(one.game, one.before.state):
            assert found.sentence.endswith((".", "!"))
            assert found.sentence[0].isupper() or found.sentence[0].isdigit()
            assert bool(found.source) == bool(found.name)
            assert not found.source or found.name != found.source


def test_the_phases_that_are_left_are_told() -> None:
    """From the Action phase on, then the next turn (FG-TRN-01)."""
    scene = Scene().play()

    told = [one.sentence for one in DISPLAY.upcoming(scene.game, scene.step.state)]

    assert [
        "Nora goes on with the Action phase.",
        "The Planning phase begins.",
        "The Killer phase begins.",
        "The Panic phase begins.",
        "The Upkeep phase begins.",
        "The next turn begins.",
    ] == told


def test_victims_in_the_supply_run_out() -> None:
    """Those on the map, dead or saved are not in it (FG-CMP-02)."""
    scene = Scene().victims(dock=3).play()

    found = {
        one.id: (one.left, one.total) for one in DISPLAY.reserves(scene.game, scene.step.state)
    }

    assert (18, 21) == found["victim"]
    assert (10, 10) == found["terror"]

"""Positions of Final Girl written: short, by names, and read back the same."""

from collections.abc import Iterator
from itertools import islice

import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.position import faults, position_from, position_of
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Table
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin
from dmd_core.toml_text import parse_toml
from dmd_replay.plain_toml import harmless_toml
from tests.final_girl.position.reading import GAME
from tests.final_girl.scenarios import make_game


def written(**position: object) -> dict[str, object]:
    """A position, read and written again."""
    return position_of(GAME, position_from(GAME, position))


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "action"},
        {"phase": "killer", "victims": {"dock": 2, "lake": 1}, "dead": 2},
        {"phase": "action", "hand": ["walk", "walk"], "discard": ["guard"]},
        {"phase": "action", "carried": ["knife", "bow/backpack uses=2"]},
        {"phase": "action", "specials": ["blue dock sweetheart"]},
        {"phase": "action", "minors": ["heavy_hand health=1", "long_legs"]},
        {"phase": "action", "decks": {"dock": {"top": ["axe"]}}},
        {"phase": "action", "terror": {"bottom": ["frenzy"]}},
        {"phase": "action", "tokens": {"dock": ["boat", "snare"]}},
        {"phase": "action", "girl": {"token": "white", "markers": 1}},
        {"phase": "action", "saved": 7, "ultimate": True, "rewards": ["later"]},
        {"phase": "planning", "time": -1, "skip_next_action": True},
        {"phase": "action", "dead": ["plain", "blue"]},
        {"phase": "action", "chance": {"counters": {"horror": 2}, "seed": "2a", "epoch": 1}},
    ],
)
def test_what_is_said_is_written_again(position: dict[str, object]) -> None:
    """Nothing more than was said: what follows from the rest is left out."""
    assert written(**position) == position


def test_the_action_menu_is_written_as_its_phase() -> None:
    """Where she is asked what to do, the phase says it all; the rules ask again."""
    asked = begin(FINAL_GIRL, GAME, position_from(GAME, {"victims": {"dock": 1}}))

    assert asked.decision is not None
    assert asked.decision.kind == "action"
    assert position_of(GAME, asked.state) == {"phase": "action", "victims": {"dock": 1}}


def test_other_cards_facedown_are_said() -> None:
    """Which deck an item came from does not follow."""
    position = {"phase": "action", "carried": ["knife"], "decks": {"dock": {"hidden": 3}}}

    assert written(**position) == position


def test_another_order_of_what_acts_is_said() -> None:
    """The order in which cards came into play does not follow either (FG-AMB-73)."""
    position = {
        "phase": "action",
        "carried": ["knife"],
        "specials": ["blue dock sweetheart"],
        "in_play": ["knife", "sweetheart"],
    }

    assert written(**position) == position


def states(game: Game, seed: int) -> Iterator[State[Table]]:
    """The states of a game in which one legal command is taken after the other."""
    engine = Engine(FINAL_GIRL)
    step = engine.start(game, seed=seed)
    for number in range(120):
        yield step.state
        if step.decision is None:
            return
        options = list(islice(step.decision.legal(), 40))
        pick = options[(number * 5 + seed) % len(options)]
        step = engine.apply(game, step.state, pick, decision=step.decision)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in (1, 2))]
)
@pytest.mark.parametrize("killer", ["butcher", "beekeeper"])
@pytest.mark.parametrize("location", ["camp", "glassworks"])
def test_every_state_of_a_game_is_written_and_read(killer: str, location: str, seed: int) -> None:
    """Read back it asks the same of the same table, has no faults, and is text that people type."""
    game = make_game(killer=killer, location=location)
    for state in states(game, seed):
        data = position_of(game, state)
        again = position_from(game, parse_toml(harmless_toml(data)))

        assert again.table == state.table
        assert faults(game, state) == ()
        if state.agenda:
            assert begin(FINAL_GIRL, game, again).state == state

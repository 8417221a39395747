"""Any killer, location and Final Girl combine; a game of each is played to its end."""

import random
from itertools import product
from typing import Final

import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.game import load_game
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.setup import Setup

CONTENT: Final = load_content()
FILMS: Final = tuple(
    product(
        [one.id for one in CONTENT.killers],
        [one.id for one in CONTENT.locations],
        [one.id for one in CONTENT.girls],
    )
)
ENGINE: Final = Engine(FINAL_GIRL)


@pytest.mark.parametrize("film", FILMS, ids="-".join)
def test_a_film_of_any_parts_is_played_to_its_end(film: tuple[str, str, str]) -> None:
    """Twelve films, each with everything that can be added (FG-OVR-03, FG-OVR-04)."""
    killer, location, girl = film
    setup = Setup(killer, location, girl, epic=True, bonus_item=True)
    game = load_game(CONTENT, setup)
    luck = random.Random("-".join(film))  # noqa: S311 - a game, no secret

    step = ENGINE.start(game, 7)
    commands = 0
    while step.decision is not None:
        commands += 1
        assert commands < 4000
        step = ENGINE.apply(game, step.state, luck.choice(list(step.decision.legal())))

    assert step.state.table.outcome is not None


def test_a_game_is_told_from_others_by_the_packs_it_is_played_with() -> None:
    """Packs that are not played make no difference; each film has a fingerprint of its own."""
    prints = {CONTENT.fingerprint_of(*film) for film in FILMS}

    assert len(FILMS) == len(prints)
    assert ["core", "butcher", "camp", "nora"] == [
        pack.id for pack in CONTENT.packs_of("butcher", "camp", "nora")
    ]

"""Setups of Final Girl for the tools: options, names, combinations, and what is written down."""

from random import Random
from typing import Any

import pytest

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.setup import Setup
from dmd_replay.facets.setup import Choice, ChoiceError
from dmd_replay.games.final_girl.setup import SETUP, combinations
from dmd_replay.games.final_girl.simpler import SIMPLIFIER


def test_the_usual_setup() -> None:
    """Nora against the Butcher at the Camp, on the normal board (FG-DEC-01)."""
    setup = SETUP.choose({}).setup

    assert ("butcher", "camp", "nora") == (
        setup["killer"],
        setup["location"],
        setup["final_girl"],
    )
    assert ("normal", False, False, "") == (
        setup["board"],
        setup["epic"],
        setup["bonus_item"],
        setup["setup_card"],
    )
    assert {"principle": "worst", "recycle_saved": False} == setup["rulings"]


def test_every_option_has_its_place() -> None:
    """Names of people are read as ids."""
    given = {
        "killer": "The Beekeeper",
        "location": "the glassworks",
        "girl": "Tilda",
        "board": "extreme",
        "setup_card": "Sunday",
        "principle": "funniest",
        "epic": True,
        "bonus_item": True,
        "rulings": ("recycle_saved=true",),
    }

    game = SETUP.definition(SETUP.choose(given))

    assert ("beekeeper", "glassworks", "tilda") == (
        game.killer.id,
        game.location.id,
        game.girl.id,
    )
    assert ("extreme", "sunday") == (game.board.id, game.setup.setup_card)
    assert ("funniest", True) == (game.rulings.principle, game.rulings.recycle_saved)
    assert game.setup.epic
    assert game.setup.bonus_item


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (
            {"killer": "bucher"},
            (
                "killer: 'bucher' is unknown; allowed: beekeeper, butcher; a killer of your own is"
                " added with --pack FOLDER; did you mean 'butcher'? [FG-OVR-02, FG-OVR-03,"
                " FG-SET-01]"
            ),
        ),
        (
            {"girl": "norra"},
            (
                "final_girl: 'norra' is unknown; allowed: ines, nora, tilda; a Final Girl of"
                " your own"
                " is added with --pack FOLDER; did you mean 'nora'? [FG-OVR-01, FG-OVR-04,"
                " FG-SET-02]"
            ),
        ),
        (
            {"board": "extrem"},
            (
                "board: 'extrem' is unknown; allowed: extreme, normal; did you mean 'extreme'?"
                " [FG-SET-03]"
            ),
        ),
        (
            {"principle": "worse"},
            (
                "rulings.principle: 'worse' is unknown; allowed: worst, realistic, funniest;"
                " did you"
                " mean 'worst'? [FG-AMP-01]"
            ),
        ),
        (
            {"rulings": ("recycle=true",)},
            (
                "ruling 'recycle=true': give key=value, keys are principle, recycle_saved; did you"
                " mean 'recycle_saved'? [FG-DEC-01]"
            ),
        ),
    ],
)
def test_what_cannot_be_chosen_is_told(given: dict[str, Any], says: str) -> None:
    """What was tried, what is allowed, the nearest name, and the rules."""
    with pytest.raises(ChoiceError) as caught:
        SETUP.choose(given)

    assert (says,) == caught.value.lines


def test_another_location_comes_without_the_old_setup_card() -> None:
    """A fork to another location does not keep a card that this one has not got."""
    base = SETUP.choose({"setup_card": "round_the_fire"})

    assert "" == SETUP.choose({"location": "glassworks"}, base).setup["setup_card"]
    assert "round_the_fire" == SETUP.choose({"girl": "ines"}, base).setup["setup_card"]


def test_as_many_drawn_games_as_there_are_combinations_play_each_once() -> None:
    """Every killer with every location, Final Girl, board, epic power and bonus item."""
    all_of_them = combinations(load_content())
    draw = SETUP.sampler({})
    drawn = [draw(seed, Random(seed)).setup for seed in range(len(all_of_them))]  # noqa: S311 - no secret

    assert 2 * 2 * 3 * 2 * 2 * 2 == len(all_of_them)
    assert [{key: setup[key] for key in all_of_them[0]} for setup in drawn] == all_of_them
    assert {True, False} == {setup["rulings"]["recycle_saved"] for setup in drawn}


def test_what_is_named_is_not_drawn() -> None:
    """The other choices vary."""
    draw = SETUP.sampler({"killer": "beekeeper", "board": "extreme"})
    drawn = [draw(seed, Random(seed)).setup for seed in range(24)]  # noqa: S311 - no secret

    assert {("beekeeper", "extreme")} == {(s["killer"], s["board"]) for s in drawn}
    assert {"camp", "glassworks"} == {setup["location"] for setup in drawn}


def test_a_setup_is_written_short_and_read_again() -> None:
    """Killer, location and Final Girl always, beside them what is not usual."""
    game = SETUP.definition(SETUP.choose({"epic": True, "rulings": ("recycle_saved=true",)}))
    written = SETUP.written(game)

    assert {
        "killer": "butcher",
        "location": "camp",
        "final_girl": "nora",
        "epic": True,
        "rulings": {"recycle_saved": True},
    } == written
    assert game.setup == SETUP.definition(SETUP.completed(written, ())).setup


def test_a_definition_gives_its_choice_again() -> None:
    """The header of a log holds all of it, and the packs that were played."""
    game = SETUP.definition(SETUP.choose({"girl": "tilda", "bonus_item": True}))
    choice = SETUP.choice(game)

    assert game.setup == SETUP.definition(choice).setup
    assert ["core", "butcher", "camp", "tilda"] == [label.id for label in SETUP.labels(game)]
    assert "tilda against butcher at camp" == SETUP.title(game)
    assert 1 == SETUP.seats(game)


# --- simpler setups --------------------------------------------------------------------------


def test_simpler_setups_come_nearer_to_the_usual_one() -> None:
    """All at once first, then choice by choice; what belongs to a choice goes with it."""
    setup = SETUP.choose({"killer": "beekeeper", "epic": True, "board": "extreme"}).setup
    simpler = list(SIMPLIFIER.simpler(setup))

    assert (1, 3) == SIMPLIFIER.size(setup)
    assert [(1, 0), (1, 1), (1, 2), (1, 2)] == [SIMPLIFIER.size(one.setup) for one in simpler]
    assert all(isinstance(SETUP.definition(Choice(one.setup)).setup, Setup) for one in simpler)


def test_nothing_is_simpler_than_the_usual_setup() -> None:
    """The search for the smallest game ends."""
    assert [] == list(SIMPLIFIER.simpler(SETUP.choose({}).setup))

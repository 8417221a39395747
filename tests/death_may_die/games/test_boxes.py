"""The Episodes and Elder Ones beside the first of each: a case for every card, games that end."""

from pathlib import Path
from typing import Final

import pytest

import dmd_core as dmd
from dmd_replay.check.cases import read_cases
from dmd_replay.games.death_may_die.card_coverage import Catalogue
from tests.balance.games import Cell, play, wilson
from tests.keeping import FOLDER

CASES: Final = FOLDER.parent / "cases"
CONTENT: Final = dmd.load_content()
PARTY: Final = ("ian", "sister_beth")
FIRST_EPISODE: Final = frozenset(Catalogue(dmd.load_game()).names)
BOXES: Final = (
    *(box.id for box in CONTENT.episodes[1:]),
    *(str(box.id) for box in CONTENT.elder_ones[1:]),
)


def _keys(box: str) -> set[str]:
    """The cards that a box adds to the core set, as coverage names them."""
    episode, elder = CONTENT.episodes[0], CONTENT.elder_ones[0]
    if box in {each.id for each in CONTENT.episodes}:
        names = Catalogue(_game(box, str(elder.id))).names
        others = Catalogue(_game(episode.id, str(elder.id))).names
        monsters = next(each.monsters for each in CONTENT.episodes if each.id == box)
        own = {f"enemy/{monster.id}" for monster in monsters}
        return (set(names) - set(others)) | own
    names = Catalogue(_game(episode.id, box)).names
    return set(names) - set(FIRST_EPISODE)


def _game(episode: str, elder_one: str) -> dmd.Game:
    return dmd.load_game(dmd.Setup(2, PARTY, episode, elder_one), content=CONTENT)


def _named(box: str) -> set[str]:
    path: Path = CASES / f"{box}.case.toml"
    return {card for case in read_cases(path) for card in case.cards}


@pytest.mark.parametrize("box", BOXES)
def test_a_case_names_every_card(box: str) -> None:
    """Each card, half, reverse side, Monster and Stage text of a box is in a case of its file."""
    wanted = _keys(box)

    assert wanted - _named(box) == {f"enemy/{box}"} & wanted  # the figure has no text of its own
    assert len(wanted) > 15


@pytest.mark.parametrize("box", [box.id for box in CONTENT.episodes[1:]])
def test_a_case_disrupts_the_ritual(box: str) -> None:
    """Among the cases of an Episode is one that ends with a disrupted Ritual."""
    ends = [
        stage.then.state.get("ritual_disrupted")
        for case in read_cases(CASES / f"{box}.case.toml")
        for stage in case.stages
    ]

    assert True in ends


@pytest.mark.parametrize("episode", [box.id for box in CONTENT.episodes])
@pytest.mark.parametrize("elder_one", [str(box.id) for box in CONTENT.elder_ones])
def test_any_episode_is_played_with_any_elder_one(episode: str, elder_one: str) -> None:
    """A game of the sensible bot ends, by one of the ways that the rules know."""
    played = play(Cell(episode, elder_one, 2), 1)

    assert played.why in {"DMD-WIN-01", "DMD-LOSE-01", "DMD-LOSE-02", "DMD-LOSE-03"}
    assert played.won == (played.why == "DMD-WIN-01")


@pytest.mark.parametrize("episode", [box.id for box in CONTENT.episodes])
def test_the_sensible_bot_disrupts_every_ritual(episode: str) -> None:
    """It knows how from the goals of the pack: of a few games some see the Ritual disrupted."""
    assert any(play(Cell(episode, "hastur", 2), seed).disrupted for seed in range(6))


def test_the_same_seed_is_the_same_game() -> None:
    """The table of the balance can be made again."""
    cell = Cell("eldritch_idols", "hastur", 1)

    assert play(cell, 3) == play(cell, 3)
    assert play(cell, 3) != play(cell, 4)


def test_an_interval_is_that_of_wilson() -> None:
    """It holds the share, is never wider than all, and narrows with more games."""
    low, high = wilson(0, 60)
    assert abs(low) < 1e-9
    assert round(high, 3) == 0.060
    assert wilson(30, 100)[0] < 0.3 < wilson(30, 100)[1]

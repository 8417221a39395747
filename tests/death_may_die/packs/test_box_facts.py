"""What is known of the Episodes 2 to 6 and of Hastur, as a table against the packs."""

from typing import Final

import pytest

from dmd_core.death_may_die.content.boxes import EpisodeDef
from dmd_core.death_may_die.game import walk
from dmd_core.death_may_die.words.rolls import RollAgainst
from tests.death_may_die.packs.builtin import CONTENT

EPISODES: Final = {episode.id: episode for episode in CONTENT.episodes}
HASTUR: Final = CONTENT.elder_ones[1]

BOXES: Final = [
    # id, number, what its name is, actions, Monsters with their figures
    ("tomes_of_madness", 2, "Tomes of Madness", {"ghoul": 5, "chthonian": 1}),
    ("danse_macabre", 3, "Danse Macabre", {"deep_one": 5, "hunting_horror": 2}),
    ("eldritch_idols", 4, "Eldritch Idols", {"shoggoth": 1}),
    ("accursed_tide", 5, "Accursed Tide", {"deep_one": 5, "chthonian": 1}),
    ("unspeakable_hour", 6, "Unspeakable Hour", {"ghoul": 5}),
]


@pytest.mark.parametrize(("box", "number", "name", "monsters"), BOXES)
def test_a_box(box: str, number: int, name: str, monsters: dict[str, int]) -> None:
    """Name and number, two actions, 8 Mythos and 15 Discovery cards, the Monsters of the box."""
    episode = EPISODES[box]

    assert (number, name) == (episode.number, episode.name)
    assert 2 == len(episode.actions)
    assert (8, 15) == (len(episode.mythos), len(episode.discovery))
    assert monsters == {monster.id: monster.figures for monster in episode.monsters}
    assert episode.objects is None
    assert episode.on_advance


def _tokens(episode: EpisodeDef) -> dict[str, int]:
    return {token.id: token.count for token in episode.tokens}


def test_tomes_of_madness() -> None:
    """2 of 4 Tomes, each with a Sigil of its own from a Cultist's body; 2 Successes loot it."""
    episode = EPISODES["tomes_of_madness"]
    (search,) = episode.tests
    kinds = {"dust", "salt", "ash", "bone"}

    assert episode.ritual is not None
    assert 2 == episode.ritual.needed
    assert 4 == _tokens(episode)["tome"]
    assert kinds == {t.removeprefix("case_") for t in _tokens(episode) if t.startswith("case_")}
    assert kinds == {b.id.removeprefix("found_") for b in episode.hidden if "found_" in b.id}
    assert ("search_a_body", 2) == (search.id, search.needs)
    assert ["cultist"] == [fallen.enemy for fallen in episode.on_kill]


def test_danse_macabre() -> None:
    """4 sorcerers among face-down guests, to be interrogated and ushered to one Space."""
    episode = EPISODES["danse_macabre"]

    assert episode.ritual is not None
    assert (4, 4) == (episode.ritual.needed, _tokens(episode)["sorcerer"])
    assert ["interrogate", "usher"] == [action.id for action in episode.actions]
    assert 4 == next(back.count for back in episode.hidden if back.id == "unmasked")
    guests = sum(space.tokens.count("guest") for space in episode.map.spaces)
    assert guests == _tokens(episode)["guest"] == sum(back.count for back in episode.hidden)


def test_eldritch_idols() -> None:
    """Idols on 2 of the 3 Gates at once; Guards are tokens, neither Enemies nor Monsters."""
    episode = EPISODES["eldritch_idols"]

    assert episode.ritual is not None
    assert 2 == episode.ritual.needed
    assert {"idol", "guard"} == set(_tokens(episode))
    assert "guard" not in {monster.id for monster in episode.monsters}


def test_accursed_tide() -> None:
    """3 elders of each of two families, then the lighthouse."""
    episode = EPISODES["accursed_tide"]

    assert {"allen": 3, "marsh": 3, "lamp": 1} == _tokens(episode)
    assert "lighthouse" in {space.id for space in episode.map.spaces}


def test_unspeakable_hour() -> None:
    """Lunar mirrors, phases of the Moon, a small map with Stairs; daggers with 3 bonus dice."""
    episode = EPISODES["unspeakable_hour"]
    halves = {h.id: h for card in episode.discovery for h in (card.left, card.right) if h}

    assert {"mirror", "new_moon", "half_moon", "full_moon"} <= set(_tokens(episode))
    assert 1 == len(episode.map.stairs)
    assert 12 == len(episode.map.spaces)
    for dagger, moon in (("silver_dagger", "full_moon"), ("black_dagger", "new_moon")):
        (dice,) = halves[dagger].abilities  # type: ignore[index]  # ids are words
        assert (3, moon) == (dice.n, dice.when.token)  # type: ignore[attr-defined]  # bonus dice


def test_hastur() -> None:
    """4 Stages, 8 Mythos cards, 4 Disciples, 12 Yellow Signs; Stage 2 has 12 health."""
    disciple = next(enemy for enemy in HASTUR.minions if enemy.id == "disciple")
    stages = HASTUR.stages

    assert (4, 8) == (len(stages), len(HASTUR.mythos))
    assert ("monster", 4) == (disciple.category, disciple.figures)
    assert {"yellow_sign": 12} == {token.id: token.count for token in HASTUR.tokens}
    assert 12 == stages[1].health
    assert (3, 3) == (sum(s.standard for s in stages[:3]), sum(s.bonus for s in stages[:3]))
    assert any(isinstance(effect, RollAgainst) for effect in walk(stages[3].on_reveal))

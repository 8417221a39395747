"""The core set as it is printed: dice, tracks, Skills, Insanity cards; the numbers are literals."""

from collections import Counter
from typing import Final

import pytest

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.content.board import Die
from dmd_core.death_may_die.events.harm import TokensChanged
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.ids import Seat, SourceId
from tests.death_may_die.packs.builtin import CORE, CTHULHU
from tests.death_may_die.scenarios import Scene, make_game

BOARDS: Final = {
    "Adam": ("Fueled by Madness", "Marksman", "Toughness"),
    "Ahmed": ("Healing Prayer", "Stealth", "Arcane Mastery"),
    "Borden": ("Savage", "Swiftness", "Stealth"),
    "Elizabeth": ("Lucky", "Marksman", "Stealth"),
    "Fatima": ("Read the Omens", "Arcane Mastery", "Swiftness"),
    "Ian": ("Vengeance Obsession", "Brawling", "Swiftness"),
    "Morgan": ("Protector", "Swiftness", "Toughness"),
    "Rasputin": ("Unkillable", "Arcane Mastery", "Brawling"),
    "Sister Beth": ("High Strung", "Brawling", "Toughness"),
    "The Kid": ("Gate Manipulation", "Marksman", "Arcane Mastery"),
}
"""The thirty Skill slots of the ten boards."""

MODES: Final = {
    "Arcane Mastery": "F R A A",
    "Brawling": "F A A A",
    "Marksman": "F A A A",
    "Stealth": "F R A R",
    "Swiftness": "F A A A",
    "Toughness": "F R R R",
    "Fueled by Madness": "F R R R",
    "Gate Manipulation": "F A A A",
    "Healing Prayer": "F R R R",
    "High Strung": "F R A A",
    "Lucky": "F A A R",
    "Protector": "F A A A",
    "Read the Omens": "F R R A",
    "Savage": "F A A A",
    "Unkillable": "F A A A",
    "Vengeance Obsession": "F R R R",
}
"""How each of the 64 levels is printed: first, adds, replaces."""


def symbols(die: Die) -> tuple[int, int, int, int]:
    """Successes, Tentacles, Elder Signs and blanks on all faces."""
    return (
        sum(face.successes * face.copies for face in die.faces),
        sum(face.tentacles * face.copies for face in die.faces),
        sum(face.elder_signs * face.copies for face in die.faces),
        sum(
            face.copies
            for face in die.faces
            if not face.successes + face.tentacles + face.elder_signs
        ),
    )


class TestDice:
    """Two kinds of die with six faces each (DICE-04)."""

    def test_number_of_faces(self) -> None:
        """The black die and the green die have six faces each."""
        dice = (CORE.standard_die, CORE.bonus_die)

        assert [6, 6] == [sum(face.copies for face in die.faces) for die in dice]

    def test_symbols_of_the_black_die(self) -> None:
        """The black die shows 3 Successes, 2 Tentacles, 1 Elder Sign and 1 blank."""
        assert (3, 2, 1, 1) == symbols(CORE.standard_die)

    def test_symbols_of_the_green_die(self) -> None:
        """The green die shows 3 Successes, no Tentacle, 2 Elder Signs and 2 blanks."""
        assert (3, 0, 2, 2) == symbols(CORE.bonus_die)


class TestTracks:
    """Lengths of the tracks, and the limited tokens."""

    def test_steps_of_a_board(self) -> None:
        """The board has 20 steps of Sanity, 4 of Stress and 5 of Wounds."""
        assert (20, 4, 5) == (CORE.tracks.sanity, CORE.tracks.stress, CORE.tracks.wounds)

    def test_thresholds(self) -> None:
        """There are six Thresholds, four of them with a bonus die."""
        assert (4, 8, 12, 15, 18, 19) == CORE.tracks.thresholds
        assert (8, 15, 18, 19) == CORE.tracks.bonus_thresholds

    def test_steps_of_the_summoning_track(self) -> None:
        """The Summoning track goes from 1 to 8 and is red from 5 on."""
        track = CORE.summoning_track

        assert (1, 5, 8) == (track.start, track.first_red, track.last)

    def test_number_of_tokens(self) -> None:
        """There are 8 Fire tokens and 9 R'lyeh tokens."""
        assert 8 == CORE.tokens.fire
        assert [("rlyeh", 9)] == [(token.id, token.count) for token in CTHULHU.tokens]


class TestSkills:
    """Sixteen Skills of four levels on ten boards."""

    def test_skills_of_each_board(self) -> None:
        """Each board has the three Skills it prints, the unique one first."""
        names = {skill.id: skill.name for skill in CORE.skills}
        boards = {b.name: tuple(names[skill] for skill in b.skills) for b in CORE.investigators}

        assert BOARDS == boards

    def test_unique_skills(self) -> None:
        """Ten Skills are unique, one for each board; six are common."""
        unique = [skill.name for skill in CORE.skills if skill.unique]

        assert sorted(slots[0] for slots in BOARDS.values()) == sorted(unique)
        assert 16 == len(CORE.skills)

    def test_common_skills_on_the_boards(self) -> None:
        """The 20 common slots are split 4, 4, 3, 3, 3, 3."""
        counts = Counter(skill for board in CORE.investigators for skill in board.skills[1:])

        assert [4, 4, 3, 3, 3, 3] == sorted(counts.values(), reverse=True)
        assert {"arcane_mastery", "swiftness"} == {skill for skill, n in counts.items() if n == 4}

    def test_mode_of_each_level(self) -> None:
        """Each of the 64 levels is first, adds or replaces as printed."""
        modes = {
            skill.name: " ".join(level.mode.value[0].upper() for level in skill.levels)
            for skill in CORE.skills
        }

        assert MODES == modes

    def test_levels_of_each_mode(self) -> None:
        """There are 16 first levels, 29 that add and 19 that replace."""
        modes = Counter(level.mode.value for skill in CORE.skills for level in skill.levels)

        assert {"first": 16, "adds": 29, "replaces": 19} == modes

    def test_additions_that_replace(self) -> None:
        """Two levels are printed as additions and yet put the one below out of force."""
        wide = [
            (skill.id, number)
            for skill in CORE.skills
            for number, level in enumerate(skill.levels, 1)
            if level.mode.value == "adds" and level.replaces
        ]

        assert [("gate_manipulation", 2), ("protector", 2)] == wide

    @pytest.mark.parametrize(
        ("skill", "left"),
        [
            ("arcane_mastery", 3),
            ("brawling", 4),
            ("marksman", 4),
            ("stealth", 2),
            ("swiftness", 4),
            ("toughness", 1),
            ("fueled_by_madness", 1),
            ("gate_manipulation", 4),
            ("healing_prayer", 1),
            ("high_strung", 3),
            ("lucky", 1),
            ("protector", 3),
            ("read_the_omens", 2),
            ("savage", 4),
            ("unkillable", 4),
            ("vengeance_obsession", 1),
        ],
    )
    def test_abilities_in_force_at_level_4(self, skill: str, left: int) -> None:
        """So many abilities are in force at level 4, after everything replaced is gone."""
        slots: list[str] = []
        for level in next(s for s in CORE.skills if s.id == skill).levels:
            slots = [slot for slot in slots if slot not in level.replaces]
            slots.extend(ability.slot for ability in level.abilities)

        assert left == len(slots)


class TestInsanity:
    """Twelve Insanity cards."""

    def test_number_of_cards(self) -> None:
        """There are twelve, each with a name of its own."""
        assert 12 == len({card.name for card in CORE.insanities}) == len(CORE.insanities)

    def test_cards_with_a_standing_part(self) -> None:
        """Three of them have a standing part."""
        standing = {card.name for card in CORE.insanities if card.abilities}

        assert {"Masochism", "Codependency", "Recurring Trauma"} == standing

    def test_lying_down_twice(self) -> None:
        """Who lies down already gets no second marker, so that standing up costs 1 Stress once."""
        scene = Scene(make_game("ian", "elizabeth")).inv(0, insanity="catatonia")
        number = scene.game.number(scene.game.insanities[CardId("catatonia")].symptoms)
        symptoms = Resolve(number, Env(Seat(0), Seat(0), SourceId("catatonia")))
        scene.play(Actions(), symptoms, symptoms)

        assert [1] == [event.change for event in scene.of(TokensChanged)]

        scene.do("stand-up")

        assert (1, ()) == (scene.who(0).stress, scene.who(0).tokens)

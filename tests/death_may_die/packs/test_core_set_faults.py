"""Dice, Skills, boards and tracks of a core set that do not hang together are refused."""

from tests.death_may_die.packs.copies import Packs

UNUSED = (
    "core/skills.toml: skills[4].id: found 'lucky', which nobody has; "
    "allowed: a Skill of a board, or one that a Companion gives"
)


class TestCore:
    """The core set hangs together."""

    def test_number_of_faces(self, packs: Packs) -> None:
        """A die with seven faces is refused: a die has six."""
        packs.change("core/dice.toml", "copies = 2", "copies = 3")

        assert (
            "core/dice.toml: standard_die.faces: found 7 faces; allowed: 6"
        ) == packs.complaint()

    def test_bonus_tentacle(self, packs: Packs) -> None:
        """A bonus die with a Tentacle is refused: it has none."""
        packs.change(
            "core/dice.toml",
            '{ id = "success_elder_sign", successes = 1, elder_signs = 1 }',
            '{ id = "success_tentacle", successes = 1, tentacles = 1 }',
        )

        assert (
            "core/dice.toml: bonus_die.faces[2].tentacles: found 1; allowed: 0"
        ) == packs.complaint()

    def test_one_face_on_both_dice(self, packs: Packs) -> None:
        """A face id means the same on both dice."""
        packs.change(
            "core/dice.toml", '{ id = "blank", copies = 2 }', '{ id = "tentacle", copies = 2 }'
        )

        assert (
            "core/dice.toml: bonus_die.faces[0]: found other symbols for 'tentacle'; "
            "allowed: the symbols of the other face with this id"
        ) == packs.complaint()

    def test_repeated_face(self, packs: Packs) -> None:
        """Two entries of a die with one face id are refused: several copies are one entry."""
        packs.change("core/dice.toml", '{ id = "tentacle", tentacles = 1 }', '{ id = "blank" }')

        assert (
            "core/dice.toml: standard_die.faces[3].id: found 'blank' again; "
            "allowed: another id, or 'copies'"
        ) == packs.complaint()

    def test_number_of_levels(self, packs: Packs) -> None:
        """A Skill with one level is refused: a Skill has four."""
        packs.cut("core/skills.toml", '[[skills.levels]]\nmode = "adds"', "[[skills]]\n")

        assert (
            "core/skills.toml: skills[1].levels: found 1 levels; allowed: 4"
        ) == packs.complaint()

    def test_mode_of_the_first_level(self, packs: Packs) -> None:
        """The lowest level of a Skill that is called 'adds' is refused: it is the 'first' one."""
        packs.change("core/skills.toml", 'mode = "first"', 'mode = "adds"')

        assert (
            "core/skills.toml: skills[0].levels[0].mode: found 'adds'; allowed: first"
        ) == packs.complaint()

    def test_mode_of_a_later_level(self, packs: Packs) -> None:
        """A higher level of a Skill that is called 'first' is refused: it adds or replaces."""
        packs.change("core/skills.toml", 'mode = "adds"', 'mode = "first"')

        assert (
            "core/skills.toml: skills[1].levels[1].mode: found 'first'; allowed: adds, replaces"
        ) == packs.complaint()

    def test_unknown_slot(self, packs: Packs) -> None:
        """A level replaces what is in force below it."""
        packs.change("core/skills.toml", 'replaces = ["first",', 'replaces = ["frist",')

        assert (
            "core/skills.toml: skills[4].levels[3].replaces[0]: found 'frist'; "
            "allowed: first, second, third; did you mean 'first'?"
        ) == packs.complaint()

    def test_replaces_nothing(self, packs: Packs) -> None:
        """A level that replaces is refused when it names no slot of a lower level."""
        packs.change("core/skills.toml", 'replaces = ["first", "second", "third"]\n', "")

        assert (
            "core/skills.toml: skills[4].levels[3].replaces: found nothing; "
            "allowed: 1 or more slots of lower levels"
        ) == packs.complaint()

    def test_number_of_skills_of_a_board(self, packs: Packs) -> None:
        """A board with two Skills is refused: a board has three."""
        packs.change("core/investigators.toml", ', "toughness"', "")

        assert (
            "core/investigators.toml: investigators[0].skills: found 2 Skills; allowed: 3"
        ) == packs.complaint()

    def test_board_unique(self, packs: Packs) -> None:
        """The first Skill of a board is a unique one."""
        packs.change("core/investigators.toml", '"lucky", "marksman"', '"toughness", "marksman"')

        assert [
            (
                "core/investigators.toml: investigators[3].skills[0]: "
                "found 'toughness', a common Skill; allowed: a unique Skill of its own"
            ),
            UNUSED,
        ] == packs.complaint().splitlines()

    def test_board_taken(self, packs: Packs) -> None:
        """A board whose unique Skill is that of another board is refused."""
        packs.change("core/investigators.toml", '"lucky"', '"savage"')

        assert [
            (
                "core/investigators.toml: investigators[3].skills[0]: "
                "found 'savage' again; allowed: a unique Skill of its own"
            ),
            UNUSED,
        ] == packs.complaint().splitlines()

    def test_board_common(self, packs: Packs) -> None:
        """A unique Skill in the second or third place of a board is refused."""
        packs.change("core/investigators.toml", '"marksman", "toughness"', '"savage", "toughness"')

        assert (
            "core/investigators.toml: investigators[0].skills[1]: "
            "found 'savage', a unique Skill; allowed: a common Skill"
        ) == packs.complaint()

    def test_board_twice(self, packs: Packs) -> None:
        """No Skill is on a board twice."""
        packs.change("core/investigators.toml", '"marksman", "toughness"', '"marksman", "marksman"')

        assert (
            "core/investigators.toml: investigators[0].skills[2]: "
            "found 'marksman' again; allowed: another Skill"
        ) == packs.complaint()

    def test_order_of_thresholds(self, packs: Packs) -> None:
        """A Threshold that is not above the one before it is refused."""
        packs.change("core/tracks.toml", "thresholds = [4, 8,", "thresholds = [8, 4,")

        assert (
            "core/tracks.toml: tracks.thresholds[1]: found 4; allowed: more than 8 and less than 20"
        ) == packs.complaint()

    def test_bonus_die_outside_of_thresholds(self, packs: Packs) -> None:
        """A bonus die at a step that is no Threshold is refused with the Thresholds there are."""
        packs.change("core/tracks.toml", "bonus_thresholds = [8,", "bonus_thresholds = [7,")

        assert (
            "core/tracks.toml: tracks.bonus_thresholds[0]: found 7; allowed: 4, 8, 12, 15, 18, 19"
        ) == packs.complaint()

    def test_red_step_at_the_end_of_the_track(self, packs: Packs) -> None:
        """The Summoning track turns red between its ends."""
        packs.change("core/tracks.toml", "first_red = 5", "first_red = 8")

        assert (
            "core/tracks.toml: summoning_track: found start 1, first_red 8, last 8; "
            "allowed: 1 <= start < first_red < last"
        ) == packs.complaint()

    def test_number_of_insanity_cards(self, packs: Packs) -> None:
        """There is an Insanity card to deal."""
        (packs.root / "core/insanity.toml").write_text("insanities = []\n", encoding="utf-8")

        assert "core/insanity.toml: insanities: found 0 cards; allowed: 5 or more" == (
            packs.complaint()
        )

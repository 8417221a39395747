"""An Episode or an Elder One that is incomplete or cannot be set up is refused."""

from tests.death_may_die.packs.copies import Packs


class TestBoxes:
    """Boxes are complete and fit together."""

    def test_number_of_stages(self, packs: Packs) -> None:
        """An Elder One with three Stages is refused: four are allowed."""
        packs.cut("cthulhu/stages.toml", '[[stages]]\nid = "cthulhu_stage_4"')

        assert "cthulhu/stages.toml: stages: found 3 Stages; allowed: 4" == (packs.complaint())

    def test_order_of_stages(self, packs: Packs) -> None:
        """Stages that are not numbered 1 to 4 in order are refused at the first wrong number."""
        packs.change("cthulhu/stages.toml", "stage = 3", "stage = 4")

        assert "cthulhu/stages.toml: stages[2].stage: found 4; allowed: 3" == packs.complaint()

    def test_stage_health(self, packs: Packs) -> None:
        """Stages 2 to 4 are refused without health: at least 1 is allowed."""
        packs.change("cthulhu/stages.toml", "health = 12", "health = 0")

        assert (
            "cthulhu/stages.toml: stages[1].health: found 0; allowed: 1 or more"
        ) == packs.complaint()

    def test_first_stage_health(self, packs: Packs) -> None:
        """Stage 1 with health is refused: 0 is allowed on Stage 1."""
        packs.change("cthulhu/stages.toml", "stage = 1\n", "stage = 1\nhealth = 12\n")

        assert (
            "cthulhu/stages.toml: stages[0].health: found 12; allowed: 0 on Stage 1"
            == packs.complaint()
        )

    def test_number_of_mythos_cards(self, packs: Packs) -> None:
        """An Elder One with seven Mythos cards is refused: eight are allowed."""
        packs.cut("cthulhu/mythos.toml", '[[mythos]]\nid = "astral_promise"')

        assert "cthulhu/mythos.toml: mythos: found 7 cards; allowed: 8" == packs.complaint()

    def test_number_of_discovery_cards(self, packs: Packs) -> None:
        """An Episode with fourteen Discovery cards is refused: fifteen are allowed."""
        packs.cut(
            "blasphemous_alchemy/discovery.toml", '[[discovery]]\nid = "lab_books"', "[[discovery]]"
        )

        assert (
            "blasphemous_alchemy/discovery.toml: discovery: found 14 cards; allowed: 15"
        ) == packs.complaint()

    def test_a_card_without_halves(self, packs: Packs) -> None:
        """A Discovery card without a half is refused unless it demands or offers something else."""
        packs.cut(
            "blasphemous_alchemy/discovery.toml",
            '[discovery.left]\nid = "lab_notes"',
            '[[discovery]]\nid = "prof',
        )

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[13]: found neither a half nor a "
            "text; allowed: left, right, instead or mandatory"
        ) == packs.complaint()

    def test_companion_health(self, packs: Packs) -> None:
        """A Companion that can be wounded takes at least one Wound."""
        packs.change("blasphemous_alchemy/discovery.toml", "health = 1", "health = 0")

        assert (
            "blasphemous_alchemy/discovery.toml: discovery[0].right.health: "
            "found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_enemy_health(self, packs: Packs) -> None:
        """An Enemy with health 0 is refused: from 1 to 999 is allowed."""
        packs.change("cthulhu/minions.toml", "health = 7", "health = 0")

        assert (
            "cthulhu/minions.toml: minions[1].health: found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_enemy_category(self, packs: Packs) -> None:
        """The Elder One is no entry among the Enemies."""
        packs.change("cthulhu/minions.toml", 'category = "monster"', 'category = "elder_one"')

        assert (
            "cthulhu/minions.toml: minions[1].category: found 'elder_one'; "
            "allowed: cultist, monster"
        ) == packs.complaint()

    def test_cultist_category(self, packs: Packs) -> None:
        """The Cultist of the category 'monster' is refused: the category 'cultist' is allowed."""
        packs.change("cthulhu/minions.toml", 'category = "cultist"', 'category = "monster"')

        assert (
            "cthulhu/minions.toml: minions[0].category: found 'monster'; allowed: cultist"
        ) == packs.complaint()

    def test_a_type_called_like_a_category(self, packs: Packs) -> None:
        """A type cannot be called like a category."""
        packs.change("blasphemous_alchemy/monsters.toml", 'id = "byakhee"', 'id = "monster"')

        assert (
            "blasphemous_alchemy/monsters.toml: monsters[1].id: "
            "found 'monster', a word of the rules; allowed: another id"
        ) == packs.complaint().splitlines()[0]

    def test_repeated_token(self, packs: Packs) -> None:
        """Each kind of token is there once."""
        path = packs.root / "cthulhu/tokens.toml"
        path.write_text(path.read_text(encoding="utf-8") * 2, encoding="utf-8")

        assert (
            "cthulhu/tokens.toml: tokens[1].id: found 'rlyeh' again, "
            "after cthulhu/tokens.toml: tokens[0].id; allowed: another id"
        ) == packs.complaint()

    def test_object_health(self, packs: Packs) -> None:
        """Objects of the Episode can take Wounds."""
        packs.change("blasphemous_alchemy/episode.toml", "health = 4", "health = 0")

        assert (
            "blasphemous_alchemy/episode.toml: objects.health: found 0; allowed: 1 to 999"
        ) == packs.complaint()

    def test_number_of_reverse_sides(self, packs: Packs) -> None:
        """An Episode with fewer reverse sides than objects on the map is refused."""
        packs.change("blasphemous_alchemy/episode.toml", "count = 2", "count = 1")

        assert (
            "blasphemous_alchemy/episode.toml: objects.backs: found 4 reverse sides; "
            "allowed: 5 or more, one for each object of the map"
        ) == packs.complaint()

    def test_more_objects_to_disrupt_than_there_are(self, packs: Packs) -> None:
        """An Episode that needs more objects destroyed than the map has is refused."""
        packs.change("blasphemous_alchemy/episode.toml", "to_disrupt = 4", "to_disrupt = 6")

        assert (
            "blasphemous_alchemy/episode.toml: objects.to_disrupt: found 6; "
            "allowed: at most 5, the objects of the map"
        ) == packs.complaint()

    def test_more_figures_placed_than_there_are(self, packs: Packs) -> None:
        """A map that places more figures of a type than the box holds is refused."""
        packs.change("cthulhu/minions.toml", "figures = 10", "figures = 5")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 6 figures of 'cultist'; "
            "allowed: at most 5, as many as there are"
        ) == packs.complaint()

    def test_more_fire_placed_than_there_is(self, packs: Packs) -> None:
        """A map that places more Fire tokens than the core set holds is refused."""
        packs.change("core/tracks.toml", "fire = 8", "fire = 5")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 6 Fire tokens; "
            "allowed: at most 5, as many as there are"
        ) == packs.complaint()

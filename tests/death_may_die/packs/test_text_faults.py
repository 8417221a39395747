"""Texts of cards that are put together in a way no rule could carry out are refused."""

from tests.death_may_die.packs.copies import Packs


class TestTexts:
    """Texts are put together as the vocabulary asks for."""

    def test_exists_nothing(self, packs: Packs) -> None:
        """A condition 'exists' without any selector is refused: it has to ask for something."""
        packs.change(
            "cthulhu/stages.toml", 'is = "exists", enemies = "star_spawn"', 'is = "exists"'
        )

        assert (
            "cthulhu/stages.toml: stages[0].on_advance[2].condition: found 0 selectors; "
            "allowed: one or more of investigators, enemies, spaces, cards"
        ) == packs.complaint()

    def test_verbs_of_a_batch(self, packs: Packs) -> None:
        """A batch with a verb that hits nobody is refused with the verbs that may share one."""
        packs.change(
            "cthulhu/stages.toml",
            '{ do = "take_wounds", n = 1, who = { who = "all", where = { token = "rlyeh" } } }',
            '{ do = "place_fire" }',
        )

        assert (
            "cthulhu/stages.toml: stages[2].on_reveal[1].steps[0].do: found 'place_fire'; "
            "allowed: harm, heal, lose_sanity, take_stress, take_wounds"
        ) == packs.complaint()

    def test_it_where_nothing_was_named(self, packs: Packs) -> None:
        """Where nothing was named, nothing is "it"."""
        packs.change("cthulhu/mythos.toml", 'enemies = "star_spawn"', 'enemies = "it"')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[1].enemies: "
            "found 'it', and an Enemy is not 'it' here; allowed: another word"
        ) == packs.complaint()

    def test_all_where_nothing_is_taken_away(self, packs: Packs) -> None:
        """Everything is allowed only where there is something to take away."""
        packs.change("cthulhu/mythos.toml", "n = 2\n", 'n = "all"\n')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[0].n: found 'all'; allowed: "
            "a whole number, a table with 'number'"
        ) == packs.complaint()

    def test_options_of_one_name(self, packs: Packs) -> None:
        """Two options of one choice with the same id are refused at the second one."""
        packs.change("cthulhu/mythos.toml", 'id = "lose_sanity"', 'id = "place_token"')

        assert (
            "cthulhu/mythos.toml: mythos[7].effects[1].options[1].id: "
            "found 'place_token' again; allowed: another id"
        ) == packs.complaint()

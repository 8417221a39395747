"""A map that is no single graph with one Gate of each colour is refused."""

from tests.death_may_die.packs.copies import Packs


class TestMap:
    """The map is one graph with three Gates."""

    def test_gate_missing(self, packs: Packs) -> None:
        """A map without a red Gate is refused: one Gate of each colour is allowed."""
        packs.change("blasphemous_alchemy/map.toml", 'gate = "red"\n', "")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 0 red Gates; allowed: 1 of each colour"
            " [DMD-MAP-10]"
        ) == packs.complaint()

    def test_gate_twice(self, packs: Packs) -> None:
        """A map with two red Gates is refused: one Gate of each colour is allowed."""
        packs.change(
            "blasphemous_alchemy/map.toml", 'name = "Space 1"', 'name = "Space 1"\ngate = "red"'
        )

        assert (
            "blasphemous_alchemy/map.toml: spaces: found 2 red Gates; allowed: 1 of each colour"
            " [DMD-MAP-10]"
        ) == packs.complaint()

    def test_a_space_out_of_reach(self, packs: Packs) -> None:
        """Every Space can be reached from the start."""
        packs.change("blasphemous_alchemy/map.toml", '    ["s10", "s11"],\n', "")

        assert (
            "blasphemous_alchemy/map.toml: spaces: found no way to 's11'; "
            "allowed: a way from 's01' to every Space"
        ) == packs.complaint()

    def test_a_passage_from_a_space_to_itself(self, packs: Packs) -> None:
        """A passage leads from one Space to another."""
        packs.change("blasphemous_alchemy/map.toml", '["s02", "s04"]', '["s02", "s02"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[2]: found 's02' twice; "
            "allowed: two different Spaces"
        ) == packs.complaint()

    def test_repeated_passage(self, packs: Packs) -> None:
        """Links have no direction, so the way back is no second one."""
        packs.change("blasphemous_alchemy/map.toml", '["s02", "s04"]', '["s02", "s01"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[2]: found 's02' and 's01' again; "
            "allowed: two Spaces that are not linked yet; a pair leads both ways [DMD-MAP-08]"
        ) == packs.complaint()

    def test_repeated_space(self, packs: Packs) -> None:
        """The second of two Spaces with one id is refused, and the first is named."""
        packs.change("blasphemous_alchemy/map.toml", 'id = "s05"', 'id = "s04"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[4].id: found 's04' again, "
            "after blasphemous_alchemy/map.toml: spaces[3].id; allowed: another id"
        ) == packs.complaint().splitlines()[0]

    def test_repeated_object(self, packs: Packs) -> None:
        """The second of two objects with one id is refused, and the first is named."""
        packs.change("blasphemous_alchemy/map.toml", '"lab_07"', '"lab_06"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[6].objects[0]: found 'lab_06' again, "
            "after blasphemous_alchemy/map.toml: spaces[5].objects[0]; allowed: another id"
        ) == packs.complaint()

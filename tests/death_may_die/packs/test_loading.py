"""Which packs are loaded together, and what makes their content the same or another one."""

import shutil

from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from tests.death_may_die.packs.copies import FIRST, FOLDERS, Packs


class TestLoadedContent:
    """What may differ without any harm."""

    def test_the_built_in_packs_are_those_of_the_box(self) -> None:
        """The library brings the core set, six Episodes and two Elder Ones."""
        assert [
            "core",
            "accursed_tide",
            "blasphemous_alchemy",
            "danse_macabre",
            "eldritch_idols",
            "tomes_of_madness",
            "unspeakable_hour",
            "cthulhu",
            "hastur",
        ] == [p.name for p in builtin_packs()]

    def test_built_in_packs_are_loaded_once(self) -> None:
        """Asked for twice, the built-in packs are loaded once, and both get the same object."""
        assert load_content() is load_content()

    def test_a_copy_is_the_same_content(self, packs: Packs) -> None:
        """A copy of the packs gives the same content and fingerprint."""
        assert FIRST == load_content(packs.root / folder for folder in FOLDERS)

    def test_the_order_of_packs_makes_no_difference(self, packs: Packs) -> None:
        """The order of the packs makes no difference."""
        folders = [packs.root / folder for folder in reversed(FOLDERS)]

        assert FIRST == load_content(folders)

    def test_layout_leaves_the_fingerprint_alone(self, packs: Packs) -> None:
        """Comments, blank lines and the order of keys leave the fingerprint alone."""
        packs.change("cthulhu/tokens.toml", "count = 9\n", "")
        packs.change("cthulhu/tokens.toml", 'id = "rlyeh"', '# nine\n\ncount = 9\nid   = "rlyeh"')
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert FIRST.fingerprint == content.fingerprint

    def test_where_spaces_are_drawn_leaves_the_fingerprint_alone(self, packs: Packs) -> None:
        """A moved Space and another floor: it is the built-in pack, which no log carries along."""
        packs.change("blasphemous_alchemy/map.toml", "at = [0, 1]", "at = [9, 9]")
        packs.change("blasphemous_alchemy/map.toml", 'floor = "Upper floor"', 'floor = "Attic"')
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert FIRST.fingerprint == content.fingerprint
        assert FIRST.games == content.games
        assert all(pack.builtin for pack in content.packs)
        assert (9, 9) == content.episodes[0].map.spaces[0].at

    def test_the_built_in_packs_are_those_of_old_logs(self) -> None:
        """Their fingerprints are those they had before a map said where it is drawn."""
        assert {
            "core": "595e670e6e78622e",
            "cthulhu": "b913b5d827089682",
            "blasphemous_alchemy": "efd0af1bd27e76aa",
        } == {pack.id: pack.fingerprint for pack in FIRST.packs}

    def test_a_map_without_points_is_the_same_content_too(self, packs: Packs) -> None:
        """As packs are that were written before."""
        path = packs.root / "blasphemous_alchemy/map.toml"
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        plain = [line for line in lines if not line.startswith(("at =", "floor ="))]
        path.write_text("".join(plain), encoding="utf-8")
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert len(plain) == len(lines) - 30
        assert FIRST.fingerprint == content.fingerprint
        assert content.episodes[0].map.spaces[0].at is None

    def test_a_space_without_a_point_among_others_is_told(self, packs: Packs) -> None:
        """All of them are drawn, or none."""
        packs.change("blasphemous_alchemy/map.toml", "at = [0, 1]\n", "")

        assert (
            "blasphemous_alchemy/map.toml: spaces[0]: found no 'at'; allowed: one for each space;"
            " 14 spaces have it" == packs.complaint()
        )

    def test_a_changed_number_changes_the_fingerprint(self, packs: Packs) -> None:
        """When one number differs, the content has another fingerprint of 16 digits."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 10")
        content = load_content(packs.root / folder for folder in FOLDERS)

        assert FIRST.fingerprint != content.fingerprint
        assert 16 == len(content.fingerprint)

    def test_second_episode(self, packs: Packs) -> None:
        """Two Episodes never meet in a game, so their cards may have the same ids."""
        shutil.copytree(packs.root / "blasphemous_alchemy", packs.root / "again")
        packs.change("again/pack.toml", 'id = "blasphemous_alchemy"', 'id = "again"')
        packs.change("again/pack.toml", "number = 1", "number = 2")
        content = load_content(packs.root / folder for folder in (*FOLDERS, "again"))

        assert ["blasphemous_alchemy", "again"] == [episode.id for episode in content.episodes]


class TestPackKinds:
    """A game needs a core set, an Episode and an Elder One."""

    def test_no_core(self, packs: Packs) -> None:
        """There is nothing without the core set."""
        assert "packs: found 0 packs of kind 'core'; allowed: 1" == packs.complaint(
            "blasphemous_alchemy", "cthulhu"
        )

    def test_no_episode_and_no_elder_one(self, packs: Packs) -> None:
        """With the core set alone, the missing Episode and the missing Elder One are both told."""
        assert [
            "packs: found 0 packs of kind 'episode'; allowed: 1 or more",
            "packs: found 0 packs of kind 'elder_one'; allowed: 1 or more",
        ] == packs.complaint("core").splitlines()

    def test_two_cores(self, packs: Packs) -> None:
        """Two core sets are one too many."""
        assert "packs: found 2 packs of kind 'core'; allowed: 1" == packs.complaint(
            *FOLDERS, "core"
        )

    def test_unknown_kind(self, packs: Packs) -> None:
        """A pack of an unknown kind is refused with the kinds there are and the nearest one."""
        packs.change("cthulhu/pack.toml", 'kind = "elder_one"', 'kind = "elder"')

        assert (
            "cthulhu/pack.toml: kind: found 'elder'; allowed: core, episode, elder_one; "
            "did you mean 'elder_one'?"
        ) == packs.complaint()

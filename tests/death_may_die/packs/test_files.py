"""The files of a pack: missing, misnamed, too large, too deep, or no TOML."""

from dmd_core.tabletop.packs.limits import LARGEST_FILE
from tests.death_may_die.packs.copies import FOLDERS, Packs


class TestFiles:
    """Files that cannot be read are problems, never tracebacks."""

    def test_missing_folder(self, packs: Packs) -> None:
        """A pack whose folder does not exist is refused under the name of that folder."""
        assert "gone: found no folder; allowed: a folder with pack.toml" == packs.complaint(
            *FOLDERS, "gone"
        )

    def test_missing_pack_toml(self, packs: Packs) -> None:
        """A folder without pack.toml is refused, and pack.toml is the file that is named."""
        (packs.root / "cthulhu/pack.toml").unlink()

        assert "cthulhu/pack.toml: found no such file; allowed: a TOML file" == packs.complaint()

    def test_missing_file(self, packs: Packs) -> None:
        """A pack without one of its files is refused, and that file is named."""
        (packs.root / "cthulhu/stages.toml").unlink()

        assert "cthulhu/stages.toml: found no such file; allowed: a TOML file" == packs.complaint()

    def test_unknown_file(self, packs: Packs) -> None:
        """A file that no pack of this kind has, perhaps misspelt."""
        (packs.root / "cthulhu/stage.toml").write_text("x = 1\n", encoding="utf-8")

        assert (
            "cthulhu/stage.toml: found an unknown file; "
            "allowed: pack.toml, stages.toml, minions.toml, mythos.toml, tokens.toml"
        ) == packs.complaint()

    def test_a_file_of_comments_alone(self, packs: Packs) -> None:
        """A file that holds a comment alone is refused as empty."""
        (packs.root / "core/dice.toml").write_text("# nothing\n", encoding="utf-8")

        assert (
            "core/dice.toml: found an empty file; allowed: a TOML file with content"
        ) == packs.complaint()

    def test_no_toml(self, packs: Packs) -> None:
        """A file that the TOML parser refuses."""
        (packs.root / "core/dice.toml").write_text("standard_die\n", encoding="utf-8")
        problem = packs.complaint()

        assert problem.startswith("core/dice.toml: found text that is not TOML (Expected '='")
        assert problem.endswith("; allowed: TOML 1.0")

    def test_huge_number(self, packs: Packs) -> None:
        """A number with more digits than Python converts."""
        (packs.root / "core/dice.toml").write_text("a = " + "9" * 5000, encoding="utf-8")

        assert packs.complaint().startswith("core/dice.toml: found text that is not TOML (Exceeds")

    def test_no_utf8(self, packs: Packs) -> None:
        """A file that is not UTF-8 is refused, and the first wrong byte is named by its place."""
        (packs.root / "core/dice.toml").write_bytes(b"a = '\xff'\n")

        assert (
            "core/dice.toml: found bytes that are not UTF-8 (at byte 5); allowed: UTF-8 text"
        ) == packs.complaint()

    def test_too_large(self, packs: Packs) -> None:
        """A file beyond the limit is refused before it is parsed."""
        (packs.root / "core/dice.toml").write_bytes(b"#" * (LARGEST_FILE + 1))

        assert (
            "core/dice.toml: found a larger file; allowed: at most 1000000 bytes"
        ) == packs.complaint()

    def test_too_deep(self, packs: Packs) -> None:
        """A file that nests values without end."""
        (packs.root / "core/dice.toml").write_text("a = " + "[" * 9000, encoding="utf-8")

        assert (
            "core/dice.toml: found values nested too deeply; allowed: TOML that a person can read"
        ) == packs.complaint()

    def test_deep_effect(self, packs: Packs) -> None:
        """An effect that goes deeper than anybody can follow."""
        keys = "then." * 9000
        packs.change(
            "core/insanity.toml", "[insanities.symptoms]\n", "[insanities.symptoms]\nx=1\n"
        )
        text = (
            f'[[insanities]]\nid = "a"\nname = "A"\n[insanities.symptoms]\n{keys}do = "sequence"\n'
        )
        (packs.root / "core/insanity.toml").write_text(text, encoding="utf-8")

        assert (
            "core/insanity.toml: found more than 500 dots in a line (at line 5); "
            "allowed: TOML that a person can read"
        ) == packs.complaint()

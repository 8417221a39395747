"""What a fault says, and that all faults of all files are told at once."""

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.problems import PackError
from tests.death_may_die.packs.copies import FOLDERS, Packs


class TestFaultText:
    """The text of a problem."""

    def test_all_parts_of_a_fault_are_one_line(self) -> None:
        """File, path, what was found, what is allowed and what comes nearest, in one line."""
        problem = Fault(("c", 1, "d"), "'cultsit'", ("any", "cultist"), "cultist", file="a/b.toml")

        assert (
            "a/b.toml: c[1].d: found 'cultsit'; allowed: any, cultist; did you mean 'cultist'?"
        ) == str(problem)

    def test_a_fault_of_a_whole_file_has_no_path(self) -> None:
        """A problem of the whole file has no path."""
        problem = Fault((), "no such file", ("a TOML file",), file="a/b.toml")

        assert "a/b.toml: found no such file; allowed: a TOML file" == str(problem)

    def test_many_words(self) -> None:
        """A list of allowed words is whole; of numbered names in a row the ends are told."""
        problem = Fault(("p",), "'x'", tuple("abcdefghij"), file="f")
        spaces = tuple(f"s{number:02}" for number in range(8, 13))

        assert "f: p: found 'x'; allowed: a, b, c, d, e, f, g, h, i, j" == str(problem)
        assert "found 'x'; allowed: any, s08 to s12, s14, s15, s16" == (
            Fault((), "'x'", ("any", *spaces, "s14", "s15", "s16")).says
        )
        assert (
            "found 'x'; allowed: e0, e2, e4, e6" == Fault((), "'x'", ("e0", "e2", "e4", "e6")).says
        )

    def test_words_without_an_end(self) -> None:
        """Of more than a hundred words the others are counted."""
        words = tuple(f"{letter}{other}" for letter in "abcdefghijkl" for other in "abcdefghij")

        assert Fault((), "'x'", words).says.endswith("jj, … (20 more)")

    def test_line_and_card(self) -> None:
        """Behind the file stands the line, then the id of the definition it is in."""
        problem = Fault(("mythos", 2, "symbol"), "3", ("true",), file="f", line=31, name="bell")

        assert "f:31: bell: mythos[2].symbol: found 3; allowed: true" == str(problem)
        assert "line 31: found 3; allowed: true" == str(Fault((), "3", ("true",), line=31))

    def test_a_fault_without_allowed_words(self) -> None:
        """Where nothing may stand, what was found is the whole sentence."""
        assert "f: p: two of them" == str(Fault(("p",), "two of them", file="f"))


class TestAllFaultsAtOnce:
    """All problems of all files are reported at once."""

    def test_all_files_are_told_at_once(self, packs: Packs) -> None:
        """Four faults in three files make one error with a line for each fault."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = true")
        packs.change("cthulhu/mythos.toml", "symbol = true", "symbol = 1")
        packs.change("cthulhu/mythos.toml", 'gate = "blue"', 'gate = "x"')
        packs.change("core/tracks.toml", "wounds = 5", "wounds = 0")

        assert [
            "core/tracks.toml: tracks.wounds: found 0; allowed: 1 or more",
            "cthulhu/mythos.toml: mythos[0].symbol: found 1; allowed: true, false",
            "cthulhu/mythos.toml: mythos[0].summons[0].gate: found 'x'; allowed: red, yellow, blue",
            "cthulhu/tokens.toml: tokens[0].count: found true; allowed: a whole number",
        ] == packs.complaint().splitlines()

    def test_a_fault_names_the_line_and_the_card(self, packs: Packs) -> None:
        """Of what is there, of what is missing, and of what other files say."""
        packs.change("cthulhu/mythos.toml", 'do = "lose_sanity"', 'do = "lose_sanity"\nm = 1')
        packs.change("blasphemous_alchemy/discovery.toml", 'kind = "item"\n', "")
        packs.change("blasphemous_alchemy/monsters.toml", "health = 3", "health = 0")
        with pytest.raises(PackError) as caught:
            load_content(packs.root / folder for folder in FOLDERS)

        for fault in caught.value.faults:
            file = packs.root / fault.file
            line = file.read_text(encoding="utf-8").splitlines()[fault.line - 1]
            told = (file.name, fault.name, str(fault.path[-1]), line)
            assert told in (
                ("mythos.toml", "star_spawn_1", "m", "m = 1"),
                ("discovery.toml", "bleach", "kind", "[discovery.left]"),
                ("monsters.toml", "byakhee", "health", "health = 0"),
            )
        assert 3 == len(caught.value.faults)

    def test_the_error_carries_the_faults_as_values(self, packs: Packs) -> None:
        """The error carries the problems as values."""
        packs.change("cthulhu/mythos.toml", 'gate = "blue"', 'gate = "bleu"')
        with pytest.raises(PackError) as caught:
            load_content(packs.root / folder for folder in FOLDERS)

        assert (
            Fault(
                ("mythos", 0, "summons", 0, "gate"),
                "'bleu'",
                ("red", "yellow", "blue"),
                "blue",
                file="cthulhu/mythos.toml",
                line=6,
                name="star_spawn_1",
            ),
        ) == caught.value.faults

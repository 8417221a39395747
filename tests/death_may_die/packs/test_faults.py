"""What a fault says, and that all faults of all files are told at once."""

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.content.problems import PackError
from dmd_core.kernel.schema.faults import Fault
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
        """A long list of allowed words is cut in the text only."""
        problem = Fault(("p",), "'x'", tuple("abcdefghij"), file="f")

        assert "f: p: found 'x'; allowed: a, b, c, d, e, f, g, h, …" == str(problem)
        assert 10 == len(problem.allowed)

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
            ),
        ) == caught.value.faults

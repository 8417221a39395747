"""Logs with packs in the first card language: every tool opens them, and all of them are EXACT.

They were recorded by the last version that had that language, with packs of their own that use
each of its words; `tests/replay/log/test_kept.py` executes all of them again.
"""

from pathlib import Path
from typing import Final

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.content.language_1_hints import gone, old_words
from dmd_core.toml_text import parse_toml
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import Log, read_log
from dmd_replay.read.opening import differences, open_game

LOGS: Final = Path(__file__).parents[3] / "fixtures/logs/language-1"
KEPT: Final = LOGS / "hastened.dmdlog"


def run(*words: str | Path) -> Result:
    """Run a command that has to succeed."""
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert 0 == result.exit_code, result.output
    return result


def texts(log: Log) -> list[str]:
    """The files of the packs that a log carries."""
    return [data.decode() for pack in log.header.packs for _, data in pack.files]


def test_the_packs_use_every_word_of_that_language() -> None:
    """So a log that carries a word of it is among those that are executed."""
    found = {
        fault.found.split("'")[1]
        for text in texts(read_log(KEPT))
        for fault in gone(parse_toml(text))
    }

    assert {word for _, word in old_words()} <= found
    assert {"who", "kinds", "half", "tag"} <= found
    assert {
        "fire_there",
        "other_figures",
        "own_wounds",
        "half_health",
        "insanity_wounds",
    } <= found


def test_the_packs_are_those_that_the_header_names() -> None:
    """Their fingerprints are of what was written, so none is told to differ."""
    header = read_log(KEPT).header
    found = differences(TOOLS, open_game(TOOLS, header), header)

    assert ["worn_core", "worn_deep", "worn_works"] == [pack.id for pack in header.packs]
    assert {"content", *(f"pack {pack.id}" for pack in header.packs)}.isdisjoint(
        one.field for one in found
    )


def test_a_pack_that_somebody_changed_is_told() -> None:
    """It is another one than the header names."""
    header = read_log(KEPT).header
    core, *others = header.packs
    files = tuple(
        (name, data.replace(b"count = 9", b"count = 8").replace(b"wounds = 5", b"wounds = 6"))
        for name, data in core.files
    )
    forged = attrs.evolve(header, packs=(attrs.evolve(core, files=files), *others))
    found = differences(TOOLS, open_game(TOOLS, forged), forged)

    assert ("pack worn_core", "bbf6dd8cf9b092a0") in [(one.field, one.recorded) for one in found]


class TestTools:
    """What can be done with every log."""

    def test_verify(self) -> None:
        """Nothing of them differs, but where a rule was mended since."""
        same = run("verify", LOGS / "four.dmdlog", LOGS / "hastened.dmdlog")
        changed = run("upgrade", LOGS / "five.dmdlog")

        assert 2 == same.output.count("EXACT")
        assert "1 declared change" in changed.output

    @pytest.mark.parametrize(
        "words",
        [
            ("goto", "--step", "60"),
            ("legal", "--step", "60"),
            ("show",),
            ("inspect",),
            ("coverage",),
            ("upgrade",),
            ("explain", "investigators.ian.stress"),
        ],
    )
    def test_reading(self, words: tuple[str, ...]) -> None:
        """It is read at any step."""
        assert run(words[0], KEPT, *words[1:]).output

    def test_fork(self, tmp_path: Path) -> None:
        """Played on, it carries the packs as they were written."""
        run("fork", KEPT, tmp_path / "on.dmdlog", "--step", "60")
        after = read_log(tmp_path / "on.dmdlog")

        assert texts(read_log(KEPT)) == texts(after)
        assert ReplayVerdict.EXACT is replay(TOOLS, after).verdict

    def test_resume(self, tmp_path: Path) -> None:
        """A recording of this version with such packs goes on when it was cut off.

        That of another version does not, whatever its packs: one file is of one version.
        """
        run("fork", KEPT, tmp_path / "whole.dmdlog", "--step", "60")
        part = tmp_path / "cut.dmdlog.part"
        part.write_bytes((tmp_path / "whole.dmdlog").read_bytes()[:10_000])
        run("record", "--resume", part)

        assert ReplayVerdict.EXACT is replay(TOOLS, read_log(tmp_path / "cut.dmdlog")).verdict

    def test_export_and_import(self, tmp_path: Path) -> None:
        """As text and back it is the same log."""
        (tmp_path / "log.jsonl").write_text(run("export", KEPT).output, encoding="utf-8")
        run("import", tmp_path / "log.jsonl", "-o", tmp_path / "log.dmdlog")

        assert KEPT.read_bytes() == (tmp_path / "log.dmdlog").read_bytes()

    def test_a_bundle(self, tmp_path: Path) -> None:
        """A bug report of it opens with the verdict of this version."""
        run("bundle", KEPT, "--mark", "60", "--out", tmp_path / "bug.zip")

        assert "EXACT" in run("open", tmp_path / "bug.zip").output

    def test_a_case(self, tmp_path: Path) -> None:
        """The packs are written beside it as they were, and are read from there."""
        case = tmp_path / "worn.case.toml"
        run("cases", "from", KEPT, "--step", "60", "-o", case)

        assert "1 case in 1 file: 1 hold" in run("cases", "run", case).output
        written = next(tmp_path.rglob("worn_core/insanity.toml")).read_text(encoding="utf-8")
        assert written in texts(read_log(KEPT))

    def test_the_check_of_packs(self, tmp_path: Path) -> None:
        """It passes, and tells the author what is said otherwise today."""
        folder = tmp_path / "worn_deep"
        folder.mkdir()
        (deep,) = (pack for pack in read_log(KEPT).header.packs if pack.id == "worn_deep")
        for name, data in deep.files:
            (folder / name).write_bytes(data)
        lines = run("pack", "check", folder).output.splitlines()

        assert (
            "worn_deep: elder one 'The Worn Deep', version 1, fingerprint 72de68fe0f978027"
        ) == lines[0]
        assert "no problems" == lines[1]
        assert ["file", "id", "path", "found", "allowed", "nearest"] == lines[3].split()
        assert any(
            "'hasten_advance' of the first language" in line
            and '{ do = "advance", when = "check" }' in line
            for line in lines
        )
        assert (
            "5 places in an older language of cards; played as it is said now, under 'allowed'"
        ) == lines[-1]

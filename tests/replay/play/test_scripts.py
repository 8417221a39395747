"""Texts that people write by hand or save in an editor: scripts, and logs as lines of JSON."""

from codecs import BOM_UTF8
from pathlib import Path
from typing import Final

import pytest

from dmd_replay.log import Log, Mark, Note, read_log
from tests.replay.cli.test_reading_cli import run


def played(folder: Path, script: str, mark: bytes = b"") -> Log:
    """The log of a script."""
    path, out = folder / "script.txt", folder / "out.dmdlog"
    path.write_bytes(mark + script.encode())
    done = run("record", out, "--seed", 7, "--script", path, "--force")
    assert done.exit_code == 0, done.output
    return read_log(out)


@pytest.mark.parametrize(
    ("line", "aside"),
    [
        ("note see issue #12, and run again", Note(0, "see issue #12, and run again")),
        ("note #", Note(0, "#")),
        ("mark bug#3", Mark(0, "bug#3", "")),
        ("mark #3 of #4", Mark(0, "#3", "of #4")),
        ("  MARK here  and there # too ", Mark(0, "here", "and there # too")),
    ],
)
def test_a_text_is_kept_whole(line: str, aside: Mark | Note, tmp_path: Path) -> None:
    """A number sign starts no comment in what somebody says of the game."""
    (found,) = (entry for entry in played(tmp_path, line).entries if isinstance(entry, type(aside)))

    assert [getattr(aside, name) for name in ("record", *_text(aside))] == [
        getattr(found, name) for name in ("record", *_text(found))
    ]


def _text(aside: Mark | Note) -> tuple[str, ...]:
    return ("name", "note") if isinstance(aside, Mark) else ("text",)


def test_a_comment_stands_behind_everything_else(tmp_path: Path) -> None:
    """Behind commands and undo, and on lines of its own."""
    log = played(
        tmp_path, "# first\nrun# away\nundo 1 # no\n#note nothing\n  # mark nothing\nrun\n"
    )

    assert 3 == len(log.records)
    assert not [entry for entry in log.entries if isinstance(entry, Mark | Note)]


def test_the_mark_of_an_editor_is_no_part_of_a_script(tmp_path: Path) -> None:
    """It stands before the first command."""
    assert played(tmp_path, "run\n").content == played(tmp_path, "run\n", BOM_UTF8).content


@pytest.mark.parametrize(
    ("before", "after"),
    [(b"", b"\n"), (b"", b"\r\n  \n\n"), (BOM_UTF8, b""), (BOM_UTF8 + b"\n", b"\n")],
)
def test_a_text_of_json_may_be_saved_by_an_editor(
    before: bytes, after: bytes, tmp_path: Path
) -> None:
    """The mark before it and blank lines behind it say nothing."""
    log = played(tmp_path, "run\n")
    text, out = tmp_path / "text.jsonl", tmp_path / "again.dmdlog"
    text.write_bytes(before + run("export", tmp_path / "out.dmdlog").stdout.encode() + after)
    done = run("import", text, "-o", out)

    assert (0, log.content) == (done.exit_code, read_log(out).content)


def test_blank_lines_alone_are_no_log(tmp_path: Path) -> None:
    """There has to be a header."""
    (tmp_path / "text.jsonl").write_text("\n\n")
    done = run("import", tmp_path / "text.jsonl", "-o", tmp_path / "out.dmdlog")

    assert 2 == done.exit_code
    assert "line 1 is missing: a log has a header at least" in done.stderr


GIVEN: Final = "given.investigators.ian.stress = 1\n"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (
            ("cases", "run"),
            f'[[case]]\nname = "Rest heals"\n{GIVEN}when = ["rest"]\nthen.state.round = 1\n',
        ),
        (("position", "check"), GIVEN),
        (("bisect", "game.dmdlog", "--other-setup"), "players = 2\n"),
    ],
    ids=["case", "position", "setup"],
)
def test_a_file_in_toml_may_be_saved_by_an_editor(
    words: tuple[str, ...], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark before a case, a position or a setup says nothing: all is as without it."""
    monkeypatch.chdir(tmp_path)
    assert 0 == run("record", "game.dmdlog", "--bot", "random", "--seed", "3").exit_code
    file = Path("x.case.toml")
    said = []
    for before in (b"", BOM_UTF8):
        file.write_bytes(before + text.encode())
        done = run(*words, file)
        said.append((done.exit_code, done.output))

    assert said[0] == said[1]
    assert not any(word in said[0][1] for word in ("line 1", "Usage", "\ufeff"))

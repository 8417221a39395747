"""Whatever a command is told to write to or to read: a sentence, and nobody's file is harmed."""

import os
import stat
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from tests.replay.disks import full_disk
from tests.replay.logs import written

OUTPUTS: Final = {
    "record": ["record", "OUT", "--bot", "random", "--force"],
    "fork": ["fork", "g.dmdlog", "OUT", "--step", "1", "--bot", "random", "--force"],
    "bundle": ["bundle", "g.dmdlog", "-o", "OUT", "--force"],
    "open": ["open", "g.dmdbundle", "-o", "OUT"],
    "export": ["export", "g.dmdlog", "-o", "OUT", "--force"],
    "import": ["import", "g.jsonl", "-o", "OUT", "--force"],
    "migrate": ["migrate", "g.dmdlog", "-o", "OUT", "--force"],
    "shrink": ["shrink", "g.dmdlog", "-o", "OUT", "--python", "table", "--force"],
    "shrink --case": [*["shrink", "g.dmdlog", "--python", "table", "--force", "--case"], "OUT"],
    "position": ["position", "show", "g.dmdlog", "--step", "1", "-o", "OUT", "--force"],
    "cases": ["cases", "from", "g.dmdlog", "--step", "1", "-o", "OUT", "--force"],
    "coverage": ["coverage", "g.dmdlog", "--html", "OUT", "--force"],
    "demo": ["demo", "--log", "OUT", "--force"],
}
"""A command line for each option that names a file to write."""

INPUTS: Final = {
    "record": ["record", "o", "--script", "IN"],
    "resume": ["record", "--resume", "IN"],
    "fork": ["fork", "IN", "o", "--step", "0"],
    "fork --script": ["fork", "g.dmdlog", "o", "--step", "0", "--script", "IN"],
    "bundle": ["bundle", "IN", "-o", "o"],
    "open": ["open", "IN", "-o", "o"],
    "export": ["export", "IN"],
    "import": ["import", "IN", "-o", "o"],
    "migrate": ["migrate", "IN", "-o", "o"],
    "shrink": ["shrink", "IN", "-o", "o"],
    "position": ["position", "check", "IN"],
    "cases": ["cases", "run", "IN"],
    "coverage": ["coverage", "IN"],
    "verify": ["verify", "IN"],
    "replay": ["replay", "IN"],
    "upgrade": ["upgrade", "IN"],
    "show": ["show", "IN"],
    "goto": ["goto", "IN", "0"],
    "legal": ["legal", "IN", "--step", "0"],
    "explain": ["explain", "IN", "ian.stress"],
    "diff": ["diff", "IN", "g.dmdlog"],
    "inspect": ["inspect", "IN"],
    "bisect": ["bisect", "g.dmdlog", "--other-setup", "IN"],
    "pack": ["pack", "check", "IN"],
}
"""A command line for each argument that names a file to read."""


def run(words: list[str], **holes: str) -> Result:
    """Run a command line, with something in the place of OUT or IN."""
    filled = [holes.get(word, word) for word in words]
    return CliRunner().invoke(main, filled, catch_exceptions=False)


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log, the same as text and in a bundle."""
    folder = tmp_path_factory.mktemp("samples")
    log = folder / "g.dmdlog"
    log.write_bytes(written(3))
    assert 0 == run(["export", str(log), "-o", str(folder / "g.jsonl")]).exit_code
    assert 0 == run(["bundle", str(log)]).exit_code
    return folder


@pytest.fixture(autouse=True)
def folder(samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the samples, in which commands are run."""
    for sample in samples.iterdir():
        (tmp_path / sample.name).write_bytes(sample.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _names(without: set[str]) -> list[object]:
    """The command lines but for some; those of commands that work long are run late."""
    return [
        pytest.param(name, marks=pytest.mark.exhaustive) if name in {"coverage", "demo"} else name
        for name in sorted(set(OUTPUTS) - without)
    ]


def content(folder: Path) -> dict[str, bytes]:
    """The files of a folder, with what is in them."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


# --- what is written to --------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(OUTPUTS))
def test_no_command_writes_where_no_file_can_be(folder: Path, name: str) -> None:
    """An empty name, folders, links in a circle or to nowhere, a device: refused by a sentence."""
    Path("one").symlink_to("two")
    Path("two").symlink_to("one")
    Path("dangling").symlink_to("victim")
    before = content(folder)
    for out in ("", ".", "..", "/", "one", "dangling", "/dev/null", "none/x"):
        result = run(OUTPUTS[name], OUT=out)

        assert 2 == result.exit_code, out
        assert result.stderr.startswith(("dmd-replay: ", "Usage: ")), out
        assert 1 == result.stderr.count("\n") or result.stderr.startswith("Usage: "), out
        assert before == content(folder), out
    assert not Path("victim").exists()


@pytest.mark.parametrize("name", sorted(set(OUTPUTS) - {"record", "demo"}))
def test_no_command_writes_over_what_it_reads(folder: Path, name: str) -> None:
    """Not by the name it is read by, nor by a link to it; --force or not."""
    read = OUTPUTS[name][1] if OUTPUTS[name][0] not in ("position", "cases") else "g.dmdlog"
    Path("link").symlink_to(read)
    before = content(folder)
    for out in (read, "link"):
        result = run(OUTPUTS[name], OUT=out)

        assert 2 == result.exit_code
        said = f"dmd-replay: {out}: this is what is read; name another file to write to\n"
        assert said == result.stderr
        assert before == content(folder)


@pytest.mark.parametrize("name", _names({"open"}))
def test_a_file_that_is_there_stays_unless_force_is_given(name: str) -> None:
    """It is the same file after the refusal; with --force it is replaced."""
    mine = Path("mine")
    mine.write_bytes(b"mine")
    refused = run([word for word in OUTPUTS[name] if word != "--force"], OUT="mine")
    kept = mine.read_bytes()
    forced = run(OUTPUTS[name], OUT="mine")

    says = "dmd-replay: mine: the file exists; name another or allow it with --force\n"
    assert (2, says, b"mine") == (refused.exit_code, refused.stderr, kept)
    assert 0 == forced.exit_code
    assert b"mine" != mine.read_bytes()


def test_a_script_and_a_pack_are_not_written_over(folder: Path) -> None:
    """What `record` and `fork` play by is read too."""
    Path("moves").write_text("rest\n")
    assert 0 == run(["pack", "new", "mill"]).exit_code
    before = content(folder)
    for words in (
        ["record", "moves", "--script", "moves", "--force"],
        ["fork", "g.dmdlog", "moves", "--step", "0", "--script", "moves", "--force"],
        ["record", "mill/pack.toml", "--pack", "mill", "--force"],
    ):
        result = run(words)

        assert (2, True) == (result.exit_code, "this is what is read" in result.stderr)
    assert before == content(folder)
    assert 0 == run(["pack", "check", "mill"]).exit_code


@pytest.mark.parametrize("name", _names({"open"}))
def test_a_private_file_stays_private(folder: Path, name: str) -> None:
    """A file that only its owner may read is replaced by one like it, in every command."""
    out = folder / "out"
    out.write_bytes(read_log(Path("g.dmdlog")).header.ruleset.encode())
    out.chmod(0o600)

    result = run(OUTPUTS[name], OUT="out")

    assert 0 == result.exit_code, result.stderr
    assert 0o600 == stat.S_IMODE(out.stat().st_mode)
    assert len(out.read_bytes()) > 100


@pytest.mark.parametrize("name", sorted(OUTPUTS))
def test_a_full_disk_leaves_no_half_of_a_file(folder: Path, name: str) -> None:
    """Status 5, a sentence with the file, and the folder as it was, but for what was recorded."""
    before = content(folder)

    with full_disk(100):
        result = run(OUTPUTS[name], OUT="out")

    assert 5 == result.exit_code
    assert result.stderr.startswith(f"dmd-replay: {folder}/")
    assert result.stderr.endswith(": File too large\n")
    after = content(folder)
    after.pop("out.part", None)
    assert before == after


def test_a_pack_that_does_not_fit_leaves_no_folder(folder: Path) -> None:
    """A new pack is there with all its files, or not at all."""
    with full_disk(100):
        result = run(["pack", "new", "mill"])

    assert (5, False) == (result.exit_code, Path("mill").exists())
    assert result.stderr.startswith("dmd-replay: mill/")
    assert {"g.dmdlog", "g.jsonl", "g.dmdbundle"} == {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["record", "fork"])
def test_a_link_in_place_of_the_part_is_not_followed(folder: Path, name: str) -> None:
    """The part has a name that everybody can foresee; a link there is told, --force or not."""
    Path("victim").write_bytes(b"precious")
    Path("out.part").symlink_to("victim")

    result = run(OUTPUTS[name], OUT="out")

    assert 2 == result.exit_code
    assert result.stderr == (
        f"dmd-replay: {folder}/out.part: this is no ordinary file, and a recording needs the name;"
        " move it away\n"
    )
    assert b"precious" == Path("victim").read_bytes()


@pytest.mark.parametrize("data", [b"", written(1)[:5], written(1)[:40]])
def test_a_part_without_a_whole_header_is_nothing(folder: Path, data: bytes) -> None:
    """A recording that was killed before its header was there stands in nobody's way."""
    Path("out.part").write_bytes(data)

    result = run(["record", "out", "--bot", "random"])

    assert 0 == result.exit_code
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(folder / "out")).verdict
    assert not Path("out.part").exists()


def test_schemas_that_say_something_else_are_not_overwritten_unasked(folder: Path) -> None:
    """None is written if one of them may not be; those that are there as they are may stay."""
    assert 0 == run(["pack", "schema", "--write", "schema"]).exit_code
    texts = content(folder / "schema")
    Path("schema/pack.json").write_text("mine")
    Path("schema/map.json").unlink()

    result = run(["pack", "schema", "--write", "schema"])

    assert (2, True) == (result.exit_code, "pack.json: the file exists" in result.stderr)
    assert ("mine", False) == (
        Path("schema/pack.json").read_text(),
        Path("schema/map.json").exists(),
    )
    assert 0 == run(["pack", "schema", "--write", "schema", "--force"]).exit_code
    assert texts == content(folder / "schema")
    assert 0 == run(["pack", "schema", "--write", "schema"]).exit_code


def test_a_log_named_by_its_content_spares_another_of_that_name(folder: Path) -> None:
    """The same game again is the same file; another file of that name stays, and the log too."""
    words = ["record", ".", "--by-hash", "--bot", "random", "--seed", "0", "--json"]
    assert [0, 0] == [run(words).exit_code, run(words).exit_code]
    (log,) = folder.glob("death-may-die-*.dmdlog")
    log.write_bytes(b"precious")

    result = run(words)

    assert 2 == result.exit_code
    (kept,) = folder.glob("unnamed-*.dmdlog")
    assert result.stderr == (
        f"dmd-replay: {log}: another file has the name of this log, which is in {kept}\n"
    )
    assert b"precious" == log.read_bytes()


# --- what is read --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(INPUTS))
def test_what_has_no_end_is_read_within_bounds(folder: Path, name: str) -> None:
    """A device that gives zeros for ever, a folder, a circle of links: refused by a sentence."""
    Path("one").symlink_to("two")
    Path("two").symlink_to("one")
    before = content(folder)
    inputs = ["/dev/zero", "one"]
    if name not in {"cases", "coverage", "replay", "upgrade", "verify"}:  # these search a folder
        inputs.append("/")
    for read in inputs:
        result = run(INPUTS[name], IN=read)

        assert 2 == result.exit_code, read
        assert len(result.output) < 2000, read
    assert before == content(folder)


def test_a_script_longer_than_any_game() -> None:
    """50 MB of script are refused before they are taken apart; so is a line that is no line."""
    Path("long").write_bytes(b"rest\n" * 10_000_000)
    Path("wide").write_text("x" * 100_000)

    long, wide = (run(["record", "o", "--script", name]) for name in ("long", "wide"))

    assert "dmd-replay: long: larger than 1048576 bytes; a script is a short text\n" == long.stderr
    assert "dmd-replay: wide: line 1: 100000 letters; at most 4096 fit on a line\n" == wide.stderr
    assert (2, 2) == (long.exit_code, wide.exit_code)
    os.truncate("long", 0)

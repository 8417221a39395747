"""Cases and positions out of games with packs of their own: the packs lie beside the file."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

import dmd_core
from dmd_core.toml_text import parse_toml
from dmd_replay.cli.main import main
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

CORE: Final = Path(dmd_core.__file__).parent / "death_may_die/packs/core"


def run(*words: object) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A recorded game of an Episode that is then gone; its log carries it."""
    monkeypatch.chdir(tmp_path)
    write_new(Path("mill"), skeleton("episode", "mill", "Mill"))
    recorded = run(
        *("record", "a.dmdlog", "--seed", "5", "--bot", "random"),
        *("--pack", "mill", "--episode", "mill"),
    )
    assert 0 == recorded.exit_code
    Path("mill").rename("elsewhere")
    return Path("a.dmdlog")


def same_files(one: Path, other: Path) -> bool:
    """Whether a saved pack is the one that was played; hidden files are no part of it."""
    names = sorted(file.name for file in other.iterdir() if not file.name.startswith("."))
    return names == sorted(file.name for file in one.iterdir()) and all(
        (one / name).read_bytes() == (other / name).read_bytes() for name in names
    )


def test_a_case_has_its_packs_beside_it(log: Path) -> None:
    """The case names the folder of its pack, and holds with it."""
    result = run("cases", "from", log, "--step", 4, "-o", "moment.case.toml")
    again = run("cases", "run", "moment.case.toml")

    assert "moment.case.toml: 1 command, the case holds\n" == result.output
    assert 'packs = [\n    "moment.packs/mill",\n]' in Path("moment.case.toml").read_text("utf-8")
    assert same_files(Path("moment.packs/mill"), Path("elsewhere"))
    assert ("1 case in 1 file: 1 hold\n", 0) == (again.output, again.exit_code)


@pytest.mark.parametrize("words", [("cases", "from"), ("position", "show")])
def test_nothing_stands_beside_a_stream(log: Path, words: tuple[str, ...]) -> None:
    """What names packs is not printed where they cannot be put, with `-o -` or without -o."""
    says = "dmd-replay: the game was played with packs of its own (mill); name a file to write to"
    for out in ((), ("-o", "-")):
        result = run(*words, log, "--step", 4, *out)

        assert (2, "") == (result.exit_code, result.stdout)
        assert result.stderr.startswith(says)


def test_a_case_of_other_investigators_has_their_pack_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A core pack may bring Investigators that the built-in one does not know."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(CORE, "core")
    boards = Path("core/investigators.toml")
    text = boards.read_text(encoding="utf-8")
    boards.write_text(text.replace('id = "ian"', 'id = "jan"'), encoding="utf-8")
    words = ("--pack", "core", "--investigators", "jan,elizabeth")
    assert 0 == run("record", "a.dmdlog", "--seed", "5", *words).exit_code

    result = run("cases", "from", "a.dmdlog", "--step", 4, "-o", "moment.case.toml")

    assert (0, "") == (result.exit_code, result.stderr)
    written = parse_toml(Path("moment.case.toml").read_text("utf-8"))
    assert {"investigators": ["jan", "elizabeth"]} == written["case"][0]["setup"]
    assert "1 case in 1 file: 1 hold\n" == run("cases", "run", "moment.case.toml").output


@pytest.mark.parametrize("words", [["cases", "from"], ["position", "show"]])
def test_packs_need_a_file_to_lie_beside(words: list[str], log: Path) -> None:
    """Without a file there is no place for the packs."""
    result = run(*words, log, "--step", 4)

    assert (
        "dmd-replay: the game was played with packs of its own (mill); name a file to write to,"
        " so that they can be put beside it\n"
    ) == result.stderr
    assert (2, "") == (result.exit_code, result.stdout)


def test_a_position_has_its_packs_beside_it(log: Path) -> None:
    """A position of a game with an added pack has that pack beside it, and is faultless with it."""
    assert 0 == run("position", "show", log, "--step", 4, "-o", "moment.toml").exit_code

    assert run("position", "check", "moment.toml").output.startswith("moment.toml: no fault; ")
    assert same_files(Path("moment.packs/mill"), Path("elsewhere"))


def test_another_pack_is_not_written_over(log: Path) -> None:
    """What lies there and is something else stays, unless that is allowed."""
    other = Path("moment.packs/mill/map.toml")
    other.parent.mkdir(parents=True)
    other.write_text("mine", encoding="utf-8")
    words = ("position", "show", log, "--step", 4, "-o", "moment.toml")
    result = run(*words)

    assert (
        "dmd-replay: moment.packs/mill/map.toml: the file exists; name another case or allow it"
        " with --force\n"
    ) == result.stderr
    assert (2, "mine") == (result.exit_code, other.read_text(encoding="utf-8"))
    assert not Path("moment.toml").exists()
    assert 0 == run(*words, "--force").exit_code
    assert same_files(Path("moment.packs/mill"), Path("elsewhere"))


def test_a_shrunk_game_has_its_packs_beside_it(log: Path) -> None:
    """Shrinking leaves a log and a case, and the case runs."""
    result = run("shrink", log, "--python", "table['investigators'][0]['stress'] > 0")

    assert 0 == result.exit_code
    assert "a.small.case.toml  (the case passes now; add `then` with what should hold)" in (
        result.output
    )
    assert same_files(Path("a.small.packs/mill"), Path("elsewhere"))
    again = run("cases", "run", "a.small.case.toml")
    assert (0, "1 case in 1 file: 1 hold, 1 oddity") == (
        again.exit_code,
        again.output.splitlines()[-1],
    )


def test_a_log_whose_pack_was_broken_by_hand(log: Path) -> None:
    """The text of a log that cannot be read says what is wrong with its pack."""
    run("export", log, "-o", "a.jsonl")
    lines = Path("a.jsonl").read_text(encoding="utf-8").splitlines()
    lines[0] = lines[0].replace("health = 3", "health = -3")
    bare = [re.sub(r',"link":"[0-9a-f]*"', "", line) for line in lines]
    Path("b.jsonl").write_text("\n".join(bare) + "\n", encoding="utf-8")

    result = run("import", "b.jsonl", "-o", "b.dmdlog")

    assert result.stderr.startswith(
        "dmd-replay: b.jsonl: line 2 names values by words, and this game is not at hand: "
    )
    assert (
        "/monsters.toml:9: lurker: monsters[0].health: found -3; allowed: 1 to 999" in result.stderr
    )
    assert (2, False) == (result.exit_code, Path("b.dmdlog").exists())

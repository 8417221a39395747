"""What people type: streams in the place of files, folders, names, misspelt words."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.log import Log, parse_log, read_log

GAMES = Path(__file__).parents[3] / "fixtures/games"
GAME = GAMES / "curious-457.dmdlog"


def run(*words: object, given: bytes = b"") -> Result:
    """Run a command line; `given` is its standard input."""
    return CliRunner().invoke(main, [str(word) for word in words], input=given)


def party(log: Log) -> object:
    """Who plays."""
    return log.header.setup["investigators"]


# --- streams -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("verify", "-"),
        ("replay", "-"),
        ("show", "-"),
        ("inspect", "-"),
        ("legal", "-", "--step", 3),
        ("goto", "-", "--step", 3),
        ("explain", "-", "round"),
        ("diff", "-", GAME),
        ("diff", GAME, "-"),
        ("coverage", "-"),
        ("upgrade", "-"),
        ("position", "show", "-", "--step", 3),
        ("cases", "from", "-", "--step", 3),
    ],
)
def test_a_log_comes_from_standard_input(words: tuple[object, ...]) -> None:
    """`-` is read like a file with the same bytes."""
    result = run(*words, given=GAME.read_bytes())

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout


def test_a_log_goes_to_standard_output() -> None:
    """The bytes of the log alone are there; what else is said goes to the other stream."""
    result = run("record", "-", "--seed", 4)

    assert result.exit_code == 0
    assert parse_log(result.stdout_bytes, "-").footer is not None
    assert " commands, " in result.stderr


def test_a_log_goes_through_text_and_back() -> None:
    """Export and import in a pipe give the same bytes."""
    text = run("export", "-", given=GAME.read_bytes()).stdout_bytes
    again = run("import", "-", "-o", "-", given=text)

    assert again.exit_code == 0
    assert again.stdout_bytes == GAME.read_bytes()


def test_a_fork_in_a_pipe() -> None:
    """It reads one stream and writes the other."""
    result = run("fork", "-", "-", "--step", 3, "--bot", "random", given=GAME.read_bytes())

    assert result.exit_code == 0
    assert parse_log(result.stdout_bytes, "-").header.seed == read_log(GAME).header.seed


def test_a_bundle_in_a_pipe() -> None:
    """It is made of one stream and goes to the other."""
    result = run("bundle", "-", "-o", "-", given=GAME.read_bytes())

    assert result.exit_code == 0
    assert run("open", "-", "--issue", given=result.stdout_bytes).exit_code == 0


def test_a_script_comes_from_standard_input(tmp_path: Path) -> None:
    """Of a fork as of a new recording."""
    options = ("--step", 0, "--script", "-")
    result = run("fork", GAME, tmp_path / "g.dmdlog", *options, given=b"note as it began\n")

    assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("bundle", "-"), "-o"),
        (("open", "-"), "-o"),
        (("shrink", "-", "--python", "True"), "-o"),
        (("shrink", GAME, "-o", "-", "--python", "True"), "--case"),
    ],
)
def test_no_file_goes_beside_a_stream(words: tuple[object, ...], option: str) -> None:
    """It would be gone with the command, so it has to be named."""
    given = run("bundle", GAME, "-o", "-").stdout_bytes if "open" in words else GAME.read_bytes()
    result = run(*words, given=given)

    assert (result.exit_code, result.stdout_bytes) == (2, b"")
    says = f"dmd-replay: beside '-' there is no place for a file; name one with {option}\n"
    assert result.stderr == says


def test_standard_input_is_read_once() -> None:
    """Two logs cannot come from it."""
    result = run("diff", "-", "-", given=GAME.read_bytes())

    assert result.exit_code == 2
    assert "'B': '-' stands twice; standard input can be read once" in result.stderr


def test_nothing_goes_to_standard_output_if_it_fails() -> None:
    """Nobody at the other end of a pipe gets half a log."""
    result = run("fork", GAME, "-", "--step", 9999)

    assert (result.exit_code, result.stdout_bytes) == (2, b"")
    assert "step 9999 is not in the log" in result.stderr


def test_the_package_is_a_command() -> None:
    """``python -m dmd_replay`` does what the script does, and calls itself so."""
    done = subprocess.run(
        [sys.executable, "-m", "dmd_replay", "--help"], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: python -m dmd_replay [OPTIONS] COMMAND [ARGS]...")


# --- folders -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["verify", "replay", "upgrade", "coverage"])
def test_a_folder_stands_for_its_logs(command: str, tmp_path: Path) -> None:
    """All logs in it and below are taken, other files are not."""
    (tmp_path / "below").mkdir()
    for name in ("a.dmdlog", "below/b.dmdlog", "notes.txt"):
        (tmp_path / name).write_bytes(GAME.read_bytes())

    in_folder, one_by_one = (
        run(command, "--json", tmp_path),
        run(command, "--json", tmp_path / "a.dmdlog", tmp_path / "below/b.dmdlog"),
    )

    assert in_folder.exit_code == 0
    assert in_folder.stdout == one_by_one.stdout


def test_a_folder_without_logs_is_told(tmp_path: Path) -> None:
    """It is no log itself."""
    result = run("verify", tmp_path)

    assert result.exit_code == 2
    assert f"{tmp_path}: UNUSABLE" in result.stdout


# --- names ---------------------------------------------------------------------------------------


def test_investigators_by_name(tmp_path: Path) -> None:
    """As they are printed, in any case, or by id; so are the Episode and the Elder One."""
    out = tmp_path / "g.dmdlog"
    chosen = ("--elder-one", "CTHULHU", "--episode", "Blasphemous Alchemy")
    result = run("record", out, "--investigators", "Ian, Sister Beth", *chosen)

    assert result.exit_code == 0, result.stderr
    setup = read_log(out).header.setup
    assert setup["investigators"] == ["ian", "sister_beth"]
    assert (setup["episode"], setup["elder_one"]) == ("blasphemous_alchemy", "cthulhu")


def test_a_name_that_nobody_has_is_told_with_the_nearest(tmp_path: Path) -> None:
    """The sentence of the rules, with the ids there are."""
    result = run("record", tmp_path / "g", "--investigators", "Ian,Sister Bett")

    assert result.exit_code == 2
    assert "investigators[1]: 'Sister Bett' is unknown" in result.stderr
    assert "did you mean 'sister_beth'?" in result.stderr


def test_a_party_is_drawn_by_the_seed(tmp_path: Path) -> None:
    """The same seed draws the same Investigators, another one others; those named stay."""

    def drawn(seed: int, *more: str) -> object:
        out = tmp_path / "g.dmdlog"
        words = ("record", out, "--draw", "--seed", seed, "--force", *more)
        assert run(*words).exit_code == 0
        return party(read_log(out))

    three = ("--players", "3")
    assert drawn(1, *three) == drawn(1, *three)
    assert drawn(1, *three) != drawn(2, *three)
    assert drawn(2, "--investigators", "borden,ian") == ["borden", "ian"]


# --- misspelt and misplaced ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["recrod"], "No such command 'recrod'; did you mean 'record'?"),
        (["veryfy", "x"], "No such command 'veryfy'; did you mean 'verify'?"),
        (["zzzzz"], "No such command 'zzzzz'."),
        (["a\x1b[2J"], "No such command 'a\\x1b[2J'."),
    ],
)
def test_a_misspelt_command_is_answered_with_the_nearest(words: list[str], says: str) -> None:
    """One that looks like none gets no guess, and what could steer a terminal is escaped."""
    result = run(*words)

    assert result.exit_code == 2
    assert says in result.stderr


def test_the_game_may_stand_before_the_subcommand() -> None:
    """As people type it; a game that is not there is told in either place."""
    listed = run("rules", "list", "--chapter", "run")

    before = run("rules", "--game", "death-may-die", "list", "--chapter", "run")
    assert (before.exit_code, before.stdout) == (0, listed.stdout)
    assert (
        run("rules", "--game", "chess", "list").stderr
        == run("rules", "list", "--game", "chess").stderr
    )


def test_a_case_of_another_game_is_refused(tmp_path: Path) -> None:
    """`--game` is not passed over where the file names another one."""
    file = tmp_path / "x.case.toml"
    file.write_text('game = "chess"\n[[case]]\nname = "One"\nthen.events = ["Mated"]\n')
    result = run("cases", "run", "--game", "death-may-die", file)

    assert result.exit_code != 0
    assert "the file is of 'chess', not of 'death-may-die'" in result.output


def test_every_command_calls_a_step_a_step() -> None:
    """No option is called --at any more."""
    for name in COMMANDS:
        assert "--at" not in run(name, "--help").stdout.split(), name

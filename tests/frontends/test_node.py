"""The client in JavaScript: its types, and whole games played by it."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from dmd_replay import game_tools, read_log
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from tests.frontends.own import ids_of_games
from tests.frontends.setups import setups

ROOT: Final = Path(__file__).parents[2]
NODE: Final = ROOT / "docs/examples/node"
HOST: Final = f"{shlex.quote(sys.executable)} -m dmd_replay serve --stdio"

pytestmark = pytest.mark.frontends


def node(*words: str, said: str = "", cwd: Path = NODE) -> "subprocess.CompletedProcess[str]":
    """Run a program of the example."""
    command = ["node", *words]  # the machine's own
    return subprocess.run(
        command, cwd=cwd, input=said, capture_output=True, text=True, check=False, timeout=300
    )


def play(*words: str, said: str = "", cwd: Path = NODE) -> "subprocess.CompletedProcess[str]":
    """Play, with the host of this tree."""
    return node(str(NODE / "play.js"), "--host", HOST, *words, said=said, cwd=cwd)


def words_of(setup: Mapping[str, object]) -> list[str]:
    """A setup as words of the command line."""
    words: list[str] = []
    for key, value in setup.items():
        text = ",".join(value) if isinstance(value, list) else str(value)
        words += ["--set", f"{key}={text}"]
    return words


def test_types_are_those_of_the_schema(tmp_path: Path) -> None:
    """`npm run types` was run after the last change of a message."""
    made = tmp_path / "protocol.d.ts"
    done = node("types.js", str(made))
    assert (0, "") == (done.returncode, done.stderr)
    assert made.read_text(encoding="utf-8") == (NODE / "protocol.d.ts").read_text(encoding="utf-8")


def test_every_line_of_the_client_fits_the_types() -> None:
    """Strictly, without a build."""
    done = node("node_modules/typescript/bin/tsc", "--project", "tsconfig.json")
    assert (0, "") == (done.returncode, done.stdout)


@pytest.mark.parametrize(("game", "setup"), setups())
def test_a_whole_game_is_played(game: str, setup: Mapping[str, object]) -> None:
    """By itself, from the menus alone, to the end."""
    done = play("--auto", "--game", game, "--seed", "7", *words_of(setup))
    assert (0, "") == (done.returncode, done.stderr)
    last = done.stdout.rstrip().rsplit("\n", 1)[-1]
    assert re.fullmatch(r"The game is over: (win|loss) \(version \d+\)\.", last), last


def test_a_person_chooses_asks_why_not_takes_back_saves_and_goes_on(tmp_path: Path) -> None:
    """What is typed is answered in sentences; the save plays out exactly."""
    first = play(
        "--game",
        "death-may-die",
        "--seed",
        "7",
        said="1\nu\nr\n?\nt\nnonsense\ns no/such/place\ns here.dmdlog\nq\n",
        cwd=tmp_path,
    )
    assert (0, "") == (first.returncode, first.stderr)
    for said in (
        "Elizabeth may take an action.",
        "   1  Elizabeth runs. [1 action]  (run)",
        "Elizabeth takes the Run action.",
        "the game stands at step 0",
        "the game stands at step 1",
        "Space 1 (to Space 2): ",
        "'nonsense' is no answer to 'step'; possible: ",
        "not saved: ENOENT",
        "saved as here.dmdlog",
        "The game goes on (version 3).",
    ):
        assert said in first.stdout

    log = read_log(tmp_path / "here.dmdlog")
    assert ReplayVerdict.EXACT == replay(game_tools("death-may-die"), log).verdict

    again = play("--load", "here.dmdlog", said="q\n", cwd=tmp_path)
    assert "Elizabeth takes the Run action." in again.stdout
    assert "The game goes on (version 3)." in again.stdout


def test_a_long_game_is_told_whole_when_it_is_gone_on_with(tmp_path: Path) -> None:
    """From the first command on, and what is lost of a save that is torn."""
    kept = tmp_path / "whole.dmdlog"
    for seed in range(20):  # the first long game: which one that is does not matter
        words = ["record", str(kept), "--players", "5", "--seed", str(seed), "--force"]
        assert 0 == CliRunner().invoke(main, words).exit_code
        if len(read_log(kept).records) > 220:
            break
    log = read_log(kept)
    commands = len(log.records) - 1
    assert commands > 200

    whole = play("--load", "whole.dmdlog", said="q\n", cwd=tmp_path)
    assert (0, "") == (whole.returncode, whole.stderr)
    assert commands == len(
        re.findall(r"^> [A-Z]", whole.stdout.split("number or text:")[0], re.MULTILINE)
    )
    assert "is torn" not in whole.stdout

    (tmp_path / "torn.dmdlog").write_bytes(kept.read_bytes()[: log.tail.offset - 3])
    short = play("--load", "torn.dmdlog", said="q\n", cwd=tmp_path)
    assert re.search(
        rf"^the save is torn: \d+ bytes behind record {commands - 1} are lost$",
        short.stdout,
        re.MULTILINE,
    )


def test_a_question_about_a_roll_shows_the_dice() -> None:
    """However often it is asked; that a step was taken unasked is told by the step alone."""
    setup = ("players=1", "investigators=borden,morgan", "episode=blasphemous_alchemy")
    words = [word for one in setup for word in ("--set", one)]
    done = play("--seed", "11", *words, said="1\n4\n2\n1\n\nq\n")
    asked = "attack: a Tentacle, a Tentacle, a Success\nMorgan may reroll a die."
    assert 2 == done.stdout.count(asked)
    assert 1 == done.stdout.count("Morgan goes to Space 2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "death-may-dye"), "did you mean"),
        (("--set", "episode=nowhere"), "episode: 'nowhere' is unknown"),
        (("--load", "package.json"), "this is no game log"),
        (("--host", "no-such-program"), "no-such-program"),
        (("--host", "node -e 0"), "the host has ended"),
        (("--host", "node --version"), "does not speak the protocol"),
    ],
)
def test_what_goes_wrong_is_one_sentence(words: tuple[str, ...], said: str) -> None:
    """No trace of a program."""
    done = play(*words)
    assert 2 == done.returncode
    assert said in done.stdout
    assert "    at " not in done.stdout + done.stderr


def test_the_frontend_is_small_and_knows_no_rule() -> None:
    """Fewer than a thousand lines of its own; no word of a command, no id of a game in it."""
    own = {path.name: path.read_text(encoding="utf-8") for path in NODE.glob("*.js")}
    assert {"client.js", "play.js", "types.js"} == set(own)
    assert sum(text.count("\n") for text in own.values()) < 1000
    lock = json.loads((NODE / "package-lock.json").read_text(encoding="utf-8"))
    assert not [one for one in lock["packages"].values() if "resolved" in one]
    known = re.findall(r"\w+", " ".join(own.values()).lower())
    assert set() == ids_of_games() & set(known)

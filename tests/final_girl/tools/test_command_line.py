"""Final Girl through the command line: named as people name it, told in its own words."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.state import Phase, Table
from dmd_replay.cli.main import main
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.games.final_girl.sensible import SensibleBot
from dmd_replay.games.final_girl.setup import SETUP
from dmd_replay.log import read_log
from dmd_replay.play.recorder import Recorder, UndoError
from dmd_replay.registry import game_tools, spelt
from dmd_replay.share.masked import without_secrets
from tests.keeping import FOLDER

GAME = FOLDER / "final-girl-sensible-camp.dmdlog"


def run(*words: object, given: bytes | None = None) -> Result:
    """A command."""
    return CliRunner().invoke(main, [str(word) for word in words], input=given)


def shown(words: Sequence[object], *starts: str) -> list[str]:
    """Lines of what a command says that begin like one of these."""
    lines = [line.strip() for line in run(*words).output.splitlines()]
    return [line for line in lines if line.startswith(starts)]


# --- names of games ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["final_girl", "final-girl", "Final-Girl"])
def test_a_game_is_found_however_its_words_are_joined(name: str) -> None:
    """What stands in the header of a log stays as it is."""
    assert game_tools(name) is TOOLS
    assert "final_girl" == spelt(name) == TOOLS.ruleset.name
    assert run("rules", "show", "TRN-01", "--game", name).output.startswith("FG-TRN-01  ")


def test_a_misspelt_game_is_told_with_the_nearest() -> None:
    """And with all there are."""
    done = run("record", "x.dmdlog", "--game", "final_gril")

    assert 2 == done.exit_code
    assert "installed: death-may-die, final_girl; did you mean 'final_girl'?" in done.output


@pytest.mark.parametrize("words", [("record",), ("rules", "show"), ("rules",), ("coverage",)])
def test_the_help_names_the_games(words: tuple[str, ...]) -> None:
    """Those that are installed."""
    assert "Which game: death-may-die, final_girl." in " ".join(run(*words, "-h").output.split())


# --- rules ---------------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_a_rule_in_full_needs_no_game() -> None:
    """Its first letters say which game it is of; several may be of different ones."""
    done = run("rules", "show", "fg-trn-01", "DMD-RUN-04")

    assert 0 == done.exit_code, done.output
    heads = [line.split()[0] for line in done.output.splitlines() if "-" in line[:6]]
    assert ["FG-TRN-01", "DMD-RUN-04"] == heads


def test_a_misspelt_rule_is_answered_with_those_of_its_game() -> None:
    """And not with those of the usual one."""
    done = run("rules", "show", "FG-TRN-99")

    assert 2 == done.exit_code
    near = done.output.split("nearest: ")[1].strip().split(", ")
    assert 3 == len(near)
    assert all(one.startswith("FG-") for one in near)


# --- show ----------------------------------------------------------------------------------------


def test_what_a_command_and_its_event_say_alike_is_told_once() -> None:
    """With the rules of both behind it; the JSON has every event."""
    lines = shown(["show", GAME, "--rules", "--turn", 1], "[1] ", "Nora plays")
    events = run("show", GAME, "--json").output.count('"event": "CardPlayed"')

    assert 1 == len(lines)
    assert lines[0].startswith("[1] Nora plays ")
    assert "FG-ACT-01" in lines[0]
    assert events > 1


def test_what_is_enough_says_of_what() -> None:
    """A stop or a done answers a question: the dice, the way, the phase."""
    lines = shown(["show", GAME], "[")
    ends = {
        line.split("] ")[1].split("  (")[0] for line in lines if line.endswith(("(stop)", "(done)"))
    }

    assert {"Nora leaves the dice as they are.", "Nora ends the Action phase."} <= ends
    assert set() == ends & {"Nora stops.", "Nora is done."}


# --- undo ----------------------------------------------------------------------------------------


def test_a_phase_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    """From the middle of Planning to its first question, from there to the Action phase."""
    game = SETUP.definition(SETUP.choose({}))
    bot = SensibleBot(1)
    with Recorder.open(tmp_path / "g.dmdlog", game, seed=7, tools=TOOLS) as recorder:

        def table() -> Table:
            found: Table = recorder.now.state.table
            return found

        while table().phase is not Phase.PLANNING:
            assert recorder.decision is not None
            recorder.do(bot.choose(game, recorder.now.state, recorder.decision))
        planning = recorder.at
        assert recorder.decision is not None
        recorder.do(bot.choose(game, recorder.now.state, recorder.decision))

        recorder.undo_part("phase")
        assert (planning, Phase.PLANNING) == (recorder.at, table().phase)
        recorder.undo_part("phase")
        assert (0, Phase.ACTION) == (recorder.at, table().phase)
        with pytest.raises(UndoError, match="undo phase: no phase began before this"):
            recorder.undo_part("phase")


# --- streams, masked logs, cases -----------------------------------------------------------------


def test_standard_input_is_called_that() -> None:
    """No message shows a path that nobody typed."""
    good = run("verify", "-", given=GAME.read_bytes())
    bad = run("verify", "-", "--json", given=b"junk")

    assert good.output.startswith("standard input: EXACT (")
    assert '"standard input"' in bad.output
    assert "dmd-replay-" not in good.output + bad.output


def test_a_masked_log_has_not_diverged(tmp_path: Path) -> None:
    """Nobody can say what is legal in it: that is unusable input, not a verdict."""
    masked = tmp_path / "masked.dmdlog"
    with masked.open("wb") as stream:
        without_secrets(TOOLS, read_log(GAME), PLAYER, stream)

    done = run("legal", masked, "--step", 3)

    says = "dmd-replay: the log is masked; what was taken out is needed to play it\n"
    assert (2, says) == (done.exit_code, done.output)


CASE = """
game = "final-girl"

[[case]]
name = "a skip"
rules = ["FG-SRC-02"]
given.phase = "action"
given.girl.space = "dock"
given.hand = ["walk"]
when = ["stop"]
then.no_events = ["StepSkipped reason={reason}"]
"""


@pytest.mark.parametrize(("reason", "status"), [("no_victim", 0), ("no_victims", 1), ("1", 1)])
def test_why_a_step_is_skipped_is_a_word(tmp_path: Path, reason: str, status: int) -> None:
    """In cases it is neither a number nor a word that there is not."""
    path = tmp_path / "x.case.toml"
    path.write_text(CASE.format(reason=reason), encoding="utf-8")

    done = run("cases", "run", path)

    assert status == min(done.exit_code, 1), done.output
    if reason == "no_victims":
        assert "'no_victims' is no word of Skip; did you mean 'no_victim'?" in done.output

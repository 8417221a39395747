"""Python that was told to drop docstrings and assertions (``python -OO``)."""

import subprocess
import sys

import pytest

CHECK = """
import dmd_core as dmd
from dmd_core.death_may_die.content.describing import class_description, field_description
from dmd_core.death_may_die.words.harm import LoseSanity
game = dmd.load_game()
step = dmd.start(game, 7)
while step.decision is not None:
    step = dmd.apply(game, step.state, next(step.decision.legal()))
print(class_description(LoseSanity), field_description(LoseSanity, "n"), dmd.outcome(step.state))
"""


def said(*arguments: str) -> str:
    """What a process says that keeps no docstrings; less the breaks of lines."""
    done = subprocess.run(
        [sys.executable, "-OO", *arguments], capture_output=True, text=True, check=True
    )
    return " ".join(done.stdout.split())


@pytest.mark.exhaustive
@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ((), "A log holds a whole game, and says which game it is of."),
        (("verify",), "Execute each log again, or all in a folder: compare every event"),
        (
            ("cases", "run"),
            "Run the cases of files, and of all files in folders that end in .case.toml.",
        ),
    ],
)
def test_commands_keep_their_help(command: tuple[str, ...], sentence: str) -> None:
    """Help of the program, of a command and of one inside of another is there."""
    assert sentence in said("-m", "dmd_replay.cli.main", *command, "--help")


@pytest.mark.exhaustive
@pytest.mark.slow
def test_games_are_played_and_words_described() -> None:
    """Nothing in play, in codecs or in the descriptions of words rests on docstrings."""
    assert (
        "Each of them loses Sanity: one loss, stopped by the next Threshold (SAN-03)."
        " How much Sanity. loss"
    ) == said("-c", CHECK)

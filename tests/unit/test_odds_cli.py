"""``dmd-replay odds``: what it prints, and how it refuses what cannot be rolled."""

import json
from fractions import Fraction

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main
from dmd_replay.cli.odds import percent

TABLE = """\
3 standard and 2 bonus dice

                     Successes              Elder Signs                Tentacles
            exactly    or more       exactly    or more       exactly    or more
   0         3.12 %   100.00 %       25.72 %   100.00 %       29.63 %   100.00 %
   1        15.62 %    96.88 %       41.15 %    74.28 %       44.44 %    70.37 %
   2        31.25 %    81.25 %       24.95 %    33.13 %       22.22 %    25.93 %
   3        31.25 %    50.00 %        7.15 %     8.18 %        3.70 %     3.70 %
   4        15.62 %    18.75 %        0.98 %     1.03 %
   5         3.12 %     3.12 %        0.05 %     0.05 %
mean                     2.500                    1.167                    1.000

4 or more Successes: 3/16 = 18.75 %
"""


def run(*arguments: str) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, ["odds", *arguments], catch_exceptions=False)


def answers(*arguments: str) -> list[str]:
    """The lines that answer what was asked."""
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return [line for line in result.output.splitlines() if " or more " in line and " = " in line]


def test_the_table_and_the_answer() -> None:
    """Three standard and two bonus dice show 4 Successes in 3 of 16 rolls."""
    result = run("--standard", "3", "--bonus", "2", "--successes", "4")

    assert (0, TABLE) == (result.exit_code, result.output)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--successes 2", "2 or more Successes: 1/2 = 50.00 %"),
        ("--successes 0", "0 or more Successes: 1 = 100.00 %"),
        ("--successes 4", "4 or more Successes: 0 = 0.00 %"),
        ("--tentacles 1", "1 or more Tentacles: 19/27 = 70.37 %"),
        ("--elder-signs 3", "3 or more Elder Signs: 1/216 = 0.46 %"),
        (
            "--successes 3 --elder-signs-as-successes all",
            "3 or more Successes: 8/27 = 29.63 %",
        ),
        (
            "--successes 3 --elder-signs-as-successes 1",
            "3 or more Successes: 1/4 = 25.00 %",
        ),
        (
            "--successes 3 --elder-signs-as-successes 0",
            "3 or more Successes: 1/8 = 12.50 %",
        ),
        (
            "--standard 1 --successes 1 --tentacles-as-successes all",
            "1 or more Successes: 2/3 = 66.67 %",
        ),
        ("--standard 1 --successes 1 --reroll 1", "1 or more Successes: 3/4 = 75.00 %"),
        ("--standard 1 --successes 1 --reroll 5", "1 or more Successes: 3/4 = 75.00 %"),
        (
            "--standard 1 --successes 1 --reroll 5 --best",
            "1 or more Successes: 63/64 = 98.44 %",
        ),
        (
            "--standard 1 --successes 1 --reroll 1 --against",
            "1 or more Successes: 1/4 = 25.00 %",
        ),
        (
            "--standard 1 --successes 1 --reroll 2 --best --against",
            "1 or more Successes: 1/8 = 12.50 %",
        ),
        (
            "--standard 1 --successes 1 --elder-signs-as-successes all --against",
            "1 or more Successes: 2/3 = 66.67 %",
        ),
    ],
)
def test_what_is_asked_is_answered_exactly(arguments: str, expected: str) -> None:
    """Numbers that can be worked out by hand, as fraction and in percent."""
    assert [expected] == answers(*arguments.split())


def test_several_questions_have_an_answer_each() -> None:
    """Successes, Elder Signs and Tentacles, in this order."""
    lines = answers("--tentacles", "3", "--successes", "3", "--elder-signs", "1")

    assert [
        "3 or more Successes: 1/8 = 12.50 %",
        "1 or more Elder Signs: 91/216 = 42.13 %",
        "3 or more Tentacles: 1/27 = 3.70 %",
    ] == lines


def test_the_heading_tells_what_is_done() -> None:
    """Conversions and rerolls are named."""
    first = run(
        "--elder-signs-as-successes", "all", "--tentacles-as-successes", "2", "--reroll", "1"
    ).output.splitlines()[0]
    best = run("--reroll", "2", "--best", "--successes", "3").output.splitlines()[0]

    assert first == (
        "3 standard and 0 bonus dice; Elder Signs count as Successes;"
        " Tentacles count as Successes, 2 at most; 1 reroll"
    )
    assert best == ("3 standard and 0 bonus dice; 2 rerolls used as well as can be for 3 Successes")


def test_json_has_every_fraction() -> None:
    """Programs get exact numbers as text."""
    told = json.loads(run("--standard", "1", "--successes", "1", "--json").output)

    assert told["asked"] == [
        {"symbol": "successes", "at_least": 1, "chance": "1/2", "percent": 50.0}
    ]
    assert told["symbols"]["tentacles"] == {
        "mean": "1/3",
        "numbers": [
            {"n": 0, "exactly": "2/3", "at_least": "1"},
            {"n": 1, "exactly": "1/3", "at_least": "1/3"},
        ],
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            "--standard 0",
            "0 + 0 dice cannot be rolled here; allowed are 1 to 40 dice",
        ),
        ("--standard -1", "--standard -1 is out of range; allowed: 0 to 40"),
        ("--bonus 41", "--bonus 41 is out of range; allowed: 0 to 40"),
        ("--reroll -1", "--reroll -1 is out of range; allowed: 0 to 40"),
        (
            "--standard 21 --reroll 1",
            "21 + 0 dice cannot be rolled here; allowed with --reroll are 1 to 20 dice",
        ),
        ("--successes -1", "--successes -1 is out of range; allowed: 0 or more"),
        ("--elder-signs -2", "--elder-signs -2 is out of range; allowed: 0 or more"),
        (
            "--best --reroll 1",
            "--best needs --successes K: the best rerolls depend on what is wanted",
        ),
        (
            "--elder-signs-as-successes x",
            "--elder-signs-as-successes x is not possible; allowed: a number of 0 or more, or all",
        ),
        (
            "--tentacles-as-successes -1",
            "--tentacles-as-successes -1 is not possible; allowed: a number of 0 or more, or all",
        ),
    ],
)
def test_what_cannot_be_rolled_is_refused_with_a_reason(arguments: str, sentence: str) -> None:
    """One sentence, exit status 2, no table."""
    result = run(*arguments.split())

    assert (2, f"dmd-replay: {sentence}\n") == (result.exit_code, result.stderr)
    assert result.stdout == ""


def test_too_many_rerolls_for_the_best_player_are_refused() -> None:
    """The best rerolls of many dice would take too long to find; the sentence says how many."""
    result = run("--standard", "20", "--successes", "5", "--reroll", "40", "--best", *BOTH)

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: 20 dice with 40 rerolls have 425040 positions, too many to find the best"
        " rerolls; at most 200000 can be worked through.\n"
    )


BOTH = ("--elder-signs-as-successes", "1", "--tentacles-as-successes", "1")


def test_words_for_numbers_are_refused() -> None:
    """An option that takes a number says so."""
    result = run("--standard", "three")

    assert result.exit_code == 2
    assert "'three' is not a valid integer" in result.stderr


@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        (Fraction(0), "0.00 %"),
        (Fraction(1), "100.00 %"),
        (Fraction(1, 3), "33.33 %"),
        (Fraction(1, 10_001), "< 0.01 %"),
        (Fraction(10_000, 10_001), "> 99.99 %"),
        (Fraction(1, 10_000), "0.01 %"),
    ],
)
def test_only_what_is_certain_looks_certain(chance: Fraction, expected: str) -> None:
    """Tiny chances do not round to nothing, great ones not to all."""
    assert expected == percent(chance)

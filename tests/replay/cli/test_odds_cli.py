"""``dmd-replay odds``: what it prints, and how it refuses what cannot be rolled."""

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main
from dmd_replay.games.tabletop.percent import percent

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


# --- rerolls -------------------------------------------------------------------------------------

Face = tuple[int, int, int]
STANDARD: tuple[Face, ...] = (
    (0, 0, 0),
    (1, 0, 0),
    (1, 0, 0),
    (1, 0, 1),
    (0, 0, 1),
    (0, 1, 0),
)
BONUS: tuple[Face, ...] = ((0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0))
"""The six faces of each die: Successes, Elder Signs, Tentacles."""
SYMBOLS = ("successes", "elder-signs", "tentacles")


def thrown(dice: Sequence[Sequence[Face]], goals: Sequence[int | None], rerolls: int) -> Fraction:
    """The chance of all goals by throwing every throw, and every throw again, one by one.

    Of the dice that show no symbol of a goal those are thrown again first that show most of them
    on average.
    """
    wanted = [symbol for symbol, least in enumerate(goals) if least is not None]

    def shows(faces: Sequence[Face]) -> int:
        return sum(face[symbol] for face in faces for symbol in wanted)

    sums = [Fraction(0), Fraction(0)]
    for throw in product(*dice):
        again = [place for place, face in enumerate(throw) if not shows([face])]
        again = sorted(again, key=lambda place: -shows(dice[place]))[:rerolls]
        second = [dice[place] if place in again else [face] for place, face in enumerate(throw)]
        for end in product(*second):
            totals = [sum(face[symbol] for face in end) for symbol in range(3)]
            weight = Fraction(1, 6 ** len(again))
            sums[0] += weight
            if all(totals[symbol] >= (goals[symbol] or 0) for symbol in wanted):
                sums[1] += weight
    return sums[1] / sums[0]


@pytest.mark.parametrize("symbol", range(3))
@pytest.mark.parametrize("least", [1, 2])
@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_rerolls_are_made_for_what_is_asked(symbol: int, least: int, rerolls: int) -> None:
    """What shows the symbol stays, all else is thrown again: brute force finds the same chance."""
    goals = [least if place == symbol else None for place in range(3)]
    dice = [*[STANDARD] * 2, BONUS]
    (answer,) = answers(
        *("--standard", "2", "--bonus", "1", "--reroll", str(rerolls)),
        *(f"--{SYMBOLS[symbol]}", str(least)),
    )

    assert thrown(dice, goals, rerolls) == Fraction(answer.split(": ")[1].split(" = ")[0])


def test_with_several_goals_each_symbol_of_one_is_useful() -> None:
    """A die that helps one goal is not thrown again for the other."""
    lines = answers(
        *("--standard", "2", "--bonus", "1", "--reroll", "1"),
        *("--successes", "1", "--elder-signs", "1"),
    )
    dice = [*[STANDARD] * 2, BONUS]
    both = [shown_at_least(dice, symbol) for symbol in (0, 1)]

    assert both == [Fraction(line.split(": ")[1].split(" = ")[0]) for line in lines]


def shown_at_least(dice: Sequence[Sequence[Face]], symbol: int) -> Fraction:
    """The chance of one of a symbol if one die without Success and Elder Sign is thrown again."""
    hits = ways = 0
    for throw in product(*dice):
        # The bonus die, the last one, shows more on average.
        blanks = [place for place in (2, 0, 1) if not throw[place][0] and not throw[place][1]]
        for face in dice[blanks[0]] if blanks else [(0, 0, 0)] * 6:
            end = [face if blanks[:1] == [place] else old for place, old in enumerate(throw)]
            ways += 1
            hits += any(shown[symbol] for shown in end)
    return Fraction(hits, ways)


@pytest.mark.parametrize("goal", SYMBOLS)
@pytest.mark.parametrize("least", ["1", "3"])
def test_a_reroll_never_makes_it_worse(goal: str, least: str) -> None:
    """The chance of what is asked grows with the rerolls."""
    chances = [
        json.loads(run("--bonus", "1", f"--{goal}", least, "--reroll", n, "--json").output)
        for n in "0123"
    ]
    percents = [told["asked"][0]["percent"] for told in chances]

    assert sorted(percents) == percents
    assert percents[0] < percents[-1]


def test_without_a_question_a_success_is_useful() -> None:
    """The table is that of one who wants Successes."""
    plain = run("--reroll", "2").output
    asked = run("--reroll", "2", "--successes", "1").output

    assert plain == asked.removesuffix(asked.splitlines()[-1] + "\n")


def test_successes_are_avoided_whatever_is_asked() -> None:
    """Against the one who rolls, rerolls are used as if nothing else were asked."""
    plain = run("--reroll", "2", "--against").output
    asked = run("--reroll", "2", "--against", "--elder-signs", "1").output

    assert plain == asked.removesuffix(asked.splitlines()[-1] + "\n")


def test_the_help_says_what_is_useful() -> None:
    """The words for --reroll name what was asked for."""
    words = " ".join(run("--help").output.split())

    assert (
        "Throw up to N dice again that show nothing useful, each of them once. Useful is each"
        " symbol that is asked for, a Success if none is." in words
    )


# --- output --------------------------------------------------------------------------------------


def test_the_heading_tells_what_is_done() -> None:
    """The first line names the dice, what Elder Signs and Tentacles count as, and the rerolls."""
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
    """Every chance is told in JSON as an exact fraction, what was asked as a percentage too."""
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

"""A comparison says what became slower, on made-up measurements."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.benchmarks.compare import __main__ as command
from tests.benchmarks.compare.instructions import read
from tests.benchmarks.compare.judging import Budget, Verdict, budget, compared, judged
from tests.benchmarks.compare.sides import Sample, SideError, checked, earlier
from tests.benchmarks.compare.works import WORKS

LIMITS = Budget(speed={"play": 0.95, "fold": 0.95}, instructions={"play": 0.98})


def rounds(*seconds: float) -> list[tuple[Sample, Sample]]:
    """Rounds in which the earlier commit took a second each, and this tree so long."""
    return [(Sample(100, 1.0), Sample(100, now)) for now in seconds]


def test_a_figure_is_the_median_of_the_ratios_with_the_bounds_of_half_of_them() -> None:
    """One slow round out of five moves neither."""
    figure = compared("play", rounds(0.5, 0.4, 8.0, 0.5, 0.625))

    assert (100.0, 200.0) == (figure.then, figure.now)
    assert (1.6, 2.0, 2.0) == (figure.low, figure.ratio, figure.high)
    assert not figure.other


def test_a_ratio_is_of_the_same_round() -> None:
    """A machine that becomes half as fast between two rounds changes no ratio."""
    slowing = [(Sample(10, 1.0), Sample(10, 0.5)), (Sample(10, 2.0), Sample(10, 1.0))]

    assert 2.0 == compared("play", slowing).ratio


def test_work_that_is_not_the_same_is_told() -> None:
    """Other rules play other games: the items differ."""
    assert compared("play", [(Sample(100, 1.0), Sample(101, 1.0))]).other


def test_a_figure_over_budget_is_named() -> None:
    """A median of 0.8 is below 0.95, and so are all rounds; the other figure keeps its budget."""
    slow, kept = compared("play", rounds(*[1.25] * 9, 1.2)), compared("fold", rounds(1.05))

    found = judged(LIMITS, [slow, kept], {})

    assert Verdict(("play: 0.800 times as fast; the budget allows 0.95",), ()) == found


def test_rounds_that_differ_too_much_are_no_verdict() -> None:
    """The median is below the budget, and a quarter of the rounds is not: that is said instead."""
    figure = compared("play", rounds(*[1.25] * 7, 1.0, 1.0, 1.0))

    found = judged(LIMITS, [figure], {})

    assert Verdict((), ("play: 0.800 times as fast; the budget allows 0.95",)) == found


def test_a_few_rounds_are_no_verdict() -> None:
    """However slow they were."""
    assert () == judged(LIMITS, [compared("play", rounds(*[9.0] * 9))], {}).over


def test_instructions_have_a_budget_of_their_own() -> None:
    """They do not depend on what else runs: 5 % more are over it, 2 % more are not."""
    found = judged(LIMITS, [], {"play": (1000, 1050), "fold": (1000, 9000)})

    assert ("play: 5.0 % more instructions; the budget allows 2.0 %",) == found.over
    assert () == judged(LIMITS, [], {"play": (1000, 1020)}).over


def test_every_work_has_a_budget() -> None:
    """And nothing has one that is not measured."""
    assert {*WORKS, command.FIRST} == set(budget().speed)
    assert set(budget().instructions) <= set(WORKS)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("==12== I   refs:      4,322,411,060", 4_322_411_060),
        ("1234567,,instructions:u,1000,100.00,,", 1_234_567),
        ("<not supported>,,instructions:u,0,100.00,,", None),
    ],
)
def test_counts_are_read_from_what_is_printed(text: str, count: int | None) -> None:
    """Of valgrind and of perf, which may say that there are none."""
    assert count == read(text)


def test_the_command_ends_with_1_and_names_the_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is printed, on measurements that are made up; the second work cannot be done."""
    trees = Path("/then"), Path("/now")
    monkeypatch.setattr(command, "earlier", lambda _ref: ("0123456789", trees[0]))
    monkeypatch.setattr(command, "checked", lambda tree: trees[1] if tree != trees[0] else tree)
    made_up = ({"play": rounds(*[1.25] * 10)}, {"fold": "the earlier commit cannot: [no] fold"})
    monkeypatch.setattr(command, "measured", lambda *_: made_up)

    arguments = ["--ref", "old", "--only", "play", "--only", "fold", "--no-instructions"]
    done = CliRunner(env={"COLUMNS": "120"}).invoke(command.main, arguments)

    assert 1 == done.exit_code
    first, *_, no_fold, last = done.output.splitlines()
    assert "/now against 0123456789, 15 rounds, by processor time" == first
    assert "fold: the earlier commit cannot: [no] fold" == no_fold
    assert "over budget: play: 0.800 times as fast; the budget allows 0.95" == last


def test_a_commit_that_is_not_there_is_told() -> None:
    """In the words of git."""
    with pytest.raises(SideError, match=r"^git rev-parse: fatal: "):
        earlier("no-such-commit")


def test_a_folder_without_the_packages_is_refused(tmp_path: Path) -> None:
    """Nothing else is measured in its place."""
    with pytest.raises(SideError) as raised:
        checked(tmp_path)

    assert f"{tmp_path}: there is no folder dmd_core in it" == str(raised.value)

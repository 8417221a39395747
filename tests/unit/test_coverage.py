"""Coverage: what is counted, what is missed, and that nothing observable is missed."""

import json
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.abilities.vocabulary import ABILITIES
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_replay.cli.coverage import measure
from dmd_replay.cli.main import main
from dmd_replay.coverage import Report, Tally, Topic, report_of
from dmd_replay.coverage.html import html_of
from dmd_replay.death_may_die.coverage import COVERAGE
from dmd_replay.death_may_die.evidence import EVIDENCE

ROOT = Path(__file__).parents[2]
FEW = 30
"""The list of what cannot be observed is short."""


@cache
def everything() -> tuple[Report, list[str]]:
    """The report over all cases and kept games."""
    logs = tuple(sorted((ROOT / "fixtures/games").glob("*.dmdlog")))
    return measure(logs, (ROOT / "fixtures/cases",))


def test_a_tally_counts_and_remembers_the_first_places() -> None:
    """Counts add up; three places are kept."""
    tally, other = Tally(), Tally()
    for place in ("a", "b", "a", "c", "d"):
        tally.add(Topic.RULE, "X-01", place)
    other.add(Topic.RULE, "X-01", "e", 2)
    other.add(Topic.CARD, "desk", "e")
    tally.merge(other)

    assert 7 == tally.count(Topic.RULE, "X-01")
    assert ("a", "b", "c") == tally.places(Topic.RULE, "X-01")
    assert 1 == tally.count(Topic.CARD, "desk")
    assert 0 == tally.count(Topic.RULE, "X-02")


def test_a_report_tells_missed_from_excused() -> None:
    """An excuse counts only for what was never exercised."""
    tally = Tally()
    tally.add(Topic.RULE, "X-01", "here")
    universe = {Topic.RULE: {"X-01": "one", "X-02": "two", "X-03": "three"}}
    report = report_of(universe, {"X-01": "no", "X-02": "cannot be seen"}, tally)

    assert (Topic.RULE, 3, 1, 1, 1) == report.summary()[0]
    assert ["X-03"] == [line.key for line in report.missed]


def test_every_ability_can_be_seen_at_work() -> None:
    """Each class has a question of its own, or an effect that is carried out."""
    silent = [a for a in ABILITIES if a not in EVIDENCE and "then" not in a.__annotations__]

    assert [] == silent


def test_no_observable_rule_is_missed() -> None:
    """Cases and kept games exercise every rule, card and kind of decision there is to see."""
    report, failed = everything()

    assert [] == failed
    assert [] == [f"{line.topic.value} {line.key}" for line in report.missed]


def test_what_cannot_be_observed_is_a_short_list() -> None:
    """Each has a reason, is a rule of the book, and is in fact not exercised."""
    report, _ = everything()
    exercised = {line.key for line in report.of(Topic.RULE) if line.count}

    assert len(COVERAGE.excused()) < FEW
    for rule, reason in COVERAGE.excused().items():
        assert reason.endswith(".")
        assert rule not in exercised
        assert rule.startswith("decision/") or rulebook().entry(rule).id == rule


def test_all_kinds_of_decisions_are_known() -> None:
    """The universe lists what the handlers can ask."""
    report, _ = everything()

    kinds = {str(kind) for kind in DEATH_MAY_DIE.handlers.kinds.values()}
    assert kinds <= {line.key for line in report.of(Topic.DECISION)}


def test_the_page_shows_every_line() -> None:
    """All keys, the totals, and nothing from outside."""
    report, _ = everything()
    page = html_of(report)

    assert all(line.key in page for line in report.lines)
    assert "http" not in page


def test_the_command_writes_text_json_and_page(tmp_path: Path) -> None:
    """Three forms of one report."""
    runner = CliRunner()
    game = str(ROOT / "fixtures/games/two-random.dmdlog")
    page = tmp_path / "page.html"

    text = runner.invoke(main, ["coverage", game, "--html", str(page)])
    data = json.loads(runner.invoke(main, ["coverage", game, "--json"]).output)

    assert 0 == text.exit_code
    assert "1 games, 0 cases" in text.output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert 1 == data["games"]
    assert 530 == data["summary"]["rule"]["all"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "name at least one log, or cases with --cases"),
        (["--cases", "nowhere"], "nowhere: there is no such file or folder"),
        (["nothing.dmdlog"], "nothing.dmdlog: No such file or directory"),
    ],
)
def test_bad_input_is_said_in_a_sentence(words: list[str], says: str) -> None:
    """Exit status 2."""
    result = CliRunner().invoke(main, ["coverage", *words])

    assert (2, f"dmd-replay: {says}\n") == (result.exit_code, result.output)


def test_a_case_that_does_not_hold_is_told(tmp_path: Path) -> None:
    """Its message, exit status 1, and nothing of it is counted."""
    path = tmp_path / "x.case.toml"
    path.write_text('[[case]]\nname = "no"\nrules = ["DMD-GEN-01"]\nthen.outcome = "win"\n')
    result = CliRunner().invoke(main, ["coverage", "--cases", str(path)])

    assert 1 == result.exit_code
    assert "FAILED x.case.toml: no" in result.output

"""Coverage: what is counted, what is missed, and that nothing observable is missed."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.words.base import Ability, words_of
from dmd_replay.check.cases import cases_of
from dmd_replay.check.coverage import CoverageReport, Tally, report_of
from dmd_replay.check.coverage.html import html_of
from dmd_replay.check.coverage.runs import cover_cases
from dmd_replay.cli.coverage import measure
from dmd_replay.cli.main import main
from dmd_replay.facets.coverage import Topic
from dmd_replay.games.death_may_die.card_coverage import Catalogue
from dmd_replay.games.death_may_die.evidence import EVIDENCE
from dmd_replay.games.death_may_die.game import TOOLS
from tests.case_files import case_files
from tests.kept_logs import exact_games

ROOT = Path(__file__).parents[3]
BOX = Catalogue(dmd.load_game()).names
"""The cards of the built-in game."""
FEW = 30
"""The list of what cannot be observed is short."""


@cache
def everything() -> tuple[CoverageReport, list[list[str]]]:
    """The report over all cases, and the kept games that are EXACT."""
    return measure(exact_games(), case_files())


def test_a_tally_counts_and_remembers_the_first_places() -> None:
    """Counts add up; three places are kept."""
    tally = Tally()
    for place in ("a", "b", "a", "c", "d"):
        tally.add(Topic.RULE, "X-01", place)
    tally.add(Topic.RULE, "X-01", "e", 2)
    tally.add(Topic.CARD, "desk", "e")

    assert 7 == tally.count(Topic.RULE, "X-01")
    assert ("a", "b", "c") == tally.places(Topic.RULE, "X-01")
    assert 1 == tally.count(Topic.CARD, "desk")
    assert 0 == tally.count(Topic.RULE, "X-02")


def test_a_tally_remembers_what_games_have() -> None:
    """Things of several games are put together; one that bears two names shows both."""
    tally = Tally()
    tally.expect(Topic.CARD, {"desk": "Desk", "lamp": "Lamp"})
    tally.expect(Topic.CARD, {"desk": "Desk", "rope": "Rope"})
    tally.expect(Topic.CARD, {"desk": "Table", "well": "Well"})

    expected = {"desk": "Desk / Table", "lamp": "Lamp", "rope": "Rope", "well": "Well"}
    assert expected == tally.expected(Topic.CARD)
    assert {} == tally.expected(Topic.RULE)


def test_a_report_lists_what_its_games_have() -> None:
    """What the tally expects is missed unless it was exercised."""
    tally = Tally()
    tally.expect(Topic.CARD, {"desk": "Desk", "lamp": "Lamp"})
    tally.add(Topic.CARD, "desk", "here")
    report = report_of({}, {}, tally)

    assert [("desk", "Desk", 1), ("lamp", "Lamp", 0)] == [
        (line.key, line.words, line.count) for line in report.of(Topic.CARD)
    ]


@pytest.mark.parametrize(
    ("games", "cases", "says"),
    [(1, 0, "1 game, 0 cases"), (0, 1, "0 games, 1 case"), (2, 3, "2 games, 3 cases")],
)
def test_a_report_counts_in_english(games: int, cases: int, says: str) -> None:
    """One is a game, more are games; the page says it as the text does."""
    report = report_of({}, {}, Tally(), games=games, cases=cases)

    assert says == report.seen
    assert f"<p>{says}.</p>" in html_of(report)


def test_a_report_tells_missed_from_excused() -> None:
    """An excuse counts only for what was never exercised."""
    tally = Tally()
    tally.add(Topic.RULE, "X-01", "here")
    universe = {Topic.RULE: {"X-01": "one", "X-02": "two", "X-03": "three"}}
    report = report_of(universe, {"X-01": "no", "X-02": "cannot be seen"}, tally)

    assert (Topic.RULE, 3, 1, 1, 1) == report.summary()[0]
    assert ["X-03"] == [line.key for line in report.missed]


def test_the_page_calls_things_as_the_text_does() -> None:
    """The headings of the totals are those of the table."""
    page = html_of(report_of({}, {}, Tally()))

    headings = re.findall(r"<th[^>]*>([^<]+)</th>", page.split("</table>", maxsplit=1)[0])
    assert ["topic", "all", "exercised", "not observable", "missed"] == headings


def test_every_ability_can_be_seen_at_work() -> None:
    """Each class has a question of its own, or an effect that is carried out."""
    silent = [a for a in words_of(Ability) if a not in EVIDENCE and "then" not in a.__annotations__]

    assert [] == silent


@pytest.mark.exhaustive
def test_no_observable_rule_is_missed() -> None:
    """Cases and kept games exercise every rule, card and kind of decision there is to see."""
    report, failed = everything()

    assert [] == failed
    assert [] == [f"{line.topic.value} {line.key}" for line in report.missed]
    assert set(BOX) <= {line.key for line in report.of(Topic.CARD)}


@pytest.mark.exhaustive
def test_what_cannot_be_observed_is_a_short_list() -> None:
    """Each has a reason, is a rule of the book, and is in fact not exercised."""
    report, _ = everything()
    exercised = {line.key for line in report.of(Topic.RULE) if line.count}

    assert len(TOOLS.coverage.excused()) < FEW
    for rule, reason in TOOLS.coverage.excused().items():
        assert reason.endswith(".")
        assert rule not in exercised
        assert rule.startswith("decision/") or rulebook().entry(rule).id == rule


@pytest.mark.exhaustive
def test_all_kinds_of_decisions_are_known() -> None:
    """The universe lists what the handlers can ask."""
    report, _ = everything()

    kinds = {str(kind) for kind in DEATH_MAY_DIE.handlers.kinds.values()}
    assert kinds <= {line.key for line in report.of(Topic.DECISION)}


@pytest.mark.exhaustive
def test_the_page_shows_every_line() -> None:
    """All keys, the totals, and nothing from outside."""
    report, _ = everything()
    page = html_of(report)

    assert all(line.key in page for line in report.lines)
    assert "http" not in page


def test_the_command_writes_text_json_and_page(tmp_path: Path) -> None:
    """The coverage of a game is printed as text or JSON, and written as a page if one is named."""
    runner = CliRunner()
    game = str(ROOT / "fixtures/games/two-random.dmdlog")
    page = tmp_path / "page.html"

    text = runner.invoke(main, ["coverage", game, "--html", str(page)])
    data = json.loads(runner.invoke(main, ["coverage", game, "--json"]).output)

    assert 0 == text.exit_code
    assert "1 game, 0 cases" == text.output.splitlines()[0]
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
    """Coverage of nothing, or of what is not there, ends with status 2 and one sentence."""
    result = CliRunner().invoke(main, ["coverage", *words])

    assert (2, f"dmd-replay: {says}\n") == (result.exit_code, result.output)


def test_a_case_that_does_not_hold_is_told(tmp_path: Path) -> None:
    """Its message, exit status 1, and nothing of it is counted."""
    path = tmp_path / "x.case.toml"
    path.write_text('[[case]]\nname = "no"\nrules = ["DMD-GEN-01"]\nthen.outcome = "win"\n')
    result = CliRunner().invoke(main, ["coverage", "--cases", str(path)])

    assert 1 == result.exit_code
    assert "FAILED x.case.toml: no" in result.output


# --- packs of one's own --------------------------------------------------------------------------


@pytest.fixture
def mill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The log of a game with a pack of its own, and the pack beside it."""
    monkeypatch.chdir(tmp_path)
    for line in ("pack new mill", "record mill.dmdlog --pack mill --episode mill --seed 7"):
        assert 0 == CliRunner().invoke(main, line.split()).exit_code
    return "mill.dmdlog"


def names_of(pack: str) -> Mapping[str, str]:
    """The cards of the game of an Episode of one's own."""
    setup = dmd.Setup(2, (InvestigatorId("ian"), InvestigatorId("adam")), pack)
    return Catalogue(dmd.load_game(setup, content=dmd.load_content(extra=[Path(pack)]))).names


def cards(*words: str) -> dict[str, tuple[str, int]]:
    """Name and count of each card in the report of a command."""
    result = CliRunner().invoke(main, ["coverage", *words, "--json"])
    assert 0 == result.exit_code, result.output
    lines = json.loads(result.output)["lines"]
    return {
        line["key"]: (line["words"], line["count"]) for line in lines if line["topic"] == "card"
    }


def test_a_setup_that_is_refused_exercises_the_rules_of_its_case() -> None:
    """Nobody plays, so that is all; one that can be played is a case that does not hold."""
    tally = Tally()
    text = (
        '[[case]]\nname = "twice"\nrules = ["DMD-SETUP-07"]\nsetup_refused = "twice"\n'
        'setup.investigators = ["ian", "ian"]\n'
        '[[case]]\nname = "sound"\nrules = ["DMD-SETUP-02"]\nsetup_refused = {}\n'
    )
    failed = cover_cases(TOOLS, cases_of(text, Path("x.case.toml")), tally)

    assert ["sound"] == [result.case.name for result in failed]
    assert (1, 0) == (
        tally.count(Topic.RULE, "DMD-SETUP-07"),
        tally.count(Topic.RULE, "DMD-SETUP-02"),
    )


def test_the_cards_are_those_of_the_packs_that_were_played(mill: str) -> None:
    """With their names, exercised or not; none of the built-in Episode, all of the Elder One."""
    found = cards(mill)

    assert names_of("mill") == {key: words for key, (words, _) in found.items()}
    assert ("Sparks", 4) == found["mythos/sparks"]
    assert "discovery/desk" in BOX
    assert "discovery/desk" not in found
    assert "stage/cthulhu_stage_2/on_reveal/1" in found


def test_games_of_several_packs_are_put_together(mill: str) -> None:
    """The list has the cards of each of them, and one that both have once."""
    box = str(ROOT / "fixtures/games/two-random.dmdlog")

    assert set(BOX) == set(cards(box))
    assert set(BOX) | set(cards(mill)) == set(cards(mill, box))


def test_cases_have_the_cards_of_their_packs(mill: str) -> None:
    """A case with `packs` counts as a game of them does; one without adds the built-in cards."""
    setup = f'setup.episode = "mill"\n{GIVEN}'
    Path("mill.case.toml").write_text(f'[[case]]\nname = "x"\npacks = ["mill"]\n{setup}')
    Path("box.case.toml").write_text(f'[[case]]\nname = "x"\n{GIVEN}')
    found = cards("--cases", "mill.case.toml")

    assert set(cards(mill)) == set(found)
    assert ("Sparks", 0) == found["mythos/sparks"]
    assert set(BOX) | set(found) == set(cards("--cases", "mill.case.toml", "--cases", "."))


GIVEN = 'when = ["rest"]\nthen.times.ActionTaken = 1\n'


def test_names_of_packs_are_shown_as_they_are(mill: str, tmp_path: Path) -> None:
    """Brackets in the name of a card do not colour a report."""
    file = tmp_path / mill.removesuffix(".dmdlog") / "mythos.toml"
    file.write_text(file.read_text().replace('"Sparks"', '"[red]Sparks[/]"'))
    record = "record other.dmdlog --pack mill --episode mill --seed 7"
    assert 0 == CliRunner().invoke(main, record.split()).exit_code
    result = CliRunner().invoke(main, ["coverage", "other.dmdlog", "--all"])

    assert 0 == result.exit_code
    assert "[red]Sparks[/]" in result.output

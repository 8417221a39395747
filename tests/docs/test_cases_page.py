"""The page about cases: every example on it runs, and its tables name what there is."""

import re
import tomllib
from pathlib import Path
from typing import Final, get_type_hints

import attrs
import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.position import faults, position_from
from dmd_core.death_may_die.position.phases import PHASES
from dmd_core.death_may_die.state import Investigator, Table
from dmd_replay.check.cases import Then, cases_of, read_cases
from dmd_replay.check.coverage import Tally
from dmd_replay.check.coverage.runs import cover_cases
from dmd_replay.cli.main import main
from dmd_replay.facets.coverage import Topic
from dmd_replay.games.death_may_die.game import TOOLS
from tests.death_may_die.scenarios import make_game

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/cases.md").read_text(encoding="utf-8")
SETUP: Final = {"players", "investigators", "episode", "elder_one", "rulings", "starter"} | {
    "insanities",
    "banned_insanities",
}
MORE_POSITION: Final = {"board", "phase", "agenda", "chance"}
BAGS: Final = {"backs", "insanities", "next_figure"}
"""Fields that follow from others; who must write them finds them in a written position."""


def blocks() -> list[tuple[str, str]]:
    """All blocks of the page with what stands beside their opening, top to bottom."""
    return re.findall(r"^```(.+)\n((?:.*\n)*?)^```$", PAGE, re.MULTILINE)


def section(heading: str) -> str:
    """The part of the page below a heading."""
    return re.split(r"^##+ .*$", PAGE.split(f"{heading}\n", 1)[1], flags=re.MULTILINE)[0]


def rows(heading: str) -> set[str]:
    """The names in the first column of the table below a heading."""
    firsts = re.findall(r"^\| (`[^|]+`) \|", section(heading), re.MULTILINE)
    return {name for first in firsts for name in re.findall(r"`([^`]+)`", first)}


def fits(expected: str, output: str) -> bool:
    """Whether an output is the one shown; … stands for anything."""
    pattern = ".*".join(map(re.escape, expected.strip().split("…")))
    return re.fullmatch(pattern, output.strip(), re.DOTALL) is not None


def test_everything_on_the_page_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are as shown, commands print what is shown and end with the status that is said."""
    monkeypatch.chdir(tmp_path)
    commands = 0
    for info, code in blocks():
        name = re.fullmatch(r"toml (?:case|file)=(\S+)", info)
        if name:
            Path(name[1]).write_text(code, encoding="utf-8")
        elif info == "console":
            parts = re.split(r"^\$ dmd-replay (.*)\n", code, flags=re.MULTILINE)
            for line, expected in zip(parts[1::2], parts[2::2], strict=True):
                words, _, status = line.partition("   # exit status ")
                result = CliRunner().invoke(main, words.split(), catch_exceptions=False)
                assert fits(expected, result.output), f"$ dmd-replay {line}\n{result.output}"
                assert int(status or 0) == result.exit_code
                commands += 1
        elif info == "python run":
            exec(compile(code, "docs/cases.md", "exec"), {})  # noqa: S102 - the page's own example

    assert 10 == commands


def test_the_cases_of_the_page_hold(tmp_path: Path) -> None:
    """All but those that are wrong on purpose."""
    for info, code in blocks():
        if info.startswith("toml case="):
            file = tmp_path / info.removeprefix("toml case=")
            file.write_text(code, encoding="utf-8")
    (tmp_path / "wrong.case.toml").unlink()
    (tmp_path / "order.case.toml").unlink()

    result = CliRunner().invoke(main, ["cases", "run", str(tmp_path)])

    assert "8 cases in 5 files: 8 hold\n" == result.output


def test_the_example_of_a_table_names_the_rule_it_meets(tmp_path: Path) -> None:
    """What happens in each row cites the rule that the case is about."""
    (code,) = [code for info, code in blocks() if info == "toml case=attack.case.toml"]
    file = tmp_path / "attack.case.toml"
    file.write_text(code, encoding="utf-8")
    for case in read_cases(file):
        cited = Tally()
        unnamed = attrs.evolve(case, rules=())  # else the case itself would count

        assert [] == cover_cases(TOOLS, [unnamed], cited)
        assert [] == [rule for rule in case.rules if not cited.count(Topic.RULE, rule)]


def test_the_position_of_the_page_is_faultless() -> None:
    """It can be read, and a game could reach it."""
    (text,) = [code for info, code in blocks() if info == "toml given"]
    game = make_game("ian", "elizabeth")

    assert () == faults(game, position_from(game, tomllib.loads(text)))


def test_the_commands_of_the_page_are_ones() -> None:
    """The example of dice and cards is a case that runs."""
    (code,) = [code for info, code in blocks() if info == "toml"]
    assert cases_of(f'[[case]]\nname = "x"\n{code}', Path("x.case.toml"))


def test_the_tables_are_complete() -> None:
    """Keys of cases, expectations and positions are those that are read."""
    keys = {"name", "rules", "cards", "setup", "packs", "given", "when", "then", "stage", "table"}
    more = {"tolerates", "position", "setup_refused"}
    assert keys | more == rows("## The keys of a case")
    how = {"ordered"}  # the order of `options`
    assert {field.name for field in attrs.fields(Then)} - how == rows("## Expectations")
    assert (set(get_type_hints(Table)) | MORE_POSITION) - BAGS == rows("## Positions")


def test_names_in_the_text_are_complete() -> None:
    """Phases, fields of an Investigator and of the setup are all named."""
    positions = section("## Positions")
    for name in (*PHASES, *(set(get_type_hints(Investigator)) - {"id"})):
        assert f"`{name}`" in positions
    for name in SETUP:
        assert f"`{name}`" in section("## The keys of a case")


def test_every_link_leads_somewhere() -> None:
    """Relative links name files beside the page."""
    for link in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists()

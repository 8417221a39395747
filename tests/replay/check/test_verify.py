"""Verdicts with everything beside them: chance, last commands, trend, invariants, exit status."""

import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.chapters.rest import Resting
from dmd_core.death_may_die.commands import HealPoints
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.node import replace
from dmd_core.kernel.run import EngineError
from dmd_replay.check.replay import ReplayVerdict
from dmd_replay.check.verify import Trend, verify
from dmd_replay.cli.main import main
from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.curious import CuriousBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import Log, parse_log, read_log
from dmd_replay.play.record import BotDecider, record

GAMES = Path(__file__).parents[3] / "fixtures/games"


@contextmanager
def planted(table: dict[type, Any], kind: type, new: Callable[..., Any]) -> Iterator[None]:
    """Put another handler in a table of the rules, and the old one back."""
    old = table[kind]
    table[kind] = new
    try:
        yield
    finally:
        table[kind] = old


def rests_better(run: DmdRun, _frame: Resting, command: HealPoints) -> None:
    """A Rest that heals no Wounds."""
    run.emit(Healed(run.table.active, command.stress, 0))


def played(tmp_path: Path, seed: int = 433) -> Log:
    """A game of two, recorded."""
    game = TOOLS.setup.definition(Choice({"players": 2, "investigators": ["rasputin", "ahmed"]}))
    path = tmp_path / "game.dmdlog"
    record(TOOLS, game, seed, BotDecider(CuriousBot(seed)), path, overwrite=True)
    return read_log(path)


def test_an_exact_log_breaks_nothing() -> None:
    """A kept game is exact, and its play keeps every invariant."""
    found = verify(TOOLS, read_log(GAMES / "curious-457.dmdlog"))

    assert found.sound
    assert found.divergence is None
    assert () == found.broken


def test_a_divergence_is_told_with_commands_and_trend(tmp_path: Path) -> None:
    """A rule that changed since: the field, the rules, the last commands, the trend."""
    log = played(tmp_path)

    with planted(HANDLERS.answers, Resting, rests_better):
        found = verify(TOOLS, log)

    assert ReplayVerdict.DIVERGED is found.report.verdict
    assert found.report.difference is not None
    assert "Healed.wounds" == found.report.difference.field
    assert found.divergence is not None
    assert 1 <= len(found.divergence.commands) <= 10
    assert found.divergence.commands[-1] == "Rasputin chooses to heal 1 Stress and 2 Wounds."
    assert (found.divergence.trend, found.divergence.healed) == (Trend.GROWS, -1)


def test_a_command_that_the_rules_break_at_is_told_as_refused(tmp_path: Path) -> None:
    """What an engine says that cannot go on stands in the report; from there on the games part."""
    log = played(tmp_path)

    def breaks(_run: DmdRun, _frame: Resting, _command: HealPoints) -> None:
        raise EngineError("a Rest is not known any more")

    with planted(HANDLERS.answers, Resting, breaks):
        found = verify(TOOLS, log)

    assert found.report.difference is not None
    assert "command" == found.report.difference.field
    assert "accepted" == found.report.difference.expected
    assert "a Rest is not known any more" == found.report.difference.actual
    assert found.divergence is not None
    assert Trend.GROWS is found.divergence.trend
    assert () == found.divergence.chance


def test_invariants_are_checked_over_what_was_recorded(tmp_path: Path) -> None:
    """A game recorded by a faulty version breaks CHK-10 or another check, and verify names it."""

    def moved(table: Table, event: EnemyMoved) -> Table:
        """Every Enemy that moves gains a Wound it should not have."""
        after: Table = RULES_MOVED(table, event)
        enemies = tuple(
            replace(e, wounds=e.wounds + 9) if e.id == event.figure else e for e in after.enemies
        )
        return replace(after, enemies=enemies)

    RULES_MOVED = HANDLERS.reducers[EnemyMoved]  # noqa: N806 - the sound reducer
    with planted(HANDLERS.reducers, EnemyMoved, moved):
        log = played(tmp_path)
        found = verify(TOOLS, log)

    assert ReplayVerdict.EXACT is found.report.verdict
    assert not found.sound
    assert found.broken[0].rule.startswith("DMD-CHK-")


def test_the_status_is_that_of_the_worst(tmp_path: Path) -> None:
    """0 all exact, 2 for what cannot be used, 3 for what cannot be verified."""
    runner = CliRunner()
    good = str(GAMES / "curious-457.dmdlog")
    bad = tmp_path / "bad.dmdlog"
    bad.write_bytes(b"no log at all")
    cut = tmp_path / "cut.dmdlog"
    cut.write_bytes((GAMES / "curious-457.dmdlog").read_bytes()[:-40])

    assert 0 == runner.invoke(main, ["verify", good]).exit_code
    assert 2 == runner.invoke(main, ["verify", good, str(bad)]).exit_code
    assert 3 == runner.invoke(main, ["verify", good, str(cut)]).exit_code


def test_many_logs_get_a_table() -> None:
    """Each log is a line with its verdict."""
    names = ["curious-457", "solo-random", "two-random"]
    result = CliRunner().invoke(main, ["verify", *(str(GAMES / f"{n}.dmdlog") for n in names)])

    assert 3 == result.output.count("EXACT")
    for name in names:
        assert f"{name}.dmdlog" in result.output


def test_json_has_everything(tmp_path: Path) -> None:
    """For programs: verdict, difference, trend, chance, commands, broken."""
    log = played(tmp_path)
    assert log.damage is None
    with planted(HANDLERS.answers, Resting, rests_better):
        result = CliRunner().invoke(main, ["verify", "--json", str(tmp_path / "game.dmdlog")])

    data = json.loads(result.output)[0]
    assert 1 == result.exit_code
    assert "DIVERGED" == data["verdict"]
    assert {"trend", "healed", "chance", "commands", "rules"} == set(data["divergence"])
    assert [] == data["broken"]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.exhaustive
def test_the_number_of_processes_makes_no_difference(jobs: int) -> None:
    """Verdicts come in the order of the logs, also those of a log that meets a mended rule."""
    logs = [str(path) for path in sorted(GAMES.glob("curious-*.dmdlog"))[:9]]
    result = CliRunner().invoke(main, ["verify", "--json", "--jobs", str(jobs), *logs])
    rows = {row["log"]: row["verdict"] for row in json.loads(result.output)}

    assert logs == list(rows)
    assert {str(GAMES / "curious-233.dmdlog")} == {
        log for log, verdict in rows.items() if verdict != "EXACT"
    }


def test_a_log_in_memory_is_verified_too() -> None:
    """A log that was read from bytes instead of a file is verified like any other."""
    data = (GAMES / "two-random.dmdlog").read_bytes()

    assert verify(TOOLS, parse_log(io.BytesIO(data).getvalue())).sound

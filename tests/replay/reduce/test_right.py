"""Cases of failures say what is right where something knows it, and one failure has one signature.

The fault that is planted: a Fire roll throws one die too many. An invariant knows that, so the case
is right under sound rules whoever recorded the game. The other: a Rest heals one point too many.
No invariant knows it, and so nobody but a person.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import attrs
import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.chapters import fire
from dmd_core.death_may_die.chapters.fire import BurningOut
from dmd_core.death_may_die.chapters.rest import Resting
from dmd_core.death_may_die.commands import HealPoints
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import replace
from dmd_replay.check.cases import Case, CaseRunner, cases_of
from dmd_replay.check.verify import verify
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, parse_log, read_log
from dmd_replay.reduce.shrink.divergence import Judgement, Right, judged
from dmd_replay.reduce.shrink.emit import begins_as_a_game
from tests.death_may_die.games.planted.faults import Fault
from tests.replay.check.test_verify import planted, rests_better

CURIOUS = ("--seed", "12", "--bot", "curious", "--bot-seed", "3")


def run(*words: object, status: int = 0) -> Result:
    """One command, which ends with a status."""
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert status == result.exit_code, result.output
    return result


def _start(sound: Callable[..., None]) -> Callable[..., None]:
    def start(run_: DmdRun, started: RollStarted) -> None:
        sound(run_, replace(started, standard=started.standard + 1))

    return start


ONE_DIE_TOO_MANY: Final = Fault(
    "one-fire-die-too-many",
    "A Fire roll has one more die than there is Fire.",
    ((fire, "start_roll", _start(vars(fire)["start_roll"])),),
)


def passes(path: Path) -> bool:
    """Whether the case of a file holds under the rules as they are just now."""
    (case,) = cases_of(path.read_text(encoding="utf-8"), path)
    return CaseRunner(TOOLS).run(case).passed


# --- what is right -------------------------------------------------------------------------------


@pytest.mark.pure("a fault is planted, and compiled callers are bound to theirs")
def test_a_recording_that_breaks_a_rule_is_not_what_is_expected(tmp_path: Path) -> None:
    """Recorded with the fault, shrunk without: the case expects one die, and passes.

    The log up to that step is written too; it still shows the failure.
    """
    with ONE_DIE_TOO_MANY.planted():
        run("record", tmp_path / "bad.dmdlog", *CURIOUS)
    shrunk = run("shrink", tmp_path / "bad.dmdlog", "--json")
    told = json.loads(shrunk.output)

    assert ("now", 16, False) == (told["right"], told["step"], told["case_fails"])
    assert "the recording breaks DMD-FIRE-02: ian rolled 2+0 dice for 1 Fire" == told["why"]
    case = tmp_path / "bad.small.case.toml"
    assert "standard=1" in case.read_text()
    assert "standard=2" not in case.read_text()
    assert passes(case)
    small = read_log(tmp_path / "bad.small.dmdlog")
    assert 17 == len(small.records)
    assert told["signature"] == getattr(verify(TOOLS, small).failure, "signature", "")
    with ONE_DIE_TOO_MANY.planted():
        assert not passes(case)


@pytest.mark.pure("a fault is planted, and compiled callers are bound to theirs")
def test_rules_that_break_a_rule_are_not_what_is_expected(tmp_path: Path) -> None:
    """Recorded without the fault, shrunk with it: the case fails, and passes on repaired rules.

    Faulty rules ask for two dice, sound ones for one: the case gives as many as are asked for.
    """
    run("record", tmp_path / "good.dmdlog", *CURIOUS)
    with ONE_DIE_TOO_MANY.planted():
        shrunk = json.loads(run("shrink", tmp_path / "good.dmdlog", "--json").output)
    case = tmp_path / "good.small.case.toml"

    assert ("invariant", True) == (shrunk["kind"], shrunk["case_fails"])
    assert 'typed blank,blank ..."' in case.read_text()
    assert passes(case)


def test_a_step_that_nothing_knows_about_is_left_to_a_person(tmp_path: Path) -> None:
    """Both sides stand in the file as comments, none as an expectation; it passes on either."""
    with planted(HANDLERS.answers, Resting, rests_better):
        run("record", tmp_path / "game.dmdlog", "--seed", "433", "--bot", "curious")
    shrunk = run("shrink", tmp_path / "game.dmdlog")
    case = tmp_path / "game.small.case.toml"
    text = case.read_text(encoding="utf-8")

    assert (
        "right   not known (the same version recorded it, and no invariant knows): a person has to"
        " fill `then` in\n"
    ) in shrunk.output
    assert "# who is right is not known" in text
    assert text.count("# then.exactly = [") == 2
    assert "[case.then]" not in text
    assert (tmp_path / "game.small.dmdlog").is_file()
    assert passes(case)
    with planted(HANDLERS.answers, Resting, rests_better):
        assert passes(case)


def test_who_is_right_follows_from_what_is_known(tmp_path: Path) -> None:
    """Nothing known: nobody. Another version without a declared change: the recording."""
    with planted(HANDLERS.answers, Resting, rests_better):
        run("record", tmp_path / "game.dmdlog", "--seed", "433", "--bot", "curious")
    log = read_log(tmp_path / "game.dmdlog")
    found = verify(TOOLS, log)
    assert found.report.difference is not None
    at = found.report.difference.record
    declared = attrs.evolve(found, declared="rest: Rest heals more.")

    assert Right.UNKNOWN is judged(found, log.header, log.header.library, at).right
    assert Right.RECORDED is judged(found, log.header, "9.9", at).right
    assert Judgement(Right.NOW, "declared change rest: Rest heals more.") == judged(
        declared, log.header, "9.9", at
    )


def test_a_failure_of_ones_own_lacks_its_expectation(tmp_path: Path) -> None:
    """The case of an expression says that a person has to fill in what is right."""
    run("record", tmp_path / "game.dmdlog", "--seed", "5")
    run("shrink", tmp_path / "game.dmdlog", "--python", "table['investigators'][0]['stress'] > 1")
    text = (tmp_path / "game.small.case.toml").read_text(encoding="utf-8")

    assert "# a person has to fill `then` in with what is right: no rule knows it\n" in text
    assert (tmp_path / "game.small.dmdlog").is_file()


# --- one signature -------------------------------------------------------------------------------


def signatures(log: Path) -> set[str]:
    """What verify, bundle and shrink call the failure of a log."""
    verified = CliRunner().invoke(main, ["verify", str(log), "--json"])
    bundled = run("bundle", log, "--json", "-o", log.with_suffix(".x"), "--force")
    shrunk = run("shrink", log, "--json", "--force", "-o", log.with_suffix(".small"))
    return {
        json.loads(verified.stdout)[0]["signature"],
        json.loads(bundled.stdout)["signature"],
        json.loads(shrunk.stdout)["signature"],
    }


@pytest.mark.exhaustive
def test_a_broken_invariant_has_one_signature_everywhere(tmp_path: Path) -> None:
    """Under the faulty rules, and under the mended ones, for what both of them recorded."""
    good, bad = tmp_path / "good.dmdlog", tmp_path / "bad.dmdlog"
    run("record", good, *CURIOUS)
    with ONE_DIE_TOO_MANY.planted():
        run("record", bad, *CURIOUS)
        found = signatures(good) | signatures(bad)
    found |= signatures(bad)

    assert {"65a0f5c9f8fe"} == found


def rests_less(run_: DmdRun, _frame: Resting, command: HealPoints) -> None:
    """A Rest that heals one point of Stress too few."""
    stress = max(command.stress - 1, 0)
    run_.emit(Healed(run_.table.active, stress, command.wounds, why=(RuleId("DMD-REST-02"),)))


@pytest.mark.exhaustive
def test_a_divergence_has_one_signature_everywhere(tmp_path: Path) -> None:
    """What the rules do otherwise is told by the same facts, in whatever game it shows."""
    found: list[set[str]] = []
    for seed in (433, 434):
        log = tmp_path / f"{seed}.dmdlog"
        run("record", log, "--seed", seed, "--bot", "curious")
        with planted(HANDLERS.answers, Resting, rests_less):
            found.append(signatures(log))

    assert found[0] == found[1]
    assert 1 == len(found[0])


def divides(_run: DmdRun, _frame: BurningOut) -> None:
    """The rules crash where Fire leaves a board."""
    _ = 1 // 0


@pytest.mark.exhaustive
def test_a_crash_has_one_signature_everywhere(tmp_path: Path) -> None:
    """In the message of the recorder, in its part, in a log of sound rules, in the small log."""
    log, part = tmp_path / "game.dmdlog", tmp_path / "crash.dmdlog.part"
    run("record", log, *CURIOUS)
    with planted(HANDLERS.works, BurningOut, divides):
        crashed = run("record", tmp_path / "crash.dmdlog", *CURIOUS, status=4)
        found = signatures(log) | signatures(part)
        words = ("bundle", part, "--redact", "seed", "--json", "-o", tmp_path / "bare")
        found.add(json.loads(run(*words).stdout)["signature"])
        small = verify(TOOLS, read_log(log.with_suffix(".small"))).failure

    assert small is not None
    assert {small.signature} == found
    assert f"signature  {small.signature}\n" in crashed.output
    assert ("exception", "ZeroDivisionError") == (small.kind, dict(small.details)["exception"])


# --- dice as far as they are asked for -----------------------------------------------------------

ROLL = """
[[case]]
name = "a roll"
rules = ["DMD-RES-01"]
setup.investigators = ["adam", "elizabeth"]
given.investigators.elizabeth.space = "s15"
given.investigators.adam = {{ space = "s05", levels = {{ marksman = 0 }} }}
given.enemies = ["cultist s05"]
when = {when}
then.times = {{ "RollTallied successes=1" = 1 }}
"""


@pytest.mark.parametrize(
    "line",
    [
        "dice: success blank blank blank blank ...",
        "dice: success ...",
        "typed success,blank,blank,blank ...",
        "dice: success lab_accident blank ...",
    ],
)
def test_dice_with_dots_are_taken_as_far_as_they_are_asked_for(line: str, tmp_path: Path) -> None:
    """Too many, too few, one that cannot come out: three dice fall, what is missing is blank."""
    path = tmp_path / "one.case.toml"
    path.write_text(ROLL.format(when=json.dumps(["attack", line, "done"])), encoding="utf-8")

    assert passes(path)


def test_dice_with_dots_that_nobody_asks_for_are_passed_over(tmp_path: Path) -> None:
    """Before the attack and after it nothing is rolled."""
    lines = ["dice: blank ...", "attack", "dice: success ...", "dice: success ...", "done"]
    path = tmp_path / "one.case.toml"
    path.write_text(ROLL.format(when=json.dumps(lines)), encoding="utf-8")

    assert passes(path)


def test_a_roll_that_a_case_of_a_failure_does_not_know_shows_what_comes_first(
    tmp_path: Path,
) -> None:
    """Where a case gives some dice as far as they are asked for, those that it lacks are blank."""
    lines = ["dice: blank ...", "attack", "done"]
    path = tmp_path / "one.case.toml"
    text = ROLL.replace("successes=1", "successes=0").format(when=json.dumps(lines))
    path.write_text(text, encoding="utf-8")

    assert passes(path)


def test_a_face_that_there_is_not_is_told_in_spite_of_dots(tmp_path: Path) -> None:
    """A misspelt face is a fault of the case, as it is without dots."""
    path = tmp_path / "one.case.toml"
    path.write_text(ROLL.format(when='["attack", "dice: succes ..."]'), encoding="utf-8")

    told: Any = run("cases", "run", path, status=2).output
    assert "did you mean 'success'?" in told


def test_the_recorded_part_of_a_log_ends_at_its_step(tmp_path: Path) -> None:
    """A log that is cut keeps header and records byte for byte."""
    run("record", tmp_path / "game.dmdlog", "--seed", "5")
    log = read_log(tmp_path / "game.dmdlog")
    with (tmp_path / "again").open("wb") as stream:
        writer = EntryWriter(stream, log.header)
        for entry in log.entries:
            writer.entry(entry)
        writer.end(log.footer.outcome if log.footer else "")

    assert log.content == parse_log((tmp_path / "again").read_bytes()).content


BEGINS: Final = 'given = { board = "unopened", phase = "setup" }'


@pytest.mark.parametrize(
    "given",
    [
        'setup.players = 6\nsetup_refused = { says = "allowed: 1 to 5" }',
        "given.investigators.ian.stress = 1",
    ],
)
def test_no_log_tells_a_case_that_begins_elsewhere_than_a_game(given: str, tmp_path: Path) -> None:
    """Neither one that nobody can play nor one with a position of its own."""

    def case(given: str) -> Case:
        text = f'[[case]]\nname = "A"\nsetup.investigators = ["ian", "adam"]\n{given}\n'
        return cases_of(text, tmp_path / "x.case.toml")[0]

    runner = CaseRunner(TOOLS)
    assert begins_as_a_game(runner, case(BEGINS))
    assert not begins_as_a_game(runner, case(given))

"""Shrinking: the smallest game that still shows the failure, by the toy race and the real game."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import attrs
import pytest
from click.testing import CliRunner

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.step import begin, opening, step
from dmd_replay.check.cases import CaseRunner, cases_of
from dmd_replay.check.failure import Failure
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.setup import Choice
from dmd_replay.facets.simpler import Simpler
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import LogWriter, Mark, parse_log, read_log
from dmd_replay.read.history import history_of
from dmd_replay.reduce.oracles import AnyOf, ExceptionOracle
from dmd_replay.reduce.shrink import (
    Move,
    NoFailureError,
    Performer,
    Play,
    Search,
    Shrinker,
    Size,
    play_of,
)
from dmd_replay.reduce.shrink.cases import case_text, shrink_case
from dmd_replay.reduce.shrink.emit import write_log
from dmd_replay.reduce.shrink.external import CommandOracle, ProgramError
from dmd_replay.reduce.shrink.predicate import NAMES, PredicateError, PythonOracle
from dmd_replay.reduce.shrink.setups import moved
from dmd_replay.reduce.shrink.source import facts_at, play_of_history
from race_game.rules import S0, S1, Boosted, Hurry, Rolled, Use, Walk
from race_game.rules import Pass as RacePass
from race_game.tools import TOOLS as RACE_TOOLS
from tests.death_may_die.games.planted.faults import FAULTS
from tests.toy.races import BOOSTS, Changed, crash, played, two_boosts

BOTH: Final = AnyOf(ExceptionOracle(), BOOSTS)
COSTLY: Final = Changed(reducers={Boosted: two_boosts})
CRASHING: Final = Changed(reducers={Rolled: crash})


def last(options: list[Any]) -> Any:  # noqa: ANN401 - any command
    """The last option: run, use a boost."""
    return options[-1]


def texts(play: Play) -> list[str]:
    """The commands of a play."""
    return [command_text(move.command) for move in play.moves if move.command is not None]


def shrunk(rules: Changed, seed: int = 3) -> Search:
    """A race with a fault, shrunk as far as it goes."""
    shrinker = Shrinker(Performer(RACE_TOOLS, rules), BOTH)
    return shrinker.run(shrinker.begin(played(rules, last, seed)))


# --- playing -------------------------------------------------------------------------------------


def test_a_play_played_again_is_the_same_play() -> None:
    """What was really done, played again, is done again, just as listed."""
    performer = Performer(RACE_TOOLS)
    first = performer.perform(played(performer.rules, last, 5))
    second = performer.perform(first.play)

    assert first.play == second.play
    assert second.strict
    assert first.failure is None


def test_what_is_not_legal_is_passed_over_and_the_rest_is_played() -> None:
    """Who is tired walks unasked where the list says run; missing chance is the first face."""
    moves = (Move(None), Move(Hurry(S0)), Move(RacePass(S0)), Move(Walk(S1)), Move(RacePass(S1)))
    play = Play({"length": 30}, (*moves, Move(Hurry(S0)), Move(Use(S0))))
    trial = Performer(RACE_TOOLS).perform(play, limit=6)

    one = (("1",),)
    assert ["run", "pass", "walk", "pass", "use", "walk"] == texts(trial.play)
    assert [(), one, (), one, one, (), one] == [move.facts for move in trial.play.moves]
    assert not trial.strict


def test_an_impossible_outcome_is_the_plainest_one() -> None:
    """A face that the die does not have becomes its first face."""
    play = Play({"length": 30}, (Move(None), Move(Walk(S0), ((ItemId("9"),),))))
    trial = Performer(RACE_TOOLS).perform(play)

    assert (("1",),) == trial.play.moves[1].facts
    assert 0 == trial.rough


def test_a_play_stops_where_its_list_ends_unless_it_has_a_limit() -> None:
    """With a limit plain commands follow the list up to it."""
    play = Play({"length": 30}, (Move(None), Move(Walk(S0))))
    performer = Performer(RACE_TOOLS)

    assert 1 == performer.perform(play).play.commands
    assert ["walk", "pass", "walk", "pass"] == texts(performer.perform(play, limit=4).play)


# --- searching -----------------------------------------------------------------------------------


def test_a_broken_invariant_is_shrunk_to_the_command_that_breaks_it() -> None:
    """Two commands are left of a race in which a boost costs two."""
    search = shrunk(COSTLY)

    assert ["walk", "use"] == texts(search.best.play)
    assert Size(commands=2, seats=2, choices=0, busy=1, rough=0) == search.size
    assert "invariant" == search.failure.kind
    assert {"length": 6} == search.best.play.setup
    assert search.finished


def test_an_exception_is_shrunk_with_the_dice_it_needs() -> None:
    """The three that divides by zero stays, all other dice are plain."""
    search = shrunk(CRASHING)

    assert ["walk"] == texts(search.best.play)
    assert (("3",),) == search.best.play.moves[-1].facts
    assert "exception" == search.failure.kind


def test_searching_is_deterministic() -> None:
    """Two searches of one play end in one play after as many candidates."""
    first, second = shrunk(COSTLY), shrunk(COSTLY)

    assert first.best.play == second.best.play
    assert first.candidates == second.candidates


def test_a_search_that_was_stopped_goes_on_to_the_same_end() -> None:
    """Stopped and saved after every candidate, it ends in the same play."""
    shrinker = Shrinker(Performer(RACE_TOOLS, CRASHING), BOTH)
    search = shrinker.begin(played(CRASHING, last, 3))
    stops = 0
    while not search.finished:
        search = shrinker.run(search, lambda _now, _name: False)
        search = shrinker.resume(json.loads(json.dumps(shrinker.save(search))))
        stops += 1

    assert shrunk(CRASHING).best.play == search.best.play
    assert stops > 5


def test_only_the_same_failure_counts() -> None:
    """With two faults in the rules, the wanted one is kept and the other is not mistaken for it."""
    rules = Changed(reducers={Boosted: two_boosts, Rolled: crash})
    shrinker = Shrinker(Performer(RACE_TOOLS, rules), BOTH)
    play = played(rules, last, 3)
    broken = shrinker.run(shrinker.begin(play, shrunk(COSTLY).failure.signature))
    raised = shrinker.run(shrinker.begin(play, shrunk(CRASHING).failure.signature))

    assert ["walk", "use"] == texts(broken.best.play)
    assert ["walk"] == texts(raised.best.play)


def test_a_game_without_a_failure_is_refused() -> None:
    """One sentence says how long the game is and what was looked for."""
    shrinker = Shrinker(Performer(RACE_TOOLS), BOTH)
    play = played(RACE_TOOLS.ruleset, last, 3)
    with pytest.raises(NoFailureError) as caught:
        shrinker.begin(play, "abc")

    expected = f"after {play.commands} commands the game does not show the failure abc"
    assert expected == str(caught.value)


def test_a_saved_search_of_another_shape_is_refused() -> None:
    """What is no saved search raises a `ValueError` with a sentence."""
    shrinker = Shrinker(Performer(RACE_TOOLS, COSTLY), BOTH)
    for data, says in (
        ({}, "this is no saved search: KeyError('format')"),
        ({"format": 9}, "the saved search has format 9, this version 1"),
    ):
        with pytest.raises(ValueError, match="search") as caught:
            shrinker.resume(data)
        assert says == str(caught.value)


def test_a_candidate_that_cannot_be_played_is_passed_over() -> None:
    """A simpler setup that the game refuses does not end the search."""

    class Wrong:
        def size(self, setup: Any) -> tuple[int, int]:  # noqa: ANN401 - plain data
            return (2, int(setup["length"] > 6))

        def simpler(self, _setup: Any) -> Iterator[Simpler]:  # noqa: ANN401 - plain data
            yield Simpler({"length": 0})

    shrinker = Shrinker(Performer(RACE_TOOLS, COSTLY), BOTH, Wrong())
    search = shrinker.run(shrinker.begin(played(COSTLY, last, 3)))

    assert {"length": 30} == search.best.play.setup
    assert ["walk", "use"] == texts(search.best.play)


# --- predicates ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("table['boosts'] < 1", ["walk", "use"]),
        ("any(event['is'] == 'Gasped' for event in events)", ["run", "pass"]),
        ("command and command['is'] == 'Use'", ["walk", "use"]),
        ("outcome == 'seat 1 won'", ["walk", "pass", "run"]),
        ("state['table']['at'][0] > 2", ["run"]),
    ],
)
def test_a_game_is_shrunk_to_where_an_expression_holds(text: str, kept: list[str]) -> None:
    """Table, events, command, outcome and state can be spoken of."""
    rules = RACE_TOOLS.ruleset
    shrinker = Shrinker(Performer(RACE_TOOLS, rules), PythonOracle(text))
    search = shrinker.run(shrinker.begin(played(rules, last, 5)))

    assert kept == texts(search.best.play)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 +", "'1 +' is no Python expression: invalid syntax (<unknown>, line 1)"),
        ("1", "'1' says nothing about the game; it may speak of " + ", ".join(NAMES)),
    ],
)
def test_an_expression_that_cannot_be_is_refused(text: str, says: str) -> None:
    """An expression that is no Python, or is not about the game, is refused when it is given."""
    with pytest.raises(PredicateError) as caught:
        PythonOracle(text)
    assert says == str(caught.value)


def test_an_expression_that_fails_says_so() -> None:
    """What it looks up and is not there is no failure; any other exception is a wrong input."""
    oracle = PythonOracle("table['nothing'] > 1")

    assert not oracle.holds({"table": {}})
    with pytest.raises(PredicateError) as caught:
        oracle.holds({"table": {"nothing": "text"}})
    assert str(caught.value).startswith("'table['nothing'] > 1' cannot be worked out: TypeError:")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("'open", "''open' is no command line: No closing quotation"),
        (" ", "the command line is empty; give a program and its arguments"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused(text: str, says: str) -> None:
    """A command line that is not closed or is empty is refused when it is given."""
    with pytest.raises(ProgramError) as caught:
        CommandOracle(text, TOOLS)
    assert says == str(caught.value)


# --- the real game -------------------------------------------------------------------------------


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Play with one of the planted faults."""
    fault = next(fault for fault in FAULTS if fault.name == name)
    with fault.planted():
        yield


def recorded(folder: Path, *options: str) -> Path:
    """The log of a game, as a user records one."""
    path = folder / "game.dmdlog"
    run = CliRunner().invoke(main, ["record", str(path), *options])
    assert 0 == run.exit_code, run.output
    return path


def test_an_undo_is_not_played_again_and_dice_are_those_of_the_log(tmp_path: Path) -> None:
    """The play of a log gives, dice typed in, the events of the log."""
    path = recorded(tmp_path, "--seed", "5", "--players", "3")
    history = history_of(TOOLS, parse_log(path.read_bytes()))
    play = play_of_history(TOOLS, history)
    trial = Performer(TOOLS).perform(play, keep_steps=True)

    def told(events: Any) -> list[Any]:  # noqa: ANN401 - events
        return [event for event in events if type(event).__name__ != "Parked"]

    assert trial.strict
    assert told(e for number in history.line for e in history.moves[number].events) == told(
        e for _, now in trial.steps for e in now.events
    )


def test_the_small_log_is_exact_and_marked(tmp_path: Path) -> None:
    """The log of what is left verifies, and its last step is marked with the signature."""
    path = recorded(tmp_path, "--seed", "5")
    expression = "table['investigators'][0]['stress'] > 1"
    run = CliRunner().invoke(main, ["shrink", str(path), "--python", expression, "--json"])
    data = json.loads(run.output)
    log = parse_log((tmp_path / "game.small.dmdlog").read_bytes())

    assert 0 == run.exit_code
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    marks = history_of(TOOLS, log).marks
    assert [f"'{expression}' holds (signature {data['signature']})"] == [m.note for m in marks]
    assert data["after"]["commands"] < data["before"]["commands"]
    assert not (tmp_path / "game.small.dmdlog.search").exists()


@pytest.mark.exhaustive
def test_a_stopped_search_is_kept_in_a_file(tmp_path: Path) -> None:
    """It goes on to what a search without a stop finds, byte for byte."""
    path = recorded(tmp_path, "--seed", "5")
    wish = ["shrink", str(path), "--python", "table['investigators'][0]['stress'] > 1"]
    whole, part = tmp_path / "whole.dmdlog", tmp_path / "part.dmdlog"
    runner = CliRunner()
    runner.invoke(main, [*wish, "-o", str(whole)])
    first = runner.invoke(main, [*wish, "-o", str(part), "--candidates", "3"])
    saved = (tmp_path / "part.dmdlog.search").is_file()
    second = runner.invoke(main, [*wish, "-o", str(part), "--resume"])

    assert "tried   3 games; stopped; --resume goes on" in first.output
    assert saved
    assert 0 == second.exit_code
    assert whole.read_bytes() == part.read_bytes()


def test_a_log_without_a_failure_is_unusable_input(tmp_path: Path) -> None:
    """Exit status 2 and what was looked for."""
    path = recorded(tmp_path, "--seed", "5")
    run = CliRunner().invoke(main, ["shrink", str(path)])

    assert 2 == run.exit_code
    assert (
        "dmd-replay: the game does not show a failure: no exception, no broken invariant, no event"
        " other than recorded; --python or --command name one of your own\n"
    ) == run.output


def test_files_are_not_written_over(tmp_path: Path) -> None:
    """Without --force a file that is there stops it."""
    path = recorded(tmp_path, "--seed", "5")
    small = tmp_path / "game.small.dmdlog"
    small.write_text("mine")
    run = CliRunner().invoke(main, ["shrink", str(path)])

    assert 2 == run.exit_code
    assert "mine" == small.read_text()
    says = f"dmd-replay: {small}: the file exists; name another or allow it with --force\n"
    assert says == run.output


@pytest.mark.exhaustive
def test_a_program_can_say_what_fails(tmp_path: Path) -> None:
    """The exit status of a program on each candidate log is the failure."""
    path = recorded(tmp_path, "--seed", "5")
    program = tmp_path / "large.sh"
    program.write_text('test "$(wc -c < "$1")" -lt 2300\n')
    run = CliRunner().invoke(
        main, ["shrink", str(path), "--command", f"sh {program}", "--candidates", "20", "--json"]
    )
    data = json.loads(run.output)

    assert "command" == data["kind"]
    assert {"command": f"sh {program}", "status": "1"} == data["details"]
    assert 2300 <= (tmp_path / "game.small.dmdlog").stat().st_size < path.stat().st_size


def test_a_crash_is_a_last_record_without_events(tmp_path: Path) -> None:
    """The log of a crash ends with the command that raised; shrinking it again finds it."""
    with planted("crash-at-fire"):
        performer = Performer(TOOLS)
        shrinker = Shrinker(performer, ExceptionOracle())
        search = shrinker.begin(burning())
        stream = BytesIO()
        trial = write_log(stream, performer, search.best.play, search.failure)
        log = parse_log(stream.getvalue())
        again = shrinker.begin(play_of_history(TOOLS, history_of(TOOLS, log)))

    assert trial.broke is not None
    assert 0 == log.records[-1].count
    assert search.failure == again.failure
    assert search.best.play == again.best.play
    assert tmp_path.is_dir()


def burning() -> Play:
    """A random play in which Fire leaves a board; only the crash ends it."""
    performer = Performer(TOOLS)
    for seed in range(40):
        play = random_play(seed, 60)
        if performer.perform(play, ExceptionOracle()).failure is not None:
            return play
    pytest.fail("no Fire left a board")


def random_play(seed: int, commands: int) -> Play:
    """So many random commands, up to the crash."""
    setup = {"players": 2, "investigators": ["ian", "borden"]}
    game = TOOLS.setup.definition(Choice(setup))
    rules, bot = TOOLS.ruleset, RandomBot(seed)
    now = begin(rules, game, opening(rules, game, seed))
    recorded: list[tuple[Command | None, tuple[Event, ...]]] = [(None, now.events)]
    while now.decision is not None and len(recorded) < commands:
        command, before = bot.choose(game, now.state, now.decision), now.state
        try:
            now = step(rules, game, before, command)
        except ZeroDivisionError:
            play = play_of(TOOLS.setup.choice(game).setup, recorded)
            return play.keep((*play.moves, Move(command, facts_at(rules, game, before, command))))
        recorded.append((command, now.events))
    return play_of(TOOLS.setup.choice(game).setup, recorded)


def test_a_recorder_that_crashed_could_not_write_the_last_command(tmp_path: Path) -> None:
    """Of a log that was not closed, each command that is legal at its end is tried, by its seed."""
    with planted("crash-at-fire"):
        path = crashed(tmp_path)
        run = CliRunner().invoke(main, ["shrink", str(path), "--json", "--candidates", "60"])
    data = json.loads(run.stdout)

    assert "exception" == data["kind"]
    assert "ZeroDivisionError" == data["details"]["exception"]
    assert data["case_fails"]


def crashed(folder: Path) -> Path:
    """The log of a recorder that the rules crashed."""
    for seed in range(40):
        path = folder / f"{seed}.dmdlog"
        with path.open("wb") as stream, suppress(ZeroDivisionError):
            game = TOOLS.setup.definition(
                Choice({"players": 2, "investigators": ["ian", "borden"]})
            )
            rules, bot = TOOLS.ruleset, RandomBot(seed)
            now = begin(rules, game, opening(rules, game, seed))
            with LogWriter(stream, TOOLS, game, seed) as log:
                log.write(None, now)
                while now.decision is not None:
                    command = bot.choose(game, now.state, now.decision)
                    now = step(rules, game, now.state, command)
                    log.write(command, now)
            continue
        return path
    pytest.fail("no Fire left a board")


# --- setups and cases ----------------------------------------------------------------------------


def test_simpler_setups_of_the_real_game() -> None:
    """Without each Investigator, from the last; then the usual choices, all and one by one."""
    usual = TOOLS.setup.choice(
        TOOLS.setup.definition(
            Choice({"players": 3, "investigators": ["ian", "borden", "elizabeth"]})
        )
    ).setup
    setup = {**usual, "starter": "borden"}
    setup["rulings"] = {**setup["rulings"], "actions_per_turn": 4}
    simpler = list(TOOLS.simplifier.simpler(setup))

    assert (3, 2) == TOOLS.simplifier.size(setup)
    assert [
        ["ian", "borden"],
        ["ian", "elizabeth"],
        ["borden", "elizabeth"],
    ] == [list(one.setup["investigators"]) for one in simpler[:3]]
    assert ["borden", "", "borden"] == [one.setup["starter"] for one in simpler[:3]]
    assert [(3, 0), (3, 1), (3, 1)] == [TOOLS.simplifier.size(one.setup) for one in simpler[3:]]
    for one in simpler:
        TOOLS.setup.definition(Choice(one.setup))


def test_commands_follow_their_seats() -> None:
    """Commands of a seat that is gone go; those of later seats move up."""
    play = Play({}, (Move(None), Move(Walk(S0)), Move(Walk(S1))))

    assert (Move(None), Move(Walk(S0))) == moved(play, Simpler({}, {1: 0})).moves
    assert (Move(None), Move(Walk(S0))) == moved(play, Simpler({}, {0: 0})).moves


CASE: Final = """
[[case]]
name = "wrong on purpose"
rules = ["DMD-REST-02"]
setup.investigators = ["ian", "elizabeth"]
given.fire = { s05 = 1 }
given.investigators.ian = { space = "s09", stress = 3, wounds = 2 }
given.investigators.elizabeth = { space = "s01", stress = 2 }
when = ["run", "step s10", "done", "rest", "heal 2 1"]
then.state."investigators.ian.stress" = 0
then.state."investigators.ian.wounds" = 1
"""


def test_a_failing_case_becomes_smaller(tmp_path: Path) -> None:
    """Commands, position and expectations that the failure does not need are gone."""
    (case,) = cases_of(CASE, tmp_path / "x.case.toml")
    smaller = shrink_case(CaseRunner(TOOLS), case)
    assert smaller is not None

    assert "investigators.ian.stress" == dict(smaller.failure.details)["what"]
    assert {"stress"} == set(smaller.case.given["investigators"]["ian"])
    assert {"investigators"} == set(smaller.case.given)
    assert {"investigators.ian.stress": 0} == dict(smaller.case.stages[0].then.state)
    assert () == smaller.case.stages[0].when


@pytest.mark.parametrize(
    "more",
    [
        'then.options = { any_order = ["rest"] }\ntolerates = ["DMD-CHK-05"]',
        'then.options = []\nthen.refused = ["elizabeth: rest", { command = "run", code = "x" }]',
        'then.exactly = []\nthen.outcome = ""\nthen.asked = { seat = "ian" }',
    ],
)
def test_a_case_is_written_as_it_was_read(tmp_path: Path, more: str) -> None:
    """Every key of a case survives; so does a setup that has to be refused."""
    refused = '[[case]]\nname = "refused"\nsetup_refused = { says = "no", rule = "DMD-SETUP-07" }'
    for text in (CASE + more, refused):
        (case,) = cases_of(text, tmp_path / "x.case.toml")

        assert (case,) == cases_of(case_text(case, Failure("case", (), "it fails")), case.file)


def test_a_case_file_is_shrunk_from_the_command_line(tmp_path: Path) -> None:
    """The first case that fails is written anew, and it fails."""
    path = tmp_path / "x.case.toml"
    path.write_text(CASE)
    run = CliRunner().invoke(main, ["shrink", str(path), "--json"])
    data = json.loads(run.output)
    (case,) = cases_of(Path(data["case"]).read_text(), Path(data["case"]))

    assert 0 == run.exit_code
    assert data["case_fails"]
    assert not CaseRunner(TOOLS).run(case).passed
    assert "log" not in data
    assert not (tmp_path / "x.small.dmdlog").exists()


DEALT: Final = """
[[case]]
name = "wrong on purpose"
rules = ["DMD-SETUP-21"]
setup.investigators = ["ian", "elizabeth"]
given = { board = "unopened", phase = "setup" }
when = ["card: masochism", "card: hypochondria", "card: elizabeth", "rest"]
then.state."investigators.ian.insanity" = "hypochondria"
"""


def test_a_case_that_begins_at_the_setup_becomes_a_log_too(tmp_path: Path) -> None:
    """With its cards typed in, re-executed exactly, the failure marked at its last step.

    What begins at a position has no log, and that is said.
    """
    path = tmp_path / "x.case.toml"
    path.write_text(DEALT)
    run = CliRunner().invoke(main, ["shrink", str(path)])
    log = read_log(tmp_path / "x.small.dmdlog")

    assert 0 == run.exit_code, run.output
    assert f"        {tmp_path / 'x.small.dmdlog'}\n" in run.output
    assert replay(TOOLS, log).verdict is ReplayVerdict.EXACT
    assert log.header.seed is None
    (mark,) = (entry for entry in log.entries if isinstance(entry, Mark))
    assert mark.note.startswith(
        "investigators.ian.insanity: expected hypochondria, actual masochism (signature "
    )
    path.write_text(CASE)
    run = CliRunner().invoke(main, ["shrink", str(path), "--force"])
    assert "no log: the case begins at a position, and a log at the setup of its game" in run.output


def test_a_case_file_without_a_failure_is_unusable_input(tmp_path: Path) -> None:
    """A file whose cases all hold ends shrinking with status 2: there is nothing to shrink."""
    path = tmp_path / "x.case.toml"
    path.write_text(CASE.replace('stress" = 0', 'stress" = 1'))
    run = CliRunner().invoke(main, ["shrink", str(path)])

    assert 2 == run.exit_code
    assert "dmd-replay: x.case.toml: no case fails, so there is nothing to shrink\n" == run.output


def test_plays_are_values() -> None:
    """A play without some of its moves leaves the old one as it is."""
    play = Play({}, (Move(None), Move(Walk(S0)), Move(Walk(S1))))

    assert 1 == play.without(1, 2).commands
    assert 2 == play.commands
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        play.moves = ()  # type: ignore[misc]  # the point of the test

"""``dmd-replay shrink``: the shortest game, or case, that shows the same failure."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, final

import attrs
import click

from dmd_core import __version__
from dmd_replay.check.cases import Case, CaseError, CaseRunner, cases_of, read_cases
from dmd_replay.check.cases.beside import write_packs
from dmd_replay.check.cases.games import Runners
from dmd_replay.check.cases.parse import SUFFIX
from dmd_replay.check.failure import Failure
from dmd_replay.check.verify import Verification, verify
from dmd_replay.cli.common import (
    FAILED,
    bad_input,
    fail,
    force_option,
    json_option,
    open_steps,
    stem_of,
)
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.paths import READ, WRITE, beside
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools
from dmd_replay.files import read_text
from dmd_replay.log import Log
from dmd_replay.plain_json import read_json
from dmd_replay.read.history import History, history_of
from dmd_replay.read.timeline import TimelineError
from dmd_replay.reduce.oracles import AnyOf, ExceptionOracle, InvariantOracle, Oracle
from dmd_replay.reduce.shrink import (
    FlakyError,
    NoFailureError,
    Performer,
    Play,
    Search,
    Shrinker,
)
from dmd_replay.reduce.shrink.cases import case_text, failure_of, shrink_case
from dmd_replay.reduce.shrink.divergence import (
    DivergingStep,
    Judgement,
    Right,
    diverging_case,
    diverging_step,
    judged,
)
from dmd_replay.reduce.shrink.emit import (
    begins_as_a_game,
    failing_case,
    write_cut,
    write_log,
    write_log_of_case,
)
from dmd_replay.reduce.shrink.external import SECONDS, CommandOracle, OutOfTimeError, ProgramError
from dmd_replay.reduce.shrink.predicate import PredicateError, PythonOracle
from dmd_replay.reduce.shrink.source import last_state, one_more, play_of_history
from dmd_replay.words import some
from dmd_replay.writing import Place, claimed, spare, write_file

LARGEST: Final = 1 << 26
"""Bytes of a kept search at most: it has the commands and dice of a log."""
SAVED_EVERY: Final = 50
"""Candidates between two saves of the search."""


@final
@attrs.frozen
class Wishes:
    """What the options ask for.

    Attributes:
        small: where the small log goes; nobody else writes there meanwhile.
        small_case: where the case goes.
        state: where the search is kept until it is finished.
        output: the small log as it was named.
        case: the case as it was named.
        wanted: the signature of the failure; empty for any.
        candidates: games to try at most.
        seconds: to search at most.
        resume: whether a search goes on.
        force: whether files that are there may be replaced.
        as_json: whether programs read what is said.
        timeout: seconds after which a program of `--command` hangs.
        until: when to stop, by the clock of `monotonic`.
    """

    small: Place
    small_case: Place
    state: Path
    output: Path
    case: Path
    wanted: str
    candidates: int | None
    seconds: float | None
    resume: bool
    force: bool
    as_json: bool
    timeout: float
    until: float | None


@click.command("shrink")
@click.argument("file", type=READ)
@click.option("-o", "--out", "--output", "output", type=WRITE, help="Where the small log goes.")
@click.option("--case", "case_path", type=click.Path(path_type=Path), help="Where the case goes.")
@click.option("--python", "expression", metavar="EXPR", help="The failure: EXPR holds.")
@click.option(
    "--command", "program", metavar="CMD", help="The failure: CMD LOG does not end with 0."
)
@click.option(
    "--timeout",
    type=float,
    default=SECONDS,
    show_default=True,
    metavar="S",
    help="With --command: CMD hangs if it takes longer, which is a failure as well.",
)
@click.option("--signature", "wanted", default="", metavar="HEX", help="Only this failure.")
@click.option("-k", "words", default="", metavar="WORDS", help="Which case of a case file.")
@click.option("--candidates", type=int, metavar="N", help="Try at most N games.")
@click.option("--seconds", type=float, metavar="S", help="Stop after S seconds.")
@click.option("--resume", is_flag=True, help="Go on with a search that was stopped.")
@force_option
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    file: Path,
    output: Path | None,
    case_path: Path | None,
    expression: str | None,
    program: str | None,
    timeout: float,
    wanted: str,
    words: str,
    candidates: int | None,
    seconds: float | None,
    resume: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Reduce a game that shows a failure to the shortest one that shows the same failure.

    FILE is a log. Its commands are played again with these rules and the recorded dice; the
    failure is an exception, a broken invariant, or events other than the recorded ones. The small
    log and a case file for pytest are written. FILE may also be a case file: then the failing case
    becomes smaller.

        dmd-replay shrink game.dmdlog

        dmd-replay shrink game.dmdlog --python "table['investigators'][0]['stress'] > 3"

        dmd-replay shrink film.dmdlog --python "table['horror'] > 6"

    What a table has depends on the game: `goto LOG --step N --json` shows it. The search is kept in
    a file beside the small log until it is finished; --resume goes on.

    The failure has to show each time: before the search and after it the game is played again, and
    one that shows it at one time and not at another is not deterministic. A program that is still
    running after --timeout, or when --seconds are over, is ended with everything it started.

    Exit status: 0 something smaller was written, 1 the failure is not deterministic, 2 there is no
    failure or FILE is unusable.
    """
    stem = stem_of(Path(file.name.removesuffix(SUFFIX)))
    small = output or beside(file, f"{stem}.small.dmdlog", "-o")
    if not small.name:
        fail(f"{small}: this is a folder; name a file for the log")
    case = case_path or beside(small, f"{small.name.removesuffix('.dmdlog')}{SUFFIX}", "--case")
    state = small.with_name(f"{small.name}.search")
    if expression and program:
        fail("--python and --command name two failures; give one of them")
    if seconds is not None and not seconds > 0:
        fail(f"--seconds {seconds:g} is out of range; allowed: more than 0")
    over = force or resume
    spare(state, [file])
    spare(case, [small])
    try:
        # The places are kept from the start on: the search may take long.
        with (
            claimed(small, overwrite=over, inputs=[file]) as for_log,
            claimed(case, overwrite=over, inputs=[file], what="the case") as for_case,
        ):
            wishes = Wishes(
                for_log,
                for_case,
                state,
                output=small,
                case=case,
                wanted=wanted,
                candidates=candidates,
                seconds=seconds,
                resume=resume,
                force=over,
                as_json=as_json,
                timeout=timeout,
                until=None if seconds is None else monotonic() + seconds,
            )
            _shrink(file, words, wishes, expression, program)
    except FlakyError as error:
        fail(error, FAILED)
    except OutOfTimeError:
        fail(
            f"'{program}' had not ended after {seconds:g} seconds, so nothing was found; give it"
            " more by --seconds, or a --timeout after which it counts as hanging"
        )
    except (CaseError, TimelineError, NoFailureError, PredicateError, ProgramError) as error:
        fail(error)


def _shrink(
    file: Path, words: str, wishes: Wishes, expression: str | None, program: str | None
) -> None:
    if file.name.endswith(SUFFIX):
        _shrink_case(file, words, wishes)
        return
    log = open_steps(file)
    tools = tools_for(log)
    history = history_of(tools, log)
    if expression:
        _shrink_log(tools, history, PythonOracle(expression), wishes)
    elif program:
        oracle = CommandOracle(program, tools, timeout=wishes.timeout, until=wishes.until)
        _shrink_log(tools, history, oracle, wishes)
    else:
        _shrink_any(tools, log, history, wishes)


# --- logs ----------------------------------------------------------------------------------------


def _shrink_any(tools: GameTools, log: Log, history: History, wishes: Wishes) -> None:
    """What verifying finds: an exception or broken invariant is searched, else a step is told."""
    oracle = AnyOf(
        ExceptionOracle(),
        *([] if tools.invariants is None else [InvariantOracle(tools.invariants)]),
    )
    performer = Performer(tools)
    play = play_of_history(tools, history)
    found = verify(tools, log)
    failure = found.failure
    told = "" if failure is None or failure.kind == "divergence" else failure.signature
    for wanted in dict.fromkeys((wishes.wanted or told, wishes.wanted)):
        if performer.perform(play, oracle, wanted=wanted).failure is not None:
            _shrink_log(tools, history, oracle, attrs.evolve(wishes, wanted=wanted))
            return
    difference = found.report.difference
    parted = None if difference is None else difference.failure
    if failure is not None and difference is not None and parted is not None:
        told_as = {"": failure, failure.signature: failure, parted.signature: parted}
        if wishes.wanted in told_as:
            _write_step(
                tools, log, history, found, difference.record, told_as[wishes.wanted], wishes
            )
            return
    if log.footer is None:
        for longer in one_more(performer.rules, history.game, play, last_state(history)):
            if performer.perform(longer, oracle, wanted=wishes.wanted).failure is not None:
                _search(performer, oracle, longer, wishes)
                return
    what = f"the failure {wishes.wanted}" if wishes.wanted else "a failure"
    fail(
        f"the game does not show {what}: no exception, no broken invariant, no event other than"
        " recorded; --python or --command name one of your own"
    )


def _write_step(
    tools: GameTools,
    log: Log,
    history: History,
    verified: Verification,
    number: int,
    failure: Failure,
    wishes: Wishes,
) -> None:
    """The recording up to the step at which these rules part from it, and the step as a case."""
    found = diverging_step(history, number, failure)
    judgement = judged(verified, log.header, __version__, number)
    with wishes.small.written() as stream:
        write_cut(stream, log, number, failure)
    text = diverging_case(tools, history.game, found, f"step {number}", judgement, path=wishes.case)
    write_packs(tools, history.game, wishes.case, overwrite=wishes.force)
    _say_step(wishes, found, judgement, fails=_write_case(tools, text, wishes))


def _shrink_log(tools: GameTools, history: History, oracle: Oracle, wishes: Wishes) -> None:
    performer = Performer(tools)
    play = play_of_history(tools, history)
    try:
        _search(performer, oracle, play, wishes)
    except NoFailureError:
        if isinstance(oracle, PythonOracle) and oracle.never:
            raise PredicateError(oracle.never) from None
        raise


def _search(performer: Performer, oracle: Oracle, play: Play, wishes: Wishes) -> None:
    shrinker = Shrinker(performer, oracle)
    search = _begun(shrinker, play, wishes)
    with progress("commands taken out", search.began.commands) as update:
        watch = _watcher(shrinker, wishes, search, update)
        shrinker.confirm(search)
        try:
            search = shrinker.run(search, watch)
        except OutOfTimeError:
            search = watch.latest or search
        finally:
            if watch.latest is not None:
                _save(shrinker, watch.latest, wishes.state)
    if search.candidates:
        if isinstance(oracle, CommandOracle) and wishes.seconds is not None:
            oracle.until = monotonic() + wishes.seconds  # what was found is tried again in any case
        shrinker.confirm(search)
    with wishes.small.written() as stream:
        write_log(stream, performer, search.best.play, search.failure)
    name = f"{search.failure.kind} {search.failure.signature}"
    if search.finished:
        wishes.state.unlink(missing_ok=True)
    best = search.best.play
    text = failing_case(performer, best, search.failure, name, wishes.case)
    write_packs(performer.tools, performer.game(best), wishes.case, overwrite=wishes.force)
    _say(wishes, search, fails=_write_case(performer.tools, text, wishes))


def _begun(shrinker: Shrinker, play: Play, wishes: Wishes) -> Search:
    if not wishes.resume:
        return shrinker.begin(play, wishes.wanted)
    if not wishes.state.is_file():
        fail(f"{wishes.state}: there is no search to go on with; leave out --resume")
    try:
        return shrinker.resume(read_json(read_text(wishes.state, LARGEST, "a search")))
    except ValueError as error:
        fail(f"{wishes.state}: {error}")


@final
class _watcher:  # noqa: N801 - used like a function
    """Saves the search now and then, shows how far it is, and stops it in time."""

    def __init__(
        self, shrinker: Shrinker, wishes: Wishes, search: Search, update: Callable[[int], None]
    ) -> None:
        self.latest: Search | None = None
        self._shrinker = shrinker
        self._wishes = wishes
        self._update = update
        self._first = search.candidates
        self._until = wishes.until

    def __call__(self, search: Search, _name: str) -> bool:
        self.latest = search
        self._update(search.began.commands - search.size.commands)
        tried = search.candidates - self._first
        if tried % SAVED_EVERY == 0:
            _save(self._shrinker, search, self._wishes.state)
        most = self._wishes.candidates
        in_time = self._until is None or monotonic() < self._until
        return in_time and (most is None or tried < most)


def _save(shrinker: Shrinker, search: Search, path: Path) -> None:
    data = json.dumps(shrinker.save(search)).encode()
    write_file(path, data, overwrite=True, inputs=(), what="the search")


# --- cases ---------------------------------------------------------------------------------------


def _shrink_case(file: Path, words: str, wishes: Wishes) -> None:
    wanted = words.lower().split()
    runners = Runners()
    for case in read_cases(file):
        if not all(word in case.name.lower() for word in wanted):
            continue
        runner = runners.of(case)
        failure = failure_of(runner.run(case))
        if failure is None or wishes.wanted not in ("", failure.signature):
            continue
        smaller = shrink_case(runner, case)
        if smaller is not None:
            text = case_text(smaller.case, smaller.failure)
            fails = _write_case(runner.tools, text, wishes)
            logged = _write_log_of(runner, (smaller.case, case), smaller.failure, wishes)
            _say_case(wishes, smaller.failure, case.name, fails=fails, logged=logged)
            return
    which = f" with '{words}' in its name" if words else ""
    fail(f"{file.name}: no case{which} fails, so there is nothing to shrink")


def _write_log_of(
    runner: CaseRunner, tellable: Sequence[Case], failure: Failure, wishes: Wishes
) -> bool:
    """Write the log of the first of these cases that begins where a game does, if one does."""
    for case in tellable:
        if begins_as_a_game(runner, case):
            with wishes.small.written() as stream:
                write_log_of_case(stream, runner, case, failure)
            return True
    return False


def _write_case(tools: GameTools, text: str, wishes: Wishes) -> bool | None:
    """Write the case, and tell whether it fails now; None if it cannot be run."""
    wishes.small_case.write(text.encode("utf-8", "replace"))
    with suppress(CaseError):
        (case,) = cases_of(text, wishes.case)
        try:
            return not CaseRunner(tools).run(case).passed
        except CaseError:
            return None
        except Exception:  # noqa: BLE001 - a case of an exception of the rules
            return True
    return None


# --- what is said --------------------------------------------------------------------------------


def _say(wishes: Wishes, search: Search, *, fails: bool | None) -> None:
    if wishes.as_json:
        data: dict[str, Any] = {
            **_failure(search.failure),
            "before": attrs.asdict(search.began),
            "after": attrs.asdict(search.size),
            "candidates": search.candidates,
            "finished": search.finished,
            "log": str(wishes.output),
            "case": str(wishes.case),
            "case_fails": fails,
        }
        print_json(data)
        return
    tell(f"{search.failure}")
    tell(f"before  {search.began}")
    tell(f"after   {search.size}")
    how = "nothing smaller was found" if search.finished else "stopped; --resume goes on"
    tell(f"tried   {some(search.candidates, 'game')}; {how}")
    tell(f"wrote   {wishes.output}")
    tell(f"        {wishes.case}  ({_state(fails, search.failure)})")


def _say_step(
    wishes: Wishes, found: DivergingStep, judgement: Judgement, *, fails: bool | None
) -> None:
    if wishes.as_json:
        print_json(
            {
                **_failure(found.failure),
                "step": found.number,
                "right": judgement.right.value,
                "why": judgement.why,
                "log": str(wishes.output),
                "case": str(wishes.case),
                "case_fails": fails,
            }
        )
        return
    tell(f"step {found.number}: {found.failure}")
    tell(_RIGHT[judgement.right].format(judgement.why))
    tell(f"wrote   {wishes.output}  (the recording up to that step)")
    tell(f"        {wishes.case}  ({_state(fails, found.failure)})")


_RIGHT: Final = {
    Right.RECORDED: "right   what was recorded: {}",
    Right.NOW: "right   what these rules give: {}",
    Right.UNKNOWN: "right   not known ({}): a person has to fill `then` in",
}


def _say_case(
    wishes: Wishes, failure: Failure, what: str, *, fails: bool | None, logged: bool
) -> None:
    if wishes.as_json:
        log = {"log": str(wishes.output)} if logged else {}
        print_json({**_failure(failure), **log, "case": str(wishes.case), "case_fails": fails})
        return
    tell(f"{what}: {failure}")
    tell(f"wrote   {wishes.case}  ({_state(fails, failure)})")
    if logged:
        tell(f"        {wishes.output}")
    else:
        tell("        no log: the case begins at a position, and a log at the setup of its game")


def _failure(failure: Failure) -> dict[str, Any]:
    return {
        "kind": failure.kind,
        "signature": failure.signature,
        "details": dict(failure.details),
        "says": failure.says,
    }


def _state(fails: bool | None, failure: Failure) -> str:
    if fails is None:
        return "the case cannot be run as it is; complete it by hand"
    if fails:
        return "the case fails now"
    todo = "; add `then` with what should hold" if failure.kind == "predicate" else ""
    return f"the case passes now{todo}"


__all__ = ["command"]

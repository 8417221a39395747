"""``dmd-replay cases``: run, list and make cases."""

from collections import Counter
from pathlib import Path
from typing import final

import click

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.printable import LinesError, lines_of
from dmd_core.kernel.refusals import RefusedError
from dmd_replay.check.cases import (
    Case,
    CaseError,
    CaseResult,
    CaseRunner,
    Heard,
    Trace,
    Unmet,
    cases_of,
    find_files,
    make_case,
    message_of,
    read_cases,
    trace_lines,
)
from dmd_replay.check.cases.beside import write_packs
from dmd_replay.check.cases.games import Runners
from dmd_replay.cli.common import FAILED, UNUSABLE, bad_input, fail, force_option, json_option
from dmd_replay.cli.game import game_option, group_game_option
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ, WRITE, on_disk
from dmd_replay.cli.terminal import print_json, progress, tell, tell_page
from dmd_replay.files import told_apart
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import Timeline, TimelineError
from dmd_replay.words import some
from dmd_replay.writing import claimed


@click.group("cases")
@group_game_option
def command() -> None:
    """Check rules written down as cases: given a position, when commands, then what must hold."""


def load(paths: tuple[Path, ...], words: str) -> tuple[list[Case], list[Exception]]:
    """The cases of files and folders whose file or name holds all of the words, and what is wrong.

    A file that cannot be read does not keep the others from being run.
    """
    cases: list[Case] = []
    faulty: list[Exception] = []
    try:
        files = find_files(paths)
    except CaseError as error:
        fail(error)
    for file, called in told_apart(files).items():
        try:
            cases.extend(read_cases(file, called))
        except (CaseError, OSError) as error:
            faulty.append(error)
    wanted = words.lower().split()
    chosen = [case for case in cases if all(word in case.place.lower() for word in wanted)]
    if not chosen and not faulty:
        fail(f"none of {some(len(cases), 'case')} has '{words}' in its file or name")
    return chosen, faulty


paths_argument = click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
words_option = click.option(
    "-k", "words", default="", metavar="WORDS", help="Only cases with all of these words."
)


@command.command("run")
@paths_argument
@words_option
@click.option("--trace", is_flag=True, help="Play the cases aloud: what happens, in words.")
@click.option("--strict", is_flag=True, help="What is odd about a case that holds is a failure.")
@game_option
@json_option
@bad_input
def run(
    paths: tuple[Path, ...],
    words: str,
    trace: bool,
    strict: bool,
    game: str | None,
    as_json: bool,
) -> None:
    """Run the cases of files, and of all files in folders that end in .case.toml.

    Told as well is what is odd about cases that hold: a check that one tolerates without need, or
    that it expects nothing.

    Exit status: 0 all hold, 1 some do not (with --strict: or something is odd), 2 a case cannot be
    read or set up.
    """
    cases, unread = load(paths, words)
    runs = _Runs(Runners(game))
    with progress("cases", len(cases)) as update:
        for done, case in enumerate(cases, 1):
            runs.run(case, aloud=trace)
            if trace and not as_json:
                _tell(case, runs.traces[-1][1])
            update(done)
    failed, faulty, odd = runs.failed, runs.faulty, runs.odd
    if as_json:
        data = {
            **_data(cases, failed),
            "faulty": [str(error) for error in (*unread, *faulty)],
            "odd": odd,
        }
        print_json({**data, "trace": runs.traced()} if trace else data)
    else:
        for result in failed:
            tell(*message_of(result, runs.runners.of(result.case).tools), "")
        for error in (*unread, *faulty):
            first, *others = lines_of(error)
            tell(f"FAULTY {first}", *others, "")
        for sentence in odd:
            tell(f"ODD {sentence}", "")
        tell(_summary(cases, len(failed), len(faulty), len(unread), len(odd)))
    failure = failed or (strict and odd)
    raise SystemExit(UNUSABLE if faulty or unread else FAILED if failure else 0)


@final
class _Runs:
    """What became of cases that were run one by one."""

    def __init__(self, runners: Runners) -> None:
        self.runners = runners
        self.failed: list[CaseResult] = []
        self.faulty: list[CaseError] = []
        self.odd: list[str] = []
        self.traces: list[tuple[Case, list[Heard]]] = []

    def run(self, case: Case, *, aloud: bool) -> None:
        """Run one, and keep what can be heard of it if it is played aloud."""
        try:
            runner = self.runners.of(case)
            if aloud:
                trace = Trace(runner.tools)
                self.traces.append((case, trace.steps))
                result = runner.run(case, told=trace.heard)
            else:
                result = runner.run(case)
        except CaseError as error:
            self.faulty.append(error)
            return
        if not result.passed:
            self.failed.append(result)
        self.odd += [f"{case.place}: {note}" for note in result.notes]

    def traced(self) -> list[dict[str, object]]:
        """What could be heard, as plain data."""
        return [
            {
                "file": str(case.file),
                "name": case.name,
                "steps": [
                    {
                        "who": step.who,
                        "command": step.command,
                        "events": [{"event": e, "says": says} for e, says in step.events],
                        "asked": step.asked,
                        "question": step.question,
                    }
                    for step in steps
                ],
            }
            for case, steps in self.traces
        ]


def _tell(case: Case, steps: list[Heard]) -> None:
    tell(case.place)
    for line in trace_lines(steps):
        tell(line)
    tell()


def _summary(cases: list[Case], failed: int, faulty: int, unread: int, odd: int) -> str:
    files = len({case.file for case in cases})
    parts = [f"{len(cases) - failed - faulty} hold"]
    if failed:
        parts.append(f"{failed} do not")
    if faulty:
        parts.append(f"{faulty} cannot be run")
    if unread:
        parts.append(f"{some(unread, 'file')} cannot be read")
    if odd:
        parts.append(f"{some(odd, 'oddity')}")
    return f"{some(len(cases), 'case')} in {some(files, 'file')}: {', '.join(parts)}"


def _data(cases: list[Case], failed: list[CaseResult]) -> dict[str, object]:
    return {
        "cases": len(cases),
        "failed": [
            {
                "file": str(result.case.file),
                "name": result.case.name,
                "rules": list(result.case.rules),
                "commands": list(result.commands),
                "asked": result.asked,
                "problems": [_problem(problem) for problem in result.problems],
            }
            for result in failed
        ],
    }


def _problem(problem: Unmet) -> dict[str, object]:
    data: dict[str, object] = {
        "what": problem.what,
        "expected": problem.expected,
        "actual": problem.actual,
    }
    if problem.events or problem.marks:
        data |= {"events": list(problem.events), "marks": list(problem.marks)}
    return data


@command.command("list")
@paths_argument
@words_option
@click.option("--by-rule", is_flag=True, help="Count the cases of each rule instead.")
@json_option
@bad_input
def list_cases(paths: tuple[Path, ...], words: str, by_rule: bool, as_json: bool) -> None:
    """List cases, or how many there are for each rule."""
    cases, unread = load(paths, words)
    for error in unread:
        first, *others = lines_of(error)
        tell(f"dmd-replay: {first}", *others, err=True)
    status = UNUSABLE if unread else 0
    if by_rule:
        counts = Counter(rule for case in cases for rule in case.rules)
        if as_json:
            print_json(dict(counts))
        else:
            tell(*(f"{rule}  {n}" for rule, n in sorted(counts.items())))
    elif as_json:
        print_json([{"file": str(c.file), "name": c.name, "rules": list(c.rules)} for c in cases])
    else:
        for case in cases:
            tell(f"{case.place}  [{', '.join(case.rules)}]")
    raise SystemExit(status)


@command.command("from")
@click.argument("log", type=READ)
@click.option("--step", type=int, required=True, help="Begin after so many steps; 0 is the setup.")
@click.option(
    "--commands", type=int, default=1, show_default=True, help="So many steps from there."
)
@click.option(
    "--rules", default="", metavar="ID,ID,...", help="Rules it is about; else those cited."
)
@click.option("--name", default="", help="Name of the case; else log and step.")
@click.option("-o", "--out", "--output", "output", type=WRITE, help="Where to write it.")
@force_option
@bad_input
def from_log(
    log: Path, step: int, commands: int, rules: str, name: str, output: Path | None, force: bool
) -> None:
    """Make a case out of a moment of LOG: the position, the next commands, what they did.

    Dice and cards are typed in as the log has them. The case is run before it is written.

    Exit status: 0 written, 2 unusable input.
    """
    if commands < 1:
        fail(f"--commands {commands} is not possible; allowed: 1 or more")
    opened = open_recorded(log)
    timeline = opened.timeline
    try:
        state = Cursor(timeline).goto(step).standing(step)
        moves = _moves(timeline, step, commands)
        text = make_case(
            opened.tools,
            timeline.game,
            state,
            moves,
            name=name or f"{log.stem}, step {step}",
            rules=[rule.strip() for rule in rules.split(",") if rule.strip()],
            path=on_disk(output),
        )
        (case,) = cases_of(text, output or Path(f"{log.stem}.case.toml"))
        runner = CaseRunner(opened.tools)
        runner.adopt(case, timeline.game)  # packs are not yet beside the file
        result = runner.run(case)
    except (CaseError, TimelineError, RefusedError, SeekError) as error:
        fail(error)
    if not result.passed:
        message = message_of(result, opened.tools)
        fail(LinesError("the case does not hold with these rules:", *message), FAILED)
    if output is None:
        tell_page(text)
    else:
        with claimed(output, overwrite=force, inputs=[log], what="the case") as place:
            write_packs(opened.tools, timeline.game, output, overwrite=force)
            place.write(text.encode("utf-8", "replace"))
        tell(f"{output}: {some(len(case.stages[0].when), 'command')}, the case holds")
    raise SystemExit(opened.status)


def _moves(timeline: Timeline, step: int, commands: int) -> list[tuple[Command, tuple[Event, ...]]]:
    """The commands after a step; where something was undone, those it was replaced by."""
    moves: list[tuple[Command, tuple[Event, ...]]] = []
    at = step
    while len(moves) < commands:
        later = [number for number, parent in enumerate(timeline.parents) if parent == at]
        command = timeline.moves[later[-1]].command if later else None
        if command is None:
            break
        at = later[-1]
        moves.append((command, timeline.moves[at].events))
    if not moves:
        message = f"step {step} is the last one; nothing follows that a case could show"
        raise SeekError(message)
    return moves

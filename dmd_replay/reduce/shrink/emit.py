"""What a search leaves: the smaller log, and a case file for pytest."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.step import Step, opening
from dmd_replay.check.cases import Case, CaseRunner
from dmd_replay.check.cases.beside import head_of
from dmd_replay.check.cases.game import case_words
from dmd_replay.check.cases.lenient import lenient_line
from dmd_replay.check.failure import Failure
from dmd_replay.log import EntryWriter, Log, LogWriter, Mark
from dmd_replay.plain_toml import harmless_toml, toml_comment
from dmd_replay.play.fork import up_to
from dmd_replay.reduce.shrink.perform import Performer, Trial
from dmd_replay.reduce.shrink.play import Play

MARK: Final = "failure"
"""Name of the mark at the step that shows the failure."""


def write_log(
    stream: BinaryIO, performer: Performer, play: Play, failure: Failure | None = None
) -> Trial:
    """Write the log of a play, with its dice typed in.

    A command at which the rules raised an exception is the last record, with no events.

    Args:
        stream: where to write.
        performer: plays it.
        play: the play.
        failure: what it shows; it is marked at the last step.
    """
    trial = performer.perform(play, keep_steps=True)
    game = performer.game(play)
    with LogWriter(stream, performer.tools, game, None) as log:
        for command, now in trial.steps:
            log.write(command, now)
        if trial.broke is not None:
            log.write(trial.broke, Step(trial.steps[-1][1].state, (), None))
        if failure is not None and trial.steps:
            log.mark(MARK, f"{failure.says} (signature {failure.signature})")
    return trial


def write_cut(stream: BinaryIO, log: Log, number: int, failure: Failure) -> None:
    """Write a log as it was recorded, up to the step at which these rules part from it.

    Args:
        stream: where to write.
        log: the log.
        number: the step, which becomes the last one.
        failure: what it shows; it is marked there.
    """
    writer = EntryWriter(stream, log.header)
    for entry in up_to(log, number):
        writer.entry(entry)
    writer.entry(Mark(number, MARK, f"{failure.says} (signature {failure.signature})"))
    writer.end("")


def write_log_of_case(stream: BinaryIO, runner: CaseRunner, case: Case, failure: Failure) -> None:
    """Write what was played in a case that begins where games do, with its dice typed in.

    Args:
        stream: where to write.
        runner: plays it.
        case: the case, see `begins_as_a_game`.
        failure: what it shows; it is marked at the last step.
    """
    words = case_words(runner.tools)
    with LogWriter(stream, runner.tools, runner.definition(case), None) as log:
        asked: Decision | None = None

        def told(game: Any, _before: Any, text: str, now: Step[Any]) -> None:  # noqa: ANN401 - of any game
            nonlocal asked
            given = None if asked is None else words.command_from(game, asked.seat, text)
            log.write(given, now)
            asked = now.decision

        runner.run(case, told=told)
        log.mark(MARK, f"{failure.says} (signature {failure.signature})")


def begins_as_a_game(runner: CaseRunner, case: Case) -> bool:
    """Whether a case begins where a game does, so that a log can tell it: at its setup."""
    if case.setup_refused is not None:
        return False
    game = runner.definition(case)
    begin = case_words(runner.tools).state_from(game, case.given)
    return bool(begin == opening(runner.ruleset, game, -1))


def failing_case(performer: Performer, play: Play, failure: Failure, name: str, path: Path) -> str:
    """The text of a case file: from the setup on, the commands and dice that show a failure.

    It expects nothing but that the rules play it and every invariant holds, so it fails as long as
    the fault is there and passes without it. A failure that no invariant knows needs an
    expectation; a comment says so.

    Args:
        performer: plays it.
        play: the play, shrunk.
        failure: what it shows.
        name: name of the case.
        path: the file it goes into; packs that are not built in lie beside it.
    """
    tools = performer.tools
    trial = performer.perform(play, keep_steps=True)
    game = performer.game(play)
    start = opening(performer.rules, game, -1)
    rule = dict(failure.details).get("rule")
    case: dict[str, Any] = {
        "name": name,
        "rules": [] if rule is None else [rule],
        **head_of(tools, game, path),
        "given": case_words(tools).position_of(game, start),
        "when": list(map(lenient_line, _given(trial))),
    }
    return _comment(failure) + harmless_toml({"game": tools.ruleset.name, "case": [case]})


def _given(trial: Trial) -> Iterator[Command]:
    yield from (command for command, _ in trial.steps if command is not None)
    if trial.broke is not None:
        yield trial.broke


def _comment(failure: Failure) -> str:
    lines = [f"{failure.kind}: {failure.says}", f"signature {failure.signature}"]
    if failure.kind not in ("exception", "invariant"):
        lines.append("a person has to fill `then` in with what is right: no rule knows it")
    return toml_comment(lines)


__all__ = [
    "MARK",
    "begins_as_a_game",
    "failing_case",
    "write_cut",
    "write_log",
    "write_log_of_case",
]

"""``dmd-replay bundle``: one file for a bug report."""

import io
from pathlib import Path
from typing import Final

import click

from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import EngineError
from dmd_replay.check.verify import verify
from dmd_replay.cli.common import bad_input, fail, force_option, json_option, open_steps, stem_of
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.opened import step_of_mark
from dmd_replay.cli.paths import READ, WRITE, beside
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.files import read_bounded
from dmd_replay.log import Log, Mark, parse_log
from dmd_replay.log.reader import MAX_FILE
from dmd_replay.read.history import history_of
from dmd_replay.share.bundle import Complaint, make_bundle, write_bundle
from dmd_replay.share.bundle.archive import SUFFIX
from dmd_replay.share.masked import MaskError, seat_named, without_secrets
from dmd_replay.share.redact import Redaction, RedactionError, without_seed, without_words
from dmd_replay.writing import check_free

SMALL: Final = 1 << 64
"""A seed below can be found by trying, today or in a few years."""

DIGITS: Final = 9
"""No number of a step is longer."""


@click.command("bundle")
@click.argument("log", type=READ)
@click.option(
    "--mark",
    metavar="N|NAME",
    help="Where it went wrong; where the failure shows, or the last step, if left out.",
)
@click.option("--note", default="", help="What it is about, in a line.")
@click.option("--expected", default="", help="What should have happened.")
@click.option("--actual", default="", help="What happened instead.")
@click.option(
    "--redact",
    multiple=True,
    type=click.Choice([str(level) for level in Redaction]),
    help="Take out: notes; names of marks too; the seed, and with it draws still to come.",
)
@click.option(
    "--seat",
    metavar="N|spectator",
    help="Put in only what this seat may know. Such a log can be read, not verified.",
)
@click.option("-o", "--out", type=WRITE, help="The bundle's file.")
@force_option
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    log: Path,
    mark: str | None,
    note: str,
    expected: str,
    actual: str,
    redact: tuple[str, ...],
    seat: str | None,
    out: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Put LOG with a mark and a few words into one file that a maintainer can open.

    The file holds the log, the versions, the verdict of this machine, the last commands, a
    filled-in issue text and the signature of the failure. Equal failures have equal signatures.
    Without --mark it points to where the failure shows: the record at which these rules crash,
    break an invariant or do something else than was recorded; or to the last one.

    --redact seed types in what dice and decks showed. Draws that are still to come stay a secret
    only if the seed is too large to be found by trying, as the ones that `record` draws are.

    --seat leaves out the seed, frames, whatever is sealed for other seats, marks and notes.
    """
    target = out or beside(log, f"{stem_of(log)}{SUFFIX}", "-o")
    check_free(target, overwrite=force, inputs=[log], what="the bundle")
    whole = open_steps(log)
    found = verify(tools_for(whole), whole)
    step, name = _step(whole, mark, found.failed_at)
    levels = set(redact)
    read, data = _redacted(whole, log, levels, seat)
    if seat is not None:
        _warn_of_small(whole)
    elif Redaction.SEED.value in levels:
        step = _moved(read, whole, step)
        _warn_of_small(whole)
    step = min(step, len(read.records) - 1)
    if name and Redaction.NAMES.value in levels:
        name = _renamed(read, step)
    complaint = Complaint(step, name, expected, actual, note)
    # What is wrong may be told by what is hidden: of a masked log it is where the reporter points.
    failure = found.failure if seat is None else None
    bundle = make_bundle(tools_for(read), read, data, complaint, failure)
    write_bundle(bundle, target, overwrite=force, inputs=[log])
    if as_json:
        print_json({"bundle": str(target), "signature": bundle.signature, **bundle.facts})
    else:
        tell(f"{target}: signature {bundle.signature}, step {complaint.step}")


def _step(log: Log, mark: str | None, failed: int) -> tuple[int, str]:
    """The step that is meant, and the name of its mark."""
    last = len(log.records) - 1
    if mark is None:
        return (last if failed < 0 else min(failed, last)), ""
    names = {entry.name for entry in log.entries if isinstance(entry, Mark)}
    if mark.isdecimal() and mark not in names:
        if len(mark) > DIGITS or int(mark) > last:
            fail(f"--mark {mark[:DIGITS]} is not in the log; it has steps 0 to {last}")
        return int(mark), ""
    return step_of_mark(log, mark), mark


def _renamed(read: Log, step: int) -> str:
    """The name that the mark on a step has after its own was taken out."""
    names = [e.name for e in read.entries if isinstance(e, Mark) and e.record == step]
    return names[-1] if names else ""


def _warn_of_small(log: Log) -> None:
    """Say what taking a small seed out cannot do."""
    if log.header.seed is not None and log.header.seed < SMALL:
        tell(
            "dmd-replay: the seed was taken out and what dice and decks showed is typed in, but the"
            " seed of this game is a small number: whoever tries them all finds the one that"
            " shows the same, and with it every draw still to come; 'dmd-replay record' without"
            " --seed draws one of 128 bits, which nobody can try",
            err=True,
        )


def _redacted(log: Log, path: Path, levels: set[str], seat: str | None) -> tuple[Log, bytes]:
    """The log as it goes into the bundle."""
    data = read_bounded(path, MAX_FILE, "a log")
    if seat is not None:
        stream = io.BytesIO()
        tools = tools_for(log)
        try:
            viewer = seat_named(tools, log, seat)
        except MaskError as error:
            fail(f"--seat: {error}")
        without_secrets(tools, log, viewer, stream)
        return parse_log(stream.getvalue(), path.name), stream.getvalue()
    if Redaction.SEED.value in levels:
        stream = io.BytesIO()
        try:
            without_seed(tools_for(log), log, stream)
        except (RefusedError, EngineError, RedactionError) as error:
            fail(
                f"{path}: these rules do not play the log, so its seed cannot be taken out: {error}"
            )
        data = stream.getvalue()
        log = parse_log(data, path.name)
    if levels & {Redaction.NOTES.value, Redaction.NAMES.value}:
        stream = io.BytesIO()
        without_words(log, stream, names=Redaction.NAMES.value in levels)
        data = stream.getvalue()
        log = parse_log(data, path.name)
    return log, data


def _moved(read: Log, whole: Log, step: int) -> int:
    """The step of the same command in a log with dice typed in, which are steps there as well."""
    tools = tools_for(whole)
    history, other = history_of(tools, whole), history_of(tools, read)
    line = history.timeline.line(step)
    wanted = sum(history.moves[number].command is not None for number in line)
    place = 0
    for move in other.moves[1:]:
        if move.command is not None and move.command.WORD != "typed":
            wanted -= 1
        if wanted < 0:
            break
        place = move.number
    return place

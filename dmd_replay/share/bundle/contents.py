"""What a bundle says: complaint, versions, verdict, last commands, signature."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final, final

import attrs

from dmd_core import __version__
from dmd_core.kernel.events import Typed
from dmd_core.kernel.printable import printable
from dmd_replay.check.failure import Failure, unparked
from dmd_replay.check.verify import verify
from dmd_replay.extras import MissingExtraError, missing
from dmd_replay.facets import GameTools
from dmd_replay.log import Log
from dmd_replay.read.history import History, history_of
from dmd_replay.read.timeline import Timeline
from dmd_replay.read.words import commands_in_words, reader

try:
    from jinja2 import Environment, StrictUndefined
except ModuleNotFoundError as error:
    raise MissingExtraError(missing("jinja2")) from error

FORMAT: Final = 1
LATEST: Final = 10
_TEMPLATE: Final = "issue.md.jinja"


@final
@attrs.frozen
class Complaint:
    """What the reporter says: at which step, what should be, what is, and anything else."""

    step: int
    mark: str = ""
    expected: str = ""
    actual: str = ""
    note: str = ""


@final
@attrs.frozen
class Bundle:
    """A bug report.

    Attributes:
        log: the bytes of the log, redacted as asked.
        complaint: in the reporter's words.
        facts: everything else, as plain data.
        issue: the text for an issue, in Markdown.
        format: of the bundle.
    """

    log: bytes
    complaint: Complaint
    facts: dict[str, Any]
    issue: str
    format: int = FORMAT

    @property
    def signature(self) -> str:
        """The same for equal failures."""
        return str(self.facts["signature"])


def make_bundle(
    tools: GameTools,
    log: Log,
    data: bytes,
    complaint: Complaint,
    failure: Failure | None = None,
) -> Bundle:
    """Put a bug report together.

    Args:
        tools: the game.
        log: the log that goes in, as read.
        data: its bytes.
        complaint: what the reporter says; its step has to be in the log.
        failure: what is wrong, if that was found before something was taken out of the log; if
            left out, what verifying finds, or else where the reporter points.

    Raises:
        LogError: if these rules cannot open the log.
    """
    history = history_of(tools, log)
    found = verify(tools, log)
    failure = (
        failure
        or found.failure
        or Failure(
            "report", tuple(_place(history.timeline, complaint.step)), "where the reporter points"
        )
    )
    facts: dict[str, Any] = {
        "library": {"recorded": log.header.library, "here": __version__},
        "ruleset": log.header.ruleset,
        "revision": {"recorded": log.header.revision, "here": tools.ruleset.revision},
        "content": log.header.content,
        "packs": [f"{pack.id} {pack.version} {pack.fingerprint}" for pack in log.header.packs],
        "setup": log.header.setup,
        "records": len(log.records),
        "verdict": found.report.verdict.value,
        "reason": found.report.reason,
        "difference": None
        if found.report.difference is None
        else attrs.asdict(found.report.difference),
        "broken": [attrs.asdict(broken) for broken in found.broken],
        "failure": {
            "kind": failure.kind,
            "details": [list(pair) for pair in failure.details],
            "says": failure.says,
        },
        "signature": failure.signature,
        "commands": _latest(tools, history, complaint.step),
    }
    return Bundle(data, complaint, facts, _issue(complaint, facts))


def _latest(tools: GameTools, history: History, step: int) -> list[str]:
    line = history.timeline.line(step)[-LATEST:]
    says = tools.narrator(history.game).describe
    return commands_in_words(reader(history.timeline), line, says)


def _place(timeline: Timeline, step: int) -> Iterator[tuple[str, str]]:
    """The stable facts of a step: what a player answered last, and what happened last.

    What was typed in for dice and cards does not count, so that a log without its seed has the
    same signature.
    """
    line = timeline.line(step)
    players = [number for number in line if not isinstance(timeline.moves[number].command, Typed)]
    last = players[-1]
    asked, command = timeline.asked(last), timeline.moves[last].command
    told = unparked(timeline.moves[step].events)
    yield "decision", "" if asked is None else asked.kind
    yield "command", "" if command is None else command.WORD
    yield "event", type(told[-1]).__name__ if told else ""


def _issue(complaint: Complaint, facts: dict[str, Any]) -> str:
    text = files("dmd_replay.share.bundle").joinpath(_TEMPLATE).read_text(encoding="utf-8")
    environment = Environment(  # Markdown for people, not a page: nothing is to be escaped
        autoescape=False,  # noqa: S701 - as above
        undefined=StrictUndefined,
        finalize=lambda value: printable(str(value)),  # names in a log are a stranger's
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.from_string(text).render(complaint=complaint, facts=facts)


__all__ = ["FORMAT", "Bundle", "Complaint", "make_bundle"]

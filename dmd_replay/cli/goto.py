"""``dmd-replay goto``: how a recorded game stands at any step, and what may be done there."""

from itertools import islice
from pathlib import Path
from typing import Any, Final

import attrs
import click

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import cited
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.cli.common import FAILED, bad_input, fail, json_option
from dmd_replay.cli.opened import OpenedLog, open_recorded
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.read.diff import laid
from dmd_replay.read.seek import Cursor, EventSpot, PartedError, SeekError
from dmd_replay.read.timeline import TimelineError, executing, folding
from dmd_replay.read.words import command_in_words, events_in_words

SHOWN: Final = 100
"""Typed chance facts can be very many; so many commands are listed."""


@click.command("goto")
@click.argument("log", type=READ)
@click.option("--step", type=int, help="A step: after so many commands, 0 is the setup.")
@click.option("--turn", type=int, help="The first decision of a turn, counted through the game.")
@click.option("--round", type=int, help="The first decision of a round.")
@click.option("--mark", metavar="NAME", help="A mark.")
@click.option(
    "--first",
    metavar="WORD",
    help="The first event of a kind such as EnemyKilled, or the first told with these words.",
)
@click.option("--by", type=int, default=0, metavar="N", help="Then N steps on; back if negative.")
@click.option("--execute", is_flag=True, help="Execute the commands again, trust no event.")
@json_option
@bad_input
def command(log: Path, by: int, execute: bool, as_json: bool, **named: int | str | None) -> None:
    """Show the position at one step of LOG: how it stands, who decides, and what is legal.

    Name the step by one of --step, --turn, --round, --mark and --first.

    Exit status: 0 it was shown, 1 with --execute: the log diverges, 2 unusable input.
    """
    given = {option: value for option, value in named.items() if value is not None}
    if len(given) != 1:
        which = ", ".join(f"--{option}" for option in named if option in given) or "none"
        fail(f"name the step by one of --step, --turn, --round, --mark, --first; given: {which}")
    opened = open_recorded(log)
    try:
        cursor = Cursor(opened.timeline, executing if execute else folding)
        ((option, value),) = given.items()
        spot = _go(cursor, opened, option, value)
        if by:
            cursor.goto(cursor.at + by)
        data = _data(cursor, opened, spot)
    except (TimelineError, SeekError) as error:
        fail(error)
    except (EngineError, RefusedError) as error:
        fail(f"the log diverges: {error}", FAILED)
    if as_json:
        print_json({**data, "state": laid(opened.timeline.codec, _standing(cursor))})
    else:
        for line in _lines(data, opened.tools.words):
            tell(line)
    raise SystemExit(opened.status)


def _standing(cursor: Cursor) -> State[Any]:
    """The position; with the frames of the record, which nobody reads, where these rules part."""
    try:
        return cursor.standing(cursor.at)
    except PartedError:
        return cursor.state


def _go(cursor: Cursor, opened: OpenedLog, option: str, value: Any) -> EventSpot | None:  # noqa: ANN401 - as the option
    """Go there; the event that was looked for."""
    match option:
        case "step":
            cursor.goto(value)
        case "turn":
            cursor.turn(value, opened.narrator)
        case "round":
            cursor.round(value, opened.narrator)
        case "mark":
            cursor.mark(value)
        case _:
            return cursor.first(value, opened.narrator)
    return None


def _data(cursor: Cursor, opened: OpenedLog, spot: EventSpot | None) -> dict[str, Any]:
    """Everything there is to say about a step."""
    narrator, timeline, move = opened.narrator, opened.timeline, cursor.move
    moment = narrator.moment(cursor.state.table)
    decision, frames, unknown = None, list[int](), ""
    state = cursor.state
    try:
        decision, frames = cursor.decision, cursor.strange_frames(cursor.at)
        state = cursor.standing(cursor.at)
    except PartedError as error:
        unknown = str(error)
    options = [] if decision is None else list(islice(decision.legal(), SHOWN))
    asked = timeline.asked(cursor.at)
    return {
        "step": cursor.at,
        "last": len(timeline) - 1,
        "follows": timeline.parents[cursor.at],
        "undone": cursor.undone,
        "marks": [attrs.asdict(flag) for flag in timeline.flags if flag.step == cursor.at],
        "round": moment.round,
        "turn": moment.turn,
        "command": None
        if move.command is None
        else {
            "who": narrator.seat(move.command.seat),
            "kind": "" if asked is None else asked.kind,
            "text": command_text(move.command),
            "says": command_in_words(cursor, cursor.at, narrator.describe),
        },
        "events": [
            {
                "kind": type(event).__name__,
                "says": says,
                "rules": list(cited(event)),
                "found": spot == EventSpot(cursor.at, place),
            }
            for place, (event, says) in enumerate(
                events_in_words(cursor, cursor.at, narrator.describe)
            )
        ],
        "stands": [list(pair) for pair in narrator.summary(cursor.state)],
        "known": not unknown,
        "unknown": unknown,
        "frames": {"differ": len(frames), "first": frames[0] if frames else -1},
        "decision": None if decision is None else _decision(decision, state, opened),
        "commands": [
            {"text": command_text(c), "says": narrator.describe(state, c)} for c in options
        ],
        "refused": {} if decision is None else _refused(cursor, opened, decision),
    }


def _decision(decision: Decision, state: State[Any], opened: OpenedLog) -> dict[str, Any]:
    return {
        "who": opened.narrator.seat(decision.seat),
        "kind": str(decision.kind),
        "says": opened.narrator.describe(state, decision),
        "rules": list(decision.rules),
    }


def _refused(cursor: Cursor, opened: OpenedLog, decision: Decision) -> dict[str, str]:
    pairs = opened.narrator.why_not(cursor.state, decision)
    return {command_text(refused): why for refused, why in pairs}


def _lines(data: dict[str, Any], words: ToolWords) -> list[str]:
    where = {name: data[name] for name in ("last", "round", "turn")}
    lines = [
        words("read-where-undone" if data["undone"] else "read-where", n=data["step"], **where)
    ]
    marks = (
        f"  {words('read-mark', name=mark['name'])}: {mark['note']}".rstrip(": ")
        for mark in data["marks"]
    )
    lines += marks
    if data["command"] is not None:
        lines.append(f"  {data['command']['says']}  ({data['command']['text']})")
    for event in data["events"]:
        if event["says"] or event["found"]:
            sign = ">" if event["found"] else " "
            lines.append(f"    {sign} {event['says'] or event['kind']}")
    lines += ["", words("read-stands")]
    lines += [f"  {heading}: {text}" for heading, text in data["stands"]]
    lines.append("")
    decision = data["decision"]
    if decision is None:
        unknown = f"Who decides is not known: {data['unknown']}."
        return [*lines, words("read-over") if data["known"] else unknown]
    frames = data["frames"]
    if frames["differ"]:
        lines.append(
            f"(The recorded frames differ in {frames['differ']} of the positions up to here, first"
            f" after step {frames['first']}. What is asked and legal comes from executing.)"
        )
    lines.append(f"{decision['says']} ({words.decision(decision['kind'])})")
    width = max((len(option["text"]) for option in data["commands"]), default=0)
    lines += [f"  {option['text']:<{width}}  {option['says']}" for option in data["commands"]]
    lines += [
        "  " + words("read-refused", command=text, why=why) for text, why in data["refused"].items()
    ]
    return lines


def lines_at(opened: OpenedLog, step: int) -> list[str]:
    """The position after a step, as this command shows it.

    Raises:
        SeekError: if there is no such step.
        TimelineError: if the log cannot be followed.
    """
    cursor = Cursor(opened.timeline, folding)
    cursor.goto(step)
    return _lines(_data(cursor, opened, None), opened.tools.words)

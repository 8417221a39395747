"""``dmd-replay legal``: what may be done at one step of a log."""

from itertools import islice
from pathlib import Path

import click

from dmd_core.kernel.schema.text import command_text
from dmd_replay.cli.common import FAILED, bad_input, fail, json_option
from dmd_replay.cli.goto import SHOWN
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.read.seek import Cursor, MaskedError, PartedError, SeekError
from dmd_replay.read.timeline import TimelineError


@click.command("legal")
@click.argument("log", type=READ)
@click.option("--step", "number", type=int, required=True, help="After so many commands.")
@json_option
@bad_input
def command(log: Path, number: int, as_json: bool) -> None:
    """List the legal commands after --step commands of LOG, and why usual ones are refused.

    Exit status: 0 they are listed, 1 the log diverges before that step, 2 unusable input.
    """
    opened = open_recorded(log)
    narrator, words, last = opened.narrator, opened.tools.words, len(opened.timeline) - 1
    if not 0 <= number <= last:
        fail(f"--step {number} is out of range; the log has steps 0 to {last}")
    try:
        cursor = Cursor(opened.timeline).goto(number)
        state, decision = cursor.standing(number), cursor.decision
    except MaskedError as error:
        fail(error)
    except PartedError as error:
        fail(f"the log diverges before step {number}: {error}", FAILED)
    except (TimelineError, SeekError) as error:
        fail(error)
    commands: list[str] = []
    asks = ""
    meanings: list[str] = []
    refused: dict[str, str] = {}
    who = kind = ""
    if decision is not None:
        who, kind = narrator.seat(decision.seat), str(decision.kind)
        asks = narrator.describe(state, decision)
        options = list(islice(decision.legal(), SHOWN))
        commands = [command_text(option) for option in options]
        meanings = [narrator.describe(state, option) for option in options]
        why_not = narrator.why_not(state, decision)
        refused = {command_text(refused): why for refused, why in why_not}
    if as_json:
        print_json(
            {
                "step": number,
                "over": decision is None,
                "who": who,
                "kind": kind,
                "says": asks,
                "rules": [] if decision is None else list(decision.rules),
                "commands": commands,
                "refused": refused,
            }
        )
    elif decision is None:
        tell(words("read-over-after", n=number))
    else:
        tell(words("read-after", n=number, asks=f"{asks} ({words.decision(kind)})"))
        width = max(map(len, commands), default=0)
        for text, told in zip(commands, meanings, strict=True):
            tell(f"  {text:<{width}}  {told}")
        for text, why in refused.items():
            tell("  " + words("read-refused", command=text, why=why))
    raise SystemExit(opened.status)

"""``dmd-replay serve``: games for a program in any language, one line of JSON a message."""

import sys

import click

from dmd_replay.cli.common import bad_input, fail
from dmd_replay.cli.terminal import tell
from dmd_replay.cli.waiting import held_off
from dmd_replay.serve import Host, Limits
from dmd_replay.serve.limits import USUAL
from dmd_replay.serve.schema import schema_text
from dmd_replay.serve.stdio import serve

LEAST_LINE = 1 << 10
"""A bound below which not even the usual messages fit."""
MOST_LINE = 1 << 30
"""More than the system takes at once, or any game needs."""


@click.command("serve")
@click.option("--stdio", is_flag=True, help="Over standard input and output; the only way so far.")
@click.option(
    "--line",
    type=click.IntRange(LEAST_LINE, MOST_LINE),
    default=USUAL.line,
    show_default=True,
    help="Bytes of the longest message that is read.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=USUAL.games,
    show_default=True,
    help="How many games are kept at once.",
)
@click.option(
    "--milliseconds",
    type=click.IntRange(min=0),
    default=USUAL.milliseconds,
    show_default=True,
    help="Processor time that one request may take; 0 for as much as it takes.",
)
@click.option("--schema", is_flag=True, help="Print the JSON Schema of all messages, and end.")
@bad_input
def command(stdio: bool, line: int, games: int, milliseconds: int, schema: bool) -> None:
    """Play games for a client that speaks JSON-RPC 2.0, one object a line.

    The client begins with hello. The page "step-protocol" of the documentation has the messages,
    --schema prints their JSON Schema. Games live as long as the process, so a client saves those
    it wants to keep.
    Nothing but answers goes to standard output; it ends well when standard input does.

    Exit status: 0 the client was done, 2 unusable options.
    """
    if schema:
        tell(*schema_text().splitlines())
        return
    if not stdio:
        fail("serve needs --stdio: it answers over standard input and output")
    if sys.stdin is None or sys.stdout is None:  # closed before we were started
        fail("serve needs standard input and output; one of them is closed")
    limits = Limits(line=line, games=games, milliseconds=milliseconds)
    with held_off():  # it waits for its client
        serve(Host(limits=limits), sys.stdin.buffer, sys.stdout.buffer)


__all__ = ["command"]

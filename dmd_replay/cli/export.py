"""``dmd-replay export``: a log as text."""

from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, end_damaged, force_option
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.facets import GameTools
from dmd_replay.log import Log, read_log
from dmd_replay.registry import UnknownGameError
from dmd_replay.share.jsonl import export_lines
from dmd_replay.words import some
from dmd_replay.writing import written


@click.command("export")
@click.argument("log", type=READ)
@click.option("-o", "--out", type=WRITE, help="A file instead of the screen.")
@force_option
@bad_input
def command(log: Path, out: Path | None, force: bool) -> None:
    """Write LOG as lines of JSON: the header, every record, rewind, mark and note, the end.

    Nothing is lost: `dmd-replay import` gives the log again. Of a damaged log the good part is
    written, and the exit status is 2.
    """
    opened = read_log(log)
    tools = _tools(opened)
    if out is None:
        for line in export_lines(tools, opened):
            click.echo(line)
    else:
        with written(out, overwrite=force, inputs=[log], what="the text") as stream:
            for line in export_lines(tools, opened):
                stream.write(line.encode() + b"\n")
        count = len(opened.records)
        click.echo(f"{out}: {some(count, 'record')}")
    end_damaged(opened.damage)


def _tools(log: Log) -> GameTools | None:
    """The game, if it is installed; what is in a log can be written without it too."""
    try:
        return tools_for(log)
    except UnknownGameError:
        return None

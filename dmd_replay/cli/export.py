"""``dmd-replay export``: a log as text."""

from pathlib import Path

import click

from dmd_core.death_may_die.say.english import some
from dmd_replay.cli.common import bad_input, end_damaged, force_option
from dmd_replay.cli.files import written
from dmd_replay.games.death_may_die.adapter import ADAPTER
from dmd_replay.log import read_log
from dmd_replay.share.jsonl import export_lines


@click.command("export")
@click.argument("log", type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(path_type=Path), help="A file instead of the screen.")
@force_option
@bad_input
def command(log: Path, out: Path | None, force: bool) -> None:
    """Write LOG as lines of JSON: the header, every record, rewind, mark and note, the end.

    Nothing is lost: `dmd-replay import` gives the log again. Of a damaged log the good part is
    written, and the exit status is 2.
    """
    opened = read_log(log)
    if out is None:
        for line in export_lines(ADAPTER, opened):
            click.echo(line)
    else:
        with written(out, overwrite=force) as stream:
            for line in export_lines(ADAPTER, opened):
                stream.write(line.encode() + b"\n")
        count = len(opened.records)
        click.echo(f"{out}: {some(count, 'record')}")
    end_damaged(opened.damage)

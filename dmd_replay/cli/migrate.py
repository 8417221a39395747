"""``dmd-replay migrate``: a log of an older format in the present one."""

from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, fail, force_option
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.log import FORMAT, EntryWriter, read_log
from dmd_replay.words import some
from dmd_replay.writing import written


@click.command("migrate")
@click.argument("log", type=READ)
@click.option("-o", "--out", type=WRITE, required=True, help="The new log.")
@force_option
@bad_input
def command(log: Path, out: Path, force: bool) -> None:
    """Write LOG, of whatever format this version can read, in the present format.

    LOG itself stays as it is. Commands and events are taken over as they are; whether these rules
    still give them is what `dmd-replay replay` says. A damaged log is not migrated.
    """
    opened = read_log(log)
    if opened.damage is not None:
        fail(f"{opened.damage}; a damaged log is not migrated")
    with written(out, overwrite=force, inputs=[log]) as stream:
        writer = EntryWriter(stream, opened.header)
        for entry in opened.entries:
            writer.entry(entry)
        if opened.footer is not None:
            writer.end(opened.footer.outcome)
    came = "of this format already" if opened.origin == FORMAT else f"from format {opened.origin}"
    click.echo(f"{out}: format {FORMAT}, {came}, {some(len(opened.records), 'record')}")

"""``dmd-replay import``: a log out of text."""

from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, end_damaged, fail, force_option
from dmd_replay.cli.files import written
from dmd_replay.registry import game_tools
from dmd_replay.share.jsonl import MAX_TEXT, JsonlError, import_log
from dmd_replay.words import some


@click.command("import")
@click.argument("text", type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(path_type=Path), required=True, help="The log.")
@force_option
@bad_input
def command(text: Path, out: Path, force: bool) -> None:
    """Make the log that `dmd-replay export` wrote into TEXT.

    What `export` wrote gives the same bytes again. Lines may be changed by hand where the key
    "link" is taken out of them and of all that follow.
    """
    if text.stat().st_size > MAX_TEXT:
        fail(f"{text}: the file is longer than {MAX_TEXT} bytes")
    try:
        with (
            text.open(encoding="utf-8", newline="\n") as lines,
            written(out, overwrite=force) as stream,
        ):
            imported = import_log(game_tools, lines, stream, text.name)
    except UnicodeDecodeError as error:
        fail(f"{text}: byte {error.start} is not UTF-8")
    except JsonlError as error:
        fail(str(error))
    log = imported.log
    click.echo(f"{out}: {some(len(log.records), 'record')}, content {log.content.hex()}")
    if imported.left_out:
        click.echo(
            f"The text has frames of another version in {some(imported.left_out, 'record')}; they"
            " were left out, so the content is another, and from the first of them on no link could"
            " be compared. Events and commands are all there.",
            err=True,
        )
    end_damaged(log.damage)

"""``dmd-replay import``: a log out of text."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click

from dmd_replay.cli.common import bad_input, end_damaged, fail, force_option
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.registry import game_tools
from dmd_replay.share.jsonl import MAX_LINE, MAX_TEXT, JsonlError, import_log
from dmd_replay.words import some
from dmd_replay.writing import written


@click.command("import")
@click.argument("text", type=READ)
@click.option("-o", "--out", type=WRITE, required=True, help="The log.")
@force_option
@bad_input
def command(text: Path, out: Path, force: bool) -> None:
    """Make the log that `dmd-replay export` wrote into TEXT.

    What `export` wrote gives the same bytes again. Lines may be changed by hand where the key
    "link" is taken out of them and of all that follow.
    """
    try:
        with text.open("rb") as lines, written(out, overwrite=force, inputs=[text]) as stream:
            imported = import_log(game_tools, _lines(text, lines), stream, text.name)
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


def _lines(path: Path, file: BinaryIO) -> Iterator[str]:
    """The lines of a text; of one without an end no more than a log can have is read."""
    before = 0
    while line := file.readline(MAX_LINE):
        if before + len(line) > MAX_TEXT or (len(line) == MAX_LINE and line[-1:] != b"\n"):
            fail(f"{path}: the file is longer than any log as text")
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError as error:
            fail(f"{path}: byte {before + error.start} is not UTF-8")
        before += len(line)

"""Files that a command line names; ``-`` is standard input where one is read, output where written.

Everything below works on files with names: it reads again, writes a draft beside and renames it. So
what comes from standard input is put into a file first, and what goes to standard output is written
as a file and copied when it is whole: nobody at the other end of a pipe gets half of it.
"""

import shutil
import sys
from abc import abstractmethod
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Final, final

import click

from dmd_replay.cli.common import fail
from dmd_replay.cli.terminal import call
from dmd_replay.cli.waiting import held_off

DASH: Final = "-"
MOST: Final = 1 << 30
"""Bytes of standard input that are taken; the readers of each kind of file ask for much less."""

_READ: Final = "dmd_replay.paths.read"
_INPUT: Final = "dmd_replay.paths.input"
_STREAMS: Final = "dmd_replay.paths.streams"


class _Streamed(click.Path):
    """A file, or a stream in its place."""

    def __init__(self) -> None:
        """A path of any file; whoever reads it says what is wrong with it, as of any other one."""
        super().__init__(path_type=Path, readable=False)

    def convert(
        self,
        value: Any,  # noqa: ANN401 - as click's
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Any:  # noqa: ANN401 - as click's
        """The path; in the place of a stream that of a file that is gone with the command."""
        if str(value) != DASH or ctx is None:
            return super().convert(value, param, ctx)
        return self._stream(value, param, ctx)

    @abstractmethod
    def _stream(self, value: object, param: click.Parameter | None, ctx: click.Context) -> Path:
        """The file that stands for the stream."""


@final
class _Readable(_Streamed):
    """A file that is read."""

    def _stream(self, value: object, param: click.Parameter | None, ctx: click.Context) -> Path:
        if ctx.meta.setdefault(_READ, param) is not param or isinstance(value, Path):
            self.fail("'-' stands twice; standard input can be read once", param, ctx)
        return standard_input(ctx)


@final
class _Writable(_Streamed):
    """A file that is written; what is said goes to the other stream if it is standard output."""

    def _stream(self, value: object, param: click.Parameter | None, ctx: click.Context) -> Path:  # noqa: ARG002 - as above
        path = _place(ctx, "standard output")
        whole, out = ctx.find_root(), sys.stdout.buffer
        whole.call_on_close(lambda: _copy(path, out))
        whole.with_resource(redirect_stdout(sys.stderr))
        return path


def standard_input(ctx: click.Context) -> Path:
    """The file that stands for standard input as long as a command runs; it is read once.

    Raises:
        click.UsageError: if there is more of it than any file has.
    """
    known = ctx.meta.get(_INPUT)
    if isinstance(known, Path):
        return known
    if sys.stdin is None:  # closed before we were started
        raise click.UsageError("there is no standard input to read '-' from", ctx)
    with held_off():  # somebody may be typing
        data = sys.stdin.buffer.read(MOST + 1)
    if len(data) > MOST:
        raise click.UsageError(f"standard input is larger than {MOST} bytes", ctx)
    path = _place(ctx, "standard input")
    path.write_bytes(data)
    ctx.meta[_INPUT] = path
    return path


def on_disk(path: Path | None) -> Path | None:
    """A path beside which files can stand; None for a stream, and for no path at all."""
    streams = click.get_current_context().meta.get(_STREAMS, ())
    return None if path in streams else path


def beside(path: Path, name: str, option: str) -> Path:
    """Where a file goes that nobody named: beside another one.

    Ends with a sentence if that is a stream: what stood beside it would be gone with the command.

    Args:
        path: the other file.
        name: what the file is called.
        option: what names it otherwise.
    """
    if on_disk(path) is None:
        fail(f"beside '-' there is no place for a file; name one with {option}")
    return named(path).with_name(name)


def named(path: Path) -> Path:
    """A path that may be that of a file; ends with a sentence where it is that of a folder alone.

    Example:
        >>> named(Path("games/game.dmdlog")).name
        'game.dmdlog'
    """
    if not path.name:  # this folder, or the one above all
        fail(f"{path}: this is a folder; name a file")
    return path


def _place(ctx: click.Context, name: str) -> Path:
    """Where a file may be as long as the command runs.

    The context of a subcommand is left open if its words are wrong; the one above it never is.
    """
    folder = ctx.find_root().with_resource(TemporaryDirectory(prefix="dmd-replay-"))
    path = Path(folder) / name
    call(path, name)
    ctx.meta.setdefault(_STREAMS, set()).add(path)
    return path


def _copy(path: Path, out: BinaryIO) -> None:
    """Give what was written, if anything was, to whoever reads on."""
    if path.is_file():
        with path.open("rb") as file:
            shutil.copyfileobj(file, out)
        out.flush()


READ: Final = _Readable()
WRITE: Final = _Writable()

__all__ = ["DASH", "READ", "WRITE", "beside", "named", "on_disk", "standard_input"]

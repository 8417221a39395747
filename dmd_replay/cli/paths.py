"""Files that a command line names; ``-`` is standard input where one is read, output where written.

Everything below works on files with names: it reads again, writes a draft beside and renames it. So
what comes from standard input is put into a file first, and what goes to standard output is written
as a file and copied when it is whole: nobody at the other end of a pipe gets half of it.
"""

import shutil
import sys
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Final, final

import click

DASH: Final = "-"
MOST: Final = 1 << 30
"""Bytes of standard input that are taken; the readers of each kind of file ask for much less."""

_READ: Final = "dmd_replay.paths.read"


@final
class Readable(click.Path):
    """A file that is read; ``-`` is standard input."""

    def __init__(self) -> None:
        """See the class."""
        super().__init__(path_type=Path)

    def convert(
        self,
        value: Any,  # noqa: ANN401 - as click's
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Any:  # noqa: ANN401 - as click's
        """The path, of a copy if it is standard input."""
        if str(value) != DASH or ctx is None:
            return super().convert(value, param, ctx)
        if ctx.meta.setdefault(_READ, param) is not param or isinstance(value, Path):
            self.fail("'-' stands twice; standard input can be read once", param, ctx)
        path = _place(ctx, "standard-input")
        data = sys.stdin.buffer.read(MOST + 1)
        if len(data) > MOST:
            self.fail(f"standard input is larger than {MOST} bytes", param, ctx)
        path.write_bytes(data)
        return path


@final
class Writable(click.Path):
    """A file that is written; ``-`` is standard output, and messages go to the other stream."""

    def __init__(self) -> None:
        """See the class."""
        super().__init__(path_type=Path)

    def convert(
        self,
        value: Any,  # noqa: ANN401 - as click's
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Any:  # noqa: ANN401 - as click's
        """The path, of a file that is copied at the end if it is standard output."""
        if str(value) != DASH or ctx is None:
            return super().convert(value, param, ctx)
        path = _place(ctx, "standard-output")
        whole, out = ctx.find_root(), sys.stdout.buffer
        whole.call_on_close(lambda: _copy(path, out))
        whole.with_resource(redirect_stdout(sys.stderr))
        return path


def _place(ctx: click.Context, name: str) -> Path:
    """Where a file may be as long as the command runs.

    The context of a subcommand is left open if its words are wrong; the one above it never is.
    """
    folder = ctx.find_root().with_resource(TemporaryDirectory(prefix="dmd-replay-"))
    return Path(folder) / name


def _copy(path: Path, out: BinaryIO) -> None:
    """Give what was written, if anything was, to whoever reads on."""
    if path.is_file():
        with path.open("rb") as file:
            shutil.copyfileobj(file, out)
        out.flush()


READ: Final = Readable()
WRITE: Final = Writable()

__all__ = ["READ", "WRITE", "Readable", "Writable"]

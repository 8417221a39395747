"""The folder of a run: what is done already, what is to do, and the tables in the end."""

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self, final

from dmd_replay.extras import TABLES, TABLES_PACKAGES, MissingExtraError, missing, not_installed
from dmd_replay.locks import locked
from dmd_replay.log import SUFFIX
from dmd_replay.plain_csv import harmless
from dmd_replay.simulate.plan import Plan
from dmd_replay.simulate.playing import Chunk, Row
from dmd_replay.stats.totals import Totals
from dmd_replay.writing import real_path, write_file

PLAN: Final = "plan.json"
LOCK: Final = "run"
"""Who works on the folder holds the lock of this name."""
CHUNKS: Final = "chunks"
LOGS: Final = "logs"
CSV: Final = "games.csv"
PARQUET: Final = "games.parquet"
OWN: Final = (PLAN, CHUNKS, LOGS, CSV, PARQUET)
"""All that a run writes into its folder."""
_DIGITS: Final = 8

FIELDS: Final = ("outcome", "won", "rounds", "turns", "commands", "events", "problem")
"""Columns of the table behind number, seed and what the game is of."""


class OtherRunError(ValueError):
    """A folder has another run in it, or what is none."""


@final
class RunFolder:
    """The folder of one run, for as long as this process works on it; see `RunFolder.claimed`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Use `claimed`."""
        self.path: Final = path
        self.plan: Final = plan

    @classmethod
    @contextmanager
    def claimed(cls, path: Path, plan: Plan) -> Iterator[Self]:
        """Begin a run in a folder, or go on with the one that is there.

        Args:
            path: a folder; it is made if it is not there.
            plan: what is to be played.

        Raises:
            OtherRunError: if another plan was begun there, or something else is in it.
            BusyError: if another process is at work on it.
            OSError: if it cannot be written.
        """
        real = real_path(path)
        if real.exists() and not real.is_dir():
            raise OtherRunError(f"{path}: this is no folder; name a new one, or that of a run")
        if not real.parent.is_dir():
            raise FileNotFoundError(
                f"{path}: the folder {path.parent} does not exist; make it first"
            )
        real.mkdir(exist_ok=True)
        with locked(real / LOCK, path):
            there = real / PLAN
            if there.exists():
                differs = plan.differs(there.read_text("utf-8", "replace"))
                if differs:
                    raise OtherRunError(
                        f"{path}: another run was begun in this folder: {'; '.join(differs)};"
                        " name another folder"
                    )
            elif any(one for one in real.iterdir() if not one.name.startswith(".")):
                raise OtherRunError(f"{path}: the folder is not empty and no run; name a new one")
            for name in (CHUNKS, LOGS):
                (real / name).mkdir(exist_ok=True)
            if not there.exists():
                _write(there, plan.text().encode())
            yield cls(real, plan)

    def _file(self, chunk: int) -> Path:
        return self.path / CHUNKS / f"{chunk:0{_DIGITS}}.chunk"

    def done(self) -> list[int]:
        """The chunks that are there, whole; what is damaged is played again."""
        return [chunk for chunk in range(self.plan.chunks) if self._there(chunk) is not None]

    def _there(self, chunk: int) -> Chunk | None:
        try:
            return Chunk.unpack(self._file(chunk).read_bytes())
        except (FileNotFoundError, ValueError):
            return None

    def keep(self, number: int, chunk: Chunk) -> None:
        """Keep what came out of a chunk: its logs, then the chunk itself, which says it is done.

        Raises:
            OSError: if it cannot be written; the chunk is not done then.
        """
        for row in chunk.rows:
            if row.number in chunk.logs:
                _write(self.path / LOGS / log_name(row), chunk.logs[row.number])
        _write(self._file(number), chunk.pack())

    def chunks(self) -> Iterator[Chunk]:
        """All chunks, in order.

        Raises:
            ValueError: if one is not there.
        """
        for number in range(self.plan.chunks):
            chunk = self._there(number)
            if chunk is None:
                raise ValueError(f"{self._file(number)}: the chunk is not there, or damaged")
            yield chunk

    def finish(self, *, parquet: bool) -> tuple[Totals, list[Row]]:
        """Write the table of all games and put the sums together, in the order of the chunks.

        Args:
            parquet: whether the table is written as Parquet as well.

        Returns:
            The sums, and the games in which something went wrong.

        Raises:
            MissingExtraError: if Parquet needs what is not installed.
            OSError: if a file cannot be written.
        """
        totals, failed, headings = Totals(), [], dict[str, None]()
        for chunk in self.chunks():
            totals.and_then(chunk.totals)
            failed += [row for row in chunk.rows if row.problem]
            headings |= dict.fromkeys(heading for row in chunk.rows for heading in row.groups)
        _write(self.path / CSV, b"".join(self._lines([*headings])))
        if parquet:
            self._parquet([*headings])
        return totals, failed

    def _lines(self, headings: Sequence[str]) -> Iterator[bytes]:
        yield _line(("game", "seed", *headings, *FIELDS))
        for chunk in self.chunks():
            for row in chunk.rows:
                of = (harmless(row.groups.get(heading, "")) for heading in headings)
                told = (getattr(row, field) for field in FIELDS[:-1])
                yield _line((row.number, row.seed, *of, *told, harmless(row.problem)))

    def _parquet(self, headings: Sequence[str]) -> None:
        check_parquet()
        import pyarrow as pa  # type: ignore[import-untyped] # it has no types  # noqa: PLC0415 - an extra brings it
        import pyarrow.parquet as pq  # type: ignore[import-untyped] # as above  # noqa: PLC0415 - as above

        types: dict[str, Any] = {  # Any: types of a library that has no stubs
            "game": pa.int64(),
            "seed": pa.string(),
            **dict.fromkeys(headings, pa.string()),
            **dict.fromkeys(FIELDS, pa.int64()),
            **dict.fromkeys(("outcome", "problem"), pa.string()),
            "won": pa.bool_(),
        }
        schema = pa.schema(list(types.items()))
        sink = io.BytesIO()
        with pq.ParquetWriter(sink, schema) as writer:
            for chunk in self.chunks():
                rows = [
                    {
                        "game": row.number,
                        "seed": str(row.seed),
                        **{heading: row.groups.get(heading) for heading in headings},
                        **{field: getattr(row, field) for field in FIELDS},
                    }
                    for row in chunk.rows
                ]
                writer.write_table(pa.Table.from_pylist(rows, schema=schema))
        _write(self.path / PARQUET, sink.getvalue())


def check_parquet() -> None:
    """Say what is missing for Parquet before a long run.

    Raises:
        MissingExtraError: if it is not installed.
    """
    gone = not_installed(TABLES_PACKAGES)
    if gone:
        raise MissingExtraError(missing(*gone, extra=TABLES))


def log_name(row: Row) -> str:
    """The name of the log of a game: its number, and how it ended."""
    end = "failed" if row.problem else "win" if row.won else row.outcome or "open"
    return f"game-{row.number:0{_DIGITS}}-{end}{SUFFIX}"


def _line(cells: Sequence[object]) -> bytes:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerow(cells)
    return stream.getvalue().encode("utf-8", "replace")


def _write(path: Path, data: bytes) -> None:
    write_file(path, data, overwrite=True, inputs=[], what="the run")


__all__ = ["OWN", "OtherRunError", "RunFolder", "check_parquet", "log_name"]

"""Writing a log: one record per command, flushed, so that a crash loses at most the last one."""

from types import TracebackType
from typing import Any, BinaryIO, Self

import attrs
import msgpack

from dmd_core import __version__
from dmd_core.kernel.chance import ALGORITHM, SEED_BYTES
from dmd_core.kernel.codec import Codec
from dmd_core.kernel.digests import GENESIS, chain
from dmd_core.kernel.events import Command
from dmd_core.kernel.step import Step
from dmd_replay.adapter import Adapter
from dmd_replay.log.format import LENGTH_BYTES, MAGIC, Header


def header_of(adapter: Adapter, game: Any, codec: Codec, seed: int | None) -> Header:  # noqa: ANN401 - of any game
    """The header for a game about to be played."""
    ruleset = adapter.ruleset
    return Header(
        ruleset=ruleset.name,
        revision=ruleset.revision,
        library=__version__,
        chance=ALGORITHM,
        shape=adapter.shape(),
        content=adapter.content_fingerprint(game),
        setup=adapter.setup_data(game),
        seed=seed,
        symbols=codec.symbols,
    )


class LogWriter:
    """Writes one game to a binary stream.

    Example:
        with path.open("xb") as file, LogWriter(file, adapter, game, seed) as log:
            log.write(None, first_step)
            log.write(command, step)
    """

    def __init__(
        self,
        stream: BinaryIO,
        adapter: Adapter,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
    ) -> None:
        """Write magic and header."""
        self._stream = stream
        self._codec: Codec = adapter.ruleset.codec(game)
        self._outcome = adapter.ruleset.outcome
        self._packer = msgpack.Packer(autoreset=True)
        self._link = GENESIS
        self._records = 0
        self._end: str | None = None
        stream.write(MAGIC)
        header = attrs.asdict(header_of(adapter, game, self._codec, seed), recurse=False)
        header["symbols"] = list(header["symbols"])
        header["seed"] = None if seed is None else seed.to_bytes(SEED_BYTES, "big")
        self._frame(header)

    def write(self, command: Command | None, step: Step[Any]) -> None:
        """Write what one command did; None is the setup of the game."""
        packed = None if command is None else self._codec.encode_command(command)
        events = [self._codec.encode_event(event) for event in step.events]
        self._frame([packed, events])
        self._records += 1
        if step.decision is None:
            self._end = self._outcome(step.state.table)

    def close(self) -> None:
        """Write the footer of a finished game; an unfinished one has none."""
        if self._end is not None:
            self._frame(["end", self._end, self._records])
            self._end = None

    def __enter__(self) -> Self:
        """Give the writer."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()

    def _frame(self, value: object) -> None:
        packed = self._packer.pack(value)
        self._link = chain(self._link, packed)
        self._stream.write(len(packed).to_bytes(LENGTH_BYTES, "big") + packed + self._link)
        self._stream.flush()


__all__ = ["LogWriter", "header_of"]

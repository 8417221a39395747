"""Small logs for the tests of the log, and ways to change them as damage or a forger would."""

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from typing import Final, final

import attrs
import msgpack

from dmd_core.death_may_die.game import Game
from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import LogWriter
from dmd_replay.log.deflate import DICTIONARY, HEAD_BYTES, inflate, slid
from dmd_replay.log.format import SIGNATURE
from dmd_replay.log.frames import FrameWriter
from dmd_replay.play.recorder import Recorder

SEED: Final = 3


@cache
def a_game() -> Game:
    """A game of two."""
    return TOOLS.setup.definition(Choice({"players": 2, "investigators": ["ian", "sister_beth"]}))


def written(
    commands: int,
    *,
    seed: int = SEED,
    close: bool = True,
    undo: UndoPolicy = UndoPolicy.RESEED,
    asides: bool = False,
) -> bytes:
    """The bytes of a log with so many commands of a random bot, or fewer if the game ends.

    Args:
        commands: how many.
        seed: of the chance; the bot has another one.
        close: whether the log is closed.
        undo: what becomes of chance.
        asides: whether there are an undo, a mark and a note, after the third command.
    """
    stream = BytesIO()
    writer = LogWriter(stream, TOOLS, a_game(), seed, undo=undo)
    recorder = Recorder.begin(TOOLS, a_game(), seed, writer, undo)
    bot = RandomBot(1)
    for number in range(commands):
        if asides and number == 3:
            recorder.mark("here", "look at this")
            recorder.undo(2)
            recorder.note("went back")
        if recorder.now.decision is None:
            break
        recorder.do(bot.choose(a_game(), recorder.now.state, recorder.now.decision))
    if close:
        writer.close()
    return stream.getvalue()


@final
@attrs.frozen
class Frame:
    """One frame of a log: where it stands, its bytes, and what they say."""

    start: int
    data: bytes
    plain: bytes

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.start + len(self.data)


def frames_of(data: bytes) -> list[Frame]:
    """The frames of a good log, taken apart without the reader."""
    frames: list[Frame] = []
    place, window = len(SIGNATURE), DICTIONARY
    while place < len(data):
        end = place + HEAD_BYTES + int.from_bytes(data[place : place + 3], "big")
        plain = inflate(data[place + HEAD_BYTES : end], window)
        window = slid(window, plain)
        frames.append(Frame(place, data[place:end], plain))
        place = end
    return frames


def joined(frames: Iterable[Frame]) -> bytes:
    """Frames in a row, as they are."""
    return SIGNATURE + b"".join(frame.data for frame in frames)


def forged(plains: Iterable[bytes]) -> bytes:
    """A log that says this, with compression, checksums and digests that hold."""
    stream = BytesIO()
    writer = FrameWriter(stream)
    for plain in plains:
        writer.write(plain)
    return stream.getvalue()


def plains_of(data: bytes) -> list[bytes]:
    """What the frames of a good log say."""
    return [frame.plain for frame in frames_of(data)]


def reheaded(data: bytes, **fields: object) -> bytes:
    """A good log with other fields in its header, and everything recomputed."""
    plains = plains_of(data)
    kind, header = msgpack.unpackb(plains[0])
    return forged([msgpack.packb([kind, {**header, **fields}]), *plains[1:]])

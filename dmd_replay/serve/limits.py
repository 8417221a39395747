"""What a host lets clients use, so that none of them can take what the others need."""

from typing import Final, final

from dmd_core.kernel.node import node


@final
@node
class Limits:
    """The bounds of a host; ``hello`` tells them.

    Attributes: `line` bytes of one message; `games` that a host keeps; `resident` games with their
    positions in memory, the others are fetched from their log when somebody asks; `entries` of one
    game: commands, undone ones among them, undos and redos; `log` bytes of the log of one game;
    `subscriptions` of one connection; `listed` options of one group of a menu; `packs` that are
    brought along with a new game; `milliseconds` of processor time that one request may take, 0 if
    that cannot be bounded here.
    """

    line: int = 1 << 20
    games: int = 1000
    resident: int = 16
    entries: int = 5_000
    log: int = 1 << 22
    subscriptions: int = 64
    listed: int = 200
    packs: int = 8
    milliseconds: int = 20_000


USUAL: Final = Limits()

__all__ = ["USUAL", "Limits"]

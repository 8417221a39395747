"""Lines of a case that say what somebody did, as far as they are the same for every game."""

from collections.abc import Sequence
from typing import Final

from dmd_core.kernel.decisions import typed_in
from dmd_core.kernel.events import Typed
from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.schema.faults import did_you_mean

TABLE_WORD: Final = "table"
"""What the table is called where seats have names."""
_SHOWN: Final = ("dice:", "card:", "cards:")
"""Words that begin a line of what the table showed; items are apart by spaces."""


def shown_on_table(text: str, seat: Seat, seats: Sequence[str]) -> Typed | None:
    """What the table showed, if a line says that; None for a command of a seat.

    Args:
        text: the line.
        seat: whose decision it is.
        seats: the names of all seats.

    Raises:
        ValueError: if it begins with who decides, which a line does not name.
    """
    head, _, rest = text.strip().partition(" ")
    head = head.lower()
    if head.endswith(":") and head not in _SHOWN:
        names = (*seats, TABLE_WORD)
        if head[:-1] in names:
            message = f"who decides is not named here; leave '{head}' out"
            raise ValueError(message)
        message = f"'{head}' names no seat; there are {', '.join(names)}"
        raise ValueError(message + did_you_mean(head, [f"{name}:" for name in names]))
    if head in _SHOWN or seat == TABLE:
        return typed_in((rest if head in _SHOWN else text).lower())  # as ids are written
    return None


__all__ = ["TABLE_WORD", "shown_on_table"]

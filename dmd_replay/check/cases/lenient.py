"""Dice and cards of a case that are taken as far as somebody asks for them: ``typed blank ...``.

A case that is made of a failure is to be played by faulty rules and by sound ones, which may ask
for another number of dice.
"""

from typing import Final

from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE, ItemId
from dmd_core.kernel.schema.text import command_text

MORE: Final = "..."
"""Ends a line of dice or cards that are taken as far as they are asked for."""


def lenient_line(command: Command) -> str:
    """The line of a case for a command; dice and cards are taken as far as they are asked for."""
    text = command_text(command)
    return f"{text} {MORE}" if isinstance(command, Typed) else text


def without_more(line: str) -> str | None:
    """The line without its three dots; None if there are none."""
    stem = line.rstrip().removesuffix(MORE)
    return None if stem == line.rstrip() or not stem.endswith((" ", ",")) else stem.rstrip(" ,")


def asked_of_chance(decision: Decision | None) -> Request | None:
    """What is asked of dice or decks; None if nothing is."""
    if decision is None or decision.seat != TABLE:
        return None
    asked = decision.subject
    return asked if isinstance(asked, Request) else None


def as_far_as_asked(given: Command, decision: Decision) -> Command:
    """Dice or cards as far as a decision asks for them.

    Each place shows what is given for it, if it can come out there; else what the request lists
    first. What is left over is not needed.
    """
    request = asked_of_chance(decision)
    if request is None or not isinstance(given, Typed):
        return given
    items: list[ItemId] = []
    for place, side in enumerate(request.sides):
        told = given.items[place] if place < len(given.items) else side[0]
        items.append(told if told in side else side[0])
    return Typed(tuple(items))


__all__ = ["MORE", "as_far_as_asked", "asked_of_chance", "lenient_line", "without_more"]

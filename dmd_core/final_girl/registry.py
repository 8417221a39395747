"""What is declared where it is defined: events with their reducers, commands and frames.

A class gets its tag by the decorator at its head; the tag is the class wherever a value is written
down: events and commands in logs, frames in saved states. To add a class, take the
next free tag, ``EVENTS.next_free``: a tag in use or retired is refused at import.

Who needs all of them, and not to declare one, takes `EVENTS`, `COMMANDS` and `FRAMES`
from `dmd_core.final_girl.ruleset`, which has imported every module that declares.
"""

from typing import Final

from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.registry import Registry
from dmd_core.kernel.ruleset import Reducers

EVENTS: Final[Registry[Event]] = Registry("event", {Parked: 1, Forced: 2})
"""Every event of the game, those of the kernel among them."""

COMMANDS: Final[Registry[Command]] = Registry("command", {Typed: 1})
"""Every command of the game, the typed chance fact of the kernel among them."""

FRAMES: Final[Registry[Frame]] = Registry("frame", {})
"""Every frame of the agenda."""

REDUCERS: Final[Reducers[Table]] = Reducers()
"""What each event changes on the table."""

event: Final = EVENTS.declare
"""Declares an event: ``@event(tag=…)`` above ``@node``."""

command: Final = COMMANDS.declare
"""Declares a command: ``@command(tag=…)`` above ``@node``."""

frame: Final = FRAMES.declare
"""Declares a frame: ``@frame(tag=…)`` above ``@node``."""

reduces: Final = REDUCERS.on
"""Registers the reducer of an event, which stands right below the event's class."""

__all__ = [
    "COMMANDS",
    "EVENTS",
    "FRAMES",
    "REDUCERS",
    "command",
    "event",
    "frame",
    "reduces",
]

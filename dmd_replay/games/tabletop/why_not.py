"""Why usual commands are not possible now."""

from collections.abc import Callable, Iterable

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.refusals import Refusal


def refused(
    decision: Decision, commands: Iterable[Command], says: Callable[[Refusal], str]
) -> list[tuple[Command, str]]:
    """Those of some commands that are refused, each with its reason and the rules of that.

    Args:
        decision: what is decided.
        commands: what a player may think of.
        says: a sentence for a reason.
    """
    reasons = ((command, decision.check(command)) for command in commands)
    return [
        (command, f"{says(reason)} [{', '.join(reason.rules)}]")
        for command, reason in reasons
        if reason is not None
    ]


__all__ = ["refused"]

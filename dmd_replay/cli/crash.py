"""A crash on one screen: what, where, which file holds the game so far, and what to run next."""

from pathlib import Path
from shlex import quote
from traceback import extract_tb
from typing import Final, NoReturn

from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.schema.codec import DecodeError
from dmd_replay.check.failure import raised
from dmd_replay.cli.terminal import tell

CRASHED: Final = 4
"""The rules, or these tools, raised what they never should."""

CALLS: Final = 4
"""So many calls are shown, the innermost last."""

LONGEST: Final = 300
"""Characters of a message that are shown."""


def of_rules(error: BaseException) -> bool:
    """Whether rules raised an exception while the kernel carried something out by them."""
    if isinstance(error, RefusedError | DecodeError):
        return False
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).startswith("dmd_core.kernel."):
            return True
        trace = trace.tb_next
    return isinstance(error, EngineError)


def crashed(error: Exception, left: Path | None = None) -> NoReturn:
    """Tell a crash on one screen and end with its status.

    Args:
        error: what was raised.
        left: the file that holds the game so far, if one does.
    """
    failure = raised(error)
    told = str(error) if isinstance(error, EngineError) else failure.says  # that is a sentence
    says = " ".join(told.split())
    says = says if len(says) <= LONGEST else f"{says[:LONGEST]}…"
    who = "the rules cannot go on" if of_rules(error) else "this is a fault of dmd-replay"
    lines = [f"{who}: {says}"]
    details = dict(failure.details)
    where = [details[key] for key in ("function", "at") if key in details]
    lines.append(f"  where      {', at the frame '.join(where)}")
    calls = extract_tb(error.__traceback__)[-CALLS:]
    lines += [
        f"  {'calls' if place == 0 else '':<9}  {Path(call.filename).name}, line {call.lineno},"
        f" in {call.name}"
        for place, call in enumerate(calls)
    ]
    lines.append(f"  signature  {failure.signature}")
    if left is not None and left.exists():
        word = quote(str(left))
        lines += [
            f"  the game so far is in {left}",
            f"  next: dmd-replay bundle {word}   makes one file of it for a bug report",
            f"        dmd-replay shrink {word}   makes it short",
        ]
    else:
        lines.append("  please report it with the command and its input")
    tell(f"dmd-replay: {lines[0]}", *lines[1:], err=True)
    raise SystemExit(CRASHED)


__all__ = ["CRASHED", "crashed", "of_rules"]

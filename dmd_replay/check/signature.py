"""Signatures: what makes two failures the same failure, as a short hexadecimal number.

Only stable facts go in: which rule function raised, which invariant broke, which field of which
event differs. Names of players, numbers of steps and texts of messages do not, so that a game and
what is left of it after shrinking have the same signature.
"""

from hashlib import blake2b
from json import dumps
from types import FrameType, TracebackType
from typing import Final

DIGITS: Final = 12
"""Length of a signature. Among a thousand failures two share one by accident once in 10**8."""

_ENGINE: Final = "dmd_core.kernel."
_TOOLS: Final = "dmd_replay."


def signature_of(kind: str, details: tuple[tuple[str, str], ...]) -> str:
    """The signature of a failure.

    Args:
        kind: what kind of failure it is, such as ``invariant``.
        details: the stable facts as pairs of name and value; their order does not matter.

    Returns:
        `DIGITS` hexadecimal digits.

    Example:
        >>> signature_of("invariant", (("rule", "DMD-CHK-08"), ("name", "stress_in_range")))
        '00bdb3cb636c'
    """
    text = dumps([kind, sorted(details)], ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def details_of(error: BaseException) -> tuple[tuple[str, str], ...]:
    """The stable facts of an exception: its class and the rule function it came from.

    The rule function is the innermost one that is neither of the kernel nor of the tools. Where
    the kernel itself complains, the frame it was working on is named in its place.
    """
    inner: list[FrameType] = []
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        inner.append(trace.tb_frame)
        trace = trace.tb_next
    rules = [frame for frame in inner if not _module(frame).startswith((_ENGINE, _TOOLS))]
    kernel = [frame for frame in inner if _module(frame).startswith(_ENGINE)]
    # The rules are called by the kernel, so only what comes after the first kernel frame is one.
    called = [frame for frame in rules if kernel and inner.index(frame) > inner.index(kernel[0])]
    kind = type(error).__qualname__
    if called:
        return (("exception", kind), ("function", _name(called[-1])))
    at = [type(f.f_locals["frame"]).__name__ for f in kernel if "frame" in f.f_locals]
    where = (_name(inner[-1]),) if inner else ()
    return (
        ("exception", kind),
        *(("function", name) for name in where),
        *(("at", a) for a in at[-1:]),
    )


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _name(frame: FrameType) -> str:
    return f"{_module(frame)}.{frame.f_code.co_qualname}"


__all__ = ["DIGITS", "details_of", "signature_of"]

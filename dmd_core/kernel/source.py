"""Running generated source, so that a traceback through it shows its lines like any other."""

import linecache
from itertools import count
from typing import Any


def run_source(
    source: str, name: str, space: dict[str, Any], *, into: dict[str, Any] | None = None
) -> None:
    """Execute generated source and leave what it defines in a namespace.

    The lines are put into the cache of lines that tracebacks, debuggers and profilers ask, under a
    file name of their own.

    Args:
        source: made of names of classes and fields, and of nothing from outside of the program.
        name: what it is for, such as ``write Walk``.
        space: the namespace it runs in (`Any`: whatever the source needs and defines).
        into: where to put what it defines, if not into `space`.
    """
    lines = source.splitlines(keepends=True)
    file = f"<{name}>"
    for number in count(2):  # as attrs does it: another source of the same name takes the next
        entry = (len(source), None, lines, file)
        if linecache.cache.setdefault(file, entry) == entry:
            break
        file = f"<{name} {number}>"
    code = compile(source, file, "exec")
    exec(code, space, space if into is None else into)  # noqa: S102 - see `source`


__all__ = ["run_source"]

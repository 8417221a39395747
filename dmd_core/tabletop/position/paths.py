"""Paths of values as positions name them."""

from collections.abc import Collection
from typing import Any

from dmd_core.kernel.schema.faults import Path


def named_path(data: Any, path: Path, silent: Collection[str] = ()) -> str:  # noqa: ANN401 - plain data
    """The path of a value as positions name it: ids for places in lists.

    Args:
        data: the plain data that the path leads through.
        path: names of fields and places in lists.
        silent: fields that positions do not name.
    """
    words: list[str] = []
    paired = False  # a pair was named by its first part
    for step in path:
        if isinstance(step, str):
            if step not in silent:
                words.append(step)
            data = data.get(step) if isinstance(data, dict) else None
            continue
        part = data[step] if isinstance(data, list) and step < len(data) else None
        if isinstance(part, dict) and isinstance(part.get("id"), str):
            words.append(part["id"])
        elif isinstance(part, list) and part and isinstance(part[0], str):
            words.append(part[0])
        elif not paired:
            words[-1:] = [f"{words[-1]}[{step}]"] if words else []
        data, paired = part, isinstance(part, list)
    return ".".join(words)


__all__ = ["named_path"]

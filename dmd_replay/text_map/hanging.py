"""Lines of runs, broken so that what goes on stands under what began."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from dmd_replay.text_map.drawing import Run


def hanging(lines: Sequence[Sequence[Run]], room: int) -> list[list[Run]]:
    """Lines broken between words, so that what goes on stands under what began.

    Args:
        lines: the lines.
        room: columns there are. A longer word, or a text with letters wider than one column, is
            left to whoever shows it.

    Example:
        >>> hanging([[("  ", ""), ("A card", "name"), (": long", "")]], 9)
        [[('  ', ''), ('A card', 'name'), (':', '')], [('  ', ''), ('long', '')]]
    """
    return [row for line in lines for row in _broken(line, room)]


def _broken(line: Sequence[Run], room: int) -> Iterator[list[Run]]:
    text = "".join(part for part, _ in line)
    indent = len(text) - len(text.lstrip())
    indent += 2 * text[indent:].startswith("· ")
    start, left = 0, room
    while len(text) - start > left > 0 and cell_len(text) == len(text):
        end = text.rfind(" ", start + (0 if start else indent), start + left + 1)
        if end <= start:
            end = text.find(" ", start + left)
        if end < 0:
            break
        yield _cut_out(line, start, end, indent if start else 0)
        start, left = end + 1, room - indent
    yield _cut_out(line, start, len(text), indent if start else 0)


def _cut_out(line: Sequence[Run], start: int, end: int, indent: int) -> list[Run]:
    """A part of a line by the places of its first letter and of the one behind its last."""
    found: list[Run] = [(" " * indent, "")] if indent else []
    at = 0
    for part, style in line:
        shown = part[max(0, start - at) : max(0, end - at)]
        at += len(part)
        if shown:
            found.append((shown, style))
    return found


__all__ = ["hanging"]

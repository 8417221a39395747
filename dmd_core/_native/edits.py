"""Text that is edited in place: what is put in never moves another line."""

import ast
from typing import final


class RewriteError(ValueError):
    """A module cannot be rewritten; the message says which line, and why."""


@final
class Edits:
    r"""Edits of one text by places of its syntax tree, all told in the coordinates of the original.

    Example:
        >>> edits = Edits("a = f(x,\n  1)\n")
        >>> call = ast.parse(edits.text).body[0].value
        >>> edits.replace(call.func, "g")
        >>> edits.done()
        'a = g(x,\n  1)\n'
    """

    def __init__(self, text: str) -> None:
        """Begin with a text."""
        self.text = text
        self._starts = [0]
        for line in text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = text.splitlines()
        self._found: list[tuple[int, int, str]] = []

    def place(self, line: int, column: int) -> int:
        """Where a place of the tree is in the text; columns of the tree count bytes."""
        if line > len(self._lines):
            return len(self.text)
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)

    def start(self, at: ast.expr | ast.stmt) -> int:
        """Where a node begins."""
        return self.place(at.lineno, at.col_offset)

    def end(self, at: ast.expr | ast.stmt) -> int:
        """Where a node ends."""
        return self.place(at.end_lineno or at.lineno, at.end_col_offset or 0)

    def source(self, at: ast.expr | ast.stmt) -> str:
        """The text of a node."""
        return self.text[self.start(at) : self.end(at)]

    def insert(self, at: int, new: str) -> None:
        """Put something in."""
        self.put(at, at, new)

    def replace(self, at: ast.expr | ast.stmt, new: str) -> None:
        """Put something else in the place of a node."""
        self.put(self.start(at), self.end(at), new)

    def put(self, start: int, end: int, new: str) -> None:
        """Put something in the place of a stretch; lines that it had more are kept, empty.

        Raises:
            RewriteError: if what is put in has more lines.
        """
        more = self.text.count("\n", start, end) - new.count("\n")
        if more < 0:
            raise RewriteError(f"line {self.text.count(chr(10), 0, start) + 1} would grow: {new!r}")
        self._found.append((start, end, new + "\n" * more))

    def done(self) -> str:
        """The edited text.

        Raises:
            RewriteError: if two edits are about the same stretch.
        """
        out: list[str] = []
        at = 0
        for start, end, new in sorted(self._found, key=lambda found: found[:2]):
            if start < at:
                line = self.text.count("\n", 0, start) + 1
                raise RewriteError(f"line {line} is edited twice")
            out += (self.text[at:start], new)
            at = end
        return "".join((*out, self.text[at:]))


__all__ = ["Edits", "RewriteError"]

"""Texts of strangers on a terminal."""


def printable(text: str) -> str:
    r"""A text on one line, with escapes for whatever could steer a terminal.

    Line ends are escaped too: a text in a file cannot add a line to what a program says.

    Example:
        >>> printable("a\x1b[2J\nb")
        'a\\x1b[2J\\nb'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


class LinesError(ValueError):
    r"""An error that may need several lines: each is one, whatever stands in it.

    Attributes:
        lines: what is wrong, one sentence in each.

    Example:
        >>> print(LinesError("given:", "  found 'a\nb'"))
        given:
          found 'a\nb'
    """

    def __init__(self, *lines: str) -> None:
        """Keep the lines."""
        self.lines = tuple(map(printable, lines))
        super().__init__(*lines)

    def __str__(self) -> str:
        """Give one line after the other."""
        return "\n".join(self.lines)


def lines_of(error: BaseException) -> tuple[str, ...]:
    r"""What an error says: its lines if it has several, else one, whatever is in it.

    Example:
        >>> lines_of(ValueError("found 'a\nb'"))
        ("found 'a\\nb'",)
    """
    return error.lines if isinstance(error, LinesError) else (printable(str(error)),)


__all__ = ["LinesError", "lines_of", "printable"]

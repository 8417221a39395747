"""Texts of strangers on a terminal."""


def printable(text: str) -> str:
    r"""A text on one line, with escapes for whatever could steer a terminal.

    Example:
        >>> printable("a\x1b[2J\nb")
        'a\\x1b[2J\\nb'
    """
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


__all__ = ["printable"]

"""Small pieces of English for the tools."""


def some(n: int, noun: str) -> str:
    """A number of things.

    Example:
        >>> some(1, "record"), some(2, "record"), some(3, "reply")
        ('1 record', '2 records', '3 replies')
    """
    if n == 1:
        return f"{n} {noun}"
    return f"{n} {noun[:-1]}ies" if noun.endswith("y") else f"{n} {noun}s"


__all__ = ["some"]

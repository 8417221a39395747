"""Tables of comma-separated values that spreadsheets open: no text in them is a formula."""

_FORMULAS = ("=", "+", "-", "@", "\t")


def harmless(text: str) -> str:
    """A text as a cell of a table: what a spreadsheet would take for a formula is quoted.

    Example:
        >>> harmless("=1+1"), harmless("Ian")
        ("'=1+1", 'Ian')
    """
    return f"'{text}" if text[:1] in _FORMULAS else text


__all__ = ["harmless"]

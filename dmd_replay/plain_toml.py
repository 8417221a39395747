"""TOML that may go to a terminal: what could steer it is escaped, all else stands as it is."""

from collections.abc import Iterable, Mapping
from typing import Any

from dmd_core.kernel.printable import printable
from dmd_replay.extras import MissingExtraError, missing

try:
    import tomli_w
except ModuleNotFoundError as error:
    raise MissingExtraError(missing("tomli_w")) from error


def harmless_toml(value: Mapping[str, Any]) -> str:
    r"""TOML of a table; reading it gives the table again.

    Args:
        value: plain data without `None`.

    Example:
        >>> print(harmless_toml({"name": "\x9b2J Füße"}), end="")
        name = "\u009b2J Füße"
    """
    text = tomli_w.dumps(value)
    # What is not printable can stand in nothing but a text in quotes: no other form is written.
    return "".join(c if c.isprintable() or c == "\n" else _escape(ord(c)) for c in text)


def toml_comment(sentences: Iterable[str]) -> str:
    r"""Comments for the head of a file, one line for each sentence, whatever is in it.

    Example:
        >>> print(toml_comment(["Füße\nand \x9b2J"]), end="")
        # Füße and \x9b2J
    """
    return "".join(f"# {printable(' '.join(text.split()))}\n" for text in sentences)


def _escape(code: int) -> str:
    return f"\\u{code:04x}" if code < 1 << 16 else f"\\U{code:08x}"


__all__ = ["harmless_toml", "toml_comment"]

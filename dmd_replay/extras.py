"""What the tools need beside the library, and what is said where it is not installed.

``pip install dmd-core`` brings what programs need that embed a game, record it and read its logs.
The command, tables, pages and the writing of TOML need more, which comes with an extra.
"""

from importlib.util import find_spec
from typing import Final

EXTRA: Final = "replay"
"""The extra that the tools come with."""

PACKAGES: Final = ("click", "jinja2", "rich", "tomli_w")
"""What it brings, by the names of modules."""


class MissingExtraError(ImportError):
    """A tool was used without its extra; the sentence says which to install."""


def missing(*names: str) -> str:
    """A sentence about packages that are not installed, and how they come.

    Example:
        >>> missing("jinja2")
        "this needs jinja2, which is not installed; pip install 'dmd-core[replay]' brings it"
    """
    listed = " and ".join((", ".join(names[:-1]), names[-1])) if names[1:] else names[0]
    verb, them = ("are", "them") if names[1:] else ("is", "it")
    return (
        f"this needs {listed}, which {verb} not installed;"
        f" pip install 'dmd-core[{EXTRA}]' brings {them}"
    )


def not_installed() -> tuple[str, ...]:
    """The packages of the extra that are not there."""
    return tuple(name for name in PACKAGES if find_spec(name) is None)


__all__ = ["EXTRA", "MissingExtraError", "missing", "not_installed"]

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


PLAY: Final = "play"
"""The extra that playing at a terminal needs beside."""

PLAY_PACKAGES: Final = ("textual",)
"""What it brings."""


STORE: Final = "store"
"""The extra that games in a database need."""

STORE_PACKAGES: Final = ("sqlalchemy", "psycopg")
"""What it brings."""


CLUSTER: Final = "cluster"
"""The extra that games on many machines need."""

CLUSTER_PACKAGES: Final = ("distributed",)
"""What it brings beside that of the command."""


TABLES: Final = "tables"
"""The extra that tables in Parquet need."""

TABLES_PACKAGES: Final = ("pyarrow",)
"""What it brings beside that of the command."""


class MissingExtraError(ImportError):
    """A tool was used without its extra; the sentence says which to install."""


def missing(*names: str, extra: str = EXTRA) -> str:
    """A sentence about packages that are not installed, and how they come.

    Example:
        >>> missing("jinja2")
        "this needs jinja2, which is not installed; pip install 'dmd-core[replay]' brings it"
    """
    listed = " and ".join((", ".join(names[:-1]), names[-1])) if names[1:] else names[0]
    verb, them = ("are", "them") if names[1:] else ("is", "it")
    return (
        f"this needs {listed}, which {verb} not installed;"
        f" pip install 'dmd-core[{extra}]' brings {them}"
    )


def not_installed(packages: tuple[str, ...] = PACKAGES) -> tuple[str, ...]:
    """The packages of an extra that are not there, usually of that of the command."""
    return tuple(name for name in packages if find_spec(name) is None)


__all__ = [
    "CLUSTER",
    "CLUSTER_PACKAGES",
    "EXTRA",
    "PACKAGES",
    "PLAY",
    "PLAY_PACKAGES",
    "STORE",
    "STORE_PACKAGES",
    "TABLES",
    "TABLES_PACKAGES",
    "MissingExtraError",
    "missing",
    "not_installed",
]

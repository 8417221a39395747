"""What can go wrong with a store: each a typed error with a sentence for people."""

from typing import final

from dmd_core.kernel.printable import printable


class StoreError(Exception):
    """A store that cannot keep or give what it was asked for."""

    def __init__(self, problem: str) -> None:
        """Keep one sentence, whatever stands in the names that it speaks of."""
        super().__init__(printable(problem))


@final
class ConflictError(StoreError):
    """Somebody else has written to a game first; nothing of this was kept.

    Attributes:
        name: of the game.
        expected: the version that the writer knew.
        version: the version that the game has; 0 and up.
    """

    def __init__(self, name: str, expected: int, version: int) -> None:
        """Say which versions meet."""
        self.name, self.expected, self.version = name, expected, version
        super().__init__(
            f"'{name}' went on: this was meant for version {expected}, it stands at {version};"
            " nothing was kept, load it again"
        )


@final
class NoSuchGameError(StoreError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        """Name it."""
        self.name = name
        super().__init__(f"there is no game '{name}' in the store")


@final
class GameExistsError(StoreError):
    """There is a game of that name already."""

    def __init__(self, name: str) -> None:
        """Name it."""
        self.name = name
        super().__init__(f"there is a game '{name}' in the store already; choose another name")


@final
class StoreVersionError(StoreError):
    """The tables of a store were made by a later version of this library."""


@final
class UnreachableError(StoreError):
    """The database does not answer, or does not let us in."""


__all__ = [
    "ConflictError",
    "GameExistsError",
    "NoSuchGameError",
    "StoreError",
    "StoreVersionError",
    "UnreachableError",
]

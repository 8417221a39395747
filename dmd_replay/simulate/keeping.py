"""Of which games logs are kept."""

from enum import StrEnum, unique
from typing import Self, final

import attrs


@unique
class Kind(StrEnum):
    """Which games: none, those won, those lost, those that went wrong, or every so many."""

    NONE = "none"
    WINS = "wins"
    LOSSES = "losses"
    FAILURES = "failures"
    EVERY = "every"


@final
@attrs.frozen
class Keep:
    """A choice of games; `every` is a number from 1 up for that kind."""

    kind: Kind = Kind.NONE
    every: int = 0

    @classmethod
    def read(cls, word: str) -> Self:
        """A choice from a word such as ``wins`` or ``every=100``.

        Raises:
            ValueError: if it is none.

        Example:
            >>> Keep.read("every=100")
            Keep(kind=<Kind.EVERY: 'every'>, every=100)
        """
        name, _, number = word.partition("=")
        if name == Kind.EVERY and number.isascii() and number.isdigit() and int(number) > 0:
            return cls(Kind.EVERY, int(number))
        if number or word not in (Kind.NONE, Kind.WINS, Kind.LOSSES, Kind.FAILURES):
            raise ValueError(
                f"'{word}' is no choice of games; allowed: none, wins, losses, failures, every=N"
            )
        return cls(Kind(word))

    def __str__(self) -> str:
        """The word."""
        return f"{self.kind}={self.every}" if self.kind is Kind.EVERY else str(self.kind)

    def may(self, number: int) -> bool:
        """Whether the log of a game may be kept, before it is known how it ends."""
        if self.kind is Kind.EVERY:
            return number % self.every == 0
        return self.kind is not Kind.NONE

    def does(self, number: int, *, won: bool, ended: bool, failed: bool) -> bool:
        """Whether the log of a game is kept."""
        match self.kind:
            case Kind.WINS:
                return won
            case Kind.LOSSES:
                return ended and not won
            case Kind.FAILURES:
                return failed
            case _:
                return self.may(number)


__all__ = ["Keep", "Kind"]

"""The format of packs: which files each kind of pack has, and what they hold."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.notation import Notation

HEAD: Final = "pack.toml"
"""The file that says what a pack is."""

Drawing: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By file and array the keys of its entries that only say how things are drawn."""

NO_DRAWING: Final[Drawing] = MappingProxyType({})


class PackHead(Protocol):
    """What the `HEAD` of every game says; a game may add fields."""

    @property
    def id(self) -> str:
        """The id of the pack."""

    @property
    def name(self) -> str:
        """Its name for people."""

    @property
    def kind(self) -> StrEnum:
        """What it defines: a key of `PackFormat.files`."""

    @property
    def version(self) -> int:
        """The number that its authors raise."""


H = TypeVar("H", bound=PackHead)


class PackFormat(Generic[H]):
    """The packs of one game.

    Args:
        head: the class of what `HEAD` holds.
        files: for each kind of pack the files it must have beside `HEAD`, with the class of what
            each holds; there may be no others.
        notation: how definitions and words are written.
        language: the number of the card language of today.
        advice: for each kind of pack the files it may have beside those, which hold no rule: they
            make no difference to its fingerprint.
        drawing: the keys that only say how things are drawn. They are no part of the fingerprint:
            a log or a save does not depend on them.
    """

    def __init__(
        self,
        head: type[H],
        files: Mapping[str, Mapping[str, type]],
        notation: Notation,
        language: int = 1,
        advice: Mapping[str, Mapping[str, type]] | None = None,
        drawing: Drawing = NO_DRAWING,
    ) -> None:
        """See the class."""
        self.head: Final = head
        self.files: Final = files
        self.notation: Final = notation
        self.language: Final = language
        self.advice: Final = {} if advice is None else advice
        self.drawing: Final = drawing

    @property
    def all_files(self) -> Mapping[str, type]:
        """Every file that a pack can have, with the class of what it holds."""
        found: dict[str, type] = {HEAD: self.head}
        for files in (*self.files.values(), *self.advice.values()):
            found.update(files)
        return found

    def language_of(self, head: Mapping[str, object]) -> int:  # noqa: ARG002 - see below
        """The card language of a pack with such a head.

        This and the two others are for games that have changed their language; they override them.
        """
        return self.language

    def in_words_of_today(
        self,
        file: Mapping[str, object],
        language: int,  # noqa: ARG002 - as above
    ) -> Mapping[str, object]:
        """The data of a file in the card language of today."""
        return file

    def explained(
        self,
        faults: Iterable[Fault],
        file: Mapping[str, object],  # noqa: ARG002 - as above
    ) -> Iterable[Fault]:
        """Faults of a file, with what is written now in place of words that are gone."""
        return faults


__all__ = ["HEAD", "NO_DRAWING", "Drawing", "H", "PackFormat", "PackHead"]

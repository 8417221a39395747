"""The facet of packs: content that people make for a game."""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol, final

import attrs

from dmd_core.kernel.schema.faults import Fault
from dmd_replay.facets.setup import ChoiceError, PackLabel


@final
class PackFaultsError(ChoiceError):
    """Packs cannot be loaded; `faults` has every reason, in the order of the files."""

    def __init__(self, faults: Sequence[Fault], message: str) -> None:
        """Keep the faults; the message lists them, one per line."""
        self.faults = tuple(faults)
        super().__init__(message)


@final
@attrs.frozen
class PackText:
    """A card of a pack in words.

    Attributes:
        pack: id of its pack.
        id: its own id.
        name: its name for people.
        kind: what it is, in small letters.
        lines: its text.
        data: the same for programs.
    """

    pack: str
    id: str
    name: str
    kind: str
    lines: tuple[str, ...]
    data: Mapping[str, Any]


@final
@attrs.frozen
class PackWord:
    """A word of the language that packs are written in.

    Attributes:
        key: the key of a table by which it names itself, such as ``do``.
        word: the word.
        uses: how often packs use it.
        description: what it says, in a sentence.
    """

    key: str
    word: str
    uses: int
    description: str


@final
@attrs.frozen
class NewPack:
    """A kind of pack that can be begun from a skeleton.

    Attributes:
        kind: its word, such as ``episode``.
        option: what plays it, such as ``--episode``.
        files: the skeleton: file names and content, in which ``@ID@`` and ``@NAME@`` stand for
            what the new pack is called.
    """

    kind: str
    option: str
    files: Mapping[str, str]


class PacksFacet(Protocol):
    """The packs of one game."""

    def load(self, folders: Sequence[Traversable]) -> Sequence[tuple[PackLabel, str]]:
        """Load packs together with the built-in ones.

        Returns:
            The label and the name for people of each that adds something.

        Raises:
            PackFaultsError: with everything that is wrong with any of them.
        """

    def outdated(self, folders: Sequence[Traversable]) -> Sequence[Fault]:
        """What packs say in an older language than that of today: where, and how it is said now.

        Such packs are played nevertheless. What is wrong with a pack is told by `load`.
        """

    def texts(self, folders: Sequence[Traversable]) -> Sequence[PackText]:
        """All cards of the built-in packs and of these, in order.

        Raises:
            PackFaultsError: if they cannot be loaded.
        """

    @property
    def skeletons(self) -> Sequence[NewPack]:
        """The kinds of packs that can be begun, the usual one first."""

    @property
    def longest_name(self) -> int:
        """How many letters the name of a pack may have."""

    @property
    def files(self) -> Sequence[str]:
        """Names of all files that a pack may have."""

    def schema(self, file: str) -> Mapping[str, Any]:
        """The JSON Schema of one of the files."""

    def words(self, folders: Sequence[Traversable]) -> Sequence[PackWord]:
        """All words that packs can use, and how often the built-in packs and these use them.

        Raises:
            PackFaultsError: if they cannot be loaded.
        """

    def words_page(self) -> str:
        """The reference page of all words, as Markdown."""


__all__ = ["NewPack", "PackFaultsError", "PackText", "PackWord", "PacksFacet"]

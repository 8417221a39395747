"""Packs that are added to the built-in ones, and what a setup chooses among the packs there are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, Generic, Protocol, TypeVar, final

import attrs

from dmd_core.kernel.printable import lines_of
from dmd_core.kernel.schema.faults import did_you_mean, listed
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError
from dmd_replay.facets.setup import Choice, ChoiceError, PackLabel
from dmd_replay.packs import open_source


class Pack(Protocol):
    """What is known of a pack, see `dmd_core.tabletop.packs.info.PackInfo`."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def kind(self) -> StrEnum:
        """What it defines."""

    @property
    def version(self) -> int:
        """Its number as the authors count."""

    @property
    def fingerprint(self) -> str:
        """Of its data."""

    @property
    def builtin(self) -> bool:
        """Whether it comes with the library."""

    @property
    def files(self) -> tuple[tuple[str, bytes], ...]:
        """Its files, if it is not built in."""


class Packed(Protocol):
    """What packs define."""

    @property
    def packs(self) -> Sequence[Pack]:
        """The packs it was made of."""


C = TypeVar("C", bound=Packed)
C_co = TypeVar("C_co", bound=Packed, covariant=True)


class Load(Protocol[C_co]):
    """Loads the built-in packs together with others."""

    def __call__(self, *, extra: Sequence[Traversable]) -> C_co:
        """The content; a `PackError` has every problem."""


@final
@attrs.frozen
class Chosen:
    """A choice among packs of a kind.

    Attributes: `kind` of the packs; `key` what a setup calls it; `option` how a command line names
    it; `noun` what people call it, with `article` for one of them.
    """

    kind: StrEnum
    key: str
    option: str
    noun: str
    article: str = "a"


_KEPT: Final = 8
"""Contents with added packs that are kept; many games in a row use the same one."""


@final
class AddedPacks(Generic[C]):
    """The packs of one game.

    Args:
        load: its loader.
        chosen: what a setup chooses among packs.
    """

    def __init__(self, load: Load[C], chosen: Sequence[Chosen]) -> None:
        """See the class."""
        self._load = load
        self._chosen = chosen

        @lru_cache(_KEPT)
        def kept(packs: tuple[tuple[str, tuple[tuple[str, bytes], ...]], ...]) -> C:
            return load(extra=[MemoryFolder(name, dict(files)) for name, files in packs])

        self._kept = kept

    def content_of(self, packs: Sequence[Mapping[str, bytes]]) -> C:
        """The built-in content together with added packs.

        Args:
            packs: each a mapping of file name to content; problems name a `MemoryFolder` by its
                name, others by their place.

        Raises:
            PackError: with every problem of all packs.
        """
        named = (
            (pack.name if isinstance(pack, MemoryFolder) else f"packs[{place}]", pack)
            for place, pack in enumerate(packs)
        )
        return self._kept(tuple((name, tuple(sorted(pack.items()))) for name, pack in named))

    def read(self, words: Sequence[str]) -> tuple[MemoryFolder, ...]:
        """Read packs that words name, as ``--pack`` does; all or none.

        Args:
            words: paths or ``installed:NAME``, see `dmd_replay.packs.open_source`.

        Returns:
            The packs that are not built in.

        Raises:
            PackSourceError: if an installed pack is not there.
            PackError: with every problem of all packs.
        """
        if not words:
            return ()
        content = self._load(extra=[open_source(word) for word in words])
        return tuple(
            MemoryFolder(pack.id, dict(pack.files)) for pack in content.packs if not pack.builtin
        )

    def unknown(self, choice: Choice, how: str) -> Iterator[tuple[str, str]]:
        """What a choice names that no pack brings.

        Args:
            choice: the choice.
            how: how a pack is added, in words.

        Returns:
            For each the key of the setup, and a sentence with the ids there are and the nearest.
        """
        packs = self.content_of(choice.packs).packs
        for one in self._chosen:
            wanted = choice.setup.get(one.key)
            known = [pack.id for pack in packs if pack.kind == one.kind]
            if isinstance(wanted, str) and wanted not in known:
                message = (
                    f"{one.key}: '{wanted}' is unknown; allowed: {listed(known)};"
                    f" {one.article} {one.noun} of your own is added"
                    f" {how}{did_you_mean(wanted, known)}"
                )
                yield one.key, message

    def idle(self, choice: Choice, setup: Mapping[str, object]) -> list[str]:
        """What was added to a choice and is not played in it, a sentence for each.

        Args:
            choice: the choice.
            setup: its setup with everything that it leaves out.
        """
        return [
            f"pack '{pack.id}' was added, but its {one.noun} is not played; choose it with"
            f" {one.option} {pack.id}"
            for pack in self.content_of(choice.packs).packs
            for one in self._chosen
            if not pack.builtin and pack.kind == one.kind and pack.id != setup[one.key]
        ]


def added_files(packs: Iterable[Pack]) -> tuple[dict[str, bytes], ...]:
    """The files of packs that are not built in, as a choice has them."""
    return tuple(dict(pack.files) for pack in packs if not pack.builtin)


def labels_of(packs: Iterable[Pack]) -> tuple[PackLabel, ...]:
    """What a log keeps of packs, of those that are not built in the files too."""
    return tuple(
        PackLabel(pack.id, str(pack.kind), pack.version, pack.fingerprint, pack.files)
        for pack in packs
    )


@contextmanager
def as_choice(problem: type[Exception]) -> Iterator[None]:
    """What the rules say of a setup or a pack, for the tools.

    Args:
        problem: what a game raises for a setup it cannot be played with; it has `rules`.

    Raises:
        ChoiceError: instead of that, or of a `PackError`.
    """
    try:
        yield
    except PackError as error:
        rules = [rule for fault in error.faults for rule in fault.rules]
        raise ChoiceError(*lines_of(error), rules=rules) from error
    except problem as error:
        raise ChoiceError(*lines_of(error), rules=getattr(error, "rules", ())) from error


__all__ = ["AddedPacks", "Chosen", "added_files", "as_choice", "labels_of"]

"""The packs of a game for the tools."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeVar, final

import attrs

from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.problems import PackError
from dmd_replay.facets.packs import NewPack, PackFaultsError, PackText, PackWord
from dmd_replay.facets.setup import PackLabel
from dmd_replay.games.tabletop.added_packs import Load, Pack
from dmd_replay.games.tabletop.word_pages import CardLanguage


class Known(Pack, Protocol):
    """What is known of a pack, and what people call it."""

    @property
    def name(self) -> str:
        """Its name."""


class Packed(Protocol):
    """What packs define."""

    @property
    def packs(self) -> Sequence[Known]:
        """The packs it was made of."""


class Text(Protocol):
    """A card as a person reads it."""

    @property
    def id(self) -> str:
        """Of the definition."""

    @property
    def name(self) -> str:
        """For people."""

    @property
    def kind(self) -> StrEnum:
        """What it is."""

    @property
    def lines(self) -> tuple[str, ...]:
        """Generated sentences."""

    @property
    def pack(self) -> str:
        """The pack it belongs to."""


C = TypeVar("C", bound=Packed)


@final
@attrs.frozen(kw_only=True)
class GamePacks(Generic[C]):
    """See `dmd_replay.facets.packs.PacksFacet`.

    Attributes:
        loads: the loader of the game.
        cards: all its cards as texts.
        schemas: names of the files of packs, with the schema of each.
        language: the words of the cards.
        templates: a folder with one skeleton for each kind of pack.
        options: what plays a pack of a kind; the first kind is the usual one.
        longest_name: how many letters a name may have.
        in_older_words: what packs say in an older language.
    """

    loads: Load[C]
    cards: Callable[[C], Iterable[Text]]
    schemas: tuple[Sequence[str], Callable[[str], Mapping[str, Any]]]
    language: CardLanguage
    templates: Traversable
    options: Mapping[str, str]
    longest_name: int
    in_older_words: Callable[[Sequence[Traversable]], Sequence[Fault]] = lambda _: ()

    def load(self, folders: Sequence[Traversable]) -> Sequence[tuple[PackLabel, str]]:
        """Those that are not built in."""
        return [
            (PackLabel(pack.id, pack.kind.value, pack.version, pack.fingerprint), pack.name)
            for pack in self._content(folders).packs
            if not pack.builtin
        ]

    def outdated(self, folders: Sequence[Traversable]) -> Sequence[Fault]:
        """Words of an older card language."""
        return self.in_older_words(folders)

    def texts(self, folders: Sequence[Traversable]) -> Sequence[PackText]:
        """Every card, in the words that the rules carry out."""
        return [
            PackText(
                text.pack,
                str(text.id),
                text.name,
                text.kind.value.replace("_", " "),
                tuple(text.lines),
                {**_data(text), "kind": text.kind.value},
            )
            for text in self.cards(self._content(folders))
        ]

    @property
    def skeletons(self) -> Sequence[NewPack]:
        """One for each folder of templates."""
        return tuple(self._skeletons())

    def _skeletons(self) -> Iterator[NewPack]:
        for kind, option in self.options.items():
            folder = self.templates / kind
            content = {
                file.name: file.read_text(encoding="utf-8")
                for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
                if file.name.endswith(".toml")
            }
            yield NewPack(kind, option, content)

    @property
    def files(self) -> Sequence[str]:
        """Names of the files of all kinds of packs."""
        return tuple(self.schemas[0])

    def schema(self, file: str) -> Mapping[str, Any]:
        """The JSON Schema of a file."""
        return self.schemas[1](file)

    def words(self, folders: Sequence[Traversable]) -> Sequence[PackWord]:
        """Those of the card language."""
        return self.language.counts(self._content(folders))

    def words_page(self) -> str:
        """With examples from the built-in packs."""
        return self.language.page(self._content(()))

    def _content(self, folders: Sequence[Traversable]) -> C:
        try:
            return self.loads(extra=folders)
        except PackError as error:
            raise PackFaultsError(error.faults) from error


def _data(text: Any) -> Mapping[str, Any]:  # noqa: ANN401 - a class of the game
    return attrs.asdict(text)


__all__ = ["GamePacks"]

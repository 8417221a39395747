"""The packs of Death May Die for the tools: Episodes, Elder Ones and core sets."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, final

import attrs

from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.json_schema import schema_files, schema_of
from dmd_core.death_may_die.content.loader import load_content, outdated_words
from dmd_core.death_may_die.say import all_texts
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.limits import LONGEST_NAME
from dmd_core.tabletop.packs.problems import PackError
from dmd_replay.facets.packs import NewPack, PackFaultsError, PackText, PackWord
from dmd_replay.facets.setup import PackLabel
from dmd_replay.games.death_may_die.words import LANGUAGE

_TEMPLATES: Final = "templates"
_USUAL: Final = "episode"
_OPTIONS: Final = {"elder_one": "--elder-one"}


@final
class DeathMayDiePacks:
    """See `dmd_replay.facets.packs.PacksFacet`."""

    longest_name: Final = LONGEST_NAME

    def load(self, folders: Sequence[Traversable]) -> Sequence[tuple[PackLabel, str]]:
        """Those that are not built in."""
        return [
            (PackLabel(pack.id, pack.kind.value, pack.version, pack.fingerprint), pack.name)
            for pack in _content(folders).packs
            if not pack.builtin
        ]

    def outdated(self, folders: Sequence[Traversable]) -> Sequence[Fault]:
        """Words of the first card language."""
        return outdated_words(folders)

    def texts(self, folders: Sequence[Traversable]) -> Sequence[PackText]:
        """Every card, in the words that the rules carry out."""
        return [
            PackText(
                text.pack,
                str(text.id),
                text.name,
                text.kind.value.replace("_", " "),
                tuple(text.lines),
                {**attrs.asdict(text), "kind": text.kind.value},
            )
            for text in all_texts(_content(folders))
        ]

    @property
    def skeletons(self) -> Sequence[NewPack]:
        """One for each folder of templates."""
        return tuple(_skeletons())

    @property
    def files(self) -> Sequence[str]:
        """Names of the files of all kinds of packs."""
        return tuple(schema_files())

    def schema(self, file: str) -> Mapping[str, Any]:
        """The JSON Schema of a file."""
        return schema_of(file)

    def words(self, folders: Sequence[Traversable]) -> Sequence[PackWord]:
        """Those of the card language."""
        return LANGUAGE.counts(_content(folders))

    def words_page(self) -> str:
        """With examples from the built-in packs."""
        return LANGUAGE.page(load_content())


def _content(folders: Sequence[Traversable]) -> Content:
    try:
        return load_content(extra=folders)
    except PackError as error:
        raise PackFaultsError(error.faults) from error


def _skeletons() -> Iterator[NewPack]:
    folders = (files(__package__) / _TEMPLATES).iterdir()
    for folder in sorted(folders, key=lambda entry: (entry.name != _USUAL, entry.name)):
        if folder.is_dir():
            content = {
                file.name: file.read_text(encoding="utf-8")
                for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
                if file.name.endswith(".toml")
            }
            yield NewPack(folder.name, _OPTIONS.get(folder.name, "--episode"), content)


PACKS: Final = DeathMayDiePacks()

__all__ = ["PACKS", "DeathMayDiePacks"]

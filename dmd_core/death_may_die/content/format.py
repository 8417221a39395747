"""The format of the packs of this game: their files, in whichever card language they are."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

from dmd_core.death_may_die.content.files import ADVICE, FILES, PackHead
from dmd_core.death_may_die.content.language import (
    LANGUAGE,
    explained,
    in_words_of_today,
    language_of,
)
from dmd_core.death_may_die.content.structure import NOTATION
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.format import PackFormat
from dmd_core.tabletop.packs.reading import Pack as AnyPack
from dmd_core.tabletop.points import DRAWN


@final
class DeathMayDieFormat(PackFormat[PackHead]):
    """Packs of this game, older ones said in the words of today."""

    def language_of(self, head: Mapping[str, object]) -> int:
        """The language that a head says."""
        return language_of(head)

    def in_words_of_today(self, file: Mapping[str, object], language: int) -> Mapping[str, object]:
        """The data of a file in the language of today."""
        return in_words_of_today(file, language)

    def explained(self, faults: Iterable[Fault], file: Mapping[str, object]) -> Iterable[Fault]:
        """Faults of a file; those about words that are gone say what is written now."""
        return explained(faults, file)


FORMAT: Final = DeathMayDieFormat(
    PackHead, FILES, NOTATION, LANGUAGE, advice=ADVICE, drawing={"map.toml": {"spaces": DRAWN}}
)
"""Packs of this game."""

Pack: TypeAlias = AnyPack[PackHead]
"""A pack of this game."""

__all__ = ["FORMAT", "DeathMayDieFormat", "Pack"]

"""The names of packs: which of them must differ, and which of them a text may mention.

A pack may mention what it defines itself and what the core defines, whatever else is loaded; two
packs of one kind never meet in a game.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias, final

import attrs

from dmd_core.kernel.schema.faults import Fault, Path, path_text, suggest
from dmd_core.tabletop.packs.format import HEAD, H
from dmd_core.tabletop.packs.mentions import Mention, References, mentions
from dmd_core.tabletop.packs.reading import Pack, PackFile

SOURCE: Final = "source"
"""Whatever can be the source of an event shares one space of names; so do the packs."""

Names: TypeAlias = Mapping[object, frozenset[str]]
"""Names by the type of id they are."""

Allowed: TypeAlias = Callable[[Pack[H], Mention, frozenset[str]], Collection[str]]
"""What may stand where something is mentioned, made of the names that the pack sees."""


class Brings(NamedTuple):
    """A field of a definition by which names come into being.

    Attributes:
        field: the field: one name or several.
        kind: the type of id that they are mentioned by; None if nothing mentions them.
        space: they differ from all others of this space in the same game; None if they need not.
    """

    field: str
    kind: object | None
    space: str | None


class _Place(NamedTuple):
    pack: object
    kind: StrEnum
    file: PackFile
    path: Path
    of_head: bool


@final
@attrs.frozen(eq=False)
class Naming:
    """What the packs of one game bring into being, and what they mention.

    Attributes:
        brings: the definitions by which names come into being.
        references: what names something that is defined elsewhere.
        reserved: words that events and texts use beside the ids of content.
        core: the kind of pack whose names every pack sees.
    """

    brings: Mapping[type, tuple[Brings, ...]]
    references: References
    reserved: Collection[str]
    core: StrEnum

    def clashes(self, packs: Sequence[Pack[H]]) -> Iterator[Fault]:
        """Names that stand twice in a game, or that are words of the rules."""
        seen: dict[tuple[str, str], list[_Place]] = {}
        for pack in packs:
            for name, space, file, path in self._defined(pack):
                place = _Place(pack, pack.head.kind, file, path, file is pack.files[HEAD])
                if space == SOURCE and name in self.reserved:
                    found = f"'{name}', a word of the rules"
                    yield file.fault(Fault(path, found, ("another id",)))
                others = seen.setdefault((space, name), [])
                first = next((other for other in others if _meet(other, place)), None)
                if first is not None:
                    where = f"{first.file.label}: {path_text(first.path)}"
                    if first.pack is not pack and first.file.label == file.label:
                        where += " of another pack"
                    found = f"'{name}' again, after {where}"
                    yield file.fault(Fault(path, found, ("another id",)))
                others.append(place)

    def unknown(self, packs: Sequence[Pack[H]], allowed: Allowed[H]) -> Iterator[Fault]:
        """Mentions of what neither the pack nor the core defines.

        Args:
            packs: what their spoilt files seem to define is taken for granted.
            allowed: what may stand at a mention.
        """
        cores = [pack for pack in packs if pack.head.kind is self.core]
        names = {pack: self._names(pack) for pack in packs}
        core = _union([names[pack] for pack in cores])
        for pack in packs:
            visible = _union([names[pack], core])
            guessed = {name for origin in (pack, *cores) for name in self._guessed(origin.spoilt)}
            for file in pack.files.values():
                for mention in mentions(self.references, file):
                    words = allowed(pack, mention, visible.get(mention.kind, frozenset()))
                    if mention.name not in words and mention.name not in guessed:
                        shown = tuple(sorted(words))
                        near = suggest(mention.name, shown)
                        yield file.fault(Fault(mention.path, f"'{mention.name}'", shown, near))

    def _defined(self, pack: Pack[H]) -> Iterator[tuple[str, str, PackFile, Path]]:
        """Ids of a pack with their space of names and where they stand."""
        yield pack.head.id, SOURCE, pack.files[HEAD], ("id",)
        for file in pack.files.values():
            for path, name, brings in self._brought(file):
                if brings.space is not None:
                    yield name, brings.space, file, path

    def _names(self, pack: Pack[H]) -> Names:
        found: dict[object, set[str]] = {}
        for file in pack.files.values():
            for _, name, brings in self._brought(file):
                if brings.kind is not None:
                    found.setdefault(brings.kind, set()).add(name)
        return {kind: frozenset(names) for kind, names in found.items()}

    def _brought(self, file: PackFile) -> Iterator[tuple[Path, str, Brings]]:
        for path, node, _ in file.nodes:
            for brings in self.brings.get(type(node), ()):
                value = getattr(node, brings.field)
                here = (*path, brings.field)
                if isinstance(value, tuple):
                    for place, name in enumerate(value):
                        yield (*here, place), name, brings
                else:
                    yield here, value, brings

    def _guessed(self, files: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
        """Words of spoilt files that may be names of something; as deep as they are nested."""
        keys = {brings.field for several in self.brings.values() for brings in several}
        todo: list[tuple[str, object]] = list(files.items())
        while todo:
            key, raw = todo.pop()
            if isinstance(raw, Mapping):
                todo.extend(raw.items())
            elif isinstance(raw, list):
                todo.extend((key, value) for value in raw)
            elif isinstance(raw, str) and key in keys:
                yield raw


def _meet(a: _Place, b: _Place) -> bool:
    """Whether both can be in one game; packs themselves are told apart in any case."""
    return a.pack is b.pack or a.kind is not b.kind or (a.of_head and b.of_head)


def _union(several: Iterable[Names]) -> Names:
    union: dict[object, frozenset[str]] = {}
    for names in several:
        for kind, words in names.items():
            union[kind] = union.get(kind, frozenset()) | words
    return union


__all__ = ["SOURCE", "Allowed", "Brings", "Names", "Naming"]

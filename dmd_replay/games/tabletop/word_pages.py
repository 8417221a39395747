"""The words of a card language: how often packs use each, and the reference page of them all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, cast, final

import attrs

from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Shape,
)
from dmd_core.tabletop.packs.describing import Descriptions
from dmd_core.tabletop.packs.notation import NONE, Notation, short_form
from dmd_core.tabletop.text.english import times
from dmd_core.tabletop.words import Selector, Vocabulary, Word
from dmd_replay.facets.packs import PackWord


@final
@attrs.frozen(eq=False)
class WordUse:
    """A word in a pack: its value, and the name of the card it stands on."""

    word: Word
    card: str


def uses(content: object) -> Iterator[WordUse]:
    """Every word in every text of a content, in the order of the packs."""
    yield from _uses(content, "")


def _uses(value: object, card: str) -> Iterator[WordUse]:
    if isinstance(value, tuple):
        for inner in value:
            yield from _uses(inner, card)
    elif attrs.has(type(value)):
        name = getattr(value, "name", card) or card
        if isinstance(value, Word):
            yield WordUse(value, card)
        for field in attrs.fields(cast("type[attrs.AttrsInstance]", type(value))):
            yield from _uses(getattr(value, field.name), name)


_SELECTORS: Final = """\
## Selectors

What a text gathers from the table. A word alone is short for the key in the heading.
"""


_SHOWN: Final = 110
"""No longer example."""


@final
@attrs.frozen(eq=False)
class CardLanguage:
    """The card language of one game, for people.

    Attributes:
        vocabulary: its words.
        notation: how they are written.
        descriptions: what they are for.
        references: types of ids that name something defined elsewhere, and what it is.
        families: for each family its heading, and what one word of it is called.
        head: how the page begins.
        home: where a word may stand, in words; empty if anywhere.
        tail: how the page ends.
    """

    vocabulary: Vocabulary[Any]  # Any: what a game knows of a word
    notation: Notation
    descriptions: Descriptions
    references: Mapping[object, str]
    families: Mapping[type[Word], tuple[str, str]]
    head: str
    home: Callable[[type[Word]], str]
    tail: str = ""

    def counts(self, content: object) -> tuple[PackWord, ...]:
        """How often the packs use each word, family by family."""
        found = [type(use.word) for use in uses(content)]
        return tuple(
            PackWord(word.KEY, word.WORD, found.count(word), self.descriptions.of_class(word))
            for family in self.families
            for word in self.vocabulary.words_of(family)
        )

    def page(self, content: object) -> str:
        """The reference page of all words, with keys, defaults and an example each, as Markdown."""
        found = list(uses(content))
        parts = [self.head]
        for family, (title, _) in self.families.items():
            parts.append(f"## {title}\n\n{self.descriptions.of_class(family)}\n")
            parts.extend(self._entry(word, found) for word in self.vocabulary.words_of(family))
        parts.append(_SELECTORS)
        parts.extend(self._selector(cls) for cls in self._selectors())
        parts.append("## Values\n\nWords that may stand as the value of a key.\n")
        parts.extend(self._values(cls) for cls in self._enums())
        if self.tail:
            parts.append(self.tail)
        return "\n".join(parts)

    def _entry(self, word: type[Word], found: Sequence[WordUse]) -> str:
        home = self.home(word)
        told = self.descriptions.of_class(word) + (f" ({home})" if home else "")
        lines = [f"### `{word.WORD}`", "", told, ""]
        lines.extend(self._table(word))
        mine = [use for use in found if type(use.word) is word]
        if mine:
            example = min(mine, key=_telling)
            link = "on" if len(mine) == 1 else "such as on"
            lines.append(f"Used {times(len(mine))}, {link} {example.card}:")
            lines.extend(["", "```toml", spelled(example.word), "```", ""])
        else:
            lines.extend(["Used by no built-in card.", ""])
        return "\n".join(lines)

    def _selector(self, cls: type) -> str:
        short = short_form(cls)
        title = f"{cls.__name__} (`{short}`)" if short else cls.__name__
        lines = [f"### {title}", "", self.descriptions.of_class(cls), "", *self._table(cls)]
        return "\n".join(lines)

    def _values(self, cls: type[Enum]) -> str:
        head = [f"### {cls.__name__}", "", self.descriptions.of_class(cls), ""]
        of_field = self.descriptions.of_field
        rows = [f'| `"{one.value}"` | {of_field(cls, one.name)} |' for one in cls]
        return "\n".join([*head, "| word | |", "|---|---|", *rows, ""])

    def _table(self, cls: type) -> list[str]:
        """The keys of a word or selector."""
        fields = self.notation.fields_of(cls)
        if not fields:
            return []
        lines = ["| key | value | default | |", "|---|---|---|---|"]
        for field in fields:
            default = "" if field.required else f"`{_default(field.default)}`"
            about = self.descriptions.of_field(cls, field.name)
            lines.append(f"| `{field.name}` | {self._kind(field.shape)} | {default} | {about} |")
        return [*lines, ""]

    def _kind(self, shape: Shape) -> str:
        """What may stand in a field."""
        match shape:
            case Leaf("int"):
                return "number"
            case Leaf("bool"):
                return "`true` or `false`"
            case Numbered(_, of) if of in self.references:
                noun = self.references[of]
                return f"id of {'an' if noun[0] in 'aeo' else 'a'} {noun}"
            case Numbered(table) if not isinstance(table, str):
                if len(table) == 1:
                    return " or ".join(f'`"{member.value}"`' for member in table)
                return f"[{table.__name__}](#{_anchor(table)})"
            case Many(inner):
                return f"list of {self._kind(inner)}"
            case Fixed(parts):
                return f"list of {self._kind(parts[0])} ({len(parts)})"
            case Maybe(inner):
                return self._kind(inner)
            case Either(parts):
                return " or ".join(dict.fromkeys(map(self._kind, parts)))
            case Member(key):
                return next(one for family, (_, one) in self.families.items() if key == family.KEY)
            case Nested(cls):
                return f"[{cls.__name__}](#{_anchor(cls)})"
            case _:
                return "word"

    def _mentioned(self, wanted: type) -> tuple[type, ...]:
        """Classes of a kind that keys of words and selectors take, by name."""
        found: dict[str, type] = {}
        todo: list[type] = [
            word for family in self.families for word in self.vocabulary.words_of(family)
        ]
        seen: set[type] = set()
        while todo:
            cls = todo.pop()
            if cls in seen:
                continue
            seen.add(cls)
            for field in self.notation.fields_of(cls):
                for inner in _classes(field.shape):
                    if issubclass(inner, wanted):
                        found[inner.__name__] = inner
                    if attrs.has(inner):
                        todo.append(inner)
        return tuple(cls for _, cls in sorted(found.items()))

    def _selectors(self) -> tuple[type, ...]:
        others = [
            cls
            for cls in self._mentioned(object)
            if attrs.has(cls) and not issubclass(cls, Selector)
        ]
        return (*self._mentioned(Selector), *others)

    def _enums(self) -> tuple[type[Enum], ...]:
        found = cast("tuple[type[Enum], ...]", self._mentioned(Enum))
        return tuple(cls for cls in found if len(cls) > 1)


def _telling(use: WordUse) -> tuple[bool, int, int]:
    """An example shows most of the keys and is short enough to read at a glance."""
    text = spelled(use.word)
    fields = attrs.fields(cast("type[attrs.AttrsInstance]", type(use.word)))
    shown = sum(getattr(use.word, field.name) != field.default for field in fields)
    return len(text) > _SHOWN, -shown, len(text)


def _anchor(cls: type) -> str:
    """The heading of a selector or of values, as Markdown links to it."""
    short = short_form(cls)
    return f"{cls.__name__}-{short}".lower() if short else cls.__name__.lower()


def _classes(shape: Shape) -> Iterator[type]:
    match shape:
        case Maybe(inner) | Many(inner):
            yield from _classes(inner)
        case Fixed(parts) | Either(parts):
            for part in parts:
                yield from _classes(part)
        case Numbered(table) if not isinstance(table, str):
            yield table
        case Nested(cls):
            yield cls
        case _:
            pass


# --- values as TOML --------------------------------------------------------------------------


def spelled(value: object) -> str:
    """A value of a card language as packs write it, on one line, without what goes by default.

    Example:
        >>> spelled((True, "all", None))
        '[true, "all", "none"]'
    """
    if value is None:
        return f'"{NONE}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return f'"{value.value}"'
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple):
        return f"[{', '.join(map(spelled, value))}]"
    return _spelled_table(value)


def _spelled_table(value: Any) -> str:  # noqa: ANN401 - one of many classes
    cls = type(value)
    changed = {
        field.name: getattr(value, field.name)
        for field in attrs.fields(cls)
        if getattr(value, field.name) != field.default
    }
    short = short_form(cls)
    if short and list(changed) == [short]:
        return spelled(changed[short])
    entries = [f"{name} = {spelled(inner)}" for name, inner in changed.items()]
    if isinstance(value, Word):
        entries.insert(0, f'{value.KEY} = "{value.WORD}"')
    return f"{{ {', '.join(entries)} }}" if entries else "{}"


def _default(value: object) -> str:
    if isinstance(value, tuple) and not value:
        return "[]"
    return spelled(value).strip('"') if isinstance(value, str) and not value else spelled(value)


__all__ = ["CardLanguage", "WordUse", "spelled", "uses"]

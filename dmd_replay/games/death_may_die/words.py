"""The words of the card language: how often packs use each, and the reference page of them all."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final, cast, final

import attrs

from dmd_core.death_may_die.check.walking import REFERENCES
from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.describing import class_description, field_description
from dmd_core.death_may_die.content.language_1 import AMOUNTS
from dmd_core.death_may_die.content.language_1_hints import (
    LEFT_UNSAID,
    in_toml,
    old_words,
    replacement,
)
from dmd_core.death_may_die.content.structure import fields_of
from dmd_core.death_may_die.words.base import (
    FAMILIES,
    Ability,
    Condition,
    Effect,
    Number,
    entry_of,
    words_of,
)
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
from dmd_core.tabletop.packs.notation import NONE, short_form
from dmd_core.tabletop.text.english import times
from dmd_core.tabletop.words import Selector, Word
from dmd_replay.facets.packs import PackWord

TITLES: Final = {
    Effect: "Effects",
    Condition: "Conditions",
    Ability: "Abilities",
    Number: "Expressions",
}
"""What the words of each family are called."""

_ONE: Final = {
    Effect: "effect",
    Condition: "condition",
    Ability: "ability",
    Number: "expression",
}


@final
@attrs.frozen(eq=False)
class WordUse:
    """A word in a pack: its value, and the name of the card it stands on."""

    word: Word
    card: str


def uses(content: Content) -> Iterator[WordUse]:
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


def counts(content: Content) -> tuple[PackWord, ...]:
    """How often the packs use each word, family by family."""
    found = [type(use.word) for use in uses(content)]
    return tuple(
        PackWord(word.KEY, word.WORD, found.count(word), class_description(word))
        for family in FAMILIES
        for word in words_of(family)
    )


# --- the page --------------------------------------------------------------------------------

_HEAD: Final = """\
# Words of the card language

Generated from the code and the built-in packs: `dmd-replay pack words --page` prints it. How a pack
is made is told in [authoring.md](authoring.md).

A word is a table that names itself: an effect by `do`, a condition by `is`, an ability by `hook`,
an expression by `number`. A key with a default may be left out. "It" is what was picked or met
before; `"none"` stands for no value.
"""

_SELECTORS: Final = """\
## Selectors

What a text gathers from the table. A word alone is short for the key in the heading.
"""


def page(content: Content) -> str:
    """The reference page of all words, with keys, defaults and an example each, as Markdown."""
    found = list(uses(content))
    parts = [_HEAD]
    for family in FAMILIES:
        parts.append(f"## {TITLES[family]}\n\n{class_description(family)}\n")
        parts.extend(_entry(word, found) for word in words_of(family))
    parts.append(_SELECTORS)
    parts.extend(_selector(cls) for cls in _selectors())
    parts.append("## Values\n\nWords that may stand as the value of a key.\n")
    parts.extend(_values(cls) for cls in _enums())
    parts.append(_first_language())
    return "\n".join(parts)


_GONE: Final = """\
## The first language

A pack is written in the language that `language` in its `pack.toml` says: 2 is that of this page. A
pack without that key is of the first; it is played as it was, in these words. In a pack of language
2 they are refused, with what to write instead. What stood under other keys is written `…` here.

| first language | now |
|---|---|
"""


def _first_language() -> str:
    """What is said now for each word of the first language that is gone."""
    rows = [(f'{key} = "{word}"', replacement(key, word)) for key, word in old_words()]
    rows.extend((f'"{word}", an amount', in_toml(now)) for word, now in AMOUNTS.items())
    rows.extend(LEFT_UNSAID)
    return _GONE + "".join(f"| `{old}` | `{now}` |\n" for old, now in rows)


def _entry(word: type[Word], found: Sequence[WordUse]) -> str:
    lines = [f"### `{word.WORD}`", "", class_description(word), ""]
    entry = entry_of(word)
    if entry is not None and issubclass(word, Ability):
        lines[2] += f" ({_HOMES[entry.home.value]})"
    lines.extend(_table(word))
    mine = [use for use in found if type(use.word) is word]
    if mine:
        example = min(mine, key=_telling)
        link = "on" if len(mine) == 1 else "such as on"
        lines.append(f"Used {times(len(mine))}, {link} {example.card}:")
        lines.extend(["", "```toml", spelled(example.word), "```", ""])
    else:
        lines.extend(["Used by no built-in card.", ""])
    return "\n".join(lines)


_LONGEST_EXAMPLE: Final = 110


def _telling(use: WordUse) -> tuple[bool, int, int]:
    """An example shows most of the keys and is short enough to read at a glance."""
    text = spelled(use.word)
    fields = attrs.fields(cast("type[attrs.AttrsInstance]", type(use.word)))
    shown = sum(getattr(use.word, field.name) != field.default for field in fields)
    return len(text) > _LONGEST_EXAMPLE, -shown, len(text)


_HOMES: Final = {
    "investigator": "on a Skill, an Insanity card or a half of a Discovery card",
    "half": "on a half of a Discovery card",
    "insanity": "on an Insanity card",
    "enemy": "on an Enemy",
    "stage": "on a Stage",
}


def _selector(cls: type) -> str:
    short = short_form(cls)
    title = f"{cls.__name__} (`{short}`)" if short else cls.__name__
    lines = [f"### {title}", "", class_description(cls), "", *_table(cls)]
    return "\n".join(lines)


def _values(cls: type[Enum]) -> str:
    lines = [f"### {cls.__name__}", "", class_description(cls), "", "| word | |", "|---|---|"]
    lines.extend(f'| `"{one.value}"` | {field_description(cls, one.name)} |' for one in cls)
    return "\n".join([*lines, ""])


def _table(cls: type) -> list[str]:
    """The keys of a word or selector."""
    fields = fields_of(cls)
    if not fields:
        return []
    lines = ["| key | value | default | |", "|---|---|---|---|"]
    for field in fields:
        default = "" if field.required else f"`{_default(field.default)}`"
        about = field_description(cls, field.name)
        lines.append(f"| `{field.name}` | {_kind(field.shape)} | {default} | {about} |")
    return [*lines, ""]


def _kind(shape: Shape) -> str:
    """What may stand in a field."""
    match shape:
        case Leaf("int"):
            return "number"
        case Leaf("bool"):
            return "`true` or `false`"
        case Numbered(_, of) if of in REFERENCES:
            return f"id of {'an' if REFERENCES[of][0] in 'aeo' else 'a'} {REFERENCES[of]}"
        case Numbered(table) if not isinstance(table, str):
            if len(table) == 1:
                return " or ".join(f'`"{member.value}"`' for member in table)
            return f"[{table.__name__}](#{_anchor(table)})"
        case Many(inner):
            return f"list of {_kind(inner)}"
        case Fixed(parts):
            return f"list of {_kind(parts[0])} ({len(parts)})"
        case Maybe(inner):
            return _kind(inner)
        case Either(parts):
            return " or ".join(dict.fromkeys(map(_kind, parts)))
        case Member(key):
            return _ONE[_family(key)]
        case Nested(cls):
            return f"[{cls.__name__}](#{_anchor(cls)})"
        case _:
            return "word"


def _family(key: str) -> type[Word]:
    return next(family for family in FAMILIES if key == family.KEY)


def _anchor(cls: type) -> str:
    """The heading of a selector or of values, as Markdown links to it."""
    short = short_form(cls)
    return f"{cls.__name__}-{short}".lower() if short else cls.__name__.lower()


def _mentioned(wanted: type) -> tuple[type, ...]:
    """Classes of a kind that keys of words and selectors take, by name."""
    found: dict[str, type] = {}
    todo: list[type] = [word for family in FAMILIES for word in words_of(family)]
    seen: set[type] = set()
    while todo:
        cls = todo.pop()
        if cls in seen:
            continue
        seen.add(cls)
        for field in fields_of(cls):
            for inner in _classes(field.shape):
                if issubclass(inner, wanted):
                    found[inner.__name__] = inner
                if attrs.has(inner):
                    todo.append(inner)
    return tuple(cls for _, cls in sorted(found.items()))


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


def _selectors() -> tuple[type, ...]:
    others = [cls for cls in _mentioned(object) if attrs.has(cls) and not issubclass(cls, Selector)]
    return (*_mentioned(Selector), *others)


def _enums() -> tuple[type[Enum], ...]:
    return tuple(cls for cls in _mentioned(Enum) if len(cast("type[Enum]", cls)) > 1)


# --- values as TOML --------------------------------------------------------------------------


def spelled(value: object) -> str:
    """A value of the card language as packs write it, on one line, without what goes by default.

    Example:
        >>> from dmd_core.death_may_die.words.amounts import ALL
        >>> from dmd_core.death_may_die.words.harm import Heal
        >>> spelled(Heal(stress=ALL))
        '{ do = "heal", stress = "all" }'
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


__all__ = ["WordUse", "counts", "page", "spelled", "uses"]

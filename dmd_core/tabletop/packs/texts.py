"""Checks of texts in every card language: names, numbers, and how much a person can read."""

from collections.abc import Iterator, Mapping

from dmd_core.kernel.schema.faults import Fault, Path, shown
from dmd_core.tabletop.packs.limits import (
    DEEPEST_TEXT,
    ID,
    LONGEST_NAME,
    LONGEST_TEXT,
    Limits,
)
from dmd_core.tabletop.packs.notation import NONE, Notation


def name_faults(limits: Limits, path: Path, node: object, raw: object) -> Iterator[Fault]:
    """Ids are typed by people, names are shown to them."""
    if not isinstance(raw, Mapping):
        return
    for field in limits.naming(type(node)):
        value = raw.get(field)
        if isinstance(value, list):
            for place, name in enumerate(value):
                yield from _id(name, (*path, field, place))
        else:
            yield from _id(value, (*path, field))
    title = raw.get("name")
    if isinstance(title, str) and not (title.strip() and title.isprintable()):
        yield Fault((*path, "name"), shown(title), ("words on one line",))
    if isinstance(title, str) and len(title) > LONGEST_NAME:
        found = f"a name of {len(title)} letters"
        yield Fault((*path, "name"), found, (f"at most {LONGEST_NAME}",))


def _id(name: object, path: Path) -> Iterator[Fault]:
    if not isinstance(name, str):
        return
    if not ID.fullmatch(name):
        allowed = "small letters, digits and single underscores"
        yield Fault(path, shown(name), (allowed,))
    elif name == NONE:
        yield Fault(path, f"'{name}', the word for no value", ("another id",))
    elif len(name) > LONGEST_NAME:
        yield Fault(path, f"an id of {len(name)} letters", (f"at most {LONGEST_NAME}",))


def number_faults(
    notation: Notation, limits: Limits, path: Path, node: object, raw: object
) -> Iterator[Fault]:
    """Numbers that no component has."""
    if not isinstance(raw, Mapping):
        return
    cls: type = type(node)
    for field in notation.fields_of(cls):
        value = raw.get(field.name)
        low, high = limits.least(cls, field.name), limits.largest(cls, field.name)
        if type(value) is int and not low <= value <= high:
            yield Fault((*path, field.name), str(value), (f"{low} to {high}",))


def size_faults(written: Mapping[str, object], keys: tuple[str, ...]) -> Iterator[Fault]:
    """Texts that nobody could read; the rules would give up on them in the middle of a game.

    They are measured as they were written: words that say the same in the language of today may be
    more.

    Args:
        written: a file, as the parser gave it.
        keys: of the families whose words count.
    """
    open_words: list[Path] = []
    counts: dict[Path, int] = {}
    deepest: dict[Path, int] = {}
    for path in _words(written, (), keys):  # a word comes before those inside of it
        while open_words and path[: len(open_words[-1])] != open_words[-1]:
            open_words.pop()
        open_words.append(path)
        first = open_words[0]
        text = first[:-1] if isinstance(first[-1], int) else first
        counts[text] = counts.get(text, 0) + 1
        deepest[text] = max(deepest.get(text, 0), len(open_words))
    for text, count in counts.items():
        if count > LONGEST_TEXT:
            yield Fault(text, f"a text of {count} words", (f"at most {LONGEST_TEXT}",))
        if deepest[text] > DEEPEST_TEXT:
            found_depth = f"words inside of words, {deepest[text]} deep"
            yield Fault(text, found_depth, (f"at most {DEEPEST_TEXT} deep",))


def _words(raw: object, path: Path, keys: tuple[str, ...]) -> Iterator[Path]:
    """The places of the words that count."""
    if isinstance(raw, Mapping):
        if any(key in raw for key in keys):
            yield path
        for name, inner in raw.items():
            yield from _words(inner, (*path, name), keys)
    elif isinstance(raw, list):
        for place, inner in enumerate(raw):
            yield from _words(inner, (*path, place), keys)


__all__ = ["name_faults", "number_faults", "size_faults"]

"""Checks of texts: ids, numbers, and words that mean something only in some places."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from dmd_core.death_may_die.check.base import Spot, faults_of
from dmd_core.death_may_die.check.homes import CARDS, check_home
from dmd_core.death_may_die.check.walking import DEFINING
from dmd_core.death_may_die.content.definitions import BackDef
from dmd_core.death_may_die.content.limits import (
    DEEPEST_TEXT,
    ID,
    LONGEST_NAME,
    LONGEST_TEXT,
    largest,
    least,
)
from dmd_core.death_may_die.content.reading import PackFile
from dmd_core.death_may_die.content.structure import NONE, fields_of
from dmd_core.death_may_die.words.base import Condition, Effect, It, entry_of
from dmd_core.death_may_die.words.selectors import IT, Anchor, Enemies, Who
from dmd_core.kernel.schema.faults import Fault, Path, shown

Node: TypeAlias = tuple[Path, object, object]
"""Path, typed value and parsed TOML of a definition or word."""

_WORDS: Final = (Effect.KEY, Condition.KEY)
"""What the length of a text counts: tables with one of these keys."""


def check_texts(file: PackFile) -> Iterator[Fault]:
    """What is wrong with the texts of a file, each word for itself and all together."""
    spots = _spots(file)
    binders = [((*spot.path, "then"), given) for spot in spots if (given := _given(spot.node))]
    for spot in spots:
        entry = (spot.path, spot.node, spot.raw)
        yield from _name(entry)
        yield from _numbers(entry)
        yield from _its(entry, binders)
        yield from check_home(spot)
        yield from faults_of(spot)
    yield from _sizes(file.written)


def _spots(file: PackFile) -> list[Spot]:
    """Every definition and word of a file, with the card it stands on."""
    cards = [(path, node) for path, node, _ in file.nodes if type(node) in CARDS]
    spots: list[Spot] = []
    for path, node, raw in file.nodes:
        around = [card for card in cards if path[: len(card[0])] == card[0]]
        card_path, card = max(around, key=lambda one: len(one[0]), default=((), None))
        spots.append(Spot(path, node, raw, card, card_path, spots))
    return spots


def _given(node: object) -> tuple[It, ...]:
    """What "it" is in the `then` of a word; in that of a reverse side it is a Space."""
    if isinstance(node, BackDef):
        return (It.SPACE,)
    entry = entry_of(type(node))
    return () if entry is None else entry.it


def _name(entry: Node) -> Iterator[Fault]:
    """Ids are typed by people, names are shown to them."""
    path, node, raw = entry
    if not isinstance(raw, Mapping):
        return
    for field in ("id", "slot", *DEFINING.get(type(node), ())):
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


def _numbers(entry: Node) -> Iterator[Fault]:
    path, node, raw = entry
    if not isinstance(raw, Mapping):
        return
    cls: type = type(node)
    for field in fields_of(cls):
        value = raw.get(field.name)
        low, high = least(cls, field.name), largest(cls, field.name)
        if type(value) is int and not low <= value <= high:
            yield Fault((*path, field.name), str(value), (f"{low} to {high}",))


def _sizes(written: Mapping[str, object]) -> Iterator[Fault]:
    """Texts that nobody could read; the rules would give up on them in the middle of a game.

    They are measured as they were written: words that say the same in the language of today may be
    more.
    """
    open_words: list[Path] = []
    counts: dict[Path, int] = {}
    deepest: dict[Path, int] = {}
    for path in _words(written, ()):  # a word comes before those inside of it
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


def _words(raw: object, path: Path) -> Iterator[Path]:
    """The places of the words that count."""
    if isinstance(raw, Mapping):
        if any(key in raw for key in _WORDS):
            yield path
        for name, inner in raw.items():
            yield from _words(inner, (*path, name))
    elif isinstance(raw, list):
        for place, inner in enumerate(raw):
            yield from _words(inner, (*path, place))


def _its(entry: Node, binders: list[tuple[Path, tuple[It, ...]]]) -> Iterator[Fault]:
    """Where "it" is nothing, or something of another kind."""
    path, node, raw = entry
    cls: type = type(node)
    for field in fields_of(cls):
        need = _need(node, getattr(node, field.name))
        if need is None or any(
            need in given and path[: len(root)] == root for root, given in binders
        ):
            continue
        place = (*path, field.name) if isinstance(raw, Mapping) else path
        yield Fault(place, f"'it', and {need.value} is not 'it' here", ("another word",))


def _need(node: object, value: object) -> It | None:
    if value is Anchor.IT:
        return It.SPACE
    if value is Anchor.PARTNER:
        return It.SEAT
    if value is Who.IT:
        return It.SEAT
    return It.ENEMY if isinstance(node, Enemies) and value == IT else None


__all__ = ["check_texts"]

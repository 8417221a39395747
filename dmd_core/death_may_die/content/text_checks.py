"""Checks of texts: ids, numbers, and words that mean something only in some places."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from dmd_core.death_may_die.abilities.vocabulary import (
    AfterAttacked,
    BeforeAttack,
)
from dmd_core.death_may_die.content.definitions import BackDef
from dmd_core.death_may_die.content.limits import (
    DEEPEST_TEXT,
    ID,
    LONGEST_NAME,
    LONGEST_TEXT,
    largest,
    least,
    measures,
)
from dmd_core.death_may_die.content.reading import PackFile
from dmd_core.death_may_die.content.structure import NONE, Fault, Path, describe, fields_of
from dmd_core.death_may_die.content.walking import DEFINING, nodes
from dmd_core.death_may_die.effects.conditions import CONDITIONS, Exists
from dmd_core.death_may_die.effects.control import (
    CONTROLS,
    AtOnce,
    Choose,
    PickEnemy,
    PickInvestigator,
    PickSpace,
    Sequence,
)
from dmd_core.death_may_die.effects.selectors import IT, Anchor, Enemies, Measure, Who
from dmd_core.death_may_die.effects.verbs import (
    VERBS,
    Harm,
    Heal,
    LoseSanity,
    TakeStress,
    TakeWounds,
    Tokens,
    Verb,
)

Node: TypeAlias = tuple[Path, object, object]
"""Path, typed value and parsed TOML of a definition or word."""

HIT_VERBS: Final[tuple[type[Verb], ...]] = (LoseSanity, TakeStress, TakeWounds, Heal, Harm)
"""Verbs that can share a batch with others, and so stand in an `AtOnce`."""

_WORDS: Final = (*VERBS, *CONTROLS, *CONDITIONS)
"""What the length of a text counts."""

_SPACE, _SEAT, _FIGURE = "a Space", "an Investigator", "an Enemy"
_BINDERS: Final[Mapping[type, frozenset[str]]] = {
    PickSpace: frozenset({_SPACE}),
    PickInvestigator: frozenset({_SPACE, _SEAT}),
    PickEnemy: frozenset({_SPACE, _FIGURE}),
    BackDef: frozenset({_SPACE}),
    BeforeAttack: frozenset({_SPACE, _FIGURE}),
    AfterAttacked: frozenset({_SPACE, _FIGURE}),
}
"""What "it" is in the `then` of a word; where only an Enemy is "it", its Space is too."""


def check_texts(file: PackFile) -> Iterator[Fault]:
    """What is wrong with numbers, amounts, choices and "it" in the texts of a file."""
    found = list(nodes(file))
    binders = [
        ((*path, "then"), _BINDERS[type(node)]) for path, node, _ in found if type(node) in _BINDERS
    ]
    for entry in found:
        yield from _name(entry)
        yield from _numbers(entry)
        yield from _amounts(entry)
        yield from _shapes(entry)
        yield from _its(entry, binders)
    yield from _sizes(found)


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
        yield Fault((*path, "name"), describe(title), ("words on one line",))
    if isinstance(title, str) and len(title) > LONGEST_NAME:
        found = f"a name of {len(title)} letters"
        yield Fault((*path, "name"), found, (f"at most {LONGEST_NAME}",))


def _id(name: object, path: Path) -> Iterator[Fault]:
    if not isinstance(name, str):
        return
    if not ID.fullmatch(name):
        allowed = "small letters, digits and single underscores"
        yield Fault(path, describe(name), (allowed,))
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


def _amounts(entry: Node) -> Iterator[Fault]:
    path, node, _ = entry
    cls: type = type(node)
    for field in fields_of(cls):
        value = getattr(node, field.name)
        if not isinstance(value, Measure):
            continue
        allowed = list(measures(cls, field.name))
        if isinstance(node, Tokens) and not node.remove:
            allowed.remove(Measure.ALL.value)
        if value.value not in allowed:
            yield Fault((*path, field.name), repr(value.value), ("a whole number", *allowed))


def _sizes(found: list[Node]) -> Iterator[Fault]:
    """Texts that nobody could read; the rules would give up on them in the middle of a game."""
    open_words: list[Path] = []
    counts: dict[Path, int] = {}
    deepest: dict[Path, int] = {}
    for path, node, _ in found:  # a word comes before those inside of it
        if not isinstance(node, _WORDS):
            continue
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


def _shapes(entry: Node) -> Iterator[Fault]:
    path, node, raw = entry
    match node:
        case Exists():
            named = [node.investigators, node.enemies, node.spaces]
            count = sum(selector is not None for selector in named)
            if count != 1:
                allowed = "exactly one of investigators, enemies, spaces"
                yield Fault(path, f"{count} selectors", (allowed,))
        case Sequence(steps=()) | AtOnce(steps=()):
            yield Fault((*path, "steps"), "no step", ("1 or more",))
        case AtOnce(steps=steps):
            for place, step in enumerate(steps):
                yield from _hit(step, (*path, "steps", place))
        case Choose(options=options):
            yield from _options([option.id for option in options], (*path, "options"))
        case _:
            pass
    if isinstance(raw, Mapping) and isinstance(raw.get("instead"), list):
        yield from _options([option["id"] for option in raw["instead"]], (*path, "instead"))


def _hit(step: object, path: Path) -> Iterator[Fault]:
    if not isinstance(step, HIT_VERBS):
        word = describe(getattr(step, "DO", None))
        yield Fault((*path, "do"), word, tuple(verb.DO for verb in HIT_VERBS))
    elif isinstance(step, Heal) and step.mix:
        yield Fault((*path, "mix"), str(step.mix), ("0 where several verbs are one batch",))


def _options(names: list[str], path: Path) -> Iterator[Fault]:
    if not names:
        yield Fault(path, "no option", ("1 or more",))
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Fault((*path, place, "id"), f"'{name}' again", ("another id",))


def _its(entry: Node, binders: list[tuple[Path, frozenset[str]]]) -> Iterator[Fault]:
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
        yield Fault(place, f"'it', and {need} is not 'it' here", ("another word",))


def _need(node: object, value: object) -> str | None:
    if value is Anchor.IT:
        return _SPACE
    if value is Who.IT:
        return _SEAT
    return _FIGURE if isinstance(node, Enemies) and value == IT else None


__all__ = ["HIT_VERBS", "check_texts"]

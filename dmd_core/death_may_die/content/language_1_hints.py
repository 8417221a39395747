"""What authors of packs are told of the first card language: where it is used, what is said now."""

from collections.abc import Callable, Iterable
from typing import Final

from dmd_core.death_may_die.content.language_1 import (
    AMOUNTS_OF,
    CARDS,
    KEYS,
    OLD,
    Table,
    discarded,
    measured,
    once,
    picked,
)
from dmd_core.death_may_die.content.language_1_abilities import OLD_ABILITIES
from dmd_core.kernel.schema.faults import Fault, Path

LEFT_UNSAID: Final = (
    (
        '{ do = "discard_cards", who = …, kinds = …, half = …, tag = … }',
        '{ do = "discard_cards", cards = { of = …, kinds = …, half = …, tag = … } }',
    ),
    (
        '{ do = "pick_investigator", among = { … }, then = { do = "heal", … } }',
        '{ do = "pick_investigator", among = { …, hurt = true }, then = { do = "heal", … } }',
    ),
    ('{ hook = "keep_mythos" }', '{ hook = "keep_mythos", symbol = false }'),
    (
        '{ do = "heal", stress = "fire_there" }',
        '{ do = "heal", stress = { number = "fire", on = "you" } }',
    ),
)
"""Words that are still there and were written otherwise, before and now."""


def replacement(key: str, word: str) -> str:
    """How a word that is gone is said now, as TOML; empty for a word that is not gone.

    Args:
        key: the key by which it named itself.
        word: the word; what stood under its other keys is written ``…``.

    Example:
        >>> replacement("do", "hasten_advance")
        '{ do = "advance", when = "check" }'
        >>> replacement("do", "heal")
        ''
    """
    if key == "hook":
        return in_toml(OLD_ABILITIES[word]) if word in OLD_ABILITIES else ""
    return in_toml(once((key, word))) if (key, word) in OLD else ""


def old_words() -> tuple[tuple[str, str], ...]:
    """The words that are gone, by their keys: effects, conditions, abilities; by the alphabet."""
    abilities = (("hook", word) for word in OLD_ABILITIES)
    return tuple(sorted((*OLD, *abilities), key=lambda one: (KEYS.index(one[0]), one[1])))


def gone(value: object, path: Path = ()) -> Iterable[Fault]:
    """Every word and key of plain data that is gone: where, and how it is said now.

    Args:
        value: the data of a file, or a part of them.
        path: where that part stands.
    """
    yield from _everywhere(_gone, value, path)


def unsaid(value: object, path: Path = ()) -> Iterable[Fault]:
    """What plain data of the first language leave unsaid that has to be said now; as `gone`."""
    yield from _everywhere(_unsaid, value, path)


def _everywhere(
    look: Callable[[Table, Path], Iterable[Fault]], value: object, path: Path
) -> Iterable[Fault]:
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _everywhere(look, inner, (*path, place))
    elif isinstance(value, dict):
        yield from look(value, path)
        for name, inner in value.items():
            yield from _everywhere(look, inner, (*path, name))


def _gone(table: Table, path: Path) -> Iterable[Fault]:
    for key in KEYS:
        word = table.get(key)
        said = replacement(key, word) if isinstance(word, str) else ""
        if said:
            yield _of_old((*path, key), str(word), said)
    verb = table.get("do")
    if isinstance(verb, str) and verb in AMOUNTS_OF:
        for field, now in measured(table, verb).items():
            if now is not table[field]:
                yield _of_old((*path, field), str(table[field]), in_toml(now))
    if verb == "discard_cards":
        cards = discarded(table).get("cards")
        for key in [key for key in table if key in CARDS]:
            yield _of_old((*path, key), key, f"cards = {in_toml(cards)}")


def _unsaid(table: Table, path: Path) -> Iterable[Fault]:
    found = "nothing, which said so in the first language"
    if table.get("do") == "pick_investigator" and picked(table) is not table:
        yield Fault((*path, "among", "hurt"), found, ("hurt = true",))
    if table.get("hook") == "keep_mythos" and "symbol" not in table:
        yield Fault((*path, "symbol"), found, ("symbol = false",))


def _of_old(path: Path, word: str, said: str) -> Fault:
    return Fault(path, f"'{word}' of the first language", (said,))


def in_toml(value: object) -> str:
    """Plain data as TOML on one line; ``...`` is written ``…``."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case list():
            return f"[{', '.join(map(in_toml, value))}]"
        case dict():
            return f"{{ {', '.join(f'{key} = {in_toml(inner)}' for key, inner in value.items())} }}"
        case _:
            return "…" if value is ... else str(value)


__all__ = ["LEFT_UNSAID", "gone", "in_toml", "old_words", "replacement", "unsaid"]

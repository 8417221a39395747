"""Two abilities of the first card language, said in the second; they belong to a card as a whole.

`wound_summoned` is `after_summoned` with a text. Of several on a Skill only the widest counted,
while of several texts each is done: so one is written for all that are in force. What
`mythos_choice_heals` healed is a key of `mythos_choice` now, so both are written as one. On a
Skill that takes going through its levels: what is in force at a level is written anew wherever a
level adds to it or replaces a part of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, final

import attrs

Table: TypeAlias = dict[str, object]
"""Plain data by their keys."""

WOUNDS: Final = "wound_summoned"
HEALS: Final = "mythos_choice_heals"
CHOICE: Final = "mythos_choice"

_HALF: Final[Table] = {
    "do": "harm",
    "n": {"number": "half", "of": {"number": "health"}},
    "enemies": "it",
}

OLD_ABILITIES: Final[Mapping[str, Table]] = {
    WOUNDS: {"hook": "after_summoned", "then": _HALF},
    HEALS: {"hook": CHOICE, "mode": ..., "heal_stress": ...},
}
"""The abilities that are gone, and what is written now."""

_KEYS: Final[Mapping[str, frozenset[str]]] = {
    WOUNDS: frozenset({"hook", "within", "slot"}),
    HEALS: frozenset({"hook", "stress", "slot"}),
    CHOICE: frozenset({"hook", "mode", "slot"}),
}


@final
@attrs.frozen
class _Group:
    """Abilities that are written together.

    Attributes:
        words: their hooks.
        slot: what the new one is called in a Skill if no old one had a name.
        tell: what those in force together are now.
    """

    words: tuple[str, ...]
    slot: str
    tell: Callable[[Sequence[Table]], list[Table]]


def _wounds(active: Sequence[Table]) -> list[Table]:
    """One text for all; it reaches as far as the widest did."""
    if not active:
        return []
    within = max(_whole(ability.get("within", 0)) for ability in active)
    reach: Table = {"within": within} if within else {}
    return [{"hook": "after_summoned", **reach, "then": dict(_HALF)}]


def _whole(value: object) -> int:
    return value if type(value) is int else 0


def _choices(active: Sequence[Table]) -> list[Table]:
    """Each healing goes to a choice, in order; the last choice of all says how the draw changes.

    Without a choice nothing is left: nobody could change the draw by that card.
    """
    choices = [ability for ability in active if ability["hook"] == CHOICE]
    heals = [{"heal_stress": ability["stress"]} for ability in active if ability["hook"] == HEALS]
    if not choices:
        return []
    count = max(len(choices), len(heals))
    modes = [*choices, *[choices[-1]] * (count - len(choices))]
    more: list[Table] = [*heals, *[{}] * (count - len(heals))]
    return [
        {"hook": CHOICE, "mode": one["mode"], **heal} for one, heal in zip(modes, more, strict=True)
    ]


_GROUPS: Final = (_Group((WOUNDS,), "summoned", _wounds), _Group((CHOICE, HEALS), "draw", _choices))


def retold_abilities(card: Table) -> Table:
    """A Skill or another card with those abilities as they are written now.

    Args:
        card: any table; one that is no card, or is not well formed, is left as it is.
    """
    levels = card.get("levels")
    if isinstance(levels, list):
        if all(map(_sound, levels)):
            return {**card, "levels": _retold(levels)}
    elif "mode" not in card and _sound(card):  # a level of a Skill waits for the others
        (alone,) = _retold([card])
        return alone
    return card


def _sound(level: object) -> bool:
    """Whether a level, or a card without levels, has abilities of which all can be said."""
    if not isinstance(level, dict):
        return False
    abilities, replaces = level.get("abilities"), level.get("replaces", [])
    return (
        isinstance(abilities, list)
        and isinstance(replaces, list)
        and all(isinstance(slot, str) for slot in replaces)
        and all(map(_sound_ability, abilities))
    )


def _sound_ability(ability: object) -> bool:
    if not isinstance(ability, dict) or not isinstance(ability.get("slot", ""), str):
        return False
    word = ability.get("hook")
    if not isinstance(word, str):
        return False
    known = _KEYS.get(word)
    needed = {HEALS: {"stress"}, CHOICE: {"mode"}}.get(word, set())
    return known is None or needed <= ability.keys() <= known


def _retold(levels: list[Table]) -> list[Table]:
    for group in _GROUPS:
        hooks = {ability["hook"] for level in levels for ability in _abilities(level)}
        if hooks & OLD_ABILITIES.keys() & set(group.words):
            levels = _regrouped(levels, group)
    return levels


def _abilities(level: Table) -> list[Table]:
    found = level["abilities"]
    return found if isinstance(found, list) else []


def _replaced(level: Table) -> list[str]:
    found = level.get("replaces", [])
    return found if isinstance(found, list) else []


def _slot(ability: Table) -> str:
    return str(ability.get("slot", ""))


def _name(levels: list[Table], group: _Group) -> str:
    """A name for what is written for a group, which nothing else in the Skill has.

    What no level can replace needs none.
    """
    every = [ability for level in levels for ability in _abilities(level)]
    others = {_slot(ability) for ability in every if ability["hook"] not in group.words}
    mine = [_slot(ability) for ability in every if ability["hook"] == group.words[0]]
    if len(levels) == 1:
        return next(iter(mine), "")
    names = (*mine, group.slot, *(f"{group.slot}_{n}" for n in range(2, len(every) + 3)))
    return next(name for name in names if name and name not in others)


def _regrouped(levels: list[Table], group: _Group) -> list[Table]:
    """What of a group is in force, written anew at each level that changes it."""
    name = _name(levels, group)
    active: list[Table] = []
    others: set[str] = set()
    there = False
    told: list[Table] = []
    for level in levels:
        gone = _replaced(level)
        kept = [ability for ability in active if _slot(ability) not in gone]
        mine = [ability for ability in _abilities(level) if ability["hook"] in group.words]
        if mine or len(kept) < len(active):
            active = [*kept, *mine]
            slot: Table = {"slot": name} if name else {}
            new = [{**ability, **slot} for ability in group.tell(active)]
            told.append(_level(level, group, new, _gone(gone, others, name if there else "")))
            there = bool(new)
        else:
            told.append(_level(level, group, [], _gone(gone, others, "")))
        rest = [ability for ability in _abilities(level) if ability["hook"] not in group.words]
        others = {*others.difference(gone), *map(_slot, rest)}
    return told


def _gone(replaces: list[str], others: set[str], name: str) -> list[str]:
    """The slots that a level replaces now: those of others, and that of the group if it is told."""
    found = [slot if slot in others else name for slot in replaces]
    return [slot for slot in dict.fromkeys([*found, name]) if slot]


def _level(level: Table, group: _Group, new: list[Table], replaces: list[str]) -> Table:
    """A level with other abilities in the place of those of the group."""
    old = _abilities(level)
    mine = [place for place, ability in enumerate(old) if ability["hook"] in group.words]
    first = mine[0] if mine else 0
    rest = [ability for ability in old if ability["hook"] not in group.words]
    said: Table = {**level, "abilities": [*rest[:first], *new, *rest[first:]]}
    said.pop("replaces", None)
    if replaces:
        said["replaces"] = replaces
    elif level.get("mode") == "replaces":
        said["mode"] = "adds"
    return said


__all__ = ["OLD_ABILITIES", "Table", "retold_abilities"]

"""Every printed number of a card, and the box with one of them changed."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias, cast, final

import attrs

from dmd_core.death_may_die.content.boxes import Content, ElderOneDef, EpisodeDef

Place: TypeAlias = tuple[str | int, ...]
"""Fields and places in arrays, from the whole content on."""

_AT_LEAST_ONE: Final = "at_least"
"""A selector without a number asks for one; nothing is printed then."""
_ANY: Final = 99
"""Stands for any number."""


@final
@attrs.frozen
class Number:
    """One printed number."""

    key: str
    """Of the card, as coverage names it."""
    place: Place
    value: int

    @property
    def id(self) -> str:
        """A name for reports, such as ``skill/brawling/1 abilities.0.n=1``."""
        return f"{self.key} {'.'.join(map(str, self.place[-3:]))}={self.value}"

    @property
    def full(self) -> str:
        """A name with the whole place: Episodes may have Enemies of one name."""
        return f"{self.key} {'.'.join(map(str, self.place))}={self.value}"


def numbers(content: Content) -> tuple[Number, ...]:
    """The numbers of every card, Enemy and level of a Skill of the first Episode and Elder One."""
    first = (*_of_the_core(content), *_of_the_boxes(content, "episodes", slice(1)))
    return _of((*first, *_of_the_boxes(content, "elder_ones", slice(1))), content)


def further_numbers(content: Content) -> tuple[Number, ...]:
    """The numbers of every card and Enemy of the other Episodes and Elder Ones."""
    boxes = ("episodes", "elder_ones")
    roots = (root for box in boxes for root in _of_the_boxes(content, box, slice(1, None)))
    return _of(roots, content)


def _of(roots: Iterable[tuple[str, Place]], content: Content) -> tuple[Number, ...]:
    return tuple(
        Number(key, place, value)
        for key, root in roots
        for place, value in _numbers(root, at(content, root))
        if not (key.count("/") == 1 and key.startswith("discovery/") and place[4] in _HALVES)
    )


_HALVES: Final = ("left", "right")


def at(value: Any, place: Place) -> Any:  # noqa: ANN401 - any node of the content
    """What stands at a place."""
    for part in place:
        value = value[part] if isinstance(part, int) else getattr(value, part)
    return value


def changed(value: Any, place: Place, new: int) -> Any:  # noqa: ANN401 - as above
    """The same with another number at a place."""
    if not place:
        return new
    head, rest = place[0], place[1:]
    if isinstance(head, int):
        return (*value[:head], changed(value[head], rest, new), *value[head + 1 :])
    return attrs.evolve(value, **{head: changed(getattr(value, head), rest, new)})


def _of_the_core(content: Content) -> Iterator[tuple[str, Place]]:
    for i, skill in enumerate(content.core.skills):
        for level in range(len(skill.levels)):
            yield f"skill/{skill.id}/{level + 1}", ("core", "skills", i, "levels", level)
    for i, insanity in enumerate(content.core.insanities):
        yield f"insanity/{insanity.id}", ("core", "insanities", i)


def _of_the_boxes(content: Content, box: str, which: slice) -> Iterator[tuple[str, Place]]:
    owners = getattr(content, box)
    for place in range(len(owners))[which]:
        owner, root = owners[place], (box, place)
        if isinstance(owner, EpisodeDef):
            yield from _of_the_episode(owner, root)
        else:
            yield from _of_the_elder_one(owner, root)
        name = "monsters" if isinstance(owner, EpisodeDef) else "minions"
        for i, enemy in enumerate(getattr(owner, name)):
            yield f"enemy/{enemy.id}", (*root, name, i)
        for i, mythos in enumerate(owner.mythos):
            yield f"mythos/{mythos.id}", (*root, "mythos", i)


def _of_the_episode(episode: EpisodeDef, root: Place) -> Iterator[tuple[str, Place]]:
    for i, card in enumerate(episode.discovery):
        place: Place = (*root, "discovery", i)
        yield f"discovery/{card.id}", place
        for side in _HALVES:
            if getattr(card, side) is not None:
                yield f"discovery/{card.id}/{side}", (*place, side)
    if episode.objects is not None:
        for i, back in enumerate(episode.objects.backs):
            yield f"object/{back.id}", (*root, "objects", "backs", i, "then")
    for i, back in enumerate(episode.hidden):
        yield f"object/{back.id}", (*root, "hidden", i, "then")


def _of_the_elder_one(elder: ElderOneDef, root: Place) -> Iterator[tuple[str, Place]]:
    for i, stage in enumerate(elder.stages):
        for part in ("on_advance", "on_reveal", "end_of_turn", "abilities"):
            for place in range(len(getattr(stage, part))):
                key = f"stage/{stage.id}/{part}/{place + 1}"
                yield key, (*root, "stages", i, part, place)


def _numbers(place: Place, value: Any) -> Iterator[tuple[Place, int]]:  # noqa: ANN401 - as above
    if isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from _numbers((*place, i), inner)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield from _numbers((*place, field.name), getattr(value, field.name))
    elif type(value) is int and value not in {0, _ANY} and (place[-1], value) != (_AT_LEAST_ONE, 1):
        yield place, value


def other(content: Content, number: Number) -> Content:
    """The content with one more where the number stands."""
    return cast("Content", changed(content, number.place, number.value + 1))


__all__ = ["Number", "further_numbers", "numbers", "other"]

"""When an ability applies, in words, and how it adds up with others of its kind."""

from typing import Final, TypeVar, cast

import attrs

from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.state import RollKind
from dmd_core.death_may_die.words.base import Ability
from dmd_core.death_may_die.words.when import Reach, When
from dmd_core.tabletop.text.english import listed, one, some

A = TypeVar("A", bound=Ability)

_ROLLS: Final = {
    RollKind.ATTACK: "attack",
    RollKind.PLAIN: "make a roll that is no attack",
    RollKind.ENEMY: "are attacked",
    RollKind.FIRE: "roll for Fire",
    RollKind.AGAINST: "roll against yourself",
}
_TARGETS: Final = {
    Reach.HERE: "a target on your Space",
    Reach.AWAY: "a target that is not on your Space",
}


def target(reach: Reach | None) -> str:
    """Where the target of an attack has to be, empty if it does not matter."""
    return "" if reach is None else _TARGETS[reach]


def when(speech: Speech, condition: When) -> str:
    """When something applies, to be put after a clause; empty if it always does."""
    parts = [*_roll_parts(speech, condition), *_owner_parts(speech, condition)]
    return "".join(f" {part}" for part in parts)


def _roll_parts(speech: Speech, condition: When) -> list[str]:
    parts: list[str] = []
    rolls = list(condition.rolls)
    reach = target(condition.reach)
    if rolls:
        verbs = [_ROLLS[kind] for kind in rolls]
        if reach and RollKind.ATTACK in rolls:
            verbs[rolls.index(RollKind.ATTACK)] += f" {reach}"
        parts.append(f"when you {listed(verbs, 'or')}")
    if reach and RollKind.ATTACK not in rolls:
        parts.append(f"against {reach}")
    if condition.action is not None:
        parts.append(f"in the roll of {speech.names.action(condition.action)}")
    if condition.redirected:
        link = "and" if rolls and not reach and condition.action is None else "when you"
        parts.append(f"{link} have redirected the attack to yourself")
    return parts


def _owner_parts(speech: Speech, condition: When) -> list[str]:
    parts: list[str] = []
    if condition.skill is not None:
        parts.append(f"if you have {speech.names.skill(condition.skill)}")
    if condition.without_skill is not None:
        parts.append(f"if you do not have {speech.names.skill(condition.without_skill)}")
    if condition.tags:
        tags = listed([one(speech.names.tag(tag)) for tag in condition.tags], "or")
        parts.append(f"if you have {tags}")
    if condition.gate_within is not None:
        parts.append(f"while you are {near_gate(condition.gate_within)}")
    if condition.threshold_within is not None:
        parts.append(f"while your Sanity marker is {_near_threshold(condition.threshold_within)}")
    if condition.token is not None:
        parts.append(f"while {one(speech.names.token(condition.token))} lies on the map")
    return parts


def near_gate(within: int) -> str:
    """How near to a Gate somebody is."""
    if within == 0:
        return "on the Space of a Gate"
    return f"at most {some(within, 'Space')} from a Gate"


def _near_threshold(within: int) -> str:
    if within == 0:
        return "on a Threshold"
    return f"on a Threshold or at most {some(within, 'space')} before one"


def total(speech: Speech, ability: A, field: str = "n") -> str:
    """What an ability comes to with those in force beside it; empty if it stands alone.

    Only abilities that differ in nothing but the number add up.
    """
    numbers = [
        getattr(other, field)
        for other in speech.beside
        if type(other) is type(ability) and _same_but(other, ability, field)
    ]
    return f" ({sum(numbers) + getattr(ability, field)} in all)" if numbers else ""


def _same_but(one_ability: Ability, other: Ability, field: str) -> bool:
    return all(
        getattr(one_ability, each.name) == getattr(other, each.name)
        for each in attrs.fields(cast("type[attrs.AttrsInstance]", type(other)))
        if each.name not in (field, "slot")
    )


__all__ = ["near_gate", "target", "total", "when"]

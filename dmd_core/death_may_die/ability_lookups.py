"""Looking abilities up: always at the moment of use, never earlier (AMB-114).

The sources of an Investigator's abilities are its Skills at their effective levels, the halves of
Discovery cards it has claimed, and its Insanity card, in this order.
"""

from typing import Protocol, TypeVar, final

from dmd_core.death_may_die.game import Game, Sourced
from dmd_core.death_may_die.ids import NO_ACTION, ActionId, SkillId
from dmd_core.death_may_die.rule_numbers import TOP_LEVEL
from dmd_core.death_may_die.state import Investigator, RollKind, Table
from dmd_core.death_may_die.text_frames import Env, Item
from dmd_core.death_may_die.words.base import Effect
from dmd_core.death_may_die.words.when import Reach, When
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import node

A = TypeVar("A")


@final
@node
class RollContext:
    """What a condition may ask about the roll at hand."""

    kind: RollKind
    reach: Reach | None = None
    action: ActionId = NO_ACTION
    redirected: bool = False


def levels_of(game: Game, owner: Investigator) -> tuple[tuple[SkillId, int], ...]:
    """Effective Skill levels: own level and gifts of Companions, at most the top (CMP-06 to -08).

    Own Skills come first in the order of the board, Skills had through Companions after them.
    """
    gifts: dict[SkillId, int] = {}
    for holding in owner.cards:
        for skill, n in game.halves[holding.card, holding.side].gives:
            gifts[skill] = gifts.get(skill, 0) + n
    if not gifts:
        return owner.levels
    levels = [(skill, min(TOP_LEVEL, level + gifts.pop(skill, 0))) for skill, level in owner.levels]
    stack = game.rulings.companion_levels_stack
    levels.extend((skill, min(TOP_LEVEL, n) if stack else 1) for skill, n in sorted(gifts.items()))
    return tuple(levels)


def level_of(game: Game, owner: Investigator, skill: SkillId) -> int:
    """The effective level of one Skill, 0 if the Investigator has it not."""
    for name, level in levels_of(game, owner):
        if name == skill:
            return level
    return 0


def found(game: Game, owner: Investigator, kind: type[A]) -> tuple[tuple[A, SourceId], ...]:
    """The abilities of one class that an Investigator has now, with their sources.

    Own Skills come first, then Skills had through Companions, claimed halves, and the Insanity.
    Most classes are carried by a few texts of a game, so the game knows beforehand where to look.

    Args:
        game: the definition.
        owner: the Investigator, as it is now.
        kind: the class of ability, such as `FreeRerolls`.
    """
    carriers = game.carriers.get(kind)
    if carriers is None:
        return ()
    pairs: Sourced = ()
    if owner.cards:
        for skill, level in levels_of(game, owner):
            if skill in carriers.skills:
                pairs += carriers.skills[skill][level]
        for holding in owner.cards:
            pairs += carriers.halves.get((holding.card, holding.side), ())
    elif owner.id in carriers.boards:  # as mostly: what the board prints, without looking around
        for place, by_level in carriers.boards[owner.id]:
            pairs += by_level[owner.levels[place][1]]
    if owner.insanity in carriers.insanities:
        pairs += carriers.insanities[owner.insanity]
    return pairs


class _Doing(Protocol):
    """An ability that does something."""

    @property
    def then(self) -> Effect: ...


def items_of(game: Game, table: Table, seat: Seat, kind: type[_Doing]) -> tuple[Item, ...]:
    """What the abilities of one class do, as texts that wait for their turn."""
    return tuple(
        Item(game.number(ability.then), Env(seat, seat, src))
        for ability, src in found(game, table.investigators[seat], kind)
    )


def holds(
    game: Game, table: Table, seat: Seat, when: When, roll: RollContext | None = None
) -> bool:
    """Whether the condition of an ability holds for its owner."""
    if when.token is not None and all(token != when.token for _, token in table.tokens):
        return False
    owner = table.investigators[seat]
    return _roll_holds(when, roll) and _owner_holds(game, owner, when)


def _roll_holds(when: When, roll: RollContext | None) -> bool:
    if not (when.rolls or when.reach or when.action or when.redirected):
        return True
    if roll is None:
        return False
    return (
        (not when.rolls or roll.kind in when.rolls)
        and (when.reach is None or roll.reach == when.reach)
        and (when.action is None or roll.action == when.action)
        and (not when.redirected or roll.redirected)
    )


def _owner_holds(game: Game, owner: Investigator, when: When) -> bool:
    if when.skill is not None and level_of(game, owner, when.skill) == 0:
        return False
    if when.without_skill is not None and level_of(game, owner, when.without_skill) > 0:
        return False
    if when.tags and not has_tag(game, owner, when.tags):
        return False
    if when.gate_within is not None and not near_gate(game, owner, when.gate_within):
        return False
    return when.threshold_within is None or near_threshold(game, owner, when.threshold_within)


def has_tag(game: Game, owner: Investigator, tags: tuple[str, ...]) -> bool:
    """Whether one of the claimed halves carries one of the tags."""
    return any(
        tag in tags
        for holding in owner.cards
        for tag in game.halves[holding.card, holding.side].text.tags
    )


def near_gate(game: Game, owner: Investigator, within: int) -> bool:
    """Whether a Gate is at most so many steps away (MAP-08)."""
    distances = game.distances[owner.space]
    return any(distances.get(space, within + 1) <= within for space in game.gates.values())


def near_threshold(game: Game, owner: Investigator, within: int) -> bool:
    """Whether the Sanity marker is on a Threshold, or so few spaces before one (AMB-122)."""
    return any(0 <= mark - owner.sanity <= within for mark in game.tracks.thresholds)


__all__ = [
    "RollContext",
    "found",
    "has_tag",
    "holds",
    "items_of",
    "level_of",
    "levels_of",
]

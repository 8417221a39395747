"""On which cards a word means something: where the rules look for it."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.content.cards import (
    DiscoveryDef,
    EnemyDef,
    HalfDef,
    InsanityDef,
    MythosDef,
    SkillDef,
    StageDef,
)
from dmd_core.death_may_die.words.base import Ability, Home, entry_of
from dmd_core.kernel.schema.faults import Fault, Path
from dmd_core.tabletop.checking import Spot
from dmd_core.tabletop.words import Word

CARDS: Final = {
    SkillDef: "a Skill",
    InsanityDef: "an Insanity card",
    HalfDef: "a half of a Discovery card",
    EnemyDef: "an Enemy",
    StageDef: "a Stage",
    DiscoveryDef: "a Discovery card",
    MythosDef: "a Mythos card",
}
"""Definitions that texts stand on, as they are called."""

_HOMES: Final[dict[Home, tuple[type, ...]]] = {
    Home.INVESTIGATOR: (SkillDef, InsanityDef, HalfDef),
    Home.HALF: (HalfDef,),
    Home.INSANITY: (InsanityDef,),
    Home.ENEMY: (EnemyDef,),
    Home.STAGE: (StageDef,),
}


def check_home(spot: Spot) -> Iterator[Fault]:
    """A word where the rules would never look for it."""
    node = spot.node
    entry = entry_of(type(node))
    if entry is None or not isinstance(node, Word):
        return
    path = (*spot.path, node.KEY)
    if isinstance(node, Ability):
        homes = _HOMES[entry.home]
        if type(spot.card) not in homes:
            yield misplaced(path, node.WORD, spot, tuple(CARDS[home] for home in homes))
    elif entry.needs is not None:
        if not isinstance(spot.card, InsanityDef):
            yield misplaced(path, node.WORD, spot, (CARDS[InsanityDef],))
        elif not any(isinstance(ability, entry.needs) for ability in spot.card.abilities):
            allowed = f"an Insanity card with the ability '{entry.needs.WORD}'"
            yield Fault(path, f"'{node.WORD}'", (allowed,))


def misplaced(path: Path, word: str, spot: Spot, allowed: tuple[str, ...]) -> Fault:
    """The fault that no rule looks for a word where it stands."""
    where = "here" if spot.card is None else f"on {CARDS[type(spot.card)]}"
    return Fault(path, f"'{word}' {where}, where no rule looks for it", allowed)


__all__ = ["CARDS", "check_home", "misplaced"]

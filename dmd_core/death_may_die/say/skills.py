"""Skills in words, level by level: what a level adds, and what it puts out of force (SKL-03)."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from dmd_core.death_may_die.content.cards import LevelMode, SkillDef, SkillLevel
from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, TextKind
from dmd_core.death_may_die.words.base import Ability
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, sentence

InForce: TypeAlias = tuple[tuple[int, Ability], ...]
"""Abilities of a Skill with the level each comes from."""

CARD: Final = "this Skill"


def ability_sentences(
    speech: Speech, abilities: Iterable[Ability], beside: tuple[Ability, ...] = ()
) -> str:
    """Abilities of one text in a row.

    Args:
        speech: what words mean here.
        abilities: what is said.
        beside: what is in force already; each ability said joins it.
    """
    parts: list[str] = []
    for ability in abilities:
        parts.append(sentence(ABILITIES.say(replace(speech, beside=beside), ability)))
        beside = (*beside, ability)
    return " ".join(parts)


def in_force(skill: SkillDef, level: int) -> InForce:
    """What is in force at a level, 0 to the number of levels: as the rules fold it."""
    active: InForce = ()
    for number, text in enumerate(skill.levels[:level], 1):
        kept = tuple(pair for pair in active if pair[1].slot not in text.replaces)
        active = (*kept, *((number, ability) for ability in text.abilities))
    return active


@TEXTS.on(SkillDef)
def _skill(speech: Speech, skill: SkillDef) -> CardText:
    speech = replace(speech, card=CARD)
    lines = [f"{'Unique' if skill.unique else 'Common'} Skill."]
    lines.extend(
        _level(speech, number, level, in_force(skill, number - 1))
        for number, level in enumerate(skill.levels, 1)
    )
    return CardText(skill.id, skill.name, TextKind.SKILL, tuple(lines))


def _level(speech: Speech, number: int, level: SkillLevel, before: InForce) -> str:
    gone = tuple(pair for pair in before if pair[1].slot in level.replaces)
    kept = tuple(pair for pair in before if pair not in gone)
    beside = tuple(ability for _, ability in kept)
    text = ability_sentences(speech, level.abilities, beside)
    stays = ""
    if gone and kept:
        numbers = sorted({place for place, _ in kept})
        stays = f" {sentence(_what_stays(numbers, gone))}"
    return f"Level {number}{_mode(speech, level, gone, kept)}: {text}{stays}"


def _mode(speech: Speech, level: SkillLevel, gone: InForce, kept: InForce) -> str:
    """Whether a level stands beside lower ones or in place of them, and of which part."""
    match level.mode:
        case LevelMode.FIRST:
            return f" (first, in place of {_parts(speech, gone, kept)})" if gone else ""
        case LevelMode.ADDS:
            return f" (also, widening {_parts(speech, gone, kept)})" if gone else " (also)"
        case LevelMode.REPLACES:
            return f" (instead of {_parts(speech, gone, kept) or 'nothing'})"


def _what_stays(numbers: list[int], gone: InForce) -> str:
    """Levels that keep something in force."""
    halved = {place for place, _ in gone}
    names = [f"{'the rest of ' if n in halved else ''}level {n}" for n in numbers]
    return f"{listed(names)} {'stay' if len(names) > 1 else 'stays'} in force"


def _parts(speech: Speech, gone: InForce, kept: InForce) -> str:
    """What is put out of force: whole levels by number, parts of one in their own words."""
    halved = {place for place, _ in kept}
    names: list[str] = []
    for number in dict.fromkeys(place for place, _ in gone):
        if number in halved:
            said = ability_sentences(speech, (a for place, a in gone if place == number))
            names.append(f'level {number}, the part "{said}"')
        else:
            names.append(f"level {number}")
    return listed(names)


def level_lines(speech: Speech, skill: SkillDef, level: int) -> tuple[str, ...]:
    """What is in force at one level, a line for each ability."""
    speech = replace(speech, card=CARD)
    active = tuple(ability for _, ability in in_force(skill, level))
    return tuple(
        ability_sentences(speech, (ability,), active[:place])
        for place, ability in enumerate(active)
    )


__all__ = ["ability_sentences", "in_force", "level_lines"]

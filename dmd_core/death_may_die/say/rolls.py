"""Abilities in rolls an Investigator makes, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import subject
from dmd_core.death_may_die.say.throws import dice
from dmd_core.death_may_die.say.when import total, when
from dmd_core.death_may_die.words.rolls import (
    AddSuccesses,
    BonusDice,
    Convert,
    ConvertBonus,
    FreeRerolls,
    RollAgainst,
    Symbol,
)
from dmd_core.death_may_die.words.when import ANY_NUMBER
from dmd_core.tabletop.text.english import amounts, listed, one, plural, some


def symbol(kind: Symbol) -> str:
    """A symbol of the dice."""
    match kind:
        case Symbol.ELDER_SIGN:
            return "Elder Sign"
        case Symbol.TENTACLE:
            return "Tentacle"


@ABILITIES.on(BonusDice)
def _bonus_dice(speech: Speech, ability: BonusDice) -> str:
    dice = some(ability.n, "more bonus die")
    in_all = total(speech, ability)
    return f"you roll {dice}{in_all}{when(speech, ability.when)}"


@ABILITIES.on(FreeRerolls)
def _free_rerolls(speech: Speech, ability: FreeRerolls) -> str:
    rerolls = some(ability.n, "free reroll")
    in_all = total(speech, ability)
    return f"you have {rerolls} per {ability.per.value}{in_all}{when(speech, ability.when)}"


@ABILITIES.on(Convert)
def _convert(_speech: Speech, ability: Convert) -> str:
    """The symbol stays what it is; a Tentacle still costs Sanity, so that is said."""
    noun = symbol(ability.symbol)
    if ability.most == 1:
        which = f"1 {noun}"
    elif ability.most == ANY_NUMBER:
        which = f"any number of {plural(noun)}"
    else:
        which = f"up to {some(ability.most, noun)}"
    alone = ability.most == 1
    worth = [
        one(thing) if n == 1 and alone else some(n, thing)
        for n, thing in ((ability.successes, "Success"), (ability.tentacles, "Tentacle"))
        if n != 0
    ]
    each = "" if alone else " each"
    text = f"in any roll you may count {which} as {listed(worth) or 'nothing'}{each}"
    healed = amounts((ability.heal_stress, "Stress"), (ability.heal_wounds, "Wound"))
    if healed:
        text = f"{text} and heal {healed} for each"
    if ability.symbol is Symbol.TENTACLE:
        text += "; it stays a Tentacle" if alone else "; they stay Tentacles"
    return text


@ABILITIES.on(ConvertBonus)
def _convert_bonus(speech: Speech, ability: ConvertBonus) -> str:
    """The symbol is that of the conversion in force beside it."""
    converts = [other for other in speech.beside if isinstance(other, Convert)]
    kinds = list(dict.fromkeys(symbol(other.symbol) for other in converts))
    counted = f"each {listed(kinds, 'or') or 'symbol'} counted with {speech.card}"
    parts: list[str] = []
    healed = amounts((ability.heal_stress, "Stress"), (ability.heal_wounds, "Wound"))
    if healed:
        parts.append(f"you heal {healed} for {counted}")
    if ability.successes or not healed:
        more = f"{counted} gives {ability.successes} more"
        parts.append(more + _in_all(speech, ability, converts))
    return listed(parts)


def _in_all(speech: Speech, ability: ConvertBonus, converts: list[Convert]) -> str:
    """How many Successes one symbol comes to, if that is the same for all conversions."""
    values = {other.successes for other in converts}
    noun = "Success" if ability.successes == 1 else "Successes"
    if len(values) != 1:
        return f" {noun}"
    bonus = sum(other.successes for other in speech.beside if isinstance(other, ConvertBonus))
    return f" {noun} ({values.pop() + bonus + ability.successes} in all)"


@ABILITIES.on(AddSuccesses)
def _add_successes(_speech: Speech, ability: AddSuccesses) -> str:
    noun = symbol(ability.symbol)
    enough = f"{ability.at_least} or more {plural(noun)}"
    return f"in any roll with {enough} you may add {some(ability.n, 'Success')}"


@EFFECTS.on(RollAgainst)
def _roll_against(speech: Speech, verb: RollAgainst) -> str:
    """What the symbols of such a roll come to is said: it is the reverse of an attack (AMB-06)."""
    who = subject(speech, verb.who)
    own = "yourself" if who.second else "itself"
    harm = "each Success is a Wound, each Tentacle costs 1 Sanity"
    return who.does("roll", f"{dice(verb.standard, verb.bonus)} against {own} ({harm})")


__all__ = [
    "symbol",
]

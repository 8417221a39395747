"""Lasting texts of the player's side in words."""

from typing import Final

from dmd_core.final_girl.say.base import ABILITIES, Speech
from dmd_core.final_girl.say.conditions import holds
from dmd_core.final_girl.say.control import clause
from dmd_core.final_girl.words.base import Condition
from dmd_core.final_girl.words.hooks import (
    AfterDamage,
    DamageBonus,
    Dice,
    EndKillerPhase,
    ExtraDice,
    FollowLimit,
    FollowOntoKiller,
    Linked,
    MoreRecovery,
    OnSaved,
    ReduceAttack,
    Reroll,
    SavedLast,
    Shoot,
    Use,
)
from dmd_core.tabletop.text.english import one, ordinal, some

_DICE: Final = {Dice.ONE: "1 die", Dice.ANY: "any dice", Dice.ALL: "all dice"}


@ABILITIES.on(FollowLimit)
def _follow_limit(_speech: Speech, ability: FollowLimit) -> str:
    word = "more" if ability.n > 0 else "fewer"
    number = some(abs(ability.n), f"victim {word}").replace(f"victim {word}s", f"victims {word}")
    return f"{number} may follow her in each step"


@ABILITIES.on(FollowOntoKiller)
def _follow_onto_killer(_speech: Speech, _ability: FollowOntoKiller) -> str:
    return "the special victim may follow her onto the killer's space"


@ABILITIES.on(SavedLast)
def _saved_last(_speech: Speech, _ability: SavedLast) -> str:
    return "the special victim can be saved only as the last victim on the map"


@ABILITIES.on(ExtraDice)
def _extra_dice(speech: Speech, ability: ExtraDice) -> str:
    rolls = "every Horror Roll"
    if ability.card is not None:
        rolls = f"the roll of {speech.names.action(ability.card)}"
    dice = some(abs(ability.n), "more die" if ability.n > 0 else "fewer die")
    start = "while the special victim is on her space, " if ability.with_victim else ""
    return f"{start}{rolls} has {dice}"


@ABILITIES.on(OnSaved)
def _on_saved(speech: Speech, ability: OnSaved) -> str:
    start = "for each victim that is saved"
    if ability.first > 1:
        start += f", from the {ordinal(ability.first)} in one Action phase on"
    return f"{start}: {clause(speech, ability.then)}"


@ABILITIES.on(Linked)
def _linked(speech: Speech, ability: Linked) -> str:
    token = one(speech.names.token(ability.token))
    return f"she moves between spaces with {token} as if they were adjacent"


@ABILITIES.on(Reroll)
def _reroll(_speech: Speech, ability: Reroll) -> str:
    price = f"lose {some(ability.time, 'time')} and " if ability.time else ""
    return f"after a Horror Roll you may {price}reroll {_DICE[ability.dice]}"


@ABILITIES.on(MoreRecovery)
def _more_recovery(_speech: Speech, ability: MoreRecovery) -> str:
    return f"an action card that lets her recover gives {some(ability.n, 'more health')}"


@ABILITIES.on(AfterDamage)
def _after_damage(speech: Speech, ability: AfterDamage) -> str:
    when = _only_if(speech, ability.when)
    return f"after its attack dealt damage you may decide{when}: {clause(speech, ability.then)}"


@ABILITIES.on(ReduceAttack)
def _reduce_attack(_speech: Speech, ability: ReduceAttack) -> str:
    return f"when she is attacked you may use it: the attack deals {ability.n} less damage"


@ABILITIES.on(EndKillerPhase)
def _end_killer_phase(_speech: Speech, _ability: EndKillerPhase) -> str:
    return (
        "in the Killer phase, while the killer is on her space, you may use it: the phase ends at"
        " once"
    )


@ABILITIES.on(DamageBonus)
def _damage_bonus(_speech: Speech, ability: DamageBonus) -> str:
    return f"her attacks on an enemy of her space deal {ability.n} more damage"


@ABILITIES.on(Use)
def _use(speech: Speech, ability: Use) -> str:
    often = "once in each Action phase" if ability.once else "in the Action phase"
    price = f" for {some(ability.time, 'time')}" if ability.time else ""
    when = _only_if(speech, ability.when)
    return f"{often} you may use it{price}{when}: {clause(speech, ability.then)}"


@ABILITIES.on(Shoot)
def _shoot(_speech: Speech, ability: Shoot) -> str:
    price = f" for {some(ability.time, 'time')}" if ability.time else ""
    return f"in the Action phase you may use it{price} without an action card, as an attack"


def _only_if(speech: Speech, when: Condition | None) -> str:
    return "" if when is None else f", if {holds(speech, when)}"


__all__: list[str] = []

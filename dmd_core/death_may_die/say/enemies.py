"""Enemies in words: what is done with them, and what their own cards change."""

from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.selectors import (
    anchor,
    every_enemy,
    every_space,
    goal,
    object_name,
    tie,
)
from dmd_core.death_may_die.say.when import near_gate
from dmd_core.death_may_die.words.enemies import (
    AddTentacles,
    AfterSummoned,
    BeforeAttack,
    CountElderSigns,
    MoveEnemies,
    PlaceEnemies,
    Summon,
)
from dmd_core.death_may_die.words.selectors import ObjectState
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import one, some


@EFFECTS.on(Summon)
def _summon(speech: Speech, verb: Summon) -> str:
    return f"summon {one(speech.names.enemy(verb.enemy))} on {every_space(speech, verb.where)}"


@EFFECTS.on(MoveEnemies)
def _move_enemies(speech: Speech, verb: MoveEnemies) -> str:
    who = every_enemy(speech, verb.enemies)
    if verb.towards is None:
        to = f"the {object_name(speech, ObjectState.INTACT)} nearest to it"
    else:
        to = goal(speech, verb.towards)
    return f"{who} moves {some(verb.steps, 'Space')} towards {to}{tie(speech, verb.enemies)}"


@EFFECTS.on(PlaceEnemies)
def _place_enemies(speech: Speech, verb: PlaceEnemies) -> str:
    """Directly, however far it is."""
    who = every_enemy(speech, verb.enemies)
    return f"{who} goes directly to {anchor(speech, verb.to)}{tie(speech, verb.enemies)}"


@ABILITIES.on(AfterSummoned)
def _after_summoned(speech: Speech, ability: AfterSummoned) -> str:
    then = clause(replace(speech, enemy="it"), ability.then)
    return (
        f"while you are {near_gate(ability.within)}, whenever a Cultist or Monster is summoned at"
        f" that Gate, {then}"
    )


@ABILITIES.on(BeforeAttack)
def _before_attack(speech: Speech, ability: BeforeAttack) -> str:
    """Here "you" is the one attacked; the active player makes the choices."""
    speech = replace(speech, you_choose=False, enemy="this Enemy", space="its Space")
    return f"before it attacks you, {clause(speech, ability.then)}"


@ABILITIES.on(CountElderSigns)
def _count_elder_signs(_speech: Speech, _ability: CountElderSigns) -> str:
    return "when it attacks, each Elder Sign is a Success too"


@ABILITIES.on(AddTentacles)
def _add_tentacles(speech: Speech, ability: AddTentacles) -> str:
    tentacles = some(ability.n, "Tentacle")
    place = f"a Space with {one(speech.names.token(ability.token))}"
    return f"when it attacks or is attacked on {place}, add {tentacles} to the roll"


__all__: list[str] = []

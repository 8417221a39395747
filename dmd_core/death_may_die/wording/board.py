"""Verbs that change the map, in words: Fire, tokens, Enemies, the Elder One, objects."""

from dmd_core.death_may_die.effects.selectors import ObjectState, Spaces
from dmd_core.death_may_die.effects.verbs import (
    Advance,
    HastenAdvance,
    MendObjects,
    MoveEnemies,
    PlaceEnemies,
    PlaceFire,
    PlaceToken,
    Summon,
    SummonElderOne,
)
from dmd_core.death_may_die.wording.english import one, some
from dmd_core.death_may_die.wording.selectors import (
    anchor,
    every_enemy,
    every_space,
    goal,
    object_name,
    tie,
)
from dmd_core.death_may_die.wording.speech import EFFECTS, Speech


@EFFECTS.on(PlaceFire)
def _place_fire(speech: Speech, verb: PlaceFire) -> str:
    return f"put {some(verb.n, 'Fire token')} on {every_space(speech, verb.where)}"


@EFFECTS.on(PlaceToken)
def _place_token(speech: Speech, verb: PlaceToken) -> str:
    token = one(speech.names.token(verb.token))
    return f"put {token} on {anchor(speech, verb.near)}, or on the nearest Space without one"


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


@EFFECTS.on(SummonElderOne)
def _summon_elder_one(speech: Speech, verb: SummonElderOne) -> str:
    return f"summon the Elder One on {anchor(speech, verb.at)}"


@EFFECTS.on(Advance)
def _advance(_speech: Speech, _verb: Advance) -> str:
    return "the Elder One advances at once"


@EFFECTS.on(HastenAdvance)
def _hasten_advance(_speech: Speech, _verb: HastenAdvance) -> str:
    return (
        "at the end of this turn the Elder One advances as if there were enough Summoning symbols"
        " in the discard pile"
    )


@EFFECTS.on(MendObjects)
def _mend_objects(speech: Speech, verb: MendObjects) -> str:
    """Only what has Wounds and is not destroyed can lose them."""
    thing = object_name(speech, ObjectState.DAMAGED)
    place = "the board" if verb.where == Spaces() else every_space(speech, verb.where)
    return f"remove {some(verb.n, 'Wound')} from each {thing} on {place}"


__all__: list[str] = []

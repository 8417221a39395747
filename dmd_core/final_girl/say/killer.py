"""What killer and minions do, and lasting texts of the killer's side, in words."""

from typing import Final

from dmd_core.final_girl.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.final_girl.say.control import clause
from dmd_core.final_girl.words.killer import (
    Actor,
    Aim,
    AttackBonus,
    Deadly,
    ExtraAttack,
    HitsAll,
    Icon,
    InUpkeep,
    KillerActs,
    KillerEnters,
    LuresKiller,
    MinionsAct,
    MoveBonus,
    OnDeath,
    OnKill,
    Paired,
)
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, one, some

_AIMS: Final = {
    Aim.VICTIM: "the closest victim",
    Aim.CLOSEST: "whoever is closest",
    Aim.GIRL: "the Final Girl",
}
_ACTORS: Final = {
    Actor.ENEMIES: "every enemy",
    Actor.KILLER: "the killer",
    Actor.MINIONS: "every minion",
    Actor.IT: "it",
}
_VERBS: Final = {Icon.MOVE: "moves", Icon.ATTACK: "attacks"}


@EFFECTS.on(KillerActs)
def _killer_acts(_speech: Speech, verb: KillerActs) -> str:
    icons = [_VERBS[icon] for icon in verb.icons]
    return f"{_ACTORS[verb.who]} targets {_AIMS[verb.target]}: it {listed(icons)}"


@EFFECTS.on(MinionsAct)
def _minions_act(_speech: Speech, _verb: MinionsAct) -> str:
    return "each minion acts"


@ABILITIES.on(AttackBonus)
def _attack_bonus(_speech: Speech, ability: AttackBonus) -> str:
    return f"each attack of the killer deals {ability.n} more damage"


@ABILITIES.on(MoveBonus)
def _move_bonus(_speech: Speech, ability: MoveBonus) -> str:
    return f"the killer moves {some(ability.n, 'more space')} for each move icon"


@ABILITIES.on(HitsAll)
def _hits_all(_speech: Speech, _ability: HitsAll) -> str:
    return "each attack of the killer hits every victim on its space, then the Final Girl"


@ABILITIES.on(ExtraAttack)
def _extra_attack(_speech: Speech, _ability: ExtraAttack) -> str:
    return "after an action in which the killer attacked her, it attacks her once more"


@ABILITIES.on(OnKill)
def _on_kill(speech: Speech, ability: OnKill) -> str:
    who = "that the killer kills" if ability.by_killer else "that is killed"
    inner = replace(speech, it="the space it died on")
    return f"for each victim {who}: {clause(inner, ability.then)}"


@ABILITIES.on(OnDeath)
def _on_death(speech: Speech, ability: OnDeath) -> str:
    where = " on her space" if ability.on_her_space else ""
    inner = replace(speech, it="the space it died on")
    return f"if the special victim dies{where}: {clause(inner, ability.then)}"


@ABILITIES.on(LuresKiller)
def _lures(speech: Speech, ability: LuresKiller) -> str:
    if ability.token is None:
        return "the killer targets the special victim, whatever it would target else"
    token = speech.names.token(ability.token)
    return f"the killer targets the {token}, whatever it would target else"


@ABILITIES.on(KillerEnters)
def _killer_enters(speech: Speech, ability: KillerEnters) -> str:
    token = one(speech.names.token(ability.token))
    inner = replace(speech, it="the space it entered")
    return f"when the killer enters a space with {token}: {clause(inner, ability.then)}"


@ABILITIES.on(Deadly)
def _deadly(speech: Speech, ability: Deadly) -> str:
    token = one(speech.names.token(ability.token))
    return f"every victim that comes to a space with {token} dies"


@ABILITIES.on(Paired)
def _paired(_speech: Speech, _ability: Paired) -> str:
    return "where exactly two victims are and one is killed, the other dies"


@ABILITIES.on(InUpkeep)
def _in_upkeep(speech: Speech, ability: InUpkeep) -> str:
    return f"in each Upkeep phase: {clause(speech, ability.then)}"


__all__: list[str] = []

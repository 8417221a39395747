"""What happens to killer and minions, in words."""

from dmd_core.final_girl.say.amounts import so_many
from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.selectors import a_space, each_space
from dmd_core.final_girl.words.enemies import (
    DamageKiller,
    EndKillerPhaseNow,
    HealKiller,
    HurtPawns,
    PutKiller,
    Spawn,
)


@EFFECTS.on(HealKiller)
def _heal(speech: Speech, verb: HealKiller) -> str:
    return f"the killer recovers {so_many(speech, verb.n, 'health')}"


@EFFECTS.on(DamageKiller)
def _damage(speech: Speech, verb: DamageKiller) -> str:
    return f"the killer takes {so_many(speech, verb.n, 'damage')}"


@EFFECTS.on(HurtPawns)
def _hurt_pawns(speech: Speech, verb: HurtPawns) -> str:
    where = each_space(speech, verb.on)
    return f"Final Girl and killer lose {verb.n} health each if they are on {where}"


@EFFECTS.on(PutKiller)
def _put(speech: Speech, verb: PutKiller) -> str:
    return f"put the killer on {a_space(speech, verb.to)}"


@EFFECTS.on(Spawn)
def _spawn(speech: Speech, verb: Spawn) -> str:
    many = so_many(speech, verb.n, speech.names.minion(verb.minion))
    return f"place {many} on {a_space(speech, verb.to)}"


@EFFECTS.on(EndKillerPhaseNow)
def _end(_speech: Speech, _verb: EndKillerPhaseNow) -> str:
    return "the Killer phase ends at once"


__all__: list[str] = []

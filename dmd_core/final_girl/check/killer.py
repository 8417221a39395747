"""Checks of killer actions."""

from collections.abc import Iterator

from dmd_core.final_girl.check.base import checks, inside
from dmd_core.final_girl.content.definitions import MinionDef
from dmd_core.final_girl.words.enemies import PutKiller
from dmd_core.final_girl.words.killer import Actor, KillerActs, KillerEnters, MinionsAct
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(KillerActs)
def _acts(spot: Spot, verb: KillerActs) -> Iterator[Fault]:
    if not verb.icons:
        yield Fault((*spot.path, "icons"), "no icon", ("1 or more",))
    its_own = isinstance(spot.card, MinionDef)
    if verb.who is Actor.IT and not its_own:
        allowed = tuple(actor.value for actor in Actor if actor is not Actor.IT)
        yield Fault((*spot.path, "who"), "'it', and no minion is 'it' here", allowed)
    elif its_own and verb.who is not Actor.IT:
        found = f"'{verb.who.value}' in the action of a minion"
        yield Fault((*spot.path, "who"), found, (Actor.IT.value,))


@checks(MinionsAct)
def _minions(spot: Spot, _verb: MinionsAct) -> Iterator[Fault]:
    """Minions whose action lets all minions act would never end."""
    if isinstance(spot.card, MinionDef):
        found = "'minions_act' in the action of a minion"
        yield Fault((*spot.path, "do"), found, ("another word",))


@checks(KillerEnters)
def _enters(spot: Spot, ability: KillerEnters) -> Iterator[Fault]:
    """A killer that is put on a space with the token enters it again."""
    if any(isinstance(one, PutKiller) for one in inside(ability.then)):
        found = "'put_killer' in what happens when the killer enters, which could go on without end"
        yield Fault((*spot.path, "then"), found, ("another word",))


__all__: list[str] = []

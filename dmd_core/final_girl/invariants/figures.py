"""Invariants of pawns and figures: how they move, panic, are saved, attacked and hurt."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.movement import follow_limit, ways
from dmd_core.final_girl.events.attack import AttackAimed
from dmd_core.final_girl.events.health import Revived, TokenRevealed
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackReduced,
    FinaleRevealed,
    KillerMoved,
)
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced
from dmd_core.final_girl.events.saving import CardFlipped, VictimSaved
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimMarked,
    VictimPanicked,
)
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import (
    attack_value,
    carried,
    colours_at,
    enemy_spaces,
    minion,
    ordinary_at,
)
from dmd_core.final_girl.state import Colour, Phase, Table, Token
from dmd_core.kernel.events import Event
from dmd_core.tabletop.invariants import ChangeInvariant

# --- movement ------------------------------------------------------------------------------------


def followers_stood_there(
    _game: Game, before: Table, event: GirlMoved | GirlPlaced, _after: Table
) -> str | None:
    """Victims follow from her space, and ordinary ones never onto the killer's."""
    here = before.girl.space
    if event.plain > ordinary_at(before, here):
        return f"{event.plain} followed from {here}, where {ordinary_at(before, here)} stood"
    missing = [one.value for one in event.special if one not in colours_at(before, here)]
    if missing:
        return f"{', '.join(missing)} followed from {here} and stood elsewhere"
    if event.plain and event.to == before.killer.space:
        return f"{event.plain} followed onto the killer's space"
    return None


def girl_goes_step_by_step(
    game: Game, before: Table, event: GirlMoved, _after: Table
) -> str | None:
    """She moves to an adjacent space, or along a connection that a text makes for her."""
    here = before.girl.space
    return None if event.to in ways(game, before) else f"from {here} to {event.to}"


def followers_within_the_limit(
    game: Game, before: Table, event: GirlMoved | GirlPlaced, _after: Table
) -> str | None:
    """No more victims follow than may in one step (FG-MOV-05, -10)."""
    most, number = follow_limit(game, before), event.plain + len(event.special)
    return None if number <= most else f"{number} followed; {most} may"


def killer_goes_step_by_step(
    game: Game, before: Table, event: KillerMoved, _after: Table
) -> str | None:
    """The killer moves along a connection."""
    return _step(game, before.killer.space, event.to)


def minions_go_step_by_step(
    game: Game, before: Table, event: MinionMoved, _after: Table
) -> str | None:
    """A minion moves along a connection."""
    one = minion(before, event.minion)
    if one is None:
        return f"minion {event.minion} is not on the map"
    return _step(game, one.space, event.to)


def _step(game: Game, here: SpaceId, there: SpaceId) -> str | None:
    return None if there in game.neighbours.get(here, ()) else f"from {here} to {there}"


def victims_run_as_the_die_says(
    game: Game, before: Table, event: VictimPanicked, _after: Table
) -> str | None:
    """A victim runs where the number sends it, or stays."""
    if event.colour not in colours_at(before, event.space):
        return f"no {event.colour.value} victim is at {event.space}"
    return _ran(game, event.space, event)


def girl_runs_as_the_die_says(
    game: Game, before: Table, event: GirlPanicked, _after: Table
) -> str | None:
    """She runs where the number sends her, or stays; never in the Panic phase itself."""
    if before.phase is Phase.PANIC:
        return "in the Panic phase"
    return _ran(game, before.girl.space, event)


def _ran(game: Game, here: SpaceId, event: VictimPanicked | GirlPanicked) -> str | None:
    wanted = game.panic.get((here, event.drawn[0]), here)
    if event.to == wanted:
        return None
    return f"{event.drawn[0]} at {here} leads to {wanted}, not to {event.to}"


# --- victims and health --------------------------------------------------------------------------


def saved_where_she_stands(
    game: Game, before: Table, event: VictimSaved, _after: Table
) -> str | None:
    """She saves who stands with her on an exit, in the Action phase."""
    here = before.girl.space
    if event.colour not in colours_at(before, here):
        return f"no {event.colour.value} victim is at {here}"
    if here not in game.exits:
        return f"at {here}, which is no exit"
    if event.slot >= 0 and event.slot in before.covered:
        return f"victim space {event.slot} was covered before"
    return None


def saved_in_the_action_phase(
    _game: Game, before: Table, _event: VictimSaved, _after: Table
) -> str | None:
    """Victims are saved in the Action phase only."""
    return None if before.phase is Phase.ACTION else f"in the phase {before.phase.value}"


def killed_on_its_space(
    _game: Game, before: Table, event: VictimKilled, _after: Table
) -> str | None:
    """An attack icon of the killer kills who is on its space."""
    if not event.by or event.space == before.killer.space:
        return None
    return f"at {event.space}; the killer is at {before.killer.space}"


def panic_beside_an_enemy(
    _game: Game, before: Table, event: VictimPanicked, _after: Table
) -> str | None:
    """In the Panic phase victims panic who stand with an enemy, after a death in this turn."""
    if before.phase is not Phase.PANIC or event.src:
        return None
    if not before.killed_this_turn:
        return "nobody was killed in this turn"
    spaces = enemy_spaces(before)
    return None if event.space in spaces else f"no enemy is at {event.space}"


def one_attack_at_a_time(
    _game: Game, before: Table, _event: AttackBegan, _after: Table
) -> str | None:
    """An attack on her begins when no other is under way (FG-KIL-22)."""
    return None if before.attack is None else f"{before.attack.damage} damage is still to come"


def attack_has_its_value(
    game: Game, before: Table, event: AttackBegan, _after: Table
) -> str | None:
    """An attack begins with the attack value of who attacks."""
    value = attack_value(game, before, event.minion)
    return None if event.damage == value else f"for {event.damage}; the attack value is {value}"


def aimed_within_reach(game: Game, before: Table, event: AttackAimed, _after: Table) -> str | None:
    """She attacks on her own space, or with a weapon that she has at a distance in its range."""
    here = before.girl.space
    if not event.weapon:
        return None if event.space == here else f"at {event.space} from {here} without a weapon"
    reach = game.items[event.weapon].range or (0, 0)
    away = game.distance(here, event.space)
    if carried(before, event.weapon) is None or away is None or not reach[0] <= away <= reach[1]:
        return f"with {event.weapon} at a distance of {away}"
    return None


def finale_after_the_last_card(
    _game: Game, before: Table, _event: FinaleRevealed, _after: Table
) -> str | None:
    """The finale is revealed in Upkeep, with an empty terror deck."""
    if before.phase is Phase.UPKEEP and not before.terror:
        return None
    return f"in the phase {before.phase.value} with {len(before.terror)} terror cards left"


def ultimate_stays(_game: Game, before: Table, _event: Event, after: Table) -> str | None:
    """Once flipped, her card is never turned back."""
    return "her card was turned back" if before.ultimate and not after.ultimate else None


def the_dead_stay_dead(_game: Game, before: Table, event: Event, after: Table) -> str | None:
    """Figures that died or were saved are never fewer, but for those a flip takes back."""
    back = event.recycled if isinstance(event, CardFlipped) else 0
    if len(after.dead) >= len(before.dead) and len(after.saved) + back >= len(before.saved):
        return None
    return f"{len(after.dead)} dead after {len(before.dead)}, {len(after.saved)} saved after"


def marked_once(_game: Game, before: Table, event: VictimMarked, _after: Table) -> str | None:
    """An ordinary victim of the map becomes special, in a colour that no other has."""
    if not ordinary_at(before, event.space):
        return f"no ordinary victim was at {event.space}"
    taken = [one.colour for one in before.specials]
    if event.colour is Colour.PLAIN or event.colour in taken:
        return f"the colour {event.colour.value} was not free"
    return None


def token_after_the_markers(
    _game: Game, before: Table, event: TokenRevealed, _after: Table
) -> str | None:
    """A black token is revealed when no marker is left."""
    pawn = before.girl if event.side.value == "girl" else before.killer
    if pawn.markers:
        return f"{pawn.markers} markers were left"
    return None if pawn.token is Token.BLACK else f"the token was {pawn.token.value}"


def revived_within_the_maximum(
    _game: Game, before: Table, event: Revived, after: Table
) -> str | None:
    """Who returns to life had lost the black token, and has at most the maximum."""
    girl = event.side.value == "girl"
    lost, pawn = (before.girl, after.girl) if girl else (before.killer, after.killer)
    if lost.token is not Token.NONE:
        return f"with a {lost.token.value} token"
    return None if pawn.health <= pawn.max_health else f"with {pawn.health} health"


def reduced_to_nothing_at_most(
    _game: Game, before: Table, event: AttackReduced, _after: Table
) -> str | None:
    """An attack is reduced by what it has."""
    attack = before.attack
    if attack is None:
        return "no attack is under way"
    return None if 0 < event.n <= attack.damage else f"by {event.n} of {attack.damage}"


FIGURES: Final = (
    ChangeInvariant(r.MOV_02, girl_goes_step_by_step, (GirlMoved,)),
    ChangeInvariant(r.MOV_07, followers_stood_there, (GirlMoved, GirlPlaced)),
    ChangeInvariant(r.MOV_05, followers_within_the_limit, (GirlMoved, GirlPlaced)),
    ChangeInvariant(r.KIL_10, killer_goes_step_by_step, (KillerMoved,)),
    ChangeInvariant(r.MIN_05, minions_go_step_by_step, (MinionMoved,)),
    ChangeInvariant(r.PAN_05, victims_run_as_the_die_says, (VictimPanicked,)),
    ChangeInvariant(r.PAN_11, girl_runs_as_the_die_says, (GirlPanicked,)),
    ChangeInvariant(r.SAV_03, saved_where_she_stands, (VictimSaved,)),
    ChangeInvariant(r.SAV_01, saved_in_the_action_phase, (VictimSaved,)),
    ChangeInvariant(r.KIL_14, killed_on_its_space, (VictimKilled,)),
    ChangeInvariant(r.PAN_01, panic_beside_an_enemy, (VictimPanicked,)),
    ChangeInvariant(r.KIL_22, one_attack_at_a_time, (AttackBegan,)),
    ChangeInvariant(r.KIL_21, attack_has_its_value, (AttackBegan,)),
    ChangeInvariant(r.ATK_01, aimed_within_reach, (AttackAimed,)),
    ChangeInvariant(r.UPK_01, finale_after_the_last_card, (FinaleRevealed,)),
    ChangeInvariant(r.SAV_08, ultimate_stays),
    ChangeInvariant(r.SAV_11, the_dead_stay_dead),
    ChangeInvariant(r.AMB_66, marked_once, (VictimMarked,)),
    ChangeInvariant(r.FHT_02, token_after_the_markers, (TokenRevealed,)),
    ChangeInvariant(r.FHT_05, revived_within_the_maximum, (Revived,)),
    ChangeInvariant(r.RCT_04, reduced_to_nothing_at_most, (AttackReduced,)),
)
"""Invariants of pawns and figures."""

__all__ = ["FIGURES"]

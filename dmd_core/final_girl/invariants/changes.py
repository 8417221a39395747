"""Invariants of one event: what it may change, from what table, and what follows at once."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.hand import HAND
from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.events.actions import CardPlayed
from dmd_core.final_girl.events.health import Revived, TokenRevealed
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackReduced,
    BloodlustAtTop,
    FinaleRevealed,
    KillerMoved,
    TerrorDrawn,
)
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced
from dmd_core.final_girl.events.planning import CardBought
from dmd_core.final_girl.events.rolls import DieConverted, HorrorDiceRolled, RollEnded
from dmd_core.final_girl.events.saving import CardFlipped, VictimSaved
from dmd_core.final_girl.events.tracks import HorrorMoved, SkipSet, TimeMoved
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, TurnBegan
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimMarked,
    VictimPanicked,
)
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.invariants.ties import SETTLED
from dmd_core.final_girl.lookups import (
    HAND_LIMIT,
    attack_value,
    colours_at,
    enemy_spaces,
    has_killer,
    minion,
    ordinary_at,
)
from dmd_core.final_girl.state import Colour, Outcome, Phase, Row, Table, Token
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.events import Event, Parked
from dmd_core.tabletop.invariants import ChangeInvariant, Tie

_AFTER: Final = {
    Phase.SETUP: (Phase.ACTION, Phase.PLANNING),
    Phase.ACTION: (Phase.PLANNING,),
    Phase.PLANNING: (Phase.KILLER,),
    Phase.KILLER: (Phase.PANIC,),
    Phase.PANIC: (Phase.UPKEEP,),
    Phase.UPKEEP: (Phase.ACTION, Phase.PLANNING),
    Phase.OVER: (),
}
"""The phases that follow each; a skipped Action phase makes Planning follow Upkeep (FG-TRN-06)."""


def settled(
    tie: Tie[Game, Table],
) -> ChangeInvariant[Game, Table]:
    """A tie that holds where the player is asked, and not where chance still has to answer."""
    check = tie.invariant.check

    def where_asked(game: Game, _before: Table, event: Parked, after: Table) -> str | None:
        if event.kind == CHANCE or after.outcome is not None:
            return None
        return check(game, after)

    where_asked.__name__ = check.__name__
    return ChangeInvariant(tie.rules[0], where_asked, (Parked,))


# --- turns and phases ----------------------------------------------------------------------------


def phases_in_order(_game: Game, before: Table, event: PhaseBegan, _after: Table) -> str | None:
    """Phases follow each other in their order."""
    if event.phase in _AFTER[before.phase]:
        return None
    return f"{event.phase.value} follows {before.phase.value}"


def nothing_left_of_a_phase(
    _game: Game, before: Table, event: PhaseBegan, _after: Table
) -> str | None:
    """When a phase begins, nothing of the one before is under way any more."""
    under_way = {
        "a Horror Roll": before.roll,
        "an attack of hers": before.strike,
        "an attack on her": before.attack,
        "a reward": before.rewards,
        "a search": before.found,
        "a terror card": before.resolving,
    }
    left = [what for what, value in under_way.items() if value]
    if not left:
        return None
    return f"{event.phase.value} begins with {', '.join(left)} under way"


def planning_resets(game: Game, before: Table, event: PhaseBegan, _after: Table) -> str | None:
    """After Planning the discard pile is empty and time is at its start."""
    if event.phase is not Phase.KILLER:
        return None
    if before.discard:
        return f"the Killer phase begins with {len(before.discard)} cards on the discard pile"
    if before.time != game.board.time:
        return f"the Killer phase begins with time {before.time}, not {game.board.time}"
    return None


def turns_begin_after_upkeep(
    _game: Game, before: Table, _event: TurnBegan, after: Table
) -> str | None:
    """A turn begins after setup or Upkeep, and counts anew what was killed."""
    if before.phase not in (Phase.SETUP, Phase.UPKEEP):
        return f"a turn begins in the phase {before.phase.value}"
    if after.turn != before.turn + 1 or after.killed_this_turn:
        return f"turn {after.turn} begins after {before.turn}, {after.killed_this_turn} killed"
    return None


def nothing_after_the_end(_game: Game, before: Table, event: Event, _after: Table) -> str | None:
    """When the game is over nothing happens any more."""
    if before.outcome is None or isinstance(event, Parked):
        return None
    return f"{type(event).__name__} after the end of the game"


def end_is_right(game: Game, before: Table, event: GameEnded, _after: Table) -> str | None:
    """Who won is who lives; when both died it is a win (FG-END-01 to -03)."""
    girl_dead = before.girl.token is Token.NONE
    if event.outcome is Outcome.WIN:
        if has_killer(game) and before.killer.token is not Token.NONE:
            return f"won with {before.killer.health} health left to the killer"
        return None
    if not girl_dead:
        return f"lost with {before.girl.health} health left to the Final Girl"
    if has_killer(game) and before.killer.token is Token.NONE:
        return "lost, and the killer is dead too"
    return None


def hand_limit(_game: Game, _before: Table, event: Parked, after: Table) -> str | None:
    """Where somebody is asked, no more cards are in hand than may be, but for what to discard."""
    if after.outcome is not None or event.kind == HAND or len(after.hand) <= HAND_LIMIT:
        return None
    return f"{len(after.hand)} action cards are in hand where '{event.kind}' is asked"


def one_is_waited_for(_game: Game, _before: Table, event: Parked, after: Table) -> str | None:
    """Somebody is asked, or the game is over, never both (FG-INV-10)."""
    over = after.outcome is not None
    if over == (event.kind == "over"):
        return None
    return f"'{event.kind}' is asked and the outcome is {after.outcome}"


# --- tracks --------------------------------------------------------------------------------------


def bloodlust_never_falls(_game: Game, before: Table, event: Event, after: Table) -> str | None:
    """Bloodlust goes up one row or stays."""
    if after.bloodlust - before.bloodlust in (0, 1):
        return None
    kind = type(event).__name__
    return f"{kind} moved bloodlust from {before.bloodlust} to {after.bloodlust}"


def final_effect_at_the_top(
    game: Game, before: Table, _event: BloodlustAtTop, _after: Table
) -> str | None:
    """The final effect happens at the top row."""
    top = len(game.killer.rows) - 1
    return None if before.bloodlust == top else f"bloodlust is {before.bloodlust}, the top is {top}"


def horror_moves_by_one(
    _game: Game, _before: Table, event: HorrorMoved, _after: Table
) -> str | None:
    """The horror marker moves step by step (FG-HOR-05)."""
    return None if abs(event.n) == 1 else f"horror moved by {event.n}"


def red_is_final(_game: Game, before: Table, event: TimeMoved, _after: Table) -> str | None:
    """No effect of the Action phase brings time back from red."""
    if before.time >= 0 or event.n <= 0 or before.phase is not Phase.ACTION:
        return None
    return f"time rose by {event.n} from red"


def skip_outside_action(_game: Game, before: Table, _event: SkipSet, _after: Table) -> str | None:
    """Only time that fell below 0 outside of an Action phase skips the next one."""
    return "in the Action phase" if before.phase is Phase.ACTION else None


# --- cards ---------------------------------------------------------------------------------------


def cards_are_paid(game: Game, before: Table, event: CardBought, after: Table) -> str | None:
    """A card is bought in Planning for its cost, within time and hand limit."""
    cost = game.costs.get(event.card, -1)
    if before.phase is not Phase.PLANNING:
        return f"{event.card} was bought in the phase {before.phase.value}"
    if event.cost != cost:
        return f"{event.card} was bought for {event.cost}; it costs {cost}"
    if cost and after.time < 0:
        return f"{event.card} was bought for {cost} with time {before.time}"
    if len(after.hand) > HAND_LIMIT:
        return f"{event.card} is card {len(after.hand)} in hand"
    return None


def played_in_time(_game: Game, before: Table, event: CardPlayed, _after: Table) -> str | None:
    """In the Action phase a card is played with time at 0 or more and no reward pending."""
    if before.phase is not Phase.ACTION or before.roll is not None or before.attack is not None:
        return None
    if before.time < 0:
        return f"{event.card} was played with time on red"
    if before.rewards:
        return f"{event.card} was played with {len(before.rewards)} rewards pending"
    return None


def terror_before_the_finale(
    _game: Game, before: Table, _event: TerrorDrawn, _after: Table
) -> str | None:
    """After the finale no terror card is drawn."""
    return "after the finale" if before.finale else None


_FACES: Final = frozenset("123456")
CARDS: Final = 2
"""Action cards that pay for a conversion (FG-ROL-05)."""

# --- dice ----------------------------------------------------------------------------------------


def roll_has_its_dice(
    game: Game, before: Table, event: HorrorDiceRolled, _after: Table
) -> str | None:
    """At least one die is rolled, and each shows a number from 1 to 6."""
    if event.drawn and all(face in _FACES for face in event.drawn):
        return None
    return f"{len(event.drawn)} dice at horror {before.horror} of {game.board.id}"


def partial_successes_are_converted(
    _game: Game, before: Table, event: DieConverted, _after: Table
) -> str | None:
    """Two cards make a 3 or 4 a success, each die once."""
    roll = before.roll
    if roll is None:
        return "no roll is on the table"
    shows = roll.faces[event.die] if 0 <= event.die < len(roll.faces) else "nothing"
    if shows not in ("3", "4") or event.die in roll.converted:
        return f"die {event.die}, showing {shows}, was converted"
    return None if len(event.cards) == CARDS else f"{len(event.cards)} cards paid"


def row_fits_the_dice(_game: Game, before: Table, event: RollEnded, _after: Table) -> str | None:
    """Successes are counted from the dice, and the row follows from them (FG-ACT-04, -05)."""
    roll = before.roll
    if roll is None:
        return "no roll is on the table"
    partial = ("3", "4") if roll.partials else ()
    counted = sum(
        face in ("5", "6", *partial) or die in roll.converted for die, face in enumerate(roll.faces)
    )
    row = Row.FAIL if not counted else Row.SINGLE if counted == 1 else Row.DOUBLE
    if (event.successes, event.row) == (counted, row):
        return None
    return f"{event.successes} successes and row {event.row.value}; the dice give {counted}"


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


def attack_has_its_value(
    game: Game, before: Table, event: AttackBegan, _after: Table
) -> str | None:
    """An attack begins with the attack value of who attacks."""
    value = attack_value(game, before, event.minion)
    return None if event.damage == value else f"for {event.damage}; the attack value is {value}"


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


CHANGES: Final = (
    ChangeInvariant(r.TRN_01, phases_in_order, (PhaseBegan,)),
    ChangeInvariant(r.TRN_04, nothing_left_of_a_phase, (PhaseBegan,)),
    ChangeInvariant(r.PLN_08, planning_resets, (PhaseBegan,)),
    ChangeInvariant(r.TRN_02, turns_begin_after_upkeep, (TurnBegan,)),
    ChangeInvariant(r.TRN_03, nothing_after_the_end),
    ChangeInvariant(r.END_03, end_is_right, (GameEnded,)),
    ChangeInvariant(r.INV_07, hand_limit, (Parked,)),
    ChangeInvariant(r.INV_10, one_is_waited_for, (Parked,)),
    ChangeInvariant(r.BLD_04, bloodlust_never_falls),
    ChangeInvariant(r.BLD_05, final_effect_at_the_top, (BloodlustAtTop,)),
    ChangeInvariant(r.HOR_05, horror_moves_by_one, (HorrorMoved,)),
    ChangeInvariant(r.TIM_04, red_is_final, (TimeMoved,)),
    ChangeInvariant(r.TRN_06, skip_outside_action, (SkipSet,)),
    ChangeInvariant(r.PLN_02, cards_are_paid, (CardBought,)),
    ChangeInvariant(r.ACT_12, played_in_time, (CardPlayed,)),
    ChangeInvariant(r.KIL_02, terror_before_the_finale, (TerrorDrawn,)),
    ChangeInvariant(r.ROL_09, roll_has_its_dice, (HorrorDiceRolled,)),
    ChangeInvariant(r.ROL_05, partial_successes_are_converted, (DieConverted,)),
    ChangeInvariant(r.ACT_05, row_fits_the_dice, (RollEnded,)),
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
    ChangeInvariant(r.KIL_21, attack_has_its_value, (AttackBegan,)),
    ChangeInvariant(r.UPK_01, finale_after_the_last_card, (FinaleRevealed,)),
    ChangeInvariant(r.SAV_08, ultimate_stays),
    ChangeInvariant(r.SAV_11, the_dead_stay_dead),
    ChangeInvariant(r.AMB_66, marked_once, (VictimMarked,)),
    ChangeInvariant(r.FHT_02, token_after_the_markers, (TokenRevealed,)),
    ChangeInvariant(r.FHT_05, revived_within_the_maximum, (Revived,)),
    ChangeInvariant(r.RCT_04, reduced_to_nothing_at_most, (AttackReduced,)),
    *map(settled, SETTLED),
)
"""Invariants of single events."""

__all__ = ["CHANGES"]

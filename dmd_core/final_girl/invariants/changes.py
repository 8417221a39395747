"""Invariants of single events: turns and phases, tracks, cards."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.hand import HAND
from dmd_core.final_girl.events.actions import CardPlayed
from dmd_core.final_girl.events.killer import (
    BloodlustAtTop,
    TerrorDrawn,
)
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.events.tracks import HorrorMoved, SkipSet, TimeMoved
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, TurnBegan
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.invariants.ties import SETTLED
from dmd_core.final_girl.lookups import (
    HAND_LIMIT,
    has_killer,
)
from dmd_core.final_girl.state import Outcome, Phase, Table, Token
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


def setup_is_done(game: Game, before: Table, _event: TurnBegan, _after: Table) -> str | None:
    """Before the first turn a setup card lies there, and an event has left the deck."""
    if before.turn:
        return None
    starts = [before.girl.start, *([before.killer.start] if has_killer(game) else [])]
    if not before.setup_card or not all(starts):
        return "the first turn begins without start spaces"
    left = len(before.events)
    return None if left < len(game.events) else f"{left} events are left: none was drawn"


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


def tableau_after_the_time(
    game: Game, before: Table, _event: TableauRefilled, _after: Table
) -> str | None:
    """Discarded cards return after time was set, at the end of Planning (FG-PLN-09)."""
    if before.phase is Phase.PLANNING and before.time == game.board.time:
        return None
    return f"in the phase {before.phase.value} with time {before.time}"


def terror_before_the_finale(
    _game: Game, before: Table, _event: TerrorDrawn, _after: Table
) -> str | None:
    """After the finale no terror card is drawn."""
    return "after the finale" if before.finale else None


CHANGES: Final = (
    ChangeInvariant(r.TRN_01, phases_in_order, (PhaseBegan,)),
    ChangeInvariant(r.TRN_04, nothing_left_of_a_phase, (PhaseBegan,)),
    ChangeInvariant(r.PLN_08, planning_resets, (PhaseBegan,)),
    ChangeInvariant(r.TRN_02, turns_begin_after_upkeep, (TurnBegan,)),
    ChangeInvariant(r.TRN_03, nothing_after_the_end),
    ChangeInvariant(r.END_03, end_is_right, (GameEnded,)),
    ChangeInvariant(r.INV_07, hand_limit, (Parked,)),
    ChangeInvariant(r.INV_10, one_is_waited_for, (Parked,)),
    ChangeInvariant(r.SET_24, setup_is_done, (TurnBegan,)),
    ChangeInvariant(r.BLD_04, bloodlust_never_falls),
    ChangeInvariant(r.BLD_05, final_effect_at_the_top, (BloodlustAtTop,)),
    ChangeInvariant(r.HOR_05, horror_moves_by_one, (HorrorMoved,)),
    ChangeInvariant(r.TIM_04, red_is_final, (TimeMoved,)),
    ChangeInvariant(r.TRN_06, skip_outside_action, (SkipSet,)),
    ChangeInvariant(r.PLN_02, cards_are_paid, (CardBought,)),
    ChangeInvariant(r.ACT_12, played_in_time, (CardPlayed,)),
    ChangeInvariant(r.PLN_09, tableau_after_the_time, (TableauRefilled,)),
    ChangeInvariant(r.KIL_02, terror_before_the_finale, (TerrorDrawn,)),
    *map(settled, SETTLED),
)
"""Invariants of single events."""

__all__ = ["CHANGES"]

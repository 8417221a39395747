"""Invariants of one event: Investigators, cards, turns and the Elder One (CHK)."""

from collections import Counter
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext, found, holds
from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesFollowed,
    InvestigatorsMoved,
    Traded,
)
from dmd_core.death_may_die.events.discovery import CardTaken
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced, StageRevealed
from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.events.fire import FireDiscarded, FireTaken
from dmd_core.death_may_die.events.mythos import MythosDiscarded, MythosReshuffled
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.events.turns import BranchChosen, GameEnded, TurnEnded, TurnStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_ITEM, REST
from dmd_core.death_may_die.lookups import figure, fire_reserve, is_down, is_safe, on_board, uses
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, STAGES, SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.state import Branch, HeldCard, Outcome, RollKind, Scope, Table
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.death_may_die.words.turn import ExtraActions, FreeAction, SafeToRest
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import NO_SOURCE, NOBODY
from dmd_core.kernel.node import replace
from dmd_core.tabletop.invariants.kinds import ChangeInvariant


def sanity_stops_at_thresholds(
    game: Game, before: Table, event: SanityLost, after: Table
) -> str | None:
    """One loss of Sanity never passes a Threshold."""
    old, new = before.investigators[event.seat].sanity, after.investigators[event.seat].sanity
    passed = [mark for mark in game.tracks.thresholds if old < mark < new]
    if new != old + event.n or event.n <= 0 or event.dropped < 0:
        return f"seat {event.seat} lost {event.n} Sanity from {old} to {new}"
    if passed:
        return f"seat {event.seat} passed the Threshold {passed[0]} in one loss, {old} to {new}"
    if event.dropped and new not in (*game.tracks.thresholds, game.tracks.sanity):
        return f"seat {event.seat} dropped {event.dropped} Sanity with no Threshold at {new}"
    return None


def bonus_dice_stay(game: Game, before: Table, _event: Event, after: Table) -> str | None:
    """Bonus dice from Thresholds never get fewer, and each Threshold gives one."""
    most = len(game.tracks.bonus_thresholds)
    for old, new in zip(before.investigators, after.investigators, strict=True):
        if new.bonus_dice < old.bonus_dice:
            return f"{new.id} has {new.bonus_dice} bonus dice after {old.bonus_dice}"
        if new.bonus_dice > most and game.rulings.rethreshold == "activate_no_die":
            return f"{new.id} has {new.bonus_dice} bonus dice; there are {most} Thresholds for them"
    return None


def stages_one_by_one(_game: Game, before: Table, event: Event, after: Table) -> str | None:
    """Stages come into force one after the other, unhurt, and only by being revealed."""
    old, new = before.elder.stage, after.elder.stage
    if not isinstance(event, StageRevealed):
        return None if old == new else f"the Stage changed from {old} to {new}"
    if new != old + 1 or new != event.stage:
        return f"Stage {new} was revealed after Stage {old}"
    if on_board(before) != (new > FIRST_ON_BOARD):
        return (
            f"Stage {new} was revealed with the Elder One {'on' if old == 1 else 'off'} the board"
        )
    return None


def new_stage_unhurt(_game: Game, _before: Table, _event: Event, after: Table) -> str | None:
    """A Stage that was just revealed has no Wounds."""
    elder = figure(after, after.elder.figure)
    if elder is None or not elder.wounds:
        return None
    return f"Stage {after.elder.stage} begins with {elder.wounds} Wounds"


def track_goes_right(game: Game, before: Table, event: Event, after: Table) -> str | None:
    """The Summoning track goes one space on for each advance, never back, never past its end."""
    track = game.content.core.summoning_track
    old, new = before.elder.position, after.elder.position
    moved = 1 if isinstance(event, ElderOneAdvanced) and old < track.last else 0
    if new != old + moved:
        return f"the marker of the Summoning track went from {old} to {new}"
    if not track.start <= new <= track.last:
        return f"the marker of the Summoning track is on {new} of {track.last}"
    return None


def pile_gone_after_reshuffle(
    game: Game, _before: Table, event: MythosReshuffled, after: Table
) -> str | None:
    """After a reshuffle the Mythos discard pile is empty, and nobody keeps a card but as told."""
    pile = after.mythos
    missing = len(game.mythos) - len(pile.deck) - len(pile.resolving)
    kept = tuple(owner.kept for owner in after.investigators if owner.kept)
    if pile.discard or missing != len(kept) or kept != event.left:
        return f"{len(pile.discard)} Mythos cards lie open and {missing} are out of the deck"
    return None


def kept_card_stays_at_an_empty_deck(
    _game: Game, before: Table, event: MythosReshuffled, _after: Table
) -> str | None:
    """A reshuffle leaves kept cards exactly if it makes an empty deck anew."""
    kept = tuple(owner.kept for owner in before.investigators if owner.kept)
    anew = r.AMB_49 in event.why
    if event.left == (kept if anew else ()) and not (anew and len(before.mythos.deck)):
        return None
    left = f"{len(event.left)} of {len(kept)} kept cards were left"
    return f"{left} at a reshuffle with {len(before.mythos.deck)} cards in the deck"


def few_symbols_at_turn_end(
    game: Game, before: Table, event: TurnEnded, _after: Table
) -> str | None:
    """After the check a discard pile never shows enough symbols for another advance."""
    symbols = sum(game.mythos[card].symbol for card in before.mythos.discard)
    if symbols < SYMBOLS_TO_ADVANCE:
        return None
    return f"the turn of seat {event.seat} ended with {symbols} symbols in the discard pile"


def table_clear_at_turn_end(
    _game: Game, before: Table, _event: TurnEnded, _after: Table
) -> str | None:
    """No card is being resolved and no dice lie on the table when a turn ends."""
    left = (*before.mythos.resolving, *before.discovery.resolving)
    if left or before.rolls:
        return f"the turn ended with {len(before.rolls)} rolls and cards at work: {', '.join(left)}"
    return None


def fire_burns_out(_game: Game, _before: Table, event: FireDiscarded, after: Table) -> str | None:
    """After the Fire step no Fire is left on the board."""
    fire = after.investigators[event.seat].fire
    return f"seat {event.seat} still has {fire} Fire" if fire else None


def substitutes_only_without_reserve(
    game: Game, before: Table, event: FireTaken, after: Table
) -> str | None:
    """A Wound token stands for Fire only while the reserve of Fire tokens is empty."""
    old, new = before.investigators[event.seat], after.investigators[event.seat]
    if new.fire != old.fire + event.real + event.substitutes:
        return f"seat {event.seat} has {new.fire} Fire after {old.fire}"
    if event.substitutes and fire_reserve(game, after) > 0:
        return f"seat {event.seat} took a substitute with Fire tokens in the reserve"
    return None


def safe_is_without_enemies(
    game: Game, before: Table, event: BranchChosen | ActionTaken, _after: Table
) -> str | None:
    """Phase 3 and Rest take a Space as Safe exactly if no Enemy is on it, or a text says so."""
    owner = before.investigators[before.active]
    safe = is_safe(before, owner.space)
    if isinstance(event, BranchChosen):
        wrong = event.branch is (Branch.FIGHT if safe else Branch.INVESTIGATE)
        return f"{event.branch} was chosen on {owner.space}" if wrong else None
    if event.action != REST or safe or is_down(owner):
        return None
    texts = found(game, owner, SafeToRest)
    if any(holds(game, before, before.active, ability.when) for ability, _ in texts):
        return None
    return f"{owner.id} rested among Enemies on {owner.space}"


def steps_are_adjacent(
    game: Game,
    before: Table,
    event: EnemyMoved | InvestigatorsMoved | EnemiesFollowed,
    _after: Table,
) -> str | None:
    """Figures go to adjacent Spaces, Enemies that are moved along a path; placing is free."""
    if isinstance(event, EnemyMoved):
        enemy = figure(before, event.figure)
        if enemy is None or enemy.space == event.to:
            return f"figure {event.figure} moved to {event.to} from there, or from nowhere"
        if not event.placed and game.distance(enemy.space, event.to) is None:
            return f"figure {event.figure} moved to {event.to} without a path"
        return None
    if isinstance(event, InvestigatorsMoved):
        placed = event.placed
        starts = [before.investigators[seat].space for seat in event.seats]
    else:
        placed = game.rulings.leave_triggers == "any"
        starts = [enemy.space for enemy in before.enemies if enemy.id in event.figures]
        if len(starts) != len(event.figures):
            return f"figures {event.figures} followed, not all of them are on the board"
    for start in starts:
        if not placed and event.to not in game.neighbours[start]:
            return f"a step went from {start} to {event.to}, which is not adjacent"
    return None


def companions_not_healed(_game: Game, before: Table, _event: Event, after: Table) -> str | None:
    """Wounds on a Companion in play never get fewer, whoever owns it."""
    if before.investigators is after.investigators:
        return None
    wounds = {held.card: held.wounds for owner in after.investigators for held in owner.cards}
    for owner in before.investigators:
        for held in owner.cards:
            if wounds.get(held.card, held.wounds) < held.wounds:
                return f"{held.card} has {wounds[held.card]} Wounds after {held.wounds}"
    return None


def trade_moves_cards_only(game: Game, before: Table, event: Event, after: Table) -> str | None:
    """Cards that change hands keep side and Wounds, and none of them is a Condition."""
    if _all_held(before) != _all_held(after):
        return "cards changed while they changed hands"
    for old, new in zip(before.investigators, after.investigators, strict=True):
        for held in old.cards:
            kind = game.halves[held.card, held.side].text.kind
            if kind is CardKind.CONDITION and held not in new.cards:
                return f"the Condition {held.card} of {old.id} changed hands"
    moves = event.moves if isinstance(event, Traded) else ()
    if isinstance(event, CardTaken):
        moves = ((event.card, event.owner, event.seat),)
    for card, giver, receiver in moves:
        if giver == receiver or not any(
            c.card == card for c in after.investigators[receiver].cards
        ):
            return f"{card} did not go from seat {giver} to seat {receiver}"
    return None


def _all_held(table: Table) -> Counter[HeldCard]:
    return Counter(held for owner in table.investigators for held in owner.cards)


def kept_card_goes_last(
    game: Game, before: Table, event: MythosDiscarded, _after: Table
) -> str | None:
    """The Mythos card that somebody keeps is discarded after its keeper was eliminated."""
    tracks = game.tracks
    for owner in before.investigators:
        dying = owner.wounds >= tracks.wounds or owner.sanity >= tracks.sanity
        if owner.kept == event.card and owner.alive and dying:
            return f"{event.card} was discarded before {owner.id}, who kept it, was eliminated"
    return None


def dead_stay_as_they_are(_game: Game, before: Table, event: Event, after: Table) -> str | None:
    """Nothing changes for an Investigator that was eliminated, but that its kept card goes."""
    if before.investigators is after.investigators:
        return None
    discarded = event.card if isinstance(event, MythosDiscarded) else NO_ITEM
    for old, new in zip(before.investigators, after.investigators, strict=True):
        if old.alive or old == new:
            continue
        if not discarded or old.kept != discarded or replace(old, kept=NO_ITEM) != new:
            return f"something changed for {new.id}, who was eliminated"
    return None


def next_living_seat(game: Game, before: Table, event: TurnStarted, after: Table) -> str | None:
    """The first turn is the starting player's, every other the next living seat's clockwise."""
    seats = game.seats
    first = before.starter if before.active == NOBODY else before.active + 1
    order = [(first + step) % seats for step in range(seats)]
    expected = next((seat for seat in order if before.investigators[seat].alive), None)
    if event.seat != expected or after.active != event.seat:
        return f"seat {event.seat} is next after seat {before.active}, not seat {expected}"
    return None


def actions_are_paid(game: Game, before: Table, event: ActionTaken, after: Table) -> str | None:
    """An action costs one of those a turn has, or one use of the text that gives it for free."""
    owner = before.investigators[event.seat]
    if event.seat != before.active or not owner.alive:
        return f"seat {event.seat} took an action in the turn of seat {before.active}"
    if event.free == NO_SOURCE:
        extra = sum(ability.n for ability, _ in found(game, owner, ExtraActions))
        allowed = game.rulings.actions_per_turn + extra
        if after.actions != before.actions + 1 or after.actions > allowed:
            return f"{owner.id} took action {after.actions} of {allowed}"
        return None
    given = [a for a, src in found(game, owner, FreeAction) if src == event.free]
    done = uses(before, event.free, event.seat, Scope.TURN)
    if not any(a.action == event.action and done < a.n for a in given):
        return f"{owner.id} took {event.action} for free by {event.free} after {done} uses"
    context = RollContext(RollKind.ATTACK, given[0].when.reach)
    if after.actions != before.actions or not any(
        holds(game, before, event.seat, ability.when, context) for ability in given
    ):
        return f"{event.free} gave {owner.id} no free {event.action} here"
    return None


def win_is_earned(game: Game, before: Table, event: GameEnded, after: Table) -> str | None:
    """A win needs the Ritual disrupted, the Elder One on the board and in its Final Stage."""
    if before.outcome is not None or after.outcome != event.outcome:
        return f"the game ended as {event.outcome} after {before.outcome or 'nothing'}"
    earned = before.ritual_disrupted and on_board(before) and before.elder.stage == STAGES
    if event.outcome is Outcome.WIN and not earned:
        return f"the game was won in Stage {before.elder.stage} of {len(game.stages)}"
    return None


CHANGES: Final = (
    ChangeInvariant(r.CHK_07, sanity_stops_at_thresholds, (SanityLost,)),
    ChangeInvariant(r.CHK_09, bonus_dice_stay),
    ChangeInvariant(r.CHK_14, new_stage_unhurt, (StageRevealed,)),
    ChangeInvariant(r.CHK_15, stages_one_by_one),
    ChangeInvariant(r.CHK_17, track_goes_right),
    ChangeInvariant(r.CHK_19, pile_gone_after_reshuffle, (MythosReshuffled,)),
    ChangeInvariant(r.AMB_49, kept_card_stays_at_an_empty_deck, (MythosReshuffled,), since=2),
    ChangeInvariant(r.CHK_20, few_symbols_at_turn_end, (TurnEnded,)),
    ChangeInvariant(r.MYTH_02, table_clear_at_turn_end, (TurnEnded,)),
    ChangeInvariant(r.CHK_21, fire_burns_out, (FireDiscarded,)),
    ChangeInvariant(r.CHK_25, safe_is_without_enemies, (BranchChosen, ActionTaken)),
    ChangeInvariant(
        r.CHK_26, steps_are_adjacent, (EnemyMoved, InvestigatorsMoved, EnemiesFollowed)
    ),
    ChangeInvariant(r.CHK_29, companions_not_healed),
    ChangeInvariant(r.CHK_30, trade_moves_cards_only, (Traded, CardTaken)),
    ChangeInvariant(r.CHK_36, dead_stay_as_they_are),
    ChangeInvariant(r.AMB_90, kept_card_goes_last, (MythosDiscarded,), since=2),
    ChangeInvariant(r.CHK_37, next_living_seat, (TurnStarted,)),
    ChangeInvariant(r.CHK_40, actions_are_paid, (ActionTaken,)),
    ChangeInvariant(r.CHK_41, substitutes_only_without_reserve, (FireTaken,)),
    ChangeInvariant(r.CHK_43, win_is_earned, (GameEnded,)),
)
"""The invariants of one event that are not about dice."""

__all__ = ["CHANGES"]

"""Invariants of one event about dice and the harm they do (CHK)."""

from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyWounded
from dmd_core.death_may_die.events.rolls import DiceRolled, DieRerolled, RollStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import on_board
from dmd_core.death_may_die.state import RollKind, Table
from dmd_core.kernel.ids import NO_SOURCE
from dmd_core.tabletop.invariants.kinds import ChangeInvariant


def attack_hits_its_targets(
    _game: Game, before: Table, event: EnemyWounded, after: Table
) -> str | None:
    """Wounds by no text are those of an attack: they go to its targets, and to nobody else."""
    for old, new in zip(before.enemies, after.enemies, strict=True):
        expected = old.wounds + (event.n if old.id == event.figure else 0)
        if new.wounds != expected:
            return f"figure {new.id} has {new.wounds} Wounds, not {expected}"
    if event.src != NO_SOURCE:
        return None
    rolled = before.rolls[-1] if before.rolls else None
    if rolled is None or rolled.kind is not RollKind.ATTACK or not rolled.tallied:
        return f"figure {event.figure} took Wounds by no text and no attack"
    if event.figure not in rolled.targets:
        return f"figure {event.figure} is no target of the attack that wounded it"
    return None


def excess_disappears(_game: Game, before: Table, event: EnemyKilled, after: Table) -> str | None:
    """A killed figure goes, and its excess Wounds with it."""
    if event.figure == before.elder.figure:
        return "the Elder One was killed like another Enemy"
    left = tuple(enemy for enemy in before.enemies if enemy.id != event.figure)
    if len(left) == len(before.enemies) or after.enemies != left:
        return f"after figure {event.figure} was killed others changed, or it was not there"
    return None


def elder_one_rolls_all_stages(
    game: Game, before: Table, event: RollStarted, _after: Table
) -> str | None:
    """The Elder One attacks with the dice of all revealed Stages together."""
    if not on_board(before) or event.attacker != before.elder.figure:
        return None
    shown = game.stages[: before.elder.stage]
    standard = sum(stage.standard for stage in shown)
    bonus = sum(stage.bonus for stage in shown)
    if game.rulings.bonus_dice_on_rolls_against:
        bonus += before.investigators[event.owner].bonus_dice
    if (event.standard, event.bonus) == (standard, bonus):
        return None
    return f"it rolled {event.standard}+{event.bonus} dice, its Stages have {standard}+{bonus}"


def fire_rolls_a_die_for_each(
    game: Game, before: Table, event: RollStarted, _after: Table
) -> str | None:
    """A Fire roll has one standard die for each Fire token of the board, and no other dice."""
    if event.kind is not RollKind.FIRE:
        return None
    owner = before.investigators[event.owner]
    bonus = owner.bonus_dice if game.rulings.bonus_dice_on_rolls_against else 0
    if (event.standard, event.bonus) == (owner.fire, bonus) and event.owner == before.active:
        return None
    return f"{owner.id} rolled {event.standard}+{event.bonus} dice for {owner.fire} Fire"


def rerolls_are_paid(game: Game, before: Table, event: DieRerolled, after: Table) -> str | None:
    """A reroll changes one die and costs its owner 1 Stress, or nothing if a text pays."""
    old, new = before.rolls[-1], after.rolls[-1]
    changed = [i for i, face in enumerate(new.faces) if face != old.faces[i]]
    if changed not in ([], [event.die]) or new.faces[event.die] != event.drawn[0]:
        return f"a reroll of die {event.die} changed the dice {changed}"
    price = 1 if event.pay == NO_SOURCE else 0
    owner, paid = before.investigators[old.owner], after.investigators[old.owner]
    if paid.stress != owner.stress + price or paid.stress > game.tracks.stress:
        return f"{owner.id} has {paid.stress} Stress after {owner.stress} and a price of {price}"
    return None


def dice_show_their_faces(
    game: Game, before: Table, event: DiceRolled | DieRerolled, after: Table
) -> str | None:
    """Every die shows a face of its kind, and bonus dice never a Tentacle."""
    rolled = after.rolls[-1]
    if len(event.drawn) not in (1, len(rolled.faces)):
        return f"{len(event.drawn)} faces came out"
    if len(rolled.faces) != before.rolls[-1].standard + before.rolls[-1].bonus:
        return f"{len(rolled.faces)} faces for {rolled.standard}+{rolled.bonus} dice"
    for die, face in enumerate(rolled.faces):
        is_bonus = die >= rolled.standard
        if face not in (game.bonus_die if is_bonus else game.standard_die):
            return f"die {die} shows {face}, which is on no such die"
        if is_bonus and game.faces[face].tentacles:
            return f"bonus die {die} shows a Tentacle"
    return None


DICE: Final = (
    ChangeInvariant(r.CHK_12, attack_hits_its_targets, (EnemyWounded,)),
    ChangeInvariant(r.CHK_12, excess_disappears, (EnemyKilled,)),
    ChangeInvariant(r.CHK_16, elder_one_rolls_all_stages, (RollStarted,)),
    ChangeInvariant(r.FIRE_02, fire_rolls_a_die_for_each, (RollStarted,)),
    ChangeInvariant(r.CHK_32, rerolls_are_paid, (DieRerolled,)),
    ChangeInvariant(r.CHK_33, dice_show_their_faces, (DiceRolled, DieRerolled)),
)
"""The invariants of one event about dice."""

__all__ = ["DICE"]

"""Invariants of Horror Rolls: how many dice, what is done to them, and the row."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.rolls import DiceRerolled, DieConverted, HorrorDiceRolled, RollEnded
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lookups import (
    adrenaline,
    found,
)
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.words.hooks import ExtraDice
from dmd_core.tabletop.invariants import ChangeInvariant

_FACES: Final = frozenset("123456")
CARDS: Final = 2
"""Action cards that pay for a conversion (FG-ROL-05)."""


def roll_has_its_dice(
    game: Game, before: Table, event: HorrorDiceRolled, _after: Table
) -> str | None:
    """At least one die is rolled, and each shows a number from 1 to 6."""
    if event.drawn and all(face in _FACES for face in event.drawn):
        return None
    return f"{len(event.drawn)} dice at horror {before.horror} of {game.board.id}"


def one_roll_at_a_time(
    _game: Game, before: Table, _event: HorrorDiceRolled, _after: Table
) -> str | None:
    """A Horror Roll begins when no other is on the table."""
    return None if before.roll is None else f"one for {before.roll.source} is on the table"


def dice_of_the_marker(
    game: Game, before: Table, event: HorrorDiceRolled, _after: Table
) -> str | None:
    """Dice of the marker, of adrenaline and stored ones are thrown, unless a text takes some."""
    given = game.board.dice[before.horror] + adrenaline(before) + before.bonus_dice_next_roll
    least = given + sum(min(0, one.n) for one, _ in found(game, before, ExtraDice))
    number = len(event.drawn)
    return None if number >= least else f"{number} dice; marker, adrenaline and store give {least}"


def rerolled_dice_are_there(
    _game: Game, before: Table, event: DiceRerolled, _after: Table
) -> str | None:
    """Each die thrown again is one of the roll, and gets one new face."""
    number = 0 if before.roll is None else len(before.roll.faces)
    known = all(0 <= die < number for die in event.dice)
    if known and len(set(event.dice)) == len(event.dice) == len(event.drawn):
        return None
    return f"{len(event.drawn)} faces for the dice {event.dice} of {number}"


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


DICE: Final = (
    ChangeInvariant(r.ROL_09, roll_has_its_dice, (HorrorDiceRolled,)),
    ChangeInvariant(r.ACT_03, one_roll_at_a_time, (HorrorDiceRolled,)),
    ChangeInvariant(r.ROL_01, dice_of_the_marker, (HorrorDiceRolled,)),
    ChangeInvariant(r.ROL_11, rerolled_dice_are_there, (DiceRerolled,)),
    ChangeInvariant(r.ROL_05, partial_successes_are_converted, (DieConverted,)),
    ChangeInvariant(r.ACT_05, row_fits_the_dice, (RollEnded,)),
)
"""Invariants of rolls."""

__all__ = ["DICE"]

"""The Horror Roll and its window: conversions, rerolls, discards for time (rules FG-ROL).

A roll is thrown with a number of dice that is fixed then (FG-AMB-38). Its window stays open until
the player leaves the dice as they are; only then the row is chosen (FG-ACT-06).
"""

from functools import lru_cache, partial
from itertools import combinations, combinations_with_replacement
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.hand import (
    NOT_IN_HAND,
    discard_for_time,
    no_discard,
    time_discards,
)
from dmd_core.final_girl.chapters.items import spend
from dmd_core.final_girl.chapters.rows import ResolvingRow
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.commands import Convert, Discard, Done, Reroll
from dmd_core.final_girl.events.actions import CardPlayed, Used
from dmd_core.final_girl.events.rolls import (
    DiceRerolled,
    DieConverted,
    HorrorDiceRolled,
    RollEnded,
)
from dmd_core.final_girl.game import DIE, Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, ActionId
from dmd_core.final_girl.lookups import (
    adrenaline,
    found,
    in_action,
    is_partial,
    is_success,
    on_red,
    special_of,
    successes,
)
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Roll, Row, Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import hooks
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.hooks import Dice
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, OneOf, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

WINDOW = KindId("roll")

DOUBLE = 2
_HELD = 6
"""Dice in the box (FG-CMP-01); more are thrown in several throws."""
_FACES = (r.ROL_01, r.CMP_01)

NO_SUCH_DIE = RefusalCode(
    "no-such-die", "This roll has {number} dice, counted from 0; there is no such die.", (r.ROL_11,)
)
NO_PARTIAL = RefusalCode(
    "no-partial-success",
    "The die showing {face} stays as it is; only a 3 or 4 that is no success yet can be converted.",
    (r.ROL_03, r.ROL_05),
)
TWO_CARDS = RefusalCode(
    "two-cards-to-convert",
    "A conversion is paid with two action cards from hand, {first:action} and {second:action} are"
    " not both there.",
    (r.ROL_05, r.AMB_52, r.ACT_17),
)
NO_REROLL = RefusalCode(
    "no-such-reroll",
    "{source:source} cannot throw these dice again now.",
    (r.ROL_11, r.AMB_51),
)
NOTHING_STORED = -1
"""Number of no node: the roll is that of an action card."""


@final
@frame(tag=56)
@node
class ThrowingHorror:
    """Draws the dice of a Horror Roll, for an action card or another text."""

    source: SourceId


@final
@frame(tag=57)
@node
class RollWindow:
    """Asks for one more change of the dice, until they stay (FG-DEC-04).

    `node` is a text that is carried out once for each success; without one the roll is that of an
    action card, whose row follows.
    """

    source: SourceId
    node: int = NOTHING_STORED


@final
@frame(tag=58)
@node
class ThrowingAgain:
    """Draws new faces for some dice of the roll."""

    dice: tuple[int, ...]
    source: SourceId


def horror_roll(run: GirlRun, source: SourceId, each: Effect | None = None) -> None:
    """Make a Horror Roll.

    Args:
        run: the step.
        source: the action card it is for, or another text.
        each: what is carried out once for each success; without it, the row of the action card.
    """
    number = NOTHING_STORED if each is None else run.game.number(each)
    run.push(ThrowingHorror(source), RollWindow(source, number))


# --- dice ----------------------------------------------------------------------------------------


def dice_of(game: Game, table: Table, source: SourceId) -> int:
    """How many dice a Horror Roll has now (FG-ROL-01, -08, -09).

    By the horror marker, with adrenaline, stored dice and those of texts; at least 1.
    """
    number = game.board.dice[table.horror] + adrenaline(table) + table.bonus_dice_next_roll
    for ability, text in found(game, table, hooks.ExtraDice):
        if ability.card is not None and str(ability.card) != source:
            continue
        if ability.with_victim:
            special = special_of(table, text)
            if special is None or special.space != table.girl.space:
                continue
        number += ability.n
    return max(number, 1)


def _dice(game: Game, table: Table, frame: ThrowingHorror) -> Request:
    number = dice_of(game, table, frame.source)
    plural = "die" if number == 1 else "dice"
    return Request(Stream.HORROR, (DIE,) * number, f"Horror Roll, {number} {plural}", _FACES)


def _thrown(run: GirlRun, frame: ThrowingHorror, outcome: Outcome) -> None:
    why = (r.ROL_10,) if len(outcome) > _HELD else ()
    run.emit(HorrorDiceRolled(frame.source, outcome, why=why))


HANDLERS.draw(ThrowingHorror, _dice, _thrown)


def _dice_again(_game: Game, _table: Table, frame: ThrowingAgain) -> Request:
    number = len(frame.dice)
    return Request(Stream.HORROR, (DIE,) * number, f"{number} dice again", _FACES)


def _thrown_again(run: GirlRun, frame: ThrowingAgain, outcome: Outcome) -> None:
    run.emit(DiceRerolled(frame.dice, outcome, src=frame.source))


HANDLERS.draw(ThrowingAgain, _dice_again, _thrown_again)


# --- the window ----------------------------------------------------------------------------------


def _on_table(table: Table) -> Roll:
    if table.roll is None:
        raise ValueError("no Horror Roll is on the table")
    return table.roll


def convertible(roll: Roll) -> tuple[int, ...]:
    """The dice that can be converted: partial successes that are no successes yet (FG-ROL-05)."""
    dice = range(len(roll.faces))
    return tuple([die for die in dice if is_partial(roll, die) and not is_success(roll, die)])


@lru_cache(maxsize=1024)
def _conversions(dice: tuple[int, ...], hand: tuple[ActionId, ...]) -> OneOf:
    """Each die with each two cards; the same few menus come back all the time (FG-AMB-52)."""
    names = tuple(dict.fromkeys(hand))
    pairs = [
        (first, second)
        for first, second in combinations_with_replacement(names, 2)
        if first != second or hand.count(first) > 1
    ]
    return one_of(*(Convert(PLAYER, die, *pair) for die in dice for pair in pairs))


def rerolls(game: Game, table: Table) -> list[tuple[hooks.Reroll, SourceId]]:
    """What can throw dice again now: cards in hand, then what she carries (FG-AMB-51).

    A card is no item: its loss of time may reach red, but on red it cannot be played, and with a
    reward pending neither (FG-SAV-07).
    """
    carriers = game.carriers.get(hooks.Reroll, frozenset())
    found_now = [
        (ability, source)
        for ability, source in found(game, table, hooks.Reroll)
        if ability.time <= table.time
    ]
    if not carriers or table.rewards or (on_red(table) and in_action(table)):
        return found_now
    cards = [card for card in dict.fromkeys(map(SourceId, table.hand)) if card in carriers]
    of_cards = [
        (ability, card) for card in cards for ability in of_kind(game.hooks[card], hooks.Reroll)
    ]
    return [*of_cards, *found_now]


@lru_cache(maxsize=256)
def _reroll_options(source: SourceId, dice: tuple[Dice, ...], number: int) -> tuple[Reroll, ...]:
    """Every set of dice that a text can throw again, each once."""
    sets: dict[tuple[int, ...], None] = {}
    for which in dice:
        if which is Dice.ONE:
            sets.update(dict.fromkeys((die,) for die in range(number)))
        elif which is Dice.ALL:
            sets[tuple(range(number))] = None
        else:
            for n in range(1, number + 1):
                sets.update(dict.fromkeys(combinations(range(number), n)))
    return tuple(Reroll(PLAYER, source, some) for some in sets)


def _decide(game: Game, table: Table, frame: RollWindow) -> Decision:
    roll = _on_table(table)
    number = len(roll.faces)
    by_source: dict[SourceId, tuple[Dice, ...]] = {}
    for ability, source in rerolls(game, table):
        by_source[source] = (*by_source.get(source, ()), ability.dice)
    again = [
        option
        for source, dice in by_source.items()
        for option in _reroll_options(source, dice, number)
    ]
    families = (
        one_of(Done(PLAYER), *time_discards(table), *again),
        _conversions(convertible(roll), table.hand),
        explained(Convert, partial(_no_conversion, table)),
        explained(Reroll, partial(_no_reroll, table)),
        no_discard(table),
    )
    return Decision(PLAYER, WINDOW, families, (r.DEC_04, r.ACT_06), frame, must=False)


def _no_conversion(table: Table, command: Convert) -> Refusal:
    roll = _on_table(table)
    if not 0 <= command.die < len(roll.faces):
        return refusal(NO_SUCH_DIE, {"number": len(roll.faces)})
    if command.die not in convertible(roll):
        return refusal(NO_PARTIAL, {"face": roll.faces[command.die]})
    missing = next((c for c in (command.first, command.second) if c not in table.hand), None)
    if missing is not None:
        return refusal(NOT_IN_HAND, {"card": missing}, (r.ROL_05,))
    return refusal(TWO_CARDS, {"first": command.first, "second": command.second})


def _no_reroll(table: Table, command: Reroll) -> Refusal:
    number = len(_on_table(table).faces)
    if not all(0 <= die < number for die in command.dice):
        return refusal(NO_SUCH_DIE, {"number": number})
    return refusal(NO_REROLL, {"source": command.source})


def _changed(run: GirlRun, frame: RollWindow, command: Done | Discard | Convert | Reroll) -> None:
    if isinstance(command, Done):
        _end(run, frame)
        return
    run.push(frame)
    match command:
        case Discard(card=card):
            discard_for_time(run, card)
        case Convert(die=die, first=first, second=second):
            run.emit(DieConverted(die, (first, second)))
        case Reroll(source=source, dice=dice):
            _pay(run, source, dice)
            run.push(ThrowingAgain(dice, source))


HANDLERS.ask(RollWindow, WINDOW, _decide, _changed)


def _pay(run: GirlRun, source: SourceId, dice: tuple[int, ...]) -> None:
    """Play the card, or use the item; the cheapest of its texts that throws these dice."""
    number = len(_on_table(run.table).faces)
    price = min(
        ability.time
        for ability, text in rerolls(run.game, run.table)
        if text == source and _throws(ability.dice, dice, number)
    )
    if ActionId(source) in run.game.actions:
        run.emit(CardPlayed(ActionId(source), src=source, why=(r.AMB_51,)))
    else:
        run.emit(Used(source, src=source))
    if price:
        move_time(run, -price, source)
    spend(run, source)


def _throws(which: Dice, dice: tuple[int, ...], number: int) -> bool:
    if which is Dice.ONE:
        return len(dice) == 1
    return which is Dice.ANY or len(dice) == number


def _end(run: GirlRun, frame: RollWindow) -> None:
    """The row is fixed; more than two successes are the double row (FG-ACT-05, FG-ROL-07)."""
    number = successes(_on_table(run.table))
    row = Row.DOUBLE if number >= DOUBLE else Row.SINGLE if number else Row.FAIL
    why = (r.ROL_07,) if row is Row.FAIL else (r.ACT_05,) if number > DOUBLE else ()
    run.emit(RollEnded(number, row, why=why))
    if frame.node == NOTHING_STORED:
        run.push(ResolvingRow(ActionId(frame.source), row))
    else:
        resolve(run, (run.game.nodes[frame.node],) * number, Env(frame.source))


__all__ = ["convertible", "dice_of", "horror_roll", "rerolls"]

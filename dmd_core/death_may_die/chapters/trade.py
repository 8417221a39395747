"""Trade: Items and Companions among all on one Space (rulebook: Trade; TRADE-01 to -07).

The draft grows card by card in ascending order, so that every redistribution is reached by exactly
one sequence of small commands.
"""

from functools import partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.commands import Answer, Cancel, Give, Propose
from dmd_core.death_may_die.events.actions import ActionTaken, Traded, TradeRefused
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import TRADE, CardId
from dmd_core.death_may_die.lookups import active, clockwise, held
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HeldCard, Table
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.kernel.decisions import Decision, blocked, explained, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

TRADE_DRAFT = KindId("trade")
TRADE_CONSENT = KindId("trade-consent")

NOBODY_HERE = RefusalCode(
    "nobody-here", "Nobody else is on {space:space} to trade with.", (r.TRADE_01, r.ACT_06)
)
NOTHING_TO_TRADE = RefusalCode(
    "nothing-to-trade",
    "Nobody on {space:space} has a card that can be traded; Conditions never can.",
    (r.TRADE_01, r.TRADE_04),
)
REFUSED_OFTEN = RefusalCode(
    "trade-refused",
    "Trades were called off {n} times this turn; no more are offered.",
    (r.AMB_116,),
)


NO_CONDITIONS = RefusalCode(
    "condition-in-trade",
    "{card:card} is a Condition of {owner:seat}; Conditions cannot be traded.",
    (r.TRADE_04,),
)
NOT_TRADABLE = RefusalCode(
    "card-not-tradable",
    "The text of {card:card} forbids to trade it; it stays with {owner:seat}.",
    (r.TRADE_01,),
)
NOBODYS = RefusalCode(
    "card-of-nobody", "Nobody on {space:space} has {card:card} to give.", (r.TRADE_01,)
)
STANDS_ELSEWHERE = RefusalCode(
    "trader-elsewhere",
    "{who:seat} is not on {space:space}; a Trade is among those on one Space.",
    (r.TRADE_01,),
)
OWN_CARD = RefusalCode(
    "card-of-receiver",
    "{card:card} belongs to {who:seat} already.",
    (r.TRADE_02,),
)
EMPTY_DRAFT = RefusalCode(
    "empty-trade", "Nobody gives a card yet; a Trade moves at least one.", (r.DEC_15, r.TRADE_02)
)
_NOTHING_TO_PROPOSE = blocked(Propose, partial(refusal, EMPTY_DRAFT))


@final
@frame(tag=29)
@node
class Trading:
    """Asks for the next move of a Trade (DEC-15); `moves` are card, giver, receiver."""

    moves: tuple[tuple[CardId, Seat, Seat], ...] = ()


@final
@frame(tag=30)
@node
class TradeConsent:
    """Asks those who give or receive whether they accept; `todo` are still to be asked."""

    moves: tuple[tuple[CardId, Seat, Seat], ...]
    todo: tuple[Seat, ...]


def is_tradable(game: Game, holding: HeldCard) -> bool:
    """Items and Companions, unless their own text forbids it (TRADE-01, -04)."""
    text = game.halves[holding.card, holding.side].text
    return text.tradable and text.kind is not CardKind.CONDITION


def _here(table: Table) -> tuple[Seat, ...]:
    space = active(table).space
    seats = table.investigators
    return tuple([seat for seat in clockwise(table) if seats[seat].space == space])


def _tradable(game: Game, table: Table) -> list[tuple[CardId, Seat]]:
    return sorted(
        (holding.card, seat)
        for seat in _here(table)
        for holding in table.investigators[seat].cards
        if is_tradable(game, holding)
    )


def may_trade(game: Game, table: Table) -> bool:
    """Whether a Trade can be proposed: company, cards, and patience (TRADE-01, AMB-116)."""
    return (
        any(owner.cards for owner in table.investigators)
        and table.refusals < game.rulings.trade_refusals
        and len(_here(table)) > 1
        and bool(_tradable(game, table))
    )


def trade_problem(game: Game, table: Table) -> Refusal:
    """Why a Trade is not offered."""
    space = active(table).space
    if len(_here(table)) == 1:
        return refusal(NOBODY_HERE, {"space": space})
    if not _tradable(game, table):
        return refusal(NOTHING_TO_TRADE, {"space": space})
    return refusal(REFUSED_OFTEN, {"n": table.refusals})


def _decide(game: Game, table: Table, frame: Trading) -> Decision:
    """Give a card of a higher id than the last, propose, or call it off (DEC-15)."""
    seat = table.active
    last = frame.moves[-1][0] if frame.moves else ""
    options: list[Command] = [
        Give(seat, card, to)
        for card, owner in _tradable(game, table)
        if card > last
        for to in _here(table)
        if to != owner
    ]
    if frame.moves:
        options.append(Propose(seat))
    options.append(Cancel(seat))
    families = (
        one_of(*options),
        explained(Give, partial(give_problem, game, table)),
        _NOTHING_TO_PROPOSE,
    )
    return Decision(seat, TRADE_DRAFT, families, (r.DEC_15,), frame, must=False)


def give_problem(game: Game, table: Table, command: Give) -> Refusal | None:
    """Why a card cannot be given to somebody; None if only the draft stands against it."""
    here = _here(table)
    values = {"card": command.card, "who": command.to, "space": active(table).space}
    for owner in clockwise(table):
        holding = held(table.investigators[owner], command.card)
        if holding is None:
            continue
        if not is_tradable(game, holding):
            text = game.halves[holding.card, holding.side].text
            code = NO_CONDITIONS if text.kind is CardKind.CONDITION else NOT_TRADABLE
            return refusal(code, {**values, "owner": owner})
        for who in (owner, command.to):
            if who not in here:
                return refusal(STANDS_ELSEWHERE, {**values, "who": who})
        return refusal(OWN_CARD, values) if command.to == owner else None
    return refusal(NOBODYS, values)


def _drafted(run: DmdRun, frame: Trading, command: Give | Propose | Cancel) -> None:
    table = run.table
    if isinstance(command, Cancel):
        run.emit(TradeRefused(table.active))
    elif isinstance(command, Give):
        owners = dict(_tradable(run.game, table))
        move = (command.card, owners[command.card], command.to)
        run.push(Trading((*frame.moves, move)))
    else:
        involved = {seat for _, giver, receiver in frame.moves for seat in (giver, receiver)}
        others = tuple(s for s in clockwise(table) if s in involved and s != table.active)
        if run.game.rulings.group_decision == "active":
            others = ()
        run.push(TradeConsent(frame.moves, others)) if others else _carry_out(run, frame.moves)


HANDLERS.ask(Trading, TRADE_DRAFT, _decide, _drafted)


def _decide_consent(_game: Game, _table: Table, frame: TradeConsent) -> Decision:
    """Everybody who gives or receives must accept (AMB-05)."""
    return yes_or_no(frame.todo[0], TRADE_CONSENT, (r.AMB_05, r.DEC_15), frame)


def _consented(run: DmdRun, frame: TradeConsent, command: Answer) -> None:
    if not command.yes:
        run.emit(TradeRefused(frame.todo[0]))
    elif len(frame.todo) > 1:
        run.push(TradeConsent(frame.moves, frame.todo[1:]))
    else:
        _carry_out(run, frame.moves)


HANDLERS.ask(TradeConsent, TRADE_CONSENT, _decide_consent, _consented)


def _carry_out(run: DmdRun, moves: tuple[tuple[CardId, Seat, Seat], ...]) -> None:
    """One action of the active player, one exchange (TRADE-02, -03, -06, -07)."""
    run.emit(ActionTaken(run.table.active, TRADE))
    run.emit(Traded(moves))
    receivers = {receiver for _, _, receiver in moves}
    run.push(*(Excluding(seat) for seat in clockwise(run.table) if seat in receivers))

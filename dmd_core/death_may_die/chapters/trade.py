"""Trade: Items and Companions among all on one Space (rulebook: Trade; TRADE-01 to -07).

The draft grows card by card, in any order, and goes to each card once, so that it comes to an end.
The order in which cards were named says nothing: the same gifts are the same draft.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.commands import Answer, Cancel, Give, Propose
from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    Traded,
    TradeRefused,
    TradeWithdrawn,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import TRADE, CardId
from dmd_core.death_may_die.lookups import active, clockwise, held
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HeldCard, Table
from dmd_core.death_may_die.words.selectors import CardKind
from dmd_core.kernel.decisions import Decision, Family, Verdict, one_of, when
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, KindId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

TRADE_DRAFT = KindId("trade")
TRADE_CONSENT = KindId("trade-consent")

DRAFTS: Final = 10
"""Drafts of a turn that may be taken back: more than anybody needs, and no turn is endless."""

Move: TypeAlias = tuple[CardId, Seat, Seat]
"""A card, who gives it, and who gets it."""

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
    "Trades were refused {n} times this turn; no more are offered.",
    (r.AMB_116,),
)
WITHDRAWN_OFTEN = RefusalCode(
    "trade-withdrawn",
    "Trades were drafted and taken back {n} times this turn; no more are offered.",
    (r.AMB_116,),
)
NOT_HERE = RefusalCode(
    "card-not-here",
    "{owner:seat}, who has {card:card}, is not on {space:space}; a Trade is among those on one"
    " Space.",
    (r.TRADE_01,),
)
NOBODYS = RefusalCode(
    "card-of-nobody", "Nobody on {space:space} has {card:card} to give.", (r.TRADE_01,)
)
IS_CONDITION = RefusalCode(
    "condition-not-traded",
    "{card:card} is a Condition of {owner:seat}, and Conditions are never traded.",
    (r.TRADE_04,),
)
NOT_TRADABLE = RefusalCode(
    "card-not-traded",
    "The text of {card:card} forbids to trade it; it stays with {owner:seat}.",
    (r.TRADE_01,),
)
DRAFTED = RefusalCode(
    "already-drafted",
    "{card:card} goes from {giver:seat} to {to:seat} in this Trade already; to change that, take"
    " the draft back and begin anew.",
    (r.DEC_15,),
)
ELSEWHERE = RefusalCode(
    "receiver-elsewhere",
    "{to:seat} is not on {space:space}; a Trade is among those on one Space.",
    (r.TRADE_01,),
)
OWN_CARD = RefusalCode(
    "already-theirs", "{card:card} is with {to:seat} already.", (r.TRADE_02, r.DEC_15)
)
NOTHING_DRAFTED = RefusalCode(
    "nothing-drafted",
    "Nobody gives a card yet; a Trade moves at least one.",
    (r.DEC_15, r.TRADE_02),
)


@final
@frame(tag=29)
@node
class Trading:
    """Asks for the next move of a Trade (DEC-15); `moves` are drafted, in the order of cards."""

    moves: tuple[Move, ...] = ()


@final
@frame(tag=30)
@node
class TradeConsent:
    """Asks those who give or receive whether they accept; `todo` are still to be asked."""

    moves: tuple[Move, ...]
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
        and table.drafts < DRAFTS
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
    if table.refusals >= game.rulings.trade_refusals:
        return refusal(REFUSED_OFTEN, {"n": table.refusals})
    return refusal(WITHDRAWN_OFTEN, {"n": table.drafts})


@final
@node
class Gifts:
    """The cards that may still be given in a Trade; of any other gift it says why it may not."""

    game: Game
    table: Table
    moves: tuple[Move, ...]

    def __iter__(self) -> Iterator[Command]:
        """By card, to each of the others on the Space."""
        table = self.table
        here = _here(table)
        given = {card for card, _, _ in self.moves}
        for card, owner in _tradable(self.game, table):
            if card not in given:
                yield from (Give(table.active, card, to) for to in here if to != owner)

    def judge(self, command: Command) -> Verdict:
        """Legal, or what is wrong with the card or with who is to get it."""
        if not isinstance(command, Give):
            return "foreign"
        return self._problem(command.card, command.to) or "legal"

    def _problem(self, card: CardId, to: Seat) -> Refusal | None:
        table = self.table
        for given, giver, receiver in self.moves:
            if given == card:
                return refusal(DRAFTED, {"card": card, "giver": giver, "to": receiver})
        here, space = _here(table), active(table).space
        owner, holding = _holder(table, card)
        values = {"card": card, "owner": owner, "to": to, "space": space}
        if holding is None:
            return refusal(NOBODYS, values)
        if not is_tradable(self.game, holding):
            kind = self.game.halves[card, holding.side].text.kind
            return refusal(IS_CONDITION if kind is CardKind.CONDITION else NOT_TRADABLE, values)
        if owner not in here:
            return refusal(NOT_HERE, values)
        if to not in here:
            return refusal(ELSEWHERE, values)
        return refusal(OWN_CARD, values) if to == owner else None


def _holder(table: Table, card: CardId) -> tuple[Seat, HeldCard | None]:
    """Who has a card, and the card as it is held."""
    for seat in clockwise(table):
        holding = held(table.investigators[seat], card)
        if holding is not None:
            return seat, holding
    return NOBODY, None


def _decide(game: Game, table: Table, frame: Trading) -> Decision:
    """Give a card that is not given yet, propose, or take the draft back (DEC-15)."""
    seat = table.active
    problem = None if frame.moves else refusal(NOTHING_DRAFTED)
    families: tuple[Family, ...] = (
        Gifts(game, table, frame.moves),
        when(problem, Propose(seat)),
        one_of(Cancel(seat)),
    )
    return Decision(seat, TRADE_DRAFT, families, (r.DEC_15,), frame, must=False)


def _drafted(run: DmdRun, frame: Trading, command: Give | Propose | Cancel) -> None:
    table = run.table
    if isinstance(command, Cancel):
        run.emit(TradeWithdrawn(table.active))
    elif isinstance(command, Give):
        owners = dict(_tradable(run.game, table))
        move = (command.card, owners[command.card], command.to)
        run.push(Trading(tuple(sorted((*frame.moves, move)))))
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


def _carry_out(run: DmdRun, moves: tuple[Move, ...]) -> None:
    """One action of the active player, one exchange (TRADE-02, -03, -06, -07)."""
    run.emit(ActionTaken(run.table.active, TRADE))
    run.emit(Traded(moves))
    receivers = {receiver for _, _, receiver in moves}
    run.push(*(Excluding(seat) for seat in clockwise(run.table) if seat in receivers))

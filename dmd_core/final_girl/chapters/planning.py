"""The Planning phase: buying action cards, then time and tableau (rules FG-PLN)."""

from functools import partial
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.commands import Buy, Stop
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.events.tracks import TimeSet
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, ActionId
from dmd_core.final_girl.lookups import HAND_LIMIT
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

BUY = KindId("buy")

NOT_FOR_SALE = RefusalCode(
    "not-in-tableau",
    "{card:action} is not in the tableau; cards that were played or discarded go back at the end"
    " of Planning.",
    (r.PLN_04, r.PLN_06, r.PLN_08),
)
TOO_DEAR = RefusalCode(
    "too-little-time",
    "{card:action} costs {cost} time and {time} is left; a purchase may not push time below 0.",
    (r.PLN_01, r.PLN_02),
)
HAND_FULL = RefusalCode(
    "hand-full",
    "{number} cards are in hand; with {limit} nothing more can be bought.",
    (r.PLN_03, r.PLN_05),
)


@final
@frame(tag=51)
@node
class PlanningPhase:
    """Asks for one more card to buy, until the player stops (FG-DEC-13)."""


def price_problem(game: Game, table: Table, card: ActionId) -> Refusal | None:
    """Why a card cannot be bought now; None if it can.

    Cards that cost nothing can be bought with time at or below 0 too (FG-PLN-05).
    """
    if len(table.hand) >= HAND_LIMIT:
        return refusal(HAND_FULL, {"number": len(table.hand), "limit": HAND_LIMIT})
    if card not in table.tableau:
        return refusal(NOT_FOR_SALE, {"card": card})
    cost = game.costs[card]
    if cost and cost > table.time:
        return refusal(TOO_DEAR, {"card": card, "cost": cost, "time": table.time})
    return None


def _decide(game: Game, table: Table, frame: PlanningPhase) -> Decision:
    full = len(table.hand) >= HAND_LIMIT
    cards = () if full else dict.fromkeys(table.tableau)
    costs, time = game.costs, table.time
    options = [Buy(PLAYER, card) for card in cards if not costs[card] or costs[card] <= time]
    families = (
        one_of(*options, Stop(PLAYER)),
        explained(Buy, partial(_not_bought, game, table)),
    )
    return Decision(PLAYER, BUY, families, (r.DEC_13, r.PLN_01), frame, must=False)


def _not_bought(game: Game, table: Table, command: Buy) -> Refusal | None:
    return price_problem(game, table, command.card)


def _bought(run: GirlRun, frame: PlanningPhase, command: Buy | Stop) -> None:
    """Buy; or set the time and put the discarded cards back, in this order (FG-PLN-09)."""
    if isinstance(command, Buy):
        cost = run.game.costs[command.card]
        free = not cost and run.table.time <= 0
        run.emit(CardBought(command.card, cost, why=(r.PLN_05,) if free else ()))
        run.push(frame)
        return
    run.emit(TimeSet(run.game.board.time, why=(r.PLN_07, r.PLN_09, r.TIM_07)))
    if run.table.discard:
        run.emit(TableauRefilled())


HANDLERS.ask(PlanningPhase, BUY, _decide, _bought)

__all__ = ["BUY", "PlanningPhase", "price_problem"]

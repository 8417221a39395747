"""Action cards in hand: discarding for time, the hand limit, cards taken for nothing.

Rules FG-TIM-05, -06, FG-CRD-07, FG-SAV-06, FG-AMB-14, -18, -65.
"""

from functools import partial
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.commands import Discard, TakeCard
from dmd_core.final_girl.content.definitions import CardUse
from dmd_core.final_girl.events.actions import CardsDiscarded, CardTaken
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, ActionId
from dmd_core.final_girl.lookups import HAND_LIMIT, in_action, on_red
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision, Family, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

HAND = KindId("hand-limit")
TAKE = KindId("take-card")

NOT_IN_HAND = RefusalCode(
    "not-in-hand",
    "{card:action} is not in hand.",
    (r.ACT_01, r.ACT_16),
)
TIME_ON_RED = RefusalCode(
    "time-on-red",
    "Time is below 0: no card can be discarded for time, and the Action phase ends after this"
    " action.",
    (r.TIM_04, r.TIM_05, r.AMB_14),
)
ONLY_ACTION = RefusalCode(
    "only-in-action-phase",
    "Cards are discarded for time in the Action phase only.",
    (r.TIM_05,),
)
NOT_TO_TAKE = RefusalCode(
    "card-not-to-take",
    "{card:action} cannot be taken: it has to be in the tableau and may cost at most {cost}.",
    (r.AMB_65,),
)


@final
@frame(tag=30)
@node
class HandLimit:
    """Asks for discards until at most 10 action cards are in hand (FG-DEC-17)."""

    src: SourceId


@final
@frame(tag=31)
@node
class TakingCard:
    """Asks which action card of at most that cost is taken from the tableau (FG-DEC-18)."""

    cost: int
    src: SourceId


# --- for time ------------------------------------------------------------------------------------


def discard_problem(table: Table, card: ActionId) -> Refusal | None:
    """Why an action card cannot be discarded for time now; None if it can (FG-TIM-05, -06)."""
    if not in_action(table):
        return refusal(ONLY_ACTION)
    if on_red(table):
        return refusal(TIME_ON_RED)
    if card not in table.hand:
        return refusal(NOT_IN_HAND, {"card": card})
    return None


def time_discards(table: Table) -> tuple[Discard, ...]:
    """The action cards that can be discarded for time now, each name once."""
    if not in_action(table) or on_red(table):
        return ()
    return tuple([Discard(PLAYER, card) for card in dict.fromkeys(table.hand)])


def no_discard(table: Table) -> Family:
    """Says why a card cannot be discarded for time."""
    return explained(Discard, partial(_no_discard, table))


def _no_discard(table: Table, command: Discard) -> Refusal | None:
    return discard_problem(table, command.card)


def discard_for_time(run: GirlRun, card: ActionId) -> None:
    """Discard an action card for 1 time."""
    reaction = run.game.actions[card].use is CardUse.REACTION
    run.emit(CardsDiscarded((card,), why=(r.TIM_05, r.TIM_06) if reaction else (r.TIM_05,)))
    move_time(run, 1, SourceId(card), (r.TIM_05,))


# --- the hand limit ------------------------------------------------------------------------------


@HANDLERS.guard(HandLimit)
def _over_the_limit(_game: Game, table: Table, _frame: HandLimit) -> bool:
    return len(table.hand) > HAND_LIMIT


def _decide_discard(_game: Game, table: Table, frame: HandLimit) -> Decision:
    options = one_of(*(Discard(PLAYER, card) for card in dict.fromkeys(table.hand)))
    return Decision(PLAYER, HAND, (options,), (r.DEC_17, r.AMB_18, r.CRD_07), frame)


def _discarded(run: GirlRun, frame: HandLimit, command: Discard) -> None:
    run.emit(CardsDiscarded((command.card,), src=frame.src, why=(r.AMB_18,)))
    run.push(frame)


HANDLERS.ask(HandLimit, HAND, _decide_discard, _discarded)


# --- cards taken for nothing ---------------------------------------------------------------------


def take_card(run: GirlRun, card: ActionId, src: SourceId) -> None:
    """Take a named action card from the tableau; it is lost if none is there (FG-AMB-19)."""
    if card not in run.table.tableau:
        skip(run, Skip.NOT_IN_TABLEAU, src, (r.AMB_19,))
        return
    run.emit(CardTaken(card, src=src))
    run.push(HandLimit(src))


def take_card_up_to(run: GirlRun, cost: int, src: SourceId) -> None:
    """Take an action card of at most that cost; it is lost if none is there (FG-AMB-65)."""
    if not _within(run.game, run.table, cost):
        skip(run, Skip.NOT_IN_TABLEAU, src, (r.AMB_65,))
        return
    run.push(TakingCard(cost, src))


def _within(game: Game, table: Table, cost: int) -> list[ActionId]:
    return [card for card in dict.fromkeys(table.tableau) if game.costs[card] <= cost]


def _decide_taking(game: Game, table: Table, frame: TakingCard) -> Decision:
    options = one_of(*(TakeCard(PLAYER, card) for card in _within(game, table, frame.cost)))
    others = explained(TakeCard, partial(_not_to_take, frame.cost))
    rules = (r.DEC_18, r.AMB_65)
    return Decision(PLAYER, TAKE, (options, others), rules, frame, quiet=True)


def _not_to_take(cost: int, command: TakeCard) -> Refusal:
    return refusal(NOT_TO_TAKE, {"card": command.card, "cost": cost})


def _taken(run: GirlRun, frame: TakingCard, command: TakeCard) -> None:
    take_card(run, command.card, frame.src)


HANDLERS.ask(TakingCard, TAKE, _decide_taking, _taken)

__all__ = [
    "NOT_IN_HAND",
    "discard_for_time",
    "discard_problem",
    "no_discard",
    "take_card",
    "take_card_up_to",
    "time_discards",
]

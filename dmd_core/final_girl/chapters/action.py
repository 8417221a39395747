"""The Action phase: its menu and its end (rules FG-ACT)."""

from functools import partial
from typing import Final, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.attack import shoot, shooters
from dmd_core.final_girl.chapters.cards import play_card, play_problem, playable
from dmd_core.final_girl.chapters.hand import discard_for_time, no_discard, time_discards
from dmd_core.final_girl.chapters.items import usable_now, use, use_problem
from dmd_core.final_girl.chapters.saving import (
    Rewarding,
    no_reward,
    pending,
    save,
    save_problem,
    saves,
    take_reward,
)
from dmd_core.final_girl.commands import Discard, Play, Save, Stop, TakeReward, Use
from dmd_core.final_girl.events.turns import PhaseEnding
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal

ACTION: Final = KindId("action")


@final
@frame(tag=15)
@node
class ActionPhase:
    """Asks for one action after the other, until the phase ends (FG-ACT-09 to -12)."""


@final
@frame(tag=16)
@node
class Acting:
    """Asks what she does next (FG-DEC-03)."""


@HANDLERS.work(ActionPhase)
def _phase(run: GirlRun, frame: ActionPhase) -> None:
    """Ask again; or, when it ends, take pending rewards first (FG-AMB-20).

    With an empty hand it ends by itself once nothing else is open (FG-ACT-10, FG-AMB-30).
    """
    table = run.table
    if table.ending:
        run.push(Rewarding())
    elif table.hand or _is_open(run.game, table):
        run.push(Acting(), frame)


def _is_open(game: Game, table: Table) -> bool:
    """Whether a reward, a rescue, an item or an ability is open (FG-AMB-30)."""
    return bool(
        table.rewards or saves(game, table) or usable_now(game, table) or shooters(game, table)
    )


def _decide(game: Game, table: Table, frame: Acting) -> Decision:
    cards = [Play(PLAYER, card) for card in playable(game, table)]
    usable = dict.fromkeys((*usable_now(game, table), *shooters(game, table)))
    families = (
        one_of(
            *cards,
            *time_discards(table),
            *(Use(PLAYER, source) for source in usable),
            *saves(game, table),
            *pending(table),
            Stop(PLAYER),
        ),
        explained(Play, partial(_not_played, game, table)),
        no_discard(table),
        explained(Use, partial(_not_used, game, table)),
        explained(Save, partial(save_problem, game, table)),
        explained(TakeReward, no_reward),
    )
    return Decision(PLAYER, ACTION, families, (r.DEC_03, r.ACT_01), frame, must=False)


def _not_played(game: Game, table: Table, command: Play) -> Refusal | None:
    return play_problem(game, table, command.card)


def _not_used(game: Game, table: Table, command: Use) -> Refusal | None:
    return use_problem(game, table, command.source)


def _acted(
    run: GirlRun, _frame: Acting, command: Play | Discard | Use | Save | TakeReward | Stop
) -> None:
    match command:
        case Play(card=card):
            play_card(run, card)
        case Discard(card=card):
            discard_for_time(run, card)
        case Use(source=source):
            if source in usable_now(run.game, run.table):
                use(run, source)
            else:
                shoot(run, source)
        case Save():
            save(run, command)
        case TakeReward():
            take_reward(run, command)
        case Stop():
            run.emit(PhaseEnding(why=(r.ACT_09,)))


HANDLERS.ask(Acting, ACTION, _decide, _acted)

__all__ = ["ActionPhase"]

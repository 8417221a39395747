"""Events of the location: drawn, resolved, discarded or lasting (rules FG-EVT)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.events.cards import EventDiscarded, EventDrawn
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import CardId
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=28)
@node
class DrawingEvent:
    """Draws the top event and begins to resolve it."""

    src: SourceId
    why: tuple[RuleId, ...]


@final
@frame(tag=29)
@node
class ClosingEvent:
    """Discards an event that does not stay."""

    card: CardId


def draw_event(run: GirlRun, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()) -> None:
    """Draw and resolve the next event; from an empty deck nothing is drawn (FG-SYM-09)."""
    if len(run.table.events):
        run.push(DrawingEvent(src, why))
    else:
        skip(run, Skip.DECK_EMPTY, src, (r.SYM_09, r.AMB_28))


def _top(_game: Game, table: Table, _frame: DrawingEvent) -> Request:
    return Request(Stream.EVENTS, (table.events.side,), "top event", (r.EVT_01,))


def _drawn(run: GirlRun, frame: DrawingEvent, outcome: Outcome) -> None:
    """It is resolved at once; those before it stay in play (FG-EVT-01, -02)."""
    run.emit(EventDrawn(outcome, src=frame.src, why=frame.why))
    card = run.game.events[outcome[0]]
    if not card.lasting:
        run.push(ClosingEvent(card.id))
    resolve(run, card.effects, Env(SourceId(card.id)))


HANDLERS.draw(DrawingEvent, _top, _drawn)


@HANDLERS.work(ClosingEvent)
def _close(run: GirlRun, frame: ClosingEvent) -> None:
    run.emit(EventDiscarded(frame.card))


__all__ = ["draw_event"]

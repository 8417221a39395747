"""Terror cards: drawn, resolved, discarded (FG-KIL-02, -23, -24; FG-CRD; FG-AMB-28, -29, -82)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.dark_powers import place_minor
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.events.killer import (
    TerrorDiscarded,
    TerrorDrawn,
    TerrorDropped,
    TerrorOrdered,
    TerrorStays,
)
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import CardId
from dmd_core.final_girl.lookups import is_minor
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=71)
@node
class DrawingTerror:
    """Draws the top terror card and begins to resolve it."""


@final
@frame(tag=72)
@node
class ClosingTerror:
    """Puts a terror card away that was resolved, and draws the next one if it said so."""

    card: CardId


@final
@frame(tag=73)
@node
class DroppingTerror:
    """Discards the top terror cards without effect, `n` of them."""

    n: int
    src: SourceId


def draw_terror(
    run: GirlRun, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = (r.KIL_02, r.AMB_28)
) -> None:
    """Draw and resolve the top terror card; from an empty deck nothing is drawn (FG-AMB-28)."""
    if len(run.table.terror):
        run.push(DrawingTerror())
    else:
        skip(run, Skip.DECK_EMPTY, src, why)


def draw_next_terror(run: GirlRun, src: SourceId) -> None:
    """After the card that is being resolved the next one is drawn, in full (FG-AMB-82).

    Said by a text that is no terror card, it is drawn at once.
    """
    if run.table.resolving:
        run.emit(TerrorOrdered(src=src))
    else:
        draw_terror(run, src)


def drop_terror(run: GirlRun, n: int, src: SourceId) -> None:
    """Discard the next terror cards; they have no effect (FG-CRD-03)."""
    if n <= 0:
        return
    if len(run.table.terror):
        run.push(DroppingTerror(n, src))
    else:
        skip(run, Skip.DECK_EMPTY, src, (r.AMB_28,))


def _top(_game: Game, table: Table, _frame: DrawingTerror | DroppingTerror) -> Request:
    """A card whose place is known, or any that nobody has seen (FG-SET-09)."""
    side = table.terror.side(table.terror_unseen)
    return Request(Stream.TERROR, (side,), "top terror card", (r.KIL_02, r.SET_09))


def _drawn(run: GirlRun, _frame: DrawingTerror, outcome: Outcome) -> None:
    """Its condition first (FG-KIL-23); a minor stays; others are done top to bottom (FG-KIL-24)."""
    run.emit(TerrorDrawn(outcome))
    card = run.game.terror[outcome[0]]
    if card.needs_victims and not run.table.victims and not run.table.specials:
        run.emit(TerrorDiscarded(card.id, why=(r.KIL_23, r.CRD_02)))
        draw_terror(run, SourceId(card.id), (r.AMB_29,))
    elif is_minor(run.game, card.id):
        place_minor(run, card.id)
    else:
        run.push(ClosingTerror(card.id))
        resolve(run, card.effects, Env(SourceId(card.id)))


HANDLERS.draw(DrawingTerror, _top, _drawn)


@HANDLERS.work(ClosingTerror)
def _close(run: GirlRun, frame: ClosingTerror) -> None:
    """The card is discarded, or stays if it says so (FG-CRD-01)."""
    card = run.game.terror[frame.card]
    ordered = run.table.terror_ordered
    if card.stays:
        run.emit(TerrorStays(card.id))
    else:
        run.emit(TerrorDiscarded(card.id))
    if ordered:
        draw_terror(run, SourceId(card.id))


def _dropped(run: GirlRun, frame: DroppingTerror, outcome: Outcome) -> None:
    run.emit(TerrorDropped(outcome, src=frame.src))
    drop_terror(run, frame.n - 1, frame.src)


HANDLERS.draw(DroppingTerror, _top, _dropped)

__all__ = ["draw_next_terror", "draw_terror", "drop_terror"]

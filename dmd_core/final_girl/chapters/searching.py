"""Searching: drawing item cards, keeping one, putting the others back (rules FG-SRC)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.items import gain_item
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.commands import Keep, PutBack
from dmd_core.final_girl.events.searching import ItemDrawn, ItemPutBack
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, CardId, SpaceId
from dmd_core.final_girl.lookups import deck_side, item_deck
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import End, Table
from dmd_core.final_girl.streams import Stream
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

KEEP = KindId("keep-item")
PUT_BACK = KindId("put-back")

NOT_FOUND = RefusalCode(
    "not-found", "{card:card} was not found in this search.", (r.SRC_03, r.SRC_04)
)


@final
@frame(tag=63)
@node
class DrawingItem:
    """Draws a card of an item deck in a search; `left` are drawn after it."""

    deck: SpaceId
    left: int
    src: SourceId


@final
@frame(tag=64)
@node
class Keeping:
    """Asks which of the cards that were found is kept (FG-DEC-09)."""

    deck: SpaceId
    src: SourceId


@final
@frame(tag=65)
@node
class PuttingBack:
    """Asks where each other card goes; then the kept one is gained (FG-DEC-09)."""

    deck: SpaceId
    kept: CardId
    src: SourceId


@final
@frame(tag=66)
@node
class Gaining:
    """The card kept of a search is gained."""

    card: CardId
    src: SourceId


def search(run: GirlRun, n: int, src: SourceId) -> None:
    """Draw so many item cards of her space and keep one; fewer if there are fewer (FG-SRC-03).

    On an empty deck nothing is found (FG-AMB-60).
    """
    space = run.table.girl.space
    if not item_deck(run.table, space):
        skip(run, Skip.DECK_EMPTY, src, (r.SRC_02, r.AMB_60))
        return
    run.push(DrawingItem(space, n - 1, src), Keeping(space, src))


def _item_side(game: Game, table: Table, frame: DrawingItem) -> Request:
    name = game.places[frame.deck].name
    side = deck_side(table, frame.deck)
    return Request(Stream.ITEMS, (side,), f"top item card of {name}", (r.SRC_03,))


def _drawn(run: GirlRun, frame: DrawingItem, outcome: Outcome) -> None:
    """The card below stays facedown (FG-SRC-05)."""
    run.emit(ItemDrawn(frame.deck, outcome, src=frame.src))
    if frame.left and item_deck(run.table, frame.deck):
        run.push(DrawingItem(frame.deck, frame.left - 1, frame.src))


HANDLERS.draw(DrawingItem, _item_side, _drawn)


def _decide_keeping(_game: Game, table: Table, frame: Keeping) -> Decision:
    """Exactly one is kept; it cannot be refused (FG-AMB-57)."""
    options = one_of(*(Keep(PLAYER, card) for card in table.found))
    others = explained(Keep, _not_found)
    rules = (r.DEC_09, r.SRC_03, r.AMB_57)
    return Decision(PLAYER, KEEP, (options, others), rules, frame, quiet=True)


def _not_found(command: Keep | PutBack) -> Refusal:
    return refusal(NOT_FOUND, {"card": command.card})


def _kept(run: GirlRun, frame: Keeping, command: Keep) -> None:
    run.push(PuttingBack(frame.deck, command.card, frame.src), Gaining(command.card, frame.src))


HANDLERS.ask(Keeping, KEEP, _decide_keeping, _kept)


@HANDLERS.guard(PuttingBack)
def _more_found(_game: Game, table: Table, _frame: PuttingBack) -> bool:
    return len(table.found) > 1


def _decide_putting(_game: Game, table: Table, frame: PuttingBack) -> Decision:
    rejected = [card for card in table.found if card != frame.kept]
    options = one_of(*(PutBack(PLAYER, card, end) for card in rejected for end in End))
    others = explained(PutBack, _not_found)
    return Decision(PLAYER, PUT_BACK, (options, others), (r.DEC_09, r.SRC_04), frame)


def _put_back(run: GirlRun, frame: PuttingBack, command: PutBack) -> None:
    run.emit(ItemPutBack(frame.deck, command.card, command.end is End.TOP, src=frame.src))
    run.push(frame)


HANDLERS.ask(PuttingBack, PUT_BACK, _decide_putting, _put_back)


@HANDLERS.work(Gaining)
def _gain(run: GirlRun, frame: Gaining) -> None:
    gain_item(run, frame.card, frame.src)


__all__ = ["search"]

"""Setup: what lies on the table at first, and what chance deals (rules FG-SET)."""

from typing import Final, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.events import draw_event
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.victims import place_victims
from dmd_core.final_girl.events.searching import ItemTurnedUp
from dmd_core.final_girl.events.setup import SetupCardDrawn
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import deck_side
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import ItemDeck, Pawn, Phase, Pile, Table, Token
from dmd_core.final_girl.streams import Stream
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node

TERROR_CARDS: Final = 10
ITEMS_PER_DECK: Final = 4
_TOP_CARDS = (r.SET_11, r.SET_12)


@final
@frame(tag=67)
@node
class SetUp:
    """Deals what chance decides, in the order of setup (FG-SET-24)."""


@final
@frame(tag=68)
@node
class TurningUpItem:
    """Draws the card that is turned up on an item deck."""

    deck: SpaceId


@final
@frame(tag=69)
@node
class DrawingSetupCard:
    """Draws the setup card, or takes the chosen one (a variant)."""


@final
@frame(tag=70)
@node
class DrawingFirstEvent:
    """The first event is to be drawn and resolved (FG-SET-21)."""


def lay_out(game: Game) -> Table:
    """The table before anything is drawn (FG-SET-01 to -11, -15 to -20, -22, -23).

    What is facedown is drawn when it is turned over; so nothing is dealt here.
    """
    actions = game.content.core.actions
    hand = [card.id for card in actions if not card.cost for _ in range(card.copies)]
    tableau = [card.id for card in actions if card.cost for _ in range(card.copies)]
    return Table(
        girl=_pawn(game.girl.health),
        killer=_pawn(game.killer.health),
        hand=tuple(sorted(hand)),
        tableau=tuple(sorted(tableau)),
        terror=Pile(min(TERROR_CARDS, len(game.terror_cards))),
        terror_unseen=game.terror_cards,
        items=tuple(ItemDeck(space, Pile(ITEMS_PER_DECK)) for space in game.search_spaces),
        items_unseen=tuple(sorted(game.items)),
        events=Deck(tuple(sorted(game.events))),
        pool=game.content.core.victims,
        health_tokens=tuple(sorted(game.content.core.health_tokens)),
        finales=tuple(sorted(game.finales)),
        dark_powers=tuple(sorted(card for card, power in game.powers.items() if not power.epic)),
        phase=Phase.SETUP,
        time=game.board.time,
        horror=game.killer.horror,
    )


def _pawn(health: int) -> Pawn:
    """Markers and the token are the maximum health (FG-SET-17)."""
    if not health:
        return Pawn(0, 0, Token.NONE)
    return Pawn(health, health - 1)


@HANDLERS.work(SetUp)
def _set_up(run: GirlRun, _frame: SetUp) -> None:
    """Item decks, setup card, first event, then the first turn (FG-SET-24)."""
    run.push(
        *(TurningUpItem(space) for space in run.game.search_spaces),
        DrawingSetupCard(),
        DrawingFirstEvent(),
        NextPhase(),
    )


def _top_item(game: Game, table: Table, frame: TurningUpItem) -> Request:
    name = game.places[frame.deck].name
    side = deck_side(table, frame.deck)
    return Request(Stream.ITEMS, (side,), f"top item card of {name}", _TOP_CARDS)


def _turned_up(run: GirlRun, frame: TurningUpItem, outcome: Outcome) -> None:
    run.emit(ItemTurnedUp(frame.deck, outcome))


HANDLERS.draw(TurningUpItem, _top_item, _turned_up)


def _setup_side(game: Game, _table: Table, _frame: DrawingSetupCard) -> Request:
    chosen = game.setup.setup_card
    side = (chosen,) if chosen else tuple(game.setup_cards)
    return Request(Stream.SETUP, (side,), "setup card", (r.SET_13,))


def _setup_drawn(run: GirlRun, _frame: DrawingSetupCard, outcome: Outcome) -> None:
    """Pawns on their start spaces, then victims in printed order (FG-SET-13, FG-AMB-68)."""
    card = run.game.setup_cards[outcome[0]]
    killer = card.killer if run.game.killer.health else SpaceId("")
    run.emit(SetupCardDrawn(outcome, card.girl, killer))
    for space, n in card.victims:
        place_victims(run, space, n, SourceId(card.id))


HANDLERS.draw(DrawingSetupCard, _setup_side, _setup_drawn)


@HANDLERS.work(DrawingFirstEvent)
def _first_event(run: GirlRun, _frame: DrawingFirstEvent) -> None:
    draw_event(run, why=(r.SET_21,))


__all__ = ["DrawingSetupCard", "SetUp", "TurningUpItem", "lay_out"]

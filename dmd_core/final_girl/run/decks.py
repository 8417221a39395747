"""Decks of the film: terror cards, dark powers and items."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.dark_powers import add_power
from dmd_core.final_girl.chapters.items import gain_top_item
from dmd_core.final_girl.chapters.terror import draw_next_terror, drop_terror
from dmd_core.final_girl.chapters.texts import skip, whether
from dmd_core.final_girl.commands import Answer, ChooseCard, ChooseSpace
from dmd_core.final_girl.events.killer import MinorDiscarded, TerrorSeen
from dmd_core.final_girl.events.searching import DeckItemDiscarded, ItemTurnedUp
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, SpaceId
from dmd_core.final_girl.lookups import deck_side, item_deck
from dmd_core.final_girl.run.base import SPACE, on_node, on_space, pick_space
from dmd_core.final_girl.run.control import OFFER
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import (
    DroppingItems,
    Env,
    KeepingTerror,
    LookingAtTerror,
    OfferingRemoval,
    PickingMinor,
    Surveying,
    TurningItem,
)
from dmd_core.final_girl.words.decks import (
    AddPower,
    DiscardItems,
    DiscardMinor,
    DiscardTerror,
    DrawTerror,
    LookTerror,
    SurveyItems,
    TakeItem,
)
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.node import replace

MINOR = KindId("minor")


# --- terror cards and dark powers ------------------------------------------------------------


@on_node(DrawTerror)
def _draw_terror(run: GirlRun, env: Env, _node: DrawTerror) -> None:
    draw_next_terror(run, env.src)


@on_node(DiscardTerror)
def _discard_terror(run: GirlRun, env: Env, node: DiscardTerror) -> None:
    drop_terror(run, node.n, env.src)


@on_node(AddPower)
def _add_power(run: GirlRun, env: Env, _node: AddPower) -> None:
    add_power(run, env.src)


@on_node(LookTerror)
def _look(run: GirlRun, env: Env, _node: LookTerror) -> None:
    if len(run.table.terror):
        run.push(LookingAtTerror(env))
    else:
        skip(run, Skip.DECK_EMPTY, env.src, (r.AMB_28,))


def _top_terror(_game: Game, table: Table, _frame: LookingAtTerror) -> Request:
    side = table.terror.side(table.terror_unseen)
    return Request(Stream.TERROR, (side,), "top terror card", (r.SET_09,))


def _seen(run: GirlRun, frame: LookingAtTerror, outcome: Outcome) -> None:
    run.emit(TerrorSeen(outcome, bottom=False, src=frame.env.src))
    run.push(KeepingTerror(outcome[0], frame.env))


HANDLERS.draw(LookingAtTerror, _top_terror, _seen)


def _decide_bottom(_game: Game, _table: Table, frame: KeepingTerror) -> Decision:
    return whether(OFFER, frame)


def _put_at_bottom(run: GirlRun, frame: KeepingTerror, command: Answer) -> None:
    if command.yes:
        run.emit(TerrorSeen((frame.card,), bottom=True, src=frame.env.src))


HANDLERS.ask(KeepingTerror, OFFER, _decide_bottom, _put_at_bottom)


@on_node(DiscardMinor)
def _discard_minor(run: GirlRun, env: Env, _node: DiscardMinor) -> None:
    if run.table.minors:
        run.push(PickingMinor(env))
    else:
        skip(run, Skip.NO_TARGET, env.src)


def _decide_minor(_game: Game, table: Table, frame: PickingMinor) -> Decision:
    options = one_of(*(ChooseCard(PLAYER, minor.card) for minor in table.minors))
    return Decision(PLAYER, MINOR, (options,), (r.DEC_20, r.DP_04), frame)


def _minor_picked(run: GirlRun, frame: PickingMinor, command: ChooseCard) -> None:
    run.emit(MinorDiscarded(command.card, src=frame.env.src))


HANDLERS.ask(PickingMinor, MINOR, _decide_minor, _minor_picked)


# --- items -----------------------------------------------------------------------------------


def _filled(table: Table) -> tuple[SpaceId, ...]:
    """The spaces of item decks that are not empty."""
    return tuple(deck.space for deck in table.items if len(deck.pile))


@on_node(TakeItem)
def _take_item(run: GirlRun, env: Env, node: TakeItem) -> None:
    pick_space(run, env, node, _filled(run.table), reason=Skip.DECK_EMPTY)


@on_space(TakeItem, r.DEC_20, r.CRD_04)
def _take_there(run: GirlRun, env: Env, _node: TakeItem, space: SpaceId) -> None:
    gain_top_item(run, space, env.src)


@on_node(DiscardItems)
def _discard_items(run: GirlRun, env: Env, node: DiscardItems) -> None:
    spaces = spaces_of(run.game, run.table, env, node.on)
    decks = tuple(space for space in _filled(run.table) if space in spaces)
    if decks:
        run.push(DroppingItems(decks, env))
    else:
        skip(run, Skip.DECK_EMPTY, env.src)


def _top_item(game: Game, table: Table, frame: DroppingItems | TurningItem) -> Request:
    deck = frame.deck if isinstance(frame, TurningItem) else frame.decks[0]
    name = game.places[deck].name
    return Request(Stream.ITEMS, (deck_side(table, deck),), f"top item card of {name}", (r.CRD_03,))


def _item_dropped(run: GirlRun, frame: DroppingItems, outcome: Outcome) -> None:
    """The next card of the deck, or the next deck; after a removal the next card is turned up."""
    deck = frame.decks[0]
    run.emit(DeckItemDiscarded(deck, outcome, frame.removed, src=frame.env.src))
    left = deck in _filled(run.table)
    if frame.removed:
        if left:
            run.push(TurningItem(deck, frame.env))
        return
    decks = frame.decks if left else frame.decks[1:]
    if decks:
        run.push(replace(frame, decks=decks))


HANDLERS.draw(DroppingItems, _top_item, _item_dropped)


def _item_turned(run: GirlRun, frame: TurningItem, outcome: Outcome) -> None:
    run.emit(ItemTurnedUp(frame.deck, outcome, src=frame.env.src))


HANDLERS.draw(TurningItem, _top_item, _item_turned)


@on_node(SurveyItems)
def _survey(run: GirlRun, env: Env, _node: SurveyItems) -> None:
    decks = _filled(run.table)
    if decks:
        run.push(Surveying(decks, env))
    else:
        skip(run, Skip.DECK_EMPTY, env.src)


def _decide_deck(_game: Game, _table: Table, frame: Surveying) -> Decision:
    """In whichever order the player likes (FG-DEC-20)."""
    options = one_of(*(ChooseSpace(PLAYER, deck) for deck in frame.decks))
    return Decision(PLAYER, SPACE, (options,), (r.DEC_20,), frame)


def _surveyed(run: GirlRun, frame: Surveying, command: ChooseSpace) -> None:
    deck = command.space
    rest = tuple(other for other in frame.decks if other != deck)
    if rest:
        run.push(replace(frame, decks=rest))
    pile = item_deck(run.table, deck)
    if pile is not None and pile.top:
        run.push(OfferingRemoval(deck, frame.env))
    else:
        run.push(TurningItem(deck, frame.env))


HANDLERS.ask(Surveying, SPACE, _decide_deck, _surveyed)


def _decide_removal(_game: Game, _table: Table, frame: OfferingRemoval) -> Decision:
    return whether(OFFER, frame)


def _removal(run: GirlRun, frame: OfferingRemoval, command: Answer) -> None:
    if command.yes:
        run.push(DroppingItems((frame.deck,), frame.env, removed=True))


HANDLERS.ask(OfferingRemoval, OFFER, _decide_removal, _removal)

__all__: list[str] = []

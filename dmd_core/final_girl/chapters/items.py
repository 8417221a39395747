"""Items: gaining, arranging, using (rules FG-ITM, FG-SRC-08, FG-ACT-14, -15).

An item or an ability is used in the Action menu where its text says so, by the abilities `Use` and
`Shoot`; windows of other chapters take `spend`, when an item is used there.
"""

from itertools import combinations
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import condition_holds
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.commands import Hold
from dmd_core.final_girl.events.actions import Used
from dmd_core.final_girl.events.items import ItemDiscarded, ItemsArranged, UseSpent
from dmd_core.final_girl.events.searching import ItemGained, ItemTaken
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, CardId, SpaceId
from dmd_core.final_girl.lookups import HANDS, carried, deck_side, found, usable_there
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Place, Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import hooks
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

ARRANGE = KindId("arrange-items")

NOT_HERS = RefusalCode(
    "not-hers", "{source:source} is nothing she has or that acts now.", (r.ITM_11, r.ACT_14)
)
IN_BACKPACK = RefusalCode(
    "in-backpack",
    "{source:source} is in the backpack; an item with hand symbols is used while it is held.",
    (r.ITM_03, r.ITM_04),
)
NOTHING_TO_USE = RefusalCode(
    "nothing-to-use",
    "{source:source} is not used in the Action menu; it works where its text says so.",
    (r.ACT_15, r.AMB_58),
)
USED_UP = RefusalCode(
    "used-in-this-phase",
    "{source:source} was used in this Action phase; once is all.",
    (r.AMB_59,),
)
NO_TIME = RefusalCode(
    "no-time-to-use",
    "{source:source} costs {cost} time and {time} is left; what is paid to use something may not"
    " push time below 0.",
    (r.AMB_15,),
)
NOT_NOW = RefusalCode("not-usable-now", "{source:source} can do nothing now.", (r.ITM_07, r.ACT_14))
TOO_MANY_HANDS = RefusalCode(
    "too-many-hands",
    "She has {hands} hands, and cannot hold these items together: {cards:card}.",
    (r.ITM_01, r.ITM_02),
)


@final
@frame(tag=35)
@node
class Arranging:
    """Asks which items she holds; those not named go to the backpack (FG-DEC-10)."""


@final
@frame(tag=36)
@node
class TakingItem:
    """Draws the top card of an item deck, which she gains without a search."""

    deck: SpaceId
    src: SourceId


# --- gaining and arranging -----------------------------------------------------------------------


def gain_item(run: GirlRun, card: CardId, src: SourceId) -> None:
    """She gains an item: it does what it does when gained, then she arranges (FG-ITM-09, -11)."""
    run.emit(ItemGained(card, run.game.items[card].uses, src=src))
    _gained(run, card)


def gain_top_item(run: GirlRun, deck: SpaceId, src: SourceId) -> None:
    """She gains the top card of an item deck that is not empty (FG-CRD-04)."""
    run.push(TakingItem(deck, src))


def _gained(run: GirlRun, card: CardId) -> None:
    run.push(Arranging())
    resolve(run, run.game.items[card].on_gain, Env(SourceId(card)))


def _top_item(game: Game, table: Table, frame: TakingItem) -> Request:
    name = game.places[frame.deck].name
    side = deck_side(table, frame.deck)
    return Request(Stream.ITEMS, (side,), f"top item card of {name}", (r.CRD_04,))


def _item_taken(run: GirlRun, frame: TakingItem, outcome: Outcome) -> None:
    uses = run.game.items[outcome[0]].uses
    run.emit(ItemTaken(frame.deck, outcome, uses, src=frame.src))
    _gained(run, outcome[0])


HANDLERS.draw(TakingItem, _top_item, _item_taken)


def _hand_items(game: Game, table: Table) -> list[tuple[CardId, int]]:
    """Her items with hand symbols, with how many hands each takes, in the order she got them."""
    items = [(item.card, game.items[item.card].hands) for item in table.carried]
    return [(card, hands) for card, hands in items if hands]


@HANDLERS.guard(Arranging)
def _has_hand_items(game: Game, table: Table, _frame: Arranging) -> bool:
    return bool(_hand_items(game, table))


def _decide_holding(game: Game, table: Table, frame: Arranging) -> Decision:
    """Any split that two hands can hold (FG-ITM-01 to -03, -06)."""
    items = _hand_items(game, table)
    options = [
        Hold(PLAYER, tuple(card for card, _ in some))
        for n in range(HANDS, -1, -1)
        for some in combinations(items, n)
        if sum(hands for _, hands in some) <= HANDS
    ]
    others = explained(Hold, _not_held)
    rules = (r.DEC_10, r.ITM_06, r.ITM_01)
    return Decision(PLAYER, ARRANGE, (one_of(*options), others), rules, frame, must=False)


def _not_held(command: Hold) -> Refusal:
    return refusal(TOO_MANY_HANDS, {"hands": HANDS, "cards": command.held})


def _held(run: GirlRun, _frame: Arranging, command: Hold) -> None:
    now = tuple(item.card for item in run.table.carried if item.place is Place.HAND)
    if command.held != now:
        run.emit(ItemsArranged(command.held))


HANDLERS.ask(Arranging, ARRANGE, _decide_holding, _held)


# --- using ---------------------------------------------------------------------------------------


def spend(run: GirlRun, source: SourceId) -> None:
    """Take a use marker off a limited item or discard a single-use one (FG-ITM-08, -09).

    Other items and abilities stay as they are (FG-ITM-07).
    """
    item = carried(run.table, source)
    if item is None:
        return
    text = run.game.items[item.card]
    if text.single or item.uses == 1:
        run.emit(ItemDiscarded(item.card, src=source))
    elif item.uses:
        run.emit(UseSpent(item.card, src=source))


def use_problem(game: Game, table: Table, source: SourceId) -> Refusal | None:
    """Why something cannot be used in the Action menu now; None if it can."""
    if any(source == usable for usable in usable_now(game, table)):
        return None
    values = {"source": source}
    item = carried(table, source)
    if item is not None and not usable_there(game, item):
        return refusal(IN_BACKPACK, values)
    uses = [ability for ability, src in found(game, table, hooks.Use) if src == source]
    shots = [ability for ability, src in found(game, table, hooks.Shoot) if src == source]
    dear = [one.time for one in uses if one.time > table.time]
    dear += [one.time for one in shots if one.time > table.time]
    if dear:
        return refusal(NO_TIME, {**values, "cost": dear[0], "time": table.time})
    if uses and source in table.used_this_phase:
        return refusal(USED_UP, values)
    if uses or shots:
        return refusal(NOT_NOW, values)
    return refusal(NOT_HERS if item is None else NOTHING_TO_USE, values)


def usable_now(game: Game, table: Table) -> list[SourceId]:
    """What she can use in the Action menu, but for weapons that shoot, in the order of `found`."""
    return [
        source
        for ability, source in found(game, table, hooks.Use)
        if ability.time <= table.time
        and not (ability.once and source in table.used_this_phase)
        and condition_holds(game, table, Env(source), ability.when)
    ]


def use(run: GirlRun, source: SourceId) -> None:
    """Use an item or an ability: it is paid for, then its text is carried out (FG-ACT-14)."""
    ability = of_kind(run.game.hooks[source], hooks.Use)[0]
    run.emit(Used(source, ability.once, src=source))
    if ability.time:
        move_time(run, -ability.time, source, (r.AMB_15,))
    spend(run, source)
    resolve(run, (ability.then,), Env(source))


__all__ = [
    "Arranging",
    "gain_item",
    "gain_top_item",
    "spend",
    "usable_now",
    "use",
    "use_problem",
]

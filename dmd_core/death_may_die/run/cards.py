"""Claimed cards: discarded, kept for a price, taken, given."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.hits import Batch, Cause, WoundHit
from dmd_core.death_may_die.chapters.investigate import Excluding
from dmd_core.death_may_die.chapters.trade import is_tradable
from dmd_core.death_may_die.commands import Answer, ChooseCard, ChooseInvestigator, Done
from dmd_core.death_may_die.events.actions import Traded
from dmd_core.death_may_die.events.discovery import CardDiscarded, CardTaken, DiscoveryDiscarded
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import clockwise
from dmd_core.death_may_die.run.base import on_node, resolve, skip
from dmd_core.death_may_die.run.selectors import investigators_of
from dmd_core.death_may_die.state import HeldCard, Side, Table
from dmd_core.death_may_die.texts import Balancing, Discarding, Giving, Keeping, Resolve, Stealing
from dmd_core.death_may_die.words.amounts import Measure
from dmd_core.death_may_die.words.cards import (
    BalanceCards,
    CardKind,
    DiscardCards,
    DiscardThis,
    GiveItem,
    Steal,
)
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import replace

DISCARD = KindId("discard")


KEEP = KindId("keep")


STEAL = KindId("steal")


GIVE = KindId("give")


def _fits(game: Game, holding: HeldCard, node: DiscardCards) -> bool:
    text = game.halves[holding.card, holding.side].text
    return (
        (not node.kinds or text.kind in node.kinds)
        and (node.half is None or text.id == node.half)
        and (node.tag is None or node.tag in text.tags)
    )


@on_node(DiscardCards)
def _discard_cards(run: DmdRun, frame: Resolve, node: DiscardCards) -> None:
    """Each owner discards what fits, or keeps it for Wounds, clockwise (AMB-58)."""
    env = frame.env
    fitting = [
        (
            seat,
            tuple(c.card for c in run.table.investigators[seat].cards if _fits(run.game, c, node)),
        )
        for seat in investigators_of(run.game, run.table, env, node.who)
    ]
    fitting = [(seat, cards) for seat, cards in fitting if cards]
    if not fitting:
        skip(run, frame.env)
    elif node.keep_for:
        todo = tuple((seat, card) for seat, cards in fitting for card in cards)
        run.push(Keeping(env, node.keep_for, todo))
    elif node.n is Measure.ALL:
        for seat, cards in fitting:
            for card in cards:
                run.emit(CardDiscarded(seat, card, src=env.src))
    else:
        n = int(node.n)
        run.push(*(Discarding(seat, cards, n, env.src) for seat, cards in fitting))


def _decide_discard(_game: Game, _table: Table, frame: Discarding) -> Decision:
    options = one_of(*(ChooseCard(frame.seat, card) for card in sorted(frame.cards)))
    return Decision(frame.seat, DISCARD, (options,), (r.DEC_23, r.DEC_61), frame, must=True)


def _discarded(run: DmdRun, frame: Discarding, command: ChooseCard) -> None:
    run.emit(CardDiscarded(frame.seat, command.card, src=frame.src))
    left = tuple(card for card in frame.cards if card != command.card)
    if left and frame.n > 1:
        run.push(replace(frame, cards=left, n=frame.n - 1))


HANDLERS.ask(Discarding, DISCARD, _decide_discard, _discarded)


def _decide_keep(_game: Game, _table: Table, frame: Keeping) -> Decision:
    """Keep the card for Wounds or let it go, card by card."""
    seat = frame.todo[0][0]
    options = one_of(Answer(seat, yes=True), Answer(seat, yes=False))
    return Decision(seat, KEEP, (options,), (r.DEC_62,), frame, must=True)


def _kept(run: DmdRun, frame: Keeping, command: Answer) -> None:
    """After the last answer: cards go, then the Wounds for the others, one batch."""
    first, todo = frame.todo[0], frame.todo[1:]
    if command.yes:
        frame = replace(frame, kept=(*frame.kept, first), todo=todo)
    else:
        frame = replace(frame, lost=(*frame.lost, first), todo=todo)
    if todo:
        run.push(frame)
        return
    src = frame.env.src
    for seat, card in frame.lost:
        run.emit(CardDiscarded(seat, card, src=src))
    owners = [seat for seat, _ in frame.kept]
    hits = tuple(
        WoundHit(seat, frame.wounds * owners.count(seat), Cause.PRICE, src)
        for seat in dict.fromkeys(owners)
    )
    if hits:
        run.push(Batch(hits))


HANDLERS.ask(Keeping, KEEP, _decide_keep, _kept)


@on_node(DiscardThis)
def _discard_this(run: DmdRun, frame: Resolve, _node: DiscardThis) -> None:
    """The Discovery card at work goes; the rest of it is not done."""
    card = CardId(frame.env.src)
    if card in run.table.discovery.resolving:
        run.emit(DiscoveryDiscarded(card, src=frame.env.src))


@on_node(BalanceCards)
def _balance(run: DmdRun, frame: Resolve, _node: BalanceCards) -> None:
    if _heavier(run.table, frame.env.you):
        run.push(Balancing(frame.env.you, frame.env.src))
    else:
        skip(run, frame.env)


def _heavier(table: Table, seat: Seat) -> list[CardId]:
    """Cards on the side that has more; empty if both have as many."""
    cards = table.investigators[seat].cards
    left = [holding.card for holding in cards if holding.side is Side.LEFT]
    right = [holding.card for holding in cards if holding.side is Side.RIGHT]
    if len(left) == len(right):
        return []
    return sorted(left if len(left) > len(right) else right)


def _decide_balance(_game: Game, table: Table, frame: Balancing) -> Decision:
    options = one_of(*(ChooseCard(frame.seat, card) for card in _heavier(table, frame.seat)))
    return Decision(frame.seat, DISCARD, (options,), (r.DEC_61,), frame, must=True)


def _balanced(run: DmdRun, frame: Balancing, command: ChooseCard) -> None:
    run.emit(CardDiscarded(frame.seat, command.card, src=frame.src))
    if _heavier(run.table, frame.seat):
        run.push(frame)


HANDLERS.ask(Balancing, DISCARD, _decide_balance, _balanced)


def _loot(game: Game, table: Table, thief: Seat) -> list[tuple[CardId, Seat]]:
    space = table.investigators[thief].space
    return sorted(
        (holding.card, seat)
        for seat in clockwise(table)
        if seat != thief and table.investigators[seat].space == space
        for holding in table.investigators[seat].cards
        if is_tradable(game, holding)
    )


@on_node(Steal)
def _steal(run: DmdRun, frame: Resolve, node: Steal) -> None:
    if run.table.investigators[frame.env.you].alive and _loot(run.game, run.table, frame.env.you):
        run.push(Stealing(frame.env, frame.node))
    else:
        resolve(run, node.otherwise, frame.env)


def _decide_steal(game: Game, table: Table, frame: Stealing) -> Decision:
    """At least one card, as many as the owner likes."""
    seat = frame.env.you
    options: list[Command] = [ChooseCard(seat, card) for card, _ in _loot(game, table, seat)]
    if frame.taken:
        options.append(Done(seat))
    return Decision(seat, STEAL, (one_of(*options),), (r.DEC_61,), frame, must=not frame.taken)


def _stolen(run: DmdRun, frame: Stealing, command: ChooseCard | Done) -> None:
    seat = frame.env.you
    if isinstance(command, ChooseCard):
        owner = dict(_loot(run.game, run.table, seat))[command.card]
        run.emit(CardTaken(seat, owner, command.card, src=frame.env.src))
        run.push(Excluding(seat), replace(frame, taken=frame.taken + 1))
        return
    node = run.game.nodes[frame.node]
    if isinstance(node, Steal):
        resolve(run, node.then, frame.env)


HANDLERS.ask(Stealing, STEAL, _decide_steal, _stolen)


@on_node(GiveItem)
def _give_item(run: DmdRun, frame: Resolve, _node: GiveItem) -> None:
    """One tradable Item to a living Investigator anywhere."""
    seat = frame.env.you
    others = [s for s in clockwise(run.table) if s != seat]
    if _items(run.game, run.table, seat) and others:
        run.push(Giving(seat, frame.env.src))
    else:
        skip(run, frame.env)


def _items(game: Game, table: Table, seat: Seat) -> list[CardId]:
    return sorted(
        holding.card
        for holding in table.investigators[seat].cards
        if game.halves[holding.card, holding.side].text.kind is CardKind.ITEM
        and is_tradable(game, holding)
    )


def _decide_give(game: Game, table: Table, frame: Giving) -> Decision:
    seat = frame.seat
    options: list[Command]
    if frame.card is None:
        options = [ChooseCard(seat, card) for card in _items(game, table, seat)]
    else:
        options = [ChooseInvestigator(seat, s) for s in clockwise(table) if s != seat]
    return Decision(seat, GIVE, (one_of(*options),), (r.DEC_23,), frame, must=True)


def _given(run: DmdRun, frame: Giving, command: ChooseCard | ChooseInvestigator) -> None:
    if isinstance(command, ChooseCard):
        run.push(replace(frame, card=command.card))
    elif frame.card is not None:
        run.emit(Traded(((frame.card, frame.seat, command.who),), src=frame.src))
        run.push(Excluding(command.who))


HANDLERS.ask(Giving, GIVE, _decide_give, _given)


__all__: list[str] = []

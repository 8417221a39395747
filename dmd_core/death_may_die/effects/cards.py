"""Verbs about claimed cards, kept Mythos cards, and Investigators that move by a text."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.hits import Batch, Cause, Hit, HitVerb
from dmd_core.death_may_die.chapters.mythos import MythosCard
from dmd_core.death_may_die.chapters.run import leave_space
from dmd_core.death_may_die.chapters.trade import is_tradable
from dmd_core.death_may_die.commands import (
    Answer,
    ChooseCard,
    ChooseInvestigator,
    ChooseSpace,
    Done,
)
from dmd_core.death_may_die.effects.control import Steal
from dmd_core.death_may_die.effects.resolve import on_node, pick, resolve, skip
from dmd_core.death_may_die.effects.select import investigators_of
from dmd_core.death_may_die.effects.selectors import Measure
from dmd_core.death_may_die.effects.verbs import (
    BalanceCards,
    CardKind,
    DiscardCards,
    DiscardThis,
    GiveItem,
    JoinNearest,
    MeetNamed,
    ResolveKept,
)
from dmd_core.death_may_die.events.actions import InvestigatorsMoved, Traded
from dmd_core.death_may_die.events.discovery import CardDiscarded, CardTaken, DiscoveryDiscarded
from dmd_core.death_may_die.events.mythos import KeptMythosResolved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import NO_SPACE, CardId, SpaceId
from dmd_core.death_may_die.lookups import clockwise
from dmd_core.death_may_die.state import HeldCard, Side, Table
from dmd_core.death_may_die.texts import Balancing, Discarding, Giving, Keeping, Resolve, Stealing
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, KindId, Seat, SourceId
from dmd_core.kernel.node import replace

DISCARD = KindId("discard")
KEEP = KindId("keep")
STEAL = KindId("steal")
GIVE = KindId("give")


# --- discarding ------------------------------------------------------------------------------


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
        skip(run, frame)
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
        Hit(HitVerb.WOUND, frame.wounds * owners.count(seat), seat, cause=Cause.PRICE, src=src)
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
        skip(run, frame)


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


# --- taking and giving -----------------------------------------------------------------------


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
        skip(run, frame)


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


# --- moving by a text ------------------------------------------------------------------------


@on_node(JoinNearest)
def _join_nearest(run: DmdRun, frame: Resolve, _node: JoinNearest) -> None:
    """To the nearest Space with another figure: a placement, no steps are named (AMB-40, -56)."""
    env = frame.env
    if env.space != NO_SPACE:
        _go(run, env.you, env.space, env.src)
        return
    owner = run.table.investigators[env.you]
    nearest = _nearest_company(run.game, run.table, env.you)
    if not owner.alive or not nearest or nearest == [owner.space]:
        skip(run, frame)
    elif len(nearest) == 1:
        _go(run, env.you, nearest[0], env.src)
    else:
        pick(run, frame, *(ChooseSpace(env.chooser, space) for space in nearest))


def _nearest_company(game: Game, table: Table, seat: Seat) -> list[SpaceId]:
    taken = {enemy.space for enemy in table.enemies}
    taken.update(table.investigators[s].space for s in clockwise(table) if s != seat)
    distances = game.distances[table.investigators[seat].space]
    reach = {space: distances[space] for space in game.spaces if space in taken & set(distances)}
    least = min(reach.values(), default=0)
    return [space for space, distance in reach.items() if distance == least]


def _go(run: DmdRun, seat: Seat, to: SpaceId, src: SourceId, *, followed: bool = True) -> None:
    if run.game.rulings.leave_triggers == "any":
        leave_space(run, (seat,), to, placed=True, followed=followed, src=src)
    else:
        run.emit(InvestigatorsMoved((seat,), to, placed=True, src=src))


@on_node(MeetNamed)
def _meet_named(run: DmdRun, frame: Resolve, _node: MeetNamed) -> None:
    """One of the two goes to the other; the text says that Enemies do not follow."""
    env = frame.env
    named = run.table.investigators[env.you].named
    if named == NOBODY or not run.table.investigators[named].alive:
        skip(run, frame)
    elif env.seat == NOBODY:
        pick(run, frame, *(ChooseInvestigator(env.chooser, s) for s in (env.you, named)))
    else:
        other = named if env.seat == env.you else env.you
        to = run.table.investigators[other].space
        _go(run, env.seat, to, env.src, followed=False)


@on_node(ResolveKept)
def _resolve_kept(run: DmdRun, frame: Resolve, _node: ResolveKept) -> None:
    """The kept card as if just drawn; "you" is its owner, it stays held meanwhile (AMB-109)."""
    seat = frame.env.you
    card = run.table.investigators[seat].kept
    if card:
        run.emit(KeptMythosResolved(seat, card, src=frame.env.src))
        run.push(MythosCard(card, seat, kept=True))
    else:
        skip(run, frame)

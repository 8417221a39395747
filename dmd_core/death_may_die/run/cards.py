"""Claimed cards: discarded, kept for a price, taken, given."""

from collections.abc import Sequence

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import amount_of
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.hits import Batch, Cause, WoundHit
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.commands import Answer, ChooseCard, ChooseInvestigator, Done
from dmd_core.death_may_die.events.actions import Traded
from dmd_core.death_may_die.events.discovery import CardDiscarded, CardTaken, DiscoveryDiscarded
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import cards_of, investigators_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import (
    Discarding,
    Env,
    GivingCard,
    GivingTo,
    Keeping,
    Resolve,
    Taking,
)
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.cards import DiscardCards, DiscardThis, GiveCards, TakeCards
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, RuleId, Seat
from dmd_core.kernel.node import replace

DISCARD = KindId("discard")
KEEP = KindId("keep")
STEAL = KindId("steal")
GIVE = KindId("give")


# --- discarding ------------------------------------------------------------------------------


@on_node(DiscardCards)
def _discard_cards(run: DmdRun, frame: Resolve, node: DiscardCards) -> None:
    """Each owner discards what fits, or keeps it for Wounds, clockwise (AMB-58)."""
    env = frame.env
    fitting = cards_of(run.game, run.table, env, node.cards)
    if not fitting:
        skip(run, env)
    elif node.keep_for:
        todo = tuple((seat, card) for seat, cards in fitting for card in cards)
        run.push(Keeping(env, node.keep_for, todo))
    elif node.n is ALL:
        for seat, cards in fitting:
            for card in cards:
                run.emit(CardDiscarded(seat, card, src=env.src))
    else:
        n = amount_of(run.game, run.table, env, node.n)
        # Only Symptoms speak of the sides of a board, and recorded games cite what they rest on.
        rules = (r.DEC_23, r.DEC_61) if node.cards.side is None else (r.DEC_61,)
        frames = (Discarding(seat, cards, n, env.src, rules) for seat, cards in fitting)
        run.push(*(frames if n > 0 else ()))


def _unasked(cards: Sequence[CardId], n: int) -> tuple[RuleId, ...]:
    """AMB-120: of several cards that all go the order is not asked."""
    return (r.AMB_120,) if 1 < len(cards) <= n else ()


def _choice(seat: Seat, cards: Sequence[CardId], n: int) -> list[Command]:
    """The cards of which `n` go; if all do, the first as the only one to choose."""
    return [ChooseCard(seat, card) for card in (cards[:1] if _unasked(cards, n) else cards)]


def _decide_discard(_game: Game, _table: Table, frame: Discarding) -> Decision:
    cards = sorted(frame.cards)
    options = _choice(frame.seat, cards, frame.n)
    rules = (*frame.rules, *_unasked(cards, frame.n))
    return Decision(frame.seat, DISCARD, (one_of(*options),), rules, frame, must=True)


def _discarded(run: DmdRun, frame: Discarding, command: ChooseCard) -> None:
    run.emit(CardDiscarded(frame.seat, command.card, src=frame.src))
    left = tuple(card for card in frame.cards if card != command.card)
    if left and frame.n > 1:
        run.push(replace(frame, cards=left, n=frame.n - 1))


HANDLERS.ask(Discarding, DISCARD, _decide_discard, _discarded)


def _decide_keep(_game: Game, _table: Table, frame: Keeping) -> Decision:
    """Keep the card for Wounds or let it go, card by card."""
    return yes_or_no(frame.todo[0][0], KEEP, (r.DEC_62,), frame)


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


# --- taking ----------------------------------------------------------------------------------


@on_node(TakeCards)
def _take_cards(run: DmdRun, frame: Resolve, node: TakeCards) -> None:
    """The dead take nothing."""
    env = frame.env
    if run.table.investigators[env.you].alive and _to_take(run.game, run.table, env, node):
        run.push(Taking(frame.node, env))
    else:
        skip(run, env)


def _to_take(game: Game, table: Table, env: Env, node: TakeCards) -> list[tuple[CardId, Seat]]:
    """Cards that "you" may take, with their owners."""
    found = cards_of(game, table, env, node.cards)
    return sorted((card, seat) for seat, cards in found if seat != env.you for card in cards)


def _taking(game: Game, frame: Taking) -> TakeCards:
    node = game.nodes[frame.node]
    if not isinstance(node, TakeCards):
        raise TypeError(f"node {frame.node} takes no cards")
    return node


def _decide_take(game: Game, table: Table, frame: Taking) -> Decision:
    """One card after the other; with enough of them the taker may stop."""
    env, node = frame.env, _taking(game, frame)
    cards = [card for card, _ in _to_take(game, table, env, node)]
    left = amount_of(game, table, env, node.n) - frame.taken
    going = 0 if node.more else left
    options = _choice(env.you, cards, going)
    rules = (r.DEC_61, *_unasked(cards, going))
    enough = left <= 0
    if enough:
        options.append(Done(env.you))
    return Decision(env.you, STEAL, (one_of(*options),), rules, frame, must=not enough)


def _taken(run: DmdRun, frame: Taking, command: ChooseCard | Done) -> None:
    if isinstance(command, Done):
        return
    env, node = frame.env, _taking(run.game, frame)
    owner = dict(_to_take(run.game, run.table, env, node))[command.card]
    run.emit(CardTaken(env.you, owner, command.card, src=env.src))
    after = replace(frame, taken=frame.taken + 1)
    enough = after.taken >= amount_of(run.game, run.table, env, node.n)
    if node.more if enough else _to_take(run.game, run.table, env, node):
        run.push(after)
    run.push(Excluding(env.you))


HANDLERS.ask(Taking, STEAL, _decide_take, _taken)


# --- giving ----------------------------------------------------------------------------------


@on_node(GiveCards)
def _give_cards(run: DmdRun, frame: Resolve, node: GiveCards) -> None:
    n = amount_of(run.game, run.table, frame.env, node.n)
    if not _give_next(run, GivingCard(frame.node, frame.env, n)):
        skip(run, frame.env)


def _give_next(run: DmdRun, frame: GivingCard) -> bool:
    """Ask for the next card, if there is one to give, and somebody to give it to."""
    game, table = run.game, run.table
    able = bool(_to_give(game, table, frame) and _receivers(game, table, frame))
    if able and frame.left > 0:
        run.push(frame)
    return able


def _giving(game: Game, frame: GivingCard | GivingTo) -> GiveCards:
    node = game.nodes[frame.node]
    if not isinstance(node, GiveCards):
        raise TypeError(f"node {frame.node} gives no cards")
    return node


def _to_give(game: Game, table: Table, frame: GivingCard) -> list[CardId]:
    env = frame.env
    found = cards_of(game, table, env, _giving(game, frame).cards)
    return sorted(card for seat, cards in found if seat == env.you for card in cards)


def _receivers(game: Game, table: Table, frame: GivingCard | GivingTo) -> list[Seat]:
    env = frame.env
    found = investigators_of(game, table, env, _giving(game, frame).to)
    return [seat for seat in found if seat != env.you]


def _decide_card(game: Game, table: Table, frame: GivingCard) -> Decision:
    seat = frame.env.you
    cards = _to_give(game, table, frame)
    options = _choice(seat, cards, frame.left)
    rules = (r.DEC_23, *_unasked(cards, frame.left))
    return Decision(seat, GIVE, (one_of(*options),), rules, frame, must=True)


def _card_chosen(run: DmdRun, frame: GivingCard, command: ChooseCard) -> None:
    run.push(GivingTo(frame.node, frame.env, command.card, frame.left - 1))


def _decide_receiver(game: Game, table: Table, frame: GivingTo) -> Decision:
    seat = frame.env.you
    options = one_of(*(ChooseInvestigator(seat, s) for s in _receivers(game, table, frame)))
    return Decision(seat, GIVE, (options,), (r.DEC_23,), frame, must=True)


def _given(run: DmdRun, frame: GivingTo, command: ChooseInvestigator) -> None:
    env = frame.env
    run.emit(Traded(((frame.card, env.you, command.who),), src=env.src))
    _give_next(run, GivingCard(frame.node, env, frame.left))
    run.push(Excluding(command.who))


HANDLERS.ask(GivingCard, GIVE, _decide_card, _card_chosen)
HANDLERS.ask(GivingTo, GIVE, _decide_receiver, _given)

__all__: list[str] = []

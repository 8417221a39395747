"""Investigate or Fight!: the branch, and Investigate (phase 3; INV, DISC, CMP)."""

from functools import partial
from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import condition_holds
from dmd_core.death_may_die.chapters.batch import price
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.exclusions import Excluding
from dmd_core.death_may_die.chapters.fight import Fight
from dmd_core.death_may_die.commands import ChooseOption, Claim, Decline
from dmd_core.death_may_die.content.cards import DiscoveryDef, HalfDef
from dmd_core.death_may_die.events.discovery import (
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    DiscoveryReshuffled,
)
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import BranchChosen, StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import active, is_down, is_safe
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Branch, Investigator, Side, Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, Family, blocked, explained, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

CLAIM = KindId("claim")
TOP: Final = (r.INV_02, r.COMP_02)
"""What a typed Discovery card rests on."""

NOT_PAYABLE = RefusalCode(
    "not-payable",
    "{half:half} costs {stress} Stress and there is room for {room} only;"
    " the price is paid in full.",
    (r.DISC_04, r.STR_06, r.AMB_28),
)
NO_HALF = RefusalCode(
    "no-such-half", "{card:card} has no {side} half to claim.", (r.DISC_05, r.DEC_30A)
)
MUST_CHOOSE = RefusalCode(
    "must-choose",
    "{seat:seat} has to take one of the options of {card:card} that can be paid.",
    (r.AMB_64, r.DISC_03),
)
NOT_FULFILLED = RefusalCode(
    "option-not-fulfilled",
    "{card:card} offers this only to whoever fulfils its condition; {seat:seat} does not.",
    (r.DISC_02,),
)
NO_OPTION = RefusalCode(
    "no-such-option", "{card:card} prints no such option.", (r.DISC_03, r.DEC_30)
)


@final
@frame(tag=55)
@node
class PhaseThree:
    """Carries out the branch of phase 3 that was chosen.

    It stays below an investigation for the Enemies that came meanwhile: they attack (AMB-60).
    """


@final
@frame(tag=49)
@node
class DrawingDiscovery:
    """Draws the top Discovery card for the Investigator at `seat`."""

    seat: Seat


@final
@frame(tag=50)
@node
class Discovering:
    """Carries a Discovery card out for `seat`; `i` of its mandatory lines are done."""

    card: CardId
    seat: Seat
    i: int = 0


@final
@frame(tag=51)
@node
class Claiming:
    """Asks `seat` which half of the Discovery card it claims, or what it does instead (DEC-30)."""

    card: CardId
    seat: Seat


@final
@frame(tag=52)
@node
class TakingCard:
    """Gives the half on `side` of a Discovery card to `seat` once its price is paid."""

    card: CardId
    seat: Seat
    side: Side


def choose_branch(run: DmdRun) -> None:
    """Fix the branch of this turn: Safe means Investigate, Enemies mean Fight (INV-01, -03)."""
    table = run.table
    seat = table.active
    owner = active(table)
    if is_down(owner):
        branch = Branch.CLOSED
    elif is_safe(table, owner.space):
        branch = Branch.INVESTIGATE
    else:
        branch = Branch.FIGHT
    run.emit(BranchChosen(seat, branch))


@HANDLERS.work(PhaseThree)
def _phase_three(run: DmdRun, _frame: PhaseThree) -> None:
    """Carry the branch out; Enemies that came while it investigated attack (AMB-60)."""
    table = run.table
    branch = table.branch
    if branch is Branch.FIGHT:
        run.push(Fight())
    elif branch is Branch.INVESTIGATE:
        if run.game.rulings.fight_after_investigate:
            run.push(Fight())
        run.push(Window())
        if _refill(run):
            run.push(DrawingDiscovery(table.active))
        else:
            run.emit(StepSkipped(Skip.NO_CARD, seat=table.active, why=(r.AMB_62, r.INV_02)))


def _refill(run: DmdRun) -> bool:
    """An empty Discovery deck stays empty, unless a ruling reshuffles it (AMB-62)."""
    pile = run.table.discovery
    if not len(pile.deck) and pile.discard and run.game.rulings.discovery_reshuffle:
        run.emit(DiscoveryReshuffled())
    return len(run.table.discovery.deck) > 0


@HANDLERS.guard(DrawingDiscovery)
def _draws(_game: Game, table: Table, frame: DrawingDiscovery) -> bool:
    """The dead draw nothing (DEATH-06); a position may begin with such a draw."""
    return table.investigators[frame.seat].alive


def _top(_game: Game, table: Table, _frame: DrawingDiscovery) -> Request:
    return Request(Stream.DISCOVERY, (table.discovery.deck.side,), "top Discovery card", TOP)


def _drawn(run: DmdRun, frame: DrawingDiscovery, outcome: Outcome) -> None:
    run.emit(DiscoveryDrawn(frame.seat, outcome))
    run.push(Discovering(outcome[0], frame.seat))


HANDLERS.draw(DrawingDiscovery, _top, _drawn)


@HANDLERS.work(Discovering)
def _discover(run: DmdRun, frame: Discovering) -> None:
    """Mandatory lines in printed order, then the choice (DISC-02, -11).

    The card goes when a line discards it, or its reader dies of one.
    """
    card, seat = frame.card, frame.seat
    if card not in run.table.discovery.resolving:
        return
    if not run.table.investigators[seat].alive:
        run.emit(DiscoveryDiscarded(card, why=(r.DEATH_06,)))
        return
    text = run.game.discovery[card]
    if frame.i < len(text.mandatory):
        env = Env(you=seat, chooser=seat, src=SourceId(card))
        run.push(
            Resolve(run.game.number(text.mandatory[frame.i]), env),
            Discovering(card, seat, frame.i + 1),
        )
    elif _options(run.game, run.table, text, seat):
        run.push(Claiming(card, seat))
    else:
        if text.offers:
            run.emit(StepSkipped(Skip.NOT_PAYABLE, seat=seat, src=SourceId(card), why=(r.AMB_65,)))
        run.emit(DiscoveryDiscarded(card))


# --- the choice (DEC-30) ---------------------------------------------------------------------


def _payable(game: Game, owner: Investigator, half: HalfDef) -> bool:
    """A price in Stress needs room for all of it (AMB-28); Wounds can always be taken (AMB-123)."""
    if game.rulings.partial_stress_price:
        return True
    return owner.stress + half.price.stress <= game.tracks.stress


def _options(game: Game, table: Table, text: DiscoveryDef, seat: Seat) -> list[Command]:
    owner = table.investigators[seat]
    options: list[Command] = []
    for side in Side:
        half = text.half(side)
        if half is not None and (half.forced or _payable(game, owner, half)):
            options.append(Claim(seat, side))
    env = Env(you=seat, chooser=seat, src=SourceId(text.id))
    options.extend(
        ChooseOption(seat, option.id)
        for option in text.instead
        if option.condition is None or condition_holds(game, table, env, option.condition)
    )
    return options


def _decide(game: Game, table: Table, frame: Claiming) -> Decision:
    """Halves that can be paid in full, a forced half, printed other ways (DISC-03, AMB-64)."""
    text = game.discovery[frame.card]
    owner = table.investigators[frame.seat]
    options = _options(game, table, text, frame.seat)
    if game.rulings.discovery_decline:
        options.append(Decline(frame.seat))
    values = {"seat": frame.seat, "card": frame.card}
    families: tuple[Family, ...] = (
        one_of(*options),
        explained(Claim, partial(_no_claim, game, owner, text)),
        explained(ChooseOption, partial(_no_option, text, frame.seat)),
        blocked(Decline, partial(refusal, MUST_CHOOSE, values)),
    )
    must = not game.rulings.discovery_decline
    return Decision(frame.seat, CLAIM, families, (r.DEC_30, r.DISC_03), frame, must=must)


def _no_claim(game: Game, owner: Investigator, text: DiscoveryDef, command: Claim) -> Refusal:
    """Why a half cannot be claimed: there is none, or its price cannot be paid in full."""
    half = text.half(command.side)
    if half is None or command.side not in tuple(Side):
        return refusal(NO_HALF, {"card": text.id, "side": command.side})
    room = game.tracks.stress - owner.stress
    values = {"half": half.name, "stress": half.price.stress, "room": room}
    return refusal(NOT_PAYABLE, values)


def _no_option(text: DiscoveryDef, seat: Seat, command: ChooseOption) -> Refusal:
    """Why an option cannot be chosen: its condition does not hold, or the card has it not."""
    printed = any(option.id == command.option for option in text.instead)
    return refusal(NOT_FULFILLED if printed else NO_OPTION, {"card": text.id, "seat": seat})


def _claimed(run: DmdRun, frame: Claiming, command: Claim | ChooseOption | Decline) -> None:
    card, seat = frame.card, frame.seat
    src = SourceId(card)
    text = run.game.discovery[card]
    if isinstance(command, Decline):
        run.emit(DiscoveryDiscarded(card, why=(r.AMB_64,)))
    elif isinstance(command, ChooseOption):
        run.emit(DiscoveryDiscarded(card, src=src))
        option = next(o for o in text.instead if o.id == command.option)
        if option.then is not None:
            run.push(Resolve(run.game.number(option.then), Env(seat, seat, src)))
    else:
        run.push(TakingCard(card, seat, command.side))
        half = text.half(command.side)
        if half is not None and not half.forced and (half.price.stress or half.price.wounds):
            paid = price(seat, stress=half.price.stress, wounds=half.price.wounds, src=src)
            run.push(paid)


HANDLERS.ask(Claiming, CLAIM, _decide, _claimed)


@HANDLERS.work(TakingCard)
def _take(run: DmdRun, frame: TakingCard) -> None:
    """The paid card goes under its edge; who died of the price gets nothing (DISC-05 to -07)."""
    card, seat = frame.card, frame.seat
    if not run.table.investigators[seat].alive:
        run.emit(DiscoveryDiscarded(card, why=(r.DEATH_06,)))
        return
    run.emit(DiscoveryClaimed(seat, card, frame.side))
    half = run.game.halves[card, frame.side].text
    run.push(Excluding(seat))
    if half.on_claim is not None:
        env = Env(you=seat, chooser=seat, src=SourceId(card))
        run.push(Resolve(run.game.number(half.on_claim), env))

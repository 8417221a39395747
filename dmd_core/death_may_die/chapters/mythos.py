"""Draw a Mythos card (rulebook: 2. Draw a Mythos Card; MYTH-01 to -11, SPAWN-01 to -05).

`MythosCard` is never guarded: after a death the rest of the card is carried out as far as it
concerns others, and the card is discarded (AMB-53).
"""

from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.batch import heal, price
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.chapters.summoning import summon
from dmd_core.death_may_die.commands import Answer, ChooseCard
from dmd_core.death_may_die.events.mythos import (
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
    MythosReshuffled,
)
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import clockwise
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.amounts import Every
from dmd_core.death_may_die.words.mythos import CancelMythos, KeepMythos, MythosChoice, MythosMode
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, Seat, SourceId
from dmd_core.kernel.node import node

MYTHOS_TWO = KindId("mythos-draw-two")
MYTHOS_REPLACE = KindId("mythos-replace")
MYTHOS_CHOOSE = KindId("mythos-choose")
MYTHOS_CANCEL = KindId("mythos-cancel")
TOP: Final = (r.MYTH_01, r.COMP_01)
"""What a typed Mythos card rests on."""


@final
@frame(tag=41)
@node
class MythosPhase:
    """Begins phase 2 for the Investigator at `seat`: how a Mythos card is drawn."""

    seat: Seat


@final
@frame(tag=42)
@node
class OfferingTwo:
    """Asks `seat` whether two Mythos cards are drawn to choose from; `src` is the Skill."""

    seat: Seat
    src: SourceId


@final
@frame(tag=43)
@node
class DrawingMythos:
    """Draws the top Mythos card for the Investigator at `seat`.

    With `may_replace` it may be put under the deck, with `choose` it is one of several to choose
    from; `src` is the Skill that says so.
    """

    seat: Seat
    may_replace: bool = False
    choose: bool = False
    src: SourceId = NO_SOURCE


@final
@frame(tag=44)
@node
class ReplacingMythos:
    """Asks `seat` whether `card`, just drawn, goes under the deck; `src` is the Skill."""

    seat: Seat
    card: CardId
    src: SourceId


@final
@frame(tag=45)
@node
class ChoosingMythos:
    """Asks `seat` which of the two cards drawn is played; `src` is the Skill."""

    seat: Seat
    src: SourceId


@final
@frame(tag=46)
@node
class CancellingMythos:
    """Asks `seat` whether the text of `card` is cancelled for `wounds`; `src` is the Skill."""

    seat: Seat
    card: CardId
    wounds: int
    src: SourceId


@final
@frame(tag=47)
@node
class MythosCard:
    """Carries a Mythos card out, top to bottom; "you" is the Investigator at `seat`.

    `i` of its effects and summoning lines are done. With `kept` it is a card that an Insanity keeps
    and that stays where it is.
    """

    card: CardId
    seat: Seat
    i: int = 0
    kept: bool = False


@final
@frame(tag=48)
@node
class ClosingMythos:
    """Discards a Mythos card that was carried out, or lets an Insanity keep it."""

    card: CardId


@HANDLERS.guard(MythosPhase)
def _draws(_game: Game, table: Table, frame: MythosPhase) -> bool:
    """The dead draw nothing (DEATH-09, AMB-91)."""
    return table.investigators[frame.seat].alive


@HANDLERS.work(MythosPhase)
def _phase(run: DmdRun, frame: MythosPhase) -> None:
    """Draw the top card; an empty deck is made of the discard pile first (MYTH-01, AMB-49)."""
    if not _refill(run):
        run.emit(StepSkipped(Skip.NO_CARD, seat=frame.seat, why=(r.AMB_49, r.MYTH_05)))
        return
    seat = frame.seat
    choice, src = _choice(run.game, run.table, seat)
    if choice is MythosMode.CHOOSE and len(run.table.mythos.deck) > 1:
        run.push(OfferingTwo(seat, src))
    else:
        run.push(DrawingMythos(seat, may_replace=choice is MythosMode.REPLACE, src=src))


def _refill(run: DmdRun) -> bool:
    """Make an empty deck of the discard pile; a kept card stays with its keeper (AMB-49)."""
    mythos = run.table.mythos
    if not len(mythos.deck) and mythos.discard:
        kept = tuple(owner.kept for owner in run.table.investigators if owner.kept)
        why = (r.AMB_49, r.MYTH_03) if kept else (r.AMB_49,)
        run.emit(MythosReshuffled(why=why, left=kept))
    return len(run.table.mythos.deck) > 0


def _choice(game: Game, table: Table, seat: Seat) -> tuple[MythosMode | None, SourceId]:
    """How a Skill of the drawer changes the draw (AMB-128)."""
    choices = found(game, table.investigators[seat], MythosChoice)
    return (choices[-1][0].mode, choices[-1][1]) if choices else (None, NO_SOURCE)


def _decide_two(_game: Game, _table: Table, frame: OfferingTwo) -> Decision:
    return yes_or_no(frame.seat, MYTHOS_TWO, (r.DEC_32, r.SKL_04), frame)


def _two(run: DmdRun, frame: OfferingTwo, command: Answer) -> None:
    seat, src = frame.seat, frame.src
    run.push(DrawingMythos(seat, src=src, choose=command.yes))
    if command.yes:
        run.push(DrawingMythos(seat, src=src, choose=True))


HANDLERS.ask(OfferingTwo, MYTHOS_TWO, _decide_two, _two)


def _top(_game: Game, table: Table, _frame: DrawingMythos) -> Request:
    return Request(Stream.MYTHOS, (table.mythos.deck.side,), "top Mythos card", TOP)


def _drawn(run: DmdRun, frame: DrawingMythos, outcome: Outcome) -> None:
    run.emit(MythosDrawn(frame.seat, outcome))
    card = outcome[0]
    if frame.choose:
        if len(_looked_at(run.table)) > 1:
            run.push(ChoosingMythos(frame.seat, frame.src))
    elif frame.may_replace and len(run.table.mythos.deck):
        run.push(ReplacingMythos(frame.seat, card, frame.src))
    else:
        _play(run, frame.seat, card)


HANDLERS.draw(DrawingMythos, _top, _drawn)


def _looked_at(table: Table) -> tuple[CardId, ...]:
    """The cards drawn to choose from: the last two being resolved."""
    return table.mythos.resolving[-2:]


def _decide_replace(_game: Game, _table: Table, frame: ReplacingMythos) -> Decision:
    return yes_or_no(frame.seat, MYTHOS_REPLACE, (r.DEC_32, r.SKL_04), frame)


def _replaced(run: DmdRun, frame: ReplacingMythos, command: Answer) -> None:
    if not command.yes:
        _play(run, frame.seat, frame.card)
        return
    run.emit(MythosPutUnder(frame.card, src=frame.src))
    _heal_for_choice(run, frame.seat)
    run.push(DrawingMythos(frame.seat))


HANDLERS.ask(ReplacingMythos, MYTHOS_REPLACE, _decide_replace, _replaced)


def _decide_choose(_game: Game, table: Table, frame: ChoosingMythos) -> Decision:
    cards = sorted(_looked_at(table))
    options = one_of(*(ChooseCard(frame.seat, card) for card in cards))
    return Decision(frame.seat, MYTHOS_CHOOSE, (options,), (r.MYTH_10,), frame, must=True)


def _chosen(run: DmdRun, frame: ChoosingMythos, command: ChooseCard) -> None:
    other = next(card for card in _looked_at(run.table) if card != command.card)
    run.emit(MythosPutUnder(other, src=frame.src))
    _heal_for_choice(run, frame.seat)
    _play(run, frame.seat, command.card)


HANDLERS.ask(ChoosingMythos, MYTHOS_CHOOSE, _decide_choose, _chosen)


def _heal_for_choice(run: DmdRun, seat: Seat) -> None:
    """The healing a Skill gives for changing the draw."""
    owner = run.table.investigators[seat]
    for ability, source in found(run.game, owner, MythosChoice):
        points = ability.heal_stress
        stress = owner.stress if points is Every.ALL else int(points)
        if stress and owner.stress:
            heal(run, seat, stress, 0, source)


def _play(run: DmdRun, seat: Seat, card: CardId) -> None:
    """The card that is resolved; a Skill may cancel its text for Wounds."""
    cancels = found(run.game, run.table.investigators[seat], CancelMythos)
    run.push(MythosCard(card, seat))
    text = run.game.mythos[card]
    if cancels and (text.effects or text.summons):
        ability, source = cancels[0]
        run.push(CancellingMythos(seat, card, ability.wounds, source))


def _decide_cancel(_game: Game, _table: Table, frame: CancellingMythos) -> Decision:
    return yes_or_no(frame.seat, MYTHOS_CANCEL, (r.DEC_32, r.SKL_04), frame)


def _cancelled(run: DmdRun, frame: CancellingMythos, command: Answer) -> None:
    if not command.yes:
        return
    run.emit(MythosCancelled(frame.card, src=frame.src))
    text = run.game.mythos[frame.card]
    run.drop()
    done = len(text.effects) + len(text.summons)
    run.push(
        price(frame.seat, wounds=frame.wounds, src=frame.src),
        MythosCard(frame.card, frame.seat, done),
    )


HANDLERS.ask(CancellingMythos, MYTHOS_CANCEL, _decide_cancel, _cancelled)


@HANDLERS.work(MythosCard)
def _card(run: DmdRun, frame: MythosCard) -> None:
    """Top to bottom: the symbol does nothing, each effect, each summoning line (MYTH-04 to -06)."""
    text = run.game.mythos[frame.card]
    src = SourceId(frame.card)
    i = frame.i
    if i < len(text.effects):
        run.push(MythosCard(frame.card, frame.seat, i + 1, frame.kept))
        env = Env(you=frame.seat, chooser=frame.seat, src=src)
        run.push(Resolve(run.game.number(text.effects[i]), env))
        return
    line = i - len(text.effects)
    if line < len(text.summons):
        run.push(MythosCard(frame.card, frame.seat, i + 1, frame.kept))
        entry = text.summons[line]
        summon(run, entry.enemy, run.game.gates[entry.gate], src)
        return
    if not frame.kept:
        run.push(ClosingMythos(frame.card))


@HANDLERS.work(ClosingMythos)
def _close(run: DmdRun, frame: ClosingMythos) -> None:
    """Discard the card, or let an Insanity keep it (MYTH-02, -03)."""
    game, table = run.game, run.table
    symbol = game.mythos[frame.card].symbol
    for seat in clockwise(table):
        owner = table.investigators[seat]
        for ability, src in found(game, owner, KeepMythos):
            if ability.symbol in (None, symbol):
                if owner.kept:
                    run.emit(MythosDiscarded(owner.kept, src=src, why=(r.MYTH_03,)))
                run.emit(MythosKept(seat, frame.card, src=src))
                return
    run.emit(MythosDiscarded(frame.card))

"""Using Discovery cards, and standing up, in windows of free play (DISC-08 to -10, DEC-60).

A window of free play is a moment between two steps of a turn, or between two attacks, in which
the active Investigator may use cards that have no printed timing, or stand up.
"""

from functools import partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.commands import Pass, Quiet, StandUp, UseCard
from dmd_core.death_may_die.events.discovery import CardDiscarded, CardUsed
from dmd_core.death_may_die.events.harm import StressTaken, TokensChanged
from dmd_core.death_may_die.events.turns import QuietAsked
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import DOWN, CardId, HalfId
from dmd_core.death_may_die.lookups import active, held, is_down
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HeldCard, Investigator, Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.cards import Usable
from dmd_core.kernel.decisions import Decision, explained, one_of, when
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

WINDOW = KindId("window")

NOT_DOWN = RefusalCode("not-down", "{seat:seat} does not lie down.", (r.AMB_130,))
NO_ROOM = RefusalCode(
    "no-stress-room",
    "Standing up costs 1 Stress, and Stress of {seat:seat} is at its maximum ({maximum}); rest"
    " first.",
    (r.STR_02, r.AMB_28, r.AMB_130),
)
NOT_HELD = RefusalCode(
    "card-not-held",
    "{seat:seat} has not claimed {card:card}; a card is used by its owner.",
    (r.DISC_05, r.DISC_08),
)
NO_USE = RefusalCode(
    "card-without-use",
    "{card:card} has nothing that is used at will; it works when its text says so.",
    (r.DISC_08, r.DISC_10),
)
NO_PARTNER = RefusalCode(
    "card-without-partner",
    "{card:card} is used together with another card that {seat:seat} has not got.",
    (r.DISC_08, r.DISC_02),
)


@final
@frame(tag=20)
@node
class Window:
    """A window of free play: the active player uses a card, stands up, or passes (DEC-60).

    It asks again after each use. One in which nothing can be used closes by itself.
    """


def card_uses(game: Game, table: Table) -> list[UseCard]:
    """Cards the active player may use now, by id (DISC-08, AMB-68)."""
    owner = active(table)
    if not owner.cards:
        return []
    return [
        UseCard(table.active, holding.card)
        for holding in sorted(owner.cards, key=_by_card)
        for ability in _usable(game, holding)
        if ability.needs is None or _partner(game, owner, ability.needs) is not None
    ]


def _by_card(holding: HeldCard) -> CardId:
    return holding.card


def _usable(game: Game, holding: HeldCard) -> tuple[Usable, ...]:
    return of_kind(game.halves[holding.card, holding.side].hooks, Usable)


def _partner(game: Game, owner: Investigator, half: HalfId) -> HeldCard | None:
    """The claimed card with a half, for cards that work in pairs."""
    for holding in owner.cards:
        if game.halves[holding.card, holding.side].text.id == half:
            return holding
    return None


def unusable(game: Game, table: Table, command: UseCard) -> Refusal:
    """Why the active Investigator cannot use a card now that is not among its `card_uses`."""
    owner = active(table)
    values = {"seat": table.active, "card": command.card}
    holding = held(owner, command.card)
    if holding is None:
        return refusal(NOT_HELD, values)
    return refusal(NO_PARTNER if _usable(game, holding) else NO_USE, values)


def use_card(run: DmdRun, card: CardId) -> None:
    """Use a card: it goes first if its text says discard, then its text is carried out."""
    seat = run.table.active
    owner = active(run.table)
    holding = held(owner, card)
    if holding is None:
        message = f"{card} is not held"
        raise AssertionError(message)
    ability = _usable(run.game, holding)[0]
    src = SourceId(card)
    run.emit(CardUsed(seat, card, src=src))
    if ability.needs is not None:
        partner = _partner(run.game, owner, ability.needs)
        if partner is not None:
            run.emit(CardDiscarded(seat, partner.card, src=src))
    if ability.discard:
        run.emit(CardDiscarded(seat, card, src=src))
    run.push(Resolve(run.game.number(ability.then), Env(seat, seat, src)))


def stand_up_problem(game: Game, table: Table) -> Refusal | None:
    """Why the active Investigator cannot stand up; None if it can."""
    owner = active(table)
    if not is_down(owner):
        return refusal(NOT_DOWN, {"seat": table.active})
    if owner.stress >= game.tracks.stress:
        return refusal(NO_ROOM, {"seat": table.active, "maximum": game.tracks.stress})
    return None


def stand_up(run: DmdRun) -> None:
    """Stand up for 1 Stress; it costs no action."""
    seat = run.table.active
    src = SourceId(active(run.table).insanity)
    run.emit(StressTaken(seat, 1, src=src, why=(r.STR_06,)))
    run.emit(TokensChanged(seat, DOWN, -1, src=src))


@HANDLERS.guard(Window)
def _is_open(game: Game, table: Table, _frame: Window) -> bool:
    """A window with nothing to use, or nobody to use it, leaves no trace."""
    owner = active(table)
    if not owner.alive or table.quiet or not (owner.cards or owner.tokens):
        return False
    return bool(card_uses(game, table)) or stand_up_problem(game, table) is None


def _decide(game: Game, table: Table, frame: Window) -> Decision:
    seat = table.active
    rising = when(stand_up_problem(game, table), StandUp(seat))
    options = one_of(*card_uses(game, table), Pass(seat), Quiet(seat))
    others = explained(UseCard, partial(unusable, game, table))
    return Decision(
        seat, WINDOW, (rising, options, others), (r.DEC_60, r.DISC_08), frame, must=False
    )


def _used(run: DmdRun, frame: Window, command: UseCard | StandUp | Pass | Quiet) -> None:
    if isinstance(command, Pass):
        return
    if isinstance(command, Quiet):
        run.emit(QuietAsked(run.table.active))
        return
    run.push(frame)
    if isinstance(command, UseCard):
        use_card(run, command.card)
    else:
        stand_up(run)


HANDLERS.ask(Window, WINDOW, _decide, _used)

__all__ = ["card_uses", "stand_up", "stand_up_problem", "unusable", "use_card"]

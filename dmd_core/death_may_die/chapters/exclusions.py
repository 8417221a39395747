"""Cards an Investigator cannot have together: one of them goes (DISC-02)."""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.commands import ChooseCard
from dmd_core.death_may_die.events.discovery import CardDiscarded
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node

EXCLUDE = KindId("exclude")


@final
@frame(tag=53)
@node
class Excluding:
    """Looks for cards of `seat` that cannot be together, as long as there are any."""

    seat: Seat


@final
@frame(tag=54)
@node
class ChoosingExcluded:
    """Asks `seat` which of two `cards` that exclude each other goes."""

    seat: Seat
    cards: tuple[CardId, ...]


# --- cards that exclude each other -----------------------------------------------------------


def conflict(game: Game, owner: Investigator) -> tuple[CardId, ...]:
    """Two claimed cards that cannot be together, in sorted order; empty if there are none."""
    texts = [
        (holding.card, game.halves[holding.card, holding.side].text) for holding in owner.cards
    ]
    for card, text in texts:
        for other, its in texts:
            if its.id in text.excludes and other != card:
                return tuple(sorted((card, other)))
    return ()


@HANDLERS.work(Excluding)
def _exclude(run: DmdRun, frame: Excluding) -> None:
    cards = conflict(run.game, run.table.investigators[frame.seat])
    if cards:
        run.push(ChoosingExcluded(frame.seat, cards), frame)


def _decide_excluded(_game: Game, _table: Table, frame: ChoosingExcluded) -> Decision:
    options = one_of(*(ChooseCard(frame.seat, card) for card in frame.cards))
    return Decision(frame.seat, EXCLUDE, (options,), (r.DISC_02,), frame, must=True)


def _excluded(run: DmdRun, frame: ChoosingExcluded, command: ChooseCard) -> None:
    other = next(card for card in frame.cards if card != command.card)
    run.emit(CardDiscarded(frame.seat, command.card, src=SourceId(other), why=(r.DISC_02,)))


HANDLERS.ask(ChoosingExcluded, EXCLUDE, _decide_excluded, _excluded)

"""Preparing the game (rulebook: Setup, steps 1 to 11; rules SETUP)."""

from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.commands import ChooseInvestigator
from dmd_core.death_may_die.events.setup import (
    InsanityDealt,
    InvestigatorNamed,
    StartingPlayerChosen,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import (
    Discovery,
    ElderOne,
    Enemy,
    EpisodeObject,
    Investigator,
    Mythos,
    Table,
)
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.words.moving import NameOther
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node

NAME_OTHER = KindId("name-other")
DEALT: Final = (r.SETUP_21, r.COMP_06)
"""What a typed Insanity card rests on."""
FIRST_LEVEL = 1


@final
@frame(tag=15)
@node
class SetUp:
    """Begins setup once the table is laid out: Insanity cards, names, the starting player."""


@final
@frame(tag=16)
@node
class DealingInsanity:
    """Draws the Insanity card of the Investigator at `seat`."""

    seat: Seat


@final
@frame(tag=17)
@node
class NamingOther:
    """Asks the owner of such an Insanity, at `seat`, to name another Investigator (DEC-06)."""

    seat: Seat


@final
@frame(tag=18)
@node
class ChoosingStarter:
    """Draws the Investigator whose player starts."""


def lay_out(game: Game) -> Table:
    """The table after steps 1 to 9: nothing drawn, nothing rolled (SETUP-01 to -20, -25)."""
    spaces = game.episode.map.spaces
    kinds = [(kind, space.id) for space in spaces for kind in space.enemies]
    enemies = tuple(
        Enemy(FigureId(number), kind, space) for number, (kind, space) in enumerate(kinds, 1)
    )
    backs = sorted(back.id for back in game.episode.backs for _ in range(back.count))
    banned = game.setup.banned_insanities
    return Table(
        investigators=tuple(
            Investigator(
                board.id,
                game.episode.map.start,
                levels=tuple((skill, FIRST_LEVEL) for skill in board.skills),
            )
            for board in game.boards
        ),
        elder=ElderOne(game.content.core.summoning_track.start),
        mythos=Mythos(Deck(tuple(sorted(game.mythos)))),
        discovery=Discovery(Deck(tuple(sorted(game.discovery)))),
        objects=tuple(EpisodeObject(name, space.id) for space in spaces for name in space.objects),
        backs=Deck(tuple(backs)),
        insanities=Deck(tuple(sorted(card for card in game.insanities if card not in banned))),
        enemies=enemies,
        fire=tuple(sorted((space.id, space.fire) for space in spaces if space.fire)),
        tokens=tuple(sorted((space.id, token) for space in spaces for token in space.tokens)),
        next_figure=len(enemies) + 1,
    )


@HANDLERS.work(SetUp)
def _set_up(run: DmdRun, _frame: SetUp) -> None:
    """Steps 10 and 11: Insanity cards, then the starting player."""
    seats = [Seat(seat) for seat in range(run.game.seats)]
    run.push(
        *(DealingInsanity(seat) for seat in seats),
        *(NamingOther(seat) for seat in seats),
        ChoosingStarter(),
        Turn(TurnStep.START),
    )


def _insanity_side(game: Game, table: Table, frame: DealingInsanity) -> Request:
    """One card for each Investigator (SETUP-21, AMB-01), or the chosen one (a variant)."""
    chosen = game.setup.insanities
    side = (chosen[frame.seat],) if chosen else table.insanities.side
    return Request(Stream.SETUP, (side,), f"Insanity card of {game.boards[frame.seat].name}", DEALT)


def _insanity_dealt(run: DmdRun, frame: DealingInsanity, outcome: Outcome) -> None:
    run.emit(InsanityDealt(frame.seat, outcome))


HANDLERS.draw(DealingInsanity, _insanity_side, _insanity_dealt)


@HANDLERS.guard(NamingOther)
def _must_name(game: Game, table: Table, frame: NamingOther) -> bool:
    """Only an Insanity that says so makes its owner name another (DEC-06)."""
    return NameOther in game.insanity_hooks[table.investigators[frame.seat].insanity]


def _decide_name(_game: Game, table: Table, frame: NamingOther) -> Decision:
    others = [Seat(s) for s in range(len(table.investigators)) if s != frame.seat]
    options = one_of(*(ChooseInvestigator(frame.seat, other) for other in others))
    return Decision(frame.seat, NAME_OTHER, (options,), (r.DEC_06,), frame, must=True)


def _named(run: DmdRun, frame: NamingOther, command: ChooseInvestigator) -> None:
    src = SourceId(run.table.investigators[frame.seat].insanity)
    run.emit(InvestigatorNamed(frame.seat, command.who, src=src))


HANDLERS.ask(NamingOther, NAME_OTHER, _decide_name, _named)


def _starter_side(game: Game, _table: Table, _frame: ChoosingStarter) -> Request:
    """Every seat is as likely (SETUP-23), or the chosen one (a variant)."""
    chosen = game.setup.starter
    side = (chosen,) if chosen else tuple(board.id for board in game.boards)
    return Request(Stream.SETUP, (side,), "starting player", (r.SETUP_23,))


def _starter_chosen(run: DmdRun, _frame: ChoosingStarter, outcome: Outcome) -> None:
    seat = next(s for s, board in enumerate(run.game.boards) if board.id == outcome[0])
    run.emit(StartingPlayerChosen(Seat(seat), outcome))


HANDLERS.draw(ChoosingStarter, _starter_side, _starter_chosen)

"""Dark powers: the one dealt at setup, further ones, and minor ones (rules FG-DP)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.events.killer import DarkPowerRevealed, MinorPlaced
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import CardId
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=25)
@node
class RevealingPower:
    """Turns a dark power over: that of setup, or `another` of those set aside."""

    another: bool
    src: SourceId
    why: tuple[RuleId, ...] = ()


def reveal_power(run: GirlRun, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()) -> None:
    """Reveal the dark power dealt at setup, unless it is revealed already (FG-DP-01)."""
    if run.table.power_hidden:
        run.push(RevealingPower(another=False, src=src, why=why))


def add_power(run: GirlRun, src: SourceId) -> None:
    """One more dark power, a random one of those set aside, acts face up at once (FG-AMB-75).

    The epic one is never among them; with none left nothing happens.
    """
    table = run.table
    hidden = table.power_hidden and not run.game.epic
    if len(table.dark_powers) > hidden:
        run.push(RevealingPower(another=True, src=src, why=(r.AMB_75,)))
    else:
        skip(run, Skip.DECK_EMPTY, src, (r.AMB_75,))


def _asked(game: Game, table: Table, frame: RevealingPower) -> Request:
    """The epic power if it was put in (FG-AMB-76), else any that nobody has seen."""
    epic = bool(game.epic) and not frame.another
    side = (game.epic,) if epic else table.dark_powers
    return Request(Stream.POWERS, (side,), "dark power", (r.DP_01, r.SET_08))


def _revealed(run: GirlRun, frame: RevealingPower, outcome: Outcome) -> None:
    run.emit(DarkPowerRevealed(outcome, frame.another, src=frame.src, why=frame.why))
    power = run.game.powers[outcome[0]]
    resolve(run, power.on_reveal, Env(SourceId(power.id)))


HANDLERS.draw(RevealingPower, _asked, _revealed)


def place_minor(run: GirlRun, card: CardId) -> None:
    """A minor dark power goes above the killer board with its health (FG-DP-02, -03, -05)."""
    run.emit(MinorPlaced(card, run.game.terror[card].health))


__all__ = ["add_power", "place_minor", "reveal_power"]

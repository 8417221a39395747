"""The Upkeep phase: finale, upkeep effects, arranging items (rules FG-UPK)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.dark_powers import reveal_power
from dmd_core.final_girl.chapters.items import Arranging
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.events.killer import FinaleRevealed
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.lookups import found
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.killer import InUpkeep
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=74)
@node
class UpkeepPhase:
    """Plays the Upkeep phase."""


@final
@frame(tag=75)
@node
class RevealingFinale:
    """Turns the finale over."""


@final
@frame(tag=76)
@node
class UpkeepEffects:
    """Carries upkeep effects out, one text after the other: those that are left."""

    left: tuple[SourceId, ...]


@HANDLERS.work(UpkeepPhase)
def _upkeep(run: GirlRun, _frame: UpkeepPhase) -> None:
    """Finale, upkeep effects, items, in this order (FG-UPK-01, -02, FG-UPK-03).

    How the terror deck was emptied does not matter (FG-UPK-08).

    Whose upkeep effect is carried out is fixed before the finale is looked at: what comes into
    play in this phase waits for the next (FG-AMB-73, FG-UPK-07).
    """
    table = run.table
    texts = dict.fromkeys(source for _, source in found(run.game, table, InUpkeep))
    run.push(UpkeepEffects(tuple(texts)), Arranging())
    if not len(table.terror) and not table.finale:
        run.push(RevealingFinale())


def _asked(_game: Game, table: Table, _frame: RevealingFinale) -> Request:
    return Request(Stream.POWERS, (table.finales,), "finale", (r.UPK_01, r.SET_07))


def _revealed(run: GirlRun, _frame: RevealingFinale, outcome: Outcome) -> None:
    """Turn the finale, reveal the dark power, then its immediate effects (FG-AMB-74)."""
    run.emit(FinaleRevealed(outcome))
    card = run.game.finales[outcome[0]]
    resolve(run, card.on_reveal, Env(SourceId(card.id)))
    reveal_power(run, SourceId(card.id), (r.UPK_05, r.AMB_74))


HANDLERS.draw(RevealingFinale, _asked, _revealed)


@HANDLERS.work(UpkeepEffects)
def _effects(run: GirlRun, frame: UpkeepEffects) -> None:
    """Texts in the order they came into play, as long as they are there (FG-UPK-02)."""
    if not frame.left:
        return
    source = frame.left[0]
    run.push(UpkeepEffects(frame.left[1:]))
    effects = [one.then for one, src in found(run.game, run.table, InUpkeep) if src == source]
    resolve(run, effects, Env(source))


__all__ = ["UpkeepPhase"]

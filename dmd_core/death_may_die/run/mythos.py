"""Kept Mythos cards."""

from dmd_core.death_may_die.asking import on_condition
from dmd_core.death_may_die.chapters.mythos import MythosCard
from dmd_core.death_may_die.events.mythos import KeptMythosResolved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.mythos import KeepsMythos, ResolveKept


@on_node(ResolveKept)
def _resolve_kept(run: DmdRun, frame: Resolve, _node: ResolveKept) -> None:
    """The kept card as if just drawn; "you" is its owner, it stays held meanwhile (AMB-109)."""
    seat = frame.env.you
    card = run.table.investigators[seat].kept
    if card:
        run.emit(KeptMythosResolved(seat, card, src=frame.env.src))
        run.push(MythosCard(card, seat, kept=True))
    else:
        skip(run, frame.env)


@on_condition(KeepsMythos)
def _keeps_mythos(_game: Game, table: Table, env: Env, _condition: KeepsMythos) -> bool:
    return bool(table.investigators[env.you].kept)


__all__: list[str] = []

"""Resolve End of Turn, steps 1 and 3 (rulebook: 4. Resolve End of Turn; END, SUM).

Step 2, the Fire roll, is in `fire`; steps 4 and 5 belong to the Elder One and are in `elder_one`.
`turn` says in which order they come.
"""

from dmd_core.death_may_die.ability_lookups import items_of
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.elder_one import Advancing, advance_is_due
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.text_frames import Queue
from dmd_core.death_may_die.words.turn import AtTurnEnd


def end_of_turn_effects(run: DmdRun) -> None:
    """Step 1: the active Investigator's effects in the order its player chooses (END-02, -03)."""
    seat = run.table.active
    items = items_of(run.game, run.table, seat, AtTurnEnd)
    if items:
        run.push(Queue(seat, items))


def check_discard_pile(run: DmdRun) -> None:
    """Step 3: enough symbols, or a text, advance the Elder One once (SUM-03; AMB-51, -73)."""
    run.push(Window())
    if advance_is_due(run):
        run.push(Advancing(check=True))

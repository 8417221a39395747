"""Rule faults to be planted one at a time: each changes one function or table of the rules.

They are put into the loaded modules and taken out again, so nothing on disk changes. A fault must
not change which commands are legal before it shows, or the case that is left could not be played
with the sound rules.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, final

import attrs

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters import batch, fire, run, summoning, turn
from dmd_core.death_may_die.chapters.fire import BurningOut
from dmd_core.death_may_die.chapters.rest import Resting
from dmd_core.death_may_die.commands import HealPoints
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.harm import WoundsTaken
from dmd_core.death_may_die.events.mythos import MythosDiscarded
from dmd_core.death_may_die.events.rolls import DieRerolled
from dmd_core.death_may_die.events.sanity import SanityLost, ThresholdReached
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import active, at_space, figure
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import NO_SOURCE, Seat, SourceId
from dmd_core.kernel.node import replace

Change = tuple[Any, Any, Any]
"""A module or table of handlers, the name or class in it, and what takes its place."""


@final
@attrs.frozen
class Fault:
    """One fault: what is wrong, and what is changed to make it so."""

    name: str
    says: str
    changes: tuple[Change, ...]

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Play with the fault; afterwards everything is as it was."""
        old = [(place, key, _get(place, key)) for place, key, _ in self.changes]
        try:
            for place, key, new in self.changes:
                _set(place, key, new)
            yield
        finally:
            for place, key, value in old:
                _set(place, key, value)


def _get(place: Any, key: Any) -> Any:  # noqa: ANN401 - of many kinds
    return place[key] if isinstance(place, dict) else getattr(place, key)


def _set(place: Any, key: Any, value: Any) -> None:  # noqa: ANN401 - of many kinds
    if isinstance(place, dict):
        place[key] = value
    else:
        setattr(place, key, value)


def _rested(run_: DmdRun, _frame: Resting, command: HealPoints) -> None:
    owner = active(run_.table)
    extra = int(owner.stress > command.stress > 0)
    run_.emit(Healed(run_.table.active, command.stress + extra, command.wounds, why=(r.REST_02,)))


def _wound_enemy(run_: DmdRun, target: Any, n: int, src: SourceId) -> None:  # noqa: ANN401 - an id
    enemy = figure(run_.table, target)
    if enemy is None or n <= 0:
        return
    needed = run_.game.enemies[enemy.kind].health - enemy.wounds
    others = [other for other in at_space(run_.table, enemy.space) if other.id != target]
    run_.emit(EnemyWounded(target, n, src=src))
    if n > needed and others:
        run_.emit(EnemyWounded(others[0].id, n - needed, src=src))


def _lose_sanity(run_: DmdRun, seat: Seat, n: int, src: SourceId) -> None:
    owner = run_.table.investigators[seat]
    if not owner.alive or n <= 0:
        return
    tracks = run_.game.tracks
    reached = min(owner.sanity + n, tracks.sanity)
    mark = next((t for t in tracks.thresholds if t > owner.sanity), None)
    run_.emit(SanityLost(seat, reached - owner.sanity, 0, src=src))
    if mark is not None and reached >= mark:
        run_.emit(ThresholdReached(seat, mark, src=src))


def _stay(leave: Callable[..., None]) -> Callable[..., None]:
    def left(*args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - passed on
        leave(*args, **{**kwargs, "followed": False})

    return left


def _always_plenty(*_: object) -> int:
    return 99


def _free_reroll(sound: Callable[[Table, DieRerolled], Table]) -> Callable[..., Table]:
    def rerolled(table: Table, event: DieRerolled) -> Table:
        after = sound(table, event)
        if event.pay != NO_SOURCE:
            return after
        return replace(after, investigators=table.investigators)

    return rerolled


def _unchanged(table: Table, _event: Event) -> Table:
    return table


def _nothing(*_: object) -> None:
    pass


def _divide(run_: DmdRun, frame: BurningOut) -> None:
    if run_.table.investigators[frame.seat].fire:
        _ = 1 // (run_.depth - run_.depth)


def _same_seat(table: Table, first: Seat | None = None) -> Iterator[Seat]:
    seats = [Seat(n) for n, owner in enumerate(table.investigators) if owner.alive]
    start = table.active if first is None else Seat((first + 1) % len(table.investigators))
    return iter(sorted(seats, key=lambda seat: (seat - start) % len(table.investigators)))


def _twice(sound: Callable[[Table, WoundsTaken], Table]) -> Callable[..., Table]:
    def taken(table: Table, event: WoundsTaken) -> Table:
        return sound(table, replace(event, own=2 * event.own))

    return taken


def _two_spaces(sound: Callable[[Table, ElderOneAdvanced], Table]) -> Callable[..., Table]:
    def advanced(table: Table, event: ElderOneAdvanced) -> Table:
        return sound(table, replace(event, position=event.position + 1))

    return advanced


_REDUCERS: Final = HANDLERS.reducers

FAULTS: Final = (
    Fault(
        "rest-heals-four",
        "A Rest heals one point of Stress too many.",
        ((HANDLERS.answers, Resting, _rested),),
    ),
    Fault(
        "excess-hits-others",
        "Wounds that a killed Enemy did not need go to another on its Space.",
        ((batch, "wound_enemy", _wound_enemy),),
    ),
    Fault(
        "past-the-threshold",
        "A loss of Sanity does not stop at the Threshold.",
        ((batch, "lose_sanity", _lose_sanity),),
    ),
    Fault(
        "endless-fire",
        "Fire is taken although there is none in the reserve.",
        ((fire, "fire_reserve", _always_plenty),),
    ),
    Fault(
        "nobody-follows",
        "Enemies stay behind when an Investigator leaves.",
        ((run, "leave_space", _stay(run.leave_space)),),
    ),
    Fault(
        "seat-left-out",
        "The turn passes over the next living Investigator.",
        ((turn, "clockwise", _same_seat),),
    ),
    Fault(
        "endless-figures",
        "Enemies are summoned although no figure is in the reserve.",
        ((summoning, "figure_reserve", _always_plenty),),
    ),
    Fault(
        "free-rerolls",
        "A reroll for Stress costs none.",
        ((_REDUCERS, DieRerolled, _free_reroll(_REDUCERS[DieRerolled])),),
    ),
    Fault(
        "fire-stays",
        "Fire tokens stay on the board after their roll.",
        ((HANDLERS.works, BurningOut, _nothing),),
    ),
    Fault(
        "crash-at-fire",
        "The rules divide by zero where Fire leaves a board.",
        ((HANDLERS.works, BurningOut, _divide),),
    ),
    Fault(
        "double-wounds",
        "Every Wound of an Investigator counts twice, beyond the skull.",
        ((_REDUCERS, WoundsTaken, _twice(_REDUCERS[WoundsTaken])),),
    ),
    Fault(
        "mythos-card-lost",
        "A finished Mythos card does not come to the discard pile.",
        ((_REDUCERS, MythosDiscarded, _unchanged),),
    ),
    Fault(
        "two-spaces-at-once",
        "The Elder One advances two spaces.",
        ((_REDUCERS, ElderOneAdvanced, _two_spaces(_REDUCERS[ElderOneAdvanced])),),
    ),
)

__all__ = ["FAULTS", "Fault"]

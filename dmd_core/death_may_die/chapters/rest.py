"""Rest: up to 3 points of Stress and Wounds, never Sanity (rulebook: Rest; REST-01 to -07)."""

from collections.abc import Iterator
from functools import partial
from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.commands import HealPoints
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import active
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.kernel.decisions import Decision, blocked, explained, one_of
from dmd_core.kernel.events import Forced
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

REST_SPLIT = KindId("rest-split")
HEAL_SPLIT = KindId("heal-split")
POINTS: Final = 3
"""Points a Rest heals altogether (REST-02, -03)."""

TOO_MUCH = RefusalCode(
    "heals-too-much",
    "At most {points} points heal in all, Stress up to {stress} and Wounds up to {wounds}.",
    (r.REST_02, r.REST_03, r.REST_04),
)
TEXT_TOO_MUCH = RefusalCode(
    "text-heals-too-much",
    "{source:source} heals {who:seat} by at most {points} in all, Stress up to {stress} and Wounds"
    " up to {wounds}.",
    (r.AMB_127, r.DEC_61),
)
HEALS_NOTHING = RefusalCode(
    "heals-nothing",
    "That {source:source} heals {who:seat} has been chosen, so at least 1 point heals.",
    (r.DEC_61, r.AMB_127),
)


@final
@frame(tag=22)
@node
class Resting:
    """Asks how the points of a Rest are split over Stress and Wounds (DEC-14)."""


def start_rest(run: DmdRun) -> None:
    """Begin a Rest: with nothing to heal nothing is asked (AMB-43)."""
    owner = active(run.table)
    if owner.stress or owner.wounds:
        run.push(Resting())
    else:
        nothing = HealPoints(run.table.active, 0, 0)
        run.emit(Forced(REST_SPLIT, nothing, why=(r.DEC_14, r.REST_02)))


def _splits(seat: Seat, patient: Investigator, points: int) -> Iterator[HealPoints]:
    """Every split of so many points, healing as much as there is or less, nothing last."""
    for stress in range(min(points, patient.stress), -1, -1):
        for wounds in range(min(points - stress, patient.wounds), -1, -1):
            yield HealPoints(seat, stress, wounds)


def _decide_rest(_game: Game, table: Table, frame: Resting) -> Decision:
    """Up to 3 points; an Investigator may heal less, or nothing (DEC-14)."""
    seat, patient = table.active, active(table)
    most = _most(patient, POINTS)
    families = (
        one_of(*_splits(seat, patient, POINTS)),
        blocked(HealPoints, lambda: refusal(TOO_MUCH, most)),
    )
    return Decision(seat, REST_SPLIT, families, (r.DEC_14, r.REST_02), frame, must=False)


def _most(patient: Investigator, points: int) -> dict[str, object]:
    """What can be healed, for a sentence."""
    return {"points": points, "stress": patient.stress, "wounds": patient.wounds}


def _rested(run: DmdRun, _frame: Resting, command: HealPoints) -> None:
    """Sanity, Fire, Conditions and Companions stay as they are (REST-05, -07, SAN-15)."""
    if command.stress or command.wounds:
        run.emit(Healed(run.table.active, command.stress, command.wounds, why=(r.REST_02,)))


HANDLERS.ask(Resting, REST_SPLIT, _decide_rest, _rested)


@final
@frame(tag=5)
@node
class MixHealing:
    """Asks how points of healing are split over Stress and Wounds (AMB-127).

    `seat` decides, `who` is healed by up to `points` altogether, `src` is the text that heals.
    """

    seat: Seat
    who: Seat
    points: int
    src: SourceId


def _decide_mix(_game: Game, table: Table, frame: MixHealing) -> Decision:
    """A text heals so many points in any mix (AMB-127), at least one: that it heals was chosen."""
    seat, patient = frame.seat, table.investigators[frame.who]
    splits = _splits(seat, patient, frame.points)
    families = (
        one_of(*(split for split in splits if split.stress or split.wounds)),
        explained(HealPoints, partial(_no_mix, patient, frame)),
    )
    return Decision(seat, HEAL_SPLIT, families, (r.DEC_61, r.AMB_127), frame, must=True)


def _no_mix(patient: Investigator, frame: MixHealing, command: HealPoints) -> Refusal:
    """Why a text cannot heal so: nothing is healed, or too much."""
    values = {"source": frame.src, "who": frame.who}
    if not (command.stress or command.wounds):
        return refusal(HEALS_NOTHING, values)
    return refusal(TEXT_TOO_MUCH, {**_most(patient, frame.points), **values})


def _mixed(run: DmdRun, frame: MixHealing, command: HealPoints) -> None:
    run.emit(Healed(frame.who, command.stress, command.wounds, src=frame.src))


HANDLERS.ask(MixHealing, HEAL_SPLIT, _decide_mix, _mixed)

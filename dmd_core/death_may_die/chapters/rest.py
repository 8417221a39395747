"""Rest: up to 3 points of Stress and Wounds, never Sanity (rulebook: Rest; REST-01 to -07)."""

from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.commands import HealPoints
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import active
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.kernel.decisions import Decision, Family, blocked, one_of
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import RefusalCode, refusal

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


@final
@frame(tag=22)
@node
class Resting:
    """Asks how the points of a Rest are split over Stress and Wounds (DEC-14)."""


def splits(seat: Seat, patient: Investigator, points: int) -> list[HealPoints]:
    """Every split of so many points, healing as much as there is or less (DEC-14)."""
    return [
        HealPoints(seat, stress, wounds)
        for stress in range(min(points, patient.stress), -1, -1)
        for wounds in range(min(points - stress, patient.wounds), -1, -1)
    ]


def _families(
    seat: Seat, patient: Investigator, points: int, code: RefusalCode, **values: object
) -> tuple[Family, ...]:
    """Every split, and why no other."""
    most = {"points": points, "stress": patient.stress, "wounds": patient.wounds, **values}
    too_much = blocked(HealPoints, lambda: refusal(code, most))
    return one_of(*splits(seat, patient, points)), too_much


def _decide_rest(_game: Game, table: Table, _frame: Resting) -> Decision:
    seat, patient = table.active, active(table)
    families = _families(seat, patient, POINTS, TOO_MUCH)
    return Decision(seat, REST_SPLIT, families, (r.DEC_14, r.REST_02), patient, must=True)


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
    """A text heals so many points in any mix (AMB-127)."""
    seat, patient = frame.seat, table.investigators[frame.who]
    families = _families(
        seat, patient, frame.points, TEXT_TOO_MUCH, source=frame.src, who=frame.who
    )
    return Decision(seat, HEAL_SPLIT, families, (r.DEC_61,), patient, must=True)


def _mixed(run: DmdRun, frame: MixHealing, command: HealPoints) -> None:
    if command.stress or command.wounds:
        run.emit(Healed(frame.who, command.stress, command.wounds, src=frame.src))


HANDLERS.ask(MixHealing, HEAL_SPLIT, _decide_mix, _mixed)

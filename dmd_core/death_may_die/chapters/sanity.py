"""Sanity: losing it, Insanity Thresholds, levelling (rulebook: Sanity; rules SAN)."""

from functools import partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import level_of
from dmd_core.death_may_die.commands import LevelUp
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SkillId
from dmd_core.death_may_die.lookups import clockwise
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.rule_numbers import TOP_LEVEL
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

LEVEL_UP = KindId("level-up")

NOT_ON_BOARD = RefusalCode(
    "skill-of-companion",
    "{skill:skill} is no Skill on the board of {seat:seat}: a Companion gives it, and it cannot"
    " rise.",
    (r.AMB_24, r.SAN_09),
)
NOT_OWN = RefusalCode(
    "skill-not-own",
    "{seat:seat} has no Skill {skill:skill}; one of its own three rises.",
    (r.SAN_08, r.SKL_01),
)
AT_TOP = RefusalCode(
    "skill-at-top",
    "{skill:skill} of {seat:seat} is at level {top}, the highest there is.",
    (r.AMB_102, r.DEC_54),
)


@final
@frame(tag=38)
@node
class Thresholds:
    """Lets a group of Investigators work off one Threshold each, clockwise.

    `seats` are those still to come; empty when a new group is to be made of all that owe one.
    """

    seats: tuple[Seat, ...] = ()


@final
@frame(tag=39)
@node
class Threshold:
    """Works off the oldest Threshold of the Investigator at `seat` (SAN-11).

    First the Symptoms of its Insanity; `symptoms_done` says that level and bonus die are next.
    """

    seat: Seat
    symptoms_done: bool = False


@final
@frame(tag=40)
@node
class LevellingUp:
    """Asks which Skill of the Investigator at `seat` rises (DEC-54)."""

    seat: Seat


def lose_sanity(run: DmdRun, seat: Seat, n: int, src: SourceId) -> None:
    """One loss of n Sanity: it stops at the next Threshold (SAN-01, -03, -12, -14, -16; AMB-17).

    The dead lose nothing (DEATH-11).
    """
    owner = run.table.investigators[seat]
    if not owner.alive or n <= 0:
        return
    tracks = run.game.tracks
    reached = owner.sanity + n
    mark = next((t for t in tracks.thresholds if t > owner.sanity), None)
    if mark is not None and reached >= mark:
        run.emit(SanityLost(seat, mark - owner.sanity, reached - mark, src=src))
        run.emit(ThresholdReached(seat, mark, src=src))
        return
    end = min(reached, tracks.sanity)
    if end > owner.sanity:
        run.emit(SanityLost(seat, end - owner.sanity, reached - end, src=src))


def start_thresholds(run: DmdRun) -> None:
    """Let Investigators that owe a Threshold work it off (SAN-05 to -07).

    While a group is being worked off, newcomers wait for it (AMB-106, -118), which also keeps a
    Symptom from nesting its own Threshold (AMB-21).
    """
    owing = any(inv.owed for inv in run.table.investigators)
    if owing and not run.waiting(Thresholds):
        run.push(Thresholds())


@HANDLERS.work(Thresholds)
def _thresholds(run: DmdRun, frame: Thresholds) -> None:
    """Clockwise from the active player, one Threshold each, then the next group."""
    seats = frame.seats or tuple(
        seat for seat in clockwise(run.table) if run.table.investigators[seat].owed
    )
    if seats:
        run.push(Threshold(seats[0]), Thresholds(seats[1:]))


@HANDLERS.guard(Threshold)
def _still_owed(_game: Game, table: Table, frame: Threshold) -> bool:
    """An Investigator eliminated before its place, or by its Symptom, drops out (AMB-25)."""
    return bool(table.investigators[frame.seat].owed)


@HANDLERS.work(Threshold)
def _threshold(run: DmdRun, frame: Threshold) -> None:
    """Activate the Insanity, level up, add the bonus die, in this order (SAN-08, -11)."""
    seat = frame.seat
    owner = run.table.investigators[seat]
    if not frame.symptoms_done:
        src = SourceId(owner.insanity)
        run.emit(InsanityActivated(seat, src=src))
        symptoms = run.game.insanities[owner.insanity].symptoms
        env = Env(you=seat, chooser=seat, src=src)
        run.push(Resolve(run.game.number(symptoms), env), Threshold(seat, symptoms_done=True))
        return
    if any(level_of(run.game, owner, skill) < TOP_LEVEL for skill, _ in owner.levels):
        run.push(LevellingUp(seat))
        return
    mark = owner.owed[0]
    run.emit(LevelUpSkipped(seat))
    _add_bonus_die(run, seat, mark)


def _decide_level_up(game: Game, table: Table, frame: LevellingUp) -> Decision:
    """One of the own Skills whose effective level is below the top (DEC-54, AMB-24, -102)."""
    seat = frame.seat
    owner = table.investigators[seat]
    options = [
        LevelUp(seat, skill)
        for skill, _ in owner.levels
        if level_of(game, owner, skill) < TOP_LEVEL
    ]
    families = (one_of(*options), explained(LevelUp, partial(_cannot_rise, game, table, seat)))
    return Decision(seat, LEVEL_UP, families, (r.DEC_54, r.SAN_09), frame, must=True)


def _cannot_rise(game: Game, table: Table, seat: Seat, command: LevelUp) -> Refusal:
    """Why a Skill cannot be raised."""
    owner = table.investigators[seat]
    values = {"skill": command.skill, "seat": seat, "top": TOP_LEVEL}
    if any(skill == command.skill for skill, _ in owner.levels):
        return refusal(AT_TOP, values)
    given = level_of(game, owner, command.skill) > 0
    return refusal(NOT_ON_BOARD if given else NOT_OWN, values)


def _levelled(run: DmdRun, frame: LevellingUp, command: LevelUp) -> None:
    mark = run.table.investigators[frame.seat].owed[0]
    run.emit(SkillLevelled(frame.seat, SkillId(command.skill)))
    _add_bonus_die(run, frame.seat, mark)


def _add_bonus_die(run: DmdRun, seat: Seat, mark: int) -> None:
    """Four of the Thresholds give a bonus die for good, each once (SAN-10, AMB-18)."""
    marks = run.game.tracks.bonus_thresholds
    if mark not in marks:
        return
    new = run.table.investigators[seat].bonus_dice < sum(other <= mark for other in marks)
    if new or run.game.rulings.rethreshold == "activate_and_die":
        run.emit(BonusDieGained(seat))


HANDLERS.ask(LevellingUp, LEVEL_UP, _decide_level_up, _levelled)

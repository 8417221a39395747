"""How far a position has come: seats, turn, rolls, and whether its agenda can be one."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.elder_one import ArrivingAnyway
from dmd_core.death_may_die.chapters.exclusions import ChoosingExcluded, Excluding, conflict
from dmd_core.death_may_die.chapters.fight import Fight
from dmd_core.death_may_die.chapters.investigate import (
    Claiming,
    Discovering,
    PhaseThree,
    TakingCard,
)
from dmd_core.death_may_die.chapters.mythos import (
    CancellingMythos,
    ChoosingMythos,
    ClosingMythos,
    DrawingMythos,
    MythosCard,
    ReplacingMythos,
)
from dmd_core.death_may_die.chapters.objects import TurningObject
from dmd_core.death_may_die.chapters.rolls import Rolling
from dmd_core.death_may_die.chapters.sanity import LevellingUp, Threshold, Thresholds
from dmd_core.death_may_die.chapters.setup import SetUp
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_ITEM
from dmd_core.death_may_die.lookups import on_board
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Branch, Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.problems import against
from dmd_core.tabletop.position.trial import goes_on

_WITH_MYTHOS: Final = (
    CancellingMythos,
    ChoosingMythos,
    ClosingMythos,
    DrawingMythos,
    MythosCard,
    ReplacingMythos,
)
_WITH_DISCOVERY: Final = (Claiming, Discovering, TakingCard)


_STARTING: Final = (Turn(TurnStep.START),)
_BARE: Final = tuple((Turn(step),) for step in TurnStep)
"""Agendas where a step of the turn is about to begin."""
_CHECKED: Final = (TurnStep.SUMMONING, TurnStep.ELDER_EFFECTS, TurnStep.NEXT)
"""Steps of a turn behind the check of the Mythos discard pile."""


def turn(_game: Game, table: Table) -> Iterator[Fault]:
    """Counters of rounds, turns and uses; who is active; that somebody lives."""
    for key in ("round", "turn", "actions", "refusals", "drafts"):
        value = getattr(table, key)
        if value < 0:
            yield against(key, f"{value}; allowed: 0 or more", (r.TURN_01,))
    for key, seat in (("active", table.active), ("starter", table.starter)):
        if seat == NOBODY and table.round:
            yield against(key, "nobody in a round", (r.SETUP_24,))
    if table.active != NOBODY and not table.round:
        yield against("active", "somebody before the first round", (r.SETUP_24,))
    for number in {n for n in table.attackers if table.attackers.count(n) > 1}:
        yield against("attackers", f"figure {number} stands twice", (r.CHK_24,))
    for use in table.used:
        if use.count < 1:
            yield against(f"used.{use.source}", f"{use.count} uses; leave it out", (r.CHK_32,))
    if table.outcome is None and not any(owner.alive for owner in table.investigators):
        yield against("investigators", "the game goes on with nobody alive", (r.LOSE_02,))


def rolls(game: Game, table: Table) -> Iterator[Fault]:
    """Dice on the table: as many as rolled, with faces their dice have."""
    faces = {*game.standard_die, *game.bonus_die}
    for place, roll in enumerate(table.rolls):
        path = f"rolls.{place}"
        if roll.standard < 0 or roll.bonus < 0:
            yield against(
                path, f"{roll.standard} standard and {roll.bonus} bonus dice", (r.DICE_01,)
            )
        elif roll.faces and len(roll.faces) != roll.standard + roll.bonus:
            says = f"{len(roll.faces)} dice lie there; rolled were {roll.standard + roll.bonus}"
            yield against(f"{path}.faces", says, (r.DICE_01,))
        for die, face in enumerate(roll.faces):
            allowed = game.standard_die if die < roll.standard else game.bonus_die
            if face in faces and face not in allowed:
                says = f"die {die} is a bonus die and has no {face}"
                yield against(f"{path}.faces", says, (r.CHK_33,))


def agenda(game: Game, state: State[Table]) -> Iterator[Fault]:
    """Whether the frames belong together, and with the table, so that the game can go on."""
    table, frames = state.table, state.agenda
    if table.outcome is not None or not frames:
        if frames:
            yield against("agenda", "the game is over, nothing is left to do", (r.CHK_35,))
        elif table.outcome is None:
            yield against("agenda", "the game is not over, but nothing is left to do", (r.TURN_04,))
        return
    found = [
        *_bottom(table, frames),
        *_stacked(frames),
        *_carried(table, frames),
        *_waited_for(game, table, frames),
    ]
    if isinstance(frames[0], Turn) and table.active != NOBODY:
        found += _steps_done(game, table, frames[0].at, bare=frames in _BARE)
    yield from found
    if not found:
        yield from goes_on(DEATH_MAY_DIE, game, state, (r.CHK_38,))


def _bottom(table: Table, frames: tuple[Frame, ...]) -> Iterator[Fault]:
    first = frames[0]
    if not isinstance(first, Turn | SetUp):
        says = f"{type(first).__name__} lies at the bottom; a Turn or SetUp belongs there"
        yield against("agenda.0", says, (r.TURN_01,))
        return
    if isinstance(first, SetUp) and table.round:
        yield against("agenda.0", f"setup is over in round {table.round}", (r.SETUP_24,))
    starts = frames == _STARTING
    if isinstance(first, Turn) and not table.round and len(frames) == 1 and not starts:
        yield against("agenda.0", "before round 1 there is no turn", (r.SETUP_24,))
    if not table.round and starts == (table.starter == NOBODY):
        says = "nobody, and the first turn starts" if starts else "somebody before the first round"
        yield against("starter", says, (r.SETUP_24,))
    if isinstance(first, Turn):
        on_top = isinstance(frames[-1], Actions)
        if on_top and table.active != NOBODY and not table.investigators[table.active].alive:
            who = table.investigators[table.active].id
            yield against("active", f"{who} is dead and cannot act", (r.TURN_05,))


def _steps_done(game: Game, table: Table, at: TurnStep, *, bare: bool) -> Iterator[Fault]:
    """What the steps of the turn that are over have left; `at` is the one to come.

    With `bare` nothing of the step before is left to do.
    """
    if TurnStep.START < at <= TurnStep.INVESTIGATE_OR_FIGHT and table.branch is not Branch.NONE:
        says = f"'{table.branch.value}' is phase 3, which has not begun"
        yield against("branch", says, (r.TURN_01, r.INV_01))
    alive = table.investigators[table.active].alive
    if at > TurnStep.INVESTIGATE_OR_FIGHT and alive and table.branch is Branch.NONE:
        yield against("branch", "phase 3 is over, and it was nothing", (r.CHK_23, r.INV_01))
    if not bare:
        return
    symbols = sum(game.mythos[card].symbol for card in table.mythos.discard)
    checked = at in (TurnStep.START, *_CHECKED) and game.rulings.reshuffle_after == "step3"
    if checked and symbols >= SYMBOLS_TO_ADVANCE:
        says = f"{symbols} symbols lie open after the check; {SYMBOLS_TO_ADVANCE} are an advance"
        yield against("mythos.discard", says, (r.CHK_20, r.SUM_07))
    red = table.elder.position >= game.content.core.summoning_track.first_red
    due = not on_board(table) and (red or table.ritual_disrupted)
    if at is TurnStep.ELDER_EFFECTS and alive and due:
        says = "the Elder One was due in the step before and is not on the board"
        yield against("elder.figure", says, (r.CHK_18, r.SUM_09))


def _waited_for(game: Game, table: Table, frames: tuple[Frame, ...]) -> Iterator[Fault]:
    """What lies on the table unfinished has a frame that finishes it."""
    kinds = {type(frame) for frame in frames}
    for owner in table.investigators:
        path = f"investigators.{owner.id}"
        if owner.owed and not kinds & {Thresholds, Threshold, LevellingUp}:
            says = "nothing on the agenda works them off, such as a Thresholds"
            yield against(f"{path}.owed", says, (r.CHK_08, r.SAN_11))
        exclusive = conflict(game, owner)
        if exclusive and not kinds & {Excluding, ChoosingExcluded}:
            says = f"{' and '.join(exclusive)} cannot be together"
            yield against(f"{path}.cards", says, (r.DISC_02,))
    turning = {frame.object for frame in frames if isinstance(frame, TurningObject)}
    for thing in table.objects:
        if thing.destroyed and thing.face == NO_ITEM and thing.id not in turning:
            left = ", ".join(dict.fromkeys(table.backs)) or "none is left"
            says = f"a destroyed object shows its reverse side: {left}"
            yield against(f"objects.{thing.id}.face", says, (r.EPI_13,))
    if table.elder.stage == FIRST_ON_BOARD and not on_board(table) and ArrivingAnyway not in kinds:
        says = f"{FIRST_ON_BOARD}; the figure of the Elder One is not on the board"
        yield against("elder.stage", says, (r.CHK_15, r.SUM_12))


def _stacked(frames: tuple[Frame, ...]) -> Iterator[Fault]:
    for place, frame in enumerate(frames[1:], 1):
        name = f"agenda.{place}"
        if isinstance(frame, Turn | SetUp):
            says = f"{type(frame).__name__} belongs at the bottom"
            yield against(name, says, (r.TURN_01,))
        below = (place, frames[0])
        if isinstance(frame, Actions) and below != (1, Turn(TurnStep.MYTHOS)):
            says = "Actions lie right above a Turn whose next step is 'mythos'"
            yield against(name, says, (r.TURN_01,))
        if isinstance(frame, Fight | PhaseThree) and below != (1, Turn(TurnStep.EFFECTS)):
            says = f"{type(frame).__name__} lies right above a Turn whose next step is 'effects'"
            yield against(name, says, (r.TURN_01,))


def _carried(table: Table, frames: tuple[Frame, ...]) -> Iterator[Fault]:
    """Frames and what of them lies on the table."""
    rolling = sum(isinstance(frame, Rolling) for frame in frames)
    if rolling != len(table.rolls):
        says = f"{len(table.rolls)} rolls lie on the table, {rolling} are in progress"
        yield against("rolls", says, (r.CHK_31,))
    for path, cards, kinds, rule in (
        ("mythos.resolving", table.mythos.resolving, _WITH_MYTHOS, r.CHK_01),
        ("discovery.resolving", table.discovery.resolving, _WITH_DISCOVERY, r.CHK_02),
    ):
        if cards and not any(isinstance(frame, kinds) for frame in frames):
            yield against(path, f"nothing resolves {', '.join(cards)}", (rule,))
    for place, frame in enumerate(frames):
        if isinstance(frame, _WITH_DISCOVERY) and frame.card not in table.discovery.resolving:
            says = f"'{frame.card}' is not among discovery.resolving"
            yield against(f"agenda.{place}.card", says, (r.CHK_02,))


__all__ = ["agenda", "rolls", "turn"]

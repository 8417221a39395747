"""The Elder One: advance, summoning, Stages (rulebook: Fighting the Elder One).

Steps 3 to 5 of phase 4; rules SUM, RIT and ELDER.
"""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.game_end import end_game
from dmd_core.death_may_die.events.elder_one import (
    ElderOneAdvanced,
    ElderOneSummoned,
    StageRevealed,
)
from dmd_core.death_may_die.events.mythos import MythosReshuffled
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.lookups import active, on_board, symbols_in_discard
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, SYMBOLS_TO_ADVANCE
from dmd_core.death_may_die.state import Outcome
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.base import Effect
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=62)
@node
class Advancing:
    """Advances the Elder One along its track; `check` in step 3 of the end of turn."""

    check: bool = False


@final
@frame(tag=63)
@node
class TrackEnd:
    """Looks at the end of the track after the effects of an advance (AMB-75)."""


@final
@frame(tag=64)
@node
class Reshuffling:
    """Puts the Mythos discard pile back into the deck (SUM-07)."""


@final
@frame(tag=65)
@node
class Revealing:
    """Reveals `stage`, numbered from 1, and carries its reveal effect out (ELDER-07)."""

    stage: int


@final
@frame(tag=66)
@node
class ArrivingAnyway:
    """Brings the Elder One to the active Space if no reveal effect placed it (AMB-79)."""


def texts(run: DmdRun, effects: tuple[Effect, ...], src: SourceId) -> list[Frame]:
    """Frames for the texts of a Stage or Episode: "you" is the active Investigator (END-05)."""
    seat = run.table.active
    env = Env(you=seat, chooser=seat, src=src)
    return [Resolve(run.game.number(effect), env) for effect in effects]


@HANDLERS.work(Advancing)
def _advance(run: DmdRun, frame: Advancing) -> None:
    """One space along the track, then the texts: Stages first, then the Episode (SUM-04 to -06).

    The last space loses the game at once (LOSE-03; AMB-75, -104). After an advance of the check
    the Mythos discard pile goes back into the deck (SUM-07); after a forced one it stays (AMB-74).
    """
    game, table = run.game, run.table
    last = game.content.core.summoning_track.last
    position = min(table.elder.position + 1, last)
    run.emit(ElderOneAdvanced(position))
    immediate = game.rulings.loss_on_track_end == "immediate"
    if position == last and immediate:
        end_game(run, Outcome.LOSS, r.LOSE_03, r.SUM_16)
        return
    frames: list[Frame] = []
    shown = game.stages[: table.elder.stage]
    if game.rulings.advance_effects == "current_stage":
        shown = shown[-1:]
    for stage in shown:
        frames.extend(texts(run, stage.on_advance, SourceId(stage.id)))
    frames.extend(texts(run, game.episode.on_advance, SourceId(game.episode.id)))
    if position == last:
        frames.append(TrackEnd())
    at_check = frame.check and game.rulings.reshuffle_after == "step3"
    if at_check or (not frame.check and game.rulings.reshuffle_on_forced_advance):
        frames.append(Reshuffling())
    run.push(*frames)


@HANDLERS.work(TrackEnd)
def _track_end(run: DmdRun, _frame: TrackEnd) -> None:
    """The end of the track, looked at after the effects (AMB-75, alternative)."""
    end_game(run, Outcome.LOSS, r.LOSE_03, r.SUM_16)


@HANDLERS.work(Reshuffling)
def _reshuffle(run: DmdRun, _frame: Reshuffling) -> None:
    """All discarded and kept Mythos cards go back into the deck; no chance request (SUM-07)."""
    run.emit(MythosReshuffled())


def check_summoning(run: DmdRun) -> None:
    """Step 4: the first red space, or a disrupted Ritual, brings the Elder One (SUM-09 to -14)."""
    run.push(Window())
    table = run.table
    if reshuffle_is_due(run):
        run.push(Reshuffling())
    if on_board(table):
        return
    red = table.elder.position >= run.game.content.core.summoning_track.first_red
    if red or table.ritual_disrupted:
        run.push(Revealing(FIRST_ON_BOARD), ArrivingAnyway())


def advance_is_due(run: DmdRun) -> bool:
    """Whether the check advances the Elder One: enough symbols, or a text (SUM-03; AMB-51)."""
    table = run.table
    return table.hastened or symbols_in_discard(run.game, table) >= SYMBOLS_TO_ADVANCE


def reshuffle_is_due(run: DmdRun) -> bool:
    """Whether an advance of step 3 still owes its reshuffle (AMB-72, alternative)."""
    late = run.game.rulings.reshuffle_after == "step4"
    return late and bool(run.table.mythos.discard) and advance_is_due(run)


@HANDLERS.work(Revealing)
def _reveal(run: DmdRun, frame: Revealing) -> None:
    """The next Stage comes into force and its reveal effect is carried out (ELDER-07)."""
    stage = run.game.stages[frame.stage - 1]
    src = SourceId(stage.id)
    run.emit(StageRevealed(frame.stage, src=src))
    run.push(*texts(run, stage.on_reveal, src))


@HANDLERS.work(ArrivingAnyway)
def _arrive(run: DmdRun, _frame: ArrivingAnyway) -> None:
    """A reveal effect that placed no figure: the active Investigator's Space (AMB-79)."""
    if not on_board(run.table):
        summon_elder_one(run, active(run.table).space, SourceId(""))


def summon_elder_one(run: DmdRun, space: SpaceId, src: SourceId) -> None:
    """Put the figure on a Space and the Progress token in its place, once a game (SUM-14, -15)."""
    if not on_board(run.table):
        number = FigureId(run.table.next_figure)
        run.emit(ElderOneSummoned(number, run.game.elder_one.id, space, src=src))


def elder_end_of_turn(run: DmdRun) -> None:
    """Step 5: end-of-turn texts of all revealed Stages in ascending order (END-04, AMB-84).

    What an Episode card does then comes right before them: its text says so, or else it would be a
    matter of step 1 (END-02).
    """
    frames = texts(run, run.game.episode.end_of_turn, SourceId(run.game.episode.id))
    for stage in run.game.stages[: run.table.elder.stage]:
        frames.extend(texts(run, stage.end_of_turn, SourceId(stage.id)))
    run.push(*frames)

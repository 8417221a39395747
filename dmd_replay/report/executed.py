"""What these rules make of the commands of a log, as a game beside the one that was recorded."""

from typing import Any

from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import CRASHES, EngineError
from dmd_core.kernel.step import Step, begin, step
from dmd_replay.facets import GameTools
from dmd_replay.read.history import History, Lineage, LogStep
from dmd_replay.read.timeline import START


def executed(tools: GameTools, history: History) -> History:
    """Give the commands of a log to the rules again, as far as they take them.

    Args:
        tools: the game.

        history: what was recorded; it is not masked.

    Returns:
        A game with the same commands and undos and with what happens now; it ends before the first
        command that the rules refuse or crash at. It has at least the setup.

    Raises:
        Exception: whatever the rules raise at the setup.
    """
    timeline = history.timeline
    states = {START: history.start}
    moves: list[LogStep] = []
    for number, move in enumerate(history.moves):
        parent = timeline.parents[number]
        if parent not in states:
            break
        now = timeline.before(number, states[parent])
        try:
            made: Step[Any] = (
                begin(tools.ruleset, history.game, now)
                if move.command is None
                else step(tools.ruleset, history.game, now, move.command)
            )
        except (RefusedError, EngineError, *CRASHES):
            if not moves:
                raise
            break
        states[number] = made.state
        moves.append(LogStep(number, move.command, made.events))
    count = len(moves)
    lineage = history.lineage
    cut = Lineage(
        lineage.parents[:count],
        lineage.epochs[:count],
        min(lineage.at, count - 1),
        lineage.epoch,
        lineage.used,
    )
    return History(
        history.game,
        history.ruleset,
        history.codec,
        history.start,
        tuple(moves),
        cut,
        tuple(mark for mark in history.marks if mark.record < count),
        tuple(note for note in history.notes if note.record < count),
    )


__all__ = ["executed"]

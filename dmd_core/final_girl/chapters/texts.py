"""Texts of cards: starting them, asking whether they are used, recording what could not be done."""

from collections.abc import Iterable

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.commands import Answer
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.text_frames import Env, Resolve
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, SourceId


def resolve(run: GirlRun, effects: Iterable[Effect], env: Env) -> None:
    """Push effects to be carried out from left to right, or top to bottom (FG-ACT-07)."""
    run.push(*[Resolve(run.game.number(effect), env) for effect in effects])


def skip(
    run: GirlRun, reason: Skip, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()
) -> None:
    """Record that a part of a text cannot be carried out (FG-ACT-07)."""
    run.emit(StepSkipped(reason, src=src, why=why))


def whether(kind: KindId, frame: Frame) -> Decision:
    """Ask whether what a text offers is used: yes or no (FG-DEC-22)."""
    options = one_of(Answer(PLAYER, yes=True), Answer(PLAYER, yes=False))
    return Decision(PLAYER, kind, (options,), (r.DEC_22,), frame, must=False)


__all__ = ["resolve", "skip", "whether"]

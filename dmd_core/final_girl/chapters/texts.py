"""Texts of cards: starting them, and recording what of them could not be done."""

from collections.abc import Iterable

from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.text_frames import Env, Resolve
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId


def resolve(run: GirlRun, effects: Iterable[Effect], env: Env) -> None:
    """Push effects to be carried out from left to right, or top to bottom (FG-ACT-07)."""
    run.push(*[Resolve(run.game.number(effect), env) for effect in effects])


def skip(
    run: GirlRun, reason: Skip, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()
) -> None:
    """Record that a part of a text cannot be carried out (FG-ACT-07)."""
    run.emit(StepSkipped(reason, src=src, why=why))


__all__ = ["resolve", "skip"]

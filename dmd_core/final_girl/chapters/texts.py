"""Texts begin: every chapter that carries a printed text out pushes it with `carry_out`."""

from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.text_frames import Env, Resolve
from dmd_core.final_girl.words.base import Effect


def carry_out(run: GirlRun, effects: tuple[Effect, ...], env: Env) -> None:
    """Let effects be carried out from left to right, before anything else that is pending."""
    run.push(*(Resolve(run.game.number(effect), env) for effect in effects))


__all__ = ["carry_out"]

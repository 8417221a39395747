"""Victims that a text places, kills, frightens, moves, or makes special."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import amount_of
from dmd_core.final_girl.chapters.panic import panic, panic_girl
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.chapters.victim_steps import mark_victim, step_victims
from dmd_core.final_girl.chapters.victims import kill_victims, place_victims
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import CardId, SpaceId
from dmd_core.final_girl.lookups import ordinary_at, victims_at
from dmd_core.final_girl.run.base import on_node, on_space, pick_space
from dmd_core.final_girl.run.selectors import anchors, spaces_of
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.final_girl.words.victims import (
    GirlPanics,
    KillVictims,
    MarkVictim,
    Panic,
    PlaceVictims,
    StepVictims,
)


def _with_victims(run: GirlRun, env: Env, words: Spaces) -> tuple[SpaceId, ...]:
    """The spaces that a selector gathers and that have victims."""
    table = run.table
    return spaces_of(run.game, table, env, words, lambda space: victims_at(table, space) > 0)


@on_node(PlaceVictims)
def _place(run: GirlRun, env: Env, node: PlaceVictims) -> None:
    pick_space(run, env, node, spaces_of(run.game, run.table, env, node.to))


@on_space(PlaceVictims, r.DEC_20, r.AMP_02)
def _place_there(run: GirlRun, env: Env, node: PlaceVictims, space: SpaceId) -> None:
    place_victims(run, space, amount_of(run.game, run.table, env, node.n), env.src)


@on_node(KillVictims)
def _kill(run: GirlRun, env: Env, node: KillVictims) -> None:
    spaces = _with_victims(run, env, node.on)
    for space in reversed(spaces):
        kill_victims(run, space, src=env.src)
    if not spaces:
        skip(run, Skip.NO_VICTIM, env.src)


@on_node(Panic)
def _panic(run: GirlRun, env: Env, node: Panic) -> None:
    spaces = _with_victims(run, env, node.on)
    if spaces:
        panic(run, spaces, node.rounds, env.src)
    else:
        skip(run, Skip.NO_VICTIM, env.src)


@on_node(GirlPanics)
def _girl_panics(run: GirlRun, env: Env, _node: GirlPanics) -> None:
    panic_girl(run, env.src)


@on_node(StepVictims)
def _step(run: GirlRun, env: Env, node: StepVictims) -> None:
    spaces = _with_victims(run, env, node.on)
    goals = anchors(run.table, env, node.toward)
    if spaces and goals:
        step_victims(run, spaces, goals, env.src, one=node.one)
    else:
        skip(run, Skip.NO_VICTIM if goals else Skip.NOWHERE, env.src)


@on_node(MarkVictim)
def _mark(run: GirlRun, env: Env, node: MarkVictim) -> None:
    """Only an ordinary victim qualifies (FG-AMB-66)."""
    table = run.table

    def ordinary(space: SpaceId) -> bool:
        return ordinary_at(table, space) > 0

    spaces = spaces_of(run.game, table, env, node.on, ordinary)
    mark_victim(run, CardId(env.src), node.colour, spaces)


__all__: list[str] = []

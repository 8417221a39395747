"""What happens to killer and minions, beside what they do themselves."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.asking import amount_of
from dmd_core.final_girl.chapters.damage import damage_killer
from dmd_core.final_girl.chapters.health import hurt, recover
from dmd_core.final_girl.chapters.map_tokens import put_killer
from dmd_core.final_girl.chapters.minions import spawn
from dmd_core.final_girl.chapters.phase_end import end_phase
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import has_killer, victims_at
from dmd_core.final_girl.run.base import on_node, on_space, pick_space
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.state import Phase, Side
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.enemies import (
    DamageKiller,
    EndKillerPhaseNow,
    HealKiller,
    HurtPawns,
    PutKiller,
    Spawn,
)


@on_node(HealKiller)
def _heal(run: GirlRun, env: Env, node: HealKiller) -> None:
    if has_killer(run.game):
        recover(run, env, Side.KILLER, amount_of(run.game, run.table, env, node.n))
    else:
        skip(run, Skip.NO_TARGET, env.src)


@on_node(DamageKiller)
def _damage(run: GirlRun, env: Env, node: DamageKiller) -> None:
    if has_killer(run.game):
        damage_killer(run, env, amount_of(run.game, run.table, env, node.n))
    else:
        skip(run, Skip.NO_TARGET, env.src)


@on_node(HurtPawns)
def _hurt_pawns(run: GirlRun, env: Env, node: HurtPawns) -> None:
    """Both at the same moment (FG-AMB-45)."""
    spaces = spaces_of(run.game, run.table, env, node.on)
    killer = node.n if run.table.killer.space in spaces else 0
    girl = node.n if run.table.girl.space in spaces else 0
    if killer or girl:
        hurt(run, env, killer=killer, girl=girl)
    else:
        skip(run, Skip.NO_TARGET, env.src)


@on_node(PutKiller)
def _put(run: GirlRun, env: Env, node: PutKiller) -> None:
    """Of several the one with the larger group of victims (FG-AMB-35)."""
    table = run.table
    if not has_killer(run.game):
        skip(run, Skip.NO_TARGET, env.src)
        return
    spaces = spaces_of(run.game, table, env, node.to)
    most = max([victims_at(table, space) for space in spaces], default=0)
    best = tuple(space for space in spaces if victims_at(table, space) == most)
    pick_space(run, env, node, best)


@on_space(PutKiller, r.DEC_14, r.AMB_35, r.AMP_02)
def _put_there(run: GirlRun, env: Env, _node: PutKiller, space: SpaceId) -> None:
    put_killer(run, space, env.src)


@on_node(Spawn)
def _spawn(run: GirlRun, env: Env, node: Spawn) -> None:
    pick_space(run, env, node, spaces_of(run.game, run.table, env, node.to))


@on_space(Spawn, r.DEC_20, r.MIN_11)
def _spawn_there(run: GirlRun, env: Env, node: Spawn, space: SpaceId) -> None:
    n = amount_of(run.game, run.table, env, node.n)
    spawn(run, node.minion, space, n, env.src)


@on_node(EndKillerPhaseNow)
def _end(run: GirlRun, env: Env, _node: EndKillerPhaseNow) -> None:
    """Only the phase that it names (FG-AMB-88)."""
    if run.table.phase is Phase.KILLER:
        end_phase(run, env.src, (r.AMB_48,))
    else:
        skip(run, Skip.NO_TARGET, env.src, (r.AMB_88,))


__all__: list[str] = []

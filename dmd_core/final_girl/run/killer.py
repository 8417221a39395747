"""What killer and minions do."""

from dmd_core.final_girl.chapters.killer_action import killer_acts
from dmd_core.final_girl.chapters.minions import minions_act
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.run.base import on_node
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.killer import KillerActs, MinionsAct


@on_node(KillerActs)
def _killer_acts(run: GirlRun, env: Env, node: KillerActs) -> None:
    killer_acts(run, node, env.src, env.figure)


@on_node(MinionsAct)
def _minions_act(run: GirlRun, _env: Env, _node: MinionsAct) -> None:
    minions_act(run)


__all__: list[str] = []

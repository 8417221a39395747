"""Sentences of Enemy figures."""

from dmd_core.death_may_die.chapters.fight import ChoosingAttacker
from dmd_core.death_may_die.commands import Attacker, ChooseFigure
from dmd_core.death_may_die.events.enemies import (
    EnemyKilled,
    EnemyMoved,
    EnemySummoned,
    EnemyWounded,
)
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import lost, some


@ENGLISH.event(EnemySummoned)
def _enemy_summoned(scene: Scene, event: EnemySummoned) -> str:
    return f"{scene.any_of(event.kind)} is summoned on {scene.space(event.space)}"


@ENGLISH.event(EnemyMoved)
def _enemy_moved(scene: Scene, event: EnemyMoved) -> str:
    verb = "is placed on" if event.placed else "moves to"
    return f"{scene.figure(event.figure)} {verb} {scene.space(event.to)}"


@ENGLISH.event(EnemyWounded)
def _enemy_wounded(scene: Scene, event: EnemyWounded) -> str:
    taken = some(event.n, "Wound")
    return f"{scene.figure(event.figure)} takes {taken}{lost(event.lost, 'Wound')}"


@ENGLISH.event(EnemyKilled)
def _enemy_killed(scene: Scene, event: EnemyKilled) -> str:
    return f"{scene.figure(event.figure)} is killed"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(ChooseFigure)
def _choose_figure(scene: Scene, command: ChooseFigure) -> str:
    return f"{scene.who(command.seat)} chooses {scene.placed(command.figure)}"


@ENGLISH.command(Attacker)
def _attacker(scene: Scene, command: Attacker) -> str:
    return f"{scene.who(command.seat)} lets {scene.placed(command.figure)} attack next"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(ChoosingAttacker)
def _choosing_attacker(_scene: Scene, _frame: ChoosingAttacker) -> str:
    return "choose the Enemy that attacks next"


__all__: list[str] = []

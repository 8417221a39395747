"""Sentences of her attacks."""

from dmd_core.final_girl.chapters.attack import AfterDamage, Aiming, AimingShot, Striking
from dmd_core.final_girl.chapters.damage import DividingMinions, DividingMinors
from dmd_core.final_girl.commands import Aim, Divide, Wield
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver, DamageRaised
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Target
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import listed


@ENGLISH.event(AttackAimed)
def _attack_aimed(scene: Scene, event: AttackAimed) -> str:
    target = _target(scene, event.target, event.space)
    return f"{scene.girl} attacks {target}{scene.armed(event.weapon)}"


@ENGLISH.event(AttackOver)
def _attack_over(_scene: Scene, _event: AttackOver) -> str:
    return ""


@ENGLISH.event(DamageRaised)
def _damage_raised(scene: Scene, event: DamageRaised) -> str:
    return f"{scene.source(event.src) or 'a modifier'} adds {event.n} damage"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Aim)
def _aim(scene: Scene, command: Aim) -> str:
    return f"{scene.girl} attacks {_target(scene, command.target, command.space)}"


@ENGLISH.command(Wield)
def _wield(scene: Scene, command: Wield) -> str:
    return f"{scene.girl} strikes with {scene.card(command.weapon)}"


@ENGLISH.command(Divide)
def _divide(scene: Scene, command: Divide) -> str:
    parts = listed([str(part) for part in command.parts])
    return f"{scene.girl} divides the damage: {parts}"


def _target(scene: Scene, target: Target, space: SpaceId) -> str:
    if target is Target.MINIONS:
        return f"the minions at {scene.space(space)}"
    return scene.killer


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Aiming)
def _aiming(scene: Scene, frame: Aiming) -> str:
    return f"choose at whom {scene.action(frame.card)} is aimed"


@ENGLISH.which(AimingShot)
def _aiming_shot(scene: Scene, frame: AimingShot) -> str:
    return f"choose at whom {scene.card(frame.weapon)} is aimed"


@ENGLISH.which(Striking)
def _striking(_scene: Scene, frame: Striking) -> str:
    return f"add a weapon to {frame.n} damage"


@ENGLISH.which(AfterDamage)
def _after_damage(scene: Scene, frame: AfterDamage) -> str:
    return f"do what {scene.card(frame.weapon)} allows after the damage"


@ENGLISH.which(DividingMinors)
def _dividing_minors(scene: Scene, frame: DividingMinors) -> str:
    cards = scene.cards([minor.card for minor in scene.table.minors])
    return f"divide {frame.n} damage among {cards}"


@ENGLISH.which(DividingMinions)
def _dividing_minions(scene: Scene, frame: DividingMinions) -> str:
    return f"divide {frame.n} damage among the minions at {scene.space(frame.space)}"


__all__: list[str] = []

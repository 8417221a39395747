"""Sentences of the killer: its cards, moves and attacks."""

from dmd_core.final_girl.chapters.dark_powers import RevealingPower
from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute
from dmd_core.final_girl.chapters.killer_action import ChoosingTarget
from dmd_core.final_girl.chapters.reactions import Escaping, Reacting
from dmd_core.final_girl.chapters.terror import DrawingTerror, DroppingTerror
from dmd_core.final_girl.chapters.upkeep import RevealingFinale
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackEnded,
    AttackReduced,
    DarkPowerRevealed,
    FinaleRevealed,
    KillerActs,
    KillerMoved,
    KillerPlaced,
    MinorDiscarded,
    MinorPlaced,
    MinorWounded,
    TerrorDiscarded,
    TerrorDrawn,
    TerrorDropped,
    TerrorOrdered,
    TerrorSeen,
    TerrorStays,
)
from dmd_core.final_girl.ids import NO_FIGURE
from dmd_core.final_girl.state import Quarry
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(FinaleRevealed)
def _finale_revealed(scene: Scene, event: FinaleRevealed) -> str:
    return f"the finale is revealed: {scene.drawn(event.drawn)}"


@ENGLISH.event(DarkPowerRevealed)
def _dark_power_revealed(scene: Scene, event: DarkPowerRevealed) -> str:
    return f"a dark power is revealed: {scene.drawn(event.drawn)}"


@ENGLISH.event(TerrorDrawn)
def _terror_drawn(scene: Scene, event: TerrorDrawn) -> str:
    return f"the terror card {scene.drawn(event.drawn)} is drawn"


@ENGLISH.event(TerrorDiscarded)
def _terror_discarded(scene: Scene, event: TerrorDiscarded) -> str:
    return f"the terror card {scene.card(event.card)} is discarded"


@ENGLISH.event(TerrorDropped)
def _terror_dropped(scene: Scene, event: TerrorDropped) -> str:
    return f"the terror card {scene.drawn(event.drawn)} is discarded without effect"


@ENGLISH.event(TerrorOrdered)
def _terror_ordered(_scene: Scene, _event: TerrorOrdered) -> str:
    return "the next terror card will follow this one"


@ENGLISH.event(TerrorSeen)
def _terror_seen(scene: Scene, event: TerrorSeen) -> str:
    then = "puts it at the bottom" if event.bottom else "leaves it on top"
    return f"{scene.girl} looks at the terror card {scene.drawn(event.drawn)} and {then}"


@ENGLISH.event(TerrorStays)
def _terror_stays(scene: Scene, event: TerrorStays) -> str:
    return f"the terror card {scene.card(event.card)} stays in play"


@ENGLISH.event(MinorPlaced)
def _minor_placed(scene: Scene, event: MinorPlaced) -> str:
    return f"{scene.card(event.card)} joins as a minor dark power with {event.health} health"


@ENGLISH.event(MinorWounded)
def _minor_wounded(scene: Scene, event: MinorWounded) -> str:
    return f"{scene.card(event.card)} loses {event.n} health"


@ENGLISH.event(MinorDiscarded)
def _minor_discarded(scene: Scene, event: MinorDiscarded) -> str:
    return f"the minor dark power {scene.card(event.card)} is gone"


@ENGLISH.event(KillerActs)
def _killer_acts(scene: Scene, event: KillerActs) -> str:
    who = scene.enemy(event.minion)
    match event.quarry:
        case Quarry.NONE:
            return f"{who} acts"
        case Quarry.GIRL:
            return f"{who} is after {scene.girl}"
        case Quarry.VICTIMS:
            return f"{who} is after the victims at {scene.space(event.space)}"
        case Quarry.SPECIAL:
            return f"{who} is lured by the special victim at {scene.space(event.space)}"
        case Quarry.LURE:
            return f"{who} is lured to {scene.space(event.space)}"


@ENGLISH.event(KillerMoved)
def _killer_moved(scene: Scene, event: KillerMoved) -> str:
    return f"{scene.killer} goes to {scene.space(event.to)}"


@ENGLISH.event(KillerPlaced)
def _killer_placed(scene: Scene, event: KillerPlaced) -> str:
    return f"{scene.killer} appears at {scene.space(event.to)}{scene.by(event.src)}"


@ENGLISH.event(AttackBegan)
def _attack_began(scene: Scene, event: AttackBegan) -> str:
    return f"{scene.enemy(event.minion)} attacks {scene.girl} for {event.damage} damage"


@ENGLISH.event(AttackReduced)
def _attack_reduced(scene: Scene, event: AttackReduced) -> str:
    attack = scene.table.attack
    by = scene.source(event.src) or "a reaction"
    left = f": {attack.damage - event.n} left" if attack is not None else ""
    return f"{by} takes {event.n} damage off the attack{left}"


@ENGLISH.event(AttackEnded)
def _attack_ended(_scene: Scene, _event: AttackEnded) -> str:
    return ""


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Reacting)
def _reacting(scene: Scene, _frame: Reacting) -> str:
    attack = scene.table.attack
    if attack is None:
        return "react"
    return f"react to the attack of {scene.enemy(attack.minion)} for {attack.damage} damage"


@ENGLISH.which(Escaping)
def _escaping(scene: Scene, _frame: Escaping) -> str:
    return f"get away before {scene.killer} attacks"


@ENGLISH.which(ChoosingTarget)
def _choosing_target(scene: Scene, frame: ChoosingTarget) -> str:
    left = frame.acting.left
    return f"choose the target of {scene.enemy(left[0] if left else NO_FIGURE)}"


@ENGLISH.which(ChoosingRoute)
def _choosing_route(scene: Scene, frame: ChoosingRoute) -> str:
    return f"choose by which way {scene.enemy(frame.walking.figure)} goes"


@ENGLISH.which(RevealingPower)
def _revealing_power(_scene: Scene, frame: RevealingPower) -> str:
    return f"type in {'another' if frame.another else 'the'} dark power"


@ENGLISH.which(RevealingFinale)
def _revealing_finale(_scene: Scene, _frame: RevealingFinale) -> str:
    return "type in the finale"


@ENGLISH.which(DrawingTerror)
def _drawing_terror(_scene: Scene, _frame: DrawingTerror) -> str:
    return "type in the terror card"


@ENGLISH.which(DroppingTerror)
def _dropping_terror(_scene: Scene, _frame: DroppingTerror) -> str:
    return "type in the terror card that is discarded"


__all__: list[str] = []

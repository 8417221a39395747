"""Sentences of the killer: its cards, moves and attacks."""

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
    TerrorSeen,
    TerrorStays,
)
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


__all__: list[str] = []

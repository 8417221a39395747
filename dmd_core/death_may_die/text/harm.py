"""Sentences of Wounds, Stress, Companions and elimination."""

from dmd_core.death_may_die.chapters.hits import Assigning, Deflecting, Reducing, SanityHit
from dmd_core.death_may_die.commands import Assign
from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    DeathAverted,
    InvestigatorEliminated,
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import be, listed, lost, some, some_or_no


@ENGLISH.event(WoundsTaken)
def _wounds_taken(scene: Scene, event: WoundsTaken) -> str:
    who = scene.who(event.seat)
    taken = [
        f"{scene.card(card)} takes {some(n, 'Wound')} in place of {who}"
        for card, n in event.companions
    ]
    if event.own or not taken:
        taken.insert(0, f"{who} takes {some(event.own, 'Wound')}")
    return f"{listed(taken)}{lost(event.lost, 'Wound')}"


@ENGLISH.event(WoundsReduced)
def _wounds_reduced(scene: Scene, event: WoundsReduced) -> str:
    less = some(event.n, "Wound")
    return f"{scene.who(event.seat)} takes {less} less{scene.by(event.src, 'thanks to')}"


@ENGLISH.event(WoundsDeflected)
def _wounds_deflected(scene: Scene, event: WoundsDeflected) -> str:
    wounds = some(event.n, "Wound")
    verb = "goes" if event.n == 1 else "go"
    return f"{wounds} of {scene.who(event.seat)} {verb} to {scene.figure(event.figure)}"


@ENGLISH.event(StressTaken)
def _stress_taken(scene: Scene, event: StressTaken) -> str:
    verb = "does" if event.lost == 1 else "do"
    more = f"; {event.lost} more {verb} not fit" if event.lost else ""
    return f"{scene.who(event.seat)} takes {some(event.n, 'Stress')}{more}"


@ENGLISH.event(CompanionLost)
def _companion_lost(scene: Scene, event: CompanionLost) -> str:
    return f"{scene.who(event.seat)} loses the Companion {scene.card(event.card)}"


@ENGLISH.event(DeathAverted)
def _death_averted(scene: Scene, event: DeathAverted) -> str:
    text = scene.source(event.src) or "a text"
    return f"{text} brings {scene.who(event.seat)} back with full health"


@ENGLISH.event(InvestigatorEliminated)
def _investigator_eliminated(scene: Scene, event: InvestigatorEliminated) -> str:
    how = "consumed by madness" if event.mad else "killed"
    return f"{scene.who(event.seat)} is {how}"


@ENGLISH.event(TokensChanged)
def _tokens_changed(scene: Scene, event: TokensChanged) -> str:
    who, change = scene.who(event.seat), event.change
    if event.token == DOWN:
        return f"{who} {'lies down' if change > 0 else 'stands up again'}"
    if event.token == INSANITY_WOUND:
        tokens, place = some(abs(change), "Wound token"), f"{who}'s Insanity card"
    else:
        tokens, place = some(abs(change), scene.token(event.token)), f"{who}'s board"
    way = "put on" if change > 0 else "taken off"
    return f"{tokens} {be(abs(change))} {way} {place}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Assign)
def _assign(scene: Scene, command: Assign) -> str:
    number = some_or_no(command.n, "Wound")
    asked = scene.asked
    card = scene.card(asked.card) if isinstance(asked, Assigning) else "the Companion"
    return f"{scene.who(command.seat)} puts {number} on {card}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Assigning)
def _assigning(scene: Scene, frame: Assigning) -> str:
    return f"put up to {some(frame.room, 'Wound')} on {scene.card(frame.card)}"


@ENGLISH.whether(Reducing)
def _reducing(scene: Scene, frame: Reducing) -> str:
    hit = frame.batch.now
    sanity = hit is not None and isinstance(hit.hit, SanityHit)
    verb, noun = ("lose", "Sanity") if sanity else ("take", "Wound")
    return f"{verb} {some(frame.n, noun)} less{scene.by(frame.src, 'thanks to')}"


@ENGLISH.which(Deflecting)
def _deflecting(scene: Scene, frame: Deflecting) -> str:
    wounds = some(frame.n, "Wound") if frame.n else "the Wounds"
    return f"let an Enemy take {wounds}{scene.by(frame.src, 'thanks to')}"


__all__: list[str] = []

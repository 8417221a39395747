"""Sentences of setup."""

from dmd_core.death_may_die.chapters.setup import ChoosingStarter, DealingInsanity, NamingOther
from dmd_core.death_may_die.events.setup import (
    InsanityDealt,
    InvestigatorNamed,
    StartingPlayerChosen,
)
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene


@ENGLISH.event(InsanityDealt)
def _insanity_dealt(scene: Scene, event: InsanityDealt) -> str:
    return f"{scene.who(event.seat)} is dealt {scene.drawn(event.drawn)}"


@ENGLISH.event(InvestigatorNamed)
def _investigator_named(scene: Scene, event: InvestigatorNamed) -> str:
    return f"{scene.who(event.seat)} names {scene.who(event.named)}"


@ENGLISH.event(StartingPlayerChosen)
def _starting_player_chosen(scene: Scene, event: StartingPlayerChosen) -> str:
    return f"{scene.who(event.seat)} is the starting player"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(NamingOther)
def _naming_other(scene: Scene, frame: NamingOther) -> str:
    owners = scene.table.investigators
    why = f" for {scene.card(owners[frame.seat].insanity)}" if 0 <= frame.seat < len(owners) else ""
    return f"name another Investigator{why}"


@ENGLISH.which(DealingInsanity)
def _dealing_insanity(scene: Scene, frame: DealingInsanity) -> str:
    return f"type in the Insanity card of {scene.who(frame.seat)}"


@ENGLISH.which(ChoosingStarter)
def _choosing_starter(_scene: Scene, _frame: ChoosingStarter) -> str:
    return "type in the starting player"


__all__: list[str] = []

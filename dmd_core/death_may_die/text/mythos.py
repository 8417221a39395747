"""Sentences of Mythos cards."""

from dmd_core.death_may_die.chapters.mythos import (
    CancellingMythos,
    ChoosingMythos,
    DrawingMythos,
    OfferingTwo,
    ReplacingMythos,
)
from dmd_core.death_may_die.events.mythos import (
    KeptMythosResolved,
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
    MythosReshuffled,
)
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import some


@ENGLISH.event(MythosDrawn)
def _mythos_drawn(scene: Scene, event: MythosDrawn) -> str:
    return f"{scene.who(event.seat)} draws the Mythos card {scene.drawn(event.drawn)}"


@ENGLISH.event(MythosPutUnder)
def _mythos_put_under(scene: Scene, event: MythosPutUnder) -> str:
    return f"{scene.card(event.card)} goes under the Mythos deck"


@ENGLISH.event(MythosCancelled)
def _mythos_cancelled(scene: Scene, event: MythosCancelled) -> str:
    return f"{scene.card(event.card)} is cancelled{scene.by(event.src)}"


@ENGLISH.event(MythosDiscarded)
def _mythos_discarded(scene: Scene, event: MythosDiscarded) -> str:
    return f"{scene.card(event.card)} is discarded"


@ENGLISH.event(MythosKept)
def _mythos_kept(scene: Scene, event: MythosKept) -> str:
    return f"{scene.who(event.seat)}'s Insanity keeps {scene.card(event.card)}"


@ENGLISH.event(KeptMythosResolved)
def _kept_mythos_resolved(scene: Scene, event: KeptMythosResolved) -> str:
    return f"{scene.who(event.seat)}'s Insanity resolves {scene.card(event.card)}"


@ENGLISH.event(MythosReshuffled)
def _mythos_reshuffled(_scene: Scene, _event: MythosReshuffled) -> str:
    return "the Mythos discard pile goes back into the deck"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.whether(OfferingTwo)
def _offering_two(scene: Scene, frame: OfferingTwo) -> str:
    return f"look at two Mythos cards and choose one{scene.by(frame.src, 'thanks to')}"


@ENGLISH.whether(ReplacingMythos)
def _replacing_mythos(scene: Scene, frame: ReplacingMythos) -> str:
    card = scene.card(frame.card)
    return f"put {card} under the deck and draw another card{scene.by(frame.src, 'thanks to')}"


@ENGLISH.which(ChoosingMythos)
def _choosing_mythos(_scene: Scene, _frame: ChoosingMythos) -> str:
    return "choose the Mythos card to resolve"


@ENGLISH.whether(CancellingMythos)
def _cancelling_mythos(scene: Scene, frame: CancellingMythos) -> str:
    price = some(frame.wounds, "Wound")
    return f"cancel {scene.card(frame.card)} for {price}{scene.by(frame.src, 'thanks to')}"


@ENGLISH.which(DrawingMythos)
def _drawing_mythos(scene: Scene, frame: DrawingMythos) -> str:
    return f"type in the Mythos card that {scene.who(frame.seat)} draws"


__all__: list[str] = []

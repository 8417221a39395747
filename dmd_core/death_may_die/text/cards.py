"""Sentences of Mythos and Discovery cards."""

from typing import assert_never

from dmd_core.death_may_die.chapters.exclusions import (
    ChoosingExcluded,
)
from dmd_core.death_may_die.chapters.investigate import (
    Claiming,
    DrawingDiscovery,
)
from dmd_core.death_may_die.chapters.mythos import (
    CancellingMythos,
    ChoosingMythos,
    DrawingMythos,
    OfferingTwo,
    ReplacingMythos,
)
from dmd_core.death_may_die.commands import ChooseCard, Claim, Decline, UseCard
from dmd_core.death_may_die.events.discovery import (
    CardDiscarded,
    CardTaken,
    CardUsed,
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    DiscoveryReshuffled,
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
from dmd_core.death_may_die.events.turns import BranchChosen
from dmd_core.death_may_die.ids import NO_ITEM
from dmd_core.death_may_die.state import Branch
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.texts import Balancing, Discarding, Giving, Keeping, Stealing
from dmd_core.death_may_die.wording.english import listed, some


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


@ENGLISH.event(BranchChosen)
def _branch_chosen(scene: Scene, event: BranchChosen) -> str:
    return f"phase 3: {scene.who(event.seat)} {_branch(event.branch)}"


def _branch(branch: Branch) -> str:
    match branch:
        case Branch.INVESTIGATE:
            return "investigates"
        case Branch.FIGHT:
            return "fights"
        case Branch.CLOSED | Branch.NONE:
            return "neither investigates nor fights"
    assert_never(branch)


@ENGLISH.event(DiscoveryDrawn)
def _discovery_drawn(scene: Scene, event: DiscoveryDrawn) -> str:
    return f"{scene.who(event.seat)} draws the Discovery card {scene.drawn(event.drawn)}"


@ENGLISH.event(DiscoveryClaimed)
def _discovery_claimed(scene: Scene, event: DiscoveryClaimed) -> str:
    return f"{scene.who(event.seat)} claims {scene.half(event.card, event.side)}"


@ENGLISH.event(DiscoveryDiscarded)
def _discovery_discarded(scene: Scene, event: DiscoveryDiscarded) -> str:
    return f"{scene.card(event.card)} is discarded"


@ENGLISH.event(DiscoveryReshuffled)
def _discovery_reshuffled(_scene: Scene, _event: DiscoveryReshuffled) -> str:
    return "the Discovery discard pile becomes the deck"


@ENGLISH.event(CardUsed)
def _card_used(scene: Scene, event: CardUsed) -> str:
    return f"{scene.who(event.seat)} uses {scene.card(event.card)}"


@ENGLISH.event(CardDiscarded)
def _card_discarded(scene: Scene, event: CardDiscarded) -> str:
    return f"{scene.who(event.seat)} discards {scene.card(event.card)}"


@ENGLISH.event(CardTaken)
def _card_taken(scene: Scene, event: CardTaken) -> str:
    card = scene.card(event.card)
    return f"{scene.who(event.seat)} takes {card} from {scene.who(event.owner)}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(UseCard)
def _use_card(scene: Scene, command: UseCard) -> str:
    return f"{scene.who(command.seat)} uses {scene.card(command.card)}"


@ENGLISH.command(ChooseCard)
def _choose_card(scene: Scene, command: ChooseCard) -> str:
    return f"{scene.who(command.seat)} chooses {scene.card(command.card)}"


@ENGLISH.command(Claim)
def _claim(scene: Scene, command: Claim) -> str:
    lying = scene.table.discovery.resolving
    half = scene.half(lying[-1], command.side) if lying else f"the {command.side.value} half"
    return f"{scene.who(command.seat)} claims {half}"


@ENGLISH.command(Decline)
def _decline(scene: Scene, command: Decline) -> str:
    return f"{scene.who(command.seat)} claims nothing"


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


@ENGLISH.which(Claiming)
def _claiming(scene: Scene, frame: Claiming) -> str:
    return f"choose what to claim of {scene.card(frame.card)}"


@ENGLISH.which(ChoosingExcluded)
def _choosing_excluded(scene: Scene, frame: ChoosingExcluded) -> str:
    cards = listed([scene.card(card) for card in frame.cards])
    return f"choose which of {cards} to discard"


@ENGLISH.which(Discarding)
def _discarding(scene: Scene, frame: Discarding) -> str:
    return f"choose a card to discard{scene.by(frame.src, 'for')}"


@ENGLISH.which(Balancing)
def _balancing(scene: Scene, frame: Balancing) -> str:
    return f"choose a card to discard{scene.by(frame.src, 'for')}"


@ENGLISH.whether(Keeping)
def _keeping(scene: Scene, frame: Keeping) -> str:
    card = frame.todo[0][1] if frame.todo else NO_ITEM
    return f"keep {scene.card(card)} for {some(frame.wounds, 'Wound')}"


@ENGLISH.which(Stealing)
def _stealing(_scene: Scene, frame: Stealing) -> str:
    return "take another card" if frame.taken else "choose a card to take"


@ENGLISH.which(Giving)
def _giving(scene: Scene, frame: Giving) -> str:
    if frame.card is None:
        return "choose an Item to give away"
    return f"choose who gets {scene.card(frame.card)}"


@ENGLISH.which(DrawingMythos)
def _drawing_mythos(scene: Scene, frame: DrawingMythos) -> str:
    return f"type in the Mythos card that {scene.who(frame.seat)} draws"


@ENGLISH.which(DrawingDiscovery)
def _drawing_discovery(scene: Scene, frame: DrawingDiscovery) -> str:
    return f"type in the Discovery card that {scene.who(frame.seat)} draws"


__all__: list[str] = []

"""Sentences of Discovery cards: drawn, claimed, used, discarded."""

from dmd_core.death_may_die.chapters.exclusions import ChoosingExcluded
from dmd_core.death_may_die.chapters.investigate import Claiming, DrawingDiscovery
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
from dmd_core.death_may_die.ids import NO_ITEM
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.text_frames import Discarding, GivingCard, GivingTo, Keeping, Taking
from dmd_core.tabletop.text.english import listed, some


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


@ENGLISH.whether(Keeping)
def _keeping(scene: Scene, frame: Keeping) -> str:
    card = frame.todo[0][1] if frame.todo else NO_ITEM
    return f"keep {scene.card(card)} for {some(frame.wounds, 'Wound')}"


@ENGLISH.which(Taking)
def _taking(scene: Scene, frame: Taking) -> str:
    what = "take another card" if frame.taken else "choose a card to take"
    return f"{what}{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(GivingCard)
def _giving_card(scene: Scene, frame: GivingCard) -> str:
    return f"choose a card to give away{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(GivingTo)
def _giving_to(scene: Scene, frame: GivingTo) -> str:
    return f"choose who gets {scene.card(frame.card)}{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(DrawingDiscovery)
def _drawing_discovery(scene: Scene, frame: DrawingDiscovery) -> str:
    return f"type in the Discovery card that {scene.who(frame.seat)} draws"


__all__: list[str] = []

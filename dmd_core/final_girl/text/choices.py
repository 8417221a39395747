"""Sentences of what a text or the rules let the player choose."""

from collections.abc import Iterator

from dmd_core.final_girl.commands import (
    Answer,
    Choose,
    ChooseCard,
    ChooseSpace,
)
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.final_girl.text_frames import (
    Choosing,
    DroppingItems,
    KeepingTerror,
    LookingAtTerror,
    Offering,
    OfferingRemoval,
    PickingMinor,
    PickingSpace,
    Surveying,
    ThrowingDie,
    TurningItem,
)
from dmd_core.final_girl.words.control import Option
from dmd_core.kernel.events import Forced, Typed
from dmd_core.kernel.ids import ItemId
from dmd_core.tabletop.text.english import listed, readable


@ENGLISH.event(Forced)
def _forced(scene: Scene, event: Forced) -> str:
    command = event.command
    return f"{ENGLISH.commands[type(command)](scene, command)}, having no choice"


@ENGLISH.command(Typed)
def _typed(scene: Scene, command: Typed) -> str:
    return f"the table types in {listed([scene.item(item) for item in command.items]) or 'nothing'}"


@ENGLISH.command(ChooseSpace)
def _choose_space(scene: Scene, command: ChooseSpace) -> str:
    return f"{scene.who(command.seat)} chooses {scene.space(command.space)}"


@ENGLISH.command(ChooseCard)
def _choose_card(scene: Scene, command: ChooseCard) -> str:
    return f"{scene.girl} chooses {scene.card(command.card)}"


@ENGLISH.command(Choose)
def _choose(scene: Scene, command: Choose) -> str:
    return f"{scene.girl} chooses: {option(scene, command.option)}"


def option(scene: Scene, name: ItemId) -> str:
    """An option as its card says it; by its id where no card of the game has it."""
    for known in _options(scene):
        if known.id == name:
            return scene.effects((known.then,))
    return readable(name)


def _options(scene: Scene) -> Iterator[Option]:
    """The options that may be meant: those at hand first."""
    asked, nodes = scene.asked, scene.game.nodes
    if isinstance(asked, Choosing) and 0 <= asked.node < len(nodes):
        yield from getattr(nodes[asked.node], "options", ())
    for node in nodes:
        yield from getattr(node, "options", ())


@ENGLISH.command(Answer)
def _answer(scene: Scene, command: Answer) -> str:
    says = ENGLISH.questions.get(type(scene.asked))
    if says is not None:
        what = says(scene, scene.asked)
        return f"{scene.girl} decides {'to' if command.yes else 'not to'} {what}"
    return f"{scene.girl} says {'yes' if command.yes else 'no'}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Choosing)
def _choosing(scene: Scene, frame: Choosing) -> str:
    return f"choose one of several{scene.by(frame.env.src, 'for')}"


@ENGLISH.whether(Offering)
def _offering(scene: Scene, frame: Offering) -> str:
    return f"{offered(scene, frame) or 'do what is offered'}{scene.by(frame.env.src, 'for')}"


def offered(scene: Scene, frame: Offering) -> str:
    """What a text offers, as its card says it; empty if the game has no such text."""
    nodes = scene.game.nodes
    if not 0 <= frame.node < len(nodes):
        return ""
    return scene.effects((getattr(nodes[frame.node], "then", nodes[frame.node]),))


@ENGLISH.which(ThrowingDie)
def _throwing_die(scene: Scene, frame: ThrowingDie) -> str:
    return f"type in the die{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(PickingSpace)
def _picking_space(scene: Scene, frame: PickingSpace) -> str:
    what = "a space" if frame.n == 1 else f"{frame.n} spaces, one by one,"
    return f"choose {what}{scene.by(frame.env.src, 'for')}"


@ENGLISH.which(PickingMinor)
def _picking_minor(scene: Scene, frame: PickingMinor) -> str:
    return f"choose which minor dark power is discarded{scene.by(frame.env.src)}"


@ENGLISH.which(LookingAtTerror)
def _looking_at_terror(_scene: Scene, _frame: LookingAtTerror) -> str:
    return "type in the terror card that she looks at"


@ENGLISH.whether(KeepingTerror)
def _keeping_terror(scene: Scene, frame: KeepingTerror) -> str:
    return f"put the terror card {scene.card(frame.card)} at the bottom"


@ENGLISH.which(DroppingItems)
def _dropping_items(scene: Scene, frame: DroppingItems) -> str:
    return f"type in the top card of {scene.deck(frame.decks[0])}" if frame.decks else "type in"


@ENGLISH.which(TurningItem)
def _turning_item(scene: Scene, frame: TurningItem) -> str:
    return f"type in the card that is turned up on {scene.deck(frame.deck)}"


@ENGLISH.which(Surveying)
def _surveying(scene: Scene, frame: Surveying) -> str:
    return f"choose the next item deck{scene.by(frame.env.src, 'for')}"


@ENGLISH.whether(OfferingRemoval)
def _offering_removal(scene: Scene, frame: OfferingRemoval) -> str:
    deck = next((one for one in scene.table.items if one.space == frame.deck), None)
    card = scene.cards(deck.pile.top[:1]) if deck is not None else "the card"
    return f"remove {card} from {scene.deck(frame.deck)}"


__all__ = ["offered", "option"]

"""Sentences of action cards: played, discarded, bought; texts used."""

from dmd_core.final_girl.commands import (
    Buy,
    ChooseLine,
    Discard,
    Play,
    TakeCard,
    Use,
)
from dmd_core.final_girl.events.actions import (
    CardPlayed,
    CardsDiscarded,
    CardTaken,
    LineChosen,
    Used,
)
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.state import Phase

from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(CardPlayed)
def _card_played(scene: Scene, event: CardPlayed) -> str:
    return f"{scene.girl} plays {scene.action(event.card)}"


@ENGLISH.event(CardsDiscarded)
def _cards_discarded(scene: Scene, event: CardsDiscarded) -> str:
    return f"{scene.girl} discards {scene.actions(event.cards)}{scene.by(event.src, 'for')}"


@ENGLISH.event(CardTaken)
def _card_taken(scene: Scene, event: CardTaken) -> str:
    return f"{scene.girl} takes {scene.action(event.card)} from the tableau"


@ENGLISH.event(LineChosen)
def _line_chosen(scene: Scene, event: LineChosen) -> str:
    return f"{scene.girl} takes the {'second' if event.line else 'first'} line"


@ENGLISH.event(Used)
def _used(scene: Scene, event: Used) -> str:
    return f"{scene.girl} uses {scene.source(event.source)}"


@ENGLISH.event(CardBought)
def _card_bought(scene: Scene, event: CardBought) -> str:
    price = f"for {event.cost} time" if event.cost else "for nothing"
    return f"{scene.girl} buys {scene.action(event.card)} {price}"


@ENGLISH.event(TableauRefilled)
def _tableau_refilled(_scene: Scene, _event: TableauRefilled) -> str:
    return "the discarded action cards return to the tableau"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Play)
def _play(scene: Scene, command: Play) -> str:
    return f"{scene.girl} plays {scene.action(command.card)}{scene.armed(command.weapon)}"


@ENGLISH.command(Discard)
def _discard(scene: Scene, command: Discard) -> str:
    limit = len(scene.table.hand) > scene.hand_limit
    timed = "" if limit or scene.table.phase is not Phase.ACTION else " for 1 time"
    return f"{scene.girl} discards {scene.action(command.card)}{timed}"


@ENGLISH.command(Use)
def _use(scene: Scene, command: Use) -> str:
    return f"{scene.girl} uses {scene.source(command.source)}"


@ENGLISH.command(ChooseLine)
def _choose_line(scene: Scene, command: ChooseLine) -> str:
    return f"{scene.girl} takes the {'second' if command.line else 'first'} line"


@ENGLISH.command(TakeCard)
def _take_card(scene: Scene, command: TakeCard) -> str:
    return f"{scene.girl} takes {scene.action(command.card)} from the tableau"


@ENGLISH.command(Buy)
def _buy(scene: Scene, command: Buy) -> str:
    cost = scene.game.costs.get(command.card, 0)
    price = f"for {cost} time" if cost else "for nothing"
    return f"{scene.girl} buys {scene.action(command.card)} {price}"


__all__: list[str] = []

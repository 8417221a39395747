"""Sentences of action cards: played, discarded, bought; texts used."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import Acting
from dmd_core.final_girl.chapters.hand import HandLimit, TakingCard
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.rows import ChoosingLine
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
from dmd_core.final_girl.ids import NO_ACTION
from dmd_core.final_girl.lookups import HAND_LIMIT
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(CardPlayed)
def _card_played(scene: Scene, event: CardPlayed) -> str:
    return f"{scene.girl} plays {scene.action(event.card)}"


@ENGLISH.event(CardsDiscarded)
def _cards_discarded(scene: Scene, event: CardsDiscarded) -> str:
    what = " for time" if r.TIM_05 in event.why else scene.by(event.src, "for")
    return f"{scene.girl} discards {scene.actions(event.cards)}{what}"


@ENGLISH.event(CardTaken)
def _card_taken(scene: Scene, event: CardTaken) -> str:
    return f"{scene.girl} takes {scene.action(event.card)} from the tableau"


@ENGLISH.event(LineChosen)
def _line_chosen(scene: Scene, event: LineChosen) -> str:
    return f"{scene.girl} takes the {'second' if event.line else 'first'} line"


@ENGLISH.event(Used)
def _used(scene: Scene, event: Used) -> str:
    return f"{scene.girl} uses {scene.used(event.source)}"


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
    return f"{scene.girl} plays {scene.action(command.card)}"


@ENGLISH.command(Discard)
def _discard(scene: Scene, command: Discard) -> str:
    timed = "" if isinstance(scene.asked, HandLimit) else " for 1 time"
    return f"{scene.girl} discards {scene.action(command.card)}{timed}"


@ENGLISH.command(Use)
def _use(scene: Scene, command: Use) -> str:
    return f"{scene.girl} uses {scene.used(command.source)}"


@ENGLISH.command(ChooseLine)
def _choose_line(scene: Scene, command: ChooseLine) -> str:
    which = "second" if command.line else "first"
    card = scene.asked.card if isinstance(scene.asked, ChoosingLine) else NO_ACTION
    lines = scene.game.actions[card].fail if card in scene.game.actions else ()
    does = f": {scene.effects(lines[command.line].effects)}" if lines[command.line :] else ""
    return f"{scene.girl} takes the {which} line{does}"


@ENGLISH.command(TakeCard)
def _take_card(scene: Scene, command: TakeCard) -> str:
    return f"{scene.girl} takes {scene.action(command.card)} from the tableau"


@ENGLISH.command(Buy)
def _buy(scene: Scene, command: Buy) -> str:
    cost = scene.game.costs.get(command.card, 0)
    price = f"for {cost} time" if cost else "for nothing"
    return f"{scene.girl} buys {scene.action(command.card)} {price}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Acting)
def _acting(scene: Scene, _frame: Acting) -> str:
    return f"act, with {scene.table.time} time left"


@ENGLISH.which(HandLimit)
def _hand_limit(scene: Scene, _frame: HandLimit) -> str:
    n = len(scene.table.hand)
    return f"discard an action card: {n} are in hand, at most {HAND_LIMIT} may be"


@ENGLISH.which(TakingCard)
def _taking_card(scene: Scene, frame: TakingCard) -> str:
    by = scene.by(frame.src, "for")
    return f"take an action card of cost {frame.cost} or less from the tableau{by}"


@ENGLISH.which(ChoosingLine)
def _choosing_line(scene: Scene, frame: ChoosingLine) -> str:
    return f"take one of the two lines of {scene.action(frame.card)}"


@ENGLISH.which(PlanningPhase)
def _planning(scene: Scene, _frame: PlanningPhase) -> str:
    time = scene.table.time
    left = f"{time} time left" if time >= 0 else "time on red"
    hand = f"{len(scene.table.hand)} of {HAND_LIMIT} cards in hand"
    return f"buy action cards, with {left} and {hand}"


__all__: list[str] = []

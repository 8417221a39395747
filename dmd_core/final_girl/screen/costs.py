"""What options are paid with: action cards, time, steps, use markers, items."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dmd_core.final_girl.chapters.hand import HandLimit
from dmd_core.final_girl.chapters.movement import Moving
from dmd_core.final_girl.chapters.roll import rerolls
from dmd_core.final_girl.commands import Buy, Convert, Discard, Play, Reroll, Step, Use, Wield
from dmd_core.final_girl.ids import ActionId, CardId
from dmd_core.final_girl.lookups import carried
from dmd_core.final_girl.text.scene import Scene
from dmd_core.final_girl.words import hooks
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import SourceId
from dmd_core.screen.shown import Cost
from dmd_core.tabletop.hooks import of_kind
from dmd_core.tabletop.text.english import some

CARD, TIME, STEP, MARKER, ITEM = "card", "time", "step", "use", "item"
"""Ids of what is paid with."""

_SAID: Final[dict[str, Callable[[int], str]]] = {
    CARD: lambda n: some(n, "action card"),
    TIME: lambda n: f"{n} time",
    STEP: lambda n: some(n, "step"),
    MARKER: lambda n: some(n, "use marker"),
    ITEM: lambda n: some(n, "item"),
}

Costs = Iterator[tuple[str, int]]


def costs_of(scene: Scene, command: Command) -> tuple[Cost, ...]:
    """What a command of a decision is paid with.

    Args:
        scene: the moment, with the frame that asks.
        command: one of the options.

    Returns:
        The costs; none for what is free. What the row of an action card takes is no cost of playing
        it: it depends on the roll.
    """
    found = _COSTS.get(type(command))
    if found is None:
        return ()
    return tuple(Cost(what, n, _SAID[what](n)) for what, n in found(scene, command) if n)


def _play(_scene: Scene, _command: Play) -> Costs:
    """The card itself (FG-ACT-17)."""
    yield CARD, 1


def _discard(scene: Scene, _command: Discard) -> Costs:
    """The card, which gives 1 time (FG-TIM-05); over the hand limit it is no price of anything."""
    if not isinstance(scene.asked, HandLimit):
        yield CARD, 1


def _buy(scene: Scene, command: Buy) -> Costs:
    yield TIME, scene.game.costs[command.card]


def _convert(_scene: Scene, _command: Convert) -> Costs:
    """Two action cards (FG-ROL-05)."""
    yield CARD, 2


def _step(scene: Scene, _command: Step) -> Costs:
    """One of the steps of the movement; going to a space at once takes none (FG-MOV-01)."""
    if isinstance(scene.asked, Moving):
        yield STEP, 1


def _reroll(scene: Scene, command: Reroll) -> Costs:
    """The cheapest of the texts of the card or item that throws these dice (FG-AMB-51)."""
    roll = scene.table.roll
    number = 0 if roll is None else len(roll.faces)
    prices = [
        ability.time
        for ability, source in rerolls(scene.game, scene.table)
        if source == command.source and _throws(ability.dice, command.dice, number)
    ]
    if ActionId(command.source) in scene.game.actions:
        yield CARD, 1
    yield TIME, min(prices, default=0)
    yield from _spent(scene, command.source)


def _throws(which: hooks.Dice, dice: tuple[int, ...], number: int) -> bool:
    if which is hooks.Dice.ONE:
        return len(dice) == 1
    return which is hooks.Dice.ANY or len(dice) == number


def _use(scene: Scene, command: Use) -> Costs:
    """The time of the text or of a shot, and a use of the item (FG-ITM-08, -09; FG-AMB-15, -56).

    A shot is paid for with this, though at whom it is aimed may be asked before.
    """
    own = scene.game.hooks.get(command.source, {})
    prices = [ability.time for ability in of_kind(own, hooks.Use)]
    prices += [ability.time for ability in of_kind(own, hooks.Shoot)]
    yield TIME, sum(prices[:1])
    yield from _spent(scene, command.source)


def _wield(scene: Scene, command: Wield) -> Costs:
    """A use of a limited weapon (FG-ITM-09)."""
    yield from _spent(scene, SourceId(command.weapon))


def _spent(scene: Scene, source: SourceId) -> Costs:
    """What an item loses by its use; others stay as they are (FG-ITM-07 to -09)."""
    item = carried(scene.table, source)
    if item is None:
        return
    if scene.game.items[CardId(item.card)].single or item.uses == 1:
        yield ITEM, 1
    elif item.uses:
        yield MARKER, 1


_COSTS: Final[dict[type, Callable[[Scene, Any], Costs]]] = {
    Buy: _buy,
    Convert: _convert,
    Discard: _discard,
    Play: _play,
    Reroll: _reroll,
    Step: _step,
    Use: _use,
    Wield: _wield,
}
"""`Any` because each function is of its own class of commands."""

__all__ = ["CARD", "ITEM", "MARKER", "STEP", "TIME", "costs_of"]

"""What a position leaves out because it follows from the rest, for reading and writing alike."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dmd_core.death_may_die.game import Game

Data = dict[str, Any]
"""Plain data of the table; `Any` because it may come from people."""


def next_figure(enemies: Iterable[Data]) -> int:
    """The number of the next figure: one more than the highest on the board."""
    return max((enemy["id"] for enemy in enemies), default=0) + 1


def elder_figure(game: Game, enemies: Iterable[Data]) -> int:
    """The number of the Elder One's figure, 0 if it is not on the board."""
    kind = str(game.elder_one.id)
    return next((enemy["id"] for enemy in enemies if enemy["kind"] == kind), 0)


def pool_of_pile(
    game: Game,
    name: str,
    parts: Mapping[str, Iterable[object]],
    investigators: Iterable[Data],
) -> list[str]:
    """The shuffled cards of a pile: those that lie nowhere else.

    Args:
        game: the definition.
        name: ``mythos`` or ``discovery``.
        parts: the cards whose place in the pile is known.
        investigators: who may hold or keep some.
    """
    known = game.mythos if name == "mythos" else game.discovery
    gone = {str(card) for cards in parts.values() for card in cards}
    for owner in investigators:
        gone.update({str(held["card"]) for held in owner["cards"]}, {str(owner["kept"])})
    return sorted(str(card) for card in known if card not in gone)


def pool_of_backs(every: Sequence[str], objects: Iterable[Data]) -> list[str]:
    """The reverse sides that no object shows."""
    pool = list(every)
    for thing in objects:
        if thing["face"] in pool:
            pool.remove(thing["face"])
    return pool


def pool_of_insanities(game: Game, investigators: Iterable[Data]) -> list[str]:
    """The Insanity cards that nobody was dealt and that are not banned."""
    dealt = {str(owner["insanity"]) for owner in investigators}
    banned = game.setup.banned_insanities
    return sorted(str(card) for card in game.insanities if card not in dealt and card not in banned)


__all__ = ["elder_figure", "next_figure", "pool_of_backs", "pool_of_insanities", "pool_of_pile"]

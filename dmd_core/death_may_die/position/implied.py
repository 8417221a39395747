"""What a position leaves out because it follows from the rest, for reading and writing alike."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.invariants.ties import bonus_dice_given
from dmd_core.death_may_die.words.moving import NameOther
from dmd_core.kernel.ids import NOBODY

Data = dict[str, Any]
"""Plain data of the table; `Any` because it may come from people."""


class Clock(NamedTuple):
    """Whose turn it is, in which round, and the number of the turn; nobody's before the first."""

    active: int
    round: int
    turn: int


def turn_number(active: object, round_number: object, starter: object, seats: int) -> int:
    """The number of a turn if nobody died before it; 0 before the first."""
    if not (type(active) is type(round_number) is type(starter) is int):
        return 0
    if active < 0 or starter < 0 or round_number < 1:
        return 0
    return seats * (round_number - 1) + (active - starter) % seats + 1


def before_turn(clock: Clock, starter: int, seats: int) -> Clock:
    """What the table says right before a turn starts; the seat before had the last one."""
    if clock.turn == 1 and clock.active == starter:
        return Clock(NOBODY, 0, 0)
    first = clock.active == starter
    return Clock((clock.active - 1) % seats, clock.round - first, clock.turn - 1)


def turn_to_come(clock: Clock, starter: int, alive: Sequence[bool]) -> Clock:
    """The turn that starts next: of the next living seat (TURN-03, -05)."""
    seats = len(alive)
    if clock.active == NOBODY:
        return Clock(starter, 1, clock.turn + 1)
    around = ((clock.active + step) % seats for step in range(1, seats + 1))
    seat = next((seat for seat in around if alive[seat]), clock.active)
    passed, place = (clock.active - starter) % seats, (seat - starter) % seats
    return Clock(seat, clock.round + (place <= passed), clock.turn + 1)


def bonus_dice(game: Game, owner: Data) -> int:
    """The bonus dice that follow from Sanity and the Thresholds that are owed (SAN-10)."""
    sanity, owed = owner["sanity"], owner["owed"]
    if type(sanity) is not int or not isinstance(owed, list):
        return 0
    return bonus_dice_given(game, sanity, tuple(owed))


def named(game: Game, seat: int, owner: Data) -> int:
    """Whom an Insanity names where there is only one other Investigator (DEC-06)."""
    names = NameOther in game.insanity_hooks.get(CardId(str(owner["insanity"])), {})
    return 1 - seat if names and game.seats == 2 else NOBODY  # noqa: PLR2004 - the other one of two


def ritual_disrupted(game: Game, objects: Iterable[Data]) -> bool:
    """Whether enough objects are destroyed (EPI-10)."""
    destroyed = sum(thing["destroyed"] is True for thing in objects)
    needed = game.episode.objects
    return needed is not None and destroyed >= needed.to_disrupt


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


__all__ = [
    "Clock",
    "before_turn",
    "bonus_dice",
    "elder_figure",
    "named",
    "next_figure",
    "pool_of_backs",
    "pool_of_insanities",
    "pool_of_pile",
    "ritual_disrupted",
    "turn_number",
    "turn_to_come",
]

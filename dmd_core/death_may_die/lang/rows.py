"""Rows of numbers with what they count, as messages: symbols, dice, points, tokens."""

from dmd_core.tabletop.lang.messages import Message
from dmd_core.tabletop.text.english import some

Row = tuple[Message, ...]


def counted(*pairs: tuple[str, int, str]) -> Row:
    """Numbers of several things, those left out of which there is none.

    Args:
        pairs: the id of each, how many, and its English noun.
    """
    return tuple(Message(name, some(n, noun), {"n": n}) for name, n, noun in pairs if n)


def symbols(successes: int, signs: int, tentacles: int) -> Row:
    """Symbols on dice."""
    return counted(
        ("successes", successes, "Success"),
        ("elder-signs", signs, "Elder Sign"),
        ("tentacles", tentacles, "Tentacle"),
    )


def dice(standard: int, bonus: int) -> Row:
    """Dice of both kinds."""
    return counted(("standard-dice", standard, "standard die"), ("bonus-dice", bonus, "bonus die"))


def points(stress: int, wounds: int) -> Row:
    """Points that heal."""
    return counted(("stress", stress, "Stress"), ("wounds", wounds, "Wound"))


def fire(real: int, substitutes: int) -> Row:
    """Fire tokens on a board, and Wound tokens that stand for some."""
    return counted(
        ("fire-tokens", real, "Fire token"),
        ("fire-substitutes", substitutes, "Wound token"),
    )


__all__ = ["Row", "counted", "dice", "fire", "points", "symbols"]

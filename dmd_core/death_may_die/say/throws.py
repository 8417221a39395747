"""Numbers of dice of both kinds in words."""

from dmd_core.tabletop.text.english import amounts


def dice(standard: int, bonus: int, more: str = "") -> str:
    """Dice of both kinds, none of a kind left out.

    Example:
        >>> dice(2, 1), dice(0, 0), dice(0, 1, "more ")
        ('2 standard dice and 1 bonus die', 'no dice', '1 more bonus die')
    """
    return amounts((standard, f"{more}standard die"), (bonus, f"{more}bonus die")) or "no dice"


__all__ = ["dice"]

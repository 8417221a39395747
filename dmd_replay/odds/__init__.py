"""Exact odds of dice with symbols; no float inside, no game known.

A face is a tuple of counts, one number per symbol; which symbol stands where is up to the caller.
Everything is worked out in whole numbers and answered in fractions.

Example:
    >>> coin = RolledDie(((0,), (1,)))
    >>> Pool(((coin, 3),)).distribution().at_least(0, 2)
    Fraction(1, 2)
"""

from dmd_replay.odds.conversions import (
    AddOnce,
    ConvertSymbols,
    SymbolConversion,
    convert_all,
    convert_best,
)
from dmd_replay.odds.dice import Pool, RolledDie
from dmd_replay.odds.distribution import Counts, Distribution
from dmd_replay.odds.plan import RerollPlan
from dmd_replay.odds.rerolls import DieKind, kinds_to_reroll, reroll_once

__all__ = [
    "AddOnce",
    "ConvertSymbols",
    "Counts",
    "DieKind",
    "Distribution",
    "Pool",
    "RerollPlan",
    "RolledDie",
    "SymbolConversion",
    "convert_all",
    "convert_best",
    "kinds_to_reroll",
    "reroll_once",
]

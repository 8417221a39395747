"""Exact chances of a roll with the printed dice, asked for by options."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final, final

import attrs
import click

from dmd_core.death_may_die.chapters.pool import STANDARD_DICE
from dmd_core.death_may_die.content.loader import load_content
from dmd_replay.facets.odds import Odds
from dmd_replay.games.death_may_die.throws import (
    ELDER_SIGNS,
    SUCCESSES,
    TENTACLES,
    Throw,
    printed_pool,
)
from dmd_replay.games.tabletop.percent import percent
from dmd_replay.odds import ConvertSymbols, Distribution
from dmd_replay.words import some

NAMES: Final = {SUCCESSES: "Successes", ELDER_SIGNS: "Elder Signs", TENTACLES: "Tentacles"}
MOST_DICE: Final = 40
MOST_REROLLED_DICE: Final = 20
"""With rerolls there is far more to count."""
DIGITS: Final = 4
"""No pool has a longer number of symbols."""
ALL: Final = "all"

_HELP: Final = """Tell the exact chances of a roll.

For example the chance of 4 Successes with 3 standard and 2 bonus dice:

    dmd-replay odds --standard 3 --bonus 2 --successes 4

A symbol that counts as a Success stays what it is, too.
"""


@final
@attrs.frozen
class _Asked:
    """The values of all options; see `_options`."""

    standard: int
    bonus: int
    successes: int | None
    elder_signs: int | None
    tentacles: int | None
    elder_signs_as_successes: str | None
    tentacles_as_successes: str | None
    rerolls: int
    best: bool
    against: bool


@final
class DeathMayDieOdds:
    """See `dmd_replay.facets.odds.OddsFacet`."""

    help: Final = _HELP

    @property
    def options(self) -> Sequence[click.Parameter]:
        """Dice, what is wanted of them, and what is done with them."""
        return _options()

    def ask(self, asked: Mapping[str, Any]) -> Odds:
        """The distribution of every symbol, and the chance of what is wanted."""
        return _answer(_Asked(**asked))


@cache
def _options() -> tuple[click.Parameter, ...]:
    return (
        click.Option(
            ["--standard"], type=int, default=STANDARD_DICE, show_default=True, help="Dice."
        ),
        click.Option(["--bonus"], type=int, default=0, show_default=True, help="Bonus dice."),
        click.Option(["--successes"], type=int, metavar="K", help="Ask for K Successes or more."),
        click.Option(
            ["--elder-signs"], type=int, metavar="K", help="Ask for K Elder Signs or more."
        ),
        click.Option(["--tentacles"], type=int, metavar="K", help="Ask for K Tentacles or more."),
        click.Option(
            ["--elder-signs-as-successes"],
            metavar="N|all",
            help="So many Elder Signs count as Successes too.",
        ),
        click.Option(
            ["--tentacles-as-successes"],
            metavar="N|all",
            help="So many Tentacles count as Successes too.",
        ),
        click.Option(
            ["--reroll", "rerolls"],
            type=int,
            default=0,
            show_default=True,
            metavar="N",
            help="Throw up to N dice again that show nothing useful, each of them once. Useful is"
            " each symbol that is asked for, a Success if none is.",
        ),
        click.Option(
            ["--best"],
            is_flag=True,
            help="Use the rerolls as well as can be to reach --successes, one die more than once if"
            " need be.",
        ),
        click.Option(
            ["--against"],
            is_flag=True,
            help="The Successes hurt the one who rolls, so rerolls are used to avoid them, whatever"
            " is asked for.",
        ),
    )


def _answer(roll: _Asked) -> Odds:
    _check_dice(roll.standard, roll.bonus, roll.rerolls)
    symbols = {
        SUCCESSES: roll.successes,
        ELDER_SIGNS: roll.elder_signs,
        TENTACLES: roll.tentacles,
    }
    wanted = {symbol: least for symbol, least in symbols.items() if least is not None}
    for symbol, least in wanted.items():
        if least < 0:
            option = NAMES[symbol].lower().replace(" ", "-")
            raise ValueError(f"--{option} {least} is out of range; allowed: 0 or more")
    if roll.best and roll.successes is None:
        raise ValueError("--best needs --successes K: the best rerolls depend on what is wanted")
    conversions = (
        *_conversion(
            "--elder-signs-as-successes", ELDER_SIGNS, roll.elder_signs_as_successes, roll
        ),
        *_conversion("--tentacles-as-successes", TENTACLES, roll.tentacles_as_successes, roll),
    )
    pool = printed_pool(load_content(), roll.standard, roll.bonus)
    throw = Throw(pool, conversions, roll.rerolls, roll.against, tuple(wanted) or (SUCCESSES,))
    result = throw.aiming(roll.successes or 0) if roll.best else throw.distribution
    return Odds(
        {
            "standard": roll.standard,
            "bonus": roll.bonus,
            "rerolls": roll.rerolls,
            "best": roll.best,
            "against": roll.against,
            "asked": [_asked(result, symbol, least) for symbol, least in wanted.items()],
            "symbols": {_key(symbol): _table(result, symbol) for symbol in NAMES},
        },
        tuple(_lines(throw, result, roll, wanted)),
    )


def _lines(
    throw: Throw, result: Distribution, roll: _Asked, wanted: Mapping[int, int]
) -> Iterator[str]:
    yield _heading(throw, roll)
    yield ""
    yield from _rows(result)
    for symbol, least in wanted.items():
        chance = result.at_least(symbol, least)
        yield f"{least} or more {NAMES[symbol]}: {chance} = {percent(chance)}"


def _check_dice(standard: int, bonus: int, rerolls: int) -> None:
    for option, number in (("--standard", standard), ("--bonus", bonus), ("--reroll", rerolls)):
        if not 0 <= number <= MOST_DICE:
            raise ValueError(f"{option} {number} is out of range; allowed: 0 to {MOST_DICE}")
    most = MOST_REROLLED_DICE if rerolls else MOST_DICE
    if not 1 <= standard + bonus <= most:
        how = "with --reroll " if rerolls else ""
        raise ValueError(
            f"{standard} + {bonus} dice cannot be rolled here; allowed {how}are 1 to {most} dice"
        )


def _conversion(
    option: str, symbol: int, word: str | None, roll: _Asked
) -> tuple[ConvertSymbols, ...]:
    """One conversion to Successes; against the one who rolls it is no choice (DEF-04)."""
    if word is None:
        return ()
    number = int(word) if word.isdecimal() and len(word) <= DIGITS else -1
    if word != ALL and number < 0:
        raise ValueError(
            f"{option} {word} is not possible; allowed: a number of 0 or more, or {ALL}"
        )
    return (
        ConvertSymbols(
            symbol, (1, 0, 0), None if word == ALL else number, optional=not roll.against
        ),
    )


# --- output --------------------------------------------------------------------------------------


def _heading(throw: Throw, roll: _Asked) -> str:
    (_, standard), (_, bonus) = throw.pool.dice
    parts = [f"{standard} standard and {bonus} bonus dice"]
    for one in throw.conversions:
        most = (
            ""
            if not isinstance(one, ConvertSymbols) or one.most is None
            else f", {one.most} at most"
        )
        parts.append(f"{NAMES[one.symbol]} count as Successes{most}")
    if throw.rerolls:
        how = f" for {roll.successes} Successes" if roll.best and not throw.against else ""
        how = f" against {roll.successes} Successes" if roll.best and throw.against else how
        parts.append(
            some(throw.rerolls, "reroll") + (f" used as well as can be{how}" if roll.best else "")
        )
    return "; ".join(parts)


def _rows(result: Distribution) -> list[str]:
    """The table: for each number of a symbol the chance of it, and of it or more."""
    width = 11
    heading = "".join(f"   {name:>{2 * width}}" for name in NAMES.values())
    below = f"   {'exactly':>{width}}{'or more':>{width}}" * len(NAMES)
    rows = [f"     {heading}", f"     {below}"]
    single = {symbol: result.of(symbol) for symbol in NAMES}
    highest = max(max(numbers) for numbers in single.values())
    for n in range(highest + 1):
        cells = []
        for symbol, numbers in single.items():
            if n > max(numbers):
                cells.append(" " * (3 + 2 * width))
                continue
            exactly, or_more = numbers.get(n, Fraction()), result.at_least(symbol, n)
            cells.append(f"   {percent(exactly):>{width}}{percent(or_more):>{width}}")
        rows.append(f"{n:>4} {''.join(cells)}".rstrip())
    means = "".join(f"   {_mean(result.mean(symbol)):>{2 * width}}" for symbol in NAMES)
    return [*rows, f"mean {means}", ""]


def _mean(mean: Fraction) -> str:
    return f"{float(mean):.3f}"


def _key(symbol: int) -> str:
    return NAMES[symbol].lower().replace(" ", "_")


def _asked(result: Distribution, symbol: int, least: int) -> dict[str, object]:
    chance = result.at_least(symbol, least)
    return {
        "symbol": _key(symbol),
        "at_least": least,
        "chance": str(chance),
        "percent": float(100 * chance),
    }


def _table(result: Distribution, symbol: int) -> dict[str, object]:
    numbers = [
        {"n": n, "exactly": str(chance), "at_least": str(result.at_least(symbol, n))}
        for n, chance in result.of(symbol).items()
    ]
    return {"mean": str(result.mean(symbol)), "numbers": numbers}


ODDS: Final = DeathMayDieOdds()

__all__ = ["ODDS", "DeathMayDieOdds"]

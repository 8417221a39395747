"""Exact chances of a Horror Roll, asked for by options."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, final

import attrs
import click

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.setup import NORMAL
from dmd_core.final_girl.state import Row
from dmd_core.kernel.schema.faults import did_you_mean, listed
from dmd_replay.facets.odds import Odds
from dmd_replay.games.final_girl.odds import HorrorThrow
from dmd_replay.games.tabletop.percent import percent
from dmd_replay.words import some

MOST: Final = 40
"""Dice and cards; nobody has more."""
MOST_REROLLS: Final = 10
GREEN: Final = "green"
RED: Final = "red"
ROWS: Final = {
    Row.DOUBLE: "two successes or more",
    Row.SINGLE: "one success",
    Row.FAIL: "failure",
}
_AIMS: Final = {"double": Row.DOUBLE, "single": Row.SINGLE}
_SIDES: Final = 2
_HELP: Final = """Tell the exact chances of a Horror Roll.

For example at horror level 4, with the adrenaline of one side and 4 cards to discard:

    dmd-replay odds --game final_girl --horror 4 --adrenaline 1 --cards 4
"""


@final
@attrs.frozen
class _Asked:
    """The values of all options; see `_options`."""

    dice: int | None
    horror: str | None
    board: str
    adrenaline: int
    extra: int
    cards: int
    partials: bool
    rerolls: int
    aim: str


@final
class FinalGirlOdds:
    """See `dmd_replay.facets.odds.OddsFacet`."""

    help: Final = _HELP

    @property
    def options(self) -> Sequence[click.Parameter]:
        """Dice or what gives them, and what is done with them."""
        return _options()

    def ask(self, asked: Mapping[str, Any]) -> Odds:
        """The chance of every row."""
        return _answer(_Asked(**asked))


@cache
def _options() -> tuple[click.Parameter, ...]:
    def number(name: str, about: str, default: int | None = 0) -> click.Option:
        shown = default is not None
        return click.Option([name], type=int, default=default, show_default=shown, help=about)

    return (
        number("--dice", "How many dice; without it they come from --horror.", None),
        click.Option(
            ["--horror"],
            metavar=f"{GREEN}|1-6|{RED}",
            help="Where the horror marker is, for the number of dice.",
        ),
        click.Option(
            ["--board"], default=NORMAL, show_default=True, help="The side of the player board."
        ),
        number("--adrenaline", "Sides that have only their token left, 0 to 2."),
        number("--extra", "More dice of texts; fewer with a negative number."),
        number("--cards", "Cards in hand to discard, two for a partial success."),
        click.Option(
            ["--partials"], is_flag=True, help="Partial successes are successes in this roll."
        ),
        click.Option(
            ["--reroll", "rerolls"],
            type=int,
            default=0,
            show_default=True,
            metavar="N",
            help="Throw up to N dice again, one by one, as well as can be.",
        ),
        click.Option(
            ["--aim"],
            type=click.Choice(list(_AIMS)),
            default="double",
            show_default=True,
            help="The row that rerolls are made for.",
        ),
    )


def _answer(roll: _Asked) -> Odds:
    dice = max(1, _base(roll) + roll.adrenaline + roll.extra)
    for option, value, most in (
        ("--dice", dice, MOST),
        ("--cards", roll.cards, MOST),
        ("--adrenaline", roll.adrenaline, _SIDES),
        ("--reroll", roll.rerolls, MOST_REROLLS),
    ):
        if not 0 <= value <= most:
            raise ValueError(f"{option} {value} is out of range; allowed: 0 to {most}")
    throw = HorrorThrow(dice, roll.cards, roll.partials, roll.rerolls, _AIMS[roll.aim])
    chances = {row: throw.chance(row) for row in ROWS}
    data = {
        "dice": dice,
        "cards": roll.cards,
        "partials": roll.partials,
        "rerolls": roll.rerolls,
        "aim": roll.aim,
        "rows": {
            row.value: {"chance": str(chance), "percent": float(100 * chance)}
            for row, chance in chances.items()
        },
    }
    width = max(map(len, ROWS.values()))
    rows = [f"{ROWS[row]:<{width}}   {percent(p):>9}   {p}" for row, p in chances.items()]
    return Odds(data, (_heading(throw), "", *rows))


def _base(roll: _Asked) -> int:
    """The dice of the board, or those that were named (FG-ROL-01)."""
    if roll.dice is not None:
        if roll.horror is not None:
            raise ValueError("--dice and --horror both say how many dice there are; give one")
        if not 1 <= roll.dice <= MOST:
            raise ValueError(f"--dice {roll.dice} is out of range; allowed: 1 to {MOST}")
        return roll.dice
    boards = {board.id: board for board in load_content().core.boards}
    if roll.board not in boards:
        known = sorted(boards)
        hint = did_you_mean(roll.board, known)
        raise ValueError(f"--board {roll.board} is unknown; allowed: {listed(known)}{hint}")
    track = boards[roll.board].dice
    places = (GREEN, *map(str, range(1, len(track) - 1)), RED)
    if roll.horror is None:
        raise ValueError("say how many dice there are, with --dice N or --horror LEVEL")
    if roll.horror not in places:
        raise ValueError(f"--horror {roll.horror} is no level; allowed: {', '.join(places)}")
    return track[places.index(roll.horror)]


def _heading(throw: HorrorThrow) -> str:
    parts = ["1 die" if throw.dice == 1 else f"{throw.dice} dice"]
    if throw.partials:
        parts.append("partial successes count")
    if throw.cards:
        parts.append(f"{some(throw.cards, 'card')} to discard")
    if throw.rerolls:
        parts.append(f"{some(throw.rerolls, 'reroll')} used as well as can be for {throw.aim}")
    return "; ".join(parts)


ODDS: Final = FinalGirlOdds()

__all__ = ["ODDS", "FinalGirlOdds"]

"""Amounts in words."""

from typing import Final

from dmd_core.final_girl.say.base import NUMBERS, Speech
from dmd_core.final_girl.say.selectors import each_space
from dmd_core.final_girl.words.amounts import (
    Amount,
    Dead,
    ItemCount,
    Killed,
    MinionCount,
    MinorCount,
    Saved,
    Span,
    TerrorCount,
    Times,
    VictimCount,
)
from dmd_core.final_girl.words.selectors import EVERYWHERE
from dmd_core.tabletop.text.english import plural, some

_SPANS: Final = {
    Span.ACTION: "killed by this action",
    Span.KILLER_PHASE: "killed in this Killer phase",
    Span.TURN: "killed in this turn",
}


def so_many(speech: Speech, amount: Amount, noun: str) -> str:
    """An amount of something: "2 time", "1 health for each minion"."""
    if isinstance(amount, int):
        return some(amount, noun)
    if isinstance(amount, Times):
        return f"{some(abs(amount.n), noun)} for each {each(speech, amount.of)}"
    return f"{some(1, noun)} for each {each(speech, amount)}"


def each(speech: Speech, amount: Amount) -> str:
    """One of those that an expression counts."""
    return str(amount) if isinstance(amount, int) else NUMBERS.say(speech, amount)


def is_loss(amount: Amount) -> bool:
    """Whether an amount takes away."""
    if isinstance(amount, Times):
        return amount.n < 0
    return isinstance(amount, int) and amount < 0


def size(amount: Amount) -> Amount:
    """An amount without its sign."""
    return abs(amount) if isinstance(amount, int) else amount


def how_many(speech: Speech, amount: Amount, n: Amount) -> tuple[str, str]:
    """That an amount reaches another, and that it does not, as clauses."""
    if isinstance(amount, int):
        return how_many(speech, n, amount)  # the checks let no two numbers stand
    noun = each(speech, amount)
    if n == 1:
        return f"there is a {noun}", f"there is no {noun}"
    reach = str(n) if isinstance(n, int) else f"as many as there are {plural(each(speech, n))}"
    many = plural(noun) if " " not in noun else _plural(noun)
    return f"there are {reach} or more {many}", f"there are fewer than {reach} {many}"


def _plural(noun: str) -> str:
    """The plural of a noun with words behind it."""
    first, _, rest = noun.partition(" ")
    if first in {"victim", "minion", "card"}:
        return f"{plural(first)} {rest}"
    return plural(noun)


@NUMBERS.on(Killed)
def _killed(_speech: Speech, number: Killed) -> str:
    return f"victim {_SPANS[number.within]}"


@NUMBERS.on(Dead)
def _dead(_speech: Speech, _number: Dead) -> str:
    return "dead victim"


@NUMBERS.on(Saved)
def _saved(_speech: Speech, _number: Saved) -> str:
    return "saved victim"


@NUMBERS.on(VictimCount)
def _victims(speech: Speech, number: VictimCount) -> str:
    if number.on == EVERYWHERE:
        return "victim on the map"
    return f"victim on {each_space(speech, number.on)}"


@NUMBERS.on(MinionCount)
def _minions(_speech: Speech, _number: MinionCount) -> str:
    return "minion"


@NUMBERS.on(MinorCount)
def _minors(_speech: Speech, _number: MinorCount) -> str:
    return "minor dark power"


@NUMBERS.on(TerrorCount)
def _terror(_speech: Speech, _number: TerrorCount) -> str:
    return "card in the terror deck"


@NUMBERS.on(ItemCount)
def _items(_speech: Speech, _number: ItemCount) -> str:
    return "card in an item deck"


@NUMBERS.on(Times)
def _times(speech: Speech, number: Times) -> str:
    return each(speech, number.of)


__all__ = ["each", "how_many", "is_loss", "size", "so_many"]

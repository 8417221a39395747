"""Checks of symbols: those that would do nothing."""

from collections.abc import Iterator

from dmd_core.final_girl.check.base import checks
from dmd_core.final_girl.words.hooks import ExtraDice, FollowLimit
from dmd_core.final_girl.words.symbols import Horror, TakeCard, Time
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot

_SOME = ("any other number",)


@checks(Time)
def _time(spot: Spot, verb: Time) -> Iterator[Fault]:
    yield from _nothing(spot, verb.n)


@checks(Horror)
def _horror(spot: Spot, verb: Horror) -> Iterator[Fault]:
    yield from _nothing(spot, verb.n)


@checks(ExtraDice)
def _extra_dice(spot: Spot, ability: ExtraDice) -> Iterator[Fault]:
    yield from _nothing(spot, ability.n)


@checks(FollowLimit)
def _follow_limit(spot: Spot, ability: FollowLimit) -> Iterator[Fault]:
    yield from _nothing(spot, ability.n)


def _nothing(spot: Spot, n: object) -> Iterator[Fault]:
    if n == 0:
        yield Fault((*spot.path, "n"), "0", _SOME)


@checks(TakeCard)
def _take_card(spot: Spot, verb: TakeCard) -> Iterator[Fault]:
    if verb.card is not None and verb.cost:
        yield Fault((*spot.path, "cost"), f"{verb.cost} beside 'card'", ("one of the two",))


__all__: list[str] = []

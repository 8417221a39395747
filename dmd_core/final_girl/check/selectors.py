"""Checks of selectors: what no space could be."""

from collections.abc import Iterator

from dmd_core.final_girl.check.base import checks
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, never


@checks(Spaces)
def _spaces(spot: Spot, words: Spaces) -> Iterator[Fault]:
    if words.beyond is not None and words.within is not None and words.beyond >= words.within:
        allowed = f"less than {words.within}, what 'within' says"
        yield never((*spot.path, "beyond"), str(words.beyond), allowed)
    if words.nearest is not None and words.farthest is not None:
        yield Fault((*spot.path, "farthest"), "beside 'nearest'", ("one of the two",))
    for place, space in enumerate(words.named):
        if space in words.apart:
            yield never((*spot.path, "named", place), space, "a space that is not in 'apart'")


__all__: list[str] = []

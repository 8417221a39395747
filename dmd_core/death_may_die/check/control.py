"""Checks of control: steps and options."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.content.cards import DiscoveryDef
from dmd_core.death_may_die.words.base import Effect, HittingVerb, words_of
from dmd_core.death_may_die.words.control import AtOnce, Choose, Option, Sequence
from dmd_core.death_may_die.words.harm import Heal
from dmd_core.kernel.schema.faults import Fault, Path, shown
from dmd_core.tabletop.checking import Spot


@checks(Sequence)
def _sequence(spot: Spot, control: Sequence) -> Iterator[Fault]:
    yield from _steps(spot, control.steps)


@checks(AtOnce)
def _at_once(spot: Spot, control: AtOnce) -> Iterator[Fault]:
    yield from _steps(spot, control.steps)


def _steps(spot: Spot, steps: tuple[Effect, ...]) -> Iterator[Fault]:
    if not steps:
        yield Fault((*spot.path, "steps"), "no step", ("1 or more",))


@checks(AtOnce)
def _hits(spot: Spot, control: AtOnce) -> Iterator[Fault]:
    """Only verbs that hit can share a batch, and none that has to ask how it is split."""
    for place, step in enumerate(control.steps):
        path = (*spot.path, "steps", place)
        if not isinstance(step, HittingVerb):
            allowed = tuple(verb.WORD for verb in words_of(HittingVerb))
            yield Fault((*path, "do"), shown(step.WORD), allowed)
        elif isinstance(step, Heal) and step.mix:
            yield Fault((*path, "mix"), str(step.mix), ("0 where several verbs are one batch",))


@checks(Choose)
def _choose(spot: Spot, control: Choose) -> Iterator[Fault]:
    yield from _options(control.options, (*spot.path, "options"))


@checks(DiscoveryDef)
def _instead(spot: Spot, card: DiscoveryDef) -> Iterator[Fault]:
    if card.instead:
        yield from _options(card.instead, (*spot.path, "instead"))


def _options(options: tuple[Option, ...], path: Path) -> Iterator[Fault]:
    names = [option.id for option in options]
    if not names:
        yield Fault(path, "no option", ("1 or more",))
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Fault((*path, place, "id"), f"'{name}' again", ("another id",))


__all__: list[str] = []

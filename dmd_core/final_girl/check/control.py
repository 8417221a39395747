"""Checks of control: steps, options, faces of a die."""

from collections.abc import Iterator

from dmd_core.final_girl.check.base import checks
from dmd_core.final_girl.words.control import Choose, PlainDie, Sequence
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot

_FACES = 6


@checks(Sequence)
def _sequence(spot: Spot, control: Sequence) -> Iterator[Fault]:
    if not control.steps:
        yield Fault((*spot.path, "steps"), "no step", ("1 or more",))


@checks(Choose)
def _choose(spot: Spot, control: Choose) -> Iterator[Fault]:
    names = [option.id for option in control.options]
    if not names:
        yield Fault((*spot.path, "options"), "no option", ("1 or more",))
    for place, name in enumerate(names):
        if name in names[:place]:
            path = (*spot.path, "options", place, "id")
            yield Fault(path, f"'{name}' again", ("another id",))


@checks(PlainDie)
def _die(spot: Spot, control: PlainDie) -> Iterator[Fault]:
    """Each face in one outcome at most; every outcome has some."""
    if not control.outcomes:
        yield Fault((*spot.path, "outcomes"), "no outcome", ("1 or more",))
    seen: list[int] = []
    for place, outcome in enumerate(control.outcomes):
        path = (*spot.path, "outcomes", place, "faces")
        if not outcome.faces:
            yield Fault(path, "no face", ("1 or more",))
        for spot_of_face, face in enumerate(outcome.faces):
            if not 1 <= face <= _FACES:
                yield Fault((*path, spot_of_face), str(face), (f"1 to {_FACES}",))
            elif face in seen:
                yield Fault((*path, spot_of_face), f"{face} again", ("each face once",))
            seen.append(face)


__all__: list[str] = []

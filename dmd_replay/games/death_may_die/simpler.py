"""Simpler setups of Death May Die: fewer Investigators, the usual rulings and choices."""

from collections.abc import Iterator
from typing import Final, final

from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import ELDER_ONE as USUAL_ELDER_ONE
from dmd_core.death_may_die.setup import EPISODE, SOLO_INVESTIGATORS
from dmd_replay.facets.simpler import SetupData, Simpler
from dmd_replay.games.tabletop.usual_choices import UsualChoices

_CHOICES: Final = UsualChoices(
    {
        "episode": EPISODE,
        "elder_one": str(USUAL_ELDER_ONE),
        "starter": "",
        "insanities": (),
        "banned_insanities": (),
    },
    Rulings,
)


@final
class DeathMayDieSimplifier:
    """See `dmd_replay.facets.simpler.Simplifier`."""

    def size(self, setup: SetupData) -> tuple[int, int]:
        """Investigators, and choices that are not the usual ones."""
        return len(_party(setup)), _CHOICES.unusual(setup)

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:
        """Without each Investigator while more than two play; then choice by choice the usual."""
        party = _party(setup)
        if len(party) > SOLO_INVESTIGATORS:
            for gone in reversed(range(len(party))):
                yield _without(setup, gone)
        yield from _CHOICES.nearer(setup)


def _without(setup: SetupData, gone: int) -> Simpler:
    """Without one Investigator; who sits clockwise of it moves up."""
    party = _party(setup)
    left = [seat for seat in range(len(party)) if seat != gone]
    changes: dict[str, object] = {
        "players": len(left),
        "investigators": [party[seat] for seat in left],
    }
    dealt = list(setup.get("insanities", ()))
    if dealt:
        changes["insanities"] = [dealt[seat] for seat in left]
    if setup.get("starter") == party[gone]:
        changes["starter"] = ""
    return Simpler({**setup, **changes}, {old: new for new, old in enumerate(left)})


def _party(setup: SetupData) -> list[str]:
    return list(setup["investigators"])


SIMPLIFIER: Final = DeathMayDieSimplifier()

__all__ = ["SIMPLIFIER", "DeathMayDieSimplifier"]

"""Simpler setups of Final Girl: the usual film, board, choices and rulings."""

from collections.abc import Iterator
from typing import Final, final

import attrs

from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import Setup
from dmd_replay.facets.simpler import SetupData, Simpler
from dmd_replay.games.final_girl.setup import USUAL
from dmd_replay.games.tabletop.usual_choices import UsualChoices

_CHOICES: Final = UsualChoices(
    {field.name: field.default for field in attrs.fields(Setup) if field.name != "rulings"}
    | dict(USUAL),
    Rulings,
    {
        "killer": ("killer", "epic"),
        "location": ("location", "setup_card"),
        "final_girl": ("final_girl", "bonus_item"),
    },
)


@final
class FinalGirlSimplifier:
    """See `dmd_replay.facets.simpler.Simplifier`."""

    def size(self, setup: SetupData) -> tuple[int, int]:
        """One seat (FG-OVR-01), and the choices that are not the usual ones."""
        return 1, _CHOICES.unusual(setup)

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:
        """All at once as usual; then choice by choice."""
        return _CHOICES.nearer(setup)


SIMPLIFIER: Final = FinalGirlSimplifier()

__all__ = ["SIMPLIFIER", "FinalGirlSimplifier"]

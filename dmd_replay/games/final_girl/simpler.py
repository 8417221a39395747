"""Simpler setups of Final Girl: the usual film, board, choices and rulings."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast, final

import attrs

from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import Setup
from dmd_replay.facets.simpler import SetupData, Simpler
from dmd_replay.games.final_girl.setup import GIRL, KILLER, LOCATION

_USUAL: Final[Mapping[str, object]] = {
    **{field.name: field.default for field in attrs.fields(Setup) if field.name != "rulings"},
    "killer": KILLER,
    "location": LOCATION,
    "final_girl": GIRL,
}
_RULINGS: Final = {field.name: field.default for field in attrs.fields(Rulings)}
_TOGETHER: Final[Mapping[str, tuple[str, ...]]] = {
    "killer": ("killer", "epic"),
    "location": ("location", "setup_card"),
    "final_girl": ("final_girl", "bonus_item"),
}
"""Choices that belong to another one, and are usual again with it."""


@final
class FinalGirlSimplifier:
    """See `dmd_replay.facets.simpler.Simplifier`."""

    def size(self, setup: SetupData) -> tuple[int, int]:
        """One seat (FG-OVR-01), and the choices that are not the usual ones."""
        rulings = _rulings(setup)
        odd = sum(rulings.get(key, usual) != usual for key, usual in _RULINGS.items())
        return 1, odd + sum(setup.get(key, usual) != usual for key, usual in _USUAL.items())

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:
        """All at once as usual; then choice by choice."""
        rulings = _rulings(setup)
        unusual = [key for key, usual in _USUAL.items() if setup.get(key, usual) != usual]
        odd = [key for key, usual in _RULINGS.items() if rulings.get(key, usual) != usual]
        if unusual or odd:
            yield Simpler({**setup, **_USUAL, "rulings": dict(_RULINGS)})
        for key in unusual:
            yield Simpler({**setup, **{one: _USUAL[one] for one in _TOGETHER.get(key, (key,))}})
        for key in odd:
            yield Simpler({**setup, "rulings": {**rulings, key: _RULINGS[key]}})


def _rulings(setup: SetupData) -> dict[str, Any]:
    return dict(cast("Mapping[str, Any]", setup.get("rulings", {})))


SIMPLIFIER: Final = FinalGirlSimplifier()

__all__ = ["SIMPLIFIER", "FinalGirlSimplifier"]

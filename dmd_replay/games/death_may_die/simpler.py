"""Simpler setups of Death May Die: fewer Investigators, the usual rulings and choices."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast, final

import attrs

from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import ELDER_ONE as USUAL_ELDER_ONE
from dmd_core.death_may_die.setup import EPISODE, SOLO_INVESTIGATORS
from dmd_replay.facets.simpler import SetupData, Simpler

_USUAL: Final[Mapping[str, object]] = {
    "episode": EPISODE,
    "elder_one": str(USUAL_ELDER_ONE),
    "starter": "",
    "insanities": (),
    "banned_insanities": (),
}
_RULINGS: Final = {field.name: field.default for field in attrs.fields(Rulings)}


@final
class DeathMayDieSimplifier:
    """See `dmd_replay.facets.simpler.Simplifier`."""

    def size(self, setup: SetupData) -> tuple[int, int]:
        """Investigators, and choices that are not the usual ones."""
        odd = sum(_differs(setup, key) for key in _USUAL)
        rulings = _rulings(setup)
        odd += sum(rulings.get(key, usual) != usual for key, usual in _RULINGS.items())
        return len(_party(setup)), odd

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:
        """Without each Investigator while more than two play; then choice by choice the usual."""
        party = _party(setup)
        if len(party) > SOLO_INVESTIGATORS:
            for gone in reversed(range(len(party))):
                yield _without(setup, gone)
        unusual = [key for key in _USUAL if _differs(setup, key)]
        rulings = _rulings(setup)
        odd = [key for key, usual in _RULINGS.items() if rulings.get(key, usual) != usual]
        if unusual or odd:
            yield Simpler({**setup, **_USUAL, "rulings": dict(_RULINGS)})
        for key in unusual:
            yield Simpler({**setup, key: _USUAL[key]})
        for key in odd:
            yield Simpler({**setup, "rulings": {**rulings, key: _RULINGS[key]}})


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


def _rulings(setup: SetupData) -> dict[str, Any]:
    return dict(cast("Mapping[str, Any]", setup.get("rulings", {})))


def _differs(setup: SetupData, key: str) -> bool:
    usual = _USUAL[key]
    found = setup.get(key, usual)
    return (tuple(found) if isinstance(found, list) else found) != usual


SIMPLIFIER: Final = DeathMayDieSimplifier()

__all__ = ["SIMPLIFIER", "DeathMayDieSimplifier"]

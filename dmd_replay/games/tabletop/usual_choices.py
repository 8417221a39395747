"""The usual choices of a setup: how far one is from them, and how it gets nearer."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast, final

import attrs

from dmd_replay.facets.simpler import SetupData, Simpler

_RULINGS: Final = "rulings"


@final
class UsualChoices:
    """What is chosen in the setups of one game unless somebody says otherwise.

    Args:
        usual: the choices beside rulings, with what they usually are.
        rulings: the class of rulings; its defaults are the usual ones.
        together: choices that belong to another one, and are usual again with it.
    """

    def __init__(
        self,
        usual: Mapping[str, object],
        rulings: type[attrs.AttrsInstance],
        together: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """See the class."""
        self._usual: Final = usual
        self._rulings: Final = {field.name: field.default for field in attrs.fields(rulings)}
        self._together: Final = together or {}

    def unusual(self, setup: SetupData) -> int:
        """How many choices and rulings are not the usual ones."""
        return len(self._choices(setup)) + len(self._odd(setup))

    def nearer(self, setup: SetupData) -> Iterator[Simpler]:
        """The setup with everything as usual, then with one choice or ruling at a time."""
        choices, odd = self._choices(setup), self._odd(setup)
        if choices or odd:
            yield Simpler({**setup, **self._usual, _RULINGS: dict(self._rulings)})
        for key in choices:
            again = {one: self._usual[one] for one in self._together.get(key, (key,))}
            yield Simpler({**setup, **again})
        for key in odd:
            yield Simpler({**setup, _RULINGS: {**_rulings(setup), key: self._rulings[key]}})

    def _choices(self, setup: SetupData) -> list[str]:
        return [key for key, usual in self._usual.items() if _chosen(setup, key, usual) != usual]

    def _odd(self, setup: SetupData) -> list[str]:
        found = _rulings(setup)
        return [key for key, usual in self._rulings.items() if found.get(key, usual) != usual]


def _chosen(setup: SetupData, key: str, usual: object) -> object:
    found = setup.get(key, usual)
    return tuple(found) if isinstance(found, list) else found


def _rulings(setup: SetupData) -> Mapping[str, Any]:  # Any: values of any type, as in `SetupData`
    return cast("Mapping[str, Any]", setup.get(_RULINGS, {}))


__all__ = ["UsualChoices"]

"""Setups and rulings as people and logs write them, every word in them checked."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, cast, get_args, get_type_hints

import attrs
from cattrs import Converter
from cattrs.errors import ClassValidationError
from cattrs.v import transform_error

from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import CHOICES, Setup, SetupError, rules_of_choice
from dmd_core.kernel.schema.faults import did_you_mean

_CONVERTER: Final = Converter(forbid_extra_keys=True)
_HINTS: Final[Mapping[str, Any]] = get_type_hints(Rulings)
"""The type of each ruling."""
_DIGITS: Final = 6
"""No number of a ruling is longer."""


def _strictly(value: object, kind: type) -> object:
    """A value of the very type: a text or a truth is not turned into a number.

    Raises:
        ValueError: if it is of another one.
    """
    if type(value) is not kind:
        raise ValueError(value)
    return value


for _kind in (int, bool):
    _CONVERTER.register_structure_hook(_kind, _strictly)


def setup_from(data: Mapping[str, object]) -> Setup:
    """The setup of plain data.

    Args:
        data: the choices by their names, rulings as a map.

    Raises:
        SetupError: for an unknown key, a word that a ruling does not have, or a value of another
            type; with what is allowed, and the nearest name.
    """
    _check_keys("", data, Setup)
    rulings = data.get("rulings")
    if isinstance(rulings, Mapping):
        _check_keys("rulings.", rulings, Rulings)
        for key, value in rulings.items():
            _check_ruling(key, value)
    try:
        return _CONVERTER.structure(data, Setup)
    except ClassValidationError as error:
        message = f"the setup cannot be read: {'; '.join(transform_error(error))}"
        at = [rule for name, rules in CHOICES.items() if f"$.{name}" in message for rule in rules]
        raise SetupError(message, tuple(dict.fromkeys(at)) or rules_of_choice("")) from error


def setup_data(setup: Setup) -> dict[str, Any]:
    """The plain data of a setup, rulings included."""
    return cast("dict[str, Any]", _CONVERTER.unstructure(setup))


def rulings_in(pairs: Sequence[str]) -> dict[str, object]:
    """The rulings that ``key=value`` words of a command line name, as plain data.

    Raises:
        SetupError: with one sentence for the first word that does not fit.
    """
    fields = {field.name: field for field in attrs.fields(Rulings)}
    values: dict[str, object] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals or key not in fields:
            hint = _hint(key, fields)
            message = f"ruling '{pair}': give key=value, keys are {', '.join(sorted(fields))}{hint}"
            raise SetupError(message, rules_of_choice("rulings"))
        values[key] = _value(key, text, fields[key].default)
    return values


def _value(key: str, text: str, default: Any) -> object:  # noqa: ANN401 - defaults are of any type
    if isinstance(default, bool):
        if text not in ("true", "false"):
            message = f"ruling '{key}': '{text}' is not possible; allowed: true, false"
            raise SetupError(message, rules_of_choice(f"rulings.{key}"))
        return text == "true"
    if isinstance(default, int):
        if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS):
            message = f"ruling '{key}': '{text}' is not possible; allowed: a whole number"
            raise SetupError(message, rules_of_choice(f"rulings.{key}"))
        return int(text)
    _check_word(f"ruling '{key}'", text, _words(key), f"rulings.{key}")
    return text


def _words(ruling: str) -> tuple[str, ...]:
    """The words that a ruling has to choose from; none if it is no choice of words."""
    return get_args(_HINTS[ruling])


def _check_ruling(key: str, value: object) -> None:
    hint, words = _HINTS[key], _words(key)
    if words:
        _check_word(f"rulings.{key}", value, words, f"rulings.{key}")
    elif type(value) is not hint:
        allowed = "true, false" if hint is bool else "a whole number"
        message = f"rulings.{key}: {value!r} is not possible; allowed: {allowed}"
        raise SetupError(message, rules_of_choice(f"rulings.{key}"))


def _check_keys(path: str, data: Mapping[str, object], kind: type[attrs.AttrsInstance]) -> None:
    known = [field.name for field in attrs.fields(kind)]
    for key in data:
        if key not in known:
            _check_word(f"{path}{key}", key, known, path)


def _check_word(path: str, found: object, allowed: Collection[str], choice: str) -> None:
    if found in allowed:
        return
    message = f"{path}: {found!r} is unknown; allowed: {', '.join(allowed)}{_hint(found, allowed)}"
    raise SetupError(message, rules_of_choice(choice))


def _hint(found: object, allowed: Collection[str]) -> str:
    return did_you_mean(str(found), allowed)


__all__ = ["rulings_in", "setup_data", "setup_from"]

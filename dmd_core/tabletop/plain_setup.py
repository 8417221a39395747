"""Setups and rulings as people and logs write them, every word in them checked."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast, final, get_args, get_type_hints

import attrs
from cattrs import Converter
from cattrs.errors import ClassValidationError
from cattrs.v import transform_error

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.tabletop.setup import SetupError

S = TypeVar("S", bound=attrs.AttrsInstance)

_CONVERTER: Final = Converter(forbid_extra_keys=True)
_DIGITS: Final = 6
"""No number of a ruling is longer."""
_RULINGS: Final = "rulings"


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


def plain(word: str) -> str:
    """A name without case, and with one underscore where spaces or hyphens are.

    Example:
        >>> plain("Sister  Beth"), plain("sister-beth")
        ('sister_beth', 'sister_beth')
    """
    return "_".join(word.casefold().replace("-", " ").replace("_", " ").split())


@final
class PlainSetups(Generic[S]):
    """The setups of one game as plain data.

    Args:
        setup: the class of setups; its choices are fields, ``rulings`` one of them.
        rulings: the class of rulings, each a number, a truth or one of some words.
        choices: the choices that rules are known for, with those.
        rules: the rules of a choice by its path, such as ``rulings.principle``.
    """

    def __init__(
        self,
        setup: type[S],
        rulings: type[attrs.AttrsInstance],
        choices: Mapping[str, tuple[RuleId, ...]],
        rules: Callable[[str], tuple[RuleId, ...]],
    ) -> None:
        """See the class."""
        self._setup = setup
        self._rulings = rulings
        self._hints: Mapping[str, Any] = get_type_hints(rulings)
        self._choices = choices
        self._rules = rules

    def setup_from(self, data: Mapping[str, object]) -> S:
        """The setup of plain data.

        Args:
            data: the choices by their names, rulings as a map.

        Raises:
            SetupError: for an unknown key, a word that a ruling does not have, or
                a value of another type; with what is allowed, and the nearest name.
        """
        self._check_keys("", data, self._setup)
        rulings = data.get(_RULINGS)
        if isinstance(rulings, Mapping):
            self._check_keys(f"{_RULINGS}.", rulings, self._rulings)
            for key, value in rulings.items():
                self._check_ruling(key, value)
        try:
            return _CONVERTER.structure(data, self._setup)
        except ClassValidationError as error:
            message = f"the setup cannot be read: {'; '.join(transform_error(error))}"
            at = [
                rule
                for name, rules in self._choices.items()
                if f"$.{name}" in message
                for rule in rules
            ]
            raise SetupError(message, tuple(dict.fromkeys(at)) or self._rules("")) from error

    def setup_data(self, setup: S) -> dict[str, Any]:
        """The plain data of a setup, rulings included."""
        return cast("dict[str, Any]", _CONVERTER.unstructure(setup))

    def rulings_in(self, pairs: Sequence[str]) -> dict[str, object]:
        """The rulings that ``key=value`` words of a command line name, as plain data.

        Raises:
            SetupError: with one sentence for the first word that does not fit.
        """
        fields = {field.name: field for field in attrs.fields(self._rulings)}
        values: dict[str, object] = {}
        for pair in pairs:
            key, equals, text = pair.partition("=")
            if not equals or key not in fields:
                hint = did_you_mean(key, fields)
                keys = ", ".join(sorted(fields))
                message = f"ruling '{pair}': give key=value, keys are {keys}{hint}"
                raise SetupError(message, self._rules(_RULINGS))
            values[key] = self._value(key, text, fields[key].default)
        return values

    def _value(self, key: str, text: str, default: Any) -> object:  # noqa: ANN401 - defaults are of any type
        if isinstance(default, bool):
            if text not in ("true", "false"):
                message = f"ruling '{key}': '{text}' is not possible; allowed: true, false"
                raise SetupError(message, self._rules(f"{_RULINGS}.{key}"))
            return text == "true"
        if isinstance(default, int):
            if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS):
                message = f"ruling '{key}': '{text}' is not possible; allowed: a whole number"
                raise SetupError(message, self._rules(f"{_RULINGS}.{key}"))
            return int(text)
        self._check_word(f"ruling '{key}'", text, self._words(key), f"{_RULINGS}.{key}")
        return text

    def _words(self, ruling: str) -> tuple[str, ...]:
        """The words that a ruling has to choose from; none if it is no choice of words."""
        return get_args(self._hints[ruling])

    def _check_ruling(self, key: str, value: object) -> None:
        hint, words = self._hints[key], self._words(key)
        if words:
            self._check_word(f"{_RULINGS}.{key}", value, words, f"{_RULINGS}.{key}")
        elif type(value) is not hint:
            allowed = "true, false" if hint is bool else "a whole number"
            message = f"{_RULINGS}.{key}: {value!r} is not possible; allowed: {allowed}"
            raise SetupError(message, self._rules(f"{_RULINGS}.{key}"))

    def _check_keys(
        self, path: str, data: Mapping[str, object], kind: type[attrs.AttrsInstance]
    ) -> None:
        known = [field.name for field in attrs.fields(kind)]
        for key in data:
            if key not in known:
                self._check_word(f"{path}{key}", key, known, path)

    def _check_word(self, path: str, found: object, allowed: Collection[str], choice: str) -> None:
        if found in allowed:
            return
        hint = did_you_mean(str(found), allowed)
        message = f"{path}: {found!r} is unknown; allowed: {', '.join(allowed)}{hint}"
        raise SetupError(message, self._rules(choice))


__all__ = ["PlainSetups", "plain"]

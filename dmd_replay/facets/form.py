"""What people choose before a game, as data, so that any frontend can build a form of it."""

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node


@final
@unique
class FormKind(StrEnum):
    """What a field of a form holds."""

    NUMBER = "number"
    """A whole number."""
    TRUTH = "truth"
    """Yes or no."""
    ONE = "one"
    """One of the choices."""
    SEVERAL = "several"
    """A list of choices, each once, in order."""


@final
@node
class FormChoice:
    """A value that may be chosen: `value` stands in the setup, `name` is for people.

    `needs` is the key and the value of another field without which it cannot be played, as a card
    of one place; empty if there is none.
    """

    value: str
    name: str
    needs: tuple[str, ...] = ()


@final
@node
class FormField:
    """One thing to choose.

    Attributes: `key` of the setup, with a dot where it stands in a map inside, as in
    ``rulings.trade_refusals``; `name` and `help` for people; `kind` what it holds; `usual` the
    value if it is left out, None if there is none; `choices` for one or several; `least` and
    `most` bounds of a number, or how many are chosen of several; `group` a heading for fields that
    few people change, empty for those that everybody sees; `rules` what it rests on.
    """

    key: str
    name: str
    help: str
    kind: FormKind
    usual: int | bool | str | tuple[str, ...] | None = None
    choices: tuple[FormChoice, ...] = ()
    least: int | None = None
    most: int | None = None
    group: str = ""
    rules: tuple[RuleId, ...] = ()


def setup_of(values: Mapping[str, object]) -> dict[str, object]:
    """The setup of a form that was filled in: what keys with a dot name stands in maps inside.

    Args:
        values: by the keys of the form; a map inside may stand there as it is, too.

    Example:
        >>> setup_of({"players": 2, "rulings.trade_refusals": 1, "rulings": {"stamping": True}})
        {'players': 2, 'rulings': {'trade_refusals': 1, 'stamping': True}}
    """
    setup: dict[str, object] = {}
    for key, value in values.items():
        first, dot, last = key.partition(".")
        given: object = {last: value} if dot else value
        before = setup.get(first)
        if isinstance(before, Mapping) and isinstance(given, Mapping):
            given = {**before, **given}
        setup[first] = given
    return setup


__all__ = ["FormChoice", "FormField", "FormKind", "setup_of"]

"""What people choose before a game, as data, so that any frontend can build a form of it."""

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


__all__ = ["FormChoice", "FormField", "FormKind"]

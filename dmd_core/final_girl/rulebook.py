"""The rulebook as data: every rule, ruling, decision point and check, each with id and number.

The entries are in ``rulebook.toml`` beside this module, read as `dmd_core.tabletop.rulebook` says.
The constants in ``rule_ids.py`` are generated from the same file. After a change to it, run
``python -m dmd_core.final_girl.rulebook --write``.
"""

import sys
from collections.abc import Sequence
from enum import StrEnum, unique
from functools import cache
from typing import Final, final

import attrs

from dmd_core.tabletop import rulebook as base
from dmd_core.tabletop.rulebook import Fields, Form, Rulebook


@final
@unique
class Who(StrEnum):
    """Who decides where a rule leaves something open."""

    PLAYER = "player"
    RULES = "rules"
    CHANCE = "chance"
    SETUP = "setup"


@final
@unique
class Firmness(StrEnum):
    """How sure it is that the printed game has this rule."""

    STATED = "stated"
    AGREED = "agreed"
    ONE_SOURCE = "one_source"
    DERIVED = "derived"


@final
@attrs.frozen(kw_only=True)
class Rule(base.Rule):
    """A statement of the core rulebook, or one that follows from it."""

    firmness: Firmness


def _rule(fields: Fields) -> Rule:
    return Rule(
        no=fields.number("no"),
        id=fields.rule_id("id"),
        says=fields.text("says"),
        who=fields.who(),
        sources=fields.texts("sources"),
        firmness=fields.choice("firmness", Firmness),
        if_impossible=fields.optional_text("if_impossible"),
        invariant=fields.optional_text("invariant"),
    )


FORM: Final = Form("dmd_core.final_girl", "FG-MOV-05", _rule, Who)
"""What this game writes into its rulebook."""


@cache
def rulebook() -> Rulebook:
    """Give the rulebook of this release; the file is read once.

    Returns:
        The rulebook.

    Raises:
        RulebookError: if the file is faulty.

    Example:
        >>> rulebook().entry("FG-OVR-01").no
        1
    """
    return FORM.read()


def main(arguments: Sequence[str] | None = None) -> int:
    """Show or write ``rule_ids.py``; a tool for maintainers.

    Args:
        arguments: the command line without the name of the program; the real one if None.

    Returns:
        The exit status, 0.
    """
    return base.rule_ids_written(FORM, rulebook(), arguments)


__all__ = ["FORM", "Firmness", "Rule", "Who", "main", "rulebook"]

if __name__ == "__main__":
    sys.exit(main())

"""The rulebook as data: every rule, ruling, decision point and check, each with id and number.

The entries are in ``rulebook.toml`` beside this module, read as `dmd_core.tabletop.rulebook` says.
The constants in ``rule_ids.py`` are generated from the same file. After a change to it, run
``python -m dmd_core.death_may_die.rulebook --write``.
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

    ACTIVE = "active"
    AFFECTED = "affected"
    GROUP = "group"
    RANDOM = "random"
    CARD = "card"
    OWNER = "owner"
    NOBODY = "nobody"


@final
@unique
class Edition(StrEnum):
    """Which of the two printed editions says it."""

    BOTH = "both"
    PL = "pl"
    UK = "uk"
    DIFFERS = "differs"
    EXAMPLE = "example"
    DERIVED = "derived"


@final
@attrs.frozen(kw_only=True)
class Rule(base.Rule):
    """A statement of the rulebooks, or one that follows from them."""

    edition: Edition


def _rule(fields: Fields) -> Rule:
    return Rule(
        no=fields.number("no"),
        id=fields.rule_id("id"),
        says=fields.text("says"),
        who=fields.who(),
        sources=fields.texts("sources"),
        edition=fields.choice("edition", Edition),
        if_impossible=fields.optional_text("if_impossible"),
        invariant=fields.optional_text("invariant"),
    )


FORM: Final = Form("dmd_core.death_may_die", "DMD-SAN-03", _rule, Who)
"""What this game writes into its rulebook."""


@cache
def rulebook() -> Rulebook:
    """Give the rulebook of this release; the file is read once.

    Returns:
        The rulebook.

    Raises:
        RulebookError: if the file is faulty.

    Example:
        >>> rulebook().entry("DMD-GEN-01").no
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


__all__ = ["FORM", "Edition", "Rule", "Who", "main", "rulebook"]

if __name__ == "__main__":
    sys.exit(main())

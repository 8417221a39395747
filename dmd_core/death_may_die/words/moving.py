"""Investigators that a text moves, and the one that somebody named."""

from typing import final

from dmd_core.death_may_die.words.base import Ability, Home, Verb, word
from dmd_core.death_may_die.words.selectors import Spaces, Who
from dmd_core.kernel.node import node


@final
@word("go")
@node
class Go(Verb):
    """An Investigator goes directly to one of the Spaces, the chooser naming which (AMB-56).

    Who is on the only one stays.
    """

    to: Spaces
    """The Spaces."""
    who: Who = Who.YOU
    """Who goes: one Investigator."""
    followed: bool = True
    """Whether Enemies may follow."""


@final
@word("name_other", home=Home.INSANITY)
@node
class NameOther(Ability):
    """At the start of the game the owner names another Investigator (DEC-06)."""

    slot: str = ""


__all__ = ["Go", "NameOther"]

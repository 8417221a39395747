"""Investigators that a text moves, and the one that somebody named."""

from typing import final

from dmd_core.death_may_die.words.base import Ability, Condition, Home, Verb, word
from dmd_core.kernel.node import node


@final
@word("join_nearest")
@node
class JoinNearest(Verb):
    """You move to the nearest Space with another figure; you stay if yours has one."""


@final
@word("name_other", home=Home.INSANITY)
@node
class NameOther(Ability):
    """At the start of the game the owner names another Investigator (DEC-06)."""

    slot: str = ""


@final
@word("meet_named", needs=NameOther)
@node
class MeetNamed(Verb):
    """You or the Investigator you named moves to the other; Enemies do not follow."""


@final
@word("named_apart", needs=NameOther)
@node
class NamedApart(Condition):
    """The Investigator you named is alive and not on your Space."""


__all__ = ["JoinNearest", "MeetNamed", "NameOther", "NamedApart"]

"""Victims that a text places, kills, frightens, moves, or makes special."""

from typing import final

from dmd_core.final_girl.state import Colour
from dmd_core.final_girl.words.amounts import Amount
from dmd_core.final_girl.words.base import Effect, Home, word
from dmd_core.final_girl.words.selectors import EVERYWHERE, Anchor, Spaces
from dmd_core.kernel.node import node


@final
@word("place_victims")
@node
class PlaceVictims(Effect):
    """So many victims come from the supply to a space; at most as many as there are (FG-AMB-27)."""

    n: Amount
    """How many."""
    to: Spaces
    """The space; of several the player chooses one (FG-DEC-20)."""


@final
@word("kill_victims")
@node
class KillVictims(Effect):
    """All victims on these spaces are killed, one by one (FG-AMB-42)."""

    on: Spaces
    """The spaces."""


@final
@word("panic")
@node
class Panic(Effect):
    """All victims on these spaces panic, in the player's order (FG-PAN-08, FG-AMB-71)."""

    on: Spaces = EVERYWHERE
    """The spaces."""
    rounds: int = 1
    """How often each of them rolls."""


@final
@word("girl_panics")
@node
class GirlPanics(Effect):
    """The Final Girl panics: one die, one step, nobody follows (FG-PAN-11, FG-AMB-70)."""


@final
@word("step_victims")
@node
class StepVictims(Effect):
    """Victims on these spaces make one step towards a place, on a shortest way (FG-AMB-72)."""

    toward: Anchor
    """Where they head for."""
    on: Spaces = EVERYWHERE
    """The spaces."""
    one: bool = False
    """Only one victim of one of them: a tie is the player's (FG-DEC-21)."""


@final
@word("mark_victim", {Home.EVENT})
@node
class MarkVictim(Effect):
    """An ordinary victim becomes the special one of this event (FG-EVT-04, FG-AMB-66)."""

    colour: Colour
    """Which figure takes its place; the ordinary one goes back to the supply."""
    on: Spaces = EVERYWHERE
    """Where it stands; a tie is the player's (FG-DEC-21)."""


__all__ = ["GirlPanics", "KillVictims", "MarkVictim", "Panic", "PlaceVictims", "StepVictims"]

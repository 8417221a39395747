"""Control: how sentences of a text follow from one another."""

from typing import final

from dmd_core.final_girl.words.base import Condition, Control, Effect, word
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node


@final
@word("sequence")
@node
class Sequence(Control):
    """One sentence after the other, each in full before the next (FG-ACT-07)."""

    steps: tuple[Effect, ...]
    """The sentences, in order."""


@final
@word("if")
@node
class If(Control):
    """If the condition holds, one thing; otherwise another, or nothing."""

    condition: Condition
    """What is asked."""
    then: Effect
    """What is done if it holds."""
    otherwise: Effect | None = None
    """What is done if it does not."""


@final
@word("may")
@node
class May(Control):
    """The player says whether it is done (FG-DEC-22)."""

    then: Effect
    """What is done after a yes."""


@final
@node
class Option:
    """One option of a choice; it is offered only if its condition holds."""

    id: ItemId
    """The word with which it is chosen."""
    then: Effect
    """What is done."""
    condition: Condition | None = None
    """What has to hold for it to be offered."""


@final
@word("choose")
@node
class Choose(Control):
    """The player takes one of the options (FG-DEC-02)."""

    options: tuple[Option, ...]
    """What there is to choose from."""


@final
@node
class Outcome:
    """What some faces of a plain die do."""

    faces: tuple[int, ...]
    """The faces, 1 to 6."""
    then: Effect
    """What is done."""


@final
@word("plain_die")
@node
class PlainDie(Control):
    """A plain die is rolled, which is no Horror Roll (FG-ROL-13): its face says what is done."""

    outcomes: tuple[Outcome, ...]
    """What each face does; with a face that is in none, nothing happens."""


@final
@word("horror_roll")
@node
class HorrorRoll(Control):
    """The Final Girl makes a Horror Roll; something is done for each success, one by one."""

    each: Effect
    """What is done for each success."""


__all__ = ["Choose", "HorrorRoll", "If", "May", "Option", "Outcome", "PlainDie", "Sequence"]

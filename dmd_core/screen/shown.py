"""The values that a screen shows; all of them are made for reading and hold no state.

Sentences are English and name people, places and cards; ids stand beside them for programs.
"""

from collections.abc import Iterator
from typing import final

from dmd_core.kernel.arguments import ArgumentError
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import names_of, node
from dmd_core.kernel.refusals import Refusal

# --- what may be decided --------------------------------------------------------------------------


@final
@node
class Cost:
    """What an option is paid with: so many of a thing, such as 1 ``action`` or 1 ``stress``.

    `what` is an id of the game, `n` 1 or more, `sentence` both in words ("1 Stress").
    """

    what: str
    n: int
    sentence: str


@final
@node
class Named:
    """A thing on the table that an option names, so that a click on it can give the option.

    Attributes: `field` the field of the command; `kind` what is named, a word such as ``place``,
    ``piece``, ``seat``, ``card`` or ``die``; `id` which one, as the tableau has it; `name` for
    people.
    """

    field: str
    kind: str
    id: str
    name: str


@final
@node
class Option:
    """One legal command: `text` is its stable line, `sentence` says it, `costs` what it takes.

    A cost is what the rules demand for the option itself. What it may lead to, such as Enemies that
    follow, is no cost; an option without a cost is free. `names` are the things on the table that
    it is about.
    """

    command: Command
    text: str
    sentence: str
    costs: tuple[Cost, ...] = ()
    names: tuple[Named, ...] = ()


@final
@node
class Missing:
    """A command that a player may look for and that is refused now.

    `sentence` says the command, `reason` why it is refused; `refusal` has code, values and rules.
    """

    command: Command
    sentence: str
    reason: str
    refusal: Refusal


@final
@node
class Choice:
    """One value that a field of a command may have, and its name for people."""

    value: object
    name: str


@final
@node
class Slot:
    """A field of the commands of a group in which they differ, with all values in their order.

    Of typed dice and cards each item is a slot of its own, named ``items.0``, ``items.1`` and
    so on. `kind` says what the values name, as `Named.kind` does; empty for what lies nowhere, such
    as numbers.
    """

    name: str
    choices: tuple[Choice, ...]
    kind: str = ""


@final
@node
class OptionGroup:
    """The options of one kind of command, so that a long list can be shown as a form.

    Attributes: `word` is the word of the command; `options` the legal commands, the first ones only
    if there are very many, as with typed dice; `whole` says that these are all; `slots` are the
    fields in which they differ, for a form with a row of buttons for each.
    """

    word: str
    options: tuple[Option, ...]
    whole: bool
    slots: tuple[Slot, ...]

    def where(self, **chosen: object) -> tuple[Option, ...]:
        """The options whose command has these values in its fields.

        Example:
            >>> import dmd_core as dmd
            >>> game = dmd.load_game()
            >>> state = dmd.start(game, seed=7).state
            >>> state = dmd.apply_all(game, state, [next(dmd.legal(game, state))]).state
            >>> (steps,) = (one for one in dmd.menu(game, state).groups if one.word == "step")
            >>> [option.text for option in steps.where(to="s03")]
            ['step s03']

        Raises:
            ArgumentError: if the command has no such field.
        """
        for option in self.options[:1]:
            fields = names_of(type(option.command))
            for name in chosen:
                if name not in fields:
                    allowed = ", ".join(fields)
                    raise ArgumentError(f"where: '{self.word}' has no '{name}'; allowed: {allowed}")
        return tuple(
            option
            for option in self.options
            if all(getattr(option.command, name) == value for name, value in chosen.items())
        )


@final
@node
class Topic:
    """A thing that a question is about, such as the card of which something may be taken.

    Attributes: `kind` what it is, a word as `Named.kind` has it; `id` which one, as the tableau has
    it if it lies there; `name` for people; `text` what stands on it, one sentence a line, empty
    where nothing does, as on a place.
    """

    kind: str
    id: str
    name: str
    text: str = ""


@final
@node
class Menu:
    """Whose answer is awaited, and all that can be answered.

    Attributes: `seat` who decides, `who` its name, `kind` the kind of decision, `sentence` what is
    asked; `must` whether an answer with an effect has to be given; `rules` what the question rests
    on; `groups` the options by kind of command, in the order of the decision; `missing` what
    people may look for and why it is not there; `about` the cards, places and pieces the question
    is about. Of a decision that the viewer may not see there are no groups, and nothing it is
    about. When the game is over, `seat` is that of nobody, and `kind` is ``over``.
    """

    seat: Seat
    who: str
    kind: KindId
    sentence: str
    must: bool = False
    rules: tuple[RuleId, ...] = ()
    groups: tuple[OptionGroup, ...] = ()
    missing: tuple[Missing, ...] = ()
    about: tuple[Topic, ...] = ()

    def __iter__(self) -> Iterator[Option]:
        """All options that are listed, group by group."""
        for group in self.groups:
            yield from group.options


# --- what happened, and what is still to come -----------------------------------------------------


@final
@node
class Told:
    """An event with its sentence, which is empty if the event needs no telling.

    `rules` are the ones it follows from: those of its class, and those of where it happened.
    """

    event: Event
    sentence: str
    rules: tuple[RuleId, ...] = ()


@final
@node
class Cause:
    """What events belong together by: a `kind` such as ``attack``, and the text at work, if any."""

    kind: str
    source: SourceId
    name: str


@final
@node
class Happening:
    """What happened by one cause, in order: events, and happenings inside of it.

    Attributes: `cause` what it is, None for single events that belong to nothing; `parts` what
    happened; `continues` whether it had begun before the first event that was given; `open` whether
    it goes on after the last one, as an attack does while a reroll is asked.
    """

    cause: Cause | None
    parts: "tuple[Told | Happening, ...]"
    continues: bool = False
    open: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """All events of it, those of happenings inside among them."""
        return tuple(told.event for told in self.told())

    def told(self) -> Iterator[Told]:
        """All events of it with their sentences, in the order in which they happened."""
        for part in self.parts:
            if isinstance(part, Told):
                yield part
            else:
                yield from part.told()


@final
@node
class Upcoming:
    """Something that will be resolved after what is asked now.

    `sentence` says what, as its text does; `source` is the id of the card or other text it comes
    from, empty for the bare rules, `name` its name; `seat` whom the text calls "you".
    """

    sentence: str
    source: SourceId
    name: str
    seat: Seat


@final
@node
class Reserve:
    """Things that can run out: `left` of `total` are not on the table.

    `id` is that of the thing, `kind` a word for the sort of it, such as ``figure``.
    """

    kind: str
    id: str
    name: str
    left: int
    total: int


__all__ = [
    "Cause",
    "Choice",
    "Cost",
    "Happening",
    "Menu",
    "Missing",
    "Named",
    "Option",
    "OptionGroup",
    "Reserve",
    "Slot",
    "Told",
    "Topic",
    "Upcoming",
]

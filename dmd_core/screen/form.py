"""An answer that is put together: all options where they are few, else a form, field by field.

A frontend that shows a list of lines can show every menu by it, however long. The options, the
fields in which they differ and the names of the values come from the menu.
"""

from collections.abc import Collection, Iterator
from typing import Final, final

import attrs

from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import ItemId
from dmd_core.screen.shown import Choice, Menu, Option, OptionGroup, Slot

FEW: Final = 9
"""So many options are listed one by one; there is a digit for each."""


Thing = tuple[str, str]
"""What lies on the table: its kind and its id, as `Named` has them; a die and a figure may have one
id."""


@final
@attrs.frozen
class FormEntry:
    """A line that can be picked.

    Attributes:
        text: what it says.
        costs: what it takes, in words.
        command: the answer it gives; None if it leads further into the form.
        things: what it names of what lies on the table, each as kind and id.
        more: how many options it leads to, 1 if it is one; 0 if nobody has counted, as with dice.
    """

    text: str
    costs: str = ""
    command: Command | None = None
    things: frozenset[Thing] = frozenset()
    more: int = 1
    group: OptionGroup | None = attrs.field(default=None, repr=False)
    value: object = None


@final
class Form:
    """One menu, and how far an answer to it has come.

    Attributes:
        menu: the menu.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> form = Form(dmd.menu(game, dmd.start(game, seed=7).state))
        >>> [entry.text for entry in form.entries()][:2]
        ['Sister Beth runs.', 'Sister Beth rests.']
        >>> form.pick(form.entries()[0]) == form.menu.groups[0].options[0].command
        True
    """

    def __init__(self, menu: Menu) -> None:
        """Begin with nothing chosen."""
        self.menu: Final = menu
        self._group: OptionGroup | None = None
        self._only = self._folded = False
        self._values: list[object] = []
        self._names: list[str] = []
        self._about: frozenset[Thing] = frozenset()
        groups = menu.groups
        if sum(len(group.options) for group in groups) > FEW:
            self._folded = True
            if len(groups) == 1:
                self._group, self._only = groups[0], True

    @property
    def path(self) -> tuple[str, ...]:
        """What was chosen so far: the kind of answer as its entry said it, then names of values."""
        return tuple(self._names)

    @property
    def about(self) -> frozenset[Thing]:
        """Things on the table one of which each entry names; empty if they need name none."""
        return self._about

    def only_about(self, *things: Thing) -> None:
        """List only the options that name one of some things on the table; all again if none does.

        Args:
            things: kind and id of each, such as a place and the pieces that stand on it.
        """
        self.restart()
        if any(_names(option, {*things}) for option in self.menu):
            self._about = frozenset(things)

    def restart(self) -> None:
        """Forget what was chosen."""
        while self.back():
            pass

    def back(self) -> bool:
        """Take the last choice back; False if there was none."""
        if self._about:
            self._about = frozenset()
            return True
        if self._values:
            self._values.pop()
            self._names.pop()
            return True
        if self._group is not None and not self._only:
            self._group = None
            self._names.clear()
            return True
        return False

    def pick(self, entry: FormEntry) -> Command | None:
        """Take an entry; the command if the answer is whole, else None: there is more to choose."""
        if entry.command is not None:
            return entry.command
        if entry.group is not None:
            self._group = entry.group
            self._names.append(entry.text)
        else:
            self._values.append(entry.value)
            self._names.append(entry.text)
        return None

    def entries(self) -> tuple[FormEntry, ...]:
        """What can be picked now; of options that are said alike, such as equal dice, the first."""
        found: Iterator[FormEntry]
        if self._about:
            found = map(_whole, (one for one in self.menu if _names(one, self._about)))
        else:
            found = self._top() if self._group is None else self._fields(self._group)
        said: dict[tuple[str, str], FormEntry] = {}
        for entry in found:
            said.setdefault((entry.text, entry.costs), entry)
        return tuple(said.values())

    def _top(self) -> Iterator[FormEntry]:
        for group in self.menu.groups:
            if not self._folded or len(group.options) <= FEW // 3 or not group.slots:
                yield from map(_whole, group.options)
            else:
                text = _shared([option.sentence for option in group.options])
                things = frozenset().union(*map(_things, group.options))
                yield FormEntry(text, "", None, things, len(group.options), group)

    def _fields(self, group: OptionGroup) -> Iterator[FormEntry]:
        if isinstance(group.options[0].command, Typed):
            yield from self._items(group)
            return
        left = [option for option in group.options if self._fits(group, option)]
        slot, values = self._next(group, left)
        if slot is None or len(left) <= FEW:
            yield from map(_whole, left)
            return
        for choice in slot.choices:
            if choice.value in values:
                yield self._choice(choice, [o for o in left if _value(o, slot) == choice.value])

    def _fits(self, group: OptionGroup, option: Option) -> bool:
        """Whether an option has the values that were chosen, in the slots they were chosen for."""
        left = list(group.options)
        for value in self._values:
            slot, _ = self._next(group, left)
            if slot is None:
                return False
            left = [one for one in left if _value(one, slot) == value]
        return option in left

    def _next(self, group: OptionGroup, left: list[Option]) -> tuple[Slot | None, set[object]]:
        """The first field in which options that are left differ, and the values it has there."""
        for slot in group.slots:
            values = {_value(option, slot) for option in left}
            if len(values) > 1:
                return slot, values
        return None, set()

    def _choice(self, choice: Choice, options: list[Option]) -> FormEntry:
        if len(options) == 1:
            return _whole(options[0])
        things = frozenset().union(*map(_things, options))
        return FormEntry(choice.name, "", None, things, len(options), value=choice.value)

    def _items(self, group: OptionGroup) -> Iterator[FormEntry]:
        """What is typed in for the table: a die or a card at a time, in their order."""
        if not group.slots:
            yield from map(_whole, group.options)
            return
        place = len(self._values)
        for choice in group.slots[place].choices:
            items = (*self._values, choice.value)
            last = place + 1 == len(group.slots)
            command = Typed(tuple(ItemId(str(item)) for item in items)) if last else None
            yield FormEntry(choice.name, "", command, more=int(last), value=choice.value)


def _shared(sentences: list[str]) -> str:
    """What sentences begin with, such as "Nora converts …"; if that says nothing, the first one."""
    begins: list[str] = []
    for words in zip(*(sentence.split(" ") for sentence in sentences), strict=False):
        if len({*words}) > 1:
            break
        begins.append(words[0])
    told = " ".join(begins) if len(begins) > 1 else sentences[0].rstrip(".")
    return f"{told} …"


def _whole(option: Option) -> FormEntry:
    costs = ", ".join(cost.sentence for cost in option.costs)
    return FormEntry(option.sentence, costs, option.command, _things(option))


def _things(option: Option) -> frozenset[Thing]:
    return frozenset((one.kind, one.id) for one in option.names)


def _names(option: Option, things: Collection[Thing]) -> bool:
    return not _things(option).isdisjoint(things)


def _value(option: Option, slot: Slot) -> object:
    value: object = getattr(option.command, slot.name)
    return value


__all__ = ["FEW", "Form", "FormEntry", "Thing"]

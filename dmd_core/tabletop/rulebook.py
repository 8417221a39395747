"""A rulebook as data: every rule, ruling, decision point and check, each with id and number.

The entries of a game are in ``rulebook.toml`` in its package. An id such as ``DMD-SAN-03`` is what
people cite; the number of an entry is what a log stores. Both are permanent, and the numbers
leave no gap. What only one game says of a rule, such as the edition that prints it, is a field of
its own class of rules; a `Form` says which.

The constants in ``rule_ids.py`` are generated from the same file by `rule_ids_written`.
"""

import argparse
import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum, unique
from importlib.resources import as_file, files
from typing import Final, TypeAlias, TypeVar, final

import attrs

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.faults import suggestions

_FILE: Final = "rulebook.toml"

_HEAD: Final = '''\
"""Ids of the rulebook as constants: a misspelt one is an error before the game runs.

Generated from rulebook.toml by `python -m {module} --write`; it must not
be edited.
"""

from typing import Final

from dmd_core.kernel.ids import RuleId

'''


class RulebookError(ValueError):
    """The rulebook is faulty; the sentence names the entry and the fault to correct."""


class UnknownEntryError(RulebookError):
    """An id or number is not in the rulebook; the sentence names what comes nearest."""


@final
@unique
class RulingKind(StrEnum):
    """How firm a ruling is: built in, a house rule to switch, or a printed value to look up."""

    FIXED = "fixed"
    CONFIG = "config"
    DATA = "data"


@final
@unique
class When(StrEnum):
    """When a check is made: after an event, a batch, the change it names, or a turn."""

    EVENT = "event"
    BATCH = "batch"
    CHANGE = "change"
    TURN = "turn"


@attrs.frozen(kw_only=True)
class Rule:
    """A statement of the rulebooks, or one that follows from them; a game may add fields.

    `who` is a word of the game's own: who decides where the rule leaves something open.
    """

    no: int
    id: RuleId
    says: str
    who: StrEnum
    sources: tuple[str, ...]
    if_impossible: str | None = None
    invariant: str | None = None


@final
@attrs.frozen
class Ruling:
    """A question the rulebooks leave open, and the answer the engine gives.

    Only a ruling of kind ``config`` has a key, in `config`, and the value that holds without a
    house rule, in `default`.
    """

    no: int
    id: RuleId
    question: str
    answer: str
    kind: RulingKind
    config: str | None = None
    default: bool | int | str | None = None

    @property
    def says(self) -> str:
        """The answer, under the name that all kinds of entries share."""
        return self.answer


@final
@attrs.frozen
class RulingDecision:
    """A decision point: where somebody is asked, who it is, and what can be answered.

    `must` is true if the decision cannot be answered with "none".
    """

    no: int
    id: RuleId
    where: str
    who: StrEnum
    must: bool
    says: str


@final
@attrs.frozen
class RulingCheck:
    """A condition that every game fulfils, and the entries it follows from."""

    no: int
    id: RuleId
    when: When
    says: str
    rules: tuple[RuleId, ...]


Entry: TypeAlias = Rule | Ruling | RulingDecision | RulingCheck


def _by_number(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Sort entries by number, which has to run from 1 without gap or repetition."""
    ordered = tuple(sorted(entries, key=lambda entry: entry.no))
    for expected, entry in enumerate(ordered, start=1):
        if entry.no < 1:
            raise RulebookError(f"{entry.id} has the number {entry.no}, but numbers start at 1.")
        if entry.no < expected:
            first = ordered[expected - 2].id
            raise RulebookError(f"{entry.id} has the number {entry.no}, already used by {first}.")
        if entry.no > expected:
            raise RulebookError(
                f"Number {expected} is missing before {entry.no}, the number of {entry.id}."
            )
    return ordered


@final
@attrs.frozen
class Rulebook:
    """All entries, in the order of their numbers.

    Raises:
        RulebookError: if two entries share an id or a number, if the numbers leave a gap, or if
            a check names an entry that is not there.
    """

    entries: tuple[Entry, ...] = attrs.field(converter=_by_number)
    _index: Mapping[str, Entry] = attrs.field(init=False, repr=False, eq=False)

    @_index.default
    def _make_index(self) -> Mapping[str, Entry]:
        index: dict[str, Entry] = {}
        for entry in self.entries:
            if entry.id in index:
                first = index[entry.id].no
                raise RulebookError(f"Numbers {first} and {entry.no} have the same id {entry.id}.")
            index[entry.id] = entry
        return index

    def __attrs_post_init__(self) -> None:
        """Check the references from entry to entry."""
        for check in self.checks:
            for name in check.rules:
                if name not in self._index:
                    raise RulebookError(f"{check.id} names {name}, which {self._nearest(name)}.")

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules, in the order of their numbers."""
        return tuple(entry for entry in self.entries if isinstance(entry, Rule))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings, in the order of their numbers."""
        return tuple(entry for entry in self.entries if isinstance(entry, Ruling))

    @property
    def decisions(self) -> tuple[RulingDecision, ...]:
        """The decision points, in the order of their numbers."""
        return tuple(entry for entry in self.entries if isinstance(entry, RulingDecision))

    @property
    def checks(self) -> tuple[RulingCheck, ...]:
        """The checks, in the order of their numbers."""
        return tuple(entry for entry in self.entries if isinstance(entry, RulingCheck))

    def entry(self, rule_id: str) -> Entry:
        """Look up an entry.

        Args:
            rule_id: the full id, such as ``DMD-SAN-03``.

        Returns:
            The entry with this id.

        Raises:
            UnknownEntryError: if there is none; the sentence names the nearest id.

        """
        found = self._index.get(rule_id)
        if found is None:
            raise UnknownEntryError(f"{rule_id} {self._nearest(rule_id)}.")
        return found

    def number(self, rule_id: str) -> int:
        """Give the number a log stores for an id.

        Args:
            rule_id: the full id.

        Returns:
            The permanent number, 1 or more.

        Raises:
            UnknownEntryError: if there is no such id; the sentence names the nearest one.
        """
        return self.entry(rule_id).no

    def id_of(self, no: int) -> RuleId:
        """Give the id for a number that a log has stored.

        Args:
            no: the permanent number.

        Returns:
            The id of the entry.

        Raises:
            UnknownEntryError: if no entry has this number.
        """
        last = len(self.entries)
        if not 1 <= no <= last:
            raise UnknownEntryError(
                f"Number {no} is not in the rulebook, whose numbers run from 1 to {last}."
            )
        return self.entries[no - 1].id

    def all_ids(self) -> tuple[RuleId, ...]:
        """Give every id, in the order of the numbers."""
        return tuple(entry.id for entry in self.entries)

    def fingerprint(self) -> str:
        """Digest what the rulebook says, whatever the layout of its file.

        Returns:
            16 hexadecimal digits; they change with any id, number, sentence or other field.
        """
        content = [[type(entry).__name__, attrs.asdict(entry)] for entry in self.entries]
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _nearest(self, rule_id: str) -> str:
        near = suggestions(rule_id.upper(), self._index, 1, likeness=0.0)
        hint = f"; the nearest id is {near[0]}" if near else ", which is empty"
        return f"is not in the rulebook{hint}"


_Choice = TypeVar("_Choice", bound=StrEnum)


@final
@attrs.frozen
class Form:
    """What one game writes into its rulebook.

    Attributes:
        package: the package in which ``rulebook.toml`` and ``rule_ids.py`` lie.
        example: an id, for messages; all ids begin as it does.
        rule: the rule of a table ``[[rule]]``, of the game's own class.
        who: the words for who decides.
    """

    package: str
    example: str
    rule: Callable[["Fields"], Rule]
    who: type[StrEnum]

    @property
    def prefix(self) -> str:
        """What all ids begin with, such as ``DMD-``."""
        return self.example.partition("-")[0] + "-"

    def is_id(self, text: str) -> bool:
        """Whether a text is written as an id of this game."""
        return re.fullmatch(rf"{self.prefix}[A-Z]+-[0-9]{{2,}}[A-Z]?", text) is not None

    def read(self) -> Rulebook:
        """The rulebook in the package; read anew with every call.

        Raises:
            RulebookError: if the file is faulty.
        """
        return parse(files(self.package).joinpath(_FILE).read_text(encoding="utf-8"), self)


def parse(text: str, form: Form) -> Rulebook:
    """Read a rulebook from the text of its file.

    Args:
        text: TOML with tables ``[[rule]]``, ``[[ruling]]``, ``[[decision]]``, ``[[check]]``.
        form: what the game writes into them.

    Returns:
        The rulebook, checked. Not checked: whether a sentence is true.

    Raises:
        RulebookError: if the text is no TOML, or a table or field is unknown, missing or of the
            wrong type, or the entries contradict each other.
    """
    try:
        data: Mapping[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"The rulebook cannot be read as TOML: {error}.") from error
    readers: Mapping[str, Callable[[Fields], Entry]] = {
        "rule": form.rule,
        "ruling": _ruling,
        "decision": _decision,
        "check": _check,
    }
    entries: list[Entry] = []
    for kind, tables in data.items():
        read = readers.get(kind)
        if read is None:
            raise RulebookError(
                f"[[{kind}]] is no kind of entry; the kinds are {', '.join(readers)}."
            )
        if not isinstance(tables, list):
            raise RulebookError(f"{kind} has to be a list of tables, written as [[{kind}]].")
        for place, table in enumerate(tables, start=1):
            if not isinstance(table, dict):
                raise RulebookError(f"{kind} {place} has to be a table, written as [[{kind}]].")
            fields = Fields(f"{kind} {table.get('id', place)}", table, form)
            entries.append(read(fields))
            fields.close()
    return Rulebook(entries)


@final
class Fields:
    """The fields of one table, taken one by one with their types."""

    def __init__(self, label: str, table: Mapping[str, object], form: Form) -> None:
        """Take a table.

        Args:
            label: how messages call it, such as ``rule DMD-SAN-03``.
            table: its fields.
            form: what the game writes into them.
        """
        self._label = label
        self._left = dict(table)
        self._form = form

    def number(self, name: str) -> int:
        """Take a whole number."""
        value = self._take(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._fault(name, "a whole number", value)
        return value

    def truth(self, name: str) -> bool:
        """Take true or false."""
        value = self._take(name)
        if not isinstance(value, bool):
            raise self._fault(name, "true or false", value)
        return value

    def text(self, name: str) -> str:
        """Take a text that says something."""
        value = self._take(name)
        if not isinstance(value, str) or not value.strip():
            raise self._fault(name, "a text that is not empty", value)
        return value

    def optional_text(self, name: str) -> str | None:
        """Take a text; None if the field is missing."""
        return self.text(name) if name in self._left else None

    def texts(self, name: str) -> tuple[str, ...]:
        """Take a list of texts."""
        value = self._take(name)
        if not isinstance(value, list):
            raise self._fault(name, "a list of texts", value)
        texts = tuple(item for item in value if isinstance(item, str))
        if len(texts) != len(value):
            raise self._fault(name, "a list of texts", value)
        return texts

    def rule_id(self, name: str) -> RuleId:
        """Take an id of this game."""
        value = self.text(name)
        if not self._form.is_id(value):
            raise self._fault(name, f"an id such as {self._form.example}", value)
        return RuleId(value)

    def choice(self, name: str, kind: type[_Choice]) -> _Choice:
        """Take one of the words of a class."""
        value = self.text(name)
        for member in kind:
            if member.value == value:
                return member
        raise self._fault(name, f"one of {', '.join(kind)}", value)

    def setting(self, name: str) -> bool | int | str:
        """Take the value of a switch."""
        value = self._take(name)
        if not isinstance(value, bool | int | str):
            raise self._fault(name, "true, false, a whole number or a text", value)
        return value

    def who(self) -> StrEnum:
        """Take who decides."""
        return self.choice("who", self._form.who)

    def close(self) -> None:
        """Refuse fields that nobody asked for."""
        if self._left:
            raise RulebookError(f"In {self._label} the field {min(self._left)} is unknown.")

    def _take(self, name: str) -> object:
        if name not in self._left:
            raise RulebookError(f"In {self._label} the field {name} is missing.")
        return self._left.pop(name)

    def _fault(self, name: str, wanted: str, value: object) -> RulebookError:
        return RulebookError(
            f"In {self._label} the field {name} has to be {wanted}, not {value!r}."
        )


def _ruling(fields: Fields) -> Ruling:
    kind = fields.choice("kind", RulingKind)
    switch = kind is RulingKind.CONFIG
    return Ruling(
        no=fields.number("no"),
        id=fields.rule_id("id"),
        question=fields.text("question"),
        answer=fields.text("answer"),
        kind=kind,
        config=fields.text("config") if switch else None,
        default=fields.setting("default") if switch else None,
    )


def _decision(fields: Fields) -> RulingDecision:
    return RulingDecision(
        no=fields.number("no"),
        id=fields.rule_id("id"),
        where=fields.text("where"),
        who=fields.who(),
        must=fields.truth("must"),
        says=fields.text("says"),
    )


def _check(fields: Fields) -> RulingCheck:
    return RulingCheck(
        no=fields.number("no"),
        id=fields.rule_id("id"),
        when=fields.choice("when", When),
        says=fields.text("says"),
        rules=tuple(RuleId(name) for name in fields.texts("rules")),
    )


def render_ids(book: Rulebook, form: Form) -> str:
    """Write the source text of ``rule_ids.py``.

    Args:
        book: the rulebook whose ids become constants.
        form: what the game writes into its rulebook.

    Returns:
        The text of the module, one constant per entry in the order of the numbers.
    """
    lines = [
        f'{name.removeprefix(form.prefix).replace("-", "_")}: Final = RuleId("{name}")\n'
        for name in book.all_ids()
    ]
    return _HEAD.format(module=f"{form.package}.rulebook") + "".join(lines)


def rule_ids_written(form: Form, book: Rulebook, arguments: Sequence[str] | None) -> int:
    """Show or write ``rule_ids.py``; a tool for maintainers.

    Args:
        form: what the game writes into its rulebook.
        book: the rulebook.
        arguments: the command line without the name of the program; the real one if None.

    Returns:
        The exit status, 0.
    """
    parser = argparse.ArgumentParser(
        prog=f"{form.package}.rulebook", description="Show or write rule_ids.py."
    )
    parser.add_argument("--write", action="store_true", help="write the file instead of showing it")
    text = render_ids(book, form)
    if parser.parse_args(arguments).write:
        with as_file(files(form.package).joinpath("rule_ids.py")) as target:
            target.write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.write(text)
    return 0


__all__ = [
    "Entry",
    "Fields",
    "Form",
    "Rule",
    "Rulebook",
    "RulebookError",
    "Ruling",
    "RulingCheck",
    "RulingDecision",
    "RulingKind",
    "UnknownEntryError",
    "When",
    "parse",
    "render_ids",
    "rule_ids_written",
]

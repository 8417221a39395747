"""Languages out of Fluent files (https://projectfluent.org); this needs the extra ``lang``.

A file holds sentences and names by the ids of messages. What a sentence is said of stands in
braces: ``{ $n }`` a number, ``{ $to }`` a thing in the form of dictionaries, ``{ FORM($to, "acc")
}`` or shorter ``{ ACC($to) }`` a thing in another form, an attribute of the name of the thing.
These functions may be used beside Fluent's own:

- ``FORM(thing, "form")``, and ``GEN``, ``DAT``, ``ACC``, ``INS``, ``LOC``, ``VOC``: a thing in a
  form; of a row of things each of them. A name that has no such form is said as dictionaries have
  it. In the message of a thing the form that is asked for is ``$form``.
- ``GENDER(thing)``: the attribute ``gender`` of its name, ``other`` if there is none.
- ``KIND(thing)``: what its id begins with, such as ``card``.
- ``ANY(value)``: ``no`` for nothing, an empty row or 0, else ``yes``.
- ``COUNT(things)``: how many there are.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial, reduce
from typing import Any, Final, TypeAlias, final

import attrs
from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax import ast as tree
from fluent.syntax.visitor import Visitor

from dmd_core.kernel.arguments import need
from dmd_core.tabletop.lang.messages import Argument, Message, Speech
from dmd_core.tabletop.lang.sources import LanguageError, LanguageSource
from dmd_core.tabletop.lang.translation import LIST_AND, LIST_COMMA

CASES: Final = ("gen", "dat", "acc", "ins", "loc", "voc")
"""Forms that have a function of their own; ``nom`` is the form of dictionaries."""
_DEEP: Final = 30
"""A message refers to others through so many at most; those of the games through 3."""
_STEERING: Final = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2028\u2029]")
"""Control characters but tab and line ends, and what turns the direction of text."""
FUNCTIONS: Final = ("FORM", *map(str.upper, CASES), "GENDER", "KIND", "ANY", "COUNT")
"""The functions of sentences beside those of Fluent."""


@final
class Fluent(Speech):
    """A language out of files.

    Args:
        code: the code of the language, such as ``pl``.
        sources: the files; a message of a later one takes the place of an earlier one.

    Raises:
        LanguageError: if the code is none that plural rules are known for, or a file is broken.
    """

    def __init__(self, code: str, sources: Iterable[LanguageSource]) -> None:
        """Read the files."""
        self._code: Final = code
        need_locale(code)
        self._bundle: Final = FluentBundle([code], functions=_functions(), use_isolating=False)
        entries: dict[str, Entry] = {}
        for source in sources:
            resource = parsed(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            entries |= entries_of(resource)
        need_ends(entries)

    @property
    def code(self) -> str:
        """The code of the language."""
        return self._code

    def knows(self, name: str) -> bool:
        """Whether it has words for the message of that id."""
        return self._bundle.has_message(name)

    def says(self, message: Message, form: str = "") -> str:
        """A message in words, see `Speech`; in English if its sentence is faulty."""
        entry = self._entry(message.id)
        if entry is None:
            return message.english
        pattern = entry.attributes.get(form, entry.value)
        if pattern is None:
            return message.english
        args = {name: self._given(value) for name, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, {**args, "form": form or "nom"})
        return message.english if errors else str(text)

    def trait(self, message: Message, name: str) -> str:
        """An attribute of the name of a thing; empty if there is none."""
        entry = self._entry(message.id)
        pattern = None if entry is None else entry.attributes.get(name)
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, {})
        return "" if errors else str(text)

    def joined(self, parts: list[str]) -> str:
        """Parts in a row, as the language has it."""
        if not parts:
            return ""
        first = reduce(partial(self._two, LIST_COMMA), parts[:-1]) if parts[1:] else ""
        return self._two(LIST_AND, first, parts[-1]) if parts[1:] else parts[0]

    def _two(self, how: str, first: str, last: str) -> str:
        entry = self._entry(how)
        if entry is None or entry.value is None:
            return f"{first}, {last}"
        text, errors = self._bundle.format_pattern(entry.value, {"first": first, "last": last})
        return f"{first}, {last}" if errors else str(text)

    def _entry(self, name: str) -> Any:  # noqa: ANN401 - the library has no public type for it
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def _given(self, value: Argument) -> object:
        if isinstance(value, Message):
            return _Thing(self, (value,))
        if isinstance(value, tuple):
            return _Thing(self, value)
        return value


@final
class _Thing(FluentType):
    """A name, a clause, or a row of them, inside of a sentence."""

    def __init__(self, speech: Fluent, parts: tuple[Message, ...]) -> None:
        self.speech: Final = speech
        self.parts: Final = parts

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the speech has it
        return self.form("")

    def form(self, name: str) -> str:
        """In a grammatical form."""
        form = "" if name == "nom" else name
        return self.speech.joined([self.speech.says(part, form) for part in self.parts])


def _functions() -> dict[str, Callable[..., Any]]:
    """The functions of sentences; `Any` because what they are given is up to a file."""
    return {
        "FORM": _form,
        **{case.upper(): partial(_form, form=case) for case in CASES},
        "GENDER": _gender,
        "KIND": _kind,
        "ANY": _any,
        "COUNT": _count,
    }


def _form(thing: object, form: str) -> str:
    return thing.form(form) if isinstance(thing, _Thing) else str(thing)


def _gender(thing: _Thing) -> str:
    first = next(iter(thing.parts), None)
    return "other" if first is None else thing.speech.trait(first, "gender") or "other"


def _kind(thing: _Thing) -> str:
    first = next(iter(thing.parts), None)
    return "nothing" if first is None else first.id.partition("-")[0]


def _any(value: object) -> str:
    if isinstance(value, _Thing):
        return "yes" if any(part.english for part in value.parts) else "no"
    return "yes" if value else "no"


def _count(thing: _Thing) -> FluentInt:
    return FluentInt(len(thing.parts))


def need_locale(code: str) -> Locale:
    """The locale of a language, for its plural rules.

    Raises:
        LanguageError: if there is none of that code.
    """
    try:
        return Locale.parse(code.replace("-", "_"))
    except (UnknownLocaleError, ValueError, TypeError):
        pass
    raise LanguageError(
        f"'{code}' is no code of a language that plural rules are known for; a code is such as"
        " 'pl', 'de' or 'pt-BR'"
    )


def parsed(source: LanguageSource) -> tree.Resource:
    """A file as Fluent reads it.

    A mark of the order of bytes, which some editors put in front, is passed over.

    Raises:
        LanguageError: naming the file and the line of each fault.
        ArgumentError: if its text is none.
    """
    need(source.text, str, "own.text", "the text of a file of sentences")
    source = attrs.evolve(source, text=source.text.removeprefix("\ufeff"))
    try:
        resource = FluentParser().parse(source.text)
    except RecursionError:
        raise LanguageError(f"{source.name}: something in it is nested too deep") from None
    faults = list(_steering(source, resource))
    seen: dict[str, int] = {}
    for entry in resource.body:
        line = _line(source.text, entry)
        if isinstance(entry, tree.Junk):
            why = "; ".join(one.message or one.code for one in entry.annotations)
            at = _line_of_fault(source.text, entry)
            begun = f", in what begins in line {line}" if line < at else ""
            faults.append(f"{source.name}, line {at}: {why}{begun}")
        elif isinstance(entry, tree.Message | tree.Term):
            name = f"{'-' if isinstance(entry, tree.Term) else ''}{entry.id.name}"
            if name in seen:
                faults.append(
                    f"{source.name}, line {line}: '{name}' stands in line {seen[name]} already"
                )
            seen[name] = line
    if faults:
        raise LanguageError(*faults)
    return resource


class _Literals(Visitor):
    """The texts in quotes, in which letters may be written by their numbers."""

    def __init__(self) -> None:
        self.found: Final[list[tree.StringLiteral]] = []

    def visit_StringLiteral(self, node: tree.StringLiteral) -> None:  # noqa: N802 - as the library calls it
        self.found.append(node)


def _steering(source: LanguageSource, resource: tree.Resource) -> Iterator[str]:
    """What steers a terminal or turns the direction of all text behind it, wherever it stands.

    Marks and isolates of direction may stand there: languages from right to left need them.
    """
    looked = _Literals()
    looked.visit(resource)
    there = [(found.start(), found[0]) for found in _STEERING.finditer(source.text)]
    for literal in looked.found:
        start = 0 if literal.span is None else literal.span.start
        there += [(start, one) for one in _STEERING.findall(literal.parse()["value"])]
    for start, letter in sorted(there):
        line = source.text.count("\n", 0, start) + 1
        yield f"{source.name}, line {line}: no sentence can have {letter!r} in it"


Entry: TypeAlias = tree.Message | tree.Term


def entries_of(resource: tree.Resource) -> dict[str, Entry]:
    """The messages and terms of a file by their names; those of terms begin with a hyphen."""
    return {
        f"-{one.id.name}" if isinstance(one, tree.Term) else one.id.name: one
        for one in resource.body
        if isinstance(one, tree.Message | tree.Term)
    }


class _References(Visitor):
    """The messages and terms that one refers to."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def visit_MessageReference(self, node: tree.MessageReference) -> None:  # noqa: N802 - as the library calls it
        self.found.append(node.id.name)

    def visit_TermReference(self, node: tree.TermReference) -> None:  # noqa: N802 - as above
        self.found.append(f"-{node.id.name}")


def need_ends(entries: Mapping[str, Entry]) -> None:
    """Refuse messages that refer to each other in a circle, or through too many others.

    Raises:
        LanguageError: naming the way from a message back to itself.
    """
    refers: dict[str, list[str]] = {}
    for name, entry in entries.items():
        looked = _References()
        looked.visit(entry)
        refers[name] = looked.found
    ends: set[str] = set()
    for name in entries:
        way = _way(name, refers, ends, ())
        if way:
            raise LanguageError(f"{' refers to '.join(way)}: a message has to end somewhere")


def _way(
    name: str, refers: Mapping[str, list[str]], ends: set[str], before: tuple[str, ...]
) -> tuple[str, ...]:
    """A way that comes back or is too long; empty if there is none."""
    if name in ends:
        return ()
    way = (*before, name)
    if name in before or len(way) > _DEEP:
        return way
    for other in refers.get(name, ()):
        found = _way(other, refers, ends, way)
        if found:
            return found
    ends.add(name)
    return ()


def _line(text: str, entry: tree.EntryType) -> int:
    start = 0 if entry.span is None else entry.span.start
    return text.count("\n", 0, start) + 1


def _line_of_fault(text: str, junk: tree.Junk) -> int:
    spans = [one.span.start for one in junk.annotations if one.span is not None]
    start = spans[0] if spans else 0 if junk.span is None else junk.span.start
    return text.count("\n", 0, start) + 1


__all__ = [
    "CASES",
    "FUNCTIONS",
    "Entry",
    "Fluent",
    "entries_of",
    "need_ends",
    "need_locale",
    "parsed",
]

"""Whether a language says all of a game, and says it right; this needs the extra ``lang``."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum, unique
from functools import cache
from typing import Final, final

import attrs
from babel import Locale
from fluent.syntax import ast as tree
from fluent.syntax.visitor import Visitor

from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.tabletop.lang.catalogue import Declared, Kind
from dmd_core.tabletop.lang.fluent import (
    FUNCTIONS,
    Entry,
    entries_of,
    need_ends,
    need_locale,
    parsed,
)
from dmd_core.tabletop.lang.sources import LanguageSource
from dmd_core.tabletop.lang.wanted import Wanted

_FLUENT: Final = frozenset({*FUNCTIONS, "NUMBER", "DATETIME"})
_NUMBERS: Final = range(200)
"""Numbers that show every plural form that a language has for whole ones."""
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {"ANY": ("yes", "no")}
"""What functions give, if it is a word of a closed list."""
_OTHER: Final = "other"
"""The key of what is said of all that have no key of their own."""
FORM: Final = "form"
"""What every message is told beside its own arguments."""


@final
@unique
class Fault(StrEnum):
    """What is wrong with a message of a language."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    ARGUMENT = "argument"
    WORD = "word"
    PLURAL = "plural"
    REFERENCE = "reference"


@final
@attrs.frozen
class Remark:
    """A fault of one message, in a sentence."""

    fault: Fault
    id: str
    says: str


@final
@attrs.frozen
class Review:
    """What was found.

    Attributes:
        sentences: how many sentences the game has, and how many the language has of them.
        names: the same of names out of packs.
        remarks: what is wrong.
    """

    sentences: tuple[int, int]
    names: tuple[int, int]
    remarks: tuple[Remark, ...]


def review(code: str, sources: Iterable[LanguageSource], wanted: Iterable[Wanted]) -> Review:
    """Compare the files of a language with what a game says.

    Args:
        code: the code of the language, for its plural rules.
        sources: its files; a message of a later one takes the place of an earlier one.
        wanted: all messages of the game.

    Raises:
        LanguageError: if a file is broken.
    """
    need_locale(code)
    entries: dict[str, Entry] = {}
    for source in sources:
        entries |= entries_of(parsed(source))
    need_ends(entries)
    all_of_it = {one.id: one for one in wanted}
    remarks = [*_missing(entries, all_of_it), *_faults(code, entries, all_of_it)]
    sentences = [one.id for one in all_of_it.values() if not one.name]
    names = [one.id for one in all_of_it.values() if one.name]
    return Review(
        (len(sentences), sum(name in entries for name in sentences)),
        (len(names), sum(name in entries for name in names)),
        tuple(remarks),
    )


def _name(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, tree.Term) else entry.id.name


def _missing(entries: Mapping[str, Entry], wanted: Mapping[str, Wanted]) -> Iterator[Remark]:
    for one in wanted.values():
        if one.id not in entries:
            with_ = ", ".join(f"${name} ({_kind(of)})" for name, of in one.arguments.items())
            told = f"; English: {one.english}" if one.english else ""
            says = f"there are no words for it; it speaks of {with_ or 'nothing'}{told}"
            yield Remark(Fault.MISSING, one.id, says)


def _kind(of: Declared) -> str:
    return " or ".join(of.words) if of.words else str(of.kind)


def _faults(
    code: str, entries: Mapping[str, Entry], wanted: Mapping[str, Wanted]
) -> Iterator[Remark]:
    used: set[str] = set()
    for name, entry in entries.items():
        known = wanted.get(name)
        if known is not None:
            looked = _Looked(code, entries, known)
            looked.enter(entry)
            used |= looked.used
            yield from looked.remarks
    for name in entries:
        if name not in wanted and name not in used:
            says = f"no game says it, and no message refers to it{did_you_mean(name, wanted)}"
            yield Remark(Fault.UNKNOWN, name, says)


@final
class _Looked(Visitor):
    """Goes through a message and what it refers to."""

    def __init__(self, code: str, entries: Mapping[str, Entry], wanted: Wanted) -> None:
        self._code: Final = code
        self._entries: Final = entries
        self._wanted: Final = wanted
        self.used: Final[set[str]] = set()
        self.remarks: Final[list[Remark]] = []

    def enter(self, entry: Entry) -> None:
        name = _name(entry)
        if name not in self.used:
            self.used.add(name)
            self.generic_visit(entry)

    def visit_VariableReference(self, node: tree.VariableReference) -> None:  # noqa: N802 - as the library calls it
        name, known = node.id.name, self._wanted.arguments
        if name not in known and name != FORM:
            there = ", ".join(f"${one}" for one in known) or "nothing"
            self._add(Fault.ARGUMENT, f"it is not told ${name}; it speaks of {there}")

    def visit_MessageReference(self, node: tree.MessageReference) -> None:  # noqa: N802 - as above
        self._refer(node.id.name, node.attribute)

    def visit_TermReference(self, node: tree.TermReference) -> None:  # noqa: N802 - as above
        self._refer(f"-{node.id.name}", node.attribute)

    def _refer(self, name: str, attribute: tree.Identifier | None) -> None:
        found = self._entries.get(name)
        if found is None:
            self._add(Fault.REFERENCE, f"it refers to '{name}', which is not there")
            return
        has = {one.id.name for one in found.attributes}
        if attribute is not None and attribute.name not in has:
            self._add(Fault.REFERENCE, f"'{name}' has no '.{attribute.name}'")
        self.enter(found)

    def visit_FunctionReference(self, node: tree.FunctionReference) -> None:  # noqa: N802 - as above
        if node.id.name not in _FLUENT:
            near = did_you_mean(node.id.name, _FLUENT)
            self._add(Fault.REFERENCE, f"there is no function {node.id.name}{near}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: tree.SelectExpression) -> None:  # noqa: N802 - as above
        keys = [v.key.name for v in node.variants if isinstance(v.key, tree.Identifier)]
        default = next((v.key for v in node.variants if v.default), None)
        words = self._words(node.selector)
        for key in keys if words else ():
            if key not in (*words, _OTHER):
                near = did_you_mean(key, words)
                self._add(Fault.WORD, f"[{key}] is never told; there are: {', '.join(words)}{near}")
        if self._counts(node.selector):
            self._plural(keys, default.name if isinstance(default, tree.Identifier) else "")
        self.generic_visit(node)

    def _words(self, selector: object) -> tuple[str, ...]:
        """The words that a selector may give; none if it gives something else."""
        if isinstance(selector, tree.FunctionReference):
            return _WORDS.get(selector.id.name, ())
        if isinstance(selector, tree.VariableReference):
            declared = self._wanted.arguments.get(selector.id.name)
            return () if declared is None else declared.words
        return ()

    def _counts(self, selector: object) -> bool:
        if isinstance(selector, tree.FunctionReference):
            return selector.id.name in {"COUNT", "NUMBER"}
        if not isinstance(selector, tree.VariableReference):
            return False
        declared = self._wanted.arguments.get(selector.id.name)
        return declared is not None and declared.kind in {Kind.NUMBER, Kind.ANY}

    def _plural(self, keys: list[str], default: str) -> None:
        """Every form there is has to be told, unless the usual one is for all others."""
        forms = plural_forms(self._code)
        if not keys or default == _OTHER:
            strange = [key for key in keys if key not in {*forms, _OTHER}]
        else:
            strange = [key for key in keys if key not in forms]
            gone = [form for form in forms if form not in keys]
            if gone and not strange:
                self._add(Fault.PLURAL, f"numbers need {', '.join(gone)} too")
        if strange and self._is_plural(keys):
            told = ", ".join(forms)
            says = f"the language has no form {', '.join(strange)}; it has: {told}"
            self._add(Fault.PLURAL, says)

    @staticmethod
    def _is_plural(keys: list[str]) -> bool:
        return any(key in {"zero", "one", "two", "few", "many"} for key in keys)

    def _add(self, fault: Fault, says: str) -> None:
        self.remarks.append(Remark(fault, self._wanted.id, says))


@cache
def plural_forms(code: str) -> tuple[str, ...]:
    """The plural forms that whole numbers have in a language.

    Raises:
        LanguageError: if there is no language of that code.

    Example:
        >>> plural_forms("pl"), plural_forms("en")
        (('one', 'few', 'many'), ('one', 'other'))
    """
    locale: Locale = need_locale(code)
    found = {str(locale.plural_form(number)) for number in _NUMBERS}
    order = ("zero", "one", "two", "few", "many", "other")
    return tuple(form for form in order if form in found)


__all__ = ["Fault", "Remark", "Review", "plural_forms", "review"]

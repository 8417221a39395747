"""What a language is to have words for: all messages of one game, each with its arguments."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from string import Formatter
from typing import Any, Final, final

import attrs

from dmd_core.kernel.refusals import RefusalCode
from dmd_core.tabletop.lang.catalogue import (
    LABEL,
    NUMBER,
    REFUSAL,
    THING,
    THINGS,
    Catalogue,
    Declared,
)
from dmd_core.tabletop.lang.messages import Message, decision, named, slug
from dmd_core.tabletop.lang.translation import ASKS, LISTS, NAMES, NUMBERS, ONE_NUMBER, PATTERN

Arguments = Mapping[str, Declared]

_HELD: Final = {ONE_NUMBER: NUMBER, NUMBERS: THINGS, NAMES: THINGS}
SEATS: Final[Mapping[str, Arguments]] = {"seat-table": {}, "seat-nobody": {}, "seat-stranger": {}}
"""Who may sit on a seat that is nobody's."""


@final
@attrs.frozen
class Wanted:
    """A message that a language is to have.

    Attributes:
        id: its id.
        arguments: what it may speak of.
        english: its English, with arguments in braces; empty if it is put together.
        name: whether it is the name of something out of a pack.
    """

    id: str
    arguments: Arguments
    english: str = ""
    name: bool = False


@final
@attrs.frozen
class Texts:
    """All that can be said of one game.

    Attributes:
        catalogue: events, commands and decisions.
        packages: the packages whose modules have its refusals.
        parts: messages inside of others, such as figures, with their arguments.
        names: the names of everything in the packs that come with the library.
        labels: words on a screen, in English.
        costs: ids of what options are paid with.
        decisions: the kinds of decisions.
        beside: what tools say of the game, or of themselves.
    """

    catalogue: Catalogue[Any]
    packages: tuple[str, ...]
    parts: Mapping[str, Arguments]
    names: Callable[[], Iterable[Message]]
    labels: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    beside: tuple[Wanted, ...] = ()

    def __iter__(self) -> Iterator[Wanted]:
        """Every message once: sentences first, then their parts, then names."""
        found: dict[str, Wanted] = {}
        sentences = (*self._sentences(), *self._refusals(), *self._parts(), *self.beside)
        for one in (*sentences, *self._names()):
            found.setdefault(one.id, one)
        yield from found.values()

    def _sentences(self) -> Iterator[Wanted]:
        for name, arguments in self.catalogue.declared():
            yield Wanted(name, arguments)
        for name, arguments in ASKS.items():
            yield Wanted(name, arguments)

    def _refusals(self) -> Iterator[Wanted]:
        for code in codes_in(*self.packages):
            arguments = self.catalogue.arguments_of(code)
            yield Wanted(f"{REFUSAL}-{code.code}", arguments, code.sentence)

    def _parts(self) -> Iterator[Wanted]:
        for table in (LISTS, SEATS, self.parts):
            for name, arguments in table.items():
                yield Wanted(name, arguments)

    def _names(self) -> Iterator[Wanted]:
        for kind in self.decisions:
            yield Wanted(decision(kind).id, {}, kind, name=True)
        for cost in self.costs:
            yield Wanted(f"cost-{cost}", {"n": NUMBER})
        for text in self.labels:
            if "{" in text:
                holes = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
                held = {name: _HELD.get(name, THING) for name in holes}
                yield Wanted(f"{PATTERN}-{slug(text)}", held, text, name=True)
        plain = (named(LABEL, text) for text in self.labels if "{" not in text)
        for one in (*plain, *self.names()):
            arguments = {
                name: NUMBER if type(of) is int else THING for name, of in one.args.items()
            }
            yield Wanted(one.id, arguments, one.english, name=True)


def codes_in(*packages: str) -> tuple[RefusalCode, ...]:
    """The kinds of refusals that the modules of packages define, by their codes.

    Args:
        packages: names of packages, such as the one with the chapters of a game.
    """
    found: dict[str, RefusalCode] = {}
    for package in packages:
        inside = iter_modules(import_module(package).__path__, f"{package}.")
        for module in sorted(one.name for one in inside):
            for value in vars(import_module(module)).values():
                many = value.values() if isinstance(value, dict) else (value,)
                found |= {code.code: code for code in many if isinstance(code, RefusalCode)}
    return tuple(found[code] for code in sorted(found))


__all__ = ["SEATS", "Arguments", "Texts", "Wanted", "codes_in"]

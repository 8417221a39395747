"""Menus: the options of a decision in words, grouped, with their costs and what is missing."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

import attrs

from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import NOBODY, TABLE
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
from dmd_core.kernel.views import View
from dmd_core.screen.facet import Screen
from dmd_core.screen.fields import fields_of, type_of
from dmd_core.screen.shown import Choice, Menu, Missing, Named, Option, OptionGroup, Slot, Topic

G = TypeVar("G")
T = TypeVar("T")

LISTED: Final = 200
"""Options of a group that are listed; only typed dice and cards are more."""


def menu_of(
    screen: Screen[G, T],
    game: G,
    position: State[T] | View[T],
    decision: Decision | None,
    *,
    listed: int = LISTED,
) -> Menu:
    """The menu of a decision.

    Args:
        screen: the game.
        game: its definition.
        position: where the decision is asked: a state, or the view of the seat that sees it.
        decision: what is asked; None if nothing is, or the viewer may not see it.
        listed: how many options of a group are listed at most, 1 or more.
    """
    if decision is None:
        return _closed(screen, game, position)
    return Menu(
        decision.seat,
        screen.who(game, decision.seat),
        decision.kind,
        screen.says(game, position, decision),
        decision.must,
        decision.rules,
        tuple(_groups(screen, game, position, decision, listed)),
        tuple(_missing(screen, game, position, decision)),
        _about(screen, game, position, decision),
    )


def _closed(screen: Screen[G, T], game: G, position: State[T] | View[T]) -> Menu:
    if isinstance(position, View) and position.kind != OVER:
        who = screen.who(game, position.decider)
        return Menu(position.decider, who, position.kind, screen.decides(game, position.decider))
    return Menu(NOBODY, screen.who(game, NOBODY), OVER, screen.over())


def _about(
    screen: Screen[G, T], game: G, position: State[T] | View[T], decision: Decision
) -> tuple[Topic, ...]:
    """The things a question is about, each once; who is asked is said anyway."""
    found: dict[tuple[str, str], Topic] = {}
    for kind, value in screen.concerns(game, position, decision):
        what = screen.kinds.get(kind, "")
        if what and (kind, value) != ("Seat", decision.seat):
            name = screen.name(game, position, kind, value)
            text = screen.text(game, position, kind, value)
            found.setdefault((what, str(value)), Topic(what, str(value), name, text))
    return tuple(found.values())


def _groups(
    screen: Screen[G, T], game: G, position: State[T] | View[T], decision: Decision, listed: int
) -> Iterator[OptionGroup]:
    by_kind: dict[type, list[Command]] = {}
    over = set()
    # Of typed items there are very many, and they are of one kind: nothing else comes after them.
    for command in islice(decision.legal(), listed + 1 if decision.seat == TABLE else None):
        found = by_kind.setdefault(type(command), [])
        if len(found) < listed:
            found.append(command)
        else:
            over.add(type(command))
    for kind, commands in by_kind.items():
        options = tuple(
            Option(
                command,
                command_text(command),
                screen.says(game, position, command),
                tuple(screen.costs(game, position, command)),
                tuple(_named(screen, game, position, command)),
            )
            for command in commands
        )
        slots = tuple(_slots(screen, game, position, decision, commands))
        yield OptionGroup(commands[0].WORD, options, kind not in over, slots)


def _slots(
    screen: Screen[G, T],
    game: G,
    position: State[T] | View[T],
    decision: Decision,
    commands: list[Command],
) -> Iterator[Slot]:
    """The fields in which commands of one class differ."""
    if isinstance(commands[0], Typed):
        sides = decision.subject.sides if isinstance(decision.subject, Request) else ()
        for place, side in enumerate(sides):
            values = dict.fromkeys(side)
            choices = _choices(screen, game, position, "ItemId", values)
            yield Slot(f"items.{place}", choices, _what(screen, "items", "ItemId"))
        return
    for field in _fields(type(commands[0])):
        values = dict.fromkeys(getattr(command, field.name) for command in commands)
        if len(values) > 1:
            kind, several = type_of(field)
            choices = _choices(screen, game, position, kind, values, several=several)
            yield Slot(field.name, choices, _what(screen, field.name, kind))


def _named(
    screen: Screen[G, T], game: G, position: State[T] | View[T], command: Command
) -> Iterator[Named]:
    """The things on the table that a command names; typed dice and cards lie nowhere yet."""
    if isinstance(command, Typed):
        return
    for field in _fields(type(command)):
        kind, several = type_of(field)
        what = _what(screen, field.name, kind)
        if not what:
            continue
        held = getattr(command, field.name)
        for value in held if several else (held,):
            if several or value != field.default:
                name = screen.name(game, position, kind, value)
                yield Named(field.name, what, str(value), name)


def _what(screen: Screen[G, T], field: str, kind: str) -> str:
    """What a field names, empty for what lies nowhere."""
    return screen.kinds.get(kind) or screen.kinds.get(field, "")


def _fields(kind: type) -> Iterator["attrs.Attribute[Any]"]:
    """The fields of a command but for its seat, which the decision has."""
    for field in fields_of(kind):
        if field.name != "seat":
            yield field


def _choices(
    screen: Screen[G, T],
    game: G,
    position: State[T] | View[T],
    kind: str,
    values: Iterable[Any],
    *,
    several: bool = False,
) -> tuple[Choice, ...]:
    """Values with their names; of a row of things those of all of them."""

    def named(value: Any) -> str:  # noqa: ANN401 - fields are of many types
        if not several:
            return screen.name(game, position, kind, value)
        return ", ".join(screen.name(game, position, kind, one) for one in value) or "none"

    return tuple(Choice(value, named(value)) for value in values)


def _missing(
    screen: Screen[G, T], game: G, position: State[T] | View[T], decision: Decision
) -> Iterator[Missing]:
    for command in screen.looked_for(game, position, decision):
        refusal = decision.check(command)
        if refusal is not None:
            sentence = screen.says(game, position, command)
            yield Missing(command, sentence, screen.says(game, position, refusal), refusal)


__all__ = ["LISTED", "menu_of"]

"""The location as it is drawn: spaces with who and what is on them, and the ways between them."""

from collections.abc import Iterator
from itertools import combinations

from dmd_core.final_girl.content.definitions import SpaceDef
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.lookups import (
    attack_value,
    found,
    has_killer,
    minions_at,
    move_value,
    ordinary_at,
    token_spaces,
)
from dmd_core.final_girl.state import Colour, Minion, Pawn, Table
from dmd_core.final_girl.text.names import Names
from dmd_core.final_girl.words.hooks import Linked
from dmd_core.screen.tableau import (
    OURS,
    THEIRS,
    VALUE,
    Mark,
    Passage,
    Piece,
    Place,
    Track,
    TrackStep,
)
from dmd_core.tabletop.points import points_of
from dmd_core.tabletop.text.english import listed

GIRL, KILLER, VICTIM, MINION = "final girl", "killer", "victim", "minion"
"""Kinds of pieces."""
EXIT, SEARCH, WATER, TOKEN = "exit", "search", "water", "token"
"""Kinds of marks of spaces."""
LINKED = "linked"
"""The kind of a way that tokens make."""


def places(game: Game, table: Table) -> Iterator[Place]:
    """Every space, in the order of the location (FG-CMP-10)."""
    names = Names(game)
    points = points_of(game.location.spaces, game.neighbours)
    for space in game.location.spaces:
        yield Place(
            space.id,
            space.name,
            points[space.id],
            space.floor,
            marks=tuple(_marks(names, table, space)),
            pieces=tuple(_pieces(names, table, space)),
        )


def passages(game: Game, table: Table) -> Iterator[Passage]:
    """Links with the panic numbers of both sides, and those that tokens make (FG-CMP-11)."""
    names = Names(game)
    order = {space: place for place, space in enumerate(game.spaces)}
    printed = {
        (space.id, other): numbers
        for space in game.location.spaces
        for other, numbers in space.links
    }
    for a in game.spaces:
        for b in game.neighbours[a]:
            if order[a] < order[b]:
                there = _panic(printed.get((a, b), ()), names.space(a))
                back = _panic(printed.get((b, a), ()), names.space(b))
                yield Passage(a, b, name="; ".join(filter(None, (there, back))))
    for ability, _ in found(game, table, Linked):
        for a, b in combinations(token_spaces(table, ability.token), 2):
            yield Passage(a, b, LINKED, names.token(ability.token))


def _panic(numbers: tuple[int, ...], space: str) -> str:
    return f"panic {listed([str(n) for n in numbers])} from {space}" if numbers else ""


def _marks(names: Names, table: Table, space: SpaceDef) -> Iterator[Mark]:
    for so, kind, name in (
        (space.exit, EXIT, "exit space"),
        (space.search, SEARCH, "search space"),
        (space.water, WATER, "water"),
    ):
        if so:
            yield Mark(kind, kind, name)
    for token, where in table.tokens:
        if where == space.id:
            yield Mark(TOKEN, token, names.token(token))


def _pieces(names: Names, table: Table, space: SpaceDef) -> Iterator[Piece]:
    game = names.game
    if table.girl.space == space.id:
        track = health(table.girl)
        yield Piece(game.girl.id, GIRL, names.girl, PLAYER, OURS, health=track)
    if has_killer(game) and table.killer.space == space.id:
        track = health(table.killer)
        marks = values(attack_value(game, table), move_value(game, table))
        name = game.killer.name
        yield Piece(game.killer.id, KILLER, name, side=THEIRS, health=track, marks=marks)
    plain = ordinary_at(table, space.id)
    if plain:
        yield Piece(Colour.PLAIN.value, VICTIM, "victim", side=OURS, n=plain)
    for one in table.specials:
        if one.space == space.id:
            event = Mark("event", one.event, names.card(one.event)) if one.event else None
            marks = () if event is None else (event,)
            name = f"{one.colour.value} victim"
            yield Piece(one.colour.value, VICTIM, name, side=OURS, marks=marks)
    alike: dict[tuple[str, int], list[Minion]] = {}
    for minion in minions_at(table, space.id):
        alike.setdefault((minion.kind, minion.health), []).append(minion)
    for minions in alike.values():
        yield _minions(names, minions)


def _minions(names: Names, minions: list[Minion]) -> Piece:
    """Minions of one kind on one space that are alike."""
    first = minions[0]
    known = names.game.minions[first.kind]
    ids = tuple(str(one.id) for one in minions)
    return Piece(
        ids[0],
        MINION,
        known.name,
        side=THEIRS,
        n=len(ids),
        ids=ids,
        health=Track("health", "Health", first.health, 0, known.health),
        marks=values(known.attack, known.move),
    )


def values(attack: int, move: int) -> tuple[Mark, ...]:
    """The attack and the movement value of an enemy (FG-BLD-03, FG-MIN-05)."""
    return (Mark(VALUE, "attack", "attack", attack), Mark(VALUE, "move", "movement", move))


def health(pawn: Pawn) -> Track:
    """What is left; the last point is the Final Health token (FG-HP-01)."""
    steps = (TrackStep(1, "final", "Final Health token"),) if pawn.max_health else ()
    return Track("health", "Health", pawn.health, 0, max(pawn.max_health, pawn.health), steps)


__all__ = ["health", "passages", "places", "values"]

"""The map as it is drawn: Spaces with what lies and stands on them, and the ways between them."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.lookups import (
    at_space,
    can_be_hurt,
    fire_at,
    health,
    is_down,
    object_health,
)
from dmd_core.death_may_die.state import Enemy, EpisodeObject, Investigator, Table
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.ids import Seat
from dmd_core.screen.tableau import OURS, THEIRS, Mark, Passage, Piece, Place, Track, TrackStep
from dmd_core.tabletop.points import points_of

INVESTIGATOR, ENEMY, ELDER_ONE, OBJECT = "investigator", "enemy", "elder one", "object"
"""Kinds of pieces."""
FIRE, GATE, TOKEN, DOWN, ATTACKED, SHIELDED, DESTROYED, REVERSE = (
    "fire",
    "gate",
    "token",
    "down",
    "attacked",
    "shielded",
    "destroyed",
    "reverse",
)
"""Kinds of marks: on Spaces, Investigators, Enemies and objects."""
STAIRS, TUNNEL = "stairs", "tunnel"
SKULL: Final = "skull"


def places(game: Game, table: Table) -> Iterator[Place]:
    """Every Space, in the order of the map (MAP-01, -10)."""
    names = Names(game)
    points = points_of(game.episode.map.spaces, game.neighbours)
    for space in game.episode.map.spaces:
        yield Place(
            space.id,
            space.name,
            points[space.id],
            space.floor,
            marks=tuple(_marks(names, table, space.id)),
            pieces=tuple(_pieces(names, table, space.id)),
        )


def passages(game: Game) -> Iterator[Passage]:
    """Passages, Stairs and Tunnels; each leads both ways (MAP-03 to -08)."""
    known = game.episode.map
    for a, b in known.passages:
        yield Passage(a, b)
    for a, b in known.stairs:
        yield Passage(a, b, STAIRS, "Stairs")
    for a, b in known.tunnels:
        yield Passage(a, b, TUNNEL, "Tunnel")


def _marks(names: Names, table: Table, space: SpaceId) -> Iterator[Mark]:
    for gate, where in names.game.gates.items():
        if where == space:
            yield Mark(GATE, gate.value, f"{gate.value} Gate")
    fire = fire_at(table, space)
    if fire:
        yield Mark(FIRE, FIRE, "Fire token", fire)
    for where, token in table.tokens:
        if where == space:
            yield Mark(TOKEN, token, names.token(token))


def _pieces(names: Names, table: Table, space: SpaceId) -> Iterator[Piece]:
    for seat, owner in enumerate(table.investigators):
        if owner.alive and owner.space == space:
            yield _investigator(names, Seat(seat), owner)
    alike: dict[tuple[str, int, bool], list[Enemy]] = {}
    for enemy in at_space(table, space):
        kind = (enemy.kind, enemy.wounds, enemy.id in table.attackers)
        alike.setdefault(kind, []).append(enemy)
    for enemies in alike.values():
        yield _enemies(names, table, enemies)
    for thing in table.objects:
        if thing.space == space:
            yield _object(names, thing)


def _investigator(names: Names, seat: Seat, owner: Investigator) -> Piece:
    marks = [Mark(FIRE, FIRE, "on Fire", owner.fire)] if owner.fire else []
    if is_down(owner):
        marks.append(Mark(DOWN, DOWN, "lying down"))
    track = wounds(owner.wounds, names.game.tracks.wounds)
    return Piece(
        owner.id, INVESTIGATOR, names.who(seat), seat, OURS, health=track, marks=tuple(marks)
    )


def _enemies(names: Names, table: Table, enemies: list[Enemy]) -> Piece:
    """Enemies of one type on one Space that are alike in all that counts."""
    first = enemies[0]
    game = names.game
    marks: list[Mark] = []
    if first.id in table.attackers:
        marks.append(Mark(ATTACKED, ATTACKED, "has attacked in this turn"))
    if not can_be_hurt(game, table, first):
        marks.append(Mark(SHIELDED, SHIELDED, "cannot be hurt until the Ritual is disrupted"))
    ids = tuple(str(enemy.id) for enemy in enemies)
    return Piece(
        ids[0],
        ELDER_ONE if first.kind == game.elder_one.id else ENEMY,
        names.kind(first.kind),
        side=THEIRS,
        n=len(ids),
        ids=ids,
        health=wounds(first.wounds, health(game, table, first)),
        marks=tuple(marks),
    )


def _object(names: Names, thing: EpisodeObject) -> Piece:
    known = names.game.episode.objects
    marks = [Mark(DESTROYED, DESTROYED, "destroyed")] if thing.destroyed else []
    if thing.face:
        marks.append(Mark(REVERSE, thing.face, names.card(thing.face)))
    track = wounds(thing.wounds, object_health(names.game))
    name = OBJECT if known is None else known.name
    return Piece(thing.id, OBJECT, name, health=track, marks=tuple(marks))


def wounds(value: int, last: int) -> Track:
    """A track of Wounds; the last step takes whoever has it."""
    return Track("wounds", "Wounds", value, 0, last, (TrackStep(last, SKULL, "skull"),))


__all__ = ["SKULL", "passages", "places", "wounds"]

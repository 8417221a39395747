"""Reducers: what each event changes on the table; importing this package registers them all."""

from dmd_core.death_may_die.reducers import (
    actions,
    cards,
    elder_one,
    enemies,
    harm,
    map,  # noqa: A004 - the chapter is called so
    rolls,
    sanity,
    turns,
)

__all__ = [
    "actions",
    "cards",
    "elder_one",
    "enemies",
    "harm",
    "map",
    "rolls",
    "sanity",
    "turns",
]

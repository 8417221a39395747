"""Events of the game: what happened, once, with what really happened.

One event is one thing a person would do with their hands or say aloud. Each stands in the module of
its chapter, together with its reducer: what it changes on the table. A class names the rules that
always cause it; `why` adds those that apply at one place, `src` the text at work. A field ``drawn``
holds an outcome of chance.

Importing this package declares every event; `dmd_core.death_may_die.registry.EVENTS` has them all.
"""

from dmd_core.death_may_die.events import (
    actions,
    discovery,
    elder_one,
    enemies,
    fire,
    harm,
    map,  # noqa: A004 - the chapter is called so
    mythos,
    rolls,
    sanity,
    setup,
    turns,
)

__all__ = [
    "actions",
    "discovery",
    "elder_one",
    "enemies",
    "fire",
    "harm",
    "map",
    "mythos",
    "rolls",
    "sanity",
    "setup",
    "turns",
]

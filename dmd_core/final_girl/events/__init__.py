"""Events of the game: what happened, once, with what really happened.

Each stands in the module of its chapter, together with its reducer. A class names the rules that
always cause it; `why` adds those that apply at one place, `src` the text at work. A field ``drawn``
holds an outcome of chance.

Importing this package declares every event; `dmd_core.final_girl.registry.EVENTS` has them all.
"""

from dmd_core.final_girl.events import (
    actions,
    attack,
    cards,
    health,
    items,
    killer,
    minions,
    movement,
    planning,
    rolls,
    saving,
    searching,
    setup,
    tracks,
    turns,
    victims,
)

__all__ = [
    "actions",
    "attack",
    "cards",
    "health",
    "items",
    "killer",
    "minions",
    "movement",
    "planning",
    "rolls",
    "saving",
    "searching",
    "setup",
    "tracks",
    "turns",
    "victims",
]

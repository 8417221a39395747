"""The rules, one module per chapter of the rulebook: its frames, and what they do.

Importing this package declares every frame and registers every handler. A chapter starts a text of
a card by pushing a frame of `dmd_core.death_may_die.texts`; it never imports what carries texts
out. In the order of the rulebook:

- `setup`, `turn`;
- phase 1: `actions`, `run`, `attack`, `rest`, `trade`, `card_use`;
- phase 2: `mythos`, `summoning`;
- phase 3: `investigate`, `fight`;
- phase 4: `end_of_turn`, `elder_one`;
- at any time: `rolls`, `conversions`, `results`, `sanity`, `hits`, `batch`, `settle`, `game_end`.
"""

from dmd_core.death_may_die.chapters import (
    actions,
    attack,
    batch,
    card_use,
    conversions,
    elder_one,
    end_of_turn,
    fight,
    game_end,
    hits,
    investigate,
    mythos,
    rest,
    results,
    rolls,
    run,
    sanity,
    settle,
    setup,
    summoning,
    trade,
    turn,
)

__all__ = [
    "actions",
    "attack",
    "batch",
    "card_use",
    "conversions",
    "elder_one",
    "end_of_turn",
    "fight",
    "game_end",
    "hits",
    "investigate",
    "mythos",
    "rest",
    "results",
    "rolls",
    "run",
    "sanity",
    "settle",
    "setup",
    "summoning",
    "trade",
    "turn",
]

"""The rules, one module per chapter of the rulebook: its frames, and what they do.

A frame stands in the chapter that says what it does. A chapter starts a text of a card by pushing
a frame of `dmd_core.death_may_die.text_frames`; it never imports what carries texts out.
Importing this package declares every frame of the chapters and registers its handler.

In the order of the rulebook:

- before the first turn: `setup`; then turn by turn: `turn`;
- phase 1: `actions` (the menu and what an action costs), `run`, `attack`, `rest`, `trade`,
  `exclusions` (cards that cannot be together), `card_use`;
- phase 2: `mythos`, `summoning`;
- phase 3: `investigate`, `fight`;
- phase 4: `end_of_turn`, `fire`, `elder_one`;
- the board of the Episode: `objects`;
- dice: `pool`, `rolls`, `rerolls`, `conversions`, `results`;
- `questions` that several of them ask, `refused`: what rests on no chapter alone;
- losses and what follows: `hits` and `batch` (one instruction for all its targets), `settle` (what
  has reached its number), `sanity`, `game_end`.
"""

from dmd_core.death_may_die.chapters import (
    actions,
    attack,
    batch,
    card_use,
    conversions,
    elder_one,
    end_of_turn,
    exclusions,
    fight,
    fire,
    game_end,
    hits,
    investigate,
    mythos,
    objects,
    pool,
    questions,
    refused,
    rerolls,
    rest,
    results,
    ritual,
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
    "exclusions",
    "fight",
    "fire",
    "game_end",
    "hits",
    "investigate",
    "mythos",
    "objects",
    "pool",
    "questions",
    "refused",
    "rerolls",
    "rest",
    "results",
    "ritual",
    "rolls",
    "run",
    "sanity",
    "settle",
    "setup",
    "summoning",
    "trade",
    "turn",
]

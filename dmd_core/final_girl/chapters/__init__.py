"""The rules: one module for each chapter of the rulebook, its frames and what they do.

A chapter starts a text of a card by pushing a frame of `dmd_core.final_girl.text_frames`; it never
imports what carries texts out. Importing this package declares every frame of the chapters and
registers its handler.

In the order of the rulebook:

- before the first turn: `setup`; then turn by turn: `turn`, with `phase_end` for a phase that ends
  at once;
- Action phase: `action` (the menu), `cards` (playing one), `roll`, `rows`, `hand`, `movement`,
  `saving`, `searching`, `items`, `attack`;
- the tracks: `time`, `horror`, `bloodlust`; health: `health`, `damage`;
- Planning: `planning`;
- Killer phase: `killer`, `terror`, `killer_action`, `targets`, `enemy_moves`, `enemy_attacks`,
  `reactions`, `minions`, `dark_powers`;
- Panic: `panic`; Upkeep: `upkeep`; the location: `events`, `map_tokens`, `victims`,
  `victim_steps`;
- what several share: `texts`, `refused`, `game_end`.
"""

from dmd_core.final_girl.chapters import (
    action,
    attack,
    bloodlust,
    cards,
    damage,
    dark_powers,
    enemy_attacks,
    enemy_moves,
    events,
    game_end,
    hand,
    health,
    horror,
    items,
    killer,
    killer_action,
    map_tokens,
    minions,
    movement,
    panic,
    phase_end,
    planning,
    reactions,
    refused,
    roll,
    rows,
    saving,
    searching,
    setup,
    targets,
    terror,
    texts,
    time,
    turn,
    upkeep,
    victim_steps,
    victims,
)

__all__ = [
    "action",
    "attack",
    "bloodlust",
    "cards",
    "damage",
    "dark_powers",
    "enemy_attacks",
    "enemy_moves",
    "events",
    "game_end",
    "hand",
    "health",
    "horror",
    "items",
    "killer",
    "killer_action",
    "map_tokens",
    "minions",
    "movement",
    "panic",
    "phase_end",
    "planning",
    "reactions",
    "refused",
    "roll",
    "rows",
    "saving",
    "searching",
    "setup",
    "targets",
    "terror",
    "texts",
    "time",
    "turn",
    "upkeep",
    "victim_steps",
    "victims",
]

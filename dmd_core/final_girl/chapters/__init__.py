"""The rules, one module per chapter of the rulebook: its frames, and what they do.

A frame stands in the chapter that says what it does. A chapter starts a text of a card by pushing
a frame of `dmd_core.final_girl.text_frames`; it never imports what carries texts out. Importing
this package declares every frame of the chapters and registers its handler.

In the order of the rulebook:

- `setup`, then turn by turn: `turn`, `phase_end` (a phase that ends at once);
- the Action phase: `action` (the menu), `cards`, `hand`, `roll` and `rows` (a Horror Roll and what
  it does), `movement`, `saving`, `searching`, `attack` and `damage` (hers), `items`;
- the tracks: `time`, `horror`, `bloodlust`; the Planning phase: `planning`;
- the Killer phase: `killer`, `killer_action` with `targets`, `enemy_moves` and `enemy_attacks`,
  `reactions` (an attack on her), `terror`, `dark_powers`, `minions`;
- `panic`, `upkeep`;
- `events` of the location, `map_tokens`, `victims` (how they come and die), `victim_steps`;
- `health` of both sides, `game_end`; `texts` begins what cards say.
"""

from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

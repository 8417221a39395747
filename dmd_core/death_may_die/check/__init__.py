"""Checks of packs: whatever a person could get wrong is told before anybody plays.

A text that does nothing is always a slip, and one that a game would never show. What is asked of
one word stands in the module of the same name as the one of `words` that defines it; `texts` asks
what holds for all words, `files`, `maps`, `packs` and `play` look at definitions.
"""

from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

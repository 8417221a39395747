"""The words of the card language, as data: one module for each topic.

A small closed algebra that every card is written in. What a card needs and cannot say here is a
word that is missing, never code of its own. `run`, `say` and `check` have modules of the same
names: what carries a word out, its English, and what is asked of it in packs. Abilities are
carried out by the chapter of the rules that owns their point.
"""

from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

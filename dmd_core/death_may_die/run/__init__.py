"""Carrying out the words of the card language: one module for each topic of `words`.

Importing this package registers what every effect does and when every condition holds. It uses the
chapters of the rules; they start a text by pushing a frame and never import it.
"""

from dmd_core.death_may_die.words.base import import_all

import_all(__name__, __path__)

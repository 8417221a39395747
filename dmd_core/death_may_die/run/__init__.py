"""Carrying out texts: what effects do, when conditions hold, what expressions come to.

Importing this package registers all of that, by the topics of `words`. Abilities are not among it:
the chapters of the rules look them up and carry them out. This package uses the chapters; they
start a text by pushing a frame and never import it.
"""

from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

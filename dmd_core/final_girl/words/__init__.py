"""The words of the card language, by topic; importing this package declares all of them."""

from dmd_core.final_girl.words.base import import_all

import_all(__name__, __path__)

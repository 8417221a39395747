"""Every definition of a pack as English sentences, generated from its data.

There is no text of a card anywhere. What a person reads is worked out from the same values that
the rules carry out, so the two cannot drift apart. Each class of the closed vocabulary (effects,
conditions, expressions, abilities, definitions) has one renderer.

In a text "she" is the Final Girl, and who is told to do something is the player.
"""

from dmd_core.final_girl.say.card_text import CardText, Definition, TextKind
from dmd_core.final_girl.say.texts import CORE, Wording, all_texts, card_text
from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

__all__ = ["CORE", "CardText", "Definition", "TextKind", "Wording", "all_texts", "card_text"]

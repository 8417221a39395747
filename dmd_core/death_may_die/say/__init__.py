"""Every definition of a pack as English sentences, generated from its data.

There is no text of a card anywhere. What a person reads is worked out from the same values that
the rules carry out, so the two cannot drift apart. Each class of the closed vocabulary (effects,
conditions, expressions, abilities, definitions) has one renderer.

In a text "you" is the owner of the card, the drawer of a Mythos or Discovery card, the active
Investigator in Stage and Episode texts, and the one attacked in texts of Enemies.
"""

from dmd_core.death_may_die.say.card_text import CardText, Definition, TextKind
from dmd_core.death_may_die.say.texts import (
    CORE,
    Wording,
    all_texts,
    card_text,
    enemy_text,
    skill_text,
)
from dmd_core.tabletop.words import import_all

import_all(__name__, __path__)

__all__ = [
    "CORE",
    "CardText",
    "Definition",
    "TextKind",
    "Wording",
    "all_texts",
    "card_text",
    "enemy_text",
    "skill_text",
]

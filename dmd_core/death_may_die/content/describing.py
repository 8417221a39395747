"""What words and definitions of packs of this game are for, in a sentence each."""

from typing import Final

from dmd_core.tabletop.packs.describing import Descriptions

EVERYWHERE: Final = {
    "abilities": "Texts that are in force as long as this is.",
    "id": "The id with which texts, commands and events name it.",
    "name": "The name that people read.",
    "origin": "Where the definition comes from.",
    "slot": "A name inside of a Skill, with which a later level puts it out of force.",
}
"""Fields that mean the same wherever they stand."""

DESCRIPTIONS: Final = Descriptions("dmd_core.death_may_die.content", EVERYWHERE)
"""All of them."""

class_description = DESCRIPTIONS.of_class
field_description = DESCRIPTIONS.of_field

__all__ = ["DESCRIPTIONS", "EVERYWHERE", "class_description", "field_description"]

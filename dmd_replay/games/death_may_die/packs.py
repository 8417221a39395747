"""The packs of Death May Die for the tools: Episodes, Elder Ones and core sets."""

from importlib.resources import files
from typing import Final

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.json_schema import schema_files, schema_of
from dmd_core.death_may_die.content.loader import load_content, outdated_words
from dmd_core.death_may_die.say import all_texts
from dmd_core.tabletop.packs.limits import LONGEST_NAME
from dmd_replay.games.death_may_die.words import LANGUAGE
from dmd_replay.games.tabletop.packs import GamePacks

PACKS: Final = GamePacks[Content](
    loads=load_content,
    cards=all_texts,
    schemas=(tuple(schema_files()), schema_of),
    language=LANGUAGE,
    templates=files("dmd_replay.games.death_may_die") / "templates",
    options={"episode": "--episode", "elder_one": "--elder-one"},
    longest_name=LONGEST_NAME,
    in_older_words=outdated_words,
)

__all__ = ["PACKS"]

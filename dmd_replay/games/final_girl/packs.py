"""The packs of Final Girl for the tools: killers, locations, Final Girls and core boxes."""

from importlib.resources import files
from typing import Final

from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.content.json_schema import schema_files, schema_of
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.say import all_texts
from dmd_core.tabletop.packs.limits import LONGEST_NAME
from dmd_replay.games.final_girl.words import LANGUAGE
from dmd_replay.games.tabletop.packs import GamePacks

PACKS: Final = GamePacks[Content](
    loads=load_content,
    cards=all_texts,
    schemas=(tuple(schema_files()), schema_of),
    language=LANGUAGE,
    templates=files("dmd_replay.games.final_girl") / "templates",
    options={"killer": "--killer", "location": "--location", "girl": "--girl"},
    longest_name=LONGEST_NAME,
)

__all__ = ["PACKS"]

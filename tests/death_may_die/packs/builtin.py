"""The content of the built-in packs, as the tests look into it."""

from typing import Final

from dmd_core.death_may_die.content.loader import load_content

CONTENT: Final = load_content()
CORE: Final = CONTENT.core
EPISODE: Final = CONTENT.episodes[0]
CTHULHU: Final = CONTENT.elder_ones[0]
SPACES: Final = {int(space.id.removeprefix("s")): space for space in EPISODE.map.spaces}

"""Games for a host: those that are named, in place of the installed ones."""

from typing import Final, final

from dmd_core.screen import Screen
from dmd_replay.facets import GameTools
from dmd_replay.facets.text import Narrator
from dmd_replay.registry import UnknownGameError
from tests.screen.plain import PlainScreen
from tests.toy.roles import RULES, RolesNarrator, RolesSetup, Rounds


@final
class ShownRoles(GameTools):
    """The game of sealed roles, with a screen."""

    setup: Final = RolesSetup()
    ruleset: Final = RULES
    screen: Final[Screen[object, object]] = PlainScreen()

    def narrator(self, _game: Rounds) -> Narrator:
        """As it is told elsewhere."""
        return RolesNarrator()


@final
class TheseGames:
    """Games by the names of their rulesets."""

    def __init__(self, *tools: GameTools) -> None:
        """Keep them."""
        self._tools = {one.ruleset.name: one for one in tools}

    def names(self) -> tuple[str, ...]:
        """Their names in the order in which they were given."""
        return tuple(self._tools)

    def tools(self, name: str) -> GameTools:
        """One game."""
        if name not in self._tools:
            raise UnknownGameError(name)
        return self._tools[name]


__all__ = ["ShownRoles", "TheseGames"]

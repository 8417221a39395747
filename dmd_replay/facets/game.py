"""One game for the tools: its rules, and a facet for each thing that tools ask."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from dmd_core.engine import Engine
from dmd_core.kernel.ruleset import Ruleset
from dmd_replay.facets.bots import RANDOM, BotMaker, RandomBot
from dmd_replay.facets.cases import CaseFacet
from dmd_replay.facets.coverage import CoverageFacet
from dmd_replay.facets.form import FormField
from dmd_replay.facets.luck import LuckFacet
from dmd_replay.facets.monitors import Invariants
from dmd_replay.facets.odds import OddsFacet
from dmd_replay.facets.packs import PacksFacet
from dmd_replay.facets.rulebook import RulebookFacet
from dmd_replay.facets.setup import SetupFacet
from dmd_replay.facets.simpler import Simplifier
from dmd_replay.facets.statistics import StatisticsFacet
from dmd_replay.facets.text import Narrator
from dmd_replay.lang.spoken import ToolWords

if TYPE_CHECKING:  # most tools show nothing
    from dmd_core.screen.display import Display
    from dmd_core.screen.facet import Screen
    from dmd_replay.facets.languages import LanguagesFacet

F = TypeVar("F")

Part: TypeAlias = Collection[str] | Callable[[Any], object]
"""What a part of play begins with: a decision of one of these kinds, or a change of what the
function shows of a table, which is None as long as no such part has begun."""


class Declared(Protocol):
    """A change of behaviour that was declared with a revision of the rules."""

    @property
    def revision(self) -> int:
        """The first revision that has it."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def says(self) -> str:
        """What is done in another way since, in a sentence."""

    @property
    def rules(self) -> Sequence[str]:
        """The rules it concerns."""


class MissingFacetError(ValueError):
    """A tool was asked for something that the game does not offer; the sentence names both."""


class GameTools(ABC):
    """One game as the tools see it; `Any` stands for its definition and its table.

    The rules, the setup and the words every game has; the other facets may be left out, and
    whatever does not need them works without. A facet is best imported when it is asked for:
    most tools need few.
    """

    @property
    @abstractmethod
    def ruleset(self) -> Ruleset[Any, Any]:
        """The rules; their name is what the header of a log and ``--game`` have."""

    @property
    @abstractmethod
    def setup(self) -> SetupFacet:
        """Definitions: made of plain data, taken apart, chosen on a command line."""

    @abstractmethod
    def narrator(self, game: Any) -> Narrator:  # noqa: ANN401 - see the class
        """Words for what is in one game."""

    @property
    def title(self) -> str:
        """The name of the game for people."""
        return self.ruleset.name

    @property
    def game_class(self) -> type | None:
        """The class of its definitions, by which it is known whose game a program has made."""
        return None

    @property
    def engine(self) -> Engine[Any, Any]:
        """Plays the game."""
        return Engine(self.ruleset)

    @property
    def screen(self) -> "Screen[Any, Any] | None":
        """What the game says of itself on a screen."""
        return None

    @property
    def form(self) -> Sequence[FormField]:
        """What people choose before a game, as data for a form; keys are those of a setup."""
        return ()

    @property
    def languages(self) -> "LanguagesFacet | None":
        """Other languages than English that the game can be told in."""
        return None

    @property
    def words(self) -> ToolWords:
        """What the tools say themselves, in the language of the game."""
        return ToolWords()

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """Bots by name, the usual one first; a random one is there in any case."""
        return {}

    @property
    def parts(self) -> Mapping[str, Part]:
        """Parts of play that can be taken back as a whole, beside turns.

        By its name, as a script has it, what each begins with, see `Part`.
        """
        return {}

    @property
    def explorer(self) -> BotMaker | None:
        """A bot whose games see more of the rules than random ones, for checks over many games."""
        return None

    @property
    def invariants(self) -> Invariants | None:
        """What must hold of every game."""
        return None

    @property
    def rulebook(self) -> RulebookFacet | None:
        """The rules in words."""
        return None

    @property
    def cases(self) -> CaseFacet | None:
        """Positions, commands and events in the words of case files."""
        return None

    @property
    def coverage(self) -> CoverageFacet | None:
        """All there is to exercise."""
        return None

    @property
    def simplifier(self) -> Simplifier | None:
        """Simpler setups, for the search for the smallest game."""
        return None

    @property
    def odds(self) -> OddsFacet | None:
        """Exact chances of rolls."""
        return None

    @property
    def luck(self) -> LuckFacet | None:
        """The dice that were thrown, and what they count."""
        return None

    @property
    def statistics(self) -> StatisticsFacet | None:
        """What is worth counting in many games."""
        return None

    @property
    def packs(self) -> PacksFacet | None:
        """Content that people make."""
        return None

    @property
    def changes(self) -> Sequence[Declared]:
        """Changes of behaviour that were declared."""
        return ()

    @property
    def without_rule(self) -> Sequence[str]:
        """Codes of refusals that need not name a rule."""
        return ()


def bots_of(tools: GameTools) -> Mapping[str, BotMaker]:
    """The bots of a game by name, the usual one first; the random one is always there."""
    return {**tools.bots, RANDOM: RandomBot}


def needed(facet: F | None, tools: GameTools, what: str) -> F:
    """A facet that a tool cannot do without.

    Args:
        facet: what the game has.
        tools: the game.
        what: the facet for people, such as ``cases``.

    Raises:
        MissingFacetError: if the game has none.
    """
    if facet is None:
        raise MissingFacetError(f"the game '{tools.ruleset.name}' offers no {what}")
    return facet


def display_of(tools: GameTools) -> "Display[Any, Any]":
    """What shows a game: its menus, what happened, what lies on the table.

    Args:
        tools: the game.

    Raises:
        MissingFacetError: if the game says nothing of itself for a screen.

    Example:
        >>> from dmd_replay.registry import game_tools
        >>> display_of(game_tools("death-may-die"))
        <Display of death-may-die>
    """
    from dmd_core.screen.display import Display  # noqa: PLC0415 - as above

    return Display(tools.engine, needed(tools.screen, tools, "screen"))


__all__ = ["Declared", "GameTools", "MissingFacetError", "bots_of", "display_of", "needed"]

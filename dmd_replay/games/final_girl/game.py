"""Final Girl for the tools: one object, with what each of them asks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, final

from dmd_core.final_girl.chapters.action import ACTION
from dmd_core.final_girl.chapters.planning import BUY
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ruleset import FINAL_GIRL, FinalGirl
from dmd_core.final_girl.state import Table
from dmd_replay.facets.bots import BotMaker
from dmd_replay.facets.cases import CaseFacet
from dmd_replay.facets.coverage import CoverageFacet
from dmd_replay.facets.form import FormField
from dmd_replay.facets.game import GameTools, Part
from dmd_replay.facets.luck import LuckFacet
from dmd_replay.facets.monitors import Invariants
from dmd_replay.facets.odds import OddsFacet
from dmd_replay.facets.packs import PacksFacet
from dmd_replay.facets.rulebook import RulebookFacet
from dmd_replay.facets.simpler import Simplifier
from dmd_replay.facets.statistics import StatisticsFacet
from dmd_replay.facets.text import Narrator
from dmd_replay.games.final_girl.setup import SETUP, FinalGirlSetup
from dmd_replay.lang.spoken import ToolWords

if TYPE_CHECKING:
    from dmd_core.final_girl.lang.loading import Translation
    from dmd_core.screen.facet import Screen
    from dmd_core.tabletop.lang.messages import Speech
    from dmd_core.tabletop.lang.wanted import Texts, Wanted
    from dmd_replay.facets.languages import LanguagesFacet


def _phase(table: Table) -> object:
    """The phase of a table with its turn (FG-TRN-01), none before the first."""
    return (table.turn, table.phase) if table.turn else None


# ruff: noqa: PLC0415 - a facet is imported when it is asked for: most tools need few


@final
class FinalGirlTools(GameTools):
    """See `dmd_replay.facets.GameTools`; in English, or in another language."""

    def __init__(self, language: "Translation | None" = None) -> None:
        """Keep the language."""
        self._language = language

    @property
    def title(self) -> str:
        """As printed on the box."""
        return "Final Girl"

    @property
    def game_class(self) -> type[Game]:
        """What `load_game` gives."""
        return Game

    @property
    def ruleset(self) -> FinalGirl:
        """The rules."""
        return FINAL_GIRL

    @property
    def setup(self) -> FinalGirlSetup:
        """Setups, packs among them."""
        return SETUP

    def narrator(self, game: Game) -> Narrator:
        """Words for one game."""
        from dmd_replay.games.final_girl.narrator import FinalGirlNarrator

        return FinalGirlNarrator(game, self._language)

    @cached_property
    def form(self) -> Sequence[FormField]:
        """What people choose before a game."""
        from dmd_replay.games.final_girl.form import form

        return form()

    @cached_property
    def screen(self) -> "Screen[Game, Table]":
        """Menus, causes, the table."""
        from dmd_core.final_girl.screen import SCREEN

        if self._language is None:
            return SCREEN
        from dmd_core.final_girl.lang.loading import screen_in

        return screen_in(self._language)

    @cached_property
    def languages(self) -> "LanguagesFacet":
        """Those whose files lie beside the game."""
        from dmd_core.final_girl.lang import PACKAGE
        from dmd_replay.games.final_girl.lang import PACKAGE as BESIDE
        from dmd_replay.games.tabletop.languages import Languages

        return Languages(PACKAGE, BESIDE, _texts, _more, _speaking)

    @property
    def words(self) -> ToolWords:
        """What the tools say themselves."""
        language = self._language
        return ToolWords() if language is None else ToolWords(language.speech, language.label)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        """One that plays sensibly, and one that tries things out."""
        from dmd_replay.games.final_girl.curious import CuriousBot
        from dmd_replay.games.final_girl.sensible import SensibleBot

        return {"sensible": SensibleBot, "curious": CuriousBot}

    @property
    def explorer(self) -> BotMaker:
        """The one that tries things out."""
        return self.bots["curious"]

    @property
    def parts(self) -> Mapping[str, Part]:
        """An action: from the question what she does (FG-DEC-03); a purchase; a phase."""
        return {"action": (ACTION,), "purchase": (BUY,), "phase": _phase}

    @cached_property
    def invariants(self) -> Invariants:
        """Those of the rules."""
        from dmd_replay.games.final_girl.invariants import INVARIANTS

        return INVARIANTS

    @cached_property
    def rulebook(self) -> RulebookFacet:
        """The rule catalogue."""
        from dmd_replay.games.final_girl.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def cases(self) -> CaseFacet:
        """Positions in TOML."""
        from dmd_replay.games.final_girl.cases import CASES

        return CASES

    @cached_property
    def coverage(self) -> CoverageFacet:
        """The cards."""
        from dmd_replay.games.final_girl.coverage import COVERAGE

        return COVERAGE

    @cached_property
    def simplifier(self) -> Simplifier:
        """The usual film and choices."""
        from dmd_replay.games.final_girl.simpler import SIMPLIFIER

        return SIMPLIFIER

    @cached_property
    def odds(self) -> OddsFacet:
        """Horror Rolls."""
        from dmd_replay.games.final_girl.odds_table import ODDS

        return ODDS

    @cached_property
    def luck(self) -> LuckFacet:
        """Dice of Horror Rolls."""
        from dmd_replay.games.final_girl.luck import LUCK

        return LUCK

    @cached_property
    def statistics(self) -> StatisticsFacet:
        """Victims, action cards, terror, tracks by turns."""
        from dmd_replay.games.final_girl.statistics import STATISTICS

        return STATISTICS

    @cached_property
    def packs(self) -> PacksFacet:
        """Killers, locations, Final Girls and core boxes."""
        from dmd_replay.games.final_girl.packs import PACKS

        return PACKS


def _texts() -> "Texts":
    from dmd_core.final_girl.lang.texts import TEXTS

    return TEXTS


def _more() -> "Iterable[Wanted]":
    from dmd_replay.games.final_girl.lang.messages import LABELS
    from dmd_replay.games.tabletop.differences import wanted

    return wanted(LABELS)


def _speaking(speech: "Speech") -> FinalGirlTools:
    from dmd_core.final_girl.lang.loading import translation

    return FinalGirlTools(translation(speech))


TOOLS: Final = FinalGirlTools()

__all__ = ["TOOLS", "FinalGirlTools"]

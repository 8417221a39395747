"""Death May Die for the tools: one object, with what each of them asks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, final

from dmd_core.death_may_die.changes import CHANGES
from dmd_core.death_may_die.chapters.actions import ACTION
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, DeathMayDie
from dmd_core.death_may_die.state import Table
from dmd_replay.facets.bots import BotMaker
from dmd_replay.facets.cases import CaseFacet
from dmd_replay.facets.coverage import CoverageFacet
from dmd_replay.facets.form import FormField
from dmd_replay.facets.game import Declared, GameTools, Part
from dmd_replay.facets.luck import LuckFacet
from dmd_replay.facets.monitors import Invariants
from dmd_replay.facets.odds import OddsFacet
from dmd_replay.facets.packs import PacksFacet
from dmd_replay.facets.rulebook import RulebookFacet
from dmd_replay.facets.simpler import Simplifier
from dmd_replay.facets.statistics import StatisticsFacet
from dmd_replay.facets.text import Narrator
from dmd_replay.games.death_may_die.setup import SETUP, DeathMayDieSetup
from dmd_replay.lang.spoken import ToolWords

if TYPE_CHECKING:
    from dmd_core.death_may_die.text.scene import Scene
    from dmd_core.screen.facet import Screen
    from dmd_core.tabletop.lang.messages import Speech
    from dmd_core.tabletop.lang.translation import Translation
    from dmd_core.tabletop.lang.wanted import Texts, Wanted
    from dmd_replay.facets.languages import LanguagesFacet

# ruff: noqa: PLC0415 - a facet is imported when it is asked for: most tools need few


@final
class DeathMayDieTools(GameTools):
    """See `dmd_replay.facets.GameTools`; in English, or in another language."""

    def __init__(self, language: "Translation[Scene] | None" = None) -> None:
        """Keep the language."""
        self._language = language

    @property
    def title(self) -> str:
        """As printed on the box."""
        return "Cthulhu: Death May Die"

    @property
    def game_class(self) -> type[Game]:
        """What `load_game` gives."""
        return Game

    @property
    def ruleset(self) -> DeathMayDie:
        """The rules."""
        return DEATH_MAY_DIE

    @property
    def setup(self) -> DeathMayDieSetup:
        """Setups, packs among them."""
        return SETUP

    def narrator(self, game: Game) -> Narrator:
        """Words for one game."""
        from dmd_replay.games.death_may_die.narrator import DeathMayDieNarrator

        return DeathMayDieNarrator(game, self._language)

    @cached_property
    def screen(self) -> "Screen[Game, Table]":
        """Menus, causes, the table."""
        from dmd_core.death_may_die.screen import SCREEN

        if self._language is None:
            return SCREEN
        from dmd_core.death_may_die.lang.loading import screen_in

        return screen_in(self._language)

    @cached_property
    def languages(self) -> "LanguagesFacet":
        """Those whose files lie beside the game."""
        from dmd_core.death_may_die.lang import PACKAGE
        from dmd_replay.games.death_may_die.lang import PACKAGE as BESIDE
        from dmd_replay.games.tabletop.languages import Languages

        return Languages(PACKAGE, BESIDE, _texts, _more, _speaking)

    @property
    def words(self) -> ToolWords:
        """What the tools say themselves."""
        language = self._language
        return ToolWords() if language is None else ToolWords(language.speech, language.label)

    @cached_property
    def form(self) -> Sequence[FormField]:
        """What people choose before a game."""
        from dmd_replay.games.death_may_die.form import form

        return form()

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        """One that plays sensibly, and one that tries things out."""
        from dmd_replay.games.death_may_die.curious import CuriousBot
        from dmd_replay.games.death_may_die.sensible import SensibleBot

        return {"sensible": SensibleBot, "curious": CuriousBot}

    @property
    def explorer(self) -> BotMaker:
        """The one that tries things out."""
        return self.bots["curious"]

    @property
    def parts(self) -> Mapping[str, Part]:
        """An action: from the question which one it is (ACT-01)."""
        return {"action": (ACTION,)}

    @cached_property
    def invariants(self) -> Invariants:
        """Those of the rules."""
        from dmd_replay.games.death_may_die.invariants import INVARIANTS

        return INVARIANTS

    @cached_property
    def rulebook(self) -> RulebookFacet:
        """The rule catalogue."""
        from dmd_replay.games.death_may_die.rulebook import RULEBOOK

        return RULEBOOK

    @cached_property
    def cases(self) -> CaseFacet:
        """Positions in TOML, Investigators by name."""
        from dmd_replay.games.death_may_die.cases import CASES

        return CASES

    @cached_property
    def coverage(self) -> CoverageFacet:
        """The cards."""
        from dmd_replay.games.death_may_die.coverage import COVERAGE

        return COVERAGE

    @cached_property
    def simplifier(self) -> Simplifier:
        """Fewer Investigators, the usual choices."""
        from dmd_replay.games.death_may_die.simpler import SIMPLIFIER

        return SIMPLIFIER

    @cached_property
    def odds(self) -> OddsFacet:
        """Rolls of the printed dice."""
        from dmd_replay.games.death_may_die.odds_table import ODDS

        return ODDS

    @cached_property
    def luck(self) -> LuckFacet:
        """Standard and bonus dice."""
        from dmd_replay.games.death_may_die.luck import LUCK

        return LUCK

    @cached_property
    def statistics(self) -> StatisticsFacet:
        """Who fell by what, actions, cards, Sanity by rounds."""
        from dmd_replay.games.death_may_die.statistics import STATISTICS

        return STATISTICS

    @cached_property
    def packs(self) -> PacksFacet:
        """Episodes, Elder Ones and core sets."""
        from dmd_replay.games.death_may_die.packs import PACKS

        return PACKS

    @property
    def changes(self) -> Sequence[Declared]:
        """As declared with the revisions of the rules."""
        return CHANGES

    @property
    def without_rule(self) -> Sequence[str]:
        """Lying down is a state that one Insanity card brings; no rule of the book knows it."""
        return ("not-down",)


def _texts() -> "Texts":
    from dmd_core.death_may_die.lang.texts import TEXTS

    return TEXTS


def _more() -> "Iterable[Wanted]":
    from dmd_replay.games.death_may_die.lang.messages import LABELS
    from dmd_replay.games.tabletop.differences import wanted

    return wanted(LABELS)


def _speaking(speech: "Speech") -> DeathMayDieTools:
    from dmd_core.death_may_die.lang.loading import translation

    return DeathMayDieTools(translation(speech))


TOOLS: Final = DeathMayDieTools()

__all__ = ["TOOLS", "DeathMayDieTools"]

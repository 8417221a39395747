"""Death May Die for coverage: the rulebook, the cards of a game, every kind of decision."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import INVARIANTS
from dmd_core.death_may_die.invariants.kinds import FoldInvariant
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_replay.check.coverage import Topic
from dmd_replay.games.death_may_die.card_coverage import CardWatch

_REPLAYED: Final = ("DMD-CHK-38", "DMD-CHK-39")
"""Checks about a log: whoever executes it again makes them."""


@cache
def _excused() -> Mapping[str, str]:
    text = files("dmd_replay.games.death_may_die").joinpath("unobservable.toml").read_text("utf-8")
    return {str(rule): str(reason) for rule, reason in tomllib.loads(text).items()}


@final
class DeathMayDieCoverage:
    """See `dmd_replay.check.coverage.collect.Coverage`."""

    def universe(self) -> Mapping[Topic, Mapping[str, str]]:
        """All rules, and all kinds of decisions: packs bring cards, but no others of these."""
        return {
            Topic.RULE: {entry.id: entry.says for entry in rulebook().entries},
            Topic.DECISION: {
                str(kind): "" for kind in sorted(set(DEATH_MAY_DIE.handlers.kinds.values()))
            },
        }

    def excused(self) -> Mapping[str, str]:
        """Rules that nothing can be observed of."""
        return _excused()

    def checked(self, *, whole: bool) -> Iterable[str]:
        """The checks of the invariants."""
        for invariant in INVARIANTS:
            if whole or not isinstance(invariant, FoldInvariant):
                yield invariant.rule
        if whole:
            yield from _REPLAYED

    def cards(self, game: Game) -> CardWatch:
        """A watcher over the cards of one game."""
        return CardWatch(game)


COVERAGE: Final = DeathMayDieCoverage()

__all__ = ["COVERAGE", "DeathMayDieCoverage"]

"""The teller of one game of Death May Die: see `dmd_replay.games.narrator.Teller`."""

from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.rulebook import UnknownEntryError
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text.describe import describe
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId, SourceId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_replay.games.death_may_die.adapter import DeathMayDieAdapter
from dmd_replay.games.death_may_die.difference import Differences
from dmd_replay.games.narrator import Moment
from dmd_replay.read.paths import Change

_OF_BOARDS: Final[dict[str, RuleId]] = {
    "space": r.SETUP_17,
    "levels": r.SETUP_19,
    "wounds": r.SETUP_20,
    "stress": r.SETUP_20,
    "sanity": r.SETUP_20,
    "insanity": r.SETUP_21,
    "fire": r.SETUP_25,
    "cards": r.SETUP_25,
}
_OF_THE_TABLE: Final[dict[str, RuleId]] = {
    "investigators": r.SETUP_15,
    "elder": r.SETUP_03,
    "elder.stage": r.SETUP_06,
    "mythos": r.SETUP_13,
    "discovery": r.SETUP_14,
    "objects": r.SETUP_11,
    "backs": r.SETUP_11,
    "enemies": r.SETUP_11,
    "fire": r.SETUP_11,
    "tokens": r.SETUP_11,
    "insanities": r.SETUP_21,
    "starter": r.SETUP_23,
    "active": r.SETUP_24,
}


@final
class DeathMayDieTeller:
    """Tells one game."""

    def __init__(self, adapter: DeathMayDieAdapter, game: Game) -> None:
        """Take the names from the game."""
        self._adapter = adapter
        self._game = game
        self._names = Names(game)
        self._differences = Differences(game)

    def describe(self, state: State[Table], what: Event | Command | Decision | Refusal) -> str:
        """One sentence for what happened, was decided, is asked or refused."""
        return describe(self._game, state, what)

    def seat(self, seat: int) -> str:
        """Name of the Investigator on a seat."""
        return self._adapter.seat_name(self._game, seat)

    def source(self, source: str) -> str:
        """Name of a Skill, an Enemy, a card, a Stage or the Episode."""
        return self._names.source(SourceId(source))

    def rule(self, rule: str) -> str:
        """What the catalogue says of a rule; empty if it has no such rule."""
        try:
            return self._adapter.rule_sentence(rule)
        except UnknownEntryError:
            return ""

    def moment(self, table: Table) -> Moment:
        """Round and turn of a table."""
        return Moment(table.round, table.turn)

    def difference(self, change: Change, before: object, after: object) -> str:
        """One difference in words; empty for frames and chance, which have none."""
        return self._differences.says(change, before, after)

    def set_up_by(self, path: str) -> tuple[RuleId, ...]:
        """The rules of setup that a place rests on (SETUP-03 to -25)."""
        owner, *rest = path.split(".")
        if owner == "investigators" and rest[1:]:
            found = _OF_BOARDS.get(rest[1])
        else:
            found = _OF_THE_TABLE.get(".".join((owner, *rest[:1]))) or _OF_THE_TABLE.get(owner)
        return () if found is None else (found,)

    def summary(self, state: State[Table]) -> list[tuple[str, str]]:
        """How the game stands."""
        return self._adapter.summary(self._game, state)

    def why_not(self, state: State[Table], decision: Decision) -> list[tuple[Command, str]]:
        """Actions that are refused now, each with its reason."""
        return self._adapter.why_not(self._game, state, decision)


__all__ = ["DeathMayDieTeller"]

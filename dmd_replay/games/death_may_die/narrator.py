"""The narrator of one game of Death May Die: see `dmd_replay.facets.text.Narrator`."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, final

from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import ritual_count
from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.state import Investigator, Outcome, Table
from dmd_core.death_may_die.text.describe import ENGLISH, describe
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId, Seat, SourceId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.tabletop.lang.messages import Argument, Message
from dmd_core.tabletop.text.english import capital
from dmd_replay.facets.text import FieldChange, TableMoment
from dmd_replay.games.death_may_die.difference import Differences
from dmd_replay.games.tabletop.why_not import refused

if TYPE_CHECKING:  # most games are told in English
    from dmd_core.death_may_die.text.scene import Scene
    from dmd_core.tabletop.lang.translation import Translation

_ACTIONS: Final = (c.Run, c.Attack, c.Rest, c.Trade)
_OUTCOMES: Final = {Outcome.WIN: "The Investigators win", Outcome.LOSS: "All is lost"}
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
class DeathMayDieNarrator:
    """Tells one game."""

    def __init__(self, game: Game, language: "Translation[Scene] | None" = None) -> None:
        """Take the names from the game."""
        self._game = game
        self._language = language
        self._names = Names(game)
        self._differences = Differences(game, language)

    def describe(self, state: State[Table], what: Event | Command | Decision | Refusal) -> str:
        """One sentence, see `dmd_core.describe`."""
        return describe(self._game, state, what, language=self._language or ENGLISH)

    def seat(self, seat: int) -> str:
        """Name of the Investigator on a seat."""
        return self._word(self._names.who(Seat(seat)))

    def source(self, source: str) -> str:
        """Name of a Skill, an Enemy, a card, a Stage or the Episode."""
        return self._word(self._names.source(SourceId(source)))

    def opens_turn(self, event: Event) -> bool:
        """Whether an Investigator's turn begins."""
        return isinstance(event, TurnStarted)

    def verdict(self, state: State[Table]) -> str:
        """Who won, and when."""
        outcome = state.table.outcome
        told = "The game goes on" if outcome is None else _OUTCOMES[outcome]
        english = f"{told} in round {state.table.round}."
        args = {"outcome": "open" if outcome is None else outcome.value, "round": state.table.round}
        return self._say("verdict", english, args)

    def moment(self, table: Table) -> TableMoment:
        """Round and turn of a table."""
        return TableMoment(table.round, table.turn)

    def difference(self, change: FieldChange, before: object, after: object) -> str:
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
        """How the game stands: Investigators, objects, the Elder One."""
        game, table = self._game, state.table
        lines = [
            (self.seat(seat), self._fate(owner)) for seat, owner in enumerate(table.investigators)
        ]
        lines.append(self._ritual(table))
        lines.append((self._word(game.elder_one.name), self._track(table)))
        return lines

    def _ritual(self, table: Table) -> tuple[str, str]:
        """How far the players are with the Ritual."""
        game = self._game
        end = "; the Ritual is disrupted" if table.ritual_disrupted else ""
        objects, ritual = game.episode.objects, game.episode.ritual
        name = "Counted for the Ritual"
        n, everything = ritual_count(game, table), 0 if ritual is None else ritual.needed
        if objects is not None:
            name = f"{objects.name} tokens destroyed"
            n, everything = sum(thing.destroyed for thing in table.objects), len(table.objects)
        told = self._say(
            "objects-destroyed",
            f"{n} of {everything}{end}",
            {"n": n, "all": everything, "end": "yes" if end else "no"},
        )
        return self._word(name), told

    def _track(self, table: Table) -> str:
        """Where the Elder One is."""
        elder, last = table.elder, self._game.content.core.summoning_track.last
        args: dict[str, Argument] = {"position": elder.position, "last": last}
        where = f"space {elder.position} of {last} on the track"
        if not elder.figure:
            return self._say("on-track", f"{where}; not summoned", {**args, "at": "track"})
        place = next(e for e in table.enemies if e.id == elder.figure)
        space = self._names.space(place.space)
        where = f"{where}; on the board ({space}), Stage {elder.stage}"
        args |= {"at": "board", "space": self._word(space), "stage": elder.stage}
        return self._say("on-track", where, args)

    def _fate(self, owner: Investigator) -> str:
        english, tracks = _fate(self._game, owner), self._game.tracks
        mad = owner.sanity >= tracks.sanity
        args: dict[str, Argument] = {
            "how": "alive" if owner.alive else "mad" if mad else "killed",
            "wounds": owner.wounds,
            "most-wounds": tracks.wounds,
            "stress": owner.stress,
            "most-stress": tracks.stress,
            "sanity": owner.sanity,
            "most-sanity": tracks.sanity,
        }
        return self._say("fate", english, args)

    def _say(self, name: str, english: str, args: Mapping[str, Argument]) -> str:
        if self._language is None:
            return english
        said = self._language.speech.says(Message(name, english, args))
        return capital(said) if english[:1].isupper() else said

    def _word(self, english: str) -> str:
        return english if self._language is None else self._language.label(english)

    def why_not(self, state: State[Table], decision: Decision) -> list[tuple[Command, str]]:
        """Basic and Episode actions that are refused now, each with its reason."""
        if decision.kind != "action":
            return []
        seat = state.table.active
        usual: list[Command] = [kind(seat) for kind in _ACTIONS]
        offered = {o.action for o in decision.legal() if isinstance(o, c.EpisodeActionOn)}
        usual += [
            c.EpisodeActionOn(seat, name) for name in self._game.actions if name not in offered
        ]
        return refused(decision, usual, partial(self.describe, state))


def _fate(game: Game, owner: Investigator) -> str:
    tracks = game.tracks
    marks = (
        f"Wounds {owner.wounds}/{tracks.wounds}, Stress {owner.stress}/{tracks.stress},"
        f" Sanity {owner.sanity}/{tracks.sanity}"
    )
    if owner.alive:
        return f"alive; {marks}"
    how = "consumed by madness" if owner.sanity >= tracks.sanity else "killed"
    return f"{how}; {marks}"


__all__ = ["DeathMayDieNarrator"]

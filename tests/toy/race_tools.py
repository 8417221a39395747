"""The race for the tools: an adapter, an invariant, simpler setups."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, cast, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.ruleset import Handlers, Ruleset
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, opening, step
from dmd_replay.reduce.oracles import Broken, InvariantDetector, Probe
from dmd_replay.reduce.shrink import Move, Play, Simpler, play_of
from dmd_replay.reduce.shrink.source import facts_at
from tests.toy.race import RACE, RULES, Boosted, Course, Race, Rolled, Round, Track

LENGTH: Final = 30


class RaceAdapter:
    """The race as the tools see it; the setup is its length."""

    ruleset: Ruleset[Any, Any] = RULES

    def shape(self) -> str:
        """Always the same."""
        return "race"

    def game_from(
        self, setup: Mapping[str, object], packs: Sequence[Mapping[str, bytes]] = ()
    ) -> Course:
        """A course of the length; a pack with a file ``long`` makes it longer."""
        length = setup["length"]
        if not isinstance(length, int) or length < 1:
            raise ValueError(f"length: {length} is not possible")
        return Course(length + sum(int(pack["long"]) for pack in packs), (Round(),))

    def packs_of(self, _game: Course) -> tuple[Mapping[str, bytes], ...]:
        """None."""
        return ()

    def packs_in(self, _game: Course) -> tuple[Any, ...]:
        """None."""
        return ()

    def setup_data(self, game: Course) -> dict[str, object]:
        """The length."""
        return {"length": game.length}

    def content_fingerprint(self, game: Course) -> str:
        """The length, again."""
        return str(game.length)

    def describe(
        self, _game: Course, _state: State[Any], what: Event | Command | Decision | Refusal
    ) -> str:
        """The text of a command, and everything else as it is written in code."""
        return command_text(cast("Command", what)) if hasattr(what, "WORD") else repr(what)

    def command_from(
        self, _game: Course, _state: State[Any], decision: Decision, line: str
    ) -> Command:
        """By text."""
        for option in decision.legal():
            if command_text(option) == line:
                return option
        raise ValueError(line)

    def seat_name(self, _game: Course, seat: int) -> str:
        """By number."""
        return f"seat {seat}"

    def summary(self, _game: Course, _state: State[Any]) -> list[tuple[str, str]]:
        """Nothing."""
        return []

    def why_not(
        self, _game: Course, _state: State[Any], _decision: Decision
    ) -> list[tuple[Command, str]]:
        """Nothing."""
        return []


class NoNegativeBoosts:
    """An invariant: nobody comes farther than the goal allows, boosts do not go below zero."""

    def feed(self, _before: Track, _event: Event, after: Track) -> Sequence[Broken]:
        """What the next event breaks."""
        if after.boosts < 0:
            return [Broken("RACE-01", "boosts", f"{after.boosts} boosts are left")]
        return []


def probe(_game: Course, _only: tuple[str, str] | None) -> Probe:
    """A probe for a race."""
    return NoNegativeBoosts()


BOOSTS: Final = InvariantDetector(probe)


class Lengths:
    """A shorter race is simpler."""

    def size(self, setup: Mapping[str, Any]) -> tuple[int, int]:
        """Two seats; a long race is an unusual choice."""
        return 2, int(setup["length"] > 6)

    def simpler(self, setup: Mapping[str, Any]) -> Iterator[Simpler]:
        """The usual length."""
        if setup["length"] > 6:
            yield Simpler({"length": 6})


@final
class Changed:
    """The race with some of its handlers replaced."""

    name = Race.name
    revision = Race.revision
    streams = Race.streams

    def __init__(self, **tables: Mapping[type, Any]) -> None:
        """Replace handlers by table and class."""
        self.handlers: Handlers[Any, Any] = Handlers()
        for table in ("works", "decides", "answers", "kinds", "requests", "outcomes", "guards"):
            setattr(self.handlers, table, {**getattr(RACE, table), **tables.get(table, {})})
        self.handlers.reducers = {**RACE.reducers, **tables.get("reducers", {})}
        self.opening: Callable[[Any], Any] = RULES.opening
        self.outcome: Callable[[Any], str] = RULES.outcome
        self.codec: Callable[[Any], Any] = RULES.codec


def two_boosts(table: Track, event: Boosted) -> Track:
    """A faulty reducer: a boost costs two."""
    sound = RACE.reducers[Boosted]
    after: Track = sound(sound(table, event), event)
    return after


def crash(table: Track, event: Rolled) -> Track:
    """A faulty reducer: a three divides by zero."""
    if event.drawn == ("3",):
        _ = 1 // (table.boosts - table.boosts)
    after: Track = RACE.reducers[Rolled](table, event)
    return after


def played(rules: Ruleset[Any, Any], choose: Callable[[list[Command]], Command], seed: int) -> Play:
    """A race from a seed, up to its end or to an exception."""
    adapter = RaceAdapter()
    game = adapter.game_from({"length": LENGTH})
    now = begin(rules, game, opening(rules, game, seed))
    recorded: list[tuple[Command | None, tuple[Event, ...]]] = [(None, now.events)]
    while now.decision is not None:
        command = choose(list(now.decision.legal()))
        before = now.state
        try:
            now = step(rules, game, before, command, decision=now.decision)
        except ArithmeticError:
            lost = Move(command, facts_at(rules, game, before, command))
            play = play_of({"length": LENGTH}, recorded)
            return play.keep((*play.moves, lost))
        recorded.append((command, now.events))
    return play_of({"length": LENGTH}, recorded)

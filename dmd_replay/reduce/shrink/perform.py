"""Playing a play leniently: whatever was taken out of it, what is played is a legal game.

A listed command that is not legal where it comes is passed over; a question that no listed command
answers gets the plainest answer; chance shows what is listed, or else the plainest outcome. What
was really done is the play of the result, so playing it again gives the same game.
"""

from collections.abc import Sequence
from itertools import islice
from json import dumps
from typing import Any, Final, final

import attrs

from dmd_core.kernel.chance import Outcome, Request, Side, problem_of
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, facts_of, opening, step
from dmd_replay.check.cases.lenient import asked_of_chance
from dmd_replay.check.failure import Failure
from dmd_replay.facets import GameTools
from dmd_replay.facets.setup import Choice
from dmd_replay.reduce.oracles import Idle, Oracle, Seen, Watcher
from dmd_replay.reduce.shrink.play import Move, Play

QUIETEST: Final = ("pass", "done", "answer no")
"""Texts of commands that do nothing, the plainest first."""
LOOK_AHEAD: Final = 8
"""So many listed commands are passed over at most in the search for an answer."""
SHOWN: Final = 64
"""Options looked at in the search for the plainest."""


@final
@attrs.frozen
class MovePlace:
    """Where a move was made.

    Attributes:
        round: the round, as the game counts.
        turn: the turn.
        depth: frames on the agenda; what a command brings about is asked at a greater depth.
        plain: whether the command was the plainest one.
        options: commands that were legal there, the first `SHOWN` of them.
    """

    round: int
    turn: int
    depth: int
    plain: bool
    options: tuple[Command, ...] = ()


@final
@attrs.frozen
class Trial:
    """A play as it was played.

    Attributes:
        play: what was really done, up to the failure.
        places: one for each move of `play`.
        chances: for each move what could come out for each of its facts; nothing for a fact
            that nobody was asked for.
        rough: how many outcomes of chance were not the plainest.
        failure: what was found; None if all went well.
        strict: whether every listed move was played just as listed, and nothing else.
        steps: each command, dice among them, with its step; only if asked for.
        broke: the command at which the rules raised an exception; it has no step.
    """

    play: Play
    places: tuple[MovePlace, ...]
    chances: tuple[tuple[tuple[Side, ...], ...], ...]
    rough: int
    failure: Failure | None
    strict: bool
    steps: tuple[tuple[Command | None, Step[Any]], ...] = ()
    broke: Command | None = None


def plainest(options: Sequence[Command]) -> Command:
    """The answer that does least: pass, done, no, or else the first one."""
    texts = {command_text(option): option for option in reversed(options)}
    return next((texts[text] for text in QUIETEST if text in texts), options[0])


def plain_outcome(request: Request) -> Outcome:
    """The first item of every side."""
    return tuple(side[0] for side in request.sides)


@final
class Performer:
    """Plays plays of one game, with one set of rules."""

    def __init__(
        self,
        tools: GameTools,
        rules: Ruleset[Any, Any] | None = None,
    ) -> None:
        """Choose the game.

        Args:
            tools: the game.
            rules: other rules than those of the tools, such as rules with a planted fault.
        """
        self.tools = tools
        self.rules: Ruleset[Any, Any] = tools.ruleset if rules is None else rules
        self._games: dict[str, Any] = {}

    def game(self, play: Play) -> Any:  # noqa: ANN401 - of any game
        """The definition of a play.

        Raises:
            ValueError: if the setup cannot be played.
        """
        key = dumps([play.setup, [sorted(map(repr, pack.items())) for pack in play.packs]])
        if key not in self._games:
            self._games[key] = self.tools.setup.definition(Choice(play.setup, play.packs))
        return self._games[key]

    def perform(
        self,
        play: Play,
        oracle: Oracle | None = None,
        *,
        wanted: str = "",
        limit: int | None = None,
        keep_steps: bool = False,
    ) -> Trial:
        """Play a play.

        Args:
            play: what to do, as far as it can be done.
            oracle: looks for failures; without one nothing is looked for.
            wanted: signature of the failure to stop at; any failure if empty.
            limit: after the listed commands the game goes on with plain ones up to so many in
                all; without a limit it stops where the list ends.
            keep_steps: keep every step.

        Returns:
            What was done and found. An exception of the rules ends the play.

        Raises:
            ValueError: if the setup cannot be played.
        """
        if oracle is None:
            return _Performance(self, play, Idle(), wanted, keep=keep_steps).run(limit)
        watcher = oracle.watch(self.rules, self.game(play))
        keep = keep_steps or oracle.whole
        return _Performance(self, play, watcher, wanted, keep=keep).run(
            None if oracle.whole else limit
        )


class _BrokeError(Exception):
    """The rules raised; the cause is the real exception."""


class _Performance:
    """One play under way."""

    def __init__(
        self, by: Performer, play: Play, watcher: Watcher, wanted: str, *, keep: bool
    ) -> None:
        self._by = by
        self._rules = by.rules
        self._game = by.game(play)
        self._narrator = by.tools.narrator(self._game)
        self._play = play
        self._watcher = watcher
        self._wanted = wanted
        self._keep = keep
        self._listed = play.moves[1:]
        self._next = 0
        self._strict = True
        self._moves: list[Move] = []
        self._places: list[MovePlace] = [MovePlace(0, 0, 0, plain=True)]
        self._chances: list[tuple[tuple[Side, ...], ...]] = []
        self._rough = 0
        self._steps: list[tuple[Command | None, Step[Any]]] = []
        self._failure: Failure | None = None
        self._broke: Command | None = None

    def run(self, limit: int | None) -> Trial:
        most = len(self._listed) if limit is None else limit
        try:
            now = self._carry_out(self._play.moves[0], opening(self._rules, self._game, -1), None)
            while now.decision is not None and self._failure is None and len(self._moves) <= most:
                if limit is None and self._next >= len(self._listed):
                    break
                move = self._choose(now.state, now.decision)
                now = self._carry_out(move, now.state, now.decision)
            self._judge(self._watcher.over(self._game, self._steps))
        except _BrokeError as broken:
            if isinstance(broken.__cause__, Exception):
                self._judge(self._watcher.broke(broken.__cause__))
        strict = self._strict and (self._failure is not None or self._next == len(self._listed))
        play = self._play.keep(self._moves)
        return Trial(
            play,
            tuple(self._places),
            tuple(self._chances),
            self._rough,
            self._failure,
            strict,
            tuple(self._steps),
            self._broke,
        )

    def _choose(self, state: State[Any], decision: Decision) -> Move:
        """The listed move that answers, or the plainest one."""
        options = tuple(islice(decision.legal(), SHOWN))
        plain = plainest(options)
        listed = self._listed_for(decision)
        command = plain if listed is None or listed.command is None else listed.command
        when = self._narrator.moment(state.table)
        self._places.append(
            MovePlace(when.round, when.turn, len(state.agenda), command == plain, options)
        )
        facts = () if listed is None else listed.facts
        return Move(command, facts, str(decision.kind))

    def _listed_for(self, decision: Decision) -> Move | None:
        for place in range(self._next, min(self._next + LOOK_AHEAD, len(self._listed))):
            move = self._listed[place]
            if move.asked not in ("", decision.kind):
                continue
            if move.command is None or decision.check(move.command) is None:
                self._strict &= place == self._next and move.command is not None
                self._next = place + 1
                return move
        self._strict = False
        if self._next < len(self._listed):
            here = self._listed[self._next]
            if here.asked == decision.kind and here.command and here.command.seat == decision.seat:
                self._next += 1  # it answered this very question, and cannot any more
        return None

    def _carry_out(self, move: Move, before: State[Any], decision: Decision | None) -> Step[Any]:
        """Carry a move out with all its dice, and show each part to the watcher."""
        events: list[Event] = []
        shown: list[Outcome] = []
        could: dict[int, tuple[Side, ...]] = {}
        given = move.command
        try:
            while True:
                now = self._step(before, given, decision)
                events.extend(now.events)
                shown = list(facts_of(events))
                if self._keep:
                    self._steps.append((given, now))
                request = asked_of_chance(now.decision)
                self._judge(
                    self._watcher.see(
                        Seen(
                            move.command,
                            before,
                            now.events,
                            tuple(events),
                            now.state,
                            request is None,
                            self._rules,
                        )
                    )
                )
                if request is None or self._failure is not None:
                    return now
                could[len(shown)] = request.sides
                outcome = self._outcome(request, move.facts, len(shown))
                shown.append(outcome)
                before, given, decision = now.state, Typed(outcome), now.decision
        finally:
            self._moves.append(attrs.evolve(move, facts=tuple(shown)))
            self._chances.append(tuple(could.get(place, ()) for place in range(len(shown))))

    def _step(
        self, before: State[Any], given: Command | None, decision: Decision | None
    ) -> Step[Any]:
        try:
            if given is None:
                return begin(self._rules, self._game, before)
            return step(self._rules, self._game, before, given, decision=decision)
        except Exception as error:
            self._broke = given
            raise _BrokeError from error

    def _outcome(self, request: Request, facts: tuple[Outcome, ...], place: int) -> Outcome:
        plain = plain_outcome(request)
        if place < len(facts) and problem_of(request, facts[place]) is None:
            self._rough += facts[place] != plain
            return facts[place]
        self._strict = False
        return plain

    def _judge(self, found: Sequence[Failure]) -> None:
        if self._failure is None:
            wanted = self._wanted
            self._failure = next((f for f in found if not wanted or f.signature == wanted), None)


__all__ = [
    "LOOK_AHEAD",
    "QUIETEST",
    "MovePlace",
    "Performer",
    "Trial",
    "plain_outcome",
    "plainest",
]

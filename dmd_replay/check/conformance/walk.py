"""Walks: games that are played once and then looked at by every check."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, opening, step
from dmd_replay.check.conformance.players import Player, options_of, player_of
from dmd_replay.check.conformance.subject import Subject

NO_SEED: Final = -1
"""In place of a seed: outcomes are typed in at the table."""


class NothingAcceptedError(Exception):
    """Every command that a decision lists is refused: the game cannot go on."""


@final
@attrs.frozen(eq=False)
class WalkStep:
    """One command of a walk.

    Attributes:
        number: how many commands were given with this one; 1 for the first.
        before: the state.
        decision: what was decided, as the step before gave it.
        options: the legal commands, at most `players.MOST_OPTIONS`.
        command: what was played.
        step: what it did.
    """

    number: int
    before: State[Any]
    decision: Decision
    options: tuple[Command, ...]
    command: Command
    step: Step[Any]


@final
@attrs.frozen(eq=False)
class Walk:
    """One game from its setup to its end, or to where it could not go on.

    Attributes:
        label: names it in findings, such as ``seed 3, random``.
        seed: of its chance; `NO_SEED` if outcomes were typed in.
        opening: the state before the first event.
        first: the setup.
        moments: its commands.
        bytes_before: what the codec wrote of each moment's `before` when it was new; None where
            it could not.
        events_before: the same of each moment's events.
        stopped: what was raised where it could not go on.
    """

    label: str
    seed: int
    opening: State[Any]
    first: Step[Any]
    moments: tuple[WalkStep, ...]
    bytes_before: tuple[bytes | None, ...]
    events_before: tuple[tuple[bytes, ...] | None, ...]
    stopped: Exception | None

    @property
    def steps(self) -> Iterator[tuple[int, State[Any], Step[Any]]]:
        """Setup and commands: number, state before, what happened."""
        yield 0, self.opening, self.first
        for moment in self.moments:
            yield moment.number, moment.before, moment.step

    @property
    def last(self) -> Step[Any]:
        """The last step."""
        return self.moments[-1].step if self.moments else self.first


def moments(subject: Subject, first: Step[Any], player: Player) -> Iterator[WalkStep]:
    """Play on from a step until the game is over.

    Raises:
        NothingAcceptedError: if a decision lists only what is refused, or nothing.
        Exception: what the rules raise.
    """
    now = first
    number = 0
    while now.decision is not None:
        number += 1
        before, decision = now.state, now.decision
        options = options_of(decision)
        command, now = _accepted(subject, now, player.order(subject, now, options))
        yield WalkStep(number, before, decision, tuple(options), command, now)


def _accepted(
    subject: Subject, now: Step[Any], wanted: Iterable[Command]
) -> tuple[Command, Step[Any]]:
    for command in wanted:
        try:
            return command, step(
                subject.ruleset, subject.game, now.state, command, decision=now.decision
            )
        except RefusedError:
            continue
    kind = now.decision.kind if now.decision is not None else "nothing"
    raise NothingAcceptedError(f"no command that '{kind}' lists is accepted")


def start(subject: Subject, seed: int) -> tuple[State[Any], Step[Any]]:
    """The opening state of a game and its setup; `NO_SEED` for typed outcomes."""
    ruleset: Ruleset[Any, Any] = subject.ruleset
    state = opening(ruleset, subject.game, seed)
    return state, begin(ruleset, subject.game, state)


def label_of(seed: int, player: str, *, typed: bool = False) -> str:
    """How a game is named in findings."""
    return f"seed {seed}, {player}" + (", typed outcomes" if typed else "")


def walk(subject: Subject, seed: int, most: int, *, typed: bool = False) -> Walk:
    """Play one game, at random or as the subject's bot does.

    Args:
        subject: what is played.
        seed: of chance and of the player, 0 or more; a bot plays the odd ones.
        most: commands after which it is left.
        typed: whether outcomes are typed in instead of drawn by the seed.

    Raises:
        Exception: what the rules raise in setup; later the walk just stops.
    """
    used = NO_SEED if typed else seed
    state, first = start(subject, used)
    played: list[WalkStep] = []
    states: list[bytes | None] = []
    events: list[tuple[bytes, ...] | None] = []
    stopped: Exception | None = None
    now = first
    name, player = player_of(subject, seed)
    play = moments(subject, first, player)
    while len(played) < most:
        data = _written(subject, now.state)  # before the rules see the state again
        try:
            moment = next(play, None)
        except Exception as error:  # noqa: BLE001 - whatever it is, `progress` reports it
            stopped = error
            break
        if moment is None:
            break
        now = moment.step
        played.append(moment)
        states.append(data)
        events.append(_said(subject, now.events))
    label = label_of(seed, name, typed=typed)
    return Walk(label, used, state, first, tuple(played), tuple(states), tuple(events), stopped)


def _written(subject: Subject, state: State[Any]) -> bytes | None:
    try:
        return subject.codec.encode_state(state)
    except Exception:  # noqa: BLE001 - `codec_round_trip` reports it
        return None


def _said(subject: Subject, events: tuple[Event, ...]) -> tuple[bytes, ...] | None:
    try:
        return tuple(map(subject.codec.encode_event, events))
    except Exception:  # noqa: BLE001 - as above
        return None


__all__ = [
    "NO_SEED",
    "NothingAcceptedError",
    "Walk",
    "WalkStep",
    "label_of",
    "moments",
    "start",
    "walk",
]

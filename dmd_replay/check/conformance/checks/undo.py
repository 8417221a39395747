"""Going back, and other sources of chance."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.events import Command, Event, Parked, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.rewind import UndoPolicy, rewound
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, facts_of, opening, pending, step
from dmd_replay.check.conformance.checks.purity import perform, steps_differ
from dmd_replay.check.conformance.difference import differs
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.players import First
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.check.conformance.walk import NO_SEED, Walk, WalkStep, moments

BACK = 3
"""To so many kept states a game goes back."""
ANEW = 10
"""So many commands are played on after an undo with new chance."""


@each_game("Going back to a kept state and playing the same again gives the same game.")
def undo(lab: Lab, walk: Walk) -> None:
    """Goes back from the end, plays on; and goes back with new chance, twice alike."""
    count = len(walk.moments)
    for place in sorted({count * part // BACK for part in range(BACK)}, reverse=True):
        if place == count:
            continue
        kept = rewound(walk.moments[place].before, UndoPolicy.KEEP, 0)
        state = kept
        for moment in walk.moments[place:]:
            lab.at(walk.label, moment.number)
            done = perform(lab.subject, state, moment.command)
            says = f"back to command {place}, '{command_text(moment.command)}' goes another way"
            if not lab.same(says, steps_differ(moment.step, done)):
                break
            state = done.state
        if walk.seed != NO_SEED:
            lab.at(walk.label, place)
            _anew(lab, kept)


def _anew(lab: Lab, kept: State[Any]) -> None:
    one, other = (_played_on(lab.subject, rewound(kept, UndoPolicy.RESEED, 0)) for _ in range(2))
    lab.same("an undo with new chance gives two games", differs(one, other))


def _played_on(subject: Subject, state: State[Any]) -> tuple[Event, ...]:
    """The events of always the first command, for a while."""
    first = Step(state, (), pending(subject.ruleset, subject.game, state))
    played = islice(moments(subject, first, First()), ANEW)
    return tuple(event for moment in played for event in moment.step.events)


@each_game("Seed, recorded outcomes and outcomes typed in at the table give the same events.")
def chance_sources_agree(lab: Lab, walk: Walk) -> None:
    """Plays a finished game again from its recorded outcomes, and typing them in."""
    if walk.last.decision is not None:
        return
    events = [event for _, _, done in walk.steps for event in done.events]
    outcomes = list(facts_of(events))
    recorded = _from_facts(lab, walk, iter(outcomes))
    typed = _from_table(lab, walk, outcomes)
    mine = _of_game(events)
    lab.at(walk.label)
    lab.same("recorded outcomes give other events", differs(mine, _of_game(recorded)))
    lab.same("typed outcomes give other events", differs(mine, _of_game(typed)))


def _of_game(events: Sequence[Event]) -> tuple[Event, ...]:
    """Without `Parked`: a game that types its outcomes waits more often."""
    return tuple(event for event in events if not isinstance(event, Parked))


def _choices(walk: Walk) -> Iterator[WalkStep]:
    """The commands of seats; typed outcomes are facts."""
    return (moment for moment in walk.moments if moment.decision.seat != TABLE)


def _from_facts(lab: Lab, walk: Walk, facts: Iterator[Outcome]) -> list[Event]:
    subject = lab.subject
    lab.at(walk.label, 0)
    now = begin(subject.ruleset, subject.game, opening(subject.ruleset, subject.game, -1), facts)
    events = list(now.events)
    for moment in _choices(walk):
        lab.at(walk.label, moment.number)
        now = step(subject.ruleset, subject.game, now.state, moment.command, facts=facts)
        events.extend(now.events)
    return events


def _from_table(lab: Lab, walk: Walk, outcomes: Sequence[Outcome]) -> list[Event]:
    subject = lab.subject
    lab.at(walk.label, 0)
    now = begin(subject.ruleset, subject.game, opening(subject.ruleset, subject.game, NO_SEED))
    events = list(now.events)
    choices = _choices(walk)
    while now.decision is not None:
        command: Command
        if now.decision.seat == TABLE:
            drawn = sum(1 for _ in facts_of(events))
            command = Typed(outcomes[drawn])
        else:
            moment = next(choices)
            lab.at(walk.label, moment.number)
            command = moment.command
        now = perform(subject, now.state, command)
        events.extend(now.events)
    return events


__all__ = ["chance_sources_agree", "undo"]

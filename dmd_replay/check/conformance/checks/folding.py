"""Events are the only way a state changes: folding them gives what executing gave."""

from dmd_core.kernel.events import Parked
from dmd_core.kernel.step import evolve, fold
from dmd_replay.check.conformance.difference import differs
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.walk import Walk


@each_game("The events of a step, folded, give the state that the step gave; Parked comes last.")
def fold_equals_execute(lab: Lab, walk: Walk) -> None:
    """Folds step by step, one event at a time, and the whole game from its opening."""
    ruleset = lab.subject.ruleset
    for number, before, done in walk.steps:
        lab.at(walk.label, number)
        folded = fold(ruleset, before, done.events)
        lab.same("folding the events gives another state", differs(done.state, folded))
        state = before
        for event in done.events:
            state = evolve(ruleset, state, event)
        lab.same("folding one event at a time gives another state", differs(done.state, state))
        parked = [place for place, event in enumerate(done.events) if isinstance(event, Parked)]
        lab.made()
        if parked != [len(done.events) - 1]:
            lab.found(
                "Parked is not the last event, or not there once", len(done.events) - 1, parked
            )
    lab.at(walk.label)
    events = (event for _, _, done in walk.steps for event in done.events)
    lab.same(
        "folding the whole game gives another state",
        differs(walk.last.state, fold(ruleset, walk.opening, events)),
    )


__all__ = ["fold_equals_execute"]

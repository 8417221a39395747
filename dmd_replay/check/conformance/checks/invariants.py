"""The invariants of the game itself, if the subject has any."""

from dmd_core.kernel.step import evolve
from dmd_replay.check.conformance.lab import Lab, SkipError, each_game
from dmd_replay.check.conformance.walk import Walk


@each_game("No event breaks an invariant of the game.")
def invariants_hold(lab: Lab, walk: Walk) -> None:
    """Feeds every event of a game to the subject's monitor."""
    subject = lab.subject
    if subject.monitor is None:
        raise SkipError("the subject has no invariants")
    monitor = subject.monitor(subject.game)
    for number, before, done in walk.steps:
        lab.at(walk.label, number)
        state = before
        for event in done.events:
            after = evolve(subject.ruleset, state, event)
            lab.made()
            for broken in monitor.feed(state.table, event, after.table):
                lab.found(
                    f"{type(event).__name__} breaks {broken.name}: {broken.says}",
                    f"{broken.rule} holds",
                    event,
                )
            state = after


__all__ = ["invariants_hold"]

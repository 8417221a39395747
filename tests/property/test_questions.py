"""What holds for the questions of every game: no two answers alike, one way out of what may be."""

from typing import Final

from hypothesis import given

import dmd_core as dmd
from dmd_core.api import Step
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.text_frames import MovingPicked, Picking, PlacingEnemy, Resolve
from dmd_core.kernel.events import Command
from tests.property.strategies import Begun, Played, games

MAY_WASTE: Final = "split"
"""The one decision that must be made and has an answer that gives nothing."""


def declines(command: Command) -> bool:
    """Whether an answer leaves everything as it is."""
    match command:
        case c.Pass() | c.Done() | c.Decline() | c.Cancel() | c.Answer(yes=False):
            return True
        case c.Convert(n=n) | c.Split(n=n) | c.Assign(n=n) | c.BonusDiceUsed(n=n):
            return n == 0
        case c.HealPoints(stress=stress, wounds=wounds):
            return stress == wounds == 0
        case _:
            return False


def left_to_a_text(played: Played) -> bool:
    """Whether a text goes on with what is picked; it may find nothing to do there.

    Figures are always asked for: two are two answers, even if neither of them would move.
    """
    subject = played.decision.subject
    return isinstance(subject, Picking) and isinstance(
        subject.then, Resolve | PlacingEnemy | MovingPicked
    )


@given(games())
def test_two_answers_never_come_to_the_same(begun: Begun) -> None:
    """Nobody is asked to choose between things that make no difference (DMD-AMB-120)."""
    for played in begun.played:
        if left_to_a_text(played):
            continue
        results: dict[tuple[object, ...], Command] = {}
        for command in played.decision.legal():
            step: Step = dmd.apply(begun.game, played.before, command, decision=played.decision)
            same = results.setdefault((step.events, step.state), command)
            assert same is command, (played.decision.kind, dmd.text(same), dmd.text(command))


@given(games())
def test_what_may_be_declined_has_one_way_out_and_what_must_be_has_none(begun: Begun) -> None:
    """`must` says whether one of the answers leaves everything as it is, Successes excepted."""
    for played in begun.played:
        decision = played.decision
        ways_out = [command for command in decision.legal() if declines(command)]
        expected = decision.kind == MAY_WASTE or not decision.must
        assert len(ways_out) == expected, (decision.kind, [dmd.text(way) for way in ways_out])


@given(games())
def test_a_may_over_a_number_leaves_no_number_out(begun: Begun) -> None:
    """From none to as many as there may be, each number is an answer; yes is all and no is none."""
    for played in begun.played:
        listed = list(played.decision.legal())
        numbers = [command.n for command in listed if isinstance(command, c.Number)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
        for counted in (c.Convert, c.Split, c.Assign, c.BonusDiceUsed):
            named = sorted(
                command.n
                for command in listed
                if isinstance(command, counted) and not getattr(command, "text", "")
            )
            assert named == list(range(len(named)))

"""What holds for the commands of every decision of every game."""

from itertools import islice
from typing import Final

from hypothesis import given

import dmd_core as dmd
from dmd_core.kernel.ids import TABLE
from tests.property.strategies import Begun, games

MOST_LISTED: Final = 64
"""More commands than this in one list could not be shown to anybody."""


@given(games())
def test_legal_check_and_apply_agree(begun: Begun) -> None:
    """What `legal` lists, `check` accepts and `apply` carries out, with or without a decision."""
    for played in begun.played:
        listed = list(dmd.legal(begun.game, played.before))
        assert played.command in listed
        assert [None] * len(listed) == [
            dmd.check(begun.game, played.before, command) for command in listed
        ]
        again = dmd.apply(begun.game, played.before, played.command)
        assert played.step.state == again.state
        assert played.step.events == again.events


@given(games())
def test_every_listed_command_can_be_carried_out(begun: Begun) -> None:
    """Each answer to the last question leads on, to another question or to the end."""
    last = begun.played[-1]
    for command in last.decision.legal():
        step = dmd.apply(begun.game, last.before, command)
        assert (step.decision is None) == bool(dmd.outcome(step.state)), dmd.text(command)


@given(games())
def test_a_decision_lists_each_command_once_and_few_of_them(begun: Begun) -> None:
    """No list is empty, longer than 64, or names a command twice."""
    for played in begun.played:
        listed = list(played.decision.legal())
        assert 2 <= len(listed) <= MOST_LISTED, played.decision.kind
        assert len(listed) == len(set(listed)), played.decision.kind


@given(games())
def test_the_order_of_a_list_is_stable(begun: Begun) -> None:
    """The same state lists the same commands in the same order, also after encoding."""
    for played in begun.played:
        listed = list(played.decision.legal())
        data = dmd.encode(begun.game, played.before)
        assert listed == list(dmd.legal(begun.game, played.before))
        assert listed == list(dmd.legal(begun.game, dmd.decode(begun.game, data)))


@given(games())
def test_texts_of_commands_are_unique_and_parse_back(begun: Begun) -> None:
    """Each command of a list has a text of its own, which names that command."""
    for played in begun.played:
        listed = list(played.decision.legal())
        texts = [dmd.text(command) for command in listed]
        assert len(texts) == len({text.lower() for text in texts}), texts
        assert listed == [dmd.parse_command(played.decision, text) for text in texts]


@given(games())
def test_typed_facts_parse_back(begun: Begun) -> None:
    """At a real table the text of a typed outcome names that outcome."""
    decision = dmd.start(begun.game, None).decision
    assert decision is not None
    assert decision.seat == TABLE
    some = list(islice(decision.legal(), 5))
    assert some == [dmd.parse_command(decision, dmd.text(command)) for command in some]

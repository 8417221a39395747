"""Decisions list what is legal and say why the rest is not."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar, Final, final

import pytest

from dmd_core.kernel.chance import Request, Side
from dmd_core.kernel.decisions import (
    CHANCE,
    Decision,
    Facts,
    Family,
    Verdict,
    blocked,
    one_of,
    typed_decision,
    when,
)
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import TABLE, ItemId, KindId, RuleId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

S0, S1 = Seat(0), Seat(1)


@final
@node
class Go:
    """A command with one argument."""

    WORD: ClassVar[str] = "go"

    seat: Seat
    to: int


@final
@node
class Wait:
    """A command without arguments."""

    WORD: ClassVar[str] = "wait"

    seat: Seat


MOVE: Final = KindId("move")
FAR: Final = RefusalCode("far", "{to} is too far.", (RuleId("X-01"),))
LATE: Final = RefusalCode("late", "It is too late.")

D3: Final = tuple(map(ItemId, ("1", "2", "3")))
COIN: Final = tuple(map(ItemId, ("t", "h", "t")))
TWELVE: Final = "go 0, go 1, go 2, go 3, go 4, go 5, go 6, go 7, go 8, go 9, go 10, go 11"


def ask(*families: Family) -> Decision:
    """A decision of the first seat."""
    return Decision(S0, MOVE, families)


def typed(letters: str) -> Typed:
    """The table's command with one item per letter."""
    return Typed(tuple(map(ItemId, letters)))


def sentence(reason: Refusal | None) -> str | None:
    """The sentence of a refusal."""
    return None if reason is None else reason.sentence


# Families.


def test_listed_commands_come_in_their_order_and_are_legal() -> None:
    """A family of listed commands keeps their order and knows nothing of others."""
    family = one_of(Go(S0, 2), Wait(S0), Go(S0, 1))

    assert list(family) == [Go(S0, 2), Wait(S0), Go(S0, 1)]
    assert family.judge(Go(S0, 1)) == "legal"
    assert family.judge(Go(S0, 3)) == "foreign"
    assert family.judge(Go(S1, 1)) == "foreign"


def test_when_a_guard_finds_nothing_the_commands_are_offered() -> None:
    """No reason against them: the commands are an ordinary family."""
    assert when(None, Go(S0, 1), Go(S0, 2)) == one_of(Go(S0, 1), Go(S0, 2))


def test_when_a_guard_finds_a_reason_nothing_is_offered() -> None:
    """The reason is handed out for every command of those classes, and for no other."""
    family = when(refusal(LATE), Go(S0, 1), Go(S0, 2))

    assert list(family) == []
    assert family.judge(Go(S0, 1)) == refusal(LATE)
    assert family.judge(Go(S0, 9)) == refusal(LATE)
    assert family.judge(Wait(S0)) == "foreign"


def test_the_reason_of_a_blocked_class_is_made_when_asked_for() -> None:
    """Reasons cost nothing until a command of the class is tried."""
    made: list[str] = []

    def reason() -> Refusal:
        made.append("reason")
        return refusal(LATE)

    family = blocked(Wait, reason)

    assert list(family) == []
    assert family.judge(Go(S0, 1)) == "foreign"
    assert made == []
    assert family.judge(Wait(S0)) == refusal(LATE)
    assert made == ["reason"]


def test_facts_list_every_outcome_once() -> None:
    """All outcomes of a request are legal, sorted, however often a face is printed."""
    family = Facts(Request(0, (COIN, D3[:2]), "toss"))

    assert list(family) == [typed("h1"), typed("h2"), typed("t1"), typed("t2")]


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ("3h", None),
        ("4h", "Typed in: 4,h. item 1: '4' cannot come out; expected 1 of 1 2 3, then 1 of h t."),
        ("3", "Typed in: 3. 1 item for 2; expected 1 of 1 2 3, then 1 of h t."),
        ("", "Typed in: ''. 0 items for 2; expected 1 of 1 2 3, then 1 of h t."),
        ("111", "Typed in: 1,1,1. 3 items for 2; expected 1 of 1 2 3, then 1 of h t."),
    ],
)
def test_typed_facts_are_judged(items: str, expected: str | None) -> None:
    """The sentence says what was typed, what is wrong, and what each side can show."""
    reason = typed_decision(Request(0, (D3, COIN), "toss")).check(typed(items))

    assert expected == sentence(reason)
    assert reason is None or reason.code == "impossible-fact"


def test_facts_know_nothing_of_other_commands() -> None:
    """A family of facts leaves commands of players to other families."""
    assert Facts(Request(0, (D3,), "die")).judge(Wait(S0)) == "foreign"


# Decisions.


def test_legal_commands_come_family_by_family() -> None:
    """The order is that of the families, and of the commands in each."""
    decision = ask(one_of(Wait(S0)), one_of(Go(S0, 2), Go(S0, 1)))

    assert list(decision.legal()) == [Wait(S0), Go(S0, 2), Go(S0, 1)]
    assert [decision.check(command) for command in decision.legal()] == [None, None, None]


def test_legal_commands_are_made_lazily() -> None:
    """Taking the first few of very many does not make the rest."""
    decision = typed_decision(Request(0, (D3,) * 60, "dice"))

    assert list(islice(decision.legal(), 2)) == [typed("1" * 60), typed("1" * 59 + "2")]


@pytest.mark.parametrize(
    ("decision", "command", "code", "expected"),
    [
        (
            ask(one_of(Wait(S0))),
            Wait(S1),
            "wrong-seat",
            "seat 1 cannot answer now: the decision 'move' belongs to seat 0.",
        ),
        (
            ask(one_of(Wait(S0))),
            typed("1"),
            "wrong-seat",
            "the table cannot answer now: the decision 'move' belongs to seat 0.",
        ),
        (
            typed_decision(Request(0, (D3,), "die")),
            Wait(S0),
            "wrong-seat",
            "seat 0 cannot answer now: the decision 'chance' belongs to the table.",
        ),
        (
            typed_decision(Request(0, (D3,), "die")),
            Wait(TABLE),
            "wrong-decision",
            "'wait' does not answer the decision 'chance'; it takes: typed 1, typed 2, typed 3.",
        ),
        (
            ask(one_of(Go(S0, 1), Go(S0, 2))),
            Wait(S0),
            "wrong-decision",
            "'wait' does not answer the decision 'move'; it takes: go 1, go 2.",
        ),
        (
            ask(one_of(Go(S0, 1), Wait(S0))),
            Go(S0, 3),
            "not-offered",
            "'go 3' is not possible in the decision 'move'; possible: go 1, wait.",
        ),
        (
            ask(one_of(*(Go(S0, to) for to in range(12)))),
            Go(S0, 20),
            "not-offered",
            f"'go 20' is not possible in the decision 'move'; possible: {TWELVE}.",
        ),
        (
            ask(one_of(*(Go(S0, to) for to in range(13)))),
            Go(S0, 20),
            "not-offered",
            f"'go 20' is not possible in the decision 'move'; possible: {TWELVE}, ….",
        ),
    ],
    ids=[
        "another seat",
        "the table instead of a seat",
        "a seat instead of the table",
        "no fact",
        "another class",
        "another argument",
        "twelve options",
        "more than twelve options",
    ],
)
def test_a_refusal_says_what_was_tried_and_what_is_allowed(
    decision: Decision, command: Command, code: str, expected: str
) -> None:
    """Code and sentence of the refusals that every decision shares."""
    reason = decision.check(command)

    assert reason is not None
    assert (code, expected) == (reason.code, reason.sentence)


def test_a_guard_explains_what_it_blocks() -> None:
    """The reason of a guard comes with its code, sentence, rules and values."""
    decision = ask(one_of(Wait(S0)), blocked(Go, lambda: refusal(FAR, {"to": "the moon"})))

    reason = decision.check(Go(S0, 9))

    assert reason == refusal(FAR, {"to": "the moon"})
    assert reason is not None
    expected = ("far", "the moon is too far.", (RuleId("X-01"),))
    assert expected == (reason.code, reason.sentence, reason.rules)


def test_a_value_missing_from_a_refusal_shows_as_its_name() -> None:
    """An incomplete reason is still a sentence."""
    assert refusal(FAR).sentence == "<to> is too far."


def test_what_one_family_offers_no_other_forbids() -> None:
    """A command that is blocked in one family and listed in a later one is legal."""
    decision = ask(blocked(Go, lambda: refusal(LATE)), one_of(Go(S0, 1)))

    assert decision.check(Go(S0, 1)) is None
    assert sentence(decision.check(Go(S0, 2))) == "It is too late."


def test_of_two_reasons_the_first_is_given() -> None:
    """The order of the families decides which reason is heard."""
    late = blocked(Go, lambda: refusal(LATE))
    far = blocked(Go, lambda: refusal(FAR, {"to": 1}))

    assert ask(late, far).check(Go(S0, 1)) == refusal(LATE)
    assert ask(far, late).check(Go(S0, 1)) == refusal(FAR, {"to": 1})


def test_the_decision_of_the_table_must_be_made() -> None:
    """Typing in chance is a decision of the table with the request as its subject."""
    request = Request(0, (D3,), "die")

    decision = typed_decision(request)

    expected = (TABLE, CHANCE, (Facts(request),), request, True)
    assert expected == (
        decision.seat,
        decision.kind,
        decision.families,
        decision.subject,
        decision.must,
    )


def test_a_game_may_bring_families_of_its_own() -> None:
    """Whatever can list and judge is a family."""

    class Even:
        """Going to any even place, without an end."""

        def __iter__(self) -> Iterator[Command]:
            """All of them."""
            place = 0
            while True:
                yield Go(S0, place)
                place += 2

        def judge(self, command: Command) -> Verdict:
            """By arithmetic."""
            if not isinstance(command, Go):
                return "foreign"
            return refusal(FAR, {"to": command.to}) if command.to % 2 else "legal"

    decision = Decision(S0, MOVE, (Even(),))

    assert decision.check(Go(S0, 10**9)) is None
    assert sentence(decision.check(Go(S0, 7))) == "7 is too far."
    assert list(islice(decision.legal(), 2)) == [Go(S0, 0), Go(S0, 2)]


@pytest.mark.parametrize("side", [D3, COIN])
@pytest.mark.parametrize("make", [one_of, lambda: when(refusal(LATE))])
def test_an_empty_family_offers_and_refuses_nothing(side: Side, make: Callable[[], Family]) -> None:
    """Beside a family without commands the others decide alone."""
    decision = Decision(TABLE, CHANCE, (make(), Facts(Request(0, (side,), "one"))))

    assert [typed(item) for item in sorted(set(side))] == list(decision.legal())
    assert decision.check(typed(side[0])) is None

"""The step function, shown with a game of its own; see `race_game.rules`."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_core.kernel.chance import SEED_LIMIT, Chance, Outcome, Request, draw
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.refusals import Refusal, RefusedError, refusal, with_rules
from dmd_core.kernel.ruleset import Handlers, IncompleteRulesetError
from dmd_core.kernel.run import EngineError, FactsError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import (
    OVER,
    Step,
    begin,
    check,
    evolve,
    facts_of,
    fold,
    opening,
    pending,
    step,
)
from race_game.rules import (
    BOOST,
    CHANCE,
    COURSE,
    D3,
    MOVE,
    RULE,
    RULES,
    S0,
    S1,
    TIRED,
    Began,
    Boosted,
    Broken,
    Cheer,
    Chose,
    Course,
    Die,
    Gasp,
    Gasped,
    Hurry,
    Move,
    Nothing,
    Pass,
    Rolled,
    Round,
    Stuck,
    Track,
    Use,
    Walk,
    Won,
    begin_turn,
    has_run,
    never,
    roll_of,
    roll_shown,
)


def facts(digits: str) -> Iterable[Outcome]:
    """One outcome of the die per digit."""
    return iter([(ItemId(digit),) for digit in digits])


def started(seed: int = 1) -> Step[Track]:
    """A race that waits for its first decision."""
    return begin(RULES, COURSE, opening(RULES, COURSE, seed))


def then(before: Step[Track], command: Command, rolls: str | None = None) -> Step[Track]:
    """The next step, with recorded rolls if there are any."""
    outcomes = None if rolls is None else iter(facts(rolls))
    return step(RULES, COURSE, before.state, command, decision=before.decision, facts=outcomes)


def turn(seat: Seat) -> tuple[Frame, ...]:
    """The agenda when a turn has begun."""
    return (Round(), Gasp(seat), Cheer(seat), Move(seat))


def sentence_of(reason: Refusal | None) -> str:
    """The sentence of a refusal that must be there."""
    assert reason is not None
    return reason.sentence


# A whole game, event by event.


def test_an_opening_is_the_state_before_the_first_event() -> None:
    """Nothing has happened, and there is a counter for each stream."""
    state = opening(RULES, COURSE, 5)

    assert state == State(Track(), (Round(),), Chance(5, 0, (0, 0)))


@pytest.mark.parametrize("seed", [-2, SEED_LIMIT])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """A seed below 0 or beyond the limit opens no game; the sentence has the seed and the range."""
    with pytest.raises(ValueError, match=rf"^seed {seed} is out of range; allowed: 0 to 34\d*$"):
        opening(RULES, COURSE, seed)


def test_begin_runs_to_the_first_decision() -> None:
    """Frames pushed run in reading order, and the last event says what is waited for."""
    first = started()

    assert first.events == (Began(S0), Parked(0, turn(S0), (), S0, MOVE))
    assert first.state == State(Track(active=S0), turn(S0), Chance(1, 0, (0, 0)))
    assert first.decision is not None
    assert list(first.decision.legal()) == [Walk(S0), Hurry(S0)]


def test_a_whole_game_event_by_event() -> None:
    """Every event of a game with recorded rolls, in order."""
    first = started()
    ran = then(first, Hurry(S0), "2")
    passed = then(ran, Pass(S0))
    walked = then(passed, Walk(S1), "3")
    boosted = then(walked, Use(S1), "1")
    won = then(boosted, Hurry(S1), "3")

    assert ran.events == (
        Chose(S0, run=True),
        Rolled(S0, D3[1:2]),
        Parked(2, (Cheer(S0),), ((1, 1),), S0, BOOST),
    )
    assert passed.events == (Gasped(S0), Began(S1), Parked(0, turn(S1), (), S1, MOVE))
    assert walked.events == (
        Chose(S1, run=False),
        Rolled(S1, D3[2:]),
        Parked(2, (Cheer(S1),), ((1, 1),), S1, BOOST),
    )
    assert boosted.events == (
        Boosted(S1),
        Began(S0),
        Forced(MOVE, Walk(S0), why=(RULE,)),
        Chose(S0, run=False),
        Rolled(S0, D3[:1]),
        Began(S1),
        Parked(0, turn(S1), ((1, 1),), S1, MOVE),
    )
    assert won.events == (
        Chose(S1, run=True),
        Rolled(S1, D3[2:]),
        Won(S1),
        Parked(0, (), ((1, 1),), NOBODY, OVER),
    )
    table = Track((5, 10), (False, True), 0, S1, "seat 1 won")
    assert won == Step(State(table, (), Chance(1, 0, (0, 4))), won.events, None)


def test_a_forced_decision_is_recorded_and_not_asked() -> None:
    """Who ran can only walk: that is carried out, and said, but nobody is asked."""
    state = State(Track(tired=(True, False), active=S1), (Round(),), Chance(-1, 0, (0, 0)))

    after = begin(RULES, COURSE, state)

    assert after.events == (
        Began(S0),
        Forced(MOVE, Walk(S0), why=(RULE,)),
        Chose(S0, run=False),
        Parked(0, (Round(), Gasp(S0), Cheer(S0), Die(S0)), (), TABLE, CHANCE),
    )


def test_a_choice_to_do_nothing_or_nothing_is_silent() -> None:
    """Without boosts nobody is asked for one, and no event says so."""
    state = State(Track((1, 1), boosts=0, active=S0), (Round(), Cheer(S0)), Chance(1, 0, (0, 0)))

    after = begin(RULES, COURSE, state)

    assert after.events == (Began(S1), Parked(0, turn(S1), (), S1, MOVE))


@pytest.mark.parametrize(
    ("tired", "expected"),
    [(True, [Gasped(S0), Began(S1)]), (False, [Began(S1)])],
)
def test_a_guard_drops_a_frame_whose_time_has_passed(tired: bool, expected: list[Event]) -> None:  # noqa: FBT001 - one of the cases
    """A frame runs only if its guard lets it; dropping it leaves no event."""
    state = State(Track(tired=(tired, False), active=S0), (Round(), Gasp(S0)), Chance(1, 0, (0, 0)))

    assert expected == list(begin(RULES, COURSE, state).events[:-1])


# Chance: from a seed, from the table, from a record.


def test_a_seed_draws_from_the_stream_of_the_request() -> None:
    """The first three rolls are those of the published algorithm, one counter value each."""
    first = then(started(8), Walk(S0))
    second = then(then(first, Pass(S0)), Walk(S1))
    third = then(then(second, Pass(S1)), Walk(S0))

    shown = [fact for each in (first, second, third) for fact in facts_of(each.events)]
    assert shown == [draw(8, 0, "die", counter, (D3,)) for counter in range(3)]
    assert shown == list(facts("232"))
    assert third.state.chance == Chance(8, 0, (0, 3))


def test_requests_of_one_step_have_counters_of_their_own() -> None:
    """Three rolls within a step use the counters 0 to 2; the roll of the next step uses 3."""
    timeline = Course(99, (Round(),))
    rolls = (Die(S0),) * 3
    first = begin(RULES, timeline, State(Track(), (Round(), *rolls), Chance(8, 0, (0, 0))))
    second = step(RULES, timeline, first.state, Walk(S0))

    shown = [list(facts_of(each.events)) for each in (first, second)]
    assert shown == [list(facts("232")), [draw(8, 0, "die", 3, (D3,))]]
    assert first.events[-1] == Parked(0, turn(S0), ((1, 3),), S0, MOVE)
    assert (first.state.chance, second.state.chance) == (Chance(8, 0, (0, 3)), Chance(8, 0, (0, 4)))


def test_an_epoch_draws_other_numbers() -> None:
    """A raised epoch gives what the published algorithm gives for it."""
    before = started(8)
    state = replace(before.state, chance=replace(before.state.chance, epoch=5))

    after = step(RULES, COURSE, state, Walk(S0))

    assert draw(8, 0, "die", 0, (D3,)) == D3[1:2]
    assert draw(8, 5, "die", 0, (D3,)) == D3[:1]
    assert list(facts_of(after.events)) == [D3[:1]]
    assert after.state.chance == Chance(8, 5, (0, 1))


def test_without_a_seed_the_table_is_asked() -> None:
    """A draw becomes a decision of the table, and what it types counts as the roll."""
    waits = then(started(-1), Walk(S0))

    assert waits.events == (
        Chose(S0, run=False),
        Parked(3, (Die(S0),), (), TABLE, CHANCE),
    )
    assert waits.decision is not None
    assert waits.decision.subject == Request(1, (D3,), "die")
    assert list(waits.decision.legal()) == [Typed((face,)) for face in D3]

    typed = then(waits, Typed(D3[2:]))

    assert typed.events == (
        Rolled(S0, D3[2:]),
        Parked(2, (Cheer(S0),), ((1, 1),), S0, BOOST),
    )


def test_the_table_is_not_asked_for_what_can_come_out_in_one_way_only() -> None:
    """A die with one face is not rolled, but it counts as a request."""
    timeline = Course(6, (Round(),), D3[:1])
    first = begin(RULES, timeline, opening(RULES, timeline, -1))

    after = step(RULES, timeline, first.state, Walk(S0))

    assert after.events == (
        Chose(S0, run=False),
        Rolled(S0, D3[:1]),
        Parked(2, (Cheer(S0),), ((1, 1),), S0, BOOST),
    )


def test_recorded_facts_come_before_the_seed() -> None:
    """A record answers even if there is a seed, and only as often as there are requests."""
    rolls = iter(facts("31"))

    after = step(RULES, COURSE, started(8).state, Walk(S0), facts=rolls)

    assert list(facts_of(after.events)) == [D3[2:]]
    assert list(rolls) == [D3[:1]]


@pytest.mark.parametrize(
    ("rolls", "message"),
    [
        ("", "die: recorded nothing: the recorded facts end here"),
        ("7", "die: recorded 7: item 1: '7' cannot come out"),
    ],
)
def test_a_record_that_does_not_fit_is_an_error(rolls: str, message: str) -> None:
    """A record that is too short, or shows what the die has not, belongs to another game."""
    with pytest.raises(FactsError) as caught:
        then(started(), Walk(S0), rolls)

    assert message == str(caught.value)
    assert caught.value.request == Request(1, (D3,), "die")
    assert caught.value.outcome == tuple(rolls)


# Refusals.

WRONG_SEAT: Final = "seat 1 cannot answer now: the decision 'move' belongs to seat 0."
WRONG_DECISION: Final = "'pass' does not answer the decision 'move'; it takes: walk, run."
NOT_THE_TABLE: Final = "the table cannot answer now: the decision 'move' belongs to seat 0."
THE_TABLE: Final = "seat 0 cannot answer now: the decision 'chance' belongs to the table."
NO_FACT: Final = "Typed in: 4. item 1: '4' cannot come out; expected 1 of 1 2 3."


@pytest.mark.parametrize(
    ("lead", "command", "code", "sentence"),
    [
        ((), Walk(S1), "wrong-seat", WRONG_SEAT),
        ((), Pass(S0), "wrong-decision", WRONG_DECISION),
        ((), Typed(D3[:1]), "wrong-seat", NOT_THE_TABLE),
        ((Walk(S0),), Walk(S0), "wrong-seat", THE_TABLE),
        ((Walk(S0),), Typed((ItemId("4"),)), "impossible-fact", NO_FACT),
    ],
    ids=["seat", "decision", "table", "player", "fact"],
)
def test_an_illegal_command_is_refused(
    lead: tuple[Command, ...], command: Command, code: str, sentence: str
) -> None:
    """Check and step give the same reason, with and without the decision at hand."""
    before = started(-1)
    for each in lead:
        before = then(before, each)

    reason = check(RULES, COURSE, before.state, command)

    assert (code, sentence) == (reason.code if reason else "", sentence_of(reason))
    for decision in (before.decision, None):
        with pytest.raises(RefusedError) as caught:
            step(RULES, COURSE, before.state, command, decision=decision)
        assert reason == caught.value.refusal
        assert with_rules(sentence, caught.value.refusal.rules) == str(caught.value)


def test_the_reason_of_a_guard_reaches_the_caller() -> None:
    """What a rule forbids is refused in the words of that rule."""
    before = started()
    table = replace(before.state.table, tired=(True, False))

    reason = check(RULES, COURSE, replace(before.state, table=table), Hurry(S0))

    assert reason == refusal(TIRED, {"seat": S0})
    assert sentence_of(reason) == "Seat 0 ran last turn; it can only walk."


def test_a_finished_game_takes_no_command() -> None:
    """After the end every command is refused, with the outcome."""
    state = State(Track(outcome="seat 1 won"), (), Chance(1, 0, (0, 9)))

    reason = check(RULES, COURSE, state, Walk(S0))

    assert sentence_of(reason) == "The game is over (seat 1 won); no command is accepted."
    assert pending(RULES, COURSE, state) is None
    with pytest.raises(RefusedError, match=r"^The game is over \(seat 1 won\); no command is acc"):
        step(RULES, COURSE, state, Walk(S0))


def test_a_legal_command_has_no_reason_against_it() -> None:
    """Check says None for everything that is listed."""
    before = started()
    assert before.decision is not None

    legal = list(before.decision.legal())

    assert [check(RULES, COURSE, before.state, command) for command in legal] == [None, None]


# Rules that break their contract.


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        (Broken("nothing"), "the agenda ran empty without an outcome"),
        (Broken("cut"), "cut: no Round on the agenda"),
        (Stuck(), "Stuck: a decision without a legal command"),
        (Nothing(), "nothing: a chance request with nothing that can come out"),
        (
            Broken("dig"),
            "runaway rules: depth 65, 0 events, 64 frames; top of the agenda: "
            + " > ".join(["Broken"] * 8),
        ),
        (
            Broken("talk"),
            "runaway rules: depth 1, 5056 events, 5056 frames; top of the agenda: Broken",
        ),
        (
            Broken("spin"),
            "runaway rules: depth 1, 0 events, 50048 frames; top of the agenda: Broken",
        ),
    ],
    ids=lambda value: getattr(value, "how", type(value).__name__.lower()),
)
def test_rules_that_break_their_contract_are_stopped(frame: Frame, message: str) -> None:
    """A bug of a ruleset is an error at once, never an endless loop or a silent end."""
    timeline = Course(6, (frame,))

    with pytest.raises(EngineError) as caught:
        begin(RULES, timeline, opening(RULES, timeline, 1))

    assert message == str(caught.value)


def test_a_state_between_frames_waits_for_nothing() -> None:
    """A state whose top frame does something is not one that a step ever gave."""
    with pytest.raises(
        EngineError, match=r"^Round on top of the agenda waits for nothing; begin the game first$"
    ):
        pending(RULES, COURSE, opening(RULES, COURSE, 1))


def nothing(_table: Track, _event: object) -> Track:
    """A reducer that is never called."""
    raise AssertionError


def register_twice(handlers: Handlers[Course, Track], what: str) -> None:
    """Register two handlers for one class, in one of several ways."""
    match what:
        case "work":
            handlers.work(Round)(begin_turn)
            handlers.work(Round)(begin_turn)
        case "ask and draw":
            handlers.ask(Die, MOVE, lambda _game, _table, _frame: Decision(S0, MOVE, ()), never)
            handlers.draw(Die, roll_of, roll_shown)
        case "guard":
            handlers.guard(Gasp)(has_run)
            handlers.guard(Gasp)(has_run)
        case _:
            handlers.on(Won)(nothing)
            handlers.on(Won)(nothing)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("work", "Round has two handlers; a frame waits for one thing only"),
        ("ask and draw", "Die has two handlers; a frame waits for one thing only"),
        ("guard", "Gasp has two guards"),
        ("reducer", "Won has two reducers"),
    ],
)
def test_a_class_has_one_handler(what: str, message: str) -> None:
    """Registering a second handler is an error when the rules are imported."""
    with pytest.raises(IncompleteRulesetError) as caught:
        register_twice(Handlers(), what)

    assert message == str(caught.value)


def test_every_class_of_a_union_has_a_handler() -> None:
    """Everything that is missing or unknown is named at once."""
    handlers: Handlers[Course, Track] = Handlers()
    handlers.guard(Gasp)(has_run)
    handlers.draw(Die, roll_of, roll_shown)
    handlers.on(Won)(nothing)

    with pytest.raises(IncompleteRulesetError) as caught:
        handlers.complete([Round, Gasp], [Began])

    expected = (
        "frame Gasp has no handler; frame Round has no handler;"
        " frame Die has a handler and was not declared; event Began has no handler;"
        " event Won has a handler and was not declared"
    )
    assert expected == str(caught.value)


# Folding: the second way to the same state.


def test_an_unknown_event_cannot_be_folded() -> None:
    """An event of another game has no reducer here."""
    state = opening(RULES, COURSE, 1)
    alien: Any = Walk(S0)  # `Any`: no event, and that is the point

    with pytest.raises(KeyError):
        fold(RULES, state, [alien])
    with pytest.raises(KeyError):
        evolve(RULES, state, alien)


def test_facts_of_events_are_their_outcomes_in_order() -> None:
    """Of several events only those of chance have facts, and these are told in their order."""
    events = (Began(S0), Rolled(S0, D3[1:2]), Gasped(S0), Rolled(S1, D3[:1]))

    assert list(facts_of(events)) == [D3[1:2], D3[:1]]


def played(seed: int, choices: Iterable[int], source: Callable[[], int]) -> list[Step[Track]]:
    """A game in which each choice picks one of the legal commands; when they end, the first."""
    steps = [begin(RULES, COURSE, opening(RULES, COURSE, seed))]
    picks = iter(choices)
    while (decision := steps[-1].decision) is not None:
        legal = list(decision.legal())
        pick = source() if decision.seat == TABLE else next(picks, 0)
        steps.append(then(steps[-1], legal[pick % len(legal)]))
    return steps


CHOICES = st.lists(st.integers(0, 2), max_size=12)


@given(st.integers(-1, 10_000), CHOICES, st.integers(0, 2))
def test_folding_events_gives_what_execution_gave(seed: int, choices: list[int], face: int) -> None:
    """After each step the folded state is equal, and so is the decision computed from it."""
    steps = played(seed, choices, lambda: face)
    folded = opening(RULES, COURSE, seed)
    evolved = folded
    for each in steps:
        folded = fold(RULES, folded, each.events)
        for event in each.events:
            evolved = evolve(RULES, evolved, event)
        assert each.state == folded == evolved
        again = pending(RULES, COURSE, folded)
        assert (again is None) == (each.decision is None)
        if again is not None and each.decision is not None:
            assert list(again.legal()) == list(each.decision.legal())


@given(st.integers(0, 10_000), CHOICES)
def test_a_game_replayed_from_its_facts_is_the_same(seed: int, choices: list[int]) -> None:
    """Without the seed, recorded facts and the same choices give the same events."""
    steps = played(seed, choices, int)
    rolls = facts_of(event for each in steps for event in each.events)
    state = opening(RULES, COURSE, -1)
    picks = iter(choices)
    again = begin(RULES, COURSE, state, rolls)
    for each in steps[1:]:
        assert again.decision is not None
        legal = list(again.decision.legal())
        command = legal[next(picks, 0) % len(legal)]
        again = step(RULES, COURSE, again.state, command, facts=rolls)
        assert each.events == again.events
        assert each.state.table == again.state.table
    assert again.decision is None
    assert list(rolls) == []


@given(st.integers(-1, 10_000), CHOICES)
def test_every_value_of_the_game_can_be_written_and_read(seed: int, choices: list[int]) -> None:
    """The codec of the kernel serves this game as it is."""
    codec = RULES.codec(COURSE)
    for each in played(seed, choices, int):
        assert each.state == codec.decode_state(codec.encode_state(each.state))
        for event in each.events:
            assert event == codec.decode_event(codec.encode_event(event))


def test_a_step_changes_nothing_it_was_given() -> None:
    """The same state can be gone on from in every way, again and again."""
    before = started(3)
    copy = opening(RULES, COURSE, 3)
    copy = fold(RULES, copy, before.events)

    walked, ran = then(before, Walk(S0)), then(before, Hurry(S0))

    assert (walked.events, ran.events) == (
        then(before, Walk(S0)).events,
        then(before, Hurry(S0)).events,
    )
    assert walked.events != ran.events
    assert copy == before.state

"""The engine plays any ruleset the same way: here the race, and Death May Die beside it."""

from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.api import ENGINE
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.engine import CommandTextError, Engine
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.ids import NOBODY, TABLE, Seat
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.views import SPECTATOR
from race_game.rules import RULES, S0, Course, Hurry, Pass, Round, Track, Use, Walk

RACE: Final[Engine[Course, Track]] = Engine(RULES)
COURSE: Final = Course(6, (Round(),))


def test_a_race_is_played_to_its_end() -> None:
    """Given a course, when the first legal command is taken each time, then somebody wins."""
    step = RACE.start(COURSE, seed=3)
    while step.decision is not None:
        step = RACE.apply(COURSE, step.state, next(RACE.legal(COURSE, step.state)))

    assert RACE.outcome(step.state) in ("seat 0 won", "seat 1 won")
    assert RACE.pending(COURSE, step.state) is None
    assert [] == list(RACE.legal(COURSE, step.state))


def test_events_fold_to_what_commands_gave() -> None:
    """Several commands at once give the events of each, and folding them the same state."""
    begun = RACE.start(COURSE, seed=3)
    done = RACE.apply_all(COURSE, begun.state, [Walk(S0), Use(S0)])

    assert done.state == RACE.fold(begun.state, done.events)
    assert begun.state == RACE.fold(RACE.initial(COURSE, 3), begun.events)
    assert done.state.table.boosts == 0


def test_a_refusal_among_several_commands_leaves_the_state() -> None:
    """All or none: the state before is a value, and nothing happened to it."""
    begun = RACE.start(COURSE, seed=3)
    before = RACE.encode(COURSE, begun.state)

    with pytest.raises(RefusedError):
        RACE.apply_all(COURSE, begun.state, [Walk(S0), Walk(S0)])
    with pytest.raises(ValueError, match=r"^apply_all needs at least one command$"):
        RACE.apply_all(COURSE, begun.state, [])

    assert before == RACE.encode(COURSE, begun.state)


def test_what_is_refused_is_told() -> None:
    """A command that does not answer the question: `check` says so, and `apply` raises the same."""
    now = RACE.apply(COURSE, RACE.start(COURSE, seed=3).state, Hurry(S0))

    reason = RACE.check(COURSE, now.state, Walk(S0))
    assert reason is not None
    assert reason.sentence == "'walk' does not answer the decision 'boost'; it takes: pass, use."
    assert RACE.check(COURSE, now.state, Pass(S0)) is None
    with pytest.raises(RefusedError) as caught:
        RACE.apply(COURSE, now.state, Walk(S0))
    assert reason == caught.value.refusal


def test_commands_have_texts_and_are_found_by_them() -> None:
    """Case and spaces do not matter; a text that is none of the legal ones names them."""
    decision = RACE.start(COURSE, seed=3).decision
    assert decision is not None

    assert "run" == RACE.text(Hurry(S0))
    assert Hurry(S0) == RACE.parse_command(decision, "  RUN ")
    with pytest.raises(CommandTextError) as caught:
        RACE.parse_command(decision, "fly")
    assert str(caught.value) == "'fly' is no answer to 'move'; possible: walk, run"


def test_dice_are_typed_in_at_the_table() -> None:
    """Without a seed the table is asked, and its answer is checked against what can come out."""
    now = RACE.apply(COURSE, RACE.start(COURSE, seed=None).state, Walk(S0))
    assert now.decision is not None

    assert TABLE == now.decision.seat
    rolled = RACE.apply(COURSE, now.state, RACE.parse_command(now.decision, "typed 2"))
    assert rolled.state.table.at == (2, 0)
    with pytest.raises(CommandTextError):
        RACE.parse_command(now.decision, "typed 9")


@pytest.mark.parametrize("seed", [-1, 2**128, True])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """No game begins from a seed out of range; the sentence says which are allowed."""
    with pytest.raises(ValueError, match=r"^seed .* is not possible; allowed: "):
        RACE.initial(COURSE, seed)


def test_values_are_written_and_read() -> None:
    """States, events and commands come back as they were; bytes of nothing are refused."""
    step = RACE.apply(COURSE, RACE.start(COURSE, seed=3).state, Walk(S0))
    event = step.events[0]

    assert step.state == RACE.decode(COURSE, RACE.encode(COURSE, step.state))
    assert event == RACE.decode_event(COURSE, RACE.encode_event(COURSE, event))
    assert Walk(S0) == RACE.decode_command(COURSE, RACE.encode_command(COURSE, Walk(S0)))
    with pytest.raises(DecodeError):
        RACE.decode(COURSE, b"")


def test_play_goes_back_with_the_same_chance_or_another() -> None:
    """`keep` gives the very state, `reseed` one with an epoch that was never used."""
    state = RACE.start(COURSE, seed=3).state

    assert RACE.rewind(state, "keep") == state
    assert 5 == RACE.rewind(state, "reseed", used=4).chance.epoch
    with pytest.raises(RefusedError):
        RACE.rewind(state, "forbidden")


def test_a_table_without_a_seed_is_given_one_to_look_ahead() -> None:
    """Dice that were typed in so far come from the seed then; the table itself asks on."""
    now = RACE.apply(COURSE, RACE.start(COURSE, seed=None).state, Walk(S0))
    assert now.decision is not None
    assert CHANCE == now.decision.kind

    imagined = RACE.rewind(now.state, "reseed", seed=5)

    assert 5 == imagined.chance.seed
    assert now.state.chance.seed == -1
    assert now.state.table == imagined.table
    assert now.state.agenda == imagined.agenda


def test_a_view_has_neither_seed_nor_frames() -> None:
    """Who looks on sees the table and who decides; only the one asked sees the decision."""
    state = RACE.start(COURSE, seed=3).state

    assert RACE.view(COURSE, state, S0).decision is not None
    assert RACE.view(COURSE, state, Seat(1)).decision is None
    assert (S0, "move") == (
        RACE.view(COURSE, state, SPECTATOR).decider,
        RACE.view(COURSE, state, NOBODY).kind,
    )


def test_the_short_way_is_an_engine_of_death_may_die() -> None:
    """`dmd_core`'s functions are those of one engine, and give what any engine gives."""
    game, engine = dmd.load_game(), Engine(DEATH_MAY_DIE)
    step = dmd.start(game, 7)
    command = next(dmd.legal(game, step.state))

    assert step == engine.start(game, 7)
    assert dmd.apply(game, step.state, command) == engine.apply(game, step.state, command)
    assert ENGINE.ruleset is DEATH_MAY_DIE
    assert "<Engine of death-may-die, revision 2>" == repr(dmd.Engine(DEATH_MAY_DIE))

"""The public face: what it accepts, and what it says of what it can't."""

from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.commands import Pass, Run
from dmd_core.death_may_die.ids import CardId, InvestigatorId
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.run import EngineError

PARTY = (InvestigatorId("ian"), InvestigatorId("sister_beth"))


def test_every_public_name_can_be_had() -> None:
    """Each name of the face leads to something; another one does not."""
    assert [name for name in dmd.__all__ if getattr(dmd, name, None) is None] == []
    with pytest.raises(AttributeError, match="module 'dmd_core' has no attribute 'nothing'"):
        getattr(dmd, "nothing")  # noqa: B009 - the name is not there on purpose


@pytest.mark.parametrize("seed", [-1, 2**128, True])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """Seeds are whole numbers from 0 up to 128 bits."""
    with pytest.raises(ValueError, match=f"^seed {seed} is "):
        dmd.start(dmd.load_game(), seed)


def test_a_stale_decision_is_not_used() -> None:
    """A decision of another state neither lets an illegal command in nor keeps a legal one out."""
    game = dmd.load_game()
    first = dmd.start(game, 1)
    later = dmd.apply(game, first.state, Run(first.state.table.active))
    stale = first.decision

    with pytest.raises(dmd.RefusedError):
        dmd.apply(game, later.state, Run(first.state.table.active), decision=stale)
    command = next(dmd.legal(game, later.state))
    with_stale = dmd.apply(game, later.state, command, decision=stale)
    assert with_stale.state == dmd.apply(game, later.state, command).state


def test_no_command_at_all_is_refused() -> None:
    """Something that is no command gets a sentence, not an exception."""
    game = dmd.load_game()
    step = dmd.start(game, 1)

    reason = dmd.check(game, step.state, None)  # type: ignore[arg-type]  # wrong on purpose

    assert reason is not None
    assert (
        reason.sentence == "None is no command; the decision 'action' takes one of its legal ones."
    )


def test_another_seat_is_refused() -> None:
    """The seat that must not decide is named beside the one that must."""
    game = dmd.load_game()
    step = dmd.start(game, 1)
    other = Seat(1 - step.state.table.active)

    reason = dmd.check(game, step.state, Pass(other))

    assert reason is not None
    assert reason.code == "wrong-seat"
    assert reason.sentence == (
        f"seat {other} cannot answer now: the decision 'action' belongs to"
        f" seat {step.state.table.active}."
    )


def test_a_finished_game_takes_no_command() -> None:
    """After the end every command is refused, with the outcome."""
    game = dmd.load_game()
    step = dmd.start(game, 1)
    while step.decision is not None:
        step = dmd.apply(game, step.state, next(step.decision.legal()))

    reason = dmd.check(game, step.state, Pass(Seat(0)))

    assert reason is not None
    assert reason.sentence == "The game is over (loss); no command is accepted."
    assert list(dmd.legal(game, step.state)) == []


def test_a_state_before_setup_waits_for_nothing() -> None:
    """The state that `fold` starts from takes no command; the sentence says what to do."""
    game = dmd.load_game()

    with pytest.raises(EngineError) as caught:
        dmd.pending(game, dmd.initial(game, 1))

    assert str(caught.value) == (
        "SetUp on top of the agenda waits for nothing; begin the game first"
    )


def test_apply_all_is_all_or_nothing() -> None:
    """A sequence with one illegal command raises and leaves the state as it was."""
    game = dmd.load_game()
    step = dmd.start(game, 1)
    seat = step.state.table.active
    before = dmd.encode(game, step.state)

    with pytest.raises(dmd.RefusedError):
        dmd.apply_all(game, step.state, [Run(seat), Run(seat)])

    assert dmd.encode(game, step.state) == before


def rulings(**fields: Any) -> dmd.Rulings:  # noqa: ANN401 - wrong on purpose
    """Rulings with values the type checker would not let through."""
    return attrs.evolve(dmd.Rulings(), **fields)


def test_a_state_of_another_game_is_refused() -> None:
    """A state of other Investigators is no state of this game."""
    data = dmd.encode(dmd.load_game(), dmd.start(dmd.load_game(), 1).state)
    other = dmd.load_game(players=2, investigators=("ian", "borden"))

    with pytest.raises(dmd.DecodeError) as caught:
        dmd.decode(other, data)

    assert str(caught.value) == (
        "stamp.investigators: found ian, sister_beth; allowed: ian, borden"
    )


def test_a_banned_insanity_is_not_dealt() -> None:
    """Two cards are left in the box of ten banned ones: the two Investigators have them."""
    cards = {card.id for card in dmd.load_content().core.insanities}
    left = {CardId("masochism"), CardId("paranoia")}
    setup = dmd.Setup(2, PARTY, banned_insanities=tuple(sorted(cards - left)))

    for seed in range(3):
        table = dmd.start(dmd.load_game(setup), seed).state.table
        assert left == {owner.insanity for owner in table.investigators}


WRONG_SETUPS = [
    ({"players": "2"}, "players: '2' is not possible; allowed: a whole number"),
    ({"players": 6}, "players: 6 is not possible; allowed: 1 to 5"),
    (
        {"investigators": (InvestigatorId("ian"), InvestigatorId("ian"))},
        "investigators[1]: 'ian' is chosen twice; each plays once",
    ),
    ({"investigators": (1, 2)}, "investigators: (1, 2) is not possible; allowed: a tuple of ids"),
    ({"starter": 1}, "starter: 1 is not possible; allowed: an id as text"),
    ({"rulings": None}, "rulings: None is not possible; allowed: a Rulings value"),
    (
        {
            "insanities": (CardId("masochism"), CardId("catatonia")),
            "banned_insanities": (CardId("masochism"),),
        },
        "insanities[0]: 'masochism' is chosen and banned; it can be one only",
    ),
    (
        {"rulings": dmd.Rulings(actions_per_turn=10)},
        "rulings.actions_per_turn: 10 is not possible; allowed: 1 to 9",
    ),
    (
        {"rulings": dmd.Rulings(trade_refusals=2**64)},
        f"rulings.trade_refusals: {2**64} is not possible; allowed: 0 to 99",
    ),
    (
        {"rulings": rulings(reshuffle_after="step5")},
        "rulings.reshuffle_after: 'step5' is not possible; allowed: step3, step4",
    ),
    (
        {"rulings": rulings(elder_follows=1)},
        "rulings.elder_follows: 1 is not possible; allowed: true, false",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), WRONG_SETUPS)
def test_a_wrong_setup_is_named(fields: dict[str, Any], sentence: str) -> None:
    """What is wrong, where, and what is allowed, in one sentence."""
    setup = attrs.evolve(dmd.Setup(2, PARTY), **fields)

    with pytest.raises(dmd.SetupError) as caught:
        dmd.load_game(setup)

    assert str(caught.value) == sentence


def test_a_store_of_events_gives_a_state_that_play_goes_on_from() -> None:
    """Events are read without their frames, folded, and resumed to the very state they led to."""
    game = dmd.load_game(players=2, investigators=("ian", "sister_beth"))
    step = dmd.start(game, seed=7)
    store = [dmd.encode_event(game, event) for event in step.events]
    for command in ("run", "step s03", "done"):
        assert step.decision is not None
        step = dmd.apply(game, step.state, dmd.parse_command(step.decision, command))
        store += [dmd.encode_event(game, event) for event in step.events]

    events = [dmd.recorded_event(game, data) for data in store]
    folded = dmd.fold(dmd.initial(game, seed=7), events)

    assert (folded.table, folded.chance) == (step.state.table, step.state.chance)
    assert folded.agenda != step.state.agenda
    assert dmd.resume(game, folded) == dmd.resume(game, step.state) == step.state

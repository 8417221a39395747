"""The public face: what it accepts, and what it says of what it can't."""

from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.commands import Pass, Run
from dmd_core.death_may_die.ids import CardId, EnemyId, InvestigatorId
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
    names = [board.name for board in game.boards]
    assert reason.sentence == (
        f"{names[other]} cannot answer now: the decision 'action' belongs to"
        f" {names[step.state.table.active]}."
    )
    assert reason.rules == ("DMD-TURN-02", "DMD-DEC-10", "DMD-ACT-01")


def test_a_finished_game_takes_no_command() -> None:
    """After the end every command is refused, with the outcome."""
    game = dmd.load_game()
    step = dmd.start(game, 1)
    while step.decision is not None:
        step = dmd.apply(game, step.state, next(step.decision.legal()))

    reason = dmd.check(game, step.state, Pass(Seat(0)))

    assert reason is not None
    assert reason.sentence == "The game is over (loss); no command is accepted."
    assert reason.rules == ("DMD-TURN-04", "DMD-LOSE-01")
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
    ({"players": "2"}, "players: '2' is not possible; allowed: a whole number", "DMD-GEN-01"),
    ({"players": 6}, "players: 6 is not possible; allowed: 1 to 5", "DMD-GEN-01"),
    (
        {"players": 1, "investigators": (InvestigatorId("ian"),)},
        "investigators: 1 chosen, but a solo game needs exactly 2",
        "DMD-SETUP-18, DMD-GEN-01",
    ),
    (
        {"players": 3},
        "investigators: 2 chosen, but 3 players need exactly 3",
        "DMD-GEN-01, DMD-SETUP-15",
    ),
    (
        {"investigators": (InvestigatorId("ian"), InvestigatorId("ian"))},
        "investigators[1]: 'ian' is chosen twice; each plays once",
        "DMD-SETUP-15, DMD-DEC-03",
    ),
    (
        {"investigators": (1, 2)},
        "investigators: (1, 2) is not possible; allowed: a tuple of ids",
        "DMD-SETUP-15, DMD-DEC-03",
    ),
    (
        {"episode": "night"},
        (
            "episode: 'night' is unknown; allowed: accursed_tide, blasphemous_alchemy,"
            " danse_macabre, eldritch_idols, tomes_of_madness, unspeakable_hour"
        ),
        "DMD-SETUP-07, DMD-DEC-02",
    ),
    (
        {"elder_one": EnemyId("cthulu")},
        "elder_one: 'cthulu' is unknown; allowed: cthulhu, hastur; did you mean 'cthulhu'?",
        "DMD-SETUP-02, DMD-DEC-01",
    ),
    (
        {"starter": 1},
        "starter: 1 is not possible; allowed: an id as text",
        "DMD-SETUP-23, DMD-DEC-05",
    ),
    (
        {"starter": InvestigatorId("borden")},
        "starter: 'borden' is unknown; allowed: ian, sister_beth",
        "DMD-SETUP-23, DMD-DEC-05",
    ),
    (
        {"rulings": None},
        "rulings: None is not possible; allowed: a Rulings value",
        "DMD-AMB-05",
    ),
    (
        {
            "insanities": (CardId("masochism"), CardId("catatonia")),
            "banned_insanities": (CardId("masochism"),),
        },
        "insanities[0]: 'masochism' is chosen and banned; it can be one only",
        "DMD-SETUP-21, DMD-COMP-06",
    ),
    (
        {"insanities": (CardId("masochism"), CardId("masochism"))},
        "insanities[1]: 'masochism' is dealt twice; each is one card",
        "DMD-SETUP-21, DMD-COMP-06",
    ),
    (
        {"insanities": (CardId("masochism"),)},
        "insanities: 1 chosen, but 2 Investigators play",
        "DMD-SETUP-21, DMD-COMP-06",
    ),
    (
        {"rulings": dmd.Rulings(actions_per_turn=10)},
        "rulings.actions_per_turn: 10 is not possible; allowed: 1 to 9",
        "DMD-ACT-01",
    ),
    (
        {"rulings": dmd.Rulings(trade_refusals=2**64)},
        f"rulings.trade_refusals: {2**64} is not possible; allowed: 0 to 99",
        "DMD-AMB-116",
    ),
    (
        {"rulings": rulings(reshuffle_after="step5")},
        "rulings.reshuffle_after: 'step5' is not possible; allowed: step3, step4",
        "DMD-AMB-72",
    ),
    (
        {"rulings": rulings(elder_follows=1)},
        "rulings.elder_follows: 1 is not possible; allowed: true, false",
        "DMD-AMB-41",
    ),
]


@pytest.mark.parametrize(("fields", "sentence", "rules"), WRONG_SETUPS)
def test_a_wrong_setup_is_named(fields: dict[str, Any], sentence: str, rules: str) -> None:
    """What is wrong, where, and what is allowed, in one sentence, with the rules it rests on."""
    setup = attrs.evolve(dmd.Setup(2, PARTY), **fields)

    with pytest.raises(dmd.SetupError) as caught:
        dmd.load_game(setup)

    assert caught.value.sentence == sentence
    assert ", ".join(caught.value.rules) == rules
    assert str(caught.value) == f"{sentence} [{rules}]"


RULES_OF_RULINGS = {
    "group_decision": "DMD-AMB-05",
    "bonus_dice_on_rolls_against": "DMD-AMB-06",
    "bonus_dice_optional": "DMD-AMB-07",
    "defender_conversions": "DMD-AMB-15",
    "per_turn_scope": "DMD-AMB-98",
    "partial_stress_price": "DMD-AMB-28",
    "skills_of_the_dying": "DMD-AMB-34",
    "rethreshold": "DMD-AMB-18",
    "companion_levels_stack": "DMD-AMB-36",
    "cards_mid_run": "DMD-AMB-39",
    "leave_triggers": "DMD-AMB-40",
    "elder_follows": "DMD-AMB-41",
    "null_roll_actions": "DMD-AMB-42",
    "labs_any_source": "DMD-AMB-100",
    "held_symbol_counts": "DMD-AMB-50",
    "fight_after_investigate": "DMD-AMB-60",
    "discovery_reshuffle": "DMD-AMB-62",
    "discovery_decline": "DMD-AMB-64",
    "reshuffle_after": "DMD-AMB-72",
    "reshuffle_on_forced_advance": "DMD-AMB-74",
    "loss_on_track_end": "DMD-AMB-75",
    "advance_effects": "DMD-AMB-80",
    "take_along_consent": "DMD-AMB-111",
    "trade_refusals": "DMD-AMB-116",
    "reduce_prices": "DMD-AMB-123",
    "savage_needs_success": "DMD-AMB-126",
    "actions_per_turn": "DMD-ACT-01",
    "symbols_shared": "DMD-AMB-125",
}
"""The entry that each ruling answers."""


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(dmd.Rulings)])
def test_every_ruling_rests_on_its_own_entry(field: str) -> None:
    """A ruling with a value that is none is refused by the entry that it answers."""
    with pytest.raises(dmd.SetupError) as caught:
        dmd.load_game(attrs.evolve(dmd.Setup(2, PARTY), rulings=rulings(**{field: None})))

    assert (RULES_OF_RULINGS[field],) == caught.value.rules


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

"""Positions of Final Girl read: what is said, and what follows from it."""

from collections import Counter

import pytest

from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.roll import RollWindow
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.position import faults, position_from
from dmd_core.final_girl.position.base import base_table
from dmd_core.final_girl.position.phases import PHASES
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Colour, Phase, Pile, Place, Table, Token
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.step import begin
from tests.final_girl.position.reading import GAME, HIVE, read


def deck(table: Table, space: str) -> Pile:
    """The item deck of a space."""
    return next(one.pile for one in table.items if one.space == space)


def test_an_empty_position_is_turn_1_of_the_first_setup_card() -> None:
    """She and the killer are at their starts, nobody else is on the map, dice are typed in."""
    state = position_from(GAME, {})
    table = state.table

    assert table == base_table(GAME)
    assert (table.phase, table.turn, table.time, table.horror) == (Phase.ACTION, 1, 6, 4)
    assert (table.girl.space, table.killer.space) == ("courts", "swamp")
    assert (table.victims, table.pool) == ((), 21)
    assert state.agenda == (NextPhase(), ActionPhase())
    assert state.chance == Chance(-1, 0, (0,) * len(FINAL_GIRL.streams))
    assert faults(GAME, state) == ()


def test_the_unopened_board_is_before_setup() -> None:
    """Nothing is drawn: both pawns are off the map."""
    state = position_from(GAME, {"board": "unopened", "phase": "setup"})

    assert (state.table.girl.space, state.table.setup_card) == ("", "")
    assert faults(GAME, state) == ()
    assert begin(FINAL_GIRL, GAME, state).decision is not None


@pytest.mark.parametrize("phase", sorted(PHASES.keys() - {"setup", "over"}))
def test_every_phase_can_begin(phase: str) -> None:
    """A phase by its name: the rules go on with it."""
    state = position_from(GAME, {"phase": phase, "chance": {"seed": "2a"}})

    assert (state.table.phase.value, state.agenda) == (phase, PHASES[phase])
    assert faults(GAME, state) == ()
    assert begin(FINAL_GIRL, GAME, state).decision is not None


def test_pawns_and_tracks() -> None:
    """What is said of a pawn changes that; the rest of it stays."""
    table = read(
        girl={"space": "dock", "markers": 2},
        killer={"token": "white", "markers": 1, "space": "lake"},
        time=3,
        horror=7,
        bloodlust=4,
    )

    assert (table.girl.space, table.girl.health, table.girl.start) == ("dock", 3, "courts")
    assert (table.killer.token, table.killer.health) == (Token.WHITE, 2)
    assert (table.time, table.horror, table.bloodlust) == (3, 7, 4)


def test_a_white_token_follows_one_that_was_revealed() -> None:
    """The lowest number is out of the game; of two sides the two lowest."""
    one = read(killer={"token": "white", "markers": 1})
    both = read(killer={"token": "white", "markers": 1}, girl={"token": "white", "markers": 0})

    assert Counter(one.health_tokens) == {"blank": 6, "2": 1, "3": 1}
    assert Counter(both.health_tokens) == {"blank": 6, "3": 1}


def test_a_hand_leaves_the_rest_to_the_tableau() -> None:
    """Cards that are neither in hand nor discarded lie in the tableau, in any order said."""
    table = read(hand=["walk", "guard", "walk"], discard=["sprint"])

    assert table.hand == ("guard", "walk", "walk")
    assert table.discard == ("sprint",)
    assert len(table.tableau) == 23 - 4
    assert table.tableau.count(ActionId("guard")) == 1


def test_victims_come_from_the_supply() -> None:
    """Those on the map, dead and saved are missing there."""
    table = read(victims={"dock": 2, "cabins": 1}, dead=3, saved=["plain", "plain"])

    assert table.victims == (("cabins", 1), ("dock", 2))
    assert table.dead == (Colour.PLAIN,) * 3
    assert table.saved == (Colour.PLAIN,) * 2
    assert table.pool == 21 - 3 - 3 - 2


def test_a_special_victim_brings_its_event() -> None:
    """Colour, space and event in one line; the event is in play and acts."""
    table = read(specials=["blue dock sweetheart"])

    (special,) = table.specials
    assert (special.colour, special.space, special.event) == (Colour.BLUE, "dock", "sweetheart")
    assert table.events_active == ("sweetheart",)
    assert table.in_play == ("sweetheart",)
    assert "sweetheart" not in [str(card) for card in table.events]
    assert table.pool == 21


def test_an_item_is_held_if_it_has_hands() -> None:
    """Place and uses can be said; otherwise as printed."""
    table = read(carried=["knife", "cola", "bow/backpack uses=2"])

    assert [(one.card, one.place, one.uses) for one in table.carried] == [
        ("knife", Place.HAND, 0),
        ("cola", Place.BACKPACK, 0),
        ("bow", Place.BACKPACK, 2),
    ]
    assert table.in_play == ("knife", "cola", "bow")


def test_items_she_has_came_from_the_decks() -> None:
    """Cards that are with her are missing there, from the fullest deck first."""
    table = read(carried=["knife"], decks={"dock": {"top": ["axe"], "bottom": ["cola"]}})

    assert deck(table, "dock") == Pile(2, (ItemId("axe"),), (ItemId("cola"),))
    assert deck(table, "cabins") == Pile(3)
    assert deck(table, "shed") == Pile(4)
    assert {"knife", "axe", "cola"}.isdisjoint(table.items_unseen)


def test_several_items_came_from_several_decks() -> None:
    """Each from the deck that is the fullest by then."""
    table = read(carried=["knife", "cola"])

    assert [deck(table, space).hidden for space in ("cabins", "shed", "dock")] == [3, 3, 4]


def test_a_limited_item_has_its_printed_uses() -> None:
    """Unless others are said."""
    assert [one.uses for one in read(carried=["bow"]).carried] == [3]


def test_unknown_cards_of_a_deck_can_be_said() -> None:
    """Then those of the other decks follow."""
    table = read(carried=["knife", "cola"], decks={"dock": {"hidden": 2}})

    assert [deck(table, space).hidden for space in ("cabins", "shed", "dock")] == [4, 4, 2]


def test_terror_cards_that_are_known_are_missing_in_the_deck() -> None:
    """Ten were dealt: what is on the pile, in play or known lies nowhere else."""
    table = read(
        terror={"top": ["frenzy"]}, terror_discard=["screams", "after_you"], minors=["heavy_hand"]
    )

    assert table.terror == Pile(6, (ItemId("frenzy"),))
    assert [(one.card, one.health) for one in table.minors] == [("heavy_hand", 2)]
    assert len(table.terror_unseen) == 24 - 4


def test_a_finale_and_dark_powers_are_revealed() -> None:
    """They act; what they might have been is left."""
    table = read(finale="no_way_out", powers=["wide_swing"])

    assert table.in_play == ("wide_swing", "no_way_out")
    assert "no_way_out" not in table.finales
    assert "wide_swing" not in table.dark_powers
    assert not table.power_hidden


def test_her_card() -> None:
    """Covered victim spaces, rewards by victim space or for later ones, and the flip."""
    table = read(saved=2, covered=[0, 3], rewards=[3])
    flipped = read(saved=7, ultimate=True, rewards=["later"])

    assert (table.covered, [one.slot for one in table.rewards]) == ((0, 3), [3])
    assert (flipped.ultimate, [one.slot for one in flipped.rewards]) == (True, [-1])


def test_tokens_lie_on_spaces() -> None:
    """One token or several for each space."""
    table = read(tokens={"dock": "boat", "courts": ["snare"]})

    assert table.tokens == (("boat", "dock"), ("snare", "courts"))


def test_minions_are_numbered() -> None:
    """Kind and space, health and number if they are not as usual."""
    state = position_from(HIVE, {"minions": ["swarm dock", "swarm lake #4"]})

    assert [(one.id, one.space, one.health) for one in state.table.minions] == [
        (1, "dock", 1),
        (4, "lake", 1),
    ]
    assert state.table.next_figure == 5
    assert faults(HIVE, state) == ()


def test_a_roll_in_progress() -> None:
    """An agenda is written frame by frame, what lies on the table as the codec has it."""
    state = position_from(
        GAME,
        {
            "agenda": [
                {"is": "NextPhase"},
                {"is": "ActionPhase"},
                {"is": "RollWindow", "source": "walk"},
            ],
            "roll": {"source": "walk", "faces": ["4", "1"]},
            "hand": ["focus", "focus"],
            "discard": ["walk"],
        },
    )

    assert isinstance(state.agenda[-1], RollWindow)
    assert faults(GAME, state) == ()
    decision = begin(FINAL_GIRL, GAME, state).decision
    assert decision is not None
    assert decision.kind == "roll"


def test_time_on_red_ends_the_action_phase() -> None:
    """It follows that the phase is ending."""
    assert read(time=-1).ending
    assert not read(time=-1, phase="planning").ending


def test_a_game_that_is_over() -> None:
    """With an outcome nothing is left to do."""
    state = position_from(GAME, {"outcome": "loss", "girl": {"token": "none", "markers": 0}})

    assert (state.table.phase, state.agenda) == (Phase.OVER, ())
    assert faults(GAME, state) == ()


def test_another_phase_is_said_beside_an_agenda() -> None:
    """The phase of the table is that which is named; frames are as written."""
    state = position_from(
        GAME, {"phase": "killer", "agenda": [{"is": "NextPhase"}, {"is": "KillerPhase"}]}
    )

    assert state.table.phase is Phase.KILLER
    assert state.agenda == (NextPhase(), KillerPhase())


def test_a_seed_gives_the_dice() -> None:
    """Seed, epoch and counters of the streams of chance."""
    state = position_from(GAME, {"chance": {"seed": "2a", "counters": {"horror": 3}}})

    assert state.chance.seed == 42
    assert state.chance.counters[FINAL_GIRL.streams.index("horror")] == 3

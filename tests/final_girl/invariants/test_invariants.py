"""Every invariant of Final Girl notices a table, an event or a run of events that breaks it."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.hand import HAND
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.events.actions import CardPlayed, CardsDiscarded
from dmd_core.final_girl.events.attack import AttackAimed
from dmd_core.final_girl.events.health import Revived, TokenRevealed
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackReduced,
    BloodlustAtTop,
    BloodlustRose,
    FinaleRevealed,
    KillerMoved,
    TerrorDrawn,
)
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.movement import GirlMoved
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.events.rolls import DiceRerolled, DieConverted, HorrorDiceRolled, RollEnded
from dmd_core.final_girl.events.saving import CardFlipped, VictimSaved, card_flipped
from dmd_core.final_girl.events.tracks import HorrorMoved, SkipSet, TimeMoved
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, TurnBegan
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimMarked,
    VictimPanicked,
)
from dmd_core.final_girl.ids import ActionId, FigureId, MinionKind, SpaceId, TokenId
from dmd_core.final_girl.invariants import INVARIANTS, Watch, check_state
from dmd_core.final_girl.invariants.ties import TIES
from dmd_core.final_girl.position.base import base_table
from dmd_core.final_girl.rulebook import rulebook
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.state import (
    Attack,
    Carried,
    Colour,
    Minion,
    Minor,
    Outcome,
    Phase,
    Pile,
    Place,
    Reward,
    Roll,
    Row,
    Side,
    Special,
    Table,
    Target,
    Token,
)
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.events import Event, Forced, Frame, Parked
from dmd_core.kernel.ids import ItemId, KindId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.tabletop.invariants import (
    ChangeInvariant,
    FoldInvariant,
    StateInvariant,
    Tie,
    Violation,
)
from tests.final_girl.scenarios import make_game

GAME: Final = make_game()
HIVE: Final = make_game(killer="beekeeper")
TABLE: Final = base_table(GAME)
"""Turn 1: she is at the Courts, the killer in the Swamp; 6 cards are in hand."""
WALK: Final = ActionId("walk")
DOCK, LAKE, COURTS, NOWHERE = (SpaceId(one) for one in ("dock", "lake", "courts", "nowhere"))
EXIT: Final = SpaceId("entrance")
ROLL: Final = Roll(SourceId("walk"), (ItemId("4"), ItemId("1")))

Step: TypeAlias = tuple[Event, Table]
"""An event, and the table after it."""


def at(space: SpaceId = EXIT, n: int = 1, **changes: Any) -> Table:  # noqa: ANN401 - of many fields
    """The table with her and so many victims on a space."""
    table = replace(TABLE, girl=replace(TABLE.girl, space=space), victims=((space, n),))
    return replace(table, pool=TABLE.pool - n, **changes)


def carrying(card: str, place: Place = Place.HAND, uses: int = 0) -> Carried:
    """An item of hers."""
    return Carried(ItemId(card), place, uses)


BROKEN_TABLES: Final[dict[str, list[Table]]] = {
    "action_cards": [
        replace(TABLE, hand=TABLE.hand[1:]),
        replace(TABLE, discard=(WALK,)),
        replace(TABLE, hand=TABLE.hand[::-1]),
    ],
    "victims": [
        replace(TABLE, pool=20),
        replace(TABLE, victims=((DOCK, 1),)),
        replace(TABLE, dead=(Colour.PLAIN,)),
        replace(TABLE, dead=(Colour.BLUE,), saved=(Colour.BLUE,)),
        replace(TABLE, specials=(Special(Colour.PLAIN, DOCK),)),
        replace(TABLE, pool=-1, victims=((DOCK, 22),)),
    ],
    "terror_cards": [
        replace(TABLE, terror=Pile(9)),
        replace(TABLE, terror_discard=(ItemId("frenzy"),)),
        replace(TABLE, terror=Pile(9, (ItemId("frenzy"),))),
        replace(TABLE, terror_unseen=TABLE.terror_unseen[1:]),
    ],
    "item_cards": [
        replace(TABLE, items=TABLE.items[1:]),
        replace(TABLE, items_removed=(ItemId("axe"),)),
        replace(TABLE, found=(ItemId("no_such_item"),)),
    ],
    "tracks": [
        replace(TABLE, time=13),
        replace(TABLE, time=-2),
        replace(TABLE, horror=8),
        replace(TABLE, bloodlust=11),
        replace(TABLE, bloodlust=-1),
    ],
    "markers": [
        replace(TABLE, girl=replace(TABLE.girl, markers=5)),
        replace(TABLE, girl=replace(TABLE.girl, markers=-1)),
        replace(TABLE, killer=replace(TABLE.killer, max_health=13)),
        replace(TABLE, girl=replace(TABLE.girl, markers=1, token=Token.NONE)),
    ],
    "hands": [replace(TABLE, carried=(carrying("bat"), carrying("knife")))],
    "places": [
        replace(TABLE, victims=((NOWHERE, 1),)),
        replace(TABLE, victims=((DOCK, 0),)),
        replace(TABLE, victims=((LAKE, 1), (DOCK, 1))),
        replace(TABLE, victims=((DOCK, 1), (DOCK, 1))),
        replace(TABLE, girl=replace(TABLE.girl, space=NOWHERE)),
        replace(TABLE, tokens=((TokenId("boat"), NOWHERE),)),
    ],
    "minions": [
        replace(TABLE, minions=(Minion(FigureId(1), MinionKind("swarm"), DOCK, 1),)),
    ],
    "health_tokens": [
        replace(TABLE, health_tokens=TABLE.health_tokens[1:]),
        replace(TABLE, girl=replace(TABLE.girl, token=Token.WHITE)),
        replace(TABLE, health_tokens=(ItemId("1"),) * 9),
    ],
    "minors_have_health": [replace(TABLE, minors=(Minor(ItemId("heavy_hand"), 0),))],
    "uses": [
        replace(TABLE, carried=(carrying("bow"),)),
        replace(TABLE, carried=(carrying("bow", uses=4),)),
        replace(TABLE, carried=(carrying("axe", uses=1),)),
    ],
    "covered": [
        replace(TABLE, covered=(0,)),
        replace(TABLE, saved=(Colour.PLAIN,) * 2, covered=(1, 1)),
        replace(TABLE, saved=(Colour.PLAIN,), covered=(6,)),
        replace(TABLE, saved=(Colour.PLAIN,), covered=(0,), ultimate=True),
    ],
    "flipped_when_full": [replace(TABLE, covered=tuple(range(6)))],
    "event_cards": [
        replace(TABLE, events=TABLE.events.without(ItemId("cold_water"))),
        replace(TABLE, events_discard=(ItemId("cold_water"),)),
    ],
    "powers_and_finales": [
        replace(TABLE, powers=(ItemId("wide_swing"),)),
        replace(TABLE, dark_powers=TABLE.dark_powers[1:]),
        replace(TABLE, powers=(ItemId("frenzy"),)),
        replace(TABLE, finale=ItemId("no_way_out")),
    ],
    "in_play": [
        replace(TABLE, in_play=(SourceId("axe"),)),
        replace(TABLE, carried=(carrying("axe"),)),
    ],
    "red_ends_the_phase": [replace(TABLE, time=-1)],
}
"""Tables that break an invariant, by its name."""


FULL: Final = replace(
    TABLE,
    minions=(Minion(FigureId(1), MinionKind("swarm"), DOCK, 1),),
    minors=(Minor(ItemId("heavy_hand"), 2),),
    carried=(carrying("axe"),),
    specials=(Special(Colour.BLUE, DOCK),),
    tokens=((TokenId("boat"), DOCK),),
    finale=ItemId("no_way_out"),
    girl=replace(TABLE.girl, space=NOWHERE),
)
"""A table with something of each kind."""


def drawn(*names: str) -> tuple[ItemId, ...]:
    """What chance gave."""
    return tuple(map(ItemId, names))


def parked(kind: str = "action", keep: int = 0, *push: Frame) -> Parked:
    """The last event of a command."""
    return Parked(keep, push, (), Seat(0), KindId(kind))


OVER: Final = replace(TABLE, phase=Phase.OVER, outcome=Outcome.LOSS)
HAND_OF_11: Final = replace(TABLE, hand=(WALK,) * 11)

BROKEN_EVENTS: Final[dict[str, list[tuple[Table, Event, Table]]]] = {
    "phases_in_order": [(TABLE, PhaseBegan(Phase.KILLER), TABLE)],
    "nothing_left_of_a_phase": [
        (replace(TABLE, roll=ROLL), PhaseBegan(Phase.PLANNING), TABLE),
        (replace(TABLE, attack=Attack(2)), PhaseBegan(Phase.PLANNING), TABLE),
        (replace(TABLE, rewards=(Reward(0),)), PhaseBegan(Phase.PLANNING), TABLE),
        (replace(TABLE, found=(ItemId("axe"),)), PhaseBegan(Phase.PLANNING), TABLE),
        (replace(TABLE, resolving=(ItemId("frenzy"),)), PhaseBegan(Phase.PLANNING), TABLE),
    ],
    "planning_resets": [
        (replace(TABLE, discard=(WALK,)), PhaseBegan(Phase.KILLER), TABLE),
        (replace(TABLE, time=3), PhaseBegan(Phase.KILLER), TABLE),
    ],
    "turns_begin_after_upkeep": [
        (TABLE, TurnBegan(), replace(TABLE, turn=2)),
        (replace(TABLE, phase=Phase.UPKEEP), TurnBegan(), TABLE),
        (
            replace(TABLE, phase=Phase.UPKEEP),
            TurnBegan(),
            replace(TABLE, turn=2, killed_this_turn=1),
        ),
    ],
    "nothing_after_the_end": [(OVER, HorrorMoved(1), OVER)],
    "end_is_right": [
        (TABLE, GameEnded(Outcome.WIN), TABLE),
        (TABLE, GameEnded(Outcome.LOSS), TABLE),
        (
            replace(
                TABLE,
                girl=replace(TABLE.girl, token=Token.NONE),
                killer=replace(TABLE.killer, token=Token.NONE),
            ),
            GameEnded(Outcome.LOSS),
            TABLE,
        ),
    ],
    "hand_limit": [(HAND_OF_11, parked(), HAND_OF_11)],
    "one_is_waited_for": [(OVER, parked(), OVER), (TABLE, parked("over"), TABLE)],
    "setup_is_done": [
        (base_table(GAME, "unopened"), TurnBegan(), replace(TABLE, turn=1)),
        (replace(TABLE, turn=0, phase=Phase.SETUP), TurnBegan(), TABLE),
    ],
    "bloodlust_never_falls": [
        (replace(TABLE, bloodlust=2), BloodlustRose(), TABLE),
        (TABLE, BloodlustRose(), replace(TABLE, bloodlust=2)),
    ],
    "final_effect_at_the_top": [(TABLE, BloodlustAtTop(), TABLE)],
    "horror_moves_by_one": [(TABLE, HorrorMoved(2), TABLE)],
    "red_is_final": [(replace(TABLE, time=-1), TimeMoved(1), TABLE)],
    "skip_outside_action": [(TABLE, SkipSet(), TABLE)],
    "cards_are_paid": [
        (TABLE, CardBought(ActionId("sprint"), 2), TABLE),
        (replace(TABLE, phase=Phase.PLANNING), CardBought(ActionId("sprint"), 1), TABLE),
        (
            replace(TABLE, phase=Phase.PLANNING, time=1),
            CardBought(ActionId("sprint"), 2),
            replace(TABLE, time=-1),
        ),
        (replace(TABLE, phase=Phase.PLANNING), CardBought(WALK, 0), HAND_OF_11),
    ],
    "played_in_time": [
        (replace(TABLE, time=-1), CardPlayed(WALK), TABLE),
        (replace(TABLE, rewards=(Reward(0),)), CardPlayed(WALK), TABLE),
    ],
    "tableau_after_the_time": [
        (TABLE, TableauRefilled(), TABLE),
        (replace(TABLE, phase=Phase.PLANNING, time=2), TableauRefilled(), TABLE),
    ],
    "terror_before_the_finale": [
        (replace(TABLE, finale=ItemId("no_way_out")), TerrorDrawn(drawn("frenzy")), TABLE),
    ],
    "roll_has_its_dice": [
        (TABLE, HorrorDiceRolled(SourceId("walk"), ()), TABLE),
        (TABLE, HorrorDiceRolled(SourceId("walk"), drawn("7")), TABLE),
    ],
    "one_roll_at_a_time": [
        (replace(TABLE, roll=ROLL), HorrorDiceRolled(SourceId("walk"), drawn("6", "6")), TABLE),
    ],
    "dice_of_the_marker": [
        (TABLE, HorrorDiceRolled(SourceId("walk"), drawn("6")), TABLE),
        (
            replace(TABLE, girl=replace(TABLE.girl, markers=0)),
            HorrorDiceRolled(SourceId("walk"), drawn("6", "6")),
            TABLE,
        ),
        (
            replace(TABLE, bonus_dice_next_roll=1),
            HorrorDiceRolled(SourceId("walk"), drawn("6", "6")),
            TABLE,
        ),
    ],
    "rerolled_dice_are_there": [
        (TABLE, DiceRerolled((0,), drawn("5")), TABLE),
        (replace(TABLE, roll=ROLL), DiceRerolled((2,), drawn("5")), TABLE),
        (replace(TABLE, roll=ROLL), DiceRerolled((0, 0), drawn("5", "5")), TABLE),
        (replace(TABLE, roll=ROLL), DiceRerolled((0, 1), drawn("5")), TABLE),
    ],
    "partial_successes_are_converted": [
        (TABLE, DieConverted(0, (WALK, WALK)), TABLE),
        (replace(TABLE, roll=ROLL), DieConverted(1, (WALK, WALK)), TABLE),
        (replace(TABLE, roll=ROLL), DieConverted(0, (WALK,)), TABLE),
        (replace(TABLE, roll=replace(ROLL, converted=(0,))), DieConverted(0, (WALK,) * 2), TABLE),
    ],
    "row_fits_the_dice": [
        (TABLE, RollEnded(0, Row.FAIL), TABLE),
        (replace(TABLE, roll=ROLL), RollEnded(1, Row.SINGLE), TABLE),
        (replace(TABLE, roll=replace(ROLL, partials=True)), RollEnded(0, Row.FAIL), TABLE),
        (replace(TABLE, roll=replace(ROLL, converted=(0,))), RollEnded(1, Row.DOUBLE), TABLE),
    ],
    "girl_goes_step_by_step": [(TABLE, GirlMoved(DOCK), TABLE)],
    "followers_stood_there": [
        (at(COURTS), GirlMoved(SpaceId("lake_cabin"), 2), TABLE),
        (at(COURTS), GirlMoved(SpaceId("lake_cabin"), 0, (Colour.BLUE,)), TABLE),
        (at(COURTS), GirlMoved(TABLE.killer.space, 1), TABLE),
    ],
    "followers_within_the_limit": [(at(COURTS, 3), GirlMoved(SpaceId("lake_cabin"), 3), TABLE)],
    "killer_goes_step_by_step": [(TABLE, KillerMoved(COURTS), TABLE)],
    "minions_go_step_by_step": [
        (TABLE, MinionMoved(FigureId(1), DOCK), TABLE),
        (
            replace(TABLE, minions=(Minion(FigureId(1), MinionKind("swarm"), DOCK, 1),)),
            MinionMoved(FigureId(1), COURTS),
            TABLE,
        ),
    ],
    "victims_run_as_the_die_says": [
        (TABLE, VictimPanicked(DOCK, Colour.PLAIN, drawn("1"), LAKE), TABLE),
        (at(DOCK), VictimPanicked(DOCK, Colour.PLAIN, drawn("1"), DOCK), TABLE),
    ],
    "girl_runs_as_the_die_says": [
        (TABLE, GirlPanicked(drawn("1"), DOCK), TABLE),
        (
            replace(TABLE, phase=Phase.PANIC),
            GirlPanicked(drawn("1"), SpaceId("lake_cabin")),
            TABLE,
        ),
    ],
    "saved_where_she_stands": [
        (replace(at(), victims=((DOCK, 1),)), VictimSaved(Colour.PLAIN, 0), TABLE),
        (at(DOCK), VictimSaved(Colour.PLAIN, 0), TABLE),
        (at(covered=(0,)), VictimSaved(Colour.PLAIN, 0), TABLE),
    ],
    "saved_in_the_action_phase": [(at(phase=Phase.KILLER), VictimSaved(Colour.PLAIN, 0), TABLE)],
    "killed_on_its_space": [(at(DOCK), VictimKilled(DOCK, by=True), TABLE)],
    "panic_beside_an_enemy": [
        (
            at(DOCK, phase=Phase.PANIC, killed_this_turn=1),
            VictimPanicked(DOCK, Colour.PLAIN, drawn("1"), LAKE),
            TABLE,
        ),
        (
            at(TABLE.killer.space, phase=Phase.PANIC),
            VictimPanicked(TABLE.killer.space, Colour.PLAIN, drawn("1"), LAKE),
            TABLE,
        ),
    ],
    "one_attack_at_a_time": [(replace(TABLE, attack=Attack(1)), AttackBegan(2), TABLE)],
    "attack_has_its_value": [(TABLE, AttackBegan(3), TABLE)],
    "aimed_within_reach": [
        (TABLE, AttackAimed(ActionId("weak_attack"), Target.KILLER, DOCK), TABLE),
        (TABLE, AttackAimed(WALK, Target.KILLER, DOCK, ItemId("revolver")), TABLE),
        (
            replace(TABLE, carried=(carrying("revolver"),)),
            AttackAimed(WALK, Target.KILLER, COURTS, ItemId("revolver")),
            TABLE,
        ),
    ],
    "finale_after_the_last_card": [
        (TABLE, FinaleRevealed(drawn("no_way_out")), TABLE),
        (replace(TABLE, phase=Phase.UPKEEP), FinaleRevealed(drawn("no_way_out")), TABLE),
    ],
    "ultimate_stays": [(replace(TABLE, ultimate=True), HorrorMoved(1), TABLE)],
    "the_dead_stay_dead": [(replace(TABLE, dead=(Colour.PLAIN,)), HorrorMoved(1), TABLE)],
    "marked_once": [
        (TABLE, VictimMarked(DOCK, Colour.BLUE, ItemId("sweetheart")), TABLE),
        (
            at(specials=(Special(Colour.BLUE, DOCK),)),
            VictimMarked(EXIT, Colour.BLUE, ItemId("sweetheart")),
            TABLE,
        ),
    ],
    "token_after_the_markers": [
        (TABLE, TokenRevealed(Side.GIRL, drawn("1")), TABLE),
        (
            replace(TABLE, killer=replace(TABLE.killer, markers=0, token=Token.WHITE)),
            TokenRevealed(Side.KILLER, drawn("1")),
            TABLE,
        ),
    ],
    "revived_within_the_maximum": [
        (TABLE, Revived(Side.GIRL, 1), TABLE),
        (
            replace(TABLE, killer=replace(TABLE.killer, markers=0, token=Token.NONE)),
            Revived(Side.KILLER, 12),
            replace(TABLE, killer=replace(TABLE.killer, markers=12, token=Token.WHITE)),
        ),
    ],
    "reduced_to_nothing_at_most": [
        (TABLE, AttackReduced(1), TABLE),
        (replace(TABLE, attack=Attack(1)), AttackReduced(2), TABLE),
        (replace(TABLE, attack=Attack(1)), AttackReduced(0), TABLE),
    ],
    "alive": [
        (TABLE, parked(), replace(TABLE, killer=replace(TABLE.killer, markers=0, token=Token.NONE)))
    ],
    "power_with_finale": [(TABLE, parked(), replace(TABLE, finale=ItemId("no_way_out")))],
    "power_on_its_row": [(TABLE, parked(), replace(TABLE, bloodlust=5))],
}
"""Events that break an invariant, with the tables before and after, by its name."""

BROKEN_RUNS: Final[dict[str, list[list[Step]]]] = {
    "deaths_raise_bloodlust": [
        [(VictimKilled(DOCK), TABLE), (VictimKilled(DOCK), TABLE)],
        [(VictimKilled(DOCK), TABLE), (KillerMoved(LAKE), TABLE)],
        [(VictimKilled(DOCK), TABLE), (parked(), TABLE)],
    ],
    "tokens_bring_back_once": [
        [(Revived(Side.GIRL, 1), TABLE)],
        [(TokenRevealed(Side.GIRL, drawn("blank")), TABLE), (Revived(Side.GIRL, 0), TABLE)],
        [(TokenRevealed(Side.GIRL, drawn("2")), TABLE), (Revived(Side.GIRL, 2), TABLE)],
        [
            (TokenRevealed(Side.GIRL, drawn("2")), TABLE),
            (Revived(Side.GIRL, 1), TABLE),
            (Revived(Side.GIRL, 1), TABLE),
        ],
    ],
    "discards_give_time": [
        [(CardsDiscarded((WALK,), why=(r.TIM_05,)), TABLE), (TimeMoved(2), TABLE)],
        [(CardsDiscarded((WALK,), why=(r.TIM_05,)), TABLE), (parked(), TABLE)],
        [(CardsDiscarded((WALK, WALK), why=(r.TIM_05,)), TABLE)],
    ],
    "victims_panic_once": [
        [
            (PhaseBegan(Phase.PANIC), at(TABLE.killer.space, phase=Phase.PANIC)),
            (VictimPanicked(LAKE, Colour.PLAIN, drawn("1"), LAKE), at(phase=Phase.PANIC)),
            (VictimPanicked(LAKE, Colour.PLAIN, drawn("1"), LAKE), at(phase=Phase.PANIC)),
        ],
    ],
    "frames_belong_to_the_phase": [
        [(parked("action", 0, ActionPhase()), TABLE)],
        [(parked("action", 0, NextPhase(), KillerPhase()), TABLE)],
        [
            (parked("action", 0, NextPhase(), ActionPhase()), TABLE),
            (parked("action", 2), replace(TABLE, phase=Phase.KILLER)),
        ],
        [(parked("action", 0, NextPhase(), NextPhase()), TABLE)],
    ],
}
"""Events one after the other that break an invariant, by its name."""

NAMES: Final = [invariant.name for invariant in INVARIANTS]


OF_SEVERAL_GAMES: Final = {"FG-INV-11", "FG-INV-12"}
"""What one game cannot show: `rules/test_hidden.py` and `rules/test_setup.py` compare two."""


def test_every_invariant_of_the_rulebook_is_watched() -> None:
    """All 15 but those that are about two games; each that is watched is broken below."""
    listed = {rule for rule in rulebook().all_ids() if rule.startswith("FG-INV-")}
    watched = {one.rule for one in INVARIANTS if one.rule in listed}

    assert 15 == len(listed)
    assert OF_SEVERAL_GAMES == listed - watched


def test_every_invariant_is_broken_here() -> None:
    """None is in the list that no table, event or run of this page breaks."""
    kinds = (
        (StateInvariant, BROKEN_TABLES),
        (ChangeInvariant, BROKEN_EVENTS),
        (FoldInvariant, BROKEN_RUNS),
    )
    for kind, broken in kinds:
        assert {i.name for i in INVARIANTS if isinstance(i, kind)} == set(broken)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize(
    ("name", "table"), [(name, table) for name, tables in BROKEN_TABLES.items() for table in tables]
)
def test_a_broken_table_is_caught(name: str, table: Table) -> None:
    """The invariant is among those that a look at the table finds broken."""
    assert name in [violation.name for violation in check_state(GAME, table)]


@pytest.mark.parametrize(
    ("name", "before", "event", "after"),
    [(name, *steps) for name, cases in BROKEN_EVENTS.items() for steps in cases],
)
def test_a_broken_event_is_caught(name: str, before: Table, event: Event, after: Table) -> None:
    """The watch tells the invariant, once, with the number of the event."""
    watch = Watch(GAME, whole=False)
    watch.feed(before, event, after)

    assert [one.event for one in watch.violations if one.name == name] == [0]


@pytest.mark.parametrize(
    ("name", "steps"), [(name, steps) for name, runs in BROKEN_RUNS.items() for steps in runs]
)
def test_a_broken_run_of_events_is_caught(name: str, steps: Sequence[Step]) -> None:
    """The watch tells the invariant at the last of the events."""
    watch = Watch(GAME)
    for event, table in steps:
        watch.feed(table, event, table)

    assert [one.event for one in watch.violations if one.name == name] == [len(steps) - 1]


class Recorder:
    """A table that notes which of its fields are looked at."""

    def __init__(self, table: Table) -> None:
        """Stand in for a table."""
        self.table = table
        self.seen: set[str] = set()

    def __getattr__(self, name: str) -> object:
        """Note a field, and give it."""
        self.seen.add(name)
        return getattr(self.table, name)


READING: Final = [tie for tie in TIES if tie.reads]


@pytest.mark.pure("a compiled check takes no stand-in for a table")
@pytest.mark.parametrize("table", [TABLE, base_table(GAME, "unopened"), FULL])
@pytest.mark.parametrize("tie", READING, ids=[tie.check.__name__ for tie in READING])
def test_a_check_looks_at_what_it_says(tie: Tie[Any, Any], table: Table) -> None:
    """It is not asked again while those fields stay the same, so it may look at no others."""
    recorder = Recorder(table)
    list(tie.check(GAME, recorder))

    assert recorder.seen - set(tie.reads) == set()


def test_a_sound_table_breaks_nothing() -> None:
    """The table that all others are made of is in order."""
    assert check_state(GAME, TABLE) == ()


def test_a_violation_says_where_and_what() -> None:
    """Rule, name and sentence, with the place as positions name it."""
    table = replace(TABLE, victims=((DOCK, 1),))

    assert [str(one) for one in check_state(GAME, table)] == [
        "FG-INV-02 victims: victims: 1 on the map, 21 in the supply, 0 dead, 0 saved; there are 21"
    ]


def test_more_than_the_hand_limit_is_right_where_cards_are_discarded() -> None:
    """With an 11th card the player is asked what to discard (FG-AMB-18)."""
    watch = Watch(GAME, whole=False)
    watch.feed(HAND_OF_11, parked(str(HAND)), HAND_OF_11)

    assert [one.name for one in watch.violations if one.name == "hand_limit"] == []


def test_a_card_that_is_still_to_be_turned_over_breaks_nothing() -> None:
    """Where chance has to answer, the finale may be there before the dark power."""
    watch = Watch(GAME, whole=False)
    table = replace(TABLE, bloodlust=5)
    watch.feed(TABLE, parked(str(CHANCE)), table)

    assert [one.name for one in watch.violations if one.name == "power_on_its_row"] == []


def test_recycled_figures_are_counted_in_the_supply() -> None:
    """A flip that takes saved victims back breaks nothing (FG-AMB-22)."""
    game = make_game(rulings=Rulings(recycle_saved=True))
    six = (Colour.PLAIN,) * 6
    before = replace(base_table(game), saved=six, covered=tuple(range(6)), pool=15)
    flip = CardFlipped(6)
    watch = Watch(game, whole=False)
    watch.feed(before, flip, card_flipped(before, flip))

    assert watch.violations == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [GAME, HIVE], ids=["butcher", "beekeeper"])
def test_games_break_nothing(game: Any, seed: int) -> None:  # noqa: ANN401 - a game
    """Whole games, played by taking one legal command after the other, are in order."""
    assert violations(game, seed) == []


def violations(game: Any, seed: int) -> list[Violation]:  # noqa: ANN401 - as above
    """Play a game and watch it."""
    engine, watch = Engine(FINAL_GIRL), Watch(game)
    table, _ = FINAL_GIRL.opening(game)
    step = engine.start(game, seed=seed)
    for number in range(600):
        for event in step.events:
            after = table
            if not isinstance(event, Parked | Forced):
                after = FINAL_GIRL.handlers.reducers[type(event)](table, event)
            watch.feed(table, event, after)
            table = after
        if step.decision is None:
            break
        options = list(step.decision.legal())
        pick = options[(number * 7 + seed) % len(options)]
        step = engine.apply(game, step.state, pick, decision=step.decision)
    return watch.violations

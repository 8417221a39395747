"""The Planning phase (FG-PLN)."""

from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.commands import Buy
from dmd_core.final_girl.events.planning import CardBought, TableauRefilled
from dmd_core.final_girl.events.tracks import TimeSet
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.state import Phase
from tests.final_girl.scenarios import Scene, make_game

PLANNING = (NextPhase(), PlanningPhase())


def planning(scene: Scene) -> Scene:
    """The Planning phase of a scene."""
    return scene.set(phase=Phase.PLANNING).play(*PLANNING)


def test_selena_buys_with_all_her_time() -> None:
    """FG-EX-14: Search and Sprint for 4, then Walk and Focus for nothing; then time is 6."""
    scene = planning(Scene().hand("guard").thrown("short_rest", "weak_attack").set(time=4))

    scene.do("buy search", "buy sprint")
    assert 0 == scene.now.time
    assert ["buy focus", "buy walk"] == scene.legal("buy")
    scene.do("buy walk", "buy focus")
    assert ("focus", "guard", "search", "sprint", "walk") == scene.now.hand
    assert [2, 2, 0, 0] == [event.cost for event in scene.of(CardBought)]

    scene.do("stop")
    assert 6 == scene.now.time
    assert () == scene.now.discard
    assert {"short_rest", "weak_attack"} < set(scene.now.tableau)


def test_buying_comes_before_the_time_marker_and_the_discards() -> None:
    """FG-PLN-07 to -09: buy, reset time, return cards, in this order; unspent time is lost."""
    scene = planning(Scene().hand("guard").thrown("short_rest").set(time=3))
    scene.do("stop")
    kinds = [type(event) for event in scene.events if isinstance(event, TimeSet | TableauRefilled)]
    assert [TimeSet, TableauRefilled] == kinds
    assert [6] == [event.time for event in scene.of(TimeSet)]


def test_extreme_horror_resets_to_five() -> None:
    """FG-PLN-07, FG-HOR-06: 5 time on the Extreme Horror side."""
    scene = planning(Scene(make_game(board="extreme")).set(time=2))
    scene.do("stop")
    assert [5] == [event.time for event in scene.of(TimeSet)]


def test_a_card_that_costs_more_than_is_left_is_refused() -> None:
    """FG-PLN-02: with 3 time a card for 4 cannot be bought."""
    scene = planning(Scene().hand("guard").set(time=3))
    refused = scene.why_not(Buy(0, ActionId("furious_strike")))
    assert ("too-little-time", "FG-PLN-01", "FG-PLN-02") == refused


def test_what_costs_nothing_rests_on_its_rule_where_no_time_is_left() -> None:
    """FG-PLN-05 is cited for what is bought without time, not for what anybody could buy."""
    bought = {
        (time, card): planning(Scene().hand("guard").set(time=time)).do(f"buy {card}")
        for time, card in ((-1, "walk"), (0, "walk"), (3, "walk"), (2, "search"))
    }

    assert [("FG-PLN-05",), ("FG-PLN-05",), (), ()] == [
        event.why for scene in bought.values() for event in scene.of(CardBought)
    ]


def test_discarded_cards_are_not_for_sale() -> None:
    """FG-PLN-04, -06: not even those that cost nothing."""
    scene = planning(Scene().hand("guard").thrown("weak_attack").set(time=6))
    refused = scene.why_not(Buy(0, ActionId("weak_attack")))
    assert ("not-in-tableau", "FG-PLN-04", "FG-PLN-06", "FG-PLN-08") == refused


def test_with_ten_cards_in_hand_nothing_is_bought() -> None:
    """FG-PLN-03, -05: nobody is asked, the phase goes on."""
    ten = ("walk", "walk", "focus", "focus", "guard", "guard", "search", "search", "sprint")
    scene = planning(Scene().hand(*ten, "sprint").set(time=6))
    assert "buy" != scene.asked
    assert [] == scene.of(CardBought)


def test_the_tenth_card_is_the_last() -> None:
    """FG-PLN-03: with 9 cards one more can be bought; the next is refused."""
    nine = ("walk", "walk", "focus", "focus", "guard", "guard", "search", "search", "sprint")
    scene = planning(Scene().hand(*nine).set(time=6))
    assert "buy" == scene.asked
    scene.do("buy short_rest")
    assert "buy" != scene.asked


def test_on_red_only_cards_for_nothing_are_bought() -> None:
    """FG-PLN-05, FG-AMB-37: with time below 0."""
    scene = planning(Scene().hand("guard").set(time=-1))
    assert ["buy focus", "buy short_rest", "buy walk", "buy weak_attack"] == scene.legal("buy")

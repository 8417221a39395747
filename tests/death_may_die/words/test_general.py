"""What words mean beyond the cards of the box: the parameters that no built-in card uses."""

from typing import Final

import pytest

from dmd_core.death_may_die.asking import Concerned, amount_of, condition_holds
from dmd_core.death_may_die.events.actions import InvestigatorsMoved, Traded
from dmd_core.death_may_die.events.discovery import CardDiscarded, CardTaken
from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.events.harm import StressTaken, WoundsTaken
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.ids import CardId, EnemyId, SpaceId, TokenId
from dmd_core.death_may_die.run.selectors import investigators_of, spaces_of
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.amounts import (
    ALL,
    Amount,
    Count,
    Difference,
    Fire,
    Half,
    Health,
    Most,
    Own,
    TokenCount,
    Track,
)
from dmd_core.death_may_die.words.base import Effect
from dmd_core.death_may_die.words.cards import DiscardCards, GiveCards, TakeCards
from dmd_core.death_may_die.words.conditions import AtLeast, Exists
from dmd_core.death_may_die.words.enemies import MoveEnemies, PlaceEnemies
from dmd_core.death_may_die.words.harm import SetStress, TakeStress, TakeWounds
from dmd_core.death_may_die.words.moving import Go
from dmd_core.death_may_die.words.selectors import (
    Anchor,
    Cards,
    CardSide,
    Enemies,
    Investigators,
    Spaces,
    Who,
)
from dmd_core.kernel.events import Forced
from dmd_core.kernel.ids import Seat, SourceId
from tests.death_may_die.rules.contents import with_card
from tests.death_may_die.scenarios import PHASE_1, Scene, make_game

YOU: Final = Env(Seat(0), Seat(0), SourceId("conflagration"))
"""The first Investigator speaks and chooses."""


ANYTHING: Final = TakeStress(1)
"""A text for scenes that carry none out."""


def given(effect: Effect = ANYTHING) -> Scene:
    """Three Investigators on s01, in a game in which a Mythos card has this text."""
    return Scene(make_game("adam", "ahmed", "borden", content=with_card(effect)))


def done(scene: Scene) -> Scene:
    """The text of the card is carried out, up to the first question."""
    (effect,) = scene.game.mythos[CardId(YOU.src)].effects
    return scene.play(*PHASE_1, Resolve(scene.game.number(effect), YOU))


# --- amounts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (3, 3),
        (Own(Track.STRESS), 1),
        (Own(Track.WOUNDS), 3),
        (Most(Track.STRESS), 4),
        (Most(Track.WOUNDS), 5),
        (Fire(), 2),
        (Fire(Spaces(fire=True)), 5),
        (TokenCount(TokenId("down")), 1),
        (Count(investigators=Investigators(Who.ALL)), 3),
        (Count(enemies=Enemies(), investigators=Investigators(Who.OTHERS)), 4),
        (Count(spaces=Spaces(fire=True)), 2),
        (Count(cards=Cards(of=Investigators(Who.ALL))), 3),
        (Count(cards=Cards(side=CardSide.FULLER)), 2),
        (Half(Own(Track.WOUNDS)), 2),
        (Half(Half(Own(Track.WOUNDS))), 1),
        (Difference((Own(Track.STRESS), Own(Track.WOUNDS))), 2),
        (Difference((Own(Track.WOUNDS), 1)), 2),
        (Health(), 0),
    ],
)
def test_an_amount_comes_to(amount: Amount, number: int) -> None:
    """Expressions are worked out on the table as it is, for "you" if nobody else is concerned."""
    scene = given().inv(0, stress=1, wounds=3, tokens=((TokenId("down"), 1),))
    scene.hold(0, "desk", "left").hold(0, "clutter", "left").hold(1, "good_boy", "right")
    scene.fire(s01=2, s05=3)
    scene.put("cultist", "s01")
    scene.put("byakhee", "s02")

    assert number == amount_of(scene.game, scene.table, YOU, amount)


def test_an_amount_is_worked_out_for_each_of_those_concerned() -> None:
    """There is where the one concerned stands, and its health is that of the figure concerned."""
    scene = given().fire(s01=2, s05=3)
    figure = scene.put("star_spawn", "s05")
    concerned = Concerned(SpaceId("s05"), figure)

    assert 3 == amount_of(scene.game, scene.table, YOU, Fire(), concerned)
    assert 7 == amount_of(scene.game, scene.table, YOU, Health(), concerned)
    assert 4 == amount_of(scene.game, scene.table, YOU, Half(Health()), concerned)


def test_one_sentence_measures_each_investigator_where_it_stands() -> None:
    """Two Investigators on different Spaces take Stress for the Fire on their own."""
    scene = given(TakeStress(Fire(), Investigators(Who.ALL))).inv(1, space=SpaceId("s05"))
    done(scene.fire(s01=1, s05=3))

    assert [(0, 1), (1, 3), (2, 1)] == [(e.seat, e.n) for e in scene.of(StressTaken)]


def test_wounds_as_many_as_half_of_the_own() -> None:
    """With 3 Stress, half of the own Stress is 2 Wounds: halves are rounded up."""
    scene = done(given(TakeWounds(Half(Own(Track.STRESS)))).inv(0, stress=3))

    assert [(0, 2)] == [(event.seat, event.own) for event in scene.of(WoundsTaken)]


@pytest.mark.parametrize(("n", "stress"), [(0, 0), (3, 3), (9, 4)])
def test_stress_is_set_at_most_to_its_maximum(n: int, stress: int) -> None:
    """The marker goes up or down to the number."""
    scene = done(given(SetStress(n)).inv(0, stress=2))

    assert stress == scene.who(0).stress


# --- conditions and selectors ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (AtLeast(Own(Track.STRESS), Own(Track.WOUNDS)), False),
        (AtLeast(Own(Track.WOUNDS), Own(Track.STRESS)), True),
        (AtLeast(Own(Track.WOUNDS), 2), True),
        (AtLeast(Own(Track.WOUNDS), 3), False),
        (Exists(enemies=Enemies(), spaces=Spaces(fire=True), at_least=2), True),
        (Exists(enemies=Enemies(), spaces=Spaces(fire=True), at_least=3), False),
        (Exists(cards=Cards(of=Investigators(Who.OTHERS))), True),
        (Exists(cards=Cards(of=Investigators(Who.OTHERS), tradable=True), at_least=2), False),
        (Exists(cards=Cards()), False),
    ],
)
def test_a_condition_holds(condition: Exists | AtLeast, *, holds: bool) -> None:
    """Amounts are compared, and what several selectors gather is counted together."""
    scene = given().inv(0, stress=1, wounds=2).hold(1, "desk", "left").fire(s05=1)
    scene.put("cultist", "s02")

    assert holds == condition_holds(scene.game, scene.table, YOU, condition)


@pytest.mark.parametrize(
    ("selector", "spaces"),
    [
        (Spaces(at=Anchor.YOU, within=1), ("s01", "s02")),
        (Spaces(at=Anchor.START, beyond=5), ("s11", "s12", "s13", "s14", "s15")),
        (Spaces(company=True), ("s01", "s02", "s05")),
        (Spaces(company=True, beyond=0, at=Anchor.YOU), ("s02", "s05")),
        (Spaces(company=True, beyond=0, at=Anchor.YOU, nearest=True), ("s02",)),
        (Spaces(fire=True, next_to=Spaces(fire=True)), ("s03", "s04")),
        (Spaces(next_to=Spaces(at=Anchor.YOU)), ("s02",)),
        (Spaces(at=Anchor.ELDER_ONE), ()),
    ],
)
def test_spaces_are_gathered(selector: Spaces, spaces: tuple[str, ...]) -> None:
    """Every filter narrows, and of what is left the nearest are kept last."""
    scene = given().inv(2, space=SpaceId("s05")).fire(s03=1, s04=2, s13=1)
    scene.put("cultist", "s02")

    found = spaces_of(scene.game, scene.table, YOU, selector)

    assert set(spaces) >= set(found) if selector.at is Anchor.START else spaces == found


@pytest.mark.parametrize(
    ("selector", "seats"),
    [
        (Investigators(Who.ALL, hurt=True), (1,)),
        (Investigators(Who.NAMED), (2,)),
        (Investigators(Who.PAIR), (0, 2)),
        (Investigators(Who.PAIR, where=Spaces(at=Anchor.START)), (0,)),
        (Investigators(Who.IT), ()),
    ],
)
def test_investigators_are_gathered(selector: Investigators, seats: tuple[int, ...]) -> None:
    """Of a pair "you" comes first; who is not there is nobody."""
    scene = given().inv(0, named=Seat(2)).inv(1, stress=1).inv(2, space=SpaceId("s05"))

    assert seats == investigators_of(scene.game, scene.table, YOU, selector)


def test_a_pair_is_nobody_once_one_of_both_is_dead() -> None:
    """A pair is gathered only while both live; when one of them is dead, nobody is."""
    scene = given().inv(0, named=Seat(2)).inv(2, alive=False)

    assert () == investigators_of(scene.game, scene.table, YOU, Investigators(Who.PAIR))


# --- cards -----------------------------------------------------------------------------------


OTHERS: Final = Cards(of=Investigators(Who.OTHERS))


def with_cards(effect: Effect) -> Scene:
    """The second Investigator has three Items, the first one two."""
    scene = given(effect).hold(0, "clutter", "left").hold(0, "fire_equipment", "right")
    return scene.hold(1, "desk", "left").hold(1, "lab_books", "left").hold(1, "janitor", "left")


def test_so_many_cards_are_taken() -> None:
    """Two of three, one after the other; then it is over."""
    scene = done(with_cards(TakeCards(OTHERS, 2)))
    assert ["card desk", "card janitor", "card lab_books"] == scene.legal()

    scene.do("card desk")
    assert ["card janitor", "card lab_books"] == scene.legal()
    scene.do("card janitor")

    assert ["desk", "janitor"] == [event.card for event in scene.of(CardTaken)]
    assert (0, "action") == scene.asked


def test_more_cards_may_be_taken_once_there_are_enough() -> None:
    """Who takes two or more may stop after the second, not after the first."""
    scene = done(with_cards(TakeCards(OTHERS, 2, more=True)))
    assert "done" not in scene.legal()

    scene.do("card desk")
    assert "done" not in scene.legal()
    scene.do("card janitor")
    assert ["card lab_books", "done"] == scene.legal()


def test_fewer_cards_than_wanted_are_all_taken() -> None:
    """Of three cards four cannot be taken; all are, and their order is not asked."""
    scene = done(with_cards(TakeCards(OTHERS, 4)))

    assert ["desk", "janitor", "lab_books"] == [event.card for event in scene.of(CardTaken)]


def test_nobody_takes_what_is_not_there() -> None:
    """Without a card the step is skipped."""
    scene = done(given(TakeCards(OTHERS)))

    assert [Skip.NO_TARGET] == [event.reason for event in scene.of(StepSkipped)]


def test_several_cards_are_given_each_to_whom_one_likes() -> None:
    """Both cards go, by their ids, so the giver is asked only who gets each of them."""
    scene = done(with_cards(GiveCards(n=2)))
    scene.do("who 2", "who 1")

    assert [
        (("clutter", 0, 2),),
        (("fire_equipment", 0, 1),),
    ] == [event.moves for event in scene.of(Traded)]


def test_cards_of_one_side_are_discarded() -> None:
    """Everything on the left goes, what lies right stays."""
    scene = done(with_cards(DiscardCards(Cards(side=CardSide.LEFT), ALL)))

    assert ["clutter"] == [event.card for event in scene.of(CardDiscarded)]


def test_as_many_cards_go_as_an_expression_says() -> None:
    """Nothing is discarded where it comes to nothing, and nobody is asked where all cards go."""
    scene = done(with_cards(DiscardCards(n=Own(Track.WOUNDS))).inv(0, wounds=0))
    assert [] == scene.of(CardDiscarded)

    scene = done(with_cards(DiscardCards(n=Own(Track.WOUNDS))).inv(0, wounds=2))
    assert ["clutter", "fire_equipment"] == [event.card for event in scene.of(CardDiscarded)]


# --- going -----------------------------------------------------------------------------------


def test_one_goes_to_the_space_that_the_chooser_names() -> None:
    """Of several Spaces one is picked, however far it is."""
    scene = done(given(Go(Spaces(fire=True))).fire(s05=1, s09=1))
    assert ["space s05", "space s09"] == scene.legal()

    scene.do("space s09")

    assert [((0,), "s09", True)] == [
        (event.seats, event.to, event.placed) for event in scene.of(InvestigatorsMoved)
    ]


def test_who_is_there_stays() -> None:
    """To the only Space, on which one stands, nobody goes."""
    scene = done(given(Go(Spaces(at=Anchor.START))))

    assert [] == scene.of(InvestigatorsMoved)
    assert [Skip.NO_TARGET] == [event.reason for event in scene.of(StepSkipped)]


# --- the nearest figure ----------------------------------------------------------------------


NEAREST: Final = Enemies(EnemyId("cultist"), nearest=True)

TO_THE_NEAREST: Final = (MoveEnemies(NEAREST, 1), PlaceEnemies(NEAREST))


@pytest.mark.parametrize("effect", TO_THE_NEAREST)
def test_a_figure_that_is_nearest_alone_is_not_chosen(effect: Effect) -> None:
    """It comes at once: no answer of the chooser stands in the log, not even a forced one."""
    scene = given(effect)
    near, _far = scene.put("cultist", "s02"), scene.put("cultist", "s09")

    done(scene)

    assert scene.of(Forced) == []
    assert [event.figure for event in scene.of(EnemyMoved)] == [near]


@pytest.mark.parametrize("effect", TO_THE_NEAREST)
def test_of_two_figures_as_near_one_is_chosen(effect: Effect) -> None:
    """Which of them comes is asked of the chooser."""
    scene = given(effect)
    one, other = scene.put("cultist", "s02"), scene.put("cultist", "s02")

    done(scene)

    assert scene.legal() == [f"figure {one}", f"figure {other}"]
    assert [event.figure for event in scene.do(f"figure {other}").of(EnemyMoved)] == [other]

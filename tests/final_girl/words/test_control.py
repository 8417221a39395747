"""Control: steps, conditions, choices, offers and dice."""

from dmd_core.final_girl.events.rolls import DieThrown
from dmd_core.final_girl.events.tracks import HorrorMoved, TimeMoved
from dmd_core.final_girl.events.turns import StepSkipped
from tests.final_girl.words.carrying import Text
from tests.tabletop.scenes import names

LOSE = '{ do = "time", n = -1 }'
RAISE = '{ do = "horror", n = 1 }'


def test_steps_come_one_after_the_other() -> None:
    """And the next text after the last of them."""
    scene = Text(f'{{ do = "sequence", steps = [{RAISE}, {LOSE}] }}, {RAISE}').set(time=6)

    scene.carry_out()

    moved = [type(one) for one in scene.events if isinstance(one, HorrorMoved | TimeMoved)]
    assert [HorrorMoved, TimeMoved, HorrorMoved] == moved


def test_a_condition_chooses_between_two_texts() -> None:
    """The second is done where it does not hold."""
    dead = '{ is = "at_least", of = { number = "dead" } }'
    effect = f'{{ do = "if", condition = {dead}, then = {RAISE}, otherwise = {LOSE} }}'

    scene = Text(effect).set(time=6).carry_out()

    assert ([], 1) == (scene.of(HorrorMoved), len(scene.of(TimeMoved)))


def test_where_a_condition_holds_the_other_text_is_left_out() -> None:
    """And nothing is recorded as left out where there is none."""
    dead = '{ is = "not", condition = { is = "at_least", of = { number = "dead" } } }'
    both = f'{{ do = "if", condition = {dead}, then = {RAISE}, otherwise = {LOSE} }}'
    alone = f'{{ do = "if", condition = {dead}, then = {RAISE} }}'

    scene = Text(f"{both}, {alone}").set(horror=2, time=6).carry_out()

    assert (4, 6, []) == (scene.now.horror, scene.now.time, scene.of(StepSkipped))


def test_a_condition_that_does_not_hold_is_recorded() -> None:
    """Where there is no second text."""
    dead = '{ is = "at_least", of = { number = "dead" } }'
    scene = Text(f'{{ do = "if", condition = {dead}, then = {RAISE} }}').carry_out()

    assert ["FALSE_CONDITION"] == [skip.reason.name for skip in scene.of(StepSkipped)]


def test_a_choice_offers_what_can_be_chosen() -> None:
    """An option whose condition does not hold is not among them (FG-DEC-02)."""
    dead = '{ is = "at_least", of = { number = "dead" } }'
    options = (
        f'{{ id = "calm", then = {{ do = "horror", n = -1 }} }}, {{ id = "haste", then = {LOSE} }},'
        f' {{ id = "grief", then = {RAISE}, condition = {dead} }}'
    )
    scene = Text(f'{{ do = "choose", options = [{options}] }}').set(horror=3, time=6).carry_out()

    assert ["choose calm", "choose haste"] == scene.legal()
    scene.do("choose calm")
    assert 2 == scene.now.horror


def test_a_choice_without_an_option_is_skipped() -> None:
    """Nobody is asked."""
    dead = '{ is = "at_least", of = { number = "dead" } }'
    option = f'{{ id = "grief", then = {RAISE}, condition = {dead} }}'
    scene = Text(f'{{ do = "choose", options = [{option}] }}').carry_out()

    assert ["NO_TARGET"] == [skip.reason.name for skip in scene.of(StepSkipped)]


def test_what_may_be_done_is_asked() -> None:
    """Yes does it, no does not (FG-DEC-22)."""
    yes = Text(f'{{ do = "may", then = {RAISE} }}').set(horror=3).carry_out()
    no = Text(f'{{ do = "may", then = {RAISE} }}').set(horror=3).carry_out()

    assert ["answer yes", "answer no"] == yes.legal()
    assert (4, 3) == (yes.do("answer yes").now.horror, no.do("answer no").now.horror)


def test_a_plain_die_does_what_its_face_says() -> None:
    """It is no Horror Roll: nothing can be changed about it (FG-ROL-13)."""
    outcomes = f"{{ faces = [1, 2], then = {RAISE} }}, {{ faces = [6], then = {LOSE} }}"
    scene = Text(f'{{ do = "plain_die", outcomes = [{outcomes}] }}').set(horror=3).carry_out()

    scene.type_in("2")

    assert 4 == scene.now.horror
    assert [("2",)] == [die.drawn for die in scene.of(DieThrown)]


def test_a_face_of_no_outcome_does_nothing() -> None:
    """Nothing but the throw is recorded."""
    outcomes = f"{{ faces = [1, 2], then = {RAISE} }}"
    scene = Text(f'{{ do = "plain_die", outcomes = [{outcomes}] }}').set(horror=3).carry_out()

    scene.type_in("5")

    assert "DieThrown" in names(scene.news())
    assert 3 == scene.now.horror


def test_each_success_of_a_horror_roll_does_it_once() -> None:
    """One after the other (FG-DEC-04)."""
    scene = Text('{ do = "horror_roll", each = { do = "horror", n = -1 } }')
    scene.set(horror=1, time=6).hand().carry_out()

    scene.type_in("5 6 1")

    assert 0 == scene.now.horror
    assert 7 == scene.now.time  # past the green end each step gives 1 time

"""Saving victims, rewards and the ultimate ability (FG-SAV)."""

from dmd_core.final_girl.commands import Play, Save
from dmd_core.final_girl.events.health import HealthLost
from dmd_core.final_girl.events.saving import CardFlipped, RewardTaken, VictimSaved
from dmd_core.final_girl.events.tracks import TimeMoved
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.state import Colour, Phase
from tests.final_girl.scenarios import Scene, make_game


def on_exit(victims: int = 2, **spaces: int) -> Scene:
    """She stands on the South-East Exit with so many victims."""
    return Scene().girl(space="se_exit").victims(se_exit=victims, **spaces).hand("walk", "focus")


def test_rescue_in_the_middle_of_a_sprint() -> None:
    """FG-EX-08, -09: a victim follows to the exit; both are saved; the reward moves her on."""
    scene = Scene().hand("sprint", "walk").set(horror=3, time=4).girl(space="swamp")
    scene.killer(space="cliff").victims(swamp=1, se_exit=1)
    scene.play().do("play sprint").type_in("5,1").do("done", "step se_exit 1")
    assert 2 == scene.at("se_exit")

    scene.do("save plain 0", "save plain 5")
    assert 0 == scene.at("se_exit")
    scene.do("reward 0")
    assert 2 == scene.now.horror
    scene.do("reward 5", "step dock 0")
    assert "dock" == scene.now.girl.space
    assert (0, 5) == scene.now.covered
    assert (Colour.PLAIN, Colour.PLAIN) == scene.now.saved


def test_victims_are_saved_on_exits_only() -> None:
    """FG-SAV-01, -03: not on any other space, and not without her."""
    scene = Scene().girl(space="dock").victims(dock=1, se_exit=1).hand("walk").play()
    assert [] == scene.legal("save")
    assert "no-exit" == scene.why_not(Save(0, Colour.PLAIN, 0))[0]


def test_it_does_not_matter_who_brought_them() -> None:
    """FG-SAV-02, -04: any victim there, onto any free victim space."""
    scene = on_exit(1).play()
    assert [f"save plain {slot}" for slot in range(6)] == scene.legal("save")


def test_a_covered_victim_space_is_taken() -> None:
    """FG-SAV-04: the second victim needs another one."""
    scene = on_exit(2).play().do("save plain 1")
    assert [f"save plain {slot}" for slot in (0, 2, 3, 4, 5)] == scene.legal("save")
    assert "victim-space-covered" == scene.why_not(Save(0, Colour.PLAIN, 1))[0]


def test_rewards_wait_until_they_are_taken_but_no_card_is_played_before() -> None:
    """FG-SAV-07: order and moment are the player's, but for the next action card."""
    scene = on_exit(2).set(time=3).play().do("save plain 1", "save plain 3")
    assert [] == scene.legal("play")
    assert ("rewards-first", "FG-SAV-07") == scene.why_not(Play(0, ActionId("walk")))
    scene.do("reward 3", "reward 1")
    assert 7 == scene.now.time
    assert ["play focus", "play walk"] == scene.legal("play")
    assert [3, 1] == [event.slot for event in scene.of(RewardTaken)]


def test_pending_rewards_are_taken_before_the_phase_ends() -> None:
    """FG-AMB-20: she stops with two rewards open; both are asked for, then Planning comes."""
    scene = on_exit(2).set(time=3).play().do("save plain 1", "save plain 2", "stop")
    assert "reward" == scene.asked
    scene.do("reward 2")
    assert [1, 2] == sorted(event.slot for event in scene.of(RewardTaken))
    assert Phase.PLANNING is scene.now.phase
    assert 5 == scene.now.time


def test_a_named_card_comes_from_the_tableau() -> None:
    """FG-SAV-06: Planning is taken into hand; FG-AMB-19: a second time it is lost."""
    scene = Scene(make_game("ines")).girl(space="se_exit").victims(se_exit=1).hand("walk").play()
    scene.do("save plain 2", "reward 2")
    assert ("planning", "walk") == scene.now.hand


def test_a_named_card_that_is_not_in_the_tableau_is_lost() -> None:
    """FG-AMB-19: the reward is lost and the victim space stays covered."""
    scene = Scene(make_game("ines")).girl(space="se_exit").victims(se_exit=1).hand("planning")
    scene.play().do("save plain 2", "reward 2")
    assert ("planning",) == scene.now.hand
    assert (2,) == scene.now.covered


def test_a_card_of_a_cost_is_chosen() -> None:
    """FG-DEC-18, FG-AMB-65: cost up to 2, no time is paid."""
    scene = on_exit(1).set(time=3).play().do("save plain 4", "reward 4")
    names = "close_call focus guard search short_rest sprint walk weak_attack"
    assert [f"take {name}" for name in names.split()] == sorted(scene.legal("take"))
    scene.do("take sprint")
    assert "sprint" in scene.now.hand
    assert 3 == scene.now.time


def test_the_eleventh_card_makes_her_discard() -> None:
    """FG-AMB-18, FG-DEC-17: take it, then discard down to 10 at once."""
    ten = ("walk", "walk", "focus", "focus", "guard", "guard", "search", "search", "sprint")
    scene = on_exit(1).hand(*ten, "sprint").play().do("save plain 4", "reward 4")
    scene.do("take close_call")
    assert "hand-limit" == scene.asked
    scene.do("discard guard")
    assert 10 == len(scene.now.hand)
    assert ("guard",) == scene.now.discard


def test_the_last_victim_space_flips_the_card_before_the_reward() -> None:
    """FG-SAV-08, FG-AMB-64: the figures are off the card; the reward of the space is open."""
    scene = on_exit(2).set(covered=(0, 1, 2, 3, 4), saved=(Colour.PLAIN,) * 5).play()
    scene.do("save plain 5")
    assert scene.now.ultimate
    assert () == scene.now.covered
    assert [0] == [event.recycled for event in scene.of(CardFlipped)]
    assert ["reward 5"] == scene.legal("reward")
    assert ["save plain -1"] == scene.legal("save")


def test_after_the_flip_each_victim_gives_the_later_reward() -> None:
    """FG-SAV-09: 1 time each."""
    scene = on_exit(2).set(ultimate=True, time=3).play()
    assert "card-flipped" == scene.why_not(Save(0, Colour.PLAIN, 0))[0]
    scene.do("save plain -1", "save plain -1", "reward -1", "reward -1")
    assert [1, 1] == [event.n for event in scene.of(TimeMoved)]


def test_saving_changes_neither_horror_nor_bloodlust() -> None:
    """FG-SAV-11, -12: the figure leaves the map, that is all."""
    scene = on_exit(1).play()
    before = (scene.now.horror, scene.now.bloodlust)
    scene.do("save plain 1")
    assert before == (scene.now.horror, scene.now.bloodlust)
    assert 0 == scene.at("se_exit")
    assert 0 == scene.now.killed_this_turn


def test_rescue_is_allowed_next_to_the_killer() -> None:
    """FG-AMB-90: with the killer on the exit space."""
    scene = on_exit(1).killer(space="se_exit").play()
    assert scene.legal("save")


def test_clinging_victims_cost_health_from_the_second_on() -> None:
    """FG-EVT-02, FG-AMB-64: an event takes 1 health for each victim saved from the second on."""
    scene = on_exit(3).lasting("clinging").play().do("save plain 0")
    assert [] == scene.of(HealthLost)
    scene.do("save plain 1")
    kinds = [type(e) for e in scene.events if isinstance(e, HealthLost | VictimSaved)]
    assert [VictimSaved, VictimSaved, HealthLost] == kinds
    assert 4 == scene.now.girl.health


def test_a_special_victim_that_is_saved_takes_its_event_along() -> None:
    """FG-AMB-67, FG-EVT-06: the event is discarded."""
    scene = on_exit(0).special(Colour.BLUE, "se_exit", "sweetheart").play()
    scene.do("save blue 1")
    assert () == scene.now.events_active
    assert ("sweetheart",) == scene.now.events_discard
    assert (Colour.BLUE,) == scene.now.saved


def test_one_victim_is_saved_only_as_the_last() -> None:
    """An event keeps its special victim back while others are on the map."""
    scene = on_exit(1).special(Colour.ORANGE, "se_exit", "an_old_debt").play()
    assert "not-the-last" == scene.why_not(Save(0, Colour.ORANGE, 1))[0]
    scene.do("save plain 1")
    assert "save orange 0" in scene.legal("save")


def test_saved_victims_return_to_the_supply_by_a_house_rule() -> None:
    """FG-AMB-22, the alternative: at the flip those on the card, later ones at once."""
    game = make_game(rulings=Rulings(recycle_saved=True))
    scene = Scene(game).girl(space="se_exit").victims(se_exit=2).hand("walk")
    scene.set(covered=(0, 1, 2, 3, 4), saved=(Colour.PLAIN,) * 5, pool=14)
    scene.play().do("save plain 5")
    assert 20 == scene.now.pool
    scene.do("save plain -1")
    assert 21 == scene.now.pool
    assert () == scene.now.saved


def test_a_movement_reward_is_taken_before_the_remaining_steps() -> None:
    """FG-AMB-63: the steps that are left go on from where she then stands."""
    scene = Scene().hand("sprint", "walk").set(horror=3).girl(space="swamp").victims(se_exit=1)
    scene.killer(space="cliff").play().do("play sprint").type_in("5,1").do("done")
    scene.do("step se_exit 0", "save plain 5", "reward 5", "step dock 0")
    assert {"step lake 0", "step south_road 0", "step se_exit 0", "stop"} == set(scene.legal())
    scene.do("step lake 0")
    assert "lake" == scene.now.girl.space


def test_a_movement_reward_may_end_on_another_exit() -> None:
    """FG-AMB-21, FG-AMB-91: the rescue there is allowed, with the phase about to end too."""
    scene = Scene().hand("sprint").set(horror=3, time=0).girl(space="north_road")
    scene.killer(space="cliff").victims(entrance=1).play().do("play sprint").type_in("5,1")
    scene.do("step entrance 0", "save plain 5", "stop")
    assert -1 == scene.now.time
    assert "move" == scene.asked, "the reward is taken although time is on red"
    scene.do("step north_woods 0")
    assert Phase.PLANNING is scene.now.phase


def test_a_reward_of_time_is_lost_on_red() -> None:
    """FG-AMB-17: it is taken, and gives nothing; horror and health rewards still would."""
    scene = Scene().hand("sprint").set(horror=3, time=0).girl(space="north_road")
    scene.killer(space="cliff").victims(entrance=1).play().do("play sprint").type_in("5,1")
    scene.do("step entrance 0", "save plain 1", "stop")
    assert -1 == scene.now.time
    assert [-1] == [event.n for event in scene.of(TimeMoved)]

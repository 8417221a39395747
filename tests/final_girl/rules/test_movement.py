"""Movement of the Final Girl (FG-MOV)."""

from dmd_core.final_girl.commands import Step
from dmd_core.final_girl.events.movement import GirlMoved
from dmd_core.final_girl.events.tracks import TimeMoved
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Colour
from tests.final_girl.scenarios import Scene


def sprinting(scene: Scene) -> Scene:
    """She plays Sprint with one success: up to 2 steps, then 1 time is lost."""
    return scene.hand("sprint", "walk").set(horror=3).play().do("play sprint").type_in("5,1")


def test_sprint_gives_up_to_two_steps() -> None:
    """FG-EX-07, FG-MOV-01: two steps, then time."""
    scene = sprinting(Scene().girl(space="south_road").set(time=4)).do("done")
    scene.do("step dock 0", "step se_exit 0")
    assert "se_exit" == scene.now.girl.space
    assert 3 == scene.now.time


def test_fewer_steps_are_allowed_and_the_rest_is_lost() -> None:
    """FG-MOV-01, -03, FG-EX-31: none at all."""
    scene = sprinting(Scene().girl(space="south_road").set(time=4)).do("done")
    scene.do("stop")
    assert [] == scene.of(GirlMoved)
    assert [-1] == [event.n for event in scene.of(TimeMoved)]


def test_a_step_goes_to_an_adjacent_space() -> None:
    """FG-MOV-02: South Road is not adjacent to the Lake."""
    scene = sprinting(Scene().girl(space="south_road")).do("done")
    refused = scene.why_not(Step(0, SpaceId("lake")))
    assert ("not-adjacent", "FG-MOV-02", "FG-CMP-09") == refused


def test_at_most_two_victims_follow() -> None:
    """FG-MOV-05: of three, none, one or two."""
    scene = sprinting(Scene().girl(space="south_road").victims(south_road=3)).do("done")
    assert ["step dock 2", "step dock 1", "step dock 0"] == [
        text for text in scene.legal("step") if "dock" in text
    ]
    assert "no-such-followers" == scene.why_not(Step(0, SpaceId("dock"), 3))[0]
    scene.do("step dock 2")
    assert (1, 2) == (scene.at("south_road"), scene.at("dock"))


def test_followers_may_change_at_every_step() -> None:
    """FG-MOV-06: the limit is for each step anew."""
    scene = sprinting(Scene().girl(space="south_road").victims(south_road=1, dock=2)).do("done")
    scene.do("step dock 1", "step se_exit 2")
    assert (1, 2) == (scene.at("dock"), scene.at("se_exit"))


def test_nobody_follows_onto_the_killers_space() -> None:
    """FG-MOV-04, -07: she may go there, they stay behind."""
    scene = Scene().girl(space="south_road").killer(space="dock").victims(south_road=2)
    scene = sprinting(scene).do("done")
    assert ["step dock 0"] == [text for text in scene.legal("step") if "dock" in text]
    scene.do("step dock 0")
    assert 2 == scene.at("south_road")


def test_victims_follow_her_away_from_the_killer() -> None:
    """FG-MOV-08: out of the killer's space they come along."""
    scene = Scene().girl(space="dock").killer(space="dock").victims(dock=2)
    scene = sprinting(scene).do("done").do("step lake 2")
    assert 2 == scene.at("lake")


def test_special_victims_count_for_the_limit() -> None:
    """FG-MOV-10: one special and one ordinary victim are two."""
    scene = Scene().girl(space="dock").victims(dock=2)
    scene.special(Colour.BLUE, "dock", "sweetheart")
    scene = sprinting(scene).do("done")
    lake = [text for text in scene.legal("step") if "lake" in text]
    texts = ("1 blue", "2", "0 blue", "1", "0")
    assert [f"step lake {text}" for text in texts] == lake
    scene.do("step lake 1 blue")
    assert "lake" == scene.now.specials[0].space


def test_a_best_friend_follows_onto_the_killers_space() -> None:
    """An event lets its special victim follow where no other victim does (FG-EVT-05)."""
    scene = Scene().girl(space="dock").killer(space="lake").victims(dock=1)
    scene.special(Colour.WHITE, "dock", "best_friend")
    scene = scene.hand("sprint", "walk").set(horror=3).play().do("play sprint")
    scene.type_in("5,1,1").do("done")
    lake = [text for text in scene.legal("step") if "lake" in text]
    assert ["step lake 0 white", "step lake 0"] == lake


def test_dawdlers_lower_the_limit() -> None:
    """An event lowers the limit by one; two items that raise it do not stack it below none."""
    scene = Scene().girl(space="dock").victims(dock=3).lasting("dawdlers")
    scene = sprinting(scene).do("done")
    assert ["step lake 1", "step lake 0"] == [t for t in scene.legal("step") if "lake" in t]


def test_a_whistle_raises_the_limit() -> None:
    """While it is carried, in the backpack too (FG-ITM-05)."""
    scene = Scene().girl(space="dock").victims(dock=3).pack("whistle")
    scene = sprinting(scene).do("done")
    assert "step lake 3" in scene.legal("step")

"""Ultimate abilities and rewards of the Final Girls at work."""

from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.ids import SpaceId
from dmd_core.kernel.ids import SourceId
from tests.final_girl.scenarios import Scene, make_game


def test_ines_goes_to_an_enemy_two_spaces_away() -> None:
    """For free, once per Action phase; nobody follows onto the killer's space."""
    scene = Scene(make_game("ines")).set(ultimate=True, time=0).victims(courts=2)

    scene.killer(space=SpaceId("south_road")).play().do("use ines")

    assert ("south_road", 2, 0) == (
        scene.now.girl.space,
        scene.at("courts"),
        scene.now.time,
    )
    assert [] == scene.legal("use")


def test_ines_needs_an_enemy_that_is_near_but_not_with_her() -> None:
    """One or two spaces away."""
    far = Scene(make_game("ines")).set(ultimate=True).play()
    here = Scene(make_game("ines")).set(ultimate=True).killer(space=SpaceId("courts")).play()

    assert ([], []) == (far.legal("use"), here.legal("use"))


def test_before_the_flip_there_is_no_ultimate_ability() -> None:
    """Of none of them (FG-SAV-08)."""
    scene = Scene(make_game("ines")).killer(space=SpaceId("south_road")).play()

    assert [] == scene.legal("use")


def test_tilda_recovers_at_the_flip_and_has_more_from_then_on() -> None:
    """An instant and a lasting part (FG-SAV-10)."""
    game = make_game("tilda")
    scene = Scene(game).girl(space=SpaceId("sw_exit"), markers=0).victims(sw_exit=1)
    scene.set(covered=(0, 1, 2, 3, 4)).play()
    before = follow_limit(game, scene.now), dice_of(game, scene.now, SourceId("walk"))

    scene.do("save plain 5")

    after = follow_limit(game, scene.now), dice_of(game, scene.now, SourceId("walk"))
    assert (3, True) == (scene.now.girl.health, scene.now.ultimate)
    # With more than the token left there is no adrenaline die any more.
    assert ((2, 3), (3, 3)) == (before, after)


def test_a_later_victim_gives_the_reward_below_the_ultimate_ability() -> None:
    """Nora gains 1 time for each (FG-SAV-09)."""
    scene = Scene().girl(space=SpaceId("sw_exit")).victims(sw_exit=1).set(ultimate=True, time=3)

    scene.play().do(scene.legal("save")[0])
    scene.do(scene.legal("reward")[0])

    assert 4 == scene.now.time


def test_the_sword_of_ines_gives_weak_attack_a_die() -> None:
    """While it is held, whether it is chosen as the weapon or not."""
    held = Scene(make_game("ines", bonus_item=True)).hold("old_sword").set(horror=4)
    packed = Scene(make_game("ines", bonus_item=True)).pack("old_sword").set(horror=4)

    assert [3, 2] == [
        dice_of(one.game, one.table, SourceId("weak_attack")) for one in (held, packed)
    ]
    assert 2 == dice_of(held.game, held.table, SourceId("walk"))

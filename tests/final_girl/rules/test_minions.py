"""Minions (FG-MIN, FG-ATK-09, FG-AMB-87, FG-RCT-09)."""

from dmd_core.final_girl.content.definitions import MinionDef
from dmd_core.final_girl.events.health import HealthLost
from dmd_core.final_girl.events.killer import AttackBegan, KillerActs, KillerMoved
from dmd_core.final_girl.events.minions import (
    MinionKilled,
    MinionMoved,
    MinionPlaced,
    MinionWounded,
)
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.events.victims import VictimKilled
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId
from dmd_core.final_girl.lookups import attack_value, move_value
from dmd_core.final_girl.state import Colour, Minion, Outcome, Quarry, Side, Token
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.enemies import Spawn
from dmd_core.final_girl.words.killer import MinionsAct
from dmd_core.final_girl.words.selectors import Anchor, Spaces
from tests.final_girl.enemies import act, acts, film, killing, power, terror
from tests.final_girl.scenarios import Scene

BEES = "beekeeper"


SWARM = MinionDef(
    MinionKind("swarm"),
    "Swarm",
    health=1,
    attack=1,
    move=2,
    tokens=4,
    action=(acts("C", "ma", "it"),),
)
"""Numbers of its own, so that the film may be balanced in another way."""


def bees(*action: Effect, **killer: int) -> Game:
    """A film with swarms; step 1 has this text, or theirs and then an attack of the killer."""
    text = action or (MinionsAct(), acts("C", "a", "killer"))
    return film(*text, base=BEES, killer={"minions": (SWARM,), **killer})


def swarms(scene: Scene, *spaces: str) -> Scene:
    """Put a swarm on each of these spaces."""
    minions = tuple(
        Minion(FigureId(n), MinionKind("swarm"), SpaceId(space), 1)
        for n, space in enumerate(spaces, 1)
    )
    return scene.set(minions=minions, next_figure=len(minions) + 1)


def test_minions_act_before_the_killer_as_printed() -> None:
    """FG-MIN-07: step 1 has the minions' own action, each of them, then the killer's."""
    scene = swarms(killing(bees()), "dock", "lookout")
    scene = act(scene.killer(space="courts").girl(space="lake"))

    assert [(1, "swarm"), (2, "swarm"), (0, BEES)] == [
        (event.minion, event.src) for event in scene.of(KillerActs)
    ]
    assert [("lake", 1), ("cliff", 2), ("lake", 2)] == [
        (event.to, event.minion) for event in scene.of(MinionMoved)
    ]


def test_a_minion_uses_its_own_values() -> None:
    """FG-MIN-05: attack 1, movement 2, whatever the bloodlust is."""
    scene = swarms(killing(bees()).set(bloodlust=9), "dock")
    assert (1, 2) == (
        attack_value(scene.game, scene.table, FigureId(1)),
        move_value(scene.game, scene.table, FigureId(1)),
    )


def test_all_enemies_carry_a_terror_card_out() -> None:
    """FG-MIN-08, FG-KIL-18: the minions one after another, the killer last; each for itself."""
    scene = killing(bees(), dock=1, firepit=1)
    scene = swarms(scene, "dock").killer(space="firepit").girl(space="cliff")
    scene = terror(scene, "honey_trail")

    assert [(1, "dock"), (0, "firepit")] == [(e.minion, e.space) for e in scene.of(KillerActs)]
    assert [(False, True), (True, False)] == [
        (event.by, event.minion) for event in scene.of(VictimKilled)
    ]
    assert (2, 2) == (scene.now.bloodlust, scene.now.killed_this_action)


def test_killed_by_the_killer_is_not_killed_by_a_minion() -> None:
    """FG-MIN-02, FG-AMB-80: a power that asks for the killer's victims counts its own only."""
    scene = killing(bees(), dock=1).killer(space="courts").girl(space="cliff")
    scene = act(power(swarms(scene, "dock"), "nest_in_the_fallen"))

    assert [False] == [event.by for event in scene.of(VictimKilled)]
    assert [] == scene.of(MinionPlaced)


def test_a_reaction_answers_a_minion_and_hits_it() -> None:
    """FG-RCT-09, FG-AMB-87: Retaliate kills the swarm that attacks; the killer is not hit."""
    game = bees(MinionsAct())
    scene = swarms(killing(game), "courts").killer(space="shed").girl(space="courts")
    scene = act(scene.hand("retaliate")).do("play retaliate").type_in("5,6")

    assert [(1, 1)] == [(event.damage, event.minion) for event in scene.of(AttackBegan)]
    assert [1] == [event.minion for event in scene.of(MinionKilled)]
    assert [] == scene.of(HealthLost)


def test_the_damage_of_a_minion_is_told_with_its_kind() -> None:
    """FG-MIN-01, FG-KIL-21: it hits her for its attack value."""
    game = bees(MinionsAct())
    scene = act(swarms(killing(game), "courts").killer(space="shed").girl(space="courts"))
    assert [(Side.GIRL, 1, "swarm")] == [(e.side, e.n, e.src) for e in scene.of(HealthLost)]


def test_no_more_minions_than_tokens() -> None:
    """FG-MIN-06, -11: two tokens are free, three are asked for."""
    game = bees(Spawn(MinionKind("swarm"), Spaces(at=Anchor.KILLER), 3))
    scene = act(swarms(killing(game), "dock", "lake"))

    assert 2 == len(scene.of(MinionPlaced))
    assert [("FG-MIN-06",)] == [event.why for event in scene.of(StepSkipped)]
    assert [1, 2, 3, 4] == [one.id for one in scene.now.minions]


def test_damage_is_divided_among_the_minions_of_a_space() -> None:
    """FG-ATK-08, -09: all of the space are attacked; what is left over is lost."""
    game = bees()
    scene = swarms(Scene(game).hand("critical_blow", "walk"), "courts", "courts")
    scene = scene.set(horror=4).play().do("play critical_blow").type_in("5,6").do("done")

    assert [1, 1] == [event.n for event in scene.of(MinionWounded)]
    assert [1, 2] == [event.minion for event in scene.of(MinionKilled)]
    assert [] == scene.of(HealthLost)


def test_lures_do_not_draw_minions() -> None:
    """FG-MIN-02: what lures the killer says nothing of minions."""
    scene = swarms(killing(bees(), lake=1), "dock")
    scene = scene.special(Colour.ORANGE, "sw_exit", "an_old_debt").killer(space="courts")
    scene = terror(scene.girl(space="cabins"), "honey_trail")
    assert [(1, Quarry.VICTIMS), (0, Quarry.SPECIAL)] == [
        (event.minion, event.quarry) for event in scene.of(KillerActs)
    ]


def test_a_film_without_a_killer() -> None:
    """FG-MIN-04, -10: minions act, nobody stands in for the killer, and nobody moves it."""
    game = bees(MinionsAct(), acts("C", "ma"), health=0)
    scene = swarms(killing(game, dock=1).killer(space="", max_health=0, markers=0), "dock")
    scene = act(scene.girl(space="lake"))

    assert [1, 1] == [event.minion for event in scene.of(KillerActs)]
    assert [] == scene.of(KillerMoved)
    assert 1 == len(scene.of(VictimKilled))


def test_without_a_killer_her_death_is_still_a_loss() -> None:
    """FG-END-02, FG-MIN-04: no token of a killer that is not there decides the game."""
    game = bees(MinionsAct(), health=0)
    scene = swarms(killing(game), "lake").girl(space="lake", markers=0)
    scene = scene.killer(space="", max_health=0, markers=0, token=Token.NONE)
    scene = act(scene).type_in("blank")
    assert Outcome.LOSS is scene.now.outcome


def test_a_minion_that_died_acts_no_more() -> None:
    """FG-MIN-07: the first swarm's attack is answered, and its own second icon is gone."""
    game = bees(acts("G", "aa", "minions"))
    scene = swarms(killing(game), "courts").killer(space="shed").girl(space="courts")
    scene = act(scene.hand("retaliate")).do("play retaliate").type_in("5,6")
    assert 1 == len(scene.of(AttackBegan))

"""Attacks of the Final Girl and weapons (FG-ATK, FG-WPN)."""

from dmd_core.final_girl.commands import Aim, Play, Use, Wield
from dmd_core.final_girl.events.attack import AttackAimed, AttackOver, DamageRaised
from dmd_core.final_girl.events.health import HealthLost, Revived, TokenRevealed
from dmd_core.final_girl.events.items import UseSpent
from dmd_core.final_girl.events.killer import MinorDiscarded, MinorWounded
from dmd_core.final_girl.events.tracks import HorrorMoved
from dmd_core.final_girl.events.turns import PhaseCut, PhaseEnding
from dmd_core.final_girl.ids import ActionId, FigureId, MinionKind, SpaceId
from dmd_core.final_girl.state import Minion, Minor, Outcome, Phase, Side, Target, Token
from dmd_core.kernel.ids import ItemId, SourceId
from tests.final_girl.scenarios import Scene, make_game


def facing(*hand: str, girl: str = "nora") -> Scene:
    """She and the killer are at the Lake, horror 5."""
    scene = Scene(make_game(girl)).hand(*hand).set(horror=5, time=6)
    return scene.girl(space="lake").killer(space="lake")


def test_an_axe_adds_two_to_the_damage_of_a_row() -> None:
    """FG-EX-12: 1 success and 1 partial, empty hand: 1 + 2 markers, horror 5 to 4, phase over."""
    scene = facing("furious_strike").hold("axe").play().do("play furious_strike")
    scene.type_in("5,3").do("wield axe")

    assert [(Side.KILLER, 3)] == [(event.side, event.n) for event in scene.of(HealthLost)]
    assert [-1] == [event.n for event in scene.of(HorrorMoved)]
    assert 1 == len(scene.of(PhaseEnding))
    assert Phase.PLANNING is scene.now.phase
    assert [2] == [event.n for event in scene.of(DamageRaised)]


def test_no_weapon_is_used_unless_the_player_says_so() -> None:
    """FG-WPN-05: the modifier may be added."""
    scene = facing("furious_strike").hold("axe").play().do("play furious_strike")
    scene.type_in("5,3").do("done")
    assert [1] == [event.n for event in scene.of(HealthLost)]


def test_no_damage_no_bonus() -> None:
    """FG-ATK-04: a row without damage asks for no weapon."""
    scene = facing("furious_strike", "walk").hold("axe").play().do("play furious_strike")
    scene.type_in("1,1").do("done")
    assert [] == scene.of(DamageRaised)
    assert [Side.GIRL] == [event.side for event in scene.of(HealthLost)]


def test_without_an_enemy_in_reach_an_attack_card_is_not_played() -> None:
    """FG-ATK-01, FG-AMB-23: the killer is elsewhere."""
    scene = facing("weak_attack").killer(space="dock").play()
    refused = scene.why_not(Play(0, ActionId("weak_attack")))
    assert ("no-enemy-in-reach", "FG-ATK-01", "FG-AMB-23", "FG-AMB-55") == refused


def test_a_revolver_reaches_one_space_and_is_bound() -> None:
    """FG-AMB-55, FG-WPN-02: Weak Attack from one space away; the revolver has to be used."""
    scene = facing("weak_attack", "walk").killer(space="dock").hold("revolver").play()
    scene.do("play weak_attack").type_in("5,6").do("done")
    assert ["revolver"] == [event.weapon for event in scene.of(AttackAimed)]
    assert [2] == [event.n for event in scene.of(HealthLost)]


def test_a_revolver_fits_weak_attack_only() -> None:
    """FG-EX-26, FG-WPN-03, -06: on the killer's space only the knife adds to Furious Strike."""
    scene = facing("furious_strike", "walk").hold("revolver", "knife").play()
    scene.do("play furious_strike").type_in("5,6").do("done")
    assert ["wield knife", "done"] == scene.legal()
    refused = scene.why_not(Wield(0, ItemId("revolver")))
    assert ("weapon-not-usable", "FG-WPN-01", "FG-WPN-02", "FG-WPN-06") == refused


def test_a_revolver_does_not_carry_another_card_to_a_distance() -> None:
    """FG-WPN-06, FG-AMB-55: Furious Strike from one space away is not playable with it."""
    scene = facing("furious_strike").killer(space="dock").hold("revolver").play()
    assert "no-enemy-in-reach" == scene.why_not(Play(0, ActionId("furious_strike")))[0]


def test_only_a_held_weapon_counts() -> None:
    """FG-ITM-04: an axe in the backpack is of no use."""
    scene = facing("weak_attack").pack("axe").play().do("play weak_attack").type_in("5,6")
    assert [1] == [event.n for event in scene.of(HealthLost)]


def test_a_bow_modifies_no_card() -> None:
    """FG-EX-25, FG-AMB-56: it works without an action card."""
    scene = facing("weak_attack").killer(space="dock").hold("bow").play()
    assert [] == scene.legal("play")
    assert ["use bow"] == scene.legal("use")


def test_a_bow_shoots_without_a_card() -> None:
    """FG-AMB-56, FG-ITM-09: 2 time, one use, 1 damage, no roll."""
    scene = facing("walk").killer(space="dock").hold("bow").play().do("use bow")
    assert 4 == scene.now.time
    assert [1] == [event.n for event in scene.of(HealthLost)]
    assert ["bow"] == [event.card for event in scene.of(UseSpent)]
    assert 1 == len(scene.of(AttackOver))


def test_a_bow_does_not_reach_the_own_space() -> None:
    """FG-WPN-04: range 1 to 2."""
    scene = facing("walk").hold("bow").play()
    refused = scene.why_not(Use(0, SourceId("bow")))
    assert ("not-usable-now", "FG-ITM-07", "FG-ACT-14") == refused


def test_a_bow_costs_time_that_is_there() -> None:
    """FG-AMB-15: with 1 time it cannot be paid."""
    scene = facing("walk").killer(space="dock").hold("bow").set(time=1).play()
    refused = scene.why_not(Use(0, SourceId("bow")))
    assert ("no-time-to-use", "FG-AMB-15") == refused


def test_her_ultimate_adds_one_on_her_space() -> None:
    """FG-AMB-54: one weapon and the ultimate ability, each once."""
    scene = facing("weak_attack").hold("axe").set(ultimate=True).play().do("play weak_attack")
    scene.type_in("5,6").do("wield axe")
    assert [4] == [event.n for event in scene.of(HealthLost)]


def test_her_ultimate_does_not_help_from_a_distance() -> None:
    """FG-AMB-54, -56: it needs the enemy on her space."""
    scene = facing("walk").killer(space="dock").hold("bow").set(ultimate=True).play()
    scene.do("use bow")
    assert [1] == [event.n for event in scene.of(HealthLost)]


# --- minor dark powers ---------------------------------------------------------------------------


def test_a_minor_dark_power_stands_before_the_killer() -> None:
    """FG-EX-39: minor 1, marker 1, token: white token and 1 marker, the phase ends."""
    scene = facing("critical_blow").killer(markers=1)
    minors = (Minor(ItemId("heavy_hand"), 1),)
    scene.set(minors=minors, in_play=(SourceId("heavy_hand"),)).play().do("play critical_blow")
    scene.type_in("5,6").type_in("2")

    assert ["heavy_hand"] == [event.card for event in scene.of(MinorDiscarded)]
    assert [(1, True)] == [(event.n, event.token) for event in scene.of(HealthLost)]
    assert [1] == [event.markers for event in scene.of(Revived)]
    assert (Token.WHITE, 1) == (scene.now.killer.token, scene.now.killer.markers)
    assert 1 == len(scene.of(PhaseCut))
    assert Phase.PLANNING is scene.now.phase


def test_what_a_minor_dark_power_takes_is_not_for_the_killer() -> None:
    """FG-ATK-06, FG-DP-06: of 3 damage it takes 1, the killer 2."""
    scene = facing("critical_blow")
    minors = (Minor(ItemId("heavy_hand"), 1),)
    scene.set(minors=minors, in_play=(SourceId("heavy_hand"),)).play().do("play critical_blow")
    scene.type_in("5,6")
    assert [2] == [event.n for event in scene.of(HealthLost)]
    assert 10 == scene.now.killer.health


def test_damage_is_divided_among_minor_dark_powers() -> None:
    """FG-AMB-26, FG-DEC-12: the player says how."""
    scene = facing("weak_attack").hold("knife")
    minors = (Minor(ItemId("heavy_hand"), 2), Minor(ItemId("long_legs"), 2))
    sources = (SourceId("heavy_hand"), SourceId("long_legs"), SourceId("knife"))
    scene.set(minors=minors, in_play=sources).play().do("play weak_attack").type_in("5,6")
    scene.do("wield knife")
    assert ["divide 2,0", "divide 1,1", "divide 0,2"] == scene.legal()
    scene.do("divide 1,1")
    assert [1, 1] == [event.n for event in scene.of(MinorWounded)]
    assert [] == scene.of(HealthLost)


def test_a_bat_discards_a_minor_after_the_damage() -> None:
    """FG-DEC-22: it may, if the row dealt damage."""
    scene = facing("weak_attack").hold("bat")
    minors = (Minor(ItemId("heavy_hand"), 2), Minor(ItemId("long_legs"), 2))
    sources = (SourceId("heavy_hand"), SourceId("long_legs"), SourceId("bat"))
    scene.set(minors=minors, in_play=sources).play().do("play weak_attack").type_in("5,6")
    scene.do("wield bat", "divide 1,1", "answer yes")
    assert "over" != scene.asked
    if scene.asked not in {"action", "buy"}:
        scene.do(scene.legal()[0])
    assert 1 == len(scene.now.minors)


# --- tokens --------------------------------------------------------------------------------------


def test_the_killer_returns_with_three_health() -> None:
    """FG-EX-28: 3 damage, 1 marker, token 3: white token, 2 markers, the phase ends at once."""
    scene = facing("critical_blow").killer(markers=1).play().do("play critical_blow")
    scene.type_in("5,6").type_in("3")
    assert 3 == scene.now.killer.health
    assert ("3",) == scene.of(TokenRevealed)[0].drawn
    assert "3" not in scene.now.health_tokens
    assert Phase.PLANNING is scene.now.phase
    assert [] == scene.of(HorrorMoved), "the rest of the row is dropped (FG-AMB-62)"


def test_a_blank_token_wins_the_game() -> None:
    """FG-FHT-04, FG-END-01: nothing happens after it (FG-TRN-03)."""
    scene = facing("critical_blow").killer(markers=1).play().do("play critical_blow")
    scene.type_in("5,6").type_in("blank")
    assert Outcome.WIN is scene.now.outcome
    assert "over" == scene.asked


def test_a_row_is_left_to_right_so_who_dies_first_ends_the_game() -> None:
    """FG-ATK-07: Weak Attack with one success: damage first, then her loss."""
    scene = facing("weak_attack").killer(markers=0).girl(markers=0).play()
    scene.do("play weak_attack").type_in("5,1,1,1").type_in("blank")
    assert Outcome.WIN is scene.now.outcome


# --- minions -------------------------------------------------------------------------------------


def swarm() -> Scene:
    """The Beekeeper and two of its minions on her space."""
    game = make_game("nora", "beekeeper")
    kind = next(iter(game.minions.values()))
    minions = tuple(Minion(FigureId(n), MinionKind(kind.id), SpaceId("lake"), 2) for n in (1, 2))
    scene = Scene(game).hand("critical_blow", "walk").set(horror=4, minions=minions, next_figure=3)
    return scene.girl(space="lake").killer(space="lake")


def test_killer_or_minions_are_picked_before_the_roll() -> None:
    """FG-ATK-08, -10, FG-DEC-19: never both."""
    scene = swarm().play().do("play critical_blow")
    assert "aim" == scene.asked
    assert 2 == len(scene.legal())
    assert "not-in-reach" == scene.why_not(Aim(0, Target.KILLER, SpaceId("dock")))[0]


def test_damage_is_divided_among_the_minions_of_the_space() -> None:
    """FG-ATK-09: 3 damage on two of 2 health; the rest is not for the killer."""
    scene = swarm().play().do("play critical_blow")
    scene.do(next(text for text in scene.legal() if "minions" in text)).type_in("5,6").do("done")
    assert ["divide 2,1", "divide 1,2"] == scene.legal()
    scene.do("divide 2,1")
    assert [1] == [minion.health for minion in scene.now.minions]
    assert [] == scene.of(HealthLost)

"""The film of our own making fills everything that a film has to fill."""

from typing import Final

from dmd_core.final_girl.check.base import inside
from dmd_core.final_girl.content.definitions import Origin
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.enemies import Spawn
from dmd_core.final_girl.words.killer import Actor, KillerActs
from tests.final_girl.packs.codes import codes

CONTENT: Final = load_content()
KILLER: Final = next(one for one in CONTENT.killers if one.id == "beekeeper")
LOCATION: Final = next(one for one in CONTENT.locations if one.id == "glassworks")
GIRL: Final = next(one for one in CONTENT.girls if one.id == "tilda")


def test_the_killer_has_what_the_calibration_killer_has() -> None:
    """Rows, 3 finales, 3 dark powers and an epic one, 16 terror cards with 2 minors among them."""
    minors = [card for card in KILLER.terror if card.health]

    assert (9, 3, 10) == (KILLER.health, KILLER.horror, len(KILLER.rows))
    assert [4] == [place for place, row in enumerate(KILLER.rows) if row.reveal]
    assert (1, 4) == (KILLER.rows[0].attack, KILLER.rows[-1].attack)
    assert (1, 2) == (KILLER.rows[0].move, KILLER.rows[-1].move)
    assert 3 == len(KILLER.finales)
    assert [False, False, False, True] == [power.epic for power in KILLER.powers]
    assert 16 == sum(card.copies for card in KILLER.terror)
    assert [2, 2] == [card.health for card in minors]


def test_most_of_its_terror_cards_attack() -> None:
    """Eleven of sixteen."""
    attacks = sum(card.copies for card in KILLER.terror if " at" in codes(card.effects))

    assert 11 == attacks


def test_its_minions_come_and_act() -> None:
    """They have values of their own, a limit, an action, and texts that bring them (FG-MIN)."""
    (swarm,) = KILLER.minions
    spawned = [node for node in inside(KILLER.terror) if isinstance(node, Spawn)]
    own = [node for node in inside(swarm.action) if isinstance(node, KillerActs)]

    assert (1, 1, 1, 3) == (swarm.health, swarm.attack, swarm.move, swarm.tokens)
    assert {"swarm"} == {node.minion for node in spawned}
    assert [Actor.IT] == [node.who for node in own]
    assert codes(KILLER.action).startswith("minions_act()")


def test_the_location_has_what_the_calibration_location_has() -> None:
    """Its own map, setup cards of 10 victims, 8 terror cards, 10 events and 14 items."""
    links = {frozenset((space.id, other)) for space in LOCATION.spaces for other, _ in space.links}

    assert (20, 24) == (len(LOCATION.spaces), len(links))
    assert 3 == sum(space.exit for space in LOCATION.spaces)
    assert 3 == sum(space.search for space in LOCATION.spaces)
    assert [10] * 5 == [sum(n for _, n in card.victims) for card in LOCATION.setup_cards]
    assert (8, 10, 14) == (len(LOCATION.terror), len(LOCATION.events), len(LOCATION.items))
    assert ("melt", "lift", "oil") == LOCATION.tokens


def test_its_map_is_no_copy_of_the_calibration_map() -> None:
    """No space of one is on the other."""
    camp = next(one for one in CONTENT.locations if one.id == "camp")

    assert set() == {space.id for space in camp.spaces} & {space.id for space in LOCATION.spaces}


def test_the_final_girl_has_rewards_and_both_kinds_of_ultimate() -> None:
    """Something happens at the flip, and something lasts (FG-SAV-10)."""
    assert (5, 6) == (GIRL.health, len(GIRL.slots))
    assert "hp+2" == codes(GIRL.on_flip)
    assert 2 == len(GIRL.ultimate)
    assert "H-1" == codes(GIRL.later.effects)
    assert GIRL.bonus is not None


def test_everything_of_it_is_marked_as_ours() -> None:
    """Whatever has a mark."""
    marks = {
        node.origin
        for part in (KILLER, LOCATION, GIRL)
        for node in inside(part)
        if not isinstance(node, Effect) and hasattr(node, "origin")
    }

    assert {Origin.ORIGINAL} == marks

"""The two Final Girls of the calibration film: health, victim spaces, ultimate, bonus item."""

from typing import Final

import pytest

from dmd_core.final_girl.content.definitions import GirlDef, Origin
from dmd_core.final_girl.content.loader import load_content
from tests.final_girl.packs.codes import codes, word

GIRLS: Final[dict[str, GirlDef]] = {girl.id: girl for girl in load_content().girls}


def rewards(girl: GirlDef) -> list[str]:
    """What each victim space gives."""
    return [codes(slot.effects) for slot in girl.slots]


def test_nora_has_five_health_and_six_victim_spaces() -> None:
    """Each with its reward (FG-SAV-04, FG-SAV-05)."""
    nora = GIRLS["nora"]

    assert 5 == nora.health
    assert ["H-1", "T+2", "hp+1", "T+2", "take_card(cost=2)", "M1"] == rewards(nora)


def test_nora_deals_more_damage_after_the_flip() -> None:
    """On an enemy of her space; later victims give 1 time (FG-SAV-09, FG-SAV-10)."""
    nora = GIRLS["nora"]

    assert ["damage_bonus()"] == [word(ability) for ability in nora.ultimate]
    assert () == nora.on_flip
    assert "T+1" == codes(nora.later.effects)


def test_ines_has_six_health_and_five_victim_spaces() -> None:
    """One of them takes Planning from the tableau (FG-SAV-06)."""
    ines = GIRLS["ines"]

    assert 6 == ines.health
    assert ["T+2", "hp+1", "take_card(card=planning)", "M1", "M1"] == rewards(ines)


def test_ines_goes_to_an_enemy_after_the_flip() -> None:
    """Once per Action phase, to one that is 1 or 2 spaces away; later victims give 1 time."""
    ines = GIRLS["ines"]

    assert [
        (
            "use(then=go(to=<foe=enemy beyond=0 within=2>) once=true"
            " when=exists(space=<foe=enemy beyond=0 within=2>))"
        )
    ] == [word(ability) for ability in ines.ultimate]
    assert "T+1" == codes(ines.later.effects)


@pytest.mark.parametrize(
    ("girl", "hands", "reach", "modifier", "uses", "ability"),
    [
        ("nora", 2, (1, 3), 1, 3, "shoot(time=1)"),
        ("ines", 2, (0, 0), 2, 0, "extra_dice(card=weak_attack)"),
    ],
)
def test_a_bonus_item_has_its_numbers(
    girl: str, hands: int, reach: tuple[int, int], modifier: int, uses: int, ability: str
) -> None:
    """It is shuffled into the items if the player wants it (FG-SET-23)."""
    item = GIRLS[girl].bonus

    assert item is not None
    assert (hands, reach, modifier, uses) == (item.hands, item.range, item.modifier, item.uses)
    assert [ability] == [word(one) for one in item.abilities]


def test_what_is_confirmed_of_them() -> None:
    """Nora's health, and what her ultimate ability does."""
    assert (("health", Origin.CONFIRMED), ("ultimate", Origin.CONFIRMED)) == GIRLS["nora"].marks
    assert () == GIRLS["ines"].marks

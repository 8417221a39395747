"""The Camp: its map with every panic number, setup cards, terror cards, events and items."""

from typing import Final

import pytest

from dmd_core.final_girl.content.definitions import ItemDef, Origin
from dmd_core.final_girl.content.loader import load_content
from tests.final_girl.packs.codes import codes, word

CAMP: Final = next(one for one in load_content().locations if one.id == "camp")

MAP: Final = """
nw_woods    |     | cabins 1234; courts 5; north_road 6          |
cabins      | S W | nw_woods 34; north_road 56                   | 12
north_road  |     | cabins 123; nw_woods 45; entrance 6          |
entrance    | E   | north_road 12; north_woods 3456              |
north_woods |     | cliff 1234; entrance 5; east_road 6          |
shed        | S   | east_road 3456                               | 12
east_road   | W   | north_woods 1234; shed 5; swamp 6            |
swamp       | W   | se_exit 1234; east_road 56                   |
se_exit     | E   | dock 1234; south_road 5; swamp 6             |
dock        | S W | lake 1234; south_road 5; se_exit 6           |
lake        |     | dock 5; cliff 6                              | 1234
cliff       | W   | lake 1234; lookout 5; north_woods 6          |
lookout     | W   | cliff 3456                                   | 12
south_road  |     | dock 123; firepit 4; lake_cabin 5; se_exit 6 |
firepit     |     | south_road 2345; lake_cabin 6                | 1
lake_cabin  | W   | south_road 1234; firepit 5; courts 6         |
courts      | W   | lake_cabin 123; nw_woods 45; sw_exit 6       |
sw_exit     | E   | courts 123456                                |
"""
"""Space, kinds (S search, E exit, W water), neighbours with panic numbers, numbers that stay."""

SETUPS: Final = """
all_over_the_place | courts / swamp | shed 2, north_woods 1, cabins 2, lookout 1, lake_cabin 1, dock 2, firepit 1
two_teams | lookout / south_road | nw_woods 2, north_road 1, shed 1, east_road 2, courts 2, swamp 2
a_quiet_hour | courts / lake | nw_woods 1, shed 1, lookout 2, cliff 1, east_road 1, lake_cabin 1, dock 1, swamp 1, firepit 1
by_the_water | dock / east_road | nw_woods 1, north_road 1, cabins 1, lookout 2, cliff 2, lake 1, firepit 2
round_the_fire | swamp / nw_woods | lookout 2, lake_cabin 1, firepit 6, south_road 1
"""  # noqa: E501
"""Setup card, starts of Final Girl and killer, victims."""

_STRUCK: Final = (
    "[kill_victims(on=<named={0}>), discard_items(on=<named={0}>), hurt_pawns(on=<named={0}>)]"
)

TERROR: Final = {
    "a_shout_close_by": (False, "place_victims(n=2 to=<at=killer_start>), H+1, draw_event()"),
    "late_arrivals": (False, "place_victims(n=2 to=<at=girl_start>), H+1, draw_event()"),
    "something_useful": (False, "take_item()"),
    "screams": (True, "panic(on=<beyond=0>), K(C: at), K(V: mv)"),
    "the_wrong_way": (True, "step_victims(toward=enemy), K(C: at), K(V: mv)"),
    "headless": (True, "panic(on=<at=killer> rounds=2), K(C: at), K(V: mv)"),
    "struck_by_lightning": (
        False,
        (
            "plain_die(outcomes="
            f"{{faces=1|2 then={_STRUCK.format('cabins')}}}|"
            f"{{faces=3|4 then={_STRUCK.format('shed')}}}|"
            f"{{faces=5|6 then={_STRUCK.format('dock')}}})"
        ),
    ),
    "under_the_bed": (False, "place_victims(n=1 to=<named=cabins>), H+2"),
}

EVENTS: Final = {
    "sweetheart": (
        True,
        "mark_victim(colour=blue on=<nearest=girl>)",
        ["on_death(then=next_time(n=12) on_her_space=true)"],
    ),
    "best_friend": (
        True,
        "mark_victim(colour=white on=<nearest=girl>)",
        [
            "follow_onto_killer()",
            "extra_dice(with_victim=true)",
            "on_death(then=H+5 on_her_space=true)",
        ],
    ),
    "an_old_debt": (
        True,
        "mark_victim(colour=orange on=<farthest=killer>)",
        ["lures_killer()", "saved_last()", "on_death(then=B+2)"],
    ),
    "clinging": (True, "", ["on_saved(then=hp-1 first=2)"]),
    "dawdlers": (True, "", ["follow_limit(n=-1)"]),
    "inseparable": (True, "", ["paired()"]),
    "the_second_bus": (
        False,
        (
            "place_victims(n=2 to=<named=cabins>), place_victims(n=2 to=<named=dock>),"
            " place_victims(n=2 to=<named=firepit>)"
        ),
        [],
    ),
    "cold_water": (
        True,
        "place_token(token=cold on=<named=lake>), kill_victims(on=<token=cold>)",
        ["deadly(token=cold)"],
    ),
    "an_old_tunnel": (
        True,
        "place_token(token=tunnel on=<search=true> n=2)",
        ["linked(token=tunnel)"],
    ),
    "sleepwalker": (
        True,
        "",
        [
            (
                "in_upkeep(then=step_victims(toward=killer"
                " on=<around=killer beyond=0 nearest=killer> one=true))"
            )
        ],
    ),
}

ITEMS: Final = """
bat       | 2 | 0-0 | +1 |
whistle   | 0 |     |    |
cola      | 0 |     |    | single
tin_lid   | 1 |     |    | 3
knife     | 1 | 0-0 | +1 |
boat_keys | 0 |     |    |
bow       | 2 | 1-2 | +1 | 3
rockets   | 0 |     |    | single
odd_dice  | 0 |     |    | single
tablets   | 0 |     |    | single
axe       | 2 | 0-0 | +2 |
bandages  | 1 |     |    |
charm     | 0 |     |    | single
revolver  | 1 | 1-1 | +1 |
snare     | 0 |     |    | single
hand_lamp | 0 |     |    |
trail_map | 0 |     |    | single
spray     | 1 |     |    | single
"""
"""Item, hands, range, modifier, uses."""

TEXTS: Final = {
    "bat": ["after_damage(then=discard_minor() when=at_least(of=minors()))"],
    "whistle": [
        "follow_limit(n=1)",
        (
            "use(then=[if(condition=not(condition=exists(space=<at=girl foe=killer>))"
            " then=step_victims(toward=girl on=<beyond=0 within=1>)), K(G: mv)] time=1 once=true)"
        ),
    ],
    "cola": ["use(then=choose(options={id=time then=T+3}|{id=move then=M1}))"],
    "tin_lid": ["reduce_attack()"],
    "knife": [],
    "boat_keys": [
        (
            "use(then=go(to=<water=true> with_token=boat) time=2"
            " when=exists(space=<at=girl token=boat>))"
        )
    ],
    "bow": ["shoot(time=2)"],
    "rockets": [
        (
            "use(then=[place_token(token=rockets on=<apart=lake within=1>),"
            " if(condition=exists(space=<foe=killer token=rockets>)"
            " then=remove_token(token=rockets))] time=2)"
        ),
        "lures_killer(token=rockets)",
        "killer_enters(token=rockets then=remove_token(token=rockets))",
    ],
    "odd_dice": ["reroll(dice=any)"],
    "tablets": ["use(then=choose(options={id=horror then=H-1}|{id=health then=hp+2}))"],
    "axe": [],
    "bandages": ["more_recovery()"],
    "charm": [
        (
            "use(then=horror_roll(each=choose(options={id=time then=T+2}|{id=health then=hp+1}|"
            "{id=horror then=H-1}|{id=move then=M1})))"
        )
    ],
    "revolver": [],
    "snare": [
        (
            "use(then=place_token(token=snare on=<at=girl>) time=2"
            " when=exists(space=<at=girl apart=lake>))"
        ),
        (
            "killer_enters(token=snare then=[remove_token(token=snare), damage_killer(n=2),"
            " end_killer_phase()])"
        ),
    ],
    "hand_lamp": ["use(then=look_terror() time=1 once=true when=at_least(of=terror_cards()))"],
    "trail_map": ["use(then=survey_items() when=at_least(of=item_cards()))"],
    "spray": ["end_killer_phase()"],
}


def table(text: str) -> list[list[str]]:
    """The rows of a table."""
    return [[part.strip() for part in line.split("|")] for line in text.split("\n") if line]


# --- the map ---------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", table(MAP), ids=lambda wanted: wanted[0])
def test_a_space_has_its_kinds_neighbours_and_panic_numbers(wanted: list[str]) -> None:
    """Numbers at none of its connections let a victim stay (FG-CMP-10, FG-CMP-11, FG-PAN-05)."""
    space = next(one for one in CAMP.spaces if one.id == wanted[0])
    kinds = [("S", space.search), ("E", space.exit), ("W", space.water)]
    printed = {number for _, numbers in space.links for number in numbers}

    assert wanted == [
        space.id,
        " ".join(kind for kind, so in kinds if so),
        "; ".join(f"{other} {''.join(map(str, numbers))}" for other, numbers in space.links),
        "".join(str(number) for number in range(1, 7) if number not in printed),
    ]


def test_the_map_has_eighteen_spaces_and_twenty_two_connections() -> None:
    """Three exits and three search spaces among them."""
    links = {frozenset((space.id, other)) for space in CAMP.spaces for other, _ in space.links}

    assert [wanted[0] for wanted in table(MAP)] == [space.id for space in CAMP.spaces]
    assert (18, 22) == (len(CAMP.spaces), len(links))
    assert ["entrance", "se_exit", "sw_exit"] == [one.id for one in CAMP.spaces if one.exit]
    assert ["cabins", "shed", "dock"] == [one.id for one in CAMP.spaces if one.search]


# --- cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", table(SETUPS), ids=lambda wanted: wanted[0])
def test_a_setup_card_has_its_starts_and_ten_victims(wanted: list[str]) -> None:
    """In printed order (FG-SET-13, FG-AMB-68)."""
    card = next(one for one in CAMP.setup_cards if one.id == wanted[0])
    victims = ", ".join(f"{space} {n}" for space, n in card.victims)

    assert wanted == [card.id, f"{card.girl} / {card.killer}", victims]
    assert 10 == sum(n for _, n in card.victims)
    assert 5 == len(CAMP.setup_cards)


@pytest.mark.parametrize("card", TERROR)
def test_a_terror_card_has_its_text(card: str) -> None:
    """Eight of them, one of each."""
    found = next(one for one in CAMP.terror if one.id == card)

    assert (1, *TERROR[card]) == (found.copies, found.needs_victims, codes(found.effects))
    assert set(TERROR) == {one.id for one in CAMP.terror}


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_has_its_text(card: str) -> None:
    """Ten of them (FG-EVT-01, FG-EVT-04)."""
    found = next(one for one in CAMP.events if one.id == card)
    abilities = [word(ability) for ability in found.abilities]

    assert EVENTS[card] == (found.lasting, codes(found.effects), abilities)
    assert set(EVENTS) == {one.id for one in CAMP.events}


def printed(item: ItemDef) -> list[str]:
    """What is printed on an item beside its text."""
    return [
        item.id,
        str(item.hands),
        "" if item.range is None else f"{item.range[0]}-{item.range[1]}",
        f"+{item.modifier}" if item.modifier else "",
        "single" if item.single else str(item.uses or ""),
    ]


@pytest.mark.parametrize("wanted", table(ITEMS), ids=lambda wanted: wanted[0])
def test_an_item_has_its_hands_range_modifier_and_uses(wanted: list[str]) -> None:
    """Eighteen of them (FG-ITM-12, FG-WPN-08)."""
    item = next(one for one in CAMP.items if one.id == wanted[0])

    assert wanted == printed(item)
    assert 18 == len(CAMP.items) == len(table(ITEMS))


@pytest.mark.parametrize("card", TEXTS)
def test_an_item_has_its_text(card: str) -> None:
    """Abilities, each at its point of the rules."""
    item = next(one for one in CAMP.items if one.id == card)

    assert TEXTS[card] == [word(ability) for ability in item.abilities]
    assert set(TEXTS) == {one.id for one in CAMP.items}


def test_the_boat_is_placed_when_the_keys_are_gained() -> None:
    """On the nearest space by the water."""
    keys = next(one for one in CAMP.items if one.id == "boat_keys")

    assert "place_token(token=boat on=<water=true nearest=girl>)" == codes(keys.on_gain)


def test_the_revolver_goes_with_weak_attack_only() -> None:
    """As the rulebook says (FG-WPN-06)."""
    assert {"revolver": ("weak_attack",)} == {one.id: one.cards for one in CAMP.items if one.cards}


def test_what_is_confirmed_of_its_items() -> None:
    """Knife and revolver whole; of others their hands, of the axe its modifier too."""
    confirmed = {
        item.id: [name for name, origin in item.marks if origin is Origin.CONFIRMED]
        for item in CAMP.items
        if item.marks
    }

    assert ["knife", "revolver"] == [one.id for one in CAMP.items if one.origin is Origin.CONFIRMED]
    assert {
        "odd_dice": ["hands"],
        "tablets": ["hands"],
        "axe": ["hands", "modifier"],
        "bandages": ["hands"],
        "charm": ["abilities"],
        "spray": ["hands"],
    } == confirmed

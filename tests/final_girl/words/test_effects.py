"""Effects: each word does its one thing, asks where it leaves something open, or is skipped."""

import pytest

from dmd_core.final_girl.events.searching import ItemPutBack
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Colour, Minor, Phase, Pile
from dmd_core.kernel.ids import ItemId
from tests.final_girl.scenarios import Scene
from tests.final_girl.words.carrying import Text


def skips(scene: Scene) -> list[str]:
    """Why parts of a text could not be done."""
    return [skip.reason.name for skip in scene.of(StepSkipped)]


# --- symbols ---------------------------------------------------------------------------------


def test_time_and_horror_move_by_an_expression() -> None:
    """Worked out when the sentence is reached."""
    horror = '{ do = "horror", n = { number = "dead" } }'
    time = '{ do = "time", n = { number = "times", of = { number = "dead" }, n = -2 } }'
    scene = Text(f"{horror}, {time}").set(horror=2, time=6, dead=(Colour.PLAIN,) * 2)

    scene.carry_out()

    assert (4, 2) == (scene.now.horror, scene.now.time)


def test_by_nothing_nothing_moves_and_nothing_is_skipped() -> None:
    """An expression may come to 0, also with time at its top."""
    scene = Text('{ do = "time", n = { number = "dead" } }').set(time=6).carry_out()

    assert (6, []) == (scene.now.time, skips(scene))


def test_she_recovers_and_loses_health() -> None:
    """Symbol by symbol; a text that is no action card gives no more by an item (FG-SYM-10)."""
    scene = Text('{ do = "lose_health", n = 2 }, { do = "recover" }').hold("bandages").carry_out()

    assert ["HealthLost", "HealthLost", "HealthRecovered"] == [
        type(one).__name__ for one in scene.events if "Health" in type(one).__name__
    ]
    assert 4 == scene.now.girl.health


def test_bandages_give_more_with_an_action_card() -> None:
    """Once per card."""
    scene = Scene().girl(markers=0).hand("short_rest").hold("bandages").set(time=6).play()

    scene.do("play short_rest").type_in("5 5 5")

    assert 4 == scene.now.girl.health


def test_bloodlust_rises_by_an_expression() -> None:
    """Row by row (FG-AMB-43)."""
    scene = Text('{ do = "bloodlust", n = { number = "killed", within = "turn" } }')
    scene.set(killed_this_turn=2).carry_out()

    assert 2 == scene.now.bloodlust


def test_an_event_is_drawn() -> None:
    """And resolved (FG-SYM-09)."""
    scene = Text('{ do = "draw_event" }').carry_out().type_in("dawdlers")

    assert (ItemId("dawdlers"),) == scene.now.events_active


def test_dice_and_partial_successes_are_stored() -> None:
    """For the next roll, or until the phase ends (FG-AMB-49, FG-AMB-50)."""
    scene = Text(
        '{ do = "store_dice", n = 2 }, { do = "grant_partials" },'
        ' { do = "grant_partials", phase = true }'
    ).carry_out()

    assert 2 == scene.now.bonus_dice_next_roll
    assert scene.now.partials_next_roll
    assert scene.now.partials_this_phase


def test_an_action_card_is_taken_by_name_or_by_cost() -> None:
    """For nothing (FG-SAV-06, FG-AMB-65)."""
    named = Text('{ do = "take_card", card = "planning" }').carry_out()
    chosen = Text('{ do = "take_card", cost = 2 }').carry_out()

    assert "planning" in named.now.hand
    assert {"take close_call", "take guard", "take search", "take sprint"} == set(
        chosen.legal("take")
    )
    assert "search" in chosen.do("take search").now.hand


def test_she_moves() -> None:
    """Up to so many steps."""
    scene = Text('{ do = "move", n = 1 }').carry_out().do("step nw_woods 0")

    assert "nw_woods" == scene.now.girl.space


# --- victims ---------------------------------------------------------------------------------


def test_victims_come_to_one_space_of_the_players_choice() -> None:
    """As many as the supply has (FG-DEC-20, FG-AMB-27)."""
    scene = Text('{ do = "place_victims", n = 3, to = { search = true } }').set(pool=2).carry_out()

    assert ["space cabins", "space shed", "space dock"] == scene.legal()
    scene.do("space shed")
    assert (2, 0) == (scene.at("shed"), scene.now.pool)


def test_all_victims_of_spaces_die() -> None:
    """Space by space, in the order of the location."""
    scene = Text('{ do = "kill_victims", on = { water = true } }')
    scene.victims(cabins=1, dock=2, lake=1).carry_out()

    assert (0, 0, 1) == (scene.at("cabins"), scene.at("dock"), scene.at("lake"))
    assert (3, 3) == (len(scene.now.dead), scene.now.bloodlust)


def test_victims_panic_as_often_as_it_says() -> None:
    """Each rolls once in each round, from where it then stands (FG-AMB-71)."""
    scene = Text('{ do = "panic", on = { named = ["sw_exit"] }, rounds = 2 }')
    scene.victims(sw_exit=1).carry_out().type_in("1", "2")

    assert 1 == scene.at("lake_cabin")


def test_she_panics_alone() -> None:
    """One step by the numbers of her space (FG-PAN-11, FG-AMB-70)."""
    scene = Text('{ do = "girl_panics" }').victims(courts=1).carry_out().type_in("6")

    assert ("sw_exit", 1) == (scene.now.girl.space, scene.at("courts"))


def test_victims_step_toward_a_place() -> None:
    """All of them, or the one that the player names (FG-AMB-72, FG-DEC-21)."""
    whole = Text('{ do = "step_victims", toward = "girl", on = { within = 2 } }')
    whole.victims(cabins=2, courts=1, shed=1).carry_out()
    one = Text('{ do = "step_victims", toward = "girl", on = { search = true }, one = true }')
    one.victims(cabins=2).carry_out()

    assert (2, 1, 1) == (whole.at("nw_woods"), whole.at("courts"), whole.at("shed"))
    assert (1, 1) == (one.at("nw_woods"), one.at("cabins"))


def test_a_victim_becomes_special() -> None:
    """An ordinary one of the nearest space (FG-AMB-66)."""
    scene = Text('{ do = "mark_victim", colour = "white", on = { nearest = "girl" } }')
    scene.victims(nw_woods=1, dock=1).lasting("clinging").carry_out()

    (special,) = scene.now.specials
    assert (Colour.WHITE, "nw_woods", "clinging") == (special.colour, special.space, special.event)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ('{ do = "kill_victims", on = "girl" }', "NO_VICTIM"),
        ('{ do = "panic" }', "NO_VICTIM"),
        ('{ do = "step_victims", toward = "girl" }', "NO_VICTIM"),
        ('{ do = "place_victims", n = 1, to = { victims = true } }', "NO_TARGET"),
        ('{ do = "remove_token", token = "boat" }', "NO_TARGET"),
        ('{ do = "place_token", token = "boat", on = { victims = true } }', "NO_TARGET"),
        ('{ do = "put_killer", to = { victims = true } }', "NO_TARGET"),
        ('{ do = "hurt_pawns", on = { named = ["lake"] } }', "NO_TARGET"),
        ('{ do = "end_killer_phase" }', "NO_TARGET"),
        ('{ do = "discard_minor" }', "NO_TARGET"),
        ('{ do = "go", to = "girl" }', "NOWHERE"),
        ('{ do = "discard_items", on = { named = ["lake"] } }', "DECK_EMPTY"),
        ('{ do = "heal_killer" }', "AT_MAXIMUM"),
    ],
)
def test_what_cannot_be_done_is_recorded(effect: str, reason: str) -> None:
    """And the text goes on (FG-ACT-07)."""
    scene = Text(f'{effect}, {{ do = "time", n = -1 }}').set(time=6).carry_out()

    assert ([reason], 5) == (skips(scene), scene.now.time)


def test_who_rolls_in_no_round_does_not_panic() -> None:
    """A text of a pack may say 0."""
    scene = Text('{ do = "panic", rounds = 0 }').victims(dock=1).carry_out()

    assert ("action", 1) == (scene.asked, scene.at("dock"))


def test_what_was_found_when_the_phase_ends_goes_to_the_bottom() -> None:
    """FG-SRC-04: nobody has looked at where it lies; FG-TRN-04 ends the search."""
    scene = Text('{ do = "end_killer_phase" }').girl(space="dock")
    scene.set(found=(ItemId("revolver"),), phase=Phase.KILLER).carry_out()

    assert [("revolver", False)] == [(one.card, one.top) for one in scene.of(ItemPutBack)]


# --- tokens ----------------------------------------------------------------------------------


def test_a_token_is_placed_on_so_many_spaces() -> None:
    """The player names them one by one (FG-DEC-20)."""
    scene = Text('{ do = "place_token", token = "tunnel", on = { search = true }, n = 2 }')
    scene.carry_out().do("space dock")

    assert ["space cabins", "space shed"] == scene.legal()
    scene.do("space cabins")
    assert (("tunnel", "cabins"), ("tunnel", "dock")) == scene.now.tokens


def test_the_token_of_it_is_removed() -> None:
    """Another one stays; without "it" all of them go."""
    tokens = (("snare", "dock"), ("snare", "lake"))
    one = Text('{ do = "remove_token", token = "snare" }').set(tokens=tokens).carry_out("lake")
    every = Text('{ do = "remove_token", token = "snare" }').set(tokens=tokens).carry_out()

    assert (("snare", "dock"),) == one.now.tokens
    assert () == every.now.tokens


# --- enemies ---------------------------------------------------------------------------------


def test_the_killer_recovers_and_takes_damage() -> None:
    """Minor dark powers lose their health first (FG-ATK-06)."""
    scene = Text('{ do = "heal_killer", n = 3 }, { do = "damage_killer", n = 4 }')
    scene.killer(markers=5).set(minors=(Minor(ItemId("heavy_hand"), 2),)).set(
        in_play=(*scene.table.in_play, "heavy_hand")
    )

    scene.carry_out()

    assert (7, ()) == (scene.now.killer.health, scene.now.minors)


def test_pawns_of_a_space_lose_health_together() -> None:
    """Only those that are there (FG-AMB-45)."""
    scene = Text('{ do = "hurt_pawns", on = { named = ["courts"] } }')
    scene.killer(space=SpaceId("courts")).carry_out()
    alone = Text('{ do = "hurt_pawns", on = { named = ["courts"] }, n = 2 }').carry_out()

    assert (4, 11) == (scene.now.girl.health, scene.now.killer.health)
    assert (3, 12) == (alone.now.girl.health, alone.now.killer.health)


def test_the_killer_is_put_where_most_victims_are() -> None:
    """Of those that are as far; a tie is the player's (FG-AMB-35)."""
    effect = '{ do = "put_killer", to = { victims = true, farthest = "killer" } }'
    larger = Text(effect).victims(sw_exit=2, dock=1).carry_out()
    tied = Text('{ do = "put_killer", to = { victims = true } }').victims(shed=2, dock=2, lake=1)

    assert "sw_exit" == larger.now.killer.space
    assert ["space shed", "space dock"] == tied.carry_out().legal()


def test_minions_come_as_long_as_there_are_tokens() -> None:
    """Three swarms at most (FG-MIN-06)."""
    scene = Text('{ do = "spawn", minion = "swarm", to = "girl", n = 5 }', "beekeeper").carry_out()

    assert ["courts"] * 3 == [minion.space for minion in scene.now.minions]
    assert ["NO_TOKEN"] == skips(scene)


def test_the_killer_acts() -> None:
    """As printed."""
    scene = Text('{ do = "killer_acts", target = "girl", icons = ["move"] }')
    scene.killer(space=SpaceId("lake_cabin")).carry_out()

    assert "courts" == scene.now.killer.space


def test_minions_act() -> None:
    """Each does what its kind does (FG-MIN-07)."""
    scene = Text(
        '{ do = "spawn", minion = "swarm", to = { named = ["lake_cabin"] } },'
        ' { do = "minions_act" }',
        "beekeeper",
    ).carry_out()

    assert ["courts"] == [minion.space for minion in scene.now.minions]


def test_the_killer_phase_ends_at_once() -> None:
    """What is pending in it is dropped (FG-AMB-48)."""
    scene = Text('{ do = "end_killer_phase" }, { do = "horror", n = 1 }')
    scene.set(phase=Phase.KILLER, horror=3).carry_out()

    assert 3 == scene.now.horror
    assert "PhaseCut" in [type(one).__name__ for one in scene.events]


# --- decks -----------------------------------------------------------------------------------


def test_terror_cards_are_discarded_without_effect() -> None:
    """From the top (FG-CRD-03)."""
    scene = Text('{ do = "discard_terror", n = 2 }').carry_out().type_in("frenzy", "run_down")

    assert ("frenzy", "run_down") == scene.now.terror_discard
    assert 8 == len(scene.now.terror)


def test_the_next_terror_card_is_drawn() -> None:
    """At once, if no terror card is being resolved (FG-AMB-82)."""
    scene = Text('{ do = "draw_terror" }').carry_out().type_in("heavy_hand")

    assert [Minor(ItemId("heavy_hand"), 2)] == list(scene.now.minors)


@pytest.mark.parametrize(("answer", "bottom"), [("yes", True), ("no", False)])
def test_the_top_terror_card_is_looked_at(answer: str, bottom: bool) -> None:  # noqa: FBT001
    """It stays, or goes to the bottom; its place is known (FG-DEC-22)."""
    scene = Text('{ do = "look_terror" }').carry_out().type_in("frenzy").do(f"answer {answer}")
    pile = scene.now.terror

    assert (10, 9) == (len(pile), pile.hidden)
    assert ((), ("frenzy",)) == (pile.top, pile.bottom) if bottom else (pile.bottom, pile.top)


def test_a_further_dark_power_comes_into_play() -> None:
    """A random one of those set aside (FG-AMB-75)."""
    scene = Text('{ do = "add_power" }').carry_out().type_in("wide_swing")

    assert ("wide_swing",) == scene.now.powers


def test_a_minor_dark_power_is_discarded() -> None:
    """The player says which."""
    minors = (Minor(ItemId("heavy_hand"), 2), Minor(ItemId("long_legs"), 1))
    scene = Text('{ do = "discard_minor" }').set(minors=minors)
    scene.set(in_play=(*scene.table.in_play, "heavy_hand", "long_legs")).carry_out()

    assert ["card heavy_hand", "card long_legs"] == scene.legal()
    assert ["long_legs"] == [one.card for one in scene.do("card heavy_hand").now.minors]


def test_an_item_is_gained_without_a_search() -> None:
    """The top one of a deck of the player's choice that is not empty (FG-CRD-04)."""
    scene = Text('{ do = "take_item" }').deck("dock", hidden=0).deck("cabins", "cola").carry_out()

    assert ["space cabins", "space shed"] == scene.legal()
    assert ["cola"] == [item.card for item in scene.do("space cabins").now.carried]


def test_an_item_deck_is_discarded() -> None:
    """Card by card; it is empty from then on (FG-SRC-07)."""
    scene = Text('{ do = "discard_items", on = { named = ["dock"] } }')
    scene.deck("dock", "cola", "bow").carry_out()

    assert ("cola", "bow") == scene.now.items_discard
    assert [Pile()] == [deck.pile for deck in scene.now.items if deck.space == "dock"]


def test_item_decks_are_surveyed() -> None:
    """A facedown top is turned up; a face-up one may be removed and the next turned up."""
    scene = Text('{ do = "survey_items" }')
    scene.deck("dock", "cola", hidden=3).deck("shed", hidden=4).deck("cabins").carry_out()

    scene.do("space dock", "answer yes").type_in("knife").type_in("bow")

    tops = {deck.space: deck.pile.top for deck in scene.now.items}
    assert {"cabins": (), "shed": ("bow",), "dock": ("knife",)} == tops
    assert ("cola",) == scene.now.items_removed


def test_a_face_up_item_may_stay() -> None:
    """Nothing is turned up then."""
    scene = Text('{ do = "survey_items" }').deck("shed").deck("cabins").deck("dock", "cola", "bow")
    scene.carry_out().do("answer no")

    assert () == scene.now.items_removed


# --- travel ----------------------------------------------------------------------------------


def test_she_goes_with_victims_and_a_token() -> None:
    """To one of the spaces, none of them her own (FG-DEC-20, FG-MOV-05)."""
    scene = Text('{ do = "go", to = { water = true }, with_token = "boat" }')
    scene.victims(courts=3).set(tokens=(("boat", "courts"),)).carry_out()

    assert not any(option.startswith("step courts") for option in scene.legal())
    scene.do("step dock 2")
    assert ("dock", 2, (("boat", "dock"),)) == (
        scene.now.girl.space,
        scene.at("dock"),
        scene.now.tokens,
    )


def test_the_next_action_phase_starts_with_other_time() -> None:
    """It waits until one is played (FG-AMB-84)."""
    assert 12 == Text('{ do = "next_time", n = 12 }').carry_out().now.time_next_action

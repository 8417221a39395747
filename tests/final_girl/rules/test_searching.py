"""Searching for items (FG-SRC), and items gained (FG-ITM)."""

from dmd_core.final_girl.commands import Hold, Keep, Play, PutBack
from dmd_core.final_girl.events.searching import ItemDrawn, ItemGained, ItemPutBack
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.state import End, Pile, Place
from dmd_core.kernel.ids import ItemId
from tests.final_girl.scenarios import Scene


def searching(scene: Scene, faces: str = "5,6", space: str = "dock") -> Scene:
    """She plays Search on a space."""
    scene.hand("search", "walk").set(horror=3, time=4).girl(space=space).play()
    scene.do("play search").type_in(faces)
    return scene.do("done") if scene.asked == "roll" else scene


def test_two_successes_draw_two_and_keep_one() -> None:
    """FG-EX-10: the revolver is kept, the cola goes to the bottom; the new top stays facedown."""
    scene = searching(Scene().deck("dock", "revolver", hidden=3)).type_in("cola")
    assert ["keep revolver", "keep cola"] == scene.legal()
    scene.do("keep revolver", "putback cola bottom", "hold revolver")

    assert [("revolver", Place.HAND)] == [(i.card, i.place) for i in scene.now.carried]
    pile = next(deck.pile for deck in scene.now.items if deck.space == "dock")
    assert Pile(2, (), (ItemId("cola"),)) == pile
    assert 3 == scene.now.time


def test_a_rejected_card_may_go_back_face_up() -> None:
    """FG-SRC-04: on top, where everybody sees it (FG-SRC-06)."""
    scene = searching(Scene().deck("dock", "revolver", hidden=3)).type_in("cola")
    scene.do("keep cola", "putback revolver top")
    pile = next(deck.pile for deck in scene.now.items if deck.space == "dock")
    assert Pile(2, (ItemId("revolver"),)) == pile
    assert [True] == [event.top for event in scene.of(ItemPutBack)]


def test_one_success_draws_one_which_is_kept() -> None:
    """FG-DEC-09, FG-AMB-57: one card is not asked about and cannot be refused."""
    scene = searching(Scene().deck("dock", "whistle", hidden=3), "5,1")
    assert ["whistle"] == [item.card for item in scene.now.carried]
    assert 1 == len(scene.of(ItemGained))


def test_fewer_cards_are_drawn_if_there_are_fewer() -> None:
    """FG-SRC-03: the last card of the deck is found alone."""
    scene = searching(Scene().deck("dock", "whistle"))
    assert ["whistle"] == [item.card for item in scene.now.carried]


def test_an_empty_deck_gives_nothing() -> None:
    """FG-SRC-02, -07, FG-AMB-60: the rest of the row applies."""
    scene = searching(Scene().deck("dock"))
    assert [] == scene.of(ItemDrawn)
    assert 3 == scene.now.time


def test_search_is_played_on_search_spaces() -> None:
    """FG-SRC-01, FG-AMB-23: elsewhere the card can still be discarded for time."""
    scene = Scene().hand("search").girl(space="lake").play()
    refused = scene.why_not(Play(0, ActionId("search")))
    assert ("no-search-space", "FG-SRC-01", "FG-AMB-23") == refused
    assert ["discard search"] == scene.legal("discard")


def test_only_cards_of_this_search_are_kept_or_put_back() -> None:
    """FG-SRC-03, -04: a card that was not found is refused by its name."""
    scene = searching(Scene().deck("dock", "revolver", hidden=3)).type_in("cola")
    assert "not-found" == scene.why_not(Keep(0, ItemId("axe")))[0]
    scene.do("keep cola")
    assert "not-found" == scene.why_not(PutBack(0, ItemId("cola"), End.TOP))[0]


def test_gaining_an_item_lets_her_rearrange() -> None:
    """FG-SRC-08, FG-DEC-10, FG-ITM-01, -02: two hands, any legal split."""
    scene = Scene().hold("knife").pack("axe")
    scene = searching(scene.deck("dock", "revolver", hidden=3), "5,1")
    options = {
        "hold knife,revolver",
        "hold knife",
        "hold axe",
        "hold revolver",
        "hold",
    }
    assert options == {text.strip().rstrip("-").strip() for text in scene.legal()}
    refused = scene.why_not(Hold(0, (ItemId("knife"), ItemId("axe"))))
    assert ("too-many-hands", "FG-ITM-01", "FG-ITM-02") == refused


def test_an_item_without_hands_is_not_arranged() -> None:
    """FG-DEC-10: nobody is asked without an item that takes a hand."""
    scene = searching(Scene().deck("dock", "whistle", hidden=3), "5,1")
    assert "action" == scene.asked

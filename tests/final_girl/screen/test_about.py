"""What a question of Final Girl is about: cards, victims, places, and whoever attacks."""

from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute
from dmd_core.final_girl.chapters.reactions import Reacting
from dmd_core.final_girl.chapters.roll import RollWindow
from dmd_core.final_girl.chapters.victim_steps import Marking
from dmd_core.final_girl.lang.loading import load_language
from dmd_core.final_girl.say.texts import card_text
from dmd_core.final_girl.screens import display_in
from dmd_core.final_girl.state import Colour
from dmd_core.kernel.node import replace
from dmd_core.screen import Topic
from tests.final_girl.screen.played import DISPLAY, ENGINE, SEEDS, Moment, moments


def asked(frame: type) -> Moment:
    """The first moment of the games at which a frame of this class asks."""
    return next(
        one
        for seed in SEEDS
        for one in moments(seed)
        if one.before.decision is not None and type(one.before.decision.subject) is frame
    )


def about(one: Moment) -> tuple[Topic, ...]:
    """What the question of a moment is about."""
    return DISPLAY.menu(one.game, one.before.state, one.before.decision).about


def read(one: Moment, card: str) -> str:
    """What stands on a card."""
    return "\n".join(card_text(one.game, card).lines)


def test_the_card_is_shown_for_which_the_dice_count() -> None:
    """With what each number of successes gives."""
    one = asked(RollWindow)
    (card,) = about(one)

    assert "card" == card.kind
    assert read(one, card.id) == card.text
    assert "Two successes:" in card.text


def test_who_reacts_is_shown_the_attacker() -> None:
    """The killer by the board, as nobody else may attack without minions."""
    one = asked(Reacting)
    killer = one.game.killer

    assert [("card", killer.id, f"the {killer.name.removeprefix('The ')}")] == [
        (topic.kind, topic.id, topic.name) for topic in about(one)
    ]


def test_an_event_that_marks_a_victim_is_shown_with_the_victim() -> None:
    """The victim has no text."""
    one = moments(0)[0]
    event = next(iter(one.game.events))
    spaces = tuple(one.game.neighbours)[:2]
    state = one.before.state
    frame = Marking(event, Colour.WHITE, spaces)
    card, victim = DISPLAY.menu(one.game, replace(state, agenda=(*state.agenda, frame))).about

    assert (event, read(one, event)) == (card.id, card.text)
    assert ("piece", "white", "the white victim", "") == (
        victim.kind,
        victim.id,
        victim.name,
        victim.text,
    )


def test_a_route_is_about_who_walks_and_where_to() -> None:
    """Here a minion, the card that moves it, and where its prey is."""
    minion, card, place = about(asked(ChoosingRoute))

    assert ("piece", "card", "place") == (minion.kind, card.kind, place.kind)
    assert minion.text.startswith("Health 1, attack 1, movement 1")


def test_a_view_has_the_same_and_names_are_those_of_the_language() -> None:
    """Texts of cards stay in English."""
    polish = display_in(load_language("pl"))
    seen: set[str] = set()
    for seed in SEEDS[:2]:
        for one in moments(seed)[::9]:
            view = ENGINE.view(one.game, one.before.state, 0)
            found = about(one)
            told = polish.menu(one.game, one.before.state).about

            assert found == DISPLAY.menu(one.game, view).about
            assert [(topic.id, topic.text) for topic in found] == [
                (topic.id, topic.text) for topic in told
            ]
            assert all(topic.name for topic in (*found, *told))
            seen |= {topic.name for topic in told} - {topic.name for topic in found}

    assert {"Chód", "Domki", "Obrona"} <= seen

"""The table as it is drawn: everything that lies open, once and at its place, and nothing else."""

from collections import Counter
from collections.abc import Iterator

import pytest

from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.state import Colour, Phase, Pile, Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.ids import ItemId, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from dmd_core.kernel.views import SPECTATOR
from dmd_core.screen import CardShown, Mark, Panel, Passage, Place, Tableau, Track
from dmd_core.screen import Pile as Shown
from tests.final_girl.scenarios import Scene, make_game
from tests.final_girl.screen.played import DISPLAY, ENGINE, SEEDS, moments


def drawn(scene: Scene) -> Tableau:
    """The table of a scene."""
    return DISPLAY.tableau(scene.game, scene.step.state)


def place(shown: Tableau, space: str) -> Place:
    """One space."""
    return next(one for one in shown.places if one.id == space)


def panel(shown: Tableau, name: str) -> Panel:
    """One board."""
    return next(one for one in shown.panels if name in {one.id, one.kind})


def pile(shown: Tableau, name: str) -> Shown:
    """One deck or discard pile."""
    return next(one for one in shown.piles if one.id == name)


def card(board: Panel, name: str) -> CardShown:
    """One card of a board."""
    return next(one for one in board.cards if one.id == name)


# --- the map -------------------------------------------------------------------------------------


def test_victims_of_a_colour_are_one_piece() -> None:
    """Ordinary ones with their number, a special one with its event (FG-AMB-89)."""
    scene = Scene().victims(dock=3).special(Colour.BLUE, "dock", "sweetheart").play()

    found = {piece.id: piece for piece in place(drawn(scene), "dock").pieces}

    assert (3, "ours", "victim") == (found["plain"].n, found["plain"].side, found["plain"].kind)
    assert ("sweetheart",) == tuple(mark.id for mark in found["blue"].marks)


def test_she_and_the_killer_stand_on_their_spaces() -> None:
    """With the health that is left; the killer with the values of its row."""
    shown = drawn(Scene().girl(markers=2).play())

    (girl,) = place(shown, "courts").pieces
    (killer,) = place(shown, "swamp").pieces
    assert ("nora", "ours", 3) == (girl.id, girl.side, health(girl.health))
    assert ("butcher", "theirs", 12) == (killer.id, killer.side, health(killer.health))
    assert (Mark("value", "attack", "attack", 2), Mark("value", "move", "movement", 1)) == (
        killer.marks
    )


def health(track: Track | None) -> int:
    """The health that a track shows."""
    assert track is not None
    return track.value


def test_ways_tell_panic_numbers_of_both_sides() -> None:
    """Each link once, with the numbers that are printed on either side (FG-CMP-11)."""
    ways = {(way.a, way.b): way for way in drawn(Scene().play()).passages}

    assert Passage(
        "cabins", "north_road", name="panic 5 and 6 from the Cabins; panic 1, 2 and 3 from the"
        " North Road",
    ) == ways["cabins", "north_road"]  # fmt: skip
    assert ("north_road", "cabins") not in ways


def test_spaces_say_what_they_are() -> None:
    """Exits, search spaces and water (FG-CMP-10)."""
    shown = drawn(Scene().play())

    assert ["search", "water"] == [mark.kind for mark in place(shown, "dock").marks]
    assert ["exit"] == [mark.kind for mark in place(shown, "entrance").marks]


@pytest.mark.parametrize(
    ("phase", "value", "most"),
    [(Phase.SETUP, 0, 5), (Phase.ACTION, 1, 5), (Phase.UPKEEP, 5, 5), (Phase.OVER, 6, 6)],
)
def test_a_turn_has_five_phases(phase: Phase, value: int, most: int) -> None:
    """FG-TRN-01: the first is one of five; the setup stands before them, the end behind."""
    (track,) = (one for one in drawn(Scene().set(phase=phase).play()).tracks if one.id == "phase")

    assert (value, most) == (track.value, track.highest)
    assert phase.value == next(step.name for step in track.steps if step.value == value)


# --- boards --------------------------------------------------------------------------------------


def test_action_cards_that_are_alike_lie_on_one_another() -> None:
    """In hand and for sale, with what stands on them and what they cost."""
    scene = Scene().hand("walk", "walk", "sprint")
    scene = scene.set(phase=Phase.PLANNING).play(NextPhase(), PlanningPhase())
    hand = panel(drawn(scene), "hand")

    assert ["sprint", "walk"] == [one.id for one in hand.cards]
    assert (Mark("copies", "copies", "copy", 2),) == card(hand, "walk").marks
    assert (Mark("value", "time", "time", 2),) == card(hand, "sprint").marks
    assert "Two successes: " in card(hand, "walk").text
    assert Seat(0) == hand.seat


def test_items_say_where_they_are_and_how_often_they_can_be_used() -> None:
    """In hands or in the backpack (FG-ITM-01, -09)."""
    board = panel(drawn(Scene().hold("bow").pack("knife").play()), "nora")

    assert ("in hands", "in backpack") == (card(board, "bow").state, card(board, "knife").state)
    assert ("use marker",) == tuple(mark.name for mark in card(board, "bow").marks)


def test_victim_spaces_show_what_they_give() -> None:
    """Those that are covered, and those that are free (FG-SAV-04)."""
    board = panel(drawn(Scene().set(covered=(0, 3)).play()), "nora")

    spaces = [one for one in board.cards if one.kind == "victim space" and one.state]
    assert ["covered", "free", "free", "covered", "free", "free"] == [one.state for one in spaces]
    assert "Lower horror by 1." == spaces[0].text


def test_what_is_face_down_has_no_name() -> None:
    """Finale and dark power before they are revealed (FG-SET-07, -08)."""
    board = panel(drawn(Scene().play()), "butcher")

    hidden = [one for one in board.cards if one.state == "face down"]
    assert [("", "finale", ""), ("", "dark power", "")] == [
        (one.id, one.name, one.text) for one in hidden
    ]


def test_the_tracks_have_their_meanings() -> None:
    """Time with its red space, horror with its dice, bloodlust with its effects."""
    shown = drawn(Scene().set(time=4, horror=3, bloodlust=2).play())
    tracks = {track.id: track for track in (*shown.tracks, *panel(shown, "butcher").tracks)}

    assert (4, -1, 12) == (tracks["time"].value, tracks["time"].lowest, tracks["time"].highest)
    assert "2 dice" == next(step.name for step in tracks["horror"].steps if step.value == 3)
    assert (2, 10) == (tracks["bloodlust"].value, tracks["bloodlust"].highest)
    assert {"reveal", "effect"} == {step.kind for step in tracks["bloodlust"].steps}


# --- decks and dice ------------------------------------------------------------------------------


def test_item_decks_lie_on_their_spaces() -> None:
    """The known cards on top face up, the rest face down (FG-SRC-04)."""
    shown = drawn(Scene().deck("cabins", "cola", hidden=3).play())

    found = pile(shown, "items_cabins")
    assert ("cabins", 3, ["cola"]) == (found.place, found.n, [one.id for one in found.top])


def test_terror_cards_that_she_looked_at_are_told() -> None:
    """They lie face down, and the player knows them."""
    scene = Scene()
    terror = Pile(7, (ItemId("frenzy"),), (ItemId("screams"),))
    shown = drawn(scene.set(terror=terror).play())

    assert (9, ()) == (pile(shown, "terror").n, pile(shown, "terror").top)
    assert 2 == len(panel(shown, "butcher").lines)


def test_dice_say_what_they_count() -> None:
    """Successes, partial ones and those that were converted (FG-ROL-02 to -05)."""
    scene = Scene().girl(space="swamp").hand("focus", "weak_attack", "walk", "walk").set(horror=0)
    scene.play().do("play weak_attack", "typed 6,3,1")
    (throw,) = drawn(scene).throws

    assert ["success", "partial success", ""] == [die.state for die in throw.dice]
    assert "Horror Roll: Weak Attack" == throw.name

    scene.do("convert 1 walk walk")
    (throw,) = drawn(scene).throws
    assert ["success", "converted", ""] == [die.state for die in throw.dice]


# --- every game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_drawn_once_and_at_its_place(seed: int) -> None:
    """Figures, tokens, cards and markers of every moment of a game."""
    for one in moments(seed)[::4]:
        table = one.before.state.table
        shown = DISPLAY.tableau(one.game, one.before.state)

        assert figures_of(table) == Counter(dict(figures(shown)))
        assert Counter(table.tokens) == Counter(
            (mark.id, space.id)
            for space in shown.places
            for mark in space.marks
            if mark.kind == "token"
        )
        assert actions_of(shown) == Counter((*table.hand, *table.tableau, *table.discard))
        for track in tracks_of(shown):
            assert track.lowest <= track.value <= track.highest, track
            assert sorted(step.value for step in track.steps) == [s.value for s in track.steps]


def figures_of(table: Table) -> Counter[tuple[str, str]]:
    """Where everybody stands, and how many."""
    found: Counter[tuple[str, str]] = Counter()
    found.update({("victim plain", space): n for space, n in table.victims})
    found.update((f"victim {one.colour.value}", one.space) for one in table.specials)
    found.update((f"minion {one.id}", one.space) for one in table.minions)
    found.update(("final girl", space) for space in [table.girl.space] if space)
    found.update(("killer", space) for space in [table.killer.space] if space)
    return found


def figures(shown: Tableau) -> Iterator[tuple[tuple[str, str], int]]:
    """Every figure with its space and number, as it is drawn."""
    for space in shown.places:
        for piece in space.pieces:
            if piece.kind == "minion":
                assert piece.n == len(piece.ids)
                yield from (((f"minion {name}", space.id), 1) for name in piece.ids)
            else:
                name = f"victim {piece.id}" if piece.kind == "victim" else piece.kind
                yield (name, space.id), piece.n


def actions_of(shown: Tableau) -> Counter[ActionId]:
    """Action cards in hand, for sale and discarded."""
    found: Counter[ActionId] = Counter()
    for board in shown.panels:
        for one in board.cards:
            if one.kind == "action":
                copies = [mark.n for mark in one.marks if mark.kind == "copies"]
                found[ActionId(one.id)] += sum(copies) or 1
    found.update(ActionId(one.id) for one in pile(shown, "action_discard").top)
    return found


def tracks_of(shown: Tableau) -> Iterator[Track]:
    """Every track of a drawn table."""
    yield from shown.tracks
    for board in shown.panels:
        yield from board.tracks
    for space in shown.places:
        yield from (piece.health for piece in space.pieces if piece.health is not None)


# --- nothing hidden ------------------------------------------------------------------------------


def elsewhere(state: State[Table]) -> State[Table]:
    """The same to the player: another seed, and other cards where nobody has looked.

    What nobody has seen is in the table as what it may be; here it may be something else.
    """
    table = state.table
    other = ItemId("another_card")
    hidden = replace(
        table,
        terror_unseen=(other,) * len(table.terror_unseen),
        items_unseen=(other,) * len(table.items_unseen),
        events=Deck(pool=(other,) * len(table.events)),
        health_tokens=(other,) * len(table.health_tokens),
        finales=(other,) * len(table.finales),
        dark_powers=(other,) * len(table.dark_powers),
    )
    chance = Chance(99, 3, tuple(counter + 7 for counter in state.chance.counters))
    return State(hidden, state.agenda, chance)


@pytest.mark.parametrize("seed", SEEDS)
def test_states_that_differ_in_hidden_things_look_the_same(seed: int) -> None:
    """Menus, legal lists, what is to come, reserves and the table, to her and to who looks on."""
    for one in moments(seed)[::6]:
        state, other = one.before.state, elsewhere(one.before.state)
        game = one.game

        assert DISPLAY.menu(game, state) == DISPLAY.menu(game, other)
        assert list(ENGINE.legal(game, state)) == list(ENGINE.legal(game, other))
        assert DISPLAY.upcoming(game, state) == DISPLAY.upcoming(game, other)
        assert DISPLAY.reserves(game, state) == DISPLAY.reserves(game, other)
        assert DISPLAY.tableau(game, state) == DISPLAY.tableau(game, other)
        for seat in (SPECTATOR, Seat(0)):
            view, same = (ENGINE.view(game, it, seat) for it in (state, other))
            assert DISPLAY.menu(game, view) == DISPLAY.menu(game, same)
            assert DISPLAY.tableau(game, view) == DISPLAY.tableau(game, same)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_happens_tells_no_more_than_what_was_shown(seed: int) -> None:
    """A command without chance does and says the same, whatever lies face down and is to come."""
    seen = 0
    for one in moments(seed)[::3]:
        if DISPLAY.chance_seen(one.after.events):
            continue
        other = elsewhere(one.before.state)
        then = ENGINE.apply(one.game, other, one.command)

        assert told(one.after.events) == told(then.events)
        assert DISPLAY.happenings(one.game, one.before.state, one.after.events, seat=0) == (
            DISPLAY.happenings(one.game, other, then.events, seat=0)
        )
        seen += 1

    assert seen


def told(events: tuple[Event, ...]) -> list[Event]:
    """What happened, but for how much chance was drawn."""
    return [event for event in events if not isinstance(event, Parked)]


def test_the_title_says_the_film() -> None:
    """Who plays against whom, and where; kinds of minions can be read."""
    game = make_game(killer="beekeeper", location="glassworks", girl="tilda")
    shown = DISPLAY.tableau(game, ENGINE.start(game, 3).state)

    assert f"Tilda against the Beekeeper: {game.location.name}" == shown.title
    assert ["Swarm"] == [one.name for one in panel(shown, "minions").cards]

"""The table as it is drawn: everything that lies open, once and at its place, and nothing else."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.lookups import fire_at
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import replace
from tests.death_may_die.recorded import FEW, moments

GAME: Final = dmd.load_game(players=2, investigators=("elizabeth", "ian"))


def at(given: Mapping[str, object] | str) -> dmd.Tableau:
    """The table of a position."""
    return dmd.tableau(GAME, dmd.position(GAME, given, possible=False).state)


def place(shown: dmd.Tableau, space: str) -> dmd.Place:
    """One Space of a drawn table."""
    return next(one for one in shown.places if one.id == space)


def panel(shown: dmd.Tableau, name: str) -> dmd.Panel:
    """One board of a drawn table."""
    return next(one for one in shown.panels if one.id == name)


def pile(shown: dmd.Tableau, name: str) -> dmd.Pile:
    """One deck or discard pile."""
    return next(one for one in shown.piles if one.id == name)


# --- the map -------------------------------------------------------------------------------------


def test_enemies_that_are_alike_are_drawn_once() -> None:
    """Two unwounded Cultists are one piece, the wounded third another; all have their numbers."""
    found = place(at('enemies = ["cultist s04", "cultist s04 wounds=1", "cultist s04"]'), "s04")

    assert [("Cultist", 2, ("1", "3"), 0), ("Cultist", 1, ("2",), 1)] == [
        (piece.name, piece.n, piece.ids, piece.health.value)
        for piece in found.pieces
        if piece.health is not None
    ]
    assert {dmd.Track("wounds", "Wounds", 1, 0, 2, (dmd.TrackStep(2, "skull", "skull"),))} >= {
        piece.health for piece in found.pieces if piece.n == 1
    }


def test_a_space_shows_fire_gates_and_tokens() -> None:
    """Each sort with its number, by the names that sentences use."""
    found = place(at('fire = { s08 = 2 }\ntokens = { s08 = "rlyeh" }'), "s08")

    assert (
        dmd.Mark("gate", "blue", "blue Gate"),
        dmd.Mark("fire", "fire", "Fire token", 2),
        dmd.Mark("token", "rlyeh", "R'lyeh token"),
    ) == found.marks


def test_ways_have_their_kinds() -> None:
    """The built-in map has one pair of Stairs, and passages (MAP-03, -06)."""
    found = at("").passages

    assert {"passage": 18, "stairs": 1} == Counter(way.kind for way in found)
    assert [dmd.Passage("s09", "s12", "stairs", "Stairs")] == [
        way for way in found if way.kind == "stairs"
    ]


def test_a_destroyed_object_shows_its_reverse_side() -> None:
    """The Laboratory that was turned over stays on the map with what it showed."""
    found = place(at('objects.lab_07 = { destroyed = true, face = "inferno" }'), "s07")

    (piece,) = (piece for piece in found.pieces if piece.kind == "object")
    assert [("destroyed", "destroyed"), ("reverse", "Inferno!")] == [
        (mark.kind, mark.name) for mark in piece.marks
    ]


def test_a_dead_investigator_has_a_board_and_no_figure() -> None:
    """Where it died is no place of a piece."""
    shown = at("investigators.ian = { alive = false, wounds = 5 }")

    drawn = {piece.id for space in shown.places for piece in space.pieces}
    assert "ian" not in drawn
    assert ("", "dead") == (panel(shown, "ian").place, panel(shown, "ian").marks[0].kind)


# --- boards --------------------------------------------------------------------------------------


def test_a_board_has_its_tracks_with_their_steps() -> None:
    """Sanity is counted as it is lost, with Thresholds and the skull (SAN-01, -10)."""
    board = panel(
        at("investigators.elizabeth = { sanity = 5, stress = 3, wounds = 2 }"), "elizabeth"
    )

    assert [("sanity", 5, 20), ("stress", 3, 4), ("wounds", 2, 5), ("actions", 0, 3)] == [
        (track.id, track.value, track.highest) for track in board.tracks
    ]
    assert [(4, "threshold"), (8, "bonus threshold"), (20, "skull")] == [
        (step.value, step.kind) for step in board.tracks[0].steps if step.value in {4, 8, 20}
    ]


def test_a_board_has_its_cards_with_what_stands_on_them() -> None:
    """Skills by the level in force with what a Companion adds, and the half that was claimed."""
    given = """
        investigators.elizabeth.levels = { stealth = 2 }
        investigators.elizabeth.cards = ["assistant_janitor/right"]
    """
    board = panel(at(given), "elizabeth")

    cards = {card.id: card for card in board.cards}
    assert 3 == cards["stealth"].level
    assert (dmd.Mark("gift", "gift", "level from a Companion"),) == cards["stealth"].marks
    assert "\n".join(dmd.skill_text(GAME, "stealth", 3).lines) == cards["stealth"].text
    assert "Jerome the Assistant Janitor" == cards["assistant_janitor"].name
    assert "You have 1 more level of Stealth." in cards["assistant_janitor"].text
    assert "Bleach" not in cards["assistant_janitor"].text


def test_stages_to_come_lie_face_down() -> None:
    """Only Stages that were revealed are read (ELDER-02)."""
    board = panel(at("elder = { stage = 2, position = 5 }"), "cthulhu")

    assert ["past", "current", "face down", "face down"] == [card.state for card in board.cards]
    assert [True, True, False, False] == [bool(card.text) for card in board.cards]


# --- decks, tracks and dice ----------------------------------------------------------------------


def test_discard_piles_show_the_last_card_on_top() -> None:
    """The deck has a number of cards, the pile cards to read."""
    shown = at('mythos.discard = ["byakhee_swarm", "conflagration"]')

    assert (14, ()) == (pile(shown, "mythos").n, pile(shown, "mythos").top)
    assert ["conflagration", "byakhee_swarm"] == [
        card.id for card in pile(shown, "mythos_discard").top
    ]
    assert all(card.text for card in pile(shown, "mythos_discard").top)


def test_dice_lie_on_the_table_until_the_roll_is_over() -> None:
    """Standard dice first, by what they show."""
    step = dmd.position(GAME, 'enemies = ["cultist s01"]')
    attack = dmd.parse_command(need(step.decision), "attack")
    asked = dmd.apply(GAME, step.state, attack)
    items = next(need(asked.decision).legal())
    thrown = dmd.tableau(GAME, dmd.apply(GAME, asked.state, items).state).throws

    assert ["attack"] == [throw.name for throw in thrown]
    assert Seat(0) == thrown[0].seat
    assert {"standard", "bonus"} >= {die.kind for die in thrown[0].dice}
    assert [str(place) for place in range(len(thrown[0].dice))] == [
        die.id for die in thrown[0].dice
    ]
    assert () == at("").throws


def need(decision: dmd.Decision | None) -> dmd.Decision:
    """A decision that is there."""
    assert decision is not None
    return decision


def test_the_summoning_track_has_its_red_spaces_and_its_end() -> None:
    """The first red space summons, the last one loses (SUM-09, LOSE-03)."""
    (track,) = (track for track in at("").tracks if track.id == "summoning")

    assert (1, 1, 8) == (track.value, track.lowest, track.highest)
    assert [(5, "red"), (6, "red"), (7, "red"), (8, "skull")] == [
        (step.value, step.kind) for step in track.steps
    ]


# --- every game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_everything_is_drawn_once_and_at_its_place(path: Path) -> None:
    """Figures, Fire, markers and cards of every moment of a game."""
    for one in moments(path)[::3]:
        table = one.before.state.table
        shown = dmd.tableau(one.game, one.before.state)

        assert figures_of(table) == dict(drawn(shown))
        assert {space.id: fire_at(table, space.id) for space in one.game.episode.map.spaces} == {
            space.id: sum(mark.n for mark in space.marks if mark.kind == "fire")
            for space in shown.places
        }
        assert (len(table.mythos.deck), len(table.discovery.deck)) == (
            pile(shown, "mythos").n,
            pile(shown, "discovery").n,
        )
        for track in tracks_of(shown):
            assert track.lowest <= track.value <= track.highest, track
            assert sorted(step.value for step in track.steps) == [s.value for s in track.steps]


def figures_of(table: Table) -> dict[str, str]:
    """Where everybody and everything stands."""
    return {
        **{owner.id: owner.space for owner in table.investigators if owner.alive},
        **{str(enemy.id): enemy.space for enemy in table.enemies},
        **{thing.id: thing.space for thing in table.objects},
    }


def drawn(shown: dmd.Tableau) -> Iterator[tuple[str, str]]:
    """Every figure with its Space, as it is drawn."""
    for space in shown.places:
        for piece in space.pieces:
            assert piece.n == max(1, len(piece.ids))
            for name in piece.ids or (piece.id,):
                yield name, space.id


def tracks_of(shown: dmd.Tableau) -> Iterator[dmd.Track]:
    """Every track of a drawn table."""
    yield from shown.tracks
    for board in shown.panels:
        yield from board.tracks
    for space in shown.places:
        yield from (piece.health for piece in space.pieces if piece.health is not None)


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_what_an_option_names_lies_on_the_table(path: Path) -> None:
    """A click on a place, a piece, a card or a die can give the option."""
    for one in moments(path)[::7]:
        shown = dmd.tableau(one.game, one.before.state)
        there = {
            "place": {space.id for space in shown.places},
            "piece": {name for name, _ in drawn(shown)},
            "seat": {str(board.seat) for board in shown.panels if board.seat != NOBODY},
            "die": {die.id for die in shown.throws[-1].dice} if shown.throws else set(),
        }
        for option in dmd.menu(one.game, one.before.state):
            for named in option.names:
                assert named.id in there.get(named.kind, {named.id}), option.text


def test_options_and_slots_say_what_they_name() -> None:
    """A step names a place; the kinds are those of the tableau."""
    state = dmd.apply_all(GAME, dmd.position(GAME, "").state, [run()]).state
    (steps,) = (group for group in dmd.menu(GAME, state).groups if group.word == "step")

    assert ["place"] == [slot.kind for slot in steps.slots] or len(steps.options) == 1
    assert all(
        [("to", "place")] == [(named.field, named.kind) for named in option.names]
        for option in steps.options
    )


def run() -> dmd.Command:
    """The Run of the first player."""
    return next(
        option for option in dmd.legal(GAME, dmd.position(GAME, "").state) if option.WORD == "run"
    )


# --- nothing hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FEW[:2], ids=lambda path: path.stem)
def test_a_table_shows_nothing_of_what_is_to_come(path: Path) -> None:
    """Another seed, other cards in the decks, under them and in the box: the same picture."""
    for one in moments(path)[::20]:
        state = one.before.state
        table = state.table
        other = replace(
            table,
            mythos=replace(table.mythos, deck=unlike(table.mythos.deck)),
            discovery=replace(table.discovery, deck=unlike(table.discovery.deck)),
            backs=unlike(table.backs),
            insanities=Deck(),
        )
        elsewhere = attrs.evolve(state, table=other, chance=Chance(99, 5, state.chance.counters))

        assert dmd.tableau(one.game, state) == dmd.tableau(one.game, elsewhere)


def unlike(deck: Deck) -> Deck:
    """A deck of as many cards that are others."""
    other = CardId("another_card")
    pool, top, bottom = ((other,) * len(cards) for cards in (deck.pool, deck.top, deck.bottom))
    return Deck(pool, top, bottom)


def test_a_view_shows_what_the_state_does() -> None:
    """This game hides nothing that lies on the table."""
    step = dmd.start(GAME, seed=7)

    for seat in (-2, 0, 1):
        assert dmd.tableau(GAME, step.state) == dmd.tableau(GAME, dmd.view(GAME, step.state, seat))


def test_plain_data_hold_all_of_it() -> None:
    """As a browser is given it."""
    plain = dmd.to_plain(at(""))

    assert ["s01", "Space 1"] == [plain["places"][0]["id"], plain["places"][0]["name"]]
    assert {"title", "places", "passages", "panels", "piles", "throws"} < set(plain)


def test_what_is_no_position_is_refused() -> None:
    """By what it is, as everywhere."""
    with pytest.raises(dmd.ArgumentError, match=r"^state: found 7; allowed: a state"):
        dmd.tableau(GAME, 7)  # type: ignore[arg-type] # what a caller gets wrong

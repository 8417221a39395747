"""What shows any game: the same object for every installed one, and for the eyes of one seat."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest

from dmd_core.engine import Engine
from dmd_core.kernel.arguments import ArgumentError
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import NOBODY, TABLE, Seat
from dmd_core.kernel.step import Step
from dmd_core.screen import Display, Tableau
from dmd_replay.facets import MissingFacetError, display_of
from dmd_replay.facets.bots import RandomBot
from dmd_replay.registry import game_tools, installed_games
from race_game.tools import TOOLS as RACE
from tests.screen.plain import PlainScreen
from tests.toy.roles import RULES, Harm, Help, Rounds

GAMES: Final = installed_games()
STEPS: Final = 60


@cache
def played(name: str) -> tuple[Any, tuple[Step[Any], ...]]:
    """The definition of the usual game, and the first steps of a random one."""
    tools = game_tools(name)
    game = tools.setup.definition(tools.setup.choose({}))
    bot, steps = RandomBot(5), [tools.engine.start(game, 5)]
    while len(steps) < STEPS and (asked := steps[-1].decision) is not None:
        state = steps[-1].state
        steps.append(tools.engine.apply(game, state, bot.choose(game, state, asked)))
    return game, tuple(steps)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_menus(name: str) -> None:
    """Every legal command once, in words; what is missing has a reason."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    for step in steps[::4]:
        assert step.decision is not None
        menu = display.menu(game, step.state, step.decision)

        assert Counter(step.decision.legal()) == Counter(option.command for option in menu)
        assert all(option.sentence and option.text for option in menu)
        assert all(missing.reason for missing in menu.missing)
        assert menu.who in menu.sentence or "player" in menu.sentence


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_what_happened(name: str) -> None:
    """All events but `Parked`, each with its sentence, in order; the same as the account."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    for before, after in pairwise(steps):
        told = [
            one
            for group in display.happenings(game, before.state, after.events)
            for one in group.told()
        ]
        narrated = display.narrate(game, before.state, after.events)

        assert [event for event in after.events if not isinstance(event, Parked)] == [
            one.event for one in told
        ]
        assert [line for line in narrated if line] == [one.sentence for one in told if one.sentence]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_drawn(name: str) -> None:
    """Places with points of their own, ways between them, boards, decks; ids that are not twice."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    for step in steps[::10]:
        table = display.tableau(game, step.state)
        spaces = [place.id for place in table.places]

        assert table.title
        assert table.panels
        assert table.piles
        assert len(spaces) == len(set(spaces)) > 5
        assert len(spaces) == len({(place.floor, place.at) for place in table.places})
        assert {end for way in table.passages for end in (way.a, way.b)} == set(spaces)
        assert {pile.place for pile in table.piles} - {""} <= set(spaces)
        assert {board.place for board in table.panels} - {""} <= set(spaces)


@pytest.mark.parametrize("name", GAMES)
def test_what_options_name_is_drawn(name: str) -> None:
    """A frontend that knows no game finds the options of a place or piece that is clicked on."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    seen: Counter[str] = Counter()
    for step in steps[:-1]:
        there = drawn(display.tableau(game, step.state))
        for option in display.menu(game, step.state, step.decision):
            for named in option.names:
                seen[named.kind] += 1
                assert named.name
                if named.kind in there:
                    assert named.id in there[named.kind], (option.text, named)

    assert {"place", "card"} & set(seen)


def drawn(table: Tableau) -> dict[str, set[str]]:
    """Ids of what is drawn, by the word that an option names it by."""
    pieces = {name for p in table.places for it in p.pieces for name in (it.id, *it.ids)}
    return {
        "place": {place.id for place in table.places},
        "piece": pieces,
        "seat": {str(board.seat) for board in table.panels if board.seat != NOBODY},
        "die": {die.id for throw in table.throws[-1:] for die in throw.dice},
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_is_to_come_and_what_can_run_out(name: str) -> None:
    """Sentences with the text they come from; reserves within what there is."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    for step in steps[:-1:5]:
        coming = display.upcoming(game, step.state)
        reserves = display.reserves(game, step.state)

        assert coming
        assert all(one.sentence.endswith((".", "!")) for one in coming)
        assert all(0 <= one.left <= one.total for one in reserves)
        assert reserves


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_asked_sees_who_is(name: str) -> None:
    """Of a spectator's view there are no options, and the table is drawn all the same."""
    tools = game_tools(name)
    display = display_of(tools)
    game, steps = played(name)
    view = tools.engine.view(game, steps[3].state, NOBODY)

    menu = display.menu(game, view)

    assert () == menu.groups
    assert menu.sentence.endswith(" decides.")
    assert display.tableau(game, view).places


@pytest.mark.parametrize("name", GAMES)
def test_chance_to_come_is_in_nothing_that_is_shown(name: str) -> None:
    """With another seed the same moment looks the same."""
    display = display_of(game_tools(name))
    game, steps = played(name)
    for step in steps[:-1:10]:
        counters = tuple(1 for _ in step.state.chance.counters)
        other = type(step.state)(step.state.table, step.state.agenda, Chance(77, 1, counters))

        assert display.menu(game, step.state) == display.menu(game, other)
        assert display.tableau(game, step.state) == display.tableau(game, other)
        assert display.upcoming(game, step.state) == display.upcoming(game, other)


@pytest.mark.parametrize("name", GAMES)
def test_real_dice_and_cards_are_a_form(name: str) -> None:
    """At a table chance is asked: the first outcomes are listed, each item is a slot by names."""
    tools = game_tools(name)
    display = display_of(tools)
    game, _ = played(name)
    bot, step, seen = RandomBot(3), tools.engine.start(game, None), 0
    for _ in range(STEPS):
        assert step.decision is not None
        if step.decision.seat == TABLE:
            menu = display.menu(game, step.state, step.decision, listed=5)
            (group,) = menu.groups
            seen += 1

            assert "the table" == menu.who
            assert 1 <= len(group.options) <= 5
            assert [f"items.{place}" for place in range(len(group.slots))] == [
                slot.name for slot in group.slots
            ]
            assert all(choice.name for slot in group.slots for choice in slot.choices)
        step = tools.engine.apply(game, step.state, bot.choose(game, step.state, step.decision))

    assert seen > 5


def test_a_game_without_a_screen_says_so() -> None:
    """As any facet that a tool cannot do without."""
    with pytest.raises(MissingFacetError, match=r"^the game 'race' offers no screen$"):
        display_of(RACE)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((7, PlainScreen()), "engine: found 7; allowed: an engine"),
        ((Engine(RULES), 7), "screen: found 7; allowed: a screen, such as that of a game"),
    ],
)
def test_a_display_is_made_of_an_engine_and_a_screen(
    arguments: tuple[Any, Any], message: str
) -> None:
    """And of nothing else."""
    with pytest.raises(ArgumentError) as caught:
        Display(*arguments)

    assert message == str(caught.value)


# --- sealed roles --------------------------------------------------------------------------------

DISPLAY: Final = Display(Engine(RULES), PlainScreen())
GAME: Final = Rounds(2)


def seed_of(traitor: int) -> int:
    """A seed by which this seat is the traitor."""
    engine = DISPLAY.engine
    return next(
        seed
        for seed in range(100)
        if engine.start(GAME, seed).state.table.roles[traitor].opened() == "traitor"
    )


def shown(traitor: int, seat: int | None) -> Iterator[object]:
    """All that a screen of one seat is given of a game in which nobody harms."""
    engine = DISPLAY.engine
    now = engine.start(GAME, seed_of(traitor))
    yield DISPLAY.happenings(GAME, engine.initial(GAME, seed_of(traitor)), now.events, seat=seat)
    while now.decision is not None:
        before, command = now.state, Help(now.decision.seat)
        now = engine.apply(GAME, before, command)
        yield DISPLAY.happenings(GAME, before, now.events, seat=seat)
        yield DISPLAY.narrate(GAME, before, now.events, seat=seat)
        yield DISPLAY.upcoming(GAME, before, seat=seat)
        view = engine.view(GAME, before, NOBODY if seat is None else Seat(seat))
        yield DISPLAY.menu(GAME, view)
        yield DISPLAY.tableau(GAME, view)


@pytest.mark.parametrize(("one", "other", "seat"), [(0, 1, 2), (0, 2, 1), (1, 2, 0), (0, 1, -2)])
def test_a_loyal_seat_is_shown_the_same_whoever_is_the_traitor(
    one: int, other: int, seat: int
) -> None:
    """Groups, sentences, menus and the table hold nothing that is sealed for others."""
    assert list(shown(one, seat)) == list(shown(other, seat))
    assert list(shown(one, None)) != list(shown(other, None))


def test_the_traitor_is_shown_its_own_options() -> None:
    """Only its own menu has what only it can do."""
    traitor = 1
    now = DISPLAY.engine.start(GAME, seed_of(traitor))
    assert now.decision is not None
    now = DISPLAY.engine.apply(GAME, now.state, Help(now.decision.seat))
    own, others = (DISPLAY.engine.view(GAME, now.state, Seat(seat)) for seat in (traitor, 2))

    assert Harm(Seat(traitor)) in [option.command for option in DISPLAY.menu(GAME, own)]
    assert [] == list(DISPLAY.menu(GAME, others))

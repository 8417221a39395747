"""The short way to Final Girl: the names of `dmd_core`, bound to this game."""

import json
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, get_origin

import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
from dmd_core.engine import Engine
from dmd_core.final_girl.chapters.movement import Moving
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.commands import Play
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.codec import DecodeError

GAME: Final = fg.load_game()
START: Final = fg.start(GAME, 7)
DEATH: Final = dmd.load_game()
OF_DEATH: Final = {"enemy_text", "skill_text"}
"""Functions of `dmd_core` for what this game has not got: Skills and Enemies."""


def functions(module: Any) -> set[str]:  # noqa: ANN401 - a module with lazy names
    """The public functions of a game."""
    return {name for name in module.__all__ if name.islower()}


def test_every_function_of_dmd_core_is_there_under_its_name() -> None:
    """But for those about Skills and Enemies, which are of Death May Die alone."""
    assert functions(dmd) - functions(fg) == OF_DEATH
    assert functions(fg) <= functions(dmd)


@pytest.mark.parametrize("name", fg.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    """With documentation; functions that are methods have that of the method."""
    value = getattr(fg, name)
    value = get_origin(value) or value  # of a class for this game the class

    assert name in dir(fg)
    assert value.__doc__ or not callable(value)


def test_an_unknown_name_is_told() -> None:
    """As by any module."""
    with pytest.raises(AttributeError, match=r"no attribute 'skill_text'$"):
        _ = fg.skill_text  # type: ignore[attr-defined] # what a caller gets wrong


def test_a_game_is_played_kept_and_shown() -> None:
    """Start, apply, undo, save and restore, plain data and sentences."""
    assert START.decision is not None
    command = fg.parse_command(START.decision, "play walk")
    assert fg.check(GAME, START.state, command) is None
    step = fg.apply(GAME, START.state, command, decision=START.decision)

    assert fg.fold(START.state, step.events) == step.state
    assert fg.decode(GAME, fg.encode(GAME, step.state), possible=True) == step.state
    assert "Nora plays Walk." == fg.narrate(GAME, START.state, step.events)[0]
    assert "action" == str(fg.happenings(GAME, START.state, step.events)[0].cause).split("'")[1]
    assert fg.chance_seen(step.events)
    again = fg.rewind(START.state, "reseed", used=step.state.chance.epoch)
    assert fg.pending(GAME, again) == START.decision
    assert fg.menu(GAME, fg.view(GAME, START.state, 0)) == fg.menu(GAME, START.state)
    assert "play walk" == fg.text(command)


def test_a_save_holds_the_choices_and_the_state() -> None:
    """Restored in a process that knows nothing else."""
    house = fg.load_game(fg.Setup("beekeeper", "glassworks", "tilda", bonus_item=True))
    state = fg.start(house, 3).state

    game, restored = fg.restore(fg.save(house, state), possible=True)

    assert house.setup == game.setup
    assert state == restored


def test_a_save_of_the_other_game_is_none() -> None:
    """Neither game takes a save of the other, and each says which of them it was given."""
    other = dmd.save(DEATH, dmd.start(DEATH, 7).state)

    with pytest.raises(DecodeError, match=r"^found 'dmd-save'; allowed: 'final-girl-save', as"):
        fg.restore(other)
    with pytest.raises(DecodeError, match=r"^found 'final-girl-save'; allowed: 'dmd-save', as"):
        dmd.restore(fg.save(GAME, START.state))


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"girl": "ines"}, "table.girl.max_health: found 5; allowed: 6, as "),
        ({"killer": "beekeeper"}, "table.finales: found "),
        ({"location": "glassworks"}, "table.items: found "),
    ],
)
@pytest.mark.parametrize(
    "use",
    [fg.pending, fg.menu, fg.tableau, fg.encode, fg.save, fg.position_of],
    ids=["pending", "menu", "tableau", "encode", "save", "position_of"],
)
def test_a_state_of_another_definition_is_refused(
    choices: dict[str, Any], place: str, use: Callable[[fg.Game, fg.State], object]
) -> None:
    """Of another Final Girl, killer or location, as far as the table shows it."""
    other = fg.load_game(**choices)

    with pytest.raises(dmd.StateError, match=f"^{re.escape(place)}"):
        use(other, START.state)


def test_a_view_of_another_definition_is_refused() -> None:
    """As a state is."""
    with pytest.raises(dmd.StateError, match=r"^table\.items: found "):
        fg.menu(fg.load_game(location="glassworks"), fg.view(GAME, START.state, 0))


def test_a_position_is_begun_and_written() -> None:
    """By the keys of cases, as plain data or as TOML."""
    step = fg.position(GAME, 'girl.space = "dock"\nvictims.dock = 2')

    assert {"girl": {"space": "dock"}, "phase": "action", "victims": {"dock": 2}} == (
        fg.position_of(GAME, step.state)
    )
    with pytest.raises(dmd.PositionError, match=r"found 'dok'; allowed: .*'dock'"):
        fg.position(GAME, {"girl": {"space": "dok"}})


@pytest.mark.parametrize(
    "value",
    [
        START.state,
        START.decision,
        START.events,
        fg.menu(GAME, START.state),
        fg.tableau(GAME, START.state),
        fg.view(GAME, START.state, 0),
        GAME.setup,
    ],
    ids=["state", "decision", "events", "menu", "tableau", "view", "setup"],
)
def test_values_are_plain_data(value: object) -> None:
    """JSON takes them."""
    assert json.loads(json.dumps(fg.to_plain(value)))


def test_events_and_commands_say_what_they_are() -> None:
    """Where a value may be of several classes."""
    assert {"is": "Play", "seat": 0, "card": "walk"} == fg.to_plain(Play(0, "walk"))


def test_ways_lead_over_the_map() -> None:
    """Distances and all shortest paths (FG-CMP-12)."""
    assert ("dock", 0) == next(iter(fg.distances(GAME, "dock").items()))
    assert (("shed", "east_road", "swamp"),) == fg.shortest_paths(GAME, "shed", "swamp")
    with pytest.raises(dmd.ArgumentError, match=r"^space: found 'dok'; .* did you mean 'dock'\?$"):
        fg.distances(GAME, "dok")


OWN: Final[Any] = GAME
OTHER: Final[Any] = DEATH
SEEN: Final[Any] = dmd.start(DEATH, 7).state
LOOKED: Final[Any] = dmd.view(DEATH, SEEN, 0)
"""Of this game and of the other one; `Any` because a type checker refuses what is tried here."""

LOAD: Final[Any] = fg.load_game
DIES: Final = "dmd_core.death_may_die"

WRONG: Final[list[tuple[Callable[[], object], str]]] = [
    (lambda: fg.start(OTHER, 7), f"game: found a Game of {DIES}.game; allowed: a definition, as"),
    (lambda: dmd.start(OWN, 7), "game: found a Game of dmd_core.final_girl.game; allowed: a"),
    (lambda: fg.legal(OWN, SEEN), f"state.table: found a Table of {DIES}.state; allowed: the"),
    (lambda: fg.menu(OWN, LOOKED), f"view.table: found a Table of {DIES}.state; allowed: the"),
    (lambda: LOAD(GAME.setup, girl="ines"), "girl: found one beside a setup; allowed: in"),
    (lambda: fg.tableau(OWN, OTHER), "position: found a Game; allowed: a state, or the view of"),
    (lambda: fg.pending(OWN, OTHER), "state: found a Game; allowed: a state"),
]
"""Calls with what belongs to another game, and how the refusal begins."""


@pytest.mark.parametrize(("call", "begins"), WRONG, ids=range(len(WRONG)))
def test_what_belongs_to_another_game_is_refused(call: Callable[[], object], begins: str) -> None:
    """With a sentence, before the rules see it."""
    with pytest.raises(dmd.ArgumentError) as caught:
        call()

    assert str(caught.value).startswith(begins)


def test_a_state_on_which_the_rules_fail_is_at_fault() -> None:
    """Not the rules: its faults are told, with the rules they break."""
    table = START.state.table
    nowhere = replace(table, girl=replace(table.girl, space=fg.SpaceId("nowhere")))
    forged = replace(START.state, table=nowhere, agenda=(NextPhase(), Moving(2, SourceId("walk"))))

    with pytest.raises(dmd.StateError, match="nowhere"):
        fg.pending(GAME, forged)


def test_functions_keep_their_names_beside_folders_of_the_same_name() -> None:
    """Whatever was imported before."""
    for name in ("check", "text", "position"):
        folder = import_module(f"dmd_core.final_girl.{name}")

        assert folder.__path__
        assert callable(getattr(fg, name))


def test_the_engine_does_the_same() -> None:
    """The short way adds nothing but the refusals."""
    engine = Engine(FINAL_GIRL)

    assert engine.start(GAME, 7) == START
    assert list(engine.legal(GAME, START.state)) == list(fg.legal(GAME, START.state))

"""Forms: what people choose before a game, as data for any frontend."""

from typing import Any, Final

import pytest

from dmd_replay import game_tools
from dmd_replay.facets import GameTools
from dmd_replay.facets.form import FormField, FormKind
from dmd_replay.facets.setup import ChoiceError
from dmd_replay.registry import installed_games

GAMES: Final = installed_games()
DEPENDENT: Final = {
    "players": "investigators",
    "insanities": "insanities",
    "starter": "starter",
    "epic": "epic",
    "bonus_item": "bonus_item",
}
"""What has to fit something else that is chosen, and the name that a refusal begins with."""


def setup_of(key: str, value: object) -> dict[str, Any]:
    """A setup with one thing chosen; a key with a dot stands in a map."""
    outer, dot, inner = key.partition(".")
    return {outer: {inner: value}} if dot else {key: value}


def values_of(field: FormField) -> list[object]:
    """Every value that a field offers, alone."""
    match field.kind:
        case FormKind.TRUTH:
            return [False, True]
        case FormKind.NUMBER:
            assert field.least is not None
            assert field.most is not None
            return [field.least, field.most]
        case FormKind.ONE:
            return [choice.value for choice in field.choices]
        case FormKind.SEVERAL:
            least = field.least or 0
            return [[choice.value for choice in field.choices][: max(1, least)]]


def problem_of(tools: GameTools, setup: dict[str, Any]) -> str:
    """Why a setup cannot be played; empty if it can."""
    try:
        tools.setup.definition(tools.setup.completed(setup, ()))
    except ChoiceError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_values_are_the_usual_setup(name: str) -> None:
    """A form that is sent off as it is plays what an empty setup plays."""
    tools = game_tools(name)
    setup: dict[str, Any] = {}
    for field in tools.form:
        if field.usual is not None and field.usual != ():
            value = list(field.usual) if isinstance(field.usual, tuple) else field.usual
            for key, inner in setup_of(field.key, value).items():
                known = setup.setdefault(key, inner)
                if isinstance(inner, dict):
                    known.update(inner)
    assert setup
    given, empty = (
        tools.setup.choice(tools.setup.definition(tools.setup.completed(one, ())))
        for one in (setup, {})
    )
    assert empty == given


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_form_offers_can_be_played(name: str) -> None:
    """Every choice alone, together with what it needs; or the refusal names the field."""
    tools = game_tools(name)
    for field in tools.form:
        for value in values_of(field):
            needs = next((one.needs for one in field.choices if one.value == value), ())
            setup = setup_of(field.key, value) | (setup_of(*needs) if needs else {})
            problem = problem_of(tools, setup)
            if field.key in DEPENDENT:
                assert not problem or problem.startswith(DEPENDENT[field.key])
            else:
                assert not problem


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_setup_is_in_the_form(name: str) -> None:
    """So that no frontend needs to know one."""
    tools = game_tools(name)
    setup = tools.setup.choice(tools.setup.definition(tools.setup.completed({}, ()))).setup
    flat: set[str] = set()
    for key, value in setup.items():
        flat |= {f"{key}.{inner}" for inner in value} if isinstance(value, dict) else {key}
    assert flat == {field.key for field in tools.form}


@pytest.mark.parametrize("name", GAMES)
def test_a_form_is_for_people(name: str) -> None:
    """Every field has a name, words about it and the rules it rests on."""
    for field in game_tools(name).form:
        assert field.name
        assert field.help
        assert field.rules
        assert all(choice.name for choice in field.choices)

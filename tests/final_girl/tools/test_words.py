"""What the tools say of a game of Final Girl: how it stands, what differs, what is refused."""

from collections.abc import Sequence

import attrs
import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl import commands as c
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.kernel.step import Step
from dmd_replay.facets.text import MISSING, FieldChange, TableMoment
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.games.final_girl.narrator import FinalGirlNarrator
from dmd_replay.games.final_girl.setup import SETUP
from dmd_replay.read.diff.states import laid

ENGINE = Engine(FINAL_GIRL)
GAME = SETUP.definition(SETUP.choose({"setup_card": "round_the_fire"}))
NARRATOR = FinalGirlNarrator(GAME)


def begun(game: Game = GAME, commands: Sequence[object] = ()) -> Step[object]:
    """A game with a seed, after some commands."""
    step = ENGINE.start(game, 7)
    for command in commands:
        step = ENGINE.apply(game, step.state, command)  # type: ignore[arg-type]  # commands of the game
    return step  # type: ignore[return-value]  # the table does not matter here


def test_how_a_game_stands() -> None:
    """Both sides, victims, tracks, terror cards and items."""
    summary = dict(NARRATOR.summary(begun().state))  # type: ignore[arg-type]  # as above

    assert "health 5 of 5 (black token and 4 markers), on the Swamp" == summary["Nora"]
    assert (
        "health 12 of 12 (black token and 11 markers), on the North-West Woods"
        == (summary["The Butcher"])
    )
    assert "time 6, horror 4, bloodlust 0" == summary["tracks"]
    assert "10 cards left; finale facedown" == summary["terror"]
    assert "nothing" == summary["items"]


def test_a_round_is_a_turn() -> None:
    """With one player both are counted the same way, 0 before the first (FG-OVR-01)."""
    state = begun().state

    assert TableMoment(1, 1) == NARRATOR.moment(state.table)  # type: ignore[arg-type]  # as above
    assert TableMoment(0, 0) == NARRATOR.moment(ENGINE.initial(GAME, 7).table)
    assert "The game goes on in turn 1." == NARRATOR.verdict(state)  # type: ignore[arg-type]  # as above


def test_usual_commands_that_are_refused_are_told_with_the_reason() -> None:
    """A card in hand that cannot be played says why, with its rules."""
    step = begun()
    assert step.decision is not None
    refused = dict(NARRATOR.why_not(step.state, step.decision))  # type: ignore[arg-type]  # as above

    assert refused[c.Play(PLAYER, "weak_attack")].endswith("[FG-ATK-01, FG-AMB-23, FG-AMB-55]")
    assert c.Play(PLAYER, "walk") not in refused


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("girl.space", "FG-SET-14"),
        ("girl.markers", "FG-SET-17"),
        ("victims", "FG-SET-13"),
        ("items.0.pile.top", "FG-SET-11"),
        ("time", "FG-SET-19"),
    ],
)
def test_a_place_of_the_table_knows_the_rule_that_sets_it_up(path: str, rule: str) -> None:
    """By the longest known beginning of its path."""
    assert (rule,) == NARRATOR.set_up_by(path)


def test_what_the_rules_do_not_set_up_has_no_rule() -> None:
    """Such as the frames of the agenda."""
    assert () == NARRATOR.set_up_by("agenda.0")


@pytest.mark.parametrize(
    ("path", "before", "after", "says"),
    [
        ("time", 4, -1, "Time is red instead of 4."),
        ("horror", 7, 0, "The horror level is the green end instead of the red end."),
        ("girl.markers", 4, 1, "Nora has 1 health marker instead of 4."),
        ("killer.space", "lake", "dock", "The Butcher is on the Dock instead of the Lake."),
        (
            "girl.token",
            "black",
            "white",
            "The Final Health token of Nora is white instead of black.",
        ),
        ("hand", ["walk", "walk"], ["guard", "walk"], "Her hand holds Guard and lacks Walk."),
        ("ultimate", False, True, "Her card is flipped."),
        ("ultimate", True, False, "It does not hold that her card is flipped."),
        (
            "victims",
            [["dock", 2]],
            [],
            "Ordinary victims are nowhere instead of 2 on the Dock.",
        ),
        ("carried.axe", MISSING, {"card": "axe", "place": "hand", "uses": 0}, "Nora has Axe."),
        ("carried.bow.uses", 3, 1, "Bow has 1 use left instead of 3."),
        (
            "minors.heavy_hand.health",
            2,
            1,
            ("The minor dark power Heavy Hand has 1 health left instead of 2."),
        ),
        (
            "items.1.pile.hidden",
            3,
            2,
            "The item deck of the Shed has 2 unknown cards instead of 3.",
        ),
        ("outcome", None, "win", "The game is over with a win instead of not over."),
        ("agenda.0", 1, 2, ""),
    ],
)
def test_a_difference_is_said_in_words(path: str, before: object, after: object, says: str) -> None:
    """The second position, measured by the first."""
    data = laid(FINAL_GIRL.codec(GAME), begun().state)

    assert says == NARRATOR.difference(FieldChange(path, before, after), data, data)


def test_every_field_of_a_table_is_said_or_has_its_path() -> None:
    """Whatever differs between two moments of a game never fails to be told."""
    data = laid(FINAL_GIRL.codec(GAME), begun().state)
    names = [field.name for field in attrs.fields(type(begun().state.table))]  # type: ignore[arg-type]  # a node

    for name in names:
        assert isinstance(NARRATOR.difference(FieldChange(name, data[name], []), data, data), str)


def test_the_tools_of_the_game() -> None:
    """Every facet is there."""
    assert "Final Girl" == TOOLS.title
    assert ["sensible", "curious"] == list(TOOLS.bots)
    assert {"action", "purchase", "phase"} == set(TOOLS.parts)
    for facet in ("invariants", "rulebook", "cases", "coverage", "simplifier", "odds", "packs"):
        assert getattr(TOOLS, facet) is not None

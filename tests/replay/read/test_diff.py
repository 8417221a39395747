"""Differences between positions in words, and the step at which two games part."""

import json
from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.commands import Pass
from dmd_core.death_may_die.events.rolls import DiceRolled
from dmd_core.death_may_die.ids import CardId, EnemyId, FigureId, InvestigatorId, SpaceId, TokenId
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Enemy, HeldCard, Outcome, Scope, Side, Table, Use
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import NOBODY, ItemId, Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_replay.games.death_may_die.narrator import DeathMayDieNarrator
from dmd_replay.read.diff import What, compare, compare_logs, laid, shown
from dmd_replay.read.diff.logs import data_of
from dmd_replay.read.paths import MISSING
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import START, Flag, Timeline
from dmd_replay.read.words import command_in_words, events_in_words
from tests.death_may_die.scenarios import Scene, make_game
from tests.replay.timelines import Move, Recorded, linear, played

GAME = make_game("ian", "elizabeth")
TELLER = DeathMayDieNarrator(GAME)


def scene() -> Scene:
    """A table with two Cultists."""
    scene = Scene(GAME)
    scene.put("cultist", "s05")
    scene.put("cultist", "s06", wounds=1)
    return scene


def said(first: Table, second: Table) -> list[str]:
    """What differs between two tables, in words."""
    plain = schema().plain
    return [d.says for d in compare(TELLER, plain.node(first), plain.node(second))]


def ian(**changes: Any) -> Table:  # noqa: ANN401 - fields of an Investigator
    """The table with another Ian."""
    return scene().inv(0, **changes).table


def other(**changes: Any) -> Table:  # noqa: ANN401 - fields of the table
    """Another table."""
    return scene().set(**changes).table


CARD = HeldCard(CardId("janitor"), Side.RIGHT)


@pytest.mark.parametrize(
    ("second", "sentence"),
    [
        (ian(stress=2), "Ian's Stress is 2 instead of 0."),
        (ian(wounds=2), "Ian's Wounds are 2 instead of 0."),
        (ian(sanity=9), "Ian's Sanity is 9 instead of 0."),
        (ian(space=SpaceId("s09")), "Ian stands on Space 9 instead of Space 1."),
        (ian(alive=False), "Ian is dead instead of alive."),
        (ian(insanity=CardId("paranoia")), "Ian's Insanity is Paranoia instead of Hypochondria."),
        (ian(bonus_dice=1), "Ian has 1 bonus die instead of 0."),
        (ian(bonus_dice=2), "Ian has 2 bonus dice instead of 0."),
        (ian(fire=2), "Ian is on Fire with 2 tokens instead of 0."),
        (ian(substitutes=1), "Ian has 1 substitute for Fire tokens instead of 0."),
        (ian(owed=(5,)), "Ian has Thresholds 5 to work off instead of none."),
        (ian(kept=CardId("lab_accident")), "Ian's Insanity keeps Lab Accident! instead of none."),
        (ian(named=Seat(1)), "Ian has named Elizabeth instead of nobody."),
        (ian(tokens=((TokenId("down"), 1),)), "Ian lies down."),
        (ian(cards=(CARD,)), "Ian holds Ralph the Janitor."),
        (scene().level(0, brawling=3).table, "Ian's Brawling is at level 3 instead of 1."),
        (
            other(
                enemies=(
                    *scene().table.enemies,
                    Enemy(FigureId(3), EnemyId("byakhee"), SpaceId("s01")),
                )
            ),
            "The Byakhee on Space 1 is there in addition.",
        ),
        (other(enemies=scene().table.enemies[:1]), "The Cultist on Space 6 is gone."),
        (
            other(
                enemies=(
                    replace(scene().table.enemies[0], space=SpaceId("s09")),
                    scene().table.enemies[1],
                )
            ),
            "The Cultist on Space 5 stands on Space 9 instead.",
        ),
        (
            other(enemies=(scene().table.enemies[0], replace(scene().table.enemies[1], wounds=2))),
            "The Cultist on Space 6 has 2 Wounds instead of 1.",
        ),
        (
            other(
                enemies=(
                    replace(scene().table.enemies[0], kind=EnemyId("byakhee")),
                    scene().table.enemies[1],
                )
            ),
            "The Cultist on Space 5 is a Byakhee instead.",
        ),
        (scene().fire(s02=2).table, "Space 2 has 2 Fire instead of 0."),
        (
            scene().tokens("rlyeh", "s02").table,
            "Space 2 has a R'lyeh token instead of none.",
        ),
        (
            scene().lab("lab_06", wounds=2).table,
            "The Laboratory on Space 6 has 2 Wounds instead of 0.",
        ),
        (scene().lab("lab_06", destroyed=True).table, "The Laboratory on Space 6 is destroyed."),
        (other(round=2), "The round is 2 instead of 1."),
        (other(active=Seat(1)), "The active player is Elizabeth instead of Ian."),
        (other(starter=NOBODY), "The starting player is nobody instead of Ian."),
        (other(quiet=True), "The active player asked for no more offers of cards."),
        (other(ritual_disrupted=True), "The Ritual is disrupted."),
        (
            other(attackers=(FigureId(2),)),
            "Enemies that attacked in this phase 3: the Cultist on Space 6 instead of none.",
        ),
        (other(outcome=Outcome.WIN), "The game is over with a win instead of not over."),
        (
            other(used=(Use(SourceId("lucky"), Seat(1), Scope.TURN),)),
            "Lucky is used.",
        ),
        (
            other(elder=replace(scene().table.elder, position=4)),
            "The Elder One's space on the track is 4 instead of 1.",
        ),
    ],
)
def test_a_difference_has_a_sentence(second: Table, sentence: str) -> None:
    """In words of the rules, the second position measured by the first."""
    assert [sentence] == said(scene().table, second)


def test_a_sentence_may_deny() -> None:
    """What the first table has and the second has not is told with a denial."""
    holding = ian(cards=(CARD,))

    assert said(holding, ian()) == ["Ian does not hold Ralph the Janitor."]
    assert said(holding, ian(cards=(replace(CARD, wounds=1),))) == [
        "Ian's Companion of Janitor has 1 Wound instead of 0."
    ]
    assert said(other(quiet=True), other()) == [
        "It does not hold that the active player asked for no more offers of cards."
    ]


def test_a_figure_has_the_name_of_its_own_position() -> None:
    """Number 2 may be of two kinds in two games; each is called what it is there."""
    one = scene().set(attackers=(FigureId(2),)).table
    kinds = (one.enemies[0], replace(one.enemies[1], kind=EnemyId("byakhee")))
    two = replace(one, enemies=kinds, attackers=(FigureId(1), FigureId(2)))

    assert said(one, two) == [
        "The Cultist on Space 6 is a Byakhee instead.",
        (
            "Enemies that attacked in this phase 3: the Cultist on Space 5 and the Byakhee on"
            " Space 6 instead of the Cultist on Space 6."
        ),
    ]


def test_piles_are_told_by_their_cards() -> None:
    """What is in one and not in the other, names and not ids."""
    assert said(scene().table, scene().discard("lab_accident").table) == [
        "The Mythos deck lacks Lab Accident!",
        "The Mythos discard pile holds Lab Accident!",
    ]
    one, two = (
        scene().discard("lab_accident", "conflagration"),
        scene().discard("conflagration", "lab_accident"),
    )
    assert said(one.table, two.table) == ["The Mythos discard pile lies in another order."]


def test_equal_tables_do_not_differ() -> None:
    """Two tables that are equal differ in nothing that could be said."""
    assert said(scene().table, scene().table) == []


def test_every_difference_of_a_game_has_words() -> None:
    """From step to step of a game only frames, chance and a few marks are told by their paths."""
    game = played(12)
    codec = game.timeline.ruleset.codec(game.timeline.game)
    told_by_path: set[str] = set()
    for one, two in zip(game.states, game.states[1:], strict=False):
        for difference in compare(game.narrator, laid(codec, one), laid(codec, two)):
            if difference.says.startswith(difference.path) and not difference.inner:
                told_by_path.add(difference.path.rpartition(".")[0])
            assert difference.says
            assert "MISSING" not in difference.says

    assert told_by_path <= {"rolls.0", "rolls.0.used", "rolls.1.used"}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        ("", "nothing"),
        (MISSING, "nothing"),
        (False, "no"),
        ([["a", 1], []], "a, 1, nothing"),
        ({"at": "mythos", "left": [1]}, "at mythos, left 1"),
    ],
)
def test_plain_values_are_shown(value: object, text: str) -> None:
    """Plain values are shown to people in words: lists with commas, nothing, yes and no."""
    assert text == shown(value)


# Logs.


@pytest.fixture(scope="module")
def game() -> Recorded:
    """A whole game."""
    return played(12)


def changed(game: Recorded, step: int, move: Move) -> Timeline:
    """The timeline with one step replaced."""
    moves = list(game.timeline.moves)
    moves[step] = move
    return linear(game.timeline.ruleset, game.timeline.game, game.timeline.start, moves)


def test_a_game_is_the_same_as_itself(game: Recorded) -> None:
    """All steps and events are the same."""
    diff = compare_logs(game.narrator, game.timeline, played(12).timeline)

    assert diff.same
    assert diff.parting is None
    assert (diff.steps, diff.events) == (
        len(game.timeline),
        sum(len(move.events) for move in game.timeline.moves),
    )


def test_games_part_at_the_first_other_command(game: Recorded) -> None:
    """What was the same before, what both gave, and how the positions differ afterwards."""
    asked: list[int] = []

    def passing(step: int, decision: dmd.Decision) -> Any:  # noqa: ANN401 - a command or none
        command = Pass(decision.seat)
        if step < 20 or asked or decision.check(command) is not None:
            return None
        if game.timeline.moves[step].command == command:
            return None
        asked.append(step)
        return command

    second = played(12, instead=passing)
    diff = compare_logs(game.narrator, game.timeline, second.timeline)
    parting = diff.parting

    assert not diff.same
    assert parting is not None
    assert [parting.step] == asked
    assert (parting.what, parting.event, diff.steps) == (What.COMMAND, None, parting.step)
    assert parting.fields[0].path == "is"
    assert parting.fields[0].after == "Pass"
    assert parting.second.says.endswith(" passes. (pass)")
    assert len(diff.last) == 5
    assert diff.last[-1] == command_in_words(
        Cursor(game.timeline), parting.step - 1, game.narrator.describe
    )
    assert parting.moment.turn == game.states[parting.step - 1].table.turn
    assert diff.after
    counts = (len(game.timeline) - 1, len(second.timeline) - 1)
    assert (parting.first.commands, parting.second.commands) == counts
    assert parting.first.outcome == dmd.outcome(game.states[-1])


def command_of(game: Recorded, step: int) -> Any:  # noqa: ANN401 - any command
    """The command of a step."""
    command = game.timeline.moves[step].command
    assert command is not None
    return command


def test_games_part_at_the_first_other_event(game: Recorded) -> None:
    """With the field that differs, the rules, and the events before it counted."""
    step, place = next(
        (step, place)
        for step, move in enumerate(game.timeline.moves)
        for place, event in enumerate(move.events)
        if isinstance(event, DiceRolled)
    )
    move = game.timeline.moves[step]
    event = move.events[place]
    assert isinstance(event, DiceRolled)
    forged = replace(event, drawn=(*event.drawn[:-1], ItemId("success_tentacle")))
    events = (*move.events[:place], forged, *move.events[place + 1 :])
    diff = compare_logs(
        game.narrator, game.timeline, changed(game, step, Move(move.command, events))
    )

    assert diff.parting is not None
    assert (diff.parting.step, diff.parting.event) == (step, place)
    assert diff.parting.what is What.EVENT
    assert [change.path for change in diff.parting.fields] == ["drawn"]
    told = [
        says for _, says in events_in_words(Cursor(game.timeline), step, game.narrator.describe)
    ]
    assert diff.parting.first.says == told[place]
    assert diff.parting.first.rules == (*event.RULES, *event.why)
    assert diff.events == sum(len(m.events) for m in game.timeline.moves[:step]) + place
    assert [d.path for d in diff.after][:1] == ["rolls.0.faces"]


def test_an_event_that_is_missing_is_a_parting(game: Recorded) -> None:
    """One game has it, the other has nothing."""
    move = game.timeline.moves[6]
    diff = compare_logs(
        game.narrator, game.timeline, changed(game, 6, Move(move.command, move.events[:-1]))
    )

    assert diff.parting is not None
    assert (diff.parting.step, diff.parting.event) == (6, len(move.events) - 1)
    assert (diff.parting.first.says, diff.parting.second.says) == ("Parked.", "")


def test_frames_are_no_parting(game: Recorded) -> None:
    """They are internal; that they differ is counted."""
    move = game.timeline.moves[6]
    last = move.events[-1]
    assert isinstance(last, Parked)
    events = (*move.events[:-1], replace(last, keep=0, push=(*last.push, *last.push)))
    diff = compare_logs(game.narrator, game.timeline, changed(game, 6, Move(move.command, events)))

    assert diff.parting is None
    assert (diff.parked, diff.same) == (1, False)


def test_a_game_that_ends_sooner_parts_there(game: Recorded) -> None:
    """A game that stops parts from one that goes on at the step the other goes on with."""
    short = played(12, most=30)
    diff = compare_logs(game.narrator, short.timeline, game.timeline)

    assert diff.parting is not None
    assert (diff.parting.what, diff.parting.step, diff.steps) == (What.END, 31, 31)
    assert diff.parting.first.says == ""
    assert diff.parting.second.says == (
        f"{command_in_words(Cursor(game.timeline), 31, game.narrator.describe)}"
        f" ({dmd.text(command_of(game, 31))})"
    )


def test_games_that_begin_otherwise_part_before_the_setup(game: Recorded) -> None:
    """Other Investigators: the tables as laid out differ."""
    names = ("ian", "elizabeth", "borden")
    party = tuple(InvestigatorId(name) for name in names)
    other_game = dmd.load_game(dmd.Setup(3, party))
    step = dmd.start(other_game, 12)
    timeline = linear(
        game.timeline.ruleset, other_game, dmd.initial(other_game, 12), (Move(None, step.events),)
    )
    diff = compare_logs(game.narrator, game.timeline, timeline)

    assert diff.parting is not None
    assert (diff.parting.what, diff.parting.step, diff.steps) == (What.STATE, START, 0)
    first = diff.parting.fields[0]
    assert (first.path, first.before) == ("investigators.rasputin.id", "rasputin")
    assert [d.says for d in diff.after] == ["Rasputin does not take part.", "Borden takes part."]


def test_another_place_to_go_on_from_is_a_parting(game: Recorded) -> None:
    """Games part where one goes on from an earlier step, as after an undo, and the step is told."""
    parents = list(game.timeline.parents)
    parents[9] = 5
    back = attrs.evolve(
        game.timeline, parents=tuple(parents[:10]), moves=game.timeline.moves[:10], end=9
    )
    diff = compare_logs(game.narrator, game.timeline, back)

    assert diff.parting is not None
    assert (diff.parting.what, diff.parting.step) == (What.UNDO, 9)
    assert diff.parting.second.says == "goes on from step 5"


def test_headers_and_marks_are_compared(game: Recorded) -> None:
    """By path; a game may be the same beside them."""
    marked = attrs.evolve(game.timeline, flags=(Flag("odd", 3),))
    headers = (
        {"seed": 1, "setup": {"rulings": {"a": 1}}},
        {"seed": 2, "setup": {"rulings": {"a": 2}}},
    )
    diff = compare_logs(game.narrator, game.timeline, marked, headers)

    assert not diff.same
    assert diff.parting is None
    assert [change.path for change in diff.header] == ["seed", "setup.rulings.a"]
    assert [(change.path, change.before, change.after) for change in diff.flags] == [
        ("mark odd", MISSING, 3)
    ]


def test_a_comparison_is_json(game: Recorded) -> None:
    """With what is not there left out."""
    data = data_of(
        compare_logs(game.narrator, game.timeline, played(9).timeline, ({"seed": 1}, {}))
    )

    assert data == json.loads(json.dumps(data))
    assert data["header"] == [{"path": "seed", "says": "seed: nothing instead of 1", "first": 1}]
    assert data["parting"]["what"] == "event"
    assert data["common"] == {"commands": 0, "events": 0, "last": []}
    assert data["parting"]["first"] == {
        "says": "Ian is dealt Short-term Memory Loss.",
        "rules": ["DMD-SETUP-21", "DMD-SETUP-22", "DMD-COMP-06"],
        "commands": 114,
        "events": 490,
        "outcome": "loss",
    }


def test_a_comparison_counts_the_commands_before_the_parting(game: Recorded) -> None:
    """The setup is no command: of ten steps that are the same, nine are."""
    moves, parents = game.timeline.moves[:10], game.timeline.parents[:10]
    short = attrs.evolve(game.timeline, moves=moves, parents=parents, end=9)
    data = data_of(compare_logs(game.narrator, game.timeline, short))

    assert ("end", 10) == (data["parting"]["what"], data["parting"]["step"])
    assert data["common"]["commands"] == 9
    assert data["common"]["events"] == sum(len(move.events) for move in moves)

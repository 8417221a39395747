"""What a caller hands over by mistake: a sentence says which argument, and what it can be."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die import commands
from dmd_core.death_may_die.commands import Pass, Run
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import KindId, RuleId, Seat

IAN: Final = Seat(0)

GAME: Final = dmd.load_game()
OTHER: Final = dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))
STEP: Final = dmd.start(GAME, 7)
STATE: Final = STEP.state
COMMAND: Final = Run(STATE.table.active)
FAR: Final = Parked(1, (), ((99, 1),), IAN, KindId("action"))

d: Any = dmd
c: Any = commands
"""The public functions and the commands without their types: these calls are wrong on purpose."""

WRONG: Final[dict[str, tuple[Callable[[], object], str]]] = {
    "no game": (
        lambda: d.start(None, 7),
        "game: found nothing; allowed: a definition, as `load_game` gives it",
    ),
    "game and state swapped": (
        lambda: d.apply(STATE, GAME, COMMAND),
        "game: found a State; allowed: a definition, as `load_game` gives it",
    ),
    "a step for its state": (
        lambda: d.apply(GAME, STEP, COMMAND),
        "state: found a Step; allowed: a state; a step has it as its `state`",
    ),
    "a number for a decision": (
        lambda: d.apply(GAME, STATE, COMMAND, decision=7),
        "decision: found 7; allowed: a decision, such as that of a step",
    ),
    "one command for several": (
        lambda: d.apply_all(GAME, STATE, COMMAND),
        "commands: found a Run; allowed: several commands, as in a list",
    ),
    "one event for several": (
        lambda: d.fold(STATE, STEP.events[0]),
        "events: found an InsanityDealt; allowed: several events, as in a list",
    ),
    "a command among events": (
        lambda: d.fold(STATE, [COMMAND]),
        "events[0]: found a Run; allowed: an event of this game",
    ),
    "an event of another game": (
        lambda: d.fold(dmd.start(OTHER, 7).state, STEP.events),
        "events[0]: an InsanityDealt cannot happen in this state; allowed: the events of one game",
    ),
    "an event that draws from nowhere": (
        lambda: d.evolve(STATE, FAR),
        "events[0]: a Parked cannot happen in this state; allowed: the events of one game",
    ),
    "a text for an event": (
        lambda: d.evolve(STATE, "x"),
        "event: found 'x'; allowed: an event of this game",
    ),
    "a negative epoch": (
        lambda: d.rewind(STATE, "reseed", used=-1),
        "used -1 is not possible; allowed: a whole number from 0 to 2**32 - 1",
    ),
    "a misspelt policy": (
        lambda: d.rewind(STATE, "resed"),
        "policy 'resed' is not possible; allowed: keep, reseed, forbidden; did you mean 'reseed'?",
    ),
    "a seed that is kept and given": (
        lambda: d.rewind(STATE, "keep", seed=4),
        "'keep' keeps the seed; a seed is given with 'reseed'",
    ),
    "a step that has no outcome": (
        lambda: d.outcome(STEP),
        "state: found a Step; allowed: a state; a step has it as its `state`",
    ),
    "a seat where nobody sits": (
        lambda: d.view(GAME, STATE, 9),
        "seat: found 9; allowed: 0 to 1, or -2 for a spectator",
    ),
    "a seat that is true": (
        lambda: d.view(GAME, STATE, True),  # noqa: FBT003 - wrong on purpose
        "seat: found true; allowed: the number of a seat",
    ),
    "the text of a class": (
        lambda: d.text(Run),
        "command: found the class Run; allowed: a command",
    ),
    "no decision to read for": (
        lambda: d.parse_command(None, "run"),
        "decision: found nothing; allowed: a decision, such as that of a step",
    ),
    "no line to read": (
        lambda: d.parse_command(STEP.decision, None),
        "line: found nothing; allowed: the text of a command",
    ),
    "no game for a position": (
        lambda: d.position(None, {}),
        "game: found nothing; allowed: a definition, as `load_game` gives it",
    ),
    "a position that is none": (
        lambda: d.position(GAME, 7),
        "given: found 7; allowed: a position as plain data, or as TOML in a text",
    ),
    "the position of a step": (
        lambda: d.position_of(GAME, STEP),
        "state: found a Step; allowed: a state; a step has it as its `state`",
    ),
    "text for bytes": (lambda: d.decode(GAME, "x"), "found 'x'; allowed: bytes"),
    "a command with a float": (
        lambda: d.encode_command(GAME, c.Reroll(IAN, 0.0)),
        "Reroll.die: found 0.0; allowed: a whole number",
    ),
    "one name for several": (
        lambda: d.load_game(investigators="ian"),
        (
            "investigators: found 'ian'; allowed: their ids in seat order, such as ('ian',"
            " 'sister_beth')"
        ),
    ),
    "a list in a setup": (
        lambda: d.load_game(d.Setup(2, ["ian", "fatima"])),
        (
            "investigators: ['ian', 'fatima'] is not possible; allowed: a tuple of ids"
            " [DMD-SETUP-15, DMD-DEC-03]"
        ),
    ),
    "players beside a setup": (
        lambda: d.load_game(d.Setup(2, ("ian", "fatima")), players=3),
        "players: found one beside a setup; allowed: in the setup",
    ),
    "a line that steers a terminal": (
        lambda: d.parse_command(STEP.decision, "\x1b[2Jrun\u202e"),
        (
            r"'\x1b[2Jrun\u202e' is no answer to 'action'; possible: run, rest, episode"
            r" extinguish_fire, pass"
        ),
    ),
    "a very long line": (
        lambda: d.parse_command(STEP.decision, "x" * 100_000),
        (
            f"'{'x' * 39}…' is no answer to 'action'; possible: run, rest, episode"
            " extinguish_fire, pass"
        ),
    ),
    "a field that a command has not got": (
        lambda: d.menu(GAME, STATE).groups[0].where(to="s03"),
        "where: 'run' has no 'to'; allowed: seat, free",
    ),
    "a setup that is none": (lambda: d.load_game("x"), "setup: found 'x'; allowed: a Setup"),
    "packs for content": (
        lambda: d.load_game(content=["folder"]),
        "content: found an array of 1; allowed: what `load_content` gives",
    ),
    "the name of a folder": (
        lambda: d.load_content(extra=["folder"]),
        "extra[0]: found 'folder'; allowed: a folder, such as pathlib.Path('folder')",
    ),
    "one folder for several": (
        lambda: d.load_content(extra=Path("folder")),
        (
            "extra: found a PosixPath; allowed: a list of folders, as pathlib.Path or"
            " importlib.resources give them"
        ),
    ),
    "nothing to describe": (
        lambda: d.describe(GAME, STATE, None),
        "what: found nothing; allowed: an event, a command, a decision or a refusal of this game",
    ),
    "nowhere to describe it": (
        lambda: d.describe(GAME, None, COMMAND),
        "position: found nothing; allowed: a state, a view or a table",
    ),
    "nothing to narrate": (
        lambda: d.narrate(GAME, STATE, None),
        "events: found nothing; allowed: several events, as in a list",
    ),
    "texts of a game": (
        lambda: list(d.all_texts(GAME)),
        "content: found a Game; allowed: what `load_content` gives; a game has it as its `content`",
    ),
    "the text of a card of no game": (
        lambda: d.card_text(None, "desk"),
        "game: found nothing; allowed: a definition, as `load_game` gives it",
    ),
    "a level as text": (
        lambda: d.skill_text(GAME, "lucky", "1"),
        "'lucky' has no level '1'; allowed: 1 to 4",
    ),
    "an engine without rules": (
        lambda: d.Engine(None),
        "ruleset: found nothing; allowed: a ruleset",
    ),
}


OF_OTHER_TYPES: Final = pytest.mark.pure("a compiled call takes no value of another type")
PLAIN: Final = ("text for bytes", "a command with a float")


@pytest.mark.parametrize(
    "mistake",
    [pytest.param(name, marks=[OF_OTHER_TYPES] if name in PLAIN else []) for name in WRONG],
)
def test_a_wrong_argument_is_named_with_what_can_stand_there(mistake: str) -> None:
    """No call ends in an error from deep inside; the sentence is about what the caller wrote."""
    call, sentence = WRONG[mistake]

    with pytest.raises((TypeError, ValueError)) as caught:
        call()

    assert sentence == str(caught.value)


@pytest.mark.parametrize("use", [dmd.pending, dmd.legal, dmd.encode, dmd.position_of, dmd.faults])
def test_a_state_of_other_investigators_is_told_from_those_of_the_game(use: Any) -> None:  # noqa: ANN401 - of several types
    """A state goes with the game it was made in."""
    wanted = "ian, elizabeth, rasputin"
    if use is dmd.faults:
        assert [f"investigators: {wanted} sit here; the setup seats ian, sister_beth"] == [
            str(fault).split(" [")[0] for fault in use(GAME, dmd.start(OTHER, 7).state)[:1]
        ]
        return
    with pytest.raises(dmd.StateError) as caught:
        use(OTHER, STATE)

    assert f"table.investigators: found ian, sister_beth; allowed: {wanted}" == str(caught.value)


def test_rules_that_fail_on_an_impossible_state_say_what_is_impossible() -> None:
    """The error names the place in the state, not a line of the rules."""
    table = STATE.table
    owner = attrs.evolve(table.investigators[table.active], space=SpaceId("attic"))
    party = (*table.investigators[: table.active], owner, *table.investigators[table.active + 1 :])
    state = attrs.evolve(STATE, table=attrs.evolve(table, investigators=party))

    with pytest.raises(dmd.StateError) as caught:
        dmd.apply(GAME, state, COMMAND)

    assert "investigators.sister_beth.space: 'attic' is no Space of the map [DMD-MAP-03]" == str(
        caught.value
    )


@OF_OTHER_TYPES
@pytest.mark.parametrize(
    ("given", "sentence", "own"),
    [
        (
            lambda: c.Run(1.0),
            "This Run cannot be read: seat: found 1.0; allowed: a whole number.",
            Run.RULES,
        ),
        (
            lambda: c.Run(seat=True),
            "This Run cannot be read: seat: found true; allowed: a whole number.",
            Run.RULES,
        ),
        (
            lambda: c.Attack("1"),
            "This Attack cannot be read: seat: found '1'; allowed: a whole number.",
            commands.Attack.RULES,
        ),
        (
            lambda: d.Typed(["blank"]),
            "This Typed cannot be read: items: found an array of 1; allowed: a tuple of texts.",
            (),
        ),
        (
            lambda: Pass,
            "The class Pass is no command; the decision 'action' takes one of its legal ones.",
            (),
        ),
    ],
)
def test_check_and_apply_refuse_a_command_of_wrong_types(
    given: Callable[[], Any],  # wrong
    sentence: str,
    own: tuple[RuleId, ...],
) -> None:
    """What equals a legal command but is not of its types is refused by both, with the field.

    It rests on the rules by which such a command can be given, and on those of the question.
    """
    command = given()
    reason = dmd.check(GAME, STATE, command)

    assert reason is not None
    assert sentence == reason.sentence
    assert STEP.decision is not None
    assert tuple(dict.fromkeys((*own, *STEP.decision.rules))) == reason.rules
    with pytest.raises(dmd.RefusedError) as caught:
        dmd.apply(GAME, STATE, command)
    assert reason == caught.value.refusal

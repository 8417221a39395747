"""Values as plain data: what is written, that it comes back, and what is said of what does not."""

import json
from collections.abc import Callable
from enum import IntEnum, StrEnum, unique
from typing import Any, ClassVar, Final, final

import pytest
from hypothesis import given

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId, SpaceId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, schema
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Command, Forced, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import DecodeError, Schema
from dmd_core.kernel.schema.plain import KIND, Plain
from dmd_core.kernel.state import State
from tests.kernel.codec_samples import Even
from tests.property.strategies import Begun, games

ONE: Final = RuleId("X-01")


@unique
class Side(StrEnum):
    """An enum of text."""

    LEFT = "left"
    RIGHT = "right"


@unique
class Scope(IntEnum):
    """An enum of numbers."""

    TURN = 1
    WHOLE_GAME = 5


@final
@node
class Card:
    """A node with a default."""

    id: str
    side: Side = Side.LEFT
    wounds: int = 0


@final
@node
class Moved:
    """An event with fields of every kind."""

    RULES: ClassVar[tuple[RuleId, ...]] = (ONE,)

    seat: Seat
    alone: bool
    scope: Scope
    pairs: tuple[tuple[str, int], ...] = ()
    card: Card | None = None
    even: Even = Even(0)
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Go:
    """A command."""

    WORD: ClassVar[str] = "go"

    seat: Seat


@final
@node
class Stop:
    """Another command."""

    WORD: ClassVar[str] = "stop"

    seat: Seat


@final
@node
class Turn:
    """A frame that holds any commands, one of some classes, and one of a single class."""

    done: tuple[Command, ...] = ()
    chosen: Go | Stop | None = None
    last: Go | None = None


@final
@node
class Board:
    """A table."""

    cards: tuple[Card, ...] = ()
    round: int = 0


PLAIN: Final[Plain] = Schema(
    table=Board,
    events={Moved: 1, Parked: 2, Forced: 3},
    commands={Go: 1, Typed: 2, Stop: 3},
    frames={Turn: 1},
    rules={ONE: 1},
).plain

MOVED: Final = Moved(Seat(1), True, Scope.WHOLE_GAME, (("a", 1),), Card("c", wounds=2))  # noqa: FBT003 - a field
STATE: Final = State(
    Board((Card("c", Side.RIGHT),)), (Turn((Go(Seat(0)),)),), Chance(255, 1, (0, 2))
)
STATE_DATA: Final[dict[str, Any]] = {
    "table": {"cards": [{"id": "c", "side": "right", "wounds": 0}], "round": 0},
    "agenda": [{"is": "Turn", "done": [{"is": "Go", "seat": 0}], "chosen": None, "last": None}],
    "chance": {"seed": "ff", "epoch": 1, "counters": [0, 2]},
}


# What is written.


def test_an_event_is_a_map_of_its_fields() -> None:
    """With its class, with enums as words, tuples as lists and nodes as maps."""
    assert PLAIN.event(MOVED) == {
        "is": "Moved",
        "seat": 1,
        "alone": True,
        "scope": "whole_game",
        "pairs": [["a", 1]],
        "card": {"id": "c", "side": "left", "wounds": 2},
        "even": {"number": 0},
        "src": "",
        "why": [],
    }


def test_the_brief_form_leaves_defaults_out() -> None:
    """At every depth; what has no default stands."""
    assert PLAIN.event(MOVED, brief=True) == {
        "is": "Moved",
        "seat": 1,
        "alone": True,
        "scope": "whole_game",
        "pairs": [["a", 1]],
        "card": {"id": "c", "wounds": 2},
    }


def test_a_state_has_three_parts() -> None:
    """Table without a class, frames with theirs, the seed in hexadecimal digits."""
    assert PLAIN.state(STATE) == STATE_DATA
    assert PLAIN.state(STATE, brief=True) == {
        "table": {"cards": [{"id": "c", "side": "right"}]},
        "agenda": [{"is": "Turn", "done": [{"is": "Go", "seat": 0}]}],
        "chance": {"seed": "ff", "epoch": 1, "counters": [0, 2]},
    }


def test_a_game_without_a_seed_has_none() -> None:
    """Chance that is typed in comes back as such."""
    state = State(Board(), (), Chance(-1, 0, ()))

    assert PLAIN.state(state)["chance"]["seed"] is None
    assert PLAIN.state_from(PLAIN.state(state)) == state


# What comes back.


@pytest.mark.parametrize("brief", [False, True])
def test_values_come_back(brief: bool) -> None:  # noqa: FBT001 - a parameter
    """Event, command, frame, node and state, in both forms, through JSON."""
    turn = Turn((Go(Seat(0)), Typed(())), Stop(Seat(2)), Go(Seat(1)))

    def through(data: object) -> object:
        return json.loads(json.dumps(data))

    assert MOVED == PLAIN.event_from(through(PLAIN.event(MOVED, brief=brief)))
    assert Go(Seat(2)) == PLAIN.command_from(through(PLAIN.command(Go(Seat(2)), brief=brief)))
    assert turn == PLAIN.frame_from(through(PLAIN.frame(turn, brief=brief)))
    assert Card("c") == PLAIN.node_from(Card, through(PLAIN.node(Card("c"), brief=brief)))
    assert STATE == PLAIN.state_from(through(PLAIN.state(STATE, brief=brief)))


def test_enums_come_back_as_enums() -> None:
    """An event read from plain data has members of its enums where the data have words."""
    event = PLAIN.event_from(PLAIN.event(MOVED))

    assert isinstance(event, Moved)
    assert event.scope is Scope.WHOLE_GAME
    assert event.card is not None
    assert event.card.side is Side.LEFT


@given(games())
def test_random_games_come_back(begun: Begun) -> None:
    """Every state, event and command of a game, brief and full."""
    plain = schema().plain
    steps = (begun.start, *(one.step for one in begun.played))
    for brief in (False, True):
        for one in begun.played:
            assert one.command == plain.command_from(plain.command(one.command, brief=brief))
        for step in steps:
            assert step.state == plain.state_from(plain.state(step.state, brief=brief))
            for event in step.events:
                assert event == plain.event_from(plain.event(event, brief=brief))


def test_the_plain_form_of_a_game_is_json() -> None:
    """Nothing but maps with text keys, lists, text, numbers, true, false and nothing."""
    game = dmd.load_game()
    state = dmd.start(game, 7).state
    data = DEATH_MAY_DIE.codec(game).plain.state(state)

    assert data == json.loads(json.dumps(data))
    assert set(data) == {"table", "agenda", "chance"}


def test_a_person_can_write_a_position_by_hand() -> None:
    """Only what differs from the defaults, in any order of keys."""
    plain = schema().plain

    assert plain.node_from(Investigator, {"wounds": 3, "space": "s02", "id": "ian"}) == (
        Investigator(InvestigatorId("ian"), SpaceId("s02"), wounds=3)
    )


# What does not come back.


def _state(**parts: object) -> dict[str, object]:
    return {**STATE_DATA, **parts}


def _chance(**parts: object) -> dict[str, object]:
    return _state(chance={**STATE_DATA["chance"], **parts})


def _moved(**parts: object) -> dict[str, object]:
    return {**PLAIN.event(MOVED), **parts}


HEX: Final = "hexadecimal digits, at most 32, or nothing"
COMMANDS: Final = "Go, Stop, Typed"


@pytest.mark.parametrize(
    ("read", "data", "message"),
    [
        # kinds
        (PLAIN.event_from, 3, "found 3; allowed: a table with 'is'"),
        (
            PLAIN.event_from,
            {"seat": 1},
            "is: found nothing; allowed: Forced, Moved, Parked",
        ),
        (
            PLAIN.event_from,
            {KIND: "Movd"},
            "is: found 'Movd'; allowed: Forced, Moved, Parked; did you mean 'Moved'?",
        ),
        (
            PLAIN.event_from,
            {KIND: 7},
            "is: found 7; allowed: Forced, Moved, Parked",
        ),
        (PLAIN.command_from, {KIND: "Moved"}, f"is: found 'Moved'; allowed: {COMMANDS}"),
        (
            PLAIN.frame_from,
            {KIND: ["Turn"]},
            "is: found an array of 1; allowed: Turn",
        ),
        (
            PLAIN.frame_from,
            {KIND: "Turn", "done": [{KIND: "Gone"}]},
            f"done[0].is: found 'Gone'; allowed: {COMMANDS}; did you mean 'Go'?",
        ),
        (
            PLAIN.frame_from,
            {KIND: "Turn", "chosen": {KIND: "Typed", "items": []}},
            "chosen.is: found 'Typed'; allowed: Go, Stop",
        ),
        (
            PLAIN.frame_from,
            {KIND: "Turn", "last": {KIND: "Go", "seat": 1}},
            "last.is: found 'is'; allowed: seat",
        ),
        # keys
        (
            PLAIN.event_from,
            _moved(saet=1),
            (
                "saet: found 'saet'; allowed: seat, alone, scope, pairs, card, even, src, why;"
                " did you mean 'seat'?"
            ),
        ),
        (
            PLAIN.event_from,
            {KIND: "Moved", "alone": True, "scope": "turn"},
            "seat: found nothing; allowed: a value",
        ),
        # leaves
        (
            PLAIN.event_from,
            _moved(seat="1"),
            "seat: found '1'; allowed: a whole number; did you mean 1?",
        ),
        (PLAIN.event_from, _moved(seat=True), "seat: found true; allowed: a whole number"),
        (
            PLAIN.event_from,
            _moved(seat=1.0),
            "seat: found 1.0; allowed: a whole number; did you mean 1?",
        ),
        (
            PLAIN.event_from,
            _moved(seat=1 << 64),
            "seat: found a number of 65 bits; allowed: a whole number",
        ),
        (PLAIN.event_from, _moved(alone=1), "alone: found 1; allowed: true, false"),
        (PLAIN.event_from, _moved(src=None), "src: found nothing; allowed: a string"),
        (PLAIN.event_from, _moved(pairs="a"), "pairs: found 'a'; allowed: an array"),
        (
            PLAIN.event_from,
            _moved(pairs=[["a"]]),
            "pairs[0]: found an array of 1; allowed: an array of 2",
        ),
        (
            PLAIN.event_from,
            _moved(pairs=[["a", "b"]]),
            "pairs[0][1]: found 'b'; allowed: a whole number",
        ),
        (PLAIN.event_from, _moved(card=[]), "card: found an array of 0; allowed: a table"),
        # words of enums
        (
            PLAIN.event_from,
            _moved(scope="whole-game"),
            "scope: found 'whole-game'; allowed: turn, whole_game; did you mean 'whole_game'?",
        ),
        (PLAIN.event_from, _moved(scope=5), "scope: found 5; allowed: turn, whole_game"),
        (
            PLAIN.event_from,
            _moved(card={"id": "c", "side": "up"}),
            "card.side: found 'up'; allowed: left, right",
        ),
        # constructors that refuse
        (
            PLAIN.event_from,
            _moved(even={"number": 3}),
            "even: found 3 is odd; allowed: a possible Even",
        ),
        # states
        (PLAIN.state_from, [], "found an array of 0; allowed: a table"),
        (
            PLAIN.state_from,
            _state(tabel=1),
            "tabel: found 'tabel'; allowed: table, agenda, chance; did you mean 'table'?",
        ),
        (
            PLAIN.state_from,
            {"table": {}, "agenda": []},
            "chance: found nothing; allowed: a value",
        ),
        (
            PLAIN.state_from,
            _state(table={"rond": 1}),
            "table.rond: found 'rond'; allowed: cards, round; did you mean 'round'?",
        ),
        (PLAIN.state_from, _state(agenda={}), "agenda: found a table; allowed: an array"),
        (
            PLAIN.state_from,
            _state(agenda=[{KIND: "Go"}]),
            "agenda[0].is: found 'Go'; allowed: Turn",
        ),
        # chance
        (PLAIN.state_from, _chance(seed="xyz"), f"chance.seed: found 'xyz'; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed=5), f"chance.seed: found 5; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed="-1"), f"chance.seed: found '-1'; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed=""), f"chance.seed: found ''; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed="0xf"), f"chance.seed: found '0xf'; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed=" f"), f"chance.seed: found ' f'; allowed: {HEX}"),
        (PLAIN.state_from, _chance(seed="f_f"), f"chance.seed: found 'f_f'; allowed: {HEX}"),
        (
            PLAIN.state_from,
            _chance(seed=f"{SEED_LIMIT:x}"),
            f"chance.seed: found '1{'0' * 32}'; allowed: {HEX}",
        ),
        (
            PLAIN.state_from,
            _chance(epoch=-1),
            "chance.epoch: found -1; allowed: a whole number, 0 or more",
        ),
        (
            PLAIN.state_from,
            _chance(epoch=False),
            "chance.epoch: found false; allowed: a whole number, 0 or more",
        ),
        (PLAIN.state_from, _chance(counters=3), "chance.counters: found 3; allowed: an array"),
        (
            PLAIN.state_from,
            _chance(counters=[0, "1"]),
            "chance.counters[1]: found '1'; allowed: a whole number, 0 or more",
        ),
        (
            PLAIN.state_from,
            _chance(dice=1),
            "chance.dice: found 'dice'; allowed: seed, epoch, counters",
        ),
    ],
)
def test_what_does_not_fit_is_named(
    read: Callable[[object], object], data: object, message: str
) -> None:
    """Where, what may stand there with the nearest word, and what was found."""
    with pytest.raises(DecodeError) as caught:
        read(data)

    assert message == str(caught.value)


def test_a_node_that_does_not_fit_is_named() -> None:
    """Nodes read by themselves have paths from their top."""
    with pytest.raises(DecodeError) as caught:
        PLAIN.node_from(Card, {"id": 1})

    assert str(caught.value) == "id: found 1; allowed: a string"


@pytest.mark.parametrize("data", [{3: 1}, {None: 1}, {("a", "b"): 1}])
def test_keys_that_are_no_text_are_refused(data: dict[object, int]) -> None:
    """Keys of other kinds give a sentence as well, no traceback."""
    with pytest.raises(DecodeError):
        PLAIN.node_from(Card, {"id": "c", **data})


def test_the_table_of_another_game_is_no_table() -> None:
    """The fields of the table of this ruleset are asked for."""
    with pytest.raises(DecodeError) as caught:
        schema().plain.node_from(Table, {"cards": []})

    stranger, missing = caught.value.faults[:2]
    assert str(missing) == "investigators: found nothing; allowed: a value"
    assert str(stranger).startswith("cards: found 'cards'; allowed: investigators, elder, mythos, ")


def test_seeds_have_at_most_32_digits() -> None:
    """The largest seed comes back, and the smallest."""
    for seed in (0, SEED_LIMIT - 1):
        state = State(Board(), (), Chance(seed, 0, ()))

        assert state == PLAIN.state_from(PLAIN.state(state))


def test_kinds_of_decisions_are_text() -> None:
    """An id of any kind is text in the plain form."""
    assert PLAIN.event(Forced(KindId("k"), Go(Seat(0))), brief=True) == {
        "is": "Forced",
        "kind": "k",
        "command": {"is": "Go", "seat": 0},
    }

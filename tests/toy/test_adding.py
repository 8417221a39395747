"""What adding something to a game costs: counted on a copy of the race, which is then played.

An event costs its class with its reducer, a frame its class with what it does, a command its class:
each in one place. Beside that stand only the rules that use them.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import attrs
import pytest

from dmd_core.kernel.events import Parked
from dmd_core.kernel.registry import DeclarationError
from dmd_core.kernel.ruleset import IncompleteRulesetError
from dmd_core.kernel.schema.text import command_of, command_text
from dmd_core.kernel.step import begin, fold, opening, step
from race_game import rules as race

SOURCE: Final = Path(race.__file__).read_text(encoding="utf-8")


@attrs.frozen
class Addition:
    """A piece of source that is put in front of a line."""

    before: str
    text: str


EVENT: Final = Addition(
    "@final\n@command(tag=0)",
    '''@final
@event(tag=8)
@node
class Stumbled:
    """A player falls a step back."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Stumbled)
def _stumbled(table: Track, event: Stumbled) -> Track:
    return replace(table, at=put(table.at, event.seat, table.at[event.seat] - 1))


''',
)
COMMAND: Final = Addition(
    "@final\n@frame(tag=0)",
    '''@final
@command(tag=5)
@node
class Hop:
    """Command: hop over the stone."""

    WORD: ClassVar[str] = "hop"

    seat: Seat


''',
)
FRAME: Final = Addition(
    "RACE.complete(",
    '''@final
@frame(tag=9)
@node
class Stone:
    """Frame: ask whether to hop over a stone or to stumble."""

    seat: Seat


def _stones(_game: Course, _table: Track, frame: Stone) -> Decision:
    return Decision(frame.seat, MOVE, (one_of(Hop(frame.seat), Pass(frame.seat)),), (RULE,))


def _met(run: RaceRun, frame: Stone, command: Hop | Pass) -> None:
    if isinstance(command, Pass):
        run.emit(Stumbled(frame.seat))


RACE.ask(Stone, MOVE, _stones, _met)


''',
)
USE: Final = Addition("\n\ndef _moves(", "    run.push(Stone(seat))\n")
"""The rule that uses the new frame, as any rule would: the turn begins with a stone."""


def grown(*additions: Addition) -> str:
    """The source of the race with some pieces put in."""
    source = SOURCE
    for added in additions:
        assert source.count(added.before) == 1, added.before
        source = source.replace(added.before, added.text + added.before)
    return source


@contextmanager
def played(source: str) -> Iterator[Any]:
    """A race imported from its source, beside the one that all tests share.

    `Any`: what is in the module is known at run time only.
    """
    name = "tests.toy.grown_race"
    module = ModuleType(name)
    sys.modules[name] = module
    try:
        exec(compile(source, name, "exec"), vars(module))  # noqa: S102 - the source of this repository
        yield module
    finally:
        del sys.modules[name]


def places(source: str) -> int:
    """In how many places a source differs from that of the race."""
    same = SequenceMatcher(None, SOURCE.splitlines(), source.splitlines(), autojunk=False)
    return sum(operation != "equal" for operation, *_ in same.get_opcodes())


@pytest.mark.parametrize("added", [EVENT, COMMAND, FRAME])
def test_an_event_a_command_and_a_frame_cost_one_place_each(added: Addition) -> None:
    """Nothing else is touched for it: no list, no union, no table of tags."""
    assert places(grown(added)) == 1


def test_what_was_added_is_played_written_read_and_folded() -> None:
    """One place each, one more for the rule that uses them: the new turn begins with a stone."""
    source = grown(EVENT, COMMAND, FRAME, USE)

    with played(source) as toy:
        before = begin(toy.RULES, toy.COURSE, opening(toy.RULES, toy.COURSE, 1))
        assert before.decision is not None
        menu = [command_text(command) for command in before.decision.legal()]
        fallen = step(toy.RULES, toy.COURSE, before.state, toy.Pass(race.S0))
        codec = toy.RULES.codec(toy.COURSE)
        hop = command_of(toy.DECLARED_COMMANDS.tags, "hop", race.S0)

        assert places(source) == 4
        assert menu == ["hop", "pass"]
        assert fallen.events[0] == toy.Stumbled(race.S0)
        assert fallen.state.table.at == (-1, 0)
        assert fallen.state == fold(toy.RULES, before.state, fallen.events)
        assert codec.encode_event(toy.Stumbled(race.S0))[1] == 8
        assert codec.decode_event(codec.encode_event(fallen.events[0])) == fallen.events[0]
        assert codec.decode_command(codec.encode_command(hop)) == toy.Hop(race.S0)
        assert codec.decode_state(codec.encode_state(before.state)) == before.state
        assert isinstance(fallen.events[-1], Parked)


@pytest.mark.parametrize(
    ("added", "left_out", "message"),
    [
        (EVENT, "@RACE.on(Stumbled)\n", "event Stumbled has no handler"),
        (FRAME, "RACE.ask(Stone, MOVE, _stones, _met)\n", "frame Stone has no handler"),
        (
            EVENT,
            "@event(tag=8)\n",
            "event Stumbled has a handler and was not declared",
        ),
        (FRAME, "@frame(tag=9)\n", "frame Stone has a handler and was not declared"),
    ],
)
def test_a_half_that_is_forgotten_is_told_at_import(
    added: Addition, left_out: str, message: str
) -> None:
    """A class without its handler and a handler without its declaration: the game is not there."""
    source = grown(COMMAND, added).replace(left_out, "")

    with pytest.raises(IncompleteRulesetError) as caught, played(source):
        pass

    assert message == str(caught.value)


def test_a_tag_in_use_is_told_at_import() -> None:
    """The message names the class that has it and the tag to take."""
    source = grown(EVENT).replace("@event(tag=8)", "@event(tag=3)")

    with pytest.raises(DeclarationError) as caught, played(source):
        pass

    assert str(caught.value) == (
        "event Stumbled: tag 3 is that of Boosted; `next_free` tells a free one"
    )

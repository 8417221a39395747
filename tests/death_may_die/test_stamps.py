"""What was written under one definition is read under no other: every part of a stamp is told."""

from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die import ruleset
from dmd_core.death_may_die.content.loader import builtin_packs
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE, DeathMayDie
from dmd_core.engine import Engine
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.stamp import stamp_of
from dmd_core.tabletop.packs.memory import MemoryFolder

GAME: Final = dmd.load_game()
STEP: Final = dmd.start(GAME, 7)
COMMAND: Final = next(dmd.legal(GAME, STEP.state))

Way = tuple[Callable[[dmd.Game], bytes], Callable[[dmd.Game, bytes], object], object]

WAYS: Final[dict[str, Way]] = {
    "state": (lambda game: dmd.encode(game, STEP.state), dmd.decode, STEP.state),
    "event": (
        lambda game: dmd.encode_event(game, STEP.events[0]),
        dmd.decode_event,
        STEP.events[0],
    ),
    "events": (lambda game: dmd.encode_events(game, STEP.events), dmd.decode_events, STEP.events),
    "command": (lambda game: dmd.encode_command(game, COMMAND), dmd.decode_command, COMMAND),
    "commands": (
        lambda game: dmd.encode_commands(game, [COMMAND, COMMAND]),
        dmd.decode_commands,
        (COMMAND, COMMAND),
    ),
}


def renamed(folder: Traversable) -> MemoryFolder:
    """A pack in which one Discovery card has another id."""
    files = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    return MemoryFolder(
        folder.name,
        {name: data.replace(b'"desk"', b'"zzz_desk"') for name, data in files.items()},
    )


def others() -> Iterator[tuple[str, dmd.Game, str]]:
    """Definitions that differ in one thing, and the part of the stamp that tells it."""
    party = GAME.setup.investigators
    content = dmd.load_content([renamed(folder) for folder in builtin_packs()])
    yield (
        "a renamed card",
        dmd.load_game(content=content),
        f"stamp.content: found {GAME.fingerprint}",
    )
    rulings = dmd.Rulings(trade_refusals=1)
    yield (
        "another ruling",
        dmd.load_game(dmd.Setup(2, party, rulings=rulings)),
        "stamp.rulings: found Rulings(); allowed: Rulings(trade_refusals=1)",
    )
    yield (
        "other seats",
        dmd.load_game(investigators=party[::-1]),
        "stamp.investigators: found ian, sister_beth; allowed: sister_beth, ian",
    )
    yield (
        "a chosen starting player",
        dmd.load_game(dmd.Setup(2, party, starter=party[0])),
        "stamp.choices: found none; allowed: starter ian",
    )


@pytest.mark.parametrize("what", WAYS)
def test_what_is_written_is_read_by_an_equal_definition(what: str) -> None:
    """Another object of the same definition reads it."""
    write, read, value = WAYS[what]

    assert value == read(dmd.load_game(), write(GAME))


@pytest.mark.parametrize("what", WAYS)
@pytest.mark.parametrize(("other", "told"), [other[1:] for other in others()], ids=lambda _: "")
def test_another_definition_refuses_it_and_names_both(
    what: str, other: dmd.Game, told: str
) -> None:
    """A state or a row says part by part what is there and what belongs there, a value in short."""
    write, read, _ = WAYS[what]

    with pytest.raises(dmd.DecodeError) as caught:
        read(other, write(GAME))

    sentence = str(caught.value)
    if what in ("event", "command"):
        here, there = (DEATH_MAY_DIE.stamp(game).short[-8:].hex() for game in (GAME, other))
        assert sentence.startswith(
            f"stamp: found {here} of revision 2; allowed: {there} of revision 2: revision 2, rules"
        )
    else:
        assert told in sentence


def test_another_revision_of_the_rules_refuses_a_state_and_reads_recorded_events() -> None:
    """Play does not go on under other rules; what happened can be looked at."""

    class Later(DeathMayDie):
        def stamp(self, game: dmd.Game) -> Any:  # noqa: ANN401 - as inherited
            stamp = DEATH_MAY_DIE.stamp(game)
            parts = {name: value for name, value in stamp.parts if name not in ("rules", "symbols")}
            codec: Codec = self.codec(game)
            return stamp_of(self.name, self.revision + 1, codec, parts)

    later = Engine(Later())
    event = dmd.encode_event(GAME, STEP.events[0])

    with pytest.raises(dmd.DecodeError) as caught:
        later.decode(GAME, dmd.encode(GAME, STEP.state))
    assert f"stamp.revision: found {ruleset.REVISION}; allowed: {ruleset.REVISION + 1}" == str(
        caught.value
    )
    with pytest.raises(dmd.DecodeError, match=r"^stamp: found [0-9a-f]{16} of revision 2; allowed"):
        later.decode_event(GAME, event)
    assert STEP.events[0] == later.recorded_event(GAME, event)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "stamp: found 0 bytes; allowed: bytes that begin with a stamp"),
        (dmd.encode_command(GAME, COMMAND), "stamp: found 16 bytes; allowed: bytes that begin"),
        (dmd.encode_commands(GAME, [COMMAND]), "found commands; allowed: events"),
        (
            dmd.encode_events(GAME, STEP.events)[:-3],
            "[4]: found the end of the bytes; allowed: one",
        ),
        (
            dmd.encode_events(GAME, STEP.events) + b"x",
            "found 1 byte behind the last value; allowed",
        ),
        (b"\x92\xa1a\xa1b", "stamp.revision: found nothing; allowed: 2"),
    ],
)
def test_bytes_that_are_no_row_of_events_are_refused(data: bytes, sentence: str) -> None:
    """Other bytes, other values, cut ones and longer ones each have their sentence."""
    with pytest.raises(dmd.DecodeError) as caught:
        dmd.decode_events(GAME, data)

    assert str(caught.value).startswith(sentence)


def test_a_command_is_no_event() -> None:
    """What stands behind the stamp is told, so that no tag is taken for another's."""
    with pytest.raises(dmd.DecodeError) as caught:
        dmd.decode_command(GAME, dmd.encode_event(GAME, STEP.events[0]))

    assert "found an event; allowed: a command" == str(caught.value)

"""A game in one piece of data, and values as plain data; import these from `dmd_core` itself.

They stand apart from the other public functions so that who keeps nothing loads none of it.
"""

from collections.abc import Mapping
from enum import Enum, IntEnum
from typing import Any, Final

import attrs
import msgpack

from dmd_core.api import Game, State, decode, encode, load_game
from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.plain_setup import PLAIN
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS, FRAMES, schema
from dmd_core.death_may_die.setup import Setup
from dmd_core.kernel.arguments import ArgumentError, given, need
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State as _State
from dmd_core.kernel.views import Sealed
from dmd_core.tabletop.setup import SetupError

_SAVE: Final = "dmd-save"
_VERSION: Final = 1
_PARTS: Final = 4
_LISTED: Final = 200
"""Commands of a decision that are listed; only typed dice and cards are more."""


def save(game: Game, state: State) -> bytes:
    """A game as one piece of data: what it is made of, and where it stands.

    It holds the seed, and with it every die and card to come: keep it where players cannot read.
    Packs that are not built in are not part of it; `restore` is given them.

    Raises:
        EncodeError: if the state holds what the definition has not got.
        StateError: if it is no state of this game.
    """
    setup = PLAIN.setup_data(game.setup)
    packed: bytes = msgpack.packb([_SAVE, _VERSION, setup, encode(game, state)])
    return packed


def restore(
    data: bytes, *, content: Content | None = None, possible: bool = False
) -> tuple[Game, State]:
    """The game that `save` made such data of, and where it stood.

    Args:
        data: what `save` gave, in this version or in another one with the same rules.
        content: what packs define, if others than the built-in ones were played with.
        possible: whether to check that the position can be reached, as for data of a stranger; it
            takes some milliseconds.

    Raises:
        DecodeError: if it is no save, is damaged, or is of another revision of the rules or of
            other content; says what differs.
        StateError: with `possible`, if no game can reach the position.
        ArgumentError: if `data` is no bytes.
    """
    need(data, bytes, "data", "the bytes that `save` gave")
    setup, packed = _parts(data)
    try:
        game = load_game(PLAIN.setup_from(setup), content=content)
    except SetupError as error:
        raise DecodeError([Fault(("setup",), error.sentence)]) from error
    return game, decode(game, packed, possible=possible)


def _parts(data: bytes) -> tuple[Mapping[str, object], bytes]:
    try:
        parts: object = msgpack.unpackb(data)
    except (ValueError, msgpack.UnpackException) as error:
        raise DecodeError([Fault((), "bytes that are damaged or no save", ("a save",))]) from error
    if not isinstance(parts, list) or len(parts) != _PARTS or parts[0] != _SAVE:
        raise DecodeError([Fault((), "something else", ("a save, as `save` makes it",))])
    _, version, setup, packed = parts
    if version != _VERSION:
        raise DecodeError([Fault(("version",), str(version)[:9], (str(_VERSION),))])
    if not isinstance(setup, dict) or not isinstance(packed, bytes):
        raise DecodeError([Fault((), "a damaged save", ("a save, as `save` makes it",))])
    return {str(key): value for key, value in setup.items()}, packed


def to_plain(value: object) -> Any:  # noqa: ANN401 - plain data are of many types
    """A value as plain data, which `json.dumps` takes: for a browser, a script, another language.

    Args:
        value: a state, a table, a view, a menu, events, commands, a decision, a refusal, a setup:
            any value of this library, or a row of them.

    Returns:
        Maps with the fields by their names, lists, texts, numbers, truth values and None. Where a
        value may be of several classes, the key ``is`` names the class, as in events, commands and
        frames. A decision has its legal commands as lines, a refusal its code, sentence and rules.
        Of a state and a table the form is that of positions (`docs/cases.md`), and a whole state
        holds the seed.

    Raises:
        ArgumentError: if it is no such value.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> step = dmd.start(game, seed=7)
        >>> to_plain(next(step.decision.legal()))
        {'is': 'Run', 'seat': 1, 'free': ''}
        >>> to_plain(dmd.view(game, step.state, 0))["kind"]
        'action'
    """
    if value is None or value.__class__ in (str, int, bool, float):
        return value
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum | str):
        return str(value)
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): to_plain(item) for key, item in value.items()}
    return _of_class(value)


def _of_class(value: object) -> Any:  # noqa: ANN401 - as above
    kind = type(value)
    if isinstance(value, _State):
        return schema().plain.state(value)
    if isinstance(value, Setup):
        return PLAIN.setup_data(value)
    if isinstance(value, Decision):
        return _decision(value)
    if isinstance(value, Refusal):
        return {"code": value.code, "sentence": value.sentence, "rules": list(value.rules)}
    if isinstance(value, Sealed):
        shown = value.masked() is not value
        return {"seers": list(value.seers), "value": to_plain(value.opened()) if shown else None}
    if not attrs.has(kind):
        raise ArgumentError(f"value: found {given(value)}; allowed: a value of this library")
    named = {"is": kind.__name__} if kind in _NAMED else {}
    fields = {field.name: to_plain(getattr(value, field.name)) for field in attrs.fields(kind)}
    return named | fields


_NAMED: Final[frozenset[type]] = frozenset({*EVENTS.tags, *COMMANDS.tags, *FRAMES.tags})
"""Classes that say which they are: where one stands, others of its kind may."""


def _decision(decision: Decision) -> dict[str, Any]:
    lines: list[str] = []
    for command in decision.legal():
        if len(lines) == _LISTED:
            break
        lines.append(command_text(command))
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "must": decision.must,
        "rules": list(decision.rules),
        "legal": lines,
    }


__all__ = ["restore", "save", "to_plain"]

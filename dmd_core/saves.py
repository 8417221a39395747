"""A game in one piece of data, and values as plain data; import these from `dmd_core` itself.

They stand apart from the other public functions so that who keeps nothing loads none of it.
"""

from collections.abc import Mapping
from typing import Any, Final

from dmd_core.api import ENGINE, Game, State, load_game
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.plain_setup import PLAIN
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS, FRAMES, schema
from dmd_core.death_may_die.setup import Setup
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.schema.faults import Fault
from dmd_core.states import StateError, asleep, faults, need_own
from dmd_core.tabletop.plain_values import PlainValues
from dmd_core.tabletop.saves import Saves


def _made(setup: Mapping[str, object], content: Content | None) -> Game:
    return load_game(PLAIN.setup_from(setup), content=content)


def _impossible(game: Game, state: State) -> tuple[Fault, ...]:
    return faults(game, state) or asleep(state)


_SAVES: Final[Saves[Game, Table, Content]] = Saves(
    ENGINE,
    "dmd-save",
    lambda game: PLAIN.setup_data(game.setup),
    _made,
    _impossible,
    StateError,
)
_VALUES: Final = PlainValues(
    lambda: schema().plain,
    frozenset({*EVENTS.tags, *COMMANDS.tags, *FRAMES.tags}),
    Setup,
    PLAIN.setup_data,
)


def save(game: Game, state: State) -> bytes:
    """A game as one piece of data: what it is made of, and where it stands.

    It holds the seed, and with it every die and card to come: keep it where players cannot read.
    Packs that are not built in are not part of it; `restore` is given them.

    Raises:
        EncodeError: if the state holds what the definition has not got.
        StateError: if it is no state of this game.
    """
    need_own(game, state)
    return _SAVES.save(game, state)


def restore(
    data: bytes | bytearray | memoryview, *, content: Content | None = None, possible: bool = False
) -> tuple[Game, State]:
    """The game that `save` made such data of, and where it stood.

    Args:
        data: what `save` gave, in this version or in another one with the same rules; of it bytes,
            a bytearray or a memoryview, as databases give them.
        content: what packs define, if others than the built-in ones were played with.
        possible: whether to check that the position can be reached, as for data of a stranger; it
            takes some milliseconds.

    Raises:
        DecodeError: if it is no save, is damaged, which its checksum tells, or is of another
            revision of the rules or of other content; says what differs.
        StateError: with `possible`, if no game can reach the position.
        ArgumentError: if `data` is no bytes.
    """
    return _SAVES.restore(data, content=content, possible=possible)


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
    return _VALUES.to_plain(value)


__all__ = ["restore", "save", "to_plain"]

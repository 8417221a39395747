"""A game as a value: setup, commands, and what dice and decks showed."""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, final

import attrs

from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.plain import Plain
from dmd_core.kernel.step import facts_of


@final
@attrs.frozen
class Move:
    """A command of a player and what chance showed while it was carried out.

    Attributes:
        command: what was decided; None for the setup, and in a wish for the plainest one.
        facts: the outcomes of chance in order; what is missing is the plainest outcome.
        asked: the kind of decision it answers; empty if that is not known.
    """

    command: Command | None
    facts: tuple[Outcome, ...] = ()
    asked: str = ""


@final
@attrs.frozen
class Play:
    """A game to be played.

    Attributes:
        setup: the setup as plain data, see `dmd_replay.facets.setup.Choice`.
        moves: what was decided; the first is the setup.
        packs: content that is not built in, see `dmd_replay.facets.setup.Choice`.
    """

    setup: Mapping[str, Any]
    moves: tuple[Move, ...]
    packs: tuple[Mapping[str, bytes], ...] = ()

    @property
    def commands(self) -> int:
        """How many commands there are after setup."""
        return len(self.moves) - 1

    def keep(self, moves: Iterable[Move]) -> "Play":
        """The same setup with other moves."""
        return attrs.evolve(self, moves=tuple(moves))

    def without(self, start: int, stop: int) -> "Play":
        """Without the moves from `start` to before `stop`; both count from 0, the setup."""
        return self.keep((*self.moves[:start], *self.moves[stop:]))


def play_of(
    setup: Mapping[str, Any],
    recorded: Iterable[tuple[Command | None, Sequence[Event]]],
    packs: Iterable[Mapping[str, bytes]] = (),
) -> Play:
    """The play of a recorded game.

    Args:
        setup: the setup as plain data.
        recorded: each command with its events, the setup (None) first. Where dice were typed in,
            each `Typed` is a command of its own: it joins the command it belongs to.
        packs: content that is not built in.
    """
    moves: list[Move] = []
    for command, events in recorded:
        facts = tuple(facts_of(events))
        if isinstance(command, Typed) and moves:
            last = moves[-1]
            facts = facts or (command.items,)  # the rules raised an exception at these dice
            moves[-1] = attrs.evolve(last, facts=(*last.facts, *facts))
        else:
            moves.append(Move(command, facts))
    return Play(dict(setup), tuple(moves), tuple(packs))


def play_data(play: Play, plain: Plain) -> dict[str, Any]:
    """A play as data for a JSON file.

    Args:
        play: the play.
        plain: writes commands as plain data.
    """
    return {
        "setup": dict(play.setup),
        "packs": [
            {name: b64encode(content).decode("ascii") for name, content in sorted(pack.items())}
            for pack in play.packs
        ],
        "moves": [
            {
                "command": None
                if move.command is None
                else plain.command(move.command, brief=True),
                "facts": [list(fact) for fact in move.facts],
                "asked": move.asked,
            }
            for move in play.moves
        ],
    }


def play_from(data: Mapping[str, Any], plain: Plain) -> Play:
    """The play that `play_data` gave.

    Raises:
        ValueError: if the data are not those of a play.
    """
    try:
        moves = tuple(
            Move(
                None if move["command"] is None else plain.command_from(move["command"]),
                tuple(tuple(map(ItemId, fact)) for fact in move["facts"]),
                str(move["asked"]),
            )
            for move in data["moves"]
        )
        packs = tuple(
            {str(name): b64decode(content) for name, content in pack.items()}
            for pack in data["packs"]
        )
        return Play(dict(data["setup"]), moves, packs)
    except (LookupError, TypeError, AttributeError, DecodeError) as error:
        message = f"this is no saved play: {error!r}"
        raise ValueError(message) from error


__all__ = ["Move", "Play", "play_data", "play_from", "play_of"]

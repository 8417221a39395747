"""Death May Die as a ruleset: the handlers, the opening, the codec."""

from functools import cache, lru_cache
from typing import Final

from dmd_core.death_may_die import chapters, commands, events, run
from dmd_core.death_may_die.chapters.setup import SetUp, lay_out
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.registry import COMMANDS, EVENTS, FRAMES, PARTS
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.streams import NAMES
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.events import Frame
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.schema.made import made_for
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER

REVISION: Final = 2
"""Rises with every change that makes the same commands give another game."""


@HANDLERS.says
def _said(game: Game, state: State[Table], reason: Refusal) -> str:
    """A refusal with names; the sentences are loaded when somebody reads one."""
    from dmd_core.death_may_die.text.describe import describe  # noqa: PLC0415

    return describe(game, state, reason)


HANDLERS.complete(FRAMES.tags, EVENTS.tags)

_DECLARING: Final = (chapters, commands, events, run)
"""What declares and registers when it is imported; all of it before the tables are read."""


_KINDS: Final = (*sorted(set(HANDLERS.kinds.values())), OVER, CHANCE)
"""Kinds of decisions; they are symbols of every game."""


@cache
def schema() -> Schema:
    """The shape of the game's values; built at first use."""
    book = rulebook()
    return Schema(
        table=Table,
        events=EVENTS.tags,
        commands=COMMANDS.tags,
        frames=FRAMES.tags,
        parts=PARTS.tags,
        appended=EVENTS.appended,
        split_off=EVENTS.split_off,
        rules={rule: book.number(rule) for rule in book.all_ids()},
        made=made_for(__package__),
    )


@lru_cache(maxsize=8)
def _codec(symbols: tuple[str, ...]) -> Codec:
    """The codec for games with these symbols: it never changes, and numbering them takes time."""
    return schema().bind((*symbols, *_KINDS))


@lru_cache(maxsize=8)
def _stamp(game: Game) -> Stamp:
    """The stamp of a game, by the object: putting the parts into words takes time."""
    setup = game.setup
    packs = (f"{p.id} {p.version}" for p in game.content.packs_of(setup.episode, setup.elder_one))
    lists = ("insanities", "banned_insanities")
    chosen = [f"{name} {','.join(getattr(setup, name))}" for name in lists if getattr(setup, name)]
    if setup.starter:
        chosen.append(f"starter {setup.starter}")
    parts = {
        "content": f"{game.fingerprint} ({', '.join(packs)})",
        "players": str(setup.players),
        "investigators": ", ".join(setup.investigators),
        "choices": "; ".join(chosen) or "none",
        "rulings": repr(game.rulings),
    }
    return stamp_of(DeathMayDie.name, REVISION, _codec(game.symbols), parts)


class DeathMayDie:
    """The ruleset; it holds no state."""

    # Not Final: pyright takes that for a class variable, which is no member of `Ruleset`.
    name = "death-may-die"
    revision = REVISION
    streams = NAMES
    handlers: Handlers[Game, Table] = HANDLERS

    def __repr__(self) -> str:
        return f"<ruleset {self.name}, revision {self.revision}>"

    def __reduce__(self) -> str:
        """Pickle by name: there is one."""
        return "DEATH_MAY_DIE"

    def opening(self, game: Game) -> tuple[Table, tuple[Frame, ...]]:
        """The table as laid out, and setup from the Insanity cards on."""
        return lay_out(game), (SetUp(),)

    def outcome(self, table: Table) -> str:
        """``win``, ``loss``, or empty while the game runs."""
        return "" if table.outcome is None else table.outcome.value

    def codec(self, game: Game) -> Codec:
        """The codec for the values of one game."""
        return _codec(game.symbols)

    def stamp(self, game: Game) -> Stamp:
        """Packs, setup and rulings of one game."""
        return _stamp(game)


DEATH_MAY_DIE: Final = DeathMayDie()

__all__ = [
    "COMMANDS",
    "DEATH_MAY_DIE",
    "EVENTS",
    "FRAMES",
    "PARTS",
    "REVISION",
    "DeathMayDie",
    "schema",
]

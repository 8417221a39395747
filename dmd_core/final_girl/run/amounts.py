"""The numbers that expressions come to."""

from dmd_core.final_girl.asking import amount_of, on_number
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lookups import victims_at
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.amounts import (
    Dead,
    ItemCount,
    Killed,
    MinionCount,
    MinorCount,
    Saved,
    Span,
    TerrorCount,
    Times,
    VictimCount,
)


@on_number(Killed)
def _killed(_game: Game, table: Table, _env: Env, number: Killed) -> int:
    match number.within:
        case Span.ACTION:
            return table.killed_this_action
        case Span.KILLER_PHASE:
            return table.killed_this_killer_phase
        case Span.TURN:
            return table.killed_this_turn


@on_number(Dead)
def _dead(_game: Game, table: Table, _env: Env, _number: Dead) -> int:
    return len(table.dead)


@on_number(Saved)
def _saved(_game: Game, table: Table, _env: Env, _number: Saved) -> int:
    return len(table.saved)


@on_number(VictimCount)
def _victims(game: Game, table: Table, env: Env, number: VictimCount) -> int:
    spaces = spaces_of(game, table, env, number.on)
    return sum([victims_at(table, space) for space in spaces])


@on_number(MinionCount)
def _minions(_game: Game, table: Table, _env: Env, _number: MinionCount) -> int:
    return len(table.minions)


@on_number(MinorCount)
def _minors(_game: Game, table: Table, _env: Env, _number: MinorCount) -> int:
    return len(table.minors)


@on_number(TerrorCount)
def _terror(_game: Game, table: Table, _env: Env, _number: TerrorCount) -> int:
    return len(table.terror)


@on_number(ItemCount)
def _items(_game: Game, table: Table, _env: Env, _number: ItemCount) -> int:
    return sum([len(deck.pile) for deck in table.items])


@on_number(Times)
def _times(game: Game, table: Table, env: Env, number: Times) -> int:
    return amount_of(game, table, env, number.of) * number.n


__all__: list[str] = []

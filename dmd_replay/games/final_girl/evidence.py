"""Evidence: by which event one sees that an ability did something that names no source.

Most texts leave events that name them. Others change a number quietly: a die in a roll, a victim
that follows more. For each such class of ability there is one question to an event and the table
before it; coverage asks it for every ability that is in force.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

import attrs

from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.events.health import HealthRecovered
from dmd_core.final_girl.events.killer import AttackBegan, KillerActs, KillerMoved
from dmd_core.final_girl.events.movement import GirlMoved
from dmd_core.final_girl.events.rolls import HorrorDiceRolled
from dmd_core.final_girl.events.saving import VictimSaved
from dmd_core.final_girl.events.victims import VictimKilled
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import NO_FIGURE
from dmd_core.final_girl.lookups import FOLLOWERS, special_of, token_spaces, victims_at
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.words.hooks import (
    ExtraDice,
    FollowLimit,
    FollowOntoKiller,
    Linked,
    MoreRecovery,
    SavedLast,
)
from dmd_core.final_girl.words.killer import (
    AttackBonus,
    Deadly,
    HitsAll,
    LuresKiller,
    MoveBonus,
    Paired,
)
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import SourceId


@final
@attrs.frozen
class Instant:
    """An event with the table before it, and the text that may have had to do with it."""

    game: Game
    table: Table
    event: Any
    source: SourceId


Evidence = Callable[[Any, Instant], bool]
"""``(ability, moment) -> bool``; `Any` because each is about one class of ability and event."""


def _extra_dice(ability: ExtraDice, m: Instant) -> bool:
    if ability.card is not None:
        return str(ability.card) == str(m.event.source)
    if not ability.with_victim:
        return True
    special = special_of(m.table, m.source)
    return special is not None and special.space == m.table.girl.space


def _follow_limit(ability: FollowLimit, m: Instant) -> bool:
    """More followed than without it, or as many as it still allows while others stayed."""
    along = m.event.plain + len(m.event.special)
    if ability.n > 0:
        return bool(along > FOLLOWERS)
    limit = follow_limit(m.game, m.table)
    return bool(along == limit < victims_at(m.table, m.table.girl.space))


def _onto_killer(_: FollowOntoKiller, m: Instant) -> bool:
    special = special_of(m.table, m.source)
    colours = m.event.special
    return special is not None and special.colour in colours and m.event.to == m.table.killer.space


def _linked(ability: Linked, m: Instant) -> bool:
    ends = token_spaces(m.table, ability.token)
    here = m.table.girl.space
    return here in ends and m.event.to in ends and m.event.to not in m.game.neighbours[here]


def _saved_last(_: SavedLast, m: Instant) -> bool:
    special = special_of(m.table, m.source)
    return special is not None and m.event.colour is special.colour


def _recovery(_: MoreRecovery, m: Instant) -> bool:
    return str(m.event.src) in m.game.actions


def _by_killer(_: object, m: Instant) -> bool:
    return bool(getattr(m.event, "minion", NO_FIGURE) == NO_FIGURE)


def _always(_: object, __: Instant) -> bool:
    return True


def _lured(ability: LuresKiller, m: Instant) -> bool:
    if ability.token is not None:
        return m.event.space in token_spaces(m.table, ability.token)
    special = special_of(m.table, m.source)
    return special is not None and m.event.space == special.space


def _deadly(ability: Deadly, m: Instant) -> bool:
    return m.event.space in token_spaces(m.table, ability.token) and not m.event.by


def _paired(_: Paired, m: Instant) -> bool:
    return victims_at(m.table, m.event.space) == 1 and not m.event.by


QUIET: Final[Mapping[type[Event], tuple[tuple[type[Any], Evidence], ...]]] = {
    HorrorDiceRolled: ((ExtraDice, _extra_dice),),
    GirlMoved: (
        (FollowLimit, _follow_limit),
        (FollowOntoKiller, _onto_killer),
        (Linked, _linked),
    ),
    VictimSaved: ((SavedLast, _saved_last),),
    HealthRecovered: ((MoreRecovery, _recovery),),
    AttackBegan: ((AttackBonus, _by_killer), (HitsAll, _by_killer)),
    KillerMoved: ((MoveBonus, _always),),
    KillerActs: ((LuresKiller, _lured),),
    VictimKilled: ((Deadly, _deadly), (Paired, _paired), (HitsAll, _always)),
}
"""For each class of events the classes of abilities that may show in it."""

__all__ = ["QUIET", "Instant"]

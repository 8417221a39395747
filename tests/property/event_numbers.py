"""Events that tell numbers: one that tells the truth of each, by the invariant that checks it."""

from typing import Any, Final, TypeAlias

import attrs

from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced, StageDefeated, StageRevealed
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced, FireRemoved, FireTaken
from dmd_core.death_may_die.events.harm import (
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.map import ObjectMended, ObjectWounded
from dmd_core.death_may_die.events.rolls import (
    DieRerolled,
    RollApplied,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import SanityLossReduced, SanityLost, ThresholdReached
from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.ids import DOWN, FigureId
from dmd_core.death_may_die.invariants import ChangeInvariant, FoldInvariant, Invariant
from dmd_core.death_may_die.state import HeldCard, Roll, RollKind, Side, Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import ItemId, Seat, SourceId
from dmd_core.kernel.node import replace
from tests.property.broken_tables import FIRST, GAME, SPACE, TABLE, enemy, owner, with_elder

Change: TypeAlias = tuple[Table, Event, Table]
Stream: TypeAlias = tuple[Change, ...]


@attrs.frozen
class Told:
    """An event that tells the truth, with what comes before and after it.

    Attributes:
        fields: its numbers that the invariant checks.
        table: the table before all of them.
        event: the event.
        after: what has to follow before a wrong number can be seen.
        before: what has to have happened.
    """

    fields: tuple[str, ...]
    table: Table
    event: Event
    after: tuple[Event, ...] = ()
    before: tuple[Event, ...] = ()

    def stream(self) -> Stream:
        """All events with what they do."""
        return run(self.table, *self.before, self.event, *self.after)

    def mistold(self, field: str) -> Stream:
        """The same with one number that is 1 too high; the table changes as before."""
        told = self.stream()
        place = len(self.before)
        before, event, after = told[place]
        value = getattr(event, field)
        wrong = value + 1 if isinstance(value, int) else _one_more(value)
        node: Any = event  # an event of any class, with this very field
        changed: Event = replace(node, **{field: wrong})
        return (*told[:place], (before, changed, after), *told[place + 1 :])


def _one_more(pairs: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Pairs of a card and a number, with the first number 1 higher."""
    (card, n), *others = pairs
    return ((card, n + 1), *others)


def run(table: Table, *events: Event) -> Stream:
    """The events with what they do to the table, as the reducers say."""
    changes: list[Change] = []
    for event in events:
        after = HANDLERS.reducers[type(event)](table, event)
        changes.append((table, event, after))
        table = after
    return tuple(changes)


_COMPANION: Final = min(
    card for (card, _), half in GAME.halves.items() if half.text.health and half.text.health > 1
)
_SIDE: Final = next(
    side for side in Side if (half := GAME.halves.get((_COMPANION, side))) and half.text.health
)
_FIGURE: Final = TABLE.enemies[0].id
_OBJECT: Final = TABLE.objects[0].id
_OPEN: Final = replace(
    TABLE,
    objects=(replace(TABLE.objects[0], wounds=2), *TABLE.objects[1:]),
    fire=((SPACE, 2),),
)
_HURT: Final = owner(
    _OPEN,
    stress=2,
    wounds=2,
    fire=2,
    substitutes=1,
    cards=(HeldCard(_COMPANION, _SIDE),),
    tokens=((DOWN, 1),),
    levels=(("toughness", 3),),
)
_SUCCESS, _BLANK = ItemId("success"), ItemId("blank")
_SHOWN: Final = (_SUCCESS, ItemId("success_tentacle"), GAME.bonus_die[0])
_ROLLED: Final = replace(
    _HURT, rolls=(Roll(RollKind.ENEMY, FIRST, 2, 1, attacker=_FIGURE, faces=_SHOWN),)
)
_FACES: Final = [GAME.faces[face] for face in _SHOWN]
_TALLY: Final = RollTallied(
    sum(face.successes for face in _FACES),
    sum(face.elder_signs for face in _FACES),
    sum(face.tentacles for face in _FACES),
)
_TALLIED: Final = run(_ROLLED, _TALLY)[-1][-1]
_THROWN: Final = replace(
    _HURT, rolls=(Roll(RollKind.PLAIN, FIRST, 1, 1, faces=(_SUCCESS, GAME.bonus_die[0])),)
)
_STAGE: Final = with_elder(_OPEN, wounds=GAME.stages[1].health + 1)
_TOUGH: Final = SourceId("toughness")
_WEAKER: Final = owner(_HURT, levels=(("toughness", 2),))

TRUE: Final[dict[str, tuple[Told, ...]]] = {
    "enemy_wounds_took_effect": (
        Told(("n", "lost"), _OPEN, EnemyWounded(_FIGURE, 1)),
        Told(("n",), enemy(_OPEN, wounds=1), EnemyWounded(_FIGURE, 1, lost=4)),
        Told(("n", "lost"), with_elder(_OPEN), EnemyWounded(FigureId(TABLE.next_figure), 99)),
    ),
    "object_wounds_took_effect": (
        Told(("n", "lost"), _OPEN, ObjectWounded(_OBJECT, 1)),
        Told(("n",), _OPEN, ObjectWounded(_OBJECT, 2, lost=1)),
        Told(("n",), _OPEN, ObjectMended(_OBJECT, 1)),
    ),
    "wounds_took_effect": (
        Told(("own", "companions", "lost"), _HURT, WoundsTaken(FIRST, 1, ((_COMPANION, 1),))),
        Told(("own",), owner(_HURT, wounds=4), WoundsTaken(FIRST, 1, lost=3)),
    ),
    "stress_took_effect": (
        Told(("n", "lost"), _HURT, StressTaken(FIRST, 1)),
        Told(("n",), _HURT, StressTaken(FIRST, GAME.tracks.stress - 2, 3)),
    ),
    "healing_took_effect": (Told(("stress", "wounds"), _HURT, Healed(FIRST, 2, 1)),),
    "tokens_were_counted": (Told(("change",), _HURT, TokensChanged(FIRST, DOWN, -1)),),
    "map_fire_was_counted": (
        Told(("n", "lost"), _HURT, FirePlaced(SPACE, 2)),
        Told(("n",), _HURT, FireRemoved(SPACE, 1)),
    ),
    "board_fire_was_counted": (
        Told(("real", "substitutes"), _HURT, FireTaken(FIRST, 2)),
        Told(("real", "substitutes"), _HURT, FireDiscarded(FIRST, 1, 1)),
    ),
    "stage_drops_the_excess": (Told(("stage", "dropped"), _STAGE, StageDefeated(2, 1)),),
    "advance_tells_its_space": (Told(("position",), TABLE, ElderOneAdvanced(2)),),
    "rounds_are_counted": (Told(("round",), TABLE, TurnStarted(Seat(1), 1)),),
    "roll_has_its_dice": (
        Told(("standard", "bonus"), TABLE, RollStarted(RollKind.PLAIN, FIRST, 3, 1)),
    ),
    "tally_counts_the_faces": (Told(("successes", "elder_signs", "tentacles"), _ROLLED, _TALLY),),
    "tally_changes_add_up": (
        Told(("successes", "elder_signs", "tentacles"), _TALLIED, TallyChanged(1, 0, -1)),
    ),
    "reductions_are_granted": (
        Told(("n",), _WEAKER, WoundsReduced(FIRST, 1, src=_TOUGH)),
        Told(("n",), _HURT, SanityLossReduced(FIRST, 1, src=_TOUGH)),
    ),
    "deflected_wounds_arrive": (
        Told(
            ("n",),
            _OPEN,
            WoundsDeflected(FIRST, 4, _FIGURE),
            after=(EnemyWounded(_FIGURE, 2, src=_TOUGH, lost=2),),
        ),
    ),
    "step_one_tells_its_wounds": (
        Told(
            ("dealt", "lost"),
            _ROLLED,
            RollApplied(2),
            before=(_TALLY, WoundsTaken(FIRST, 1, ((_COMPANION, 1),), src=_TOUGH)),
        ),
    ),
    "sanity_stops_at_thresholds": (Told(("n", "dropped"), TABLE, SanityLost(FIRST, 2)),),
    "thresholds": (Told(("position",), owner(TABLE, sanity=4), ThresholdReached(FIRST, 4)),),
    "stages_one_by_one": (Told(("stage",), with_elder(TABLE), StageRevealed(3)),),
    "rerolls_are_paid": (Told(("die",), _THROWN, DieRerolled(0, (_BLANK,))),),
}
"""By the name of the invariant that compares the number with the change of the table."""


def answers(invariant: Invariant[Game, Table], stream: Stream) -> list[str | None]:
    """What an invariant says to each event that it looks at."""
    if isinstance(invariant, FoldInvariant):
        fold = invariant.make(GAME)
        return [fold(*change) for change in stream]
    assert isinstance(invariant, ChangeInvariant)
    return [
        invariant.check(GAME, *change)
        for change in stream
        if not invariant.on or isinstance(change[1], invariant.on)
    ]


__all__ = ["TRUE", "Stream", "Told", "answers", "run"]

"""Invariants of many events: deaths and bloodlust, Final Health tokens, and the agenda."""

from functools import lru_cache
from typing import Final, final

from msgpack import unpackb

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.setup import SetUp
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.events.actions import CardsDiscarded
from dmd_core.final_girl.events.health import Revived, TokenRevealed
from dmd_core.final_girl.events.killer import BloodlustAtTop, BloodlustRose, KillerMoved
from dmd_core.final_girl.events.tracks import TimeMoved
from dmd_core.final_girl.events.turns import PhaseBegan, StepSkipped
from dmd_core.final_girl.events.victims import VictimKilled, VictimPanicked
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import BLANK
from dmd_core.final_girl.invariants.ties import TOP_TIME
from dmd_core.final_girl.lookups import enemy_spaces, victims_at
from dmd_core.final_girl.registry import FRAMES
from dmd_core.final_girl.state import Phase, Side, Table
from dmd_core.kernel.events import Event, Frame, PackedFrame, Parked
from dmd_core.tabletop.invariants import FoldInvariant

_PHASES: Final[dict[type[Frame], Phase]] = {
    ActionPhase: Phase.ACTION,
    PlanningPhase: Phase.PLANNING,
    KillerPhase: Phase.KILLER,
    PanicPhase: Phase.PANIC,
    UpkeepPhase: Phase.UPKEEP,
}
"""The frames that carry a phase."""


@final
class _Deaths:
    """Every death raises bloodlust before anything else goes on (FG-KIL-19, FG-BLD-06)."""

    def __init__(self, _game: Game) -> None:
        self._owed = 0

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        match event:
            case BloodlustRose() | BloodlustAtTop():
                self._owed = max(0, self._owed - 1)
            case VictimKilled() | KillerMoved() | Parked():
                owed = self._owed
                self._owed = int(isinstance(event, VictimKilled))
                if owed and after.outcome is None:
                    return f"a victim died, and {type(event).__name__} came before bloodlust rose"
            case _:
                pass
        return None


@final
class _Tokens:
    """A side returns to life with what its token shows, once (FG-FHT-04, -05, -09)."""

    def __init__(self, _game: Game) -> None:
        self._shown: dict[Side, str] = {}
        self._lived: set[Side] = set()

    def __call__(self, _before: Table, event: Event, _after: Table) -> str | None:
        match event:
            case TokenRevealed():
                self._shown[event.side] = event.drawn[0]
            case Revived():
                shown = self._shown.get(event.side, BLANK)
                if shown == BLANK or event.markers + 1 != int(shown):
                    return f"{event.side.value} returned with {event.markers + 1}, not {shown}"
                if event.side in self._lived:
                    return f"{event.side.value} returned a second time"
                self._lived.add(event.side)
            case _:
                pass
        return None


@final
class _Discards:
    """A card discarded for time gives 1 time at once, or none at the top (FG-TIM-03, -05)."""

    def __init__(self, _game: Game) -> None:
        self._waits = False

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        waited, self._waits = self._waits, False
        if isinstance(event, CardsDiscarded) and r.TIM_05 in event.why:
            self._waits = True
            if len(event.cards) != 1:
                return f"{len(event.cards)} cards were discarded for time at once"
        if not waited:
            return None
        gained = isinstance(event, TimeMoved) and event.n == 1
        full = isinstance(event, StepSkipped) and after.time == TOP_TIME
        return None if gained or full else f"{type(event).__name__} came before the time"


@final
class _Panic:
    """In the Panic phase each victim that stood with an enemy rolls once (FG-PAN-09)."""

    def __init__(self, _game: Game) -> None:
        self._left = 0

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        if isinstance(event, PhaseBegan):
            spaces = enemy_spaces(after)
            self._left = sum(victims_at(after, space) for space in spaces)
        elif isinstance(event, VictimPanicked) and not event.src and after.phase is Phase.PANIC:
            self._left -= 1
            if self._left < 0:
                return "more victims rolled than stood with an enemy"
        return None


@final
class _Agenda:
    """The frames that lie there belong to the phase of the table: none is left behind by a cut."""

    def __init__(self, _game: Game) -> None:
        self._frames: tuple[type | None, ...] = (SetUp,)

    def __call__(self, _before: Table, event: Event, after: Table) -> str | None:
        if not isinstance(event, Parked):
            return None
        self._frames = (*self._frames[: event.keep], *map(_class_of, event.push))
        if after.outcome is not None:
            return None
        names = [frame.__name__ for frame in self._frames if frame is not None]
        if after.phase is not Phase.SETUP and names[:1] != [NextPhase.__name__]:
            return f"{names[:1]} lies at the bottom in the phase {after.phase.value}"
        for frame in self._frames:
            own = None if frame is None else _PHASES.get(frame)
            if frame is not None and own is not None and own is not after.phase:
                return f"{frame.__name__} is left in the phase {after.phase.value}"
        twice = [name for name in names if name in _ONCE and names.count(name) > 1]
        return f"{twice[0]} lies there twice" if twice else None


def _class_of(frame: Frame) -> type | None:
    """The class of a frame; events of a log have it packed, see `PackedFrame`: its tag first.

    None for a frame that these rules do not have any more.
    """
    return _of_tag(frame.packed) if isinstance(frame, PackedFrame) else type(frame)


@lru_cache(maxsize=4096)  # the same few frames come back all the time
def _of_tag(packed: bytes) -> type | None:
    tag = unpackb(packed, strict_map_key=False)[0]
    return next((kind for kind, number in FRAMES.tags.items() if number == tag), None)


_ONCE: Final = frozenset({NextPhase.__name__, *(kind.__name__ for kind in _PHASES)})

FOLDS: Final = (
    FoldInvariant(r.KIL_19, "deaths_raise_bloodlust", _Deaths),
    FoldInvariant(r.FHT_09, "tokens_bring_back_once", _Tokens),
    FoldInvariant(r.TIM_05, "discards_give_time", _Discards),
    FoldInvariant(r.PAN_09, "victims_panic_once", _Panic),
    FoldInvariant(r.TRN_05, "frames_belong_to_the_phase", _Agenda),
)
"""Invariants of many events, each made anew for a game."""

__all__ = ["FOLDS"]

"""What is impossible about a position: every fault, as a chess program lists those of a board."""

from collections.abc import Iterator
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.dark_powers import RevealingPower
from dmd_core.final_girl.chapters.hand import HandLimit
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingAgain
from dmd_core.final_girl.chapters.searching import DrawingItem, Keeping, PuttingBack
from dmd_core.final_girl.chapters.setup import SetUp
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.invariants import check_state
from dmd_core.final_girl.invariants.ties import SETTLED, TIES
from dmd_core.final_girl.lookups import HAND_LIMIT
from dmd_core.final_girl.position.names import unknown_names
from dmd_core.final_girl.position.phases import ASKED, PHASES
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Phase, Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.tabletop.invariants import Kind
from dmd_core.tabletop.position.problems import against
from dmd_core.tabletop.position.trial import goes_on

OWN: Final[dict[type[Frame], Phase]] = {
    ActionPhase: Phase.ACTION,
    PlanningPhase: Phase.PLANNING,
    KillerPhase: Phase.KILLER,
    PanicPhase: Phase.PANIC,
    UpkeepPhase: Phase.UPKEEP,
}
"""The frames that play a phase."""


def faults(game: Game, state: State[Table]) -> tuple[Fault, ...]:
    """Everything that keeps a state from being one of a game.

    Args:
        game: the definition.
        state: a state, such as `position_from` gives.

    Returns:
        The faults, each with its path and the rules it breaks; none if the position is possible
        as far as can be told from itself: names, places, numbers of cards and figures, markers,
        and whether the agenda fits and goes on. Whether a course of play leads to it is not
        searched. With unknown names nothing further is looked at: it would rest on them.
    """
    table = state.table
    found = list(unknown_names(game, state))
    if found:
        return tuple(found)
    found += _turn(table)
    ties = TIES if _turning_over(state) else (*TIES, *SETTLED)
    for tie in ties:
        if table.outcome is None or tie.kind is Kind.EVENT:
            found.extend(against(path, says, tie.rules) for path, says in tie.check(game, table))
    # An invariant whose rule was named already would only say again what is wrong.
    cited = {rule for fault in found for rule in fault.rules}
    found.extend(
        against("table", f"{broken.says} ({broken.name})", (broken.rule,))
        for broken in check_state(game, table)
        if broken.rule not in cited
    )
    if not found:
        found.extend(_agenda(game, state))
    return tuple(found)


def _turning_over(state: State[Table]) -> bool:
    """Whether a dark power is about to be turned over."""
    return any(isinstance(frame, RevealingPower) for frame in state.agenda)


def _turn(table: Table) -> Iterator[Fault]:
    """The turn and the phase, and how the game ended."""
    over = table.phase is Phase.OVER
    if over != (table.outcome is not None):
        ended = "without an outcome" if over else f"with the outcome '{table.outcome}'"
        yield against("phase", f"'{table.phase.value}' {ended}", (r.TRN_03,))
    if (table.phase is Phase.SETUP) != (table.turn == 0) and not over:
        yield against("turn", f"{table.turn} in the phase {table.phase.value}", (r.TRN_02,))


def _agenda(game: Game, state: State[Table]) -> Iterator[Fault]:
    """Whether the frames belong together, and with the table, so that the game can go on."""
    table, frames = state.table, state.agenda
    if table.outcome is not None or not frames:
        if frames:
            yield against("agenda", "the game is over, nothing is left to do", (r.TRN_03,))
        elif table.outcome is None:
            yield against("agenda", "the game is not over, but nothing is left to do", (r.INV_10,))
        return
    found = [*_stacked(table, frames), *_under_way(table, frames)]
    yield from found
    if not found:
        yield from goes_on(FINAL_GIRL, game, state, (r.INV_10,))


def _stacked(table: Table, frames: tuple[Frame, ...]) -> Iterator[Fault]:
    """NextPhase at the bottom, above it what the phase of the table has pushed."""
    wanted = SetUp if table.phase is Phase.SETUP else NextPhase
    bottom = type(frames[0])
    if bottom is not wanted and not (wanted is SetUp and bottom is NextPhase):
        says = f"{bottom.__name__} lies at the bottom; {wanted.__name__} belongs there"
        yield against("agenda.0", says, (r.TRN_01,))
    for place, frame in enumerate(frames):
        kind = type(frame)
        own = OWN.get(kind)
        if place and kind in (NextPhase, SetUp):
            yield against(f"agenda.{place}", f"{kind.__name__} belongs at the bottom", (r.TRN_04,))
        elif own is not None and own is not table.phase:
            says = f"{kind.__name__} is left in the phase {table.phase.value}"
            yield against(f"agenda.{place}", says, (r.TRN_04,))


def _under_way(table: Table, frames: tuple[Frame, ...]) -> Iterator[Fault]:
    """What lies on the table unfinished has a frame that finishes it."""
    kinds = {type(frame) for frame in frames}
    bare = frames == ASKED or frames == PHASES.get(table.phase.value)
    if table.roll is not None and not kinds & {RollWindow, ThrowingAgain}:
        yield against(
            "roll", "nothing on the agenda works on it, such as a RollWindow", (r.ACT_06,)
        )
    if table.found and not kinds & {DrawingItem, Keeping, PuttingBack}:
        yield against("found", "nothing on the agenda searches, such as a Keeping", (r.SRC_03,))
    if len(table.hand) > HAND_LIMIT and HandLimit not in kinds:
        says = f"{len(table.hand)} cards, and no HandLimit on the agenda; allowed: {HAND_LIMIT}"
        yield against("hand", says, (r.INV_07, r.PLN_03))
    for path, value in (
        ("strike", table.strike),
        ("attack", table.attack),
        ("resolving", table.resolving),
    ):
        if bare and value:
            yield against(path, "it is under way, and the phase has just begun", (r.TRN_04,))
    if table.rewards and table.phase is not Phase.ACTION:
        yield against("rewards", "they are taken in the Action phase", (r.SAV_07, r.AMB_20))


__all__ = ["faults"]

"""What is impossible about a position: every fault, as a chess program lists those of a board."""

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import Kind, check_state
from dmd_core.death_may_die.invariants.ties import TIES
from dmd_core.death_may_die.position import components, progress
from dmd_core.death_may_die.position.names import unknown_names
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.tabletop.position.problems import against


def faults(game: Game, state: State[Table]) -> tuple[Fault, ...]:
    """Everything that keeps a state from being one of a game.

    Args:
        game: the definition.
        state: a state, such as `position_from` gives.

    Returns:
        The faults, each with its path and the rules it breaks; none if the position is possible
        as far as can be told from itself: names, places, numbers of components, markers, who
        lives, and whether the agenda fits and goes on. Whether a course of play leads to it is
        not searched. With unknown names nothing further is looked at: it would rest on them.
    """
    table = state.table
    found = [
        *components.seats(game, table),
        *unknown_names(game, state),
        *components.halves(game, table),
    ]
    if found:
        return tuple(found)
    for check in (
        components.cards,
        components.figures,
        components.tokens,
        components.boards,
        components.elder_one,
        components.objects,
        progress.turn,
        progress.rolls,
    ):
        found.extend(check(game, table))
    for tie in TIES:
        if table.outcome is None or tie.kind is Kind.EVENT:
            found.extend(against(path, says, tie.rules) for path, says in tie.check(game, table))
    # An invariant whose rule was named already would only say again, and less exactly, what is
    # wrong; on a table without faults of the parts all of them are heard.
    cited = {rule for fault in found for rule in fault.rules}
    if not any(
        fault.place.startswith("elder.") for fault in found
    ):  # they rest on Stage and figure
        found.extend(
            against("table", f"{broken.says} ({broken.name})", (broken.rule,))
            for broken in check_state(game, table)
            if broken.rule not in cited
        )
    if not found:
        found.extend(progress.agenda(game, state))
    return tuple(found)


__all__ = ["faults"]

"""Whether a table is one of a definition, as far as what lies on it from the start shows it."""

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.state import Table
from dmd_core.kernel.schema.faults import Fault


def differs(game: Game, table: Table) -> Fault | None:
    """The fault that a table is one of another killer, location or Final Girl; None if it fits.

    Looked at is what no card changes: her maximum health (FG-SET-17), the spaces of the item
    decks (FG-SET-11) and the finales of the killer (FG-SET-07). Two Final Girls of one health are
    not told apart: nothing on the table is of one of them alone. It takes a microsecond; all that
    can be wrong with a state is found by `faults`.
    """
    girl = game.girl
    if table.girl.max_health != girl.health:
        allowed = f"{girl.health}, as {girl.name} has it"
        return Fault(("table", "girl", "max_health"), str(table.girl.max_health), (allowed,))
    decks = tuple([deck.space for deck in table.items])
    if decks != game.search_spaces:
        there = ", ".join(decks) or "none"
        return Fault(("table", "items"), there, (", ".join(game.search_spaces),))
    if not game.finales.keys() >= {*table.finales}:
        return Fault(("table", "finales"), ", ".join(table.finales), tuple(sorted(game.finales)))
    return None


__all__ = ["differs"]

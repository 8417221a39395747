"""Names of identity: what seats, rules, sources and drawn items are called.

Identifiers are strings in memory, so that a state, an event and a refusal can be read as they
are; the codec writes them as small numbers.
"""

from typing import Final, NewType, cast

Seat = NewType("Seat", int)
"""A place at the table, 0 for the first; `TABLE` and `NOBODY` are negative."""

TABLE: Final = Seat(-1)
"""The seat that types in real dice and cards when chance comes from the table."""

NOBODY: Final = Seat(-2)
"""The seat that is waited for when the game is over: nobody."""

RuleId = NewType("RuleId", str)
"""Id of a rule, ruling or decision point of a rulebook, such as ``DMD-SAN-03``."""

SourceId = NewType("SourceId", str)
"""Id of the card, skill, enemy or rule text that caused an event; empty for the bare rules."""

ItemId = NewType("ItemId", str)
"""Id of one thing chance can pick: a face of a die, a card, a player."""

KindId = NewType("KindId", str)
"""Id of a kind of decision, such as ``reroll``; stable, used by frontends to pick a form."""

NO_SOURCE: Final = SourceId("")


def item_ids(given: tuple[str, ...]) -> tuple[ItemId, ...]:
    """Texts under the name of their type: the tuple that was given, for the type checker.

    As the call of a `NewType` does for one id, it changes and checks nothing.
    """
    return cast("tuple[ItemId, ...]", given)

"""What happens to killer and minions, beside what they do themselves."""

from typing import final

from dmd_core.final_girl.ids import MinionKind
from dmd_core.final_girl.words.amounts import Amount
from dmd_core.final_girl.words.base import Effect, word
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("heal_killer")
@node
class HealKiller(Effect):
    """The killer regains health, up to its maximum (FG-AMB-34)."""

    n: Amount = 1
    """How much."""


@final
@word("damage_killer")
@node
class DamageKiller(Effect):
    """The killer loses health; minor dark powers lose theirs first (FG-ATK-06)."""

    n: Amount = 1
    """How much."""


@final
@word("hurt_pawns")
@node
class HurtPawns(Effect):
    """Final Girl and killer lose health if they stand there, at the same moment (FG-AMB-45)."""

    on: Spaces
    """The spaces."""
    n: int = 1
    """How much each loses."""


@final
@word("put_killer")
@node
class PutKiller(Effect):
    """The killer is put on a space without moving (FG-AMB-81).

    Of several the one with more victims, then the player chooses (FG-AMB-35).
    """

    to: Spaces
    """The space."""


@final
@word("spawn")
@node
class Spawn(Effect):
    """Minions come to a space, as long as there are tokens of their kind (FG-MIN-06, -11)."""

    minion: MinionKind
    """The kind."""
    to: Spaces
    """The space; of several the player chooses one (FG-DEC-20)."""
    n: Amount = 1
    """How many."""


@final
@word("end_killer_phase")
@node
class EndKillerPhaseNow(Effect):
    """The Killer phase ends at once (FG-AMB-48); in any other phase nothing happens (FG-AMB-88)."""


__all__ = [
    "DamageKiller",
    "EndKillerPhaseNow",
    "HealKiller",
    "HurtPawns",
    "PutKiller",
    "Spawn",
]

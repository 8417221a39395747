"""Events of health: losses, recovery, Final Health tokens."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import set_markers, set_token, without
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Side, Table, Token
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=15)
@node
class HealthRecovered:
    """A side regained health."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.HP_04,)

    side: Side
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HealthRecovered)
def health_recovered(table: Table, event: HealthRecovered) -> Table:
    """Markers are put on (FG-HP-02)."""
    return set_markers(table, event.side, event.n)


@final
@event(tag=16)
@node
class HealthLost:
    """A side lost health markers, and its Final Health token is due if `token`."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.HP_03,)

    side: Side
    n: int
    token: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HealthLost)
def health_lost(table: Table, event: HealthLost) -> Table:
    """Markers first; then the token is revealed, if it is due (FG-FHT-02)."""
    return set_markers(table, event.side, -event.n)


@final
@event(tag=17)
@node
class TokenRevealed:
    """A black Final Health token was revealed and is out of the game."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.FHT_02,
        r.FHT_06,
    )

    side: Side
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenRevealed)
def token_revealed(table: Table, event: TokenRevealed) -> Table:
    """That side has no token now (FG-FHT-06)."""
    table = replace(table, health_tokens=without(table.health_tokens, event.drawn[0]))
    return set_token(table, event.side, Token.NONE, 0)


@final
@event(tag=18)
@node
class TokenLost:
    """A side lost its white Final Health token."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FHT_09,)

    side: Side
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenLost)
def token_lost(table: Table, event: TokenLost) -> Table:
    """That side is dead for good (FG-FHT-09)."""
    return set_token(table, event.side, Token.NONE, 0)


@final
@event(tag=19)
@node
class Revived:
    """A side returned to life with a white token and so many markers."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FHT_05,)

    side: Side
    markers: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(Revived)
def revived(table: Table, event: Revived) -> Table:
    """Health is markers and token (FG-FHT-05)."""
    return set_token(table, event.side, Token.WHITE, event.markers)

"""Abilities of Enemies and Stages."""

from typing import ClassVar, final

from dmd_core.death_may_die.effects.control import Effect
from dmd_core.death_may_die.ids import TokenId
from dmd_core.kernel.node import node


@final
@node
class BeforeAttack:
    """Of an Enemy: done before its attack is rolled (DEF-07). The Enemy is "it"."""

    HOOK: ClassVar[str] = "before_attack"

    then: Effect
    slot: str = ""


@final
@node
class CountElderSigns:
    """Of an Enemy: in its attack each Elder Sign is a Success too (DEF-04)."""

    HOOK: ClassVar[str] = "count_elder_signs"

    slot: str = ""


@final
@node
class AddTentacles:
    """Of an Enemy on a Space with such a token: Tentacles join its rolls (AMB-117)."""

    HOOK: ClassVar[str] = "add_tentacles"

    n: int
    token: TokenId
    slot: str = ""


@final
@node
class TokenShortage:
    """Of a Stage: done whenever such a token must be placed and none is left (AMB-107)."""

    HOOK: ClassVar[str] = "token_shortage"

    token: TokenId
    then: Effect
    slot: str = ""


__all__ = [
    "AddTentacles",
    "BeforeAttack",
    "CountElderSigns",
    "TokenShortage",
]

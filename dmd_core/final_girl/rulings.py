"""Rulings: how open questions of the rulebook are answered in one game.

Every field is a question that the printed rulebook leaves open and that a player may answer by a
house rule; the default is the recommended answer. The value stands in the setup of every log, so a
replay does not depend on later defaults.
"""

from typing import Literal, final

import attrs

from dmd_core.kernel.node import node


@final
@node
class Rulings:
    """House-rule switches; the defaults are the recommended answers."""

    principle: Literal["worst", "realistic", "funniest"] = "worst"
    """FG-AMP-01: by what the player settles situations that the rules leave open."""
    recycle_saved: bool = False
    """FG-AMB-22: saved victims go back to the supply when her card is flipped, or at once later."""

    def __repr__(self) -> str:
        others = (
            f"{field.name}={value!r}"
            for field in attrs.fields(Rulings)
            if (value := getattr(self, field.name)) != field.default
        )
        return f"Rulings({', '.join(others)})"


__all__ = ["Rulings"]

"""Numbers of the rulebook that hold whatever packs are played."""

from typing import Final

MAX_PLAYERS: Final = 5
"""Most players of one game (GEN-01)."""

STAGES: Final = 4
"""Stages 1, 2, 3 and the Final Stage, numbered 1 to 4 (GEN-06)."""

SYMBOLS_TO_ADVANCE: Final = 3
"""Summoning symbols in the discard pile that make the Elder One advance (SUM-03)."""

FIRST_ON_BOARD: Final = 2
"""The Stage whose reveal brings the Elder One to the board (SUM-11, -12)."""

TOP_LEVEL: Final = 4
"""The highest level of a Skill."""

__all__ = ["FIRST_ON_BOARD", "MAX_PLAYERS", "STAGES", "SYMBOLS_TO_ADVANCE", "TOP_LEVEL"]

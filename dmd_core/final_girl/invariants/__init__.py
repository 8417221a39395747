"""Global invariants of the rules, to be checked by tests, verifiers and anybody in doubt.

Nothing here changes a game. `check_state` looks at one table, `Watch` follows a whole game event
by event, `INVARIANTS` lists them all with the rule each one guards.
"""

from dmd_core.final_girl.invariants.watch import INVARIANTS, Watch, check_state

__all__ = ["INVARIANTS", "Watch", "check_state"]

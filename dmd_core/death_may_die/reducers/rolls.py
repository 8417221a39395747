"""Reducers of rolls: the dice on the table."""

from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    AttackRedirected,
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.reducers.parts import add_count, add_use, set_investigator, set_rolls
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Roll, Scope, Table
from dmd_core.kernel.ids import NO_SOURCE
from dmd_core.kernel.node import replace


@RULES.on(AttackDeclared)
def attack_declared(table: Table, _event: AttackDeclared) -> Table:
    """The roll that follows carries the targets."""
    return table


@RULES.on(EnemyAttackDeclared)
def enemy_attack_declared(table: Table, event: EnemyAttackDeclared) -> Table:
    """The Enemy has used its attack of this phase (FIGHT-02)."""
    return replace(table, attackers=(*table.attackers, event.figure))


@RULES.on(AttackRedirected)
def attack_redirected(table: Table, _event: AttackRedirected) -> Table:
    """The roll that follows has another owner."""
    return table


@RULES.on(RollStarted)
def roll_started(table: Table, event: RollStarted) -> Table:
    """A new roll on top of those in progress."""
    started = Roll(
        kind=event.kind,
        owner=event.owner,
        standard=event.standard,
        bonus=event.bonus,
        attacker=event.attacker,
        targets=event.targets,
        action=event.action,
        object=event.object,
        redirected=event.redirected,
        lone=event.lone,
    )
    return set_rolls(table, (*table.rolls, started))


def _set_roll(table: Table, changed: Roll) -> Table:
    return set_rolls(table, (*table.rolls[:-1], changed))


@RULES.on(DiceRolled)
def dice_rolled(table: Table, event: DiceRolled) -> Table:
    """The dice show their faces."""
    return _set_roll(table, replace(table.rolls[-1], faces=event.drawn))


@RULES.on(DieRerolled)
def die_rerolled(table: Table, event: DieRerolled) -> Table:
    """One face is new and the reroll is paid (REROLL-01, -08)."""
    rolled = table.rolls[-1]
    faces = (*rolled.faces[: event.die], event.drawn[0], *rolled.faces[event.die + 1 :])
    if event.pay == NO_SOURCE:
        owner = table.investigators[rolled.owner]
        table = set_investigator(table, rolled.owner, replace(owner, stress=owner.stress + 1))
        return _set_roll(table, replace(rolled, faces=faces))
    if event.per_turn:
        table = add_use(table, event.pay, rolled.owner, Scope.TURN)
        return _set_roll(table, replace(rolled, faces=faces))
    used = add_count(rolled.used, event.pay, 1)
    return _set_roll(table, replace(rolled, faces=faces, used=used))


@RULES.on(RollTallied)
def roll_tallied(table: Table, event: RollTallied) -> Table:
    """The symbols are counted (RES-01)."""
    changed = replace(
        table.rolls[-1],
        tallied=True,
        successes=event.successes,
        elder_signs=event.elder_signs,
        tentacles=event.tentacles,
    )
    return _set_roll(table, changed)


@RULES.on(TallyChanged)
def tally_changed(table: Table, event: TallyChanged) -> Table:
    """The counts change by what a text says (RES-02)."""
    rolled = table.rolls[-1]
    changed = replace(
        rolled,
        successes=rolled.successes + event.successes,
        elder_signs=rolled.elder_signs + event.elder_signs,
        tentacles=rolled.tentacles + event.tentacles,
    )
    return _set_roll(table, changed)


@RULES.on(RollApplied)
def roll_applied(table: Table, event: RollApplied) -> Table:
    """What step 1 did is known to the effects of step 2."""
    return _set_roll(table, replace(table.rolls[-1], dealt=event.dealt, killed=event.killed))


@RULES.on(RollEnded)
def roll_ended(table: Table, _event: RollEnded) -> Table:
    """The dice leave the table."""
    return set_rolls(table, table.rolls[:-1])

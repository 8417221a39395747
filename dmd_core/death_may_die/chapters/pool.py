"""The pool of a roll: how many dice, and what abilities may ask about it (DICE-01, -02, SAN-10)."""

from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext, found, holds
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import HURTING, Roll, RollKind, Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.death_may_die.words.rolls import BonusDice
from dmd_core.death_may_die.words.when import Reach
from dmd_core.kernel.ids import Seat

STANDARD_DICE: Final = 3
"""Standard dice of an Investigator's roll (DICE-01)."""
FACES: Final = (r.DICE_04, r.DICE_12)
"""What typed dice rest on: faces there are, and no Tentacle on a bonus die."""
STREAMS: Final = {
    RollKind.ATTACK: Stream.ATTACK,
    RollKind.PLAIN: Stream.TEST,
    RollKind.ENEMY: Stream.FIGHT,
    RollKind.FIRE: Stream.FIRE,
    RollKind.AGAINST: Stream.TEST,
}
"""The stream of chance of each kind of roll: one roll never moves the dice of another."""


def context_of(table: Table, rolled: Roll) -> RollContext:
    """What conditions of abilities may ask about a roll."""
    reach: Reach | None = None
    if rolled.kind is RollKind.ATTACK:
        space = table.investigators[rolled.owner].space
        enemies = [figure(table, target) for target in rolled.targets]
        away = any(enemy is not None and enemy.space != space for enemy in enemies)
        reach = Reach.AWAY if away else Reach.HERE
    return RollContext(rolled.kind, reach, rolled.action, rolled.redirected)


def bonus_dice(game: Game, table: Table, seat: Seat, context: RollContext) -> int:
    """Bonus dice of an Investigator for a roll: abilities and Thresholds (DICE-02, SAN-10).

    They join the rolls it makes, not those that hurt it (AMB-06), and all of them must be rolled
    (AMB-07).
    """
    owner = table.investigators[seat]
    against = context.kind in HURTING
    if against and not game.rulings.bonus_dice_on_rolls_against:
        return 0
    if against:
        return owner.bonus_dice
    extra = 0
    for ability, _ in found(game, owner, BonusDice):
        if holds(game, table, seat, ability.when, context):
            extra += ability.n
    return owner.bonus_dice + extra

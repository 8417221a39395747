"""What weapons and attack cards do for a simple player, judged by the odds of dice."""

from functools import cached_property, lru_cache
from typing import Final, final

from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.content.definitions import ActionDef, CardUse, Line
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, CardId
from dmd_core.final_girl.lookups import carried, found, is_weapon, usable_there
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.words import hooks, symbols
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.hooks import of_kind
from dmd_replay.games.final_girl.odds import PARTIALS, SUCCESSES, HorrorThrow, row_of
from dmd_replay.games.final_girl.tracks import TIME

DAMAGE: Final = 6.0
"""What one damage to the killer is worth."""


@lru_cache(maxsize=64)
def thrown(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Successes and partial successes of a throw, each pair with its chance, rounded.

    Bots ask thousands of times per game and need no fractions.
    """
    whole = HorrorThrow(dice).pool.distribution()
    return tuple((shown[SUCCESSES], shown[PARTIALS], n / whole.total) for shown, n in whole)


@final
class Arms:
    """What she carries and holds to attack with, and the dice she throws."""

    def __init__(self, game: Game, table: Table) -> None:
        """Look at a table."""
        self._game = game
        self._table = table

    @cached_property
    def armed(self) -> int:
        """The best modifier of a weapon she carries that needs an action card."""
        return max(
            (
                self._game.items[item.card].modifier
                for item in self._table.carried
                if is_weapon(self._game.items[item.card]) and not self.shot_of(item.card)
            ),
            default=0,
        )

    def shot_of(self, card: CardId) -> tuple[hooks.Shoot, ...]:
        """How a weapon works without an action card; nothing if it does not."""
        return of_kind(self._game.hooks.get(SourceId(card), {}), hooks.Shoot)

    @cached_property
    def shots(self) -> tuple[tuple[int, int, float], ...]:
        """Ranges from which weapons in her hands shoot, and what all their shots are worth now."""
        found_now: list[tuple[int, int, float]] = []
        for item in self._table.carried:
            text, shot = self._game.items[item.card], self.shot_of(item.card)
            if shot and text.range is not None and usable_there(self._game, item):
                most = self._table.time // shot[0].time if shot[0].time else item.uses
                worth = DAMAGE * text.modifier - TIME * shot[0].time
                found_now.append((*text.range, worth * min(item.uses or most, most)))
        return tuple(found_now)

    @cached_property
    def strikes(self) -> float:
        """Damage that the attack cards in hand may do in one phase on the killer's space."""
        best = sorted((self.damage_of(card) for card in self._table.hand), reverse=True)
        return sum(best[:3])

    def damage_of(self, card: ActionId) -> float:
        """The damage an action card does on average on the killer's space."""
        text = self._game.actions[card]
        if text.use is not CardUse.ACTION:
            return 0.0
        bonus = self.bonus(card, 0)
        hits = {
            row: max((damage_in(line) for line in lines), default=0)
            for row, lines in rows_of(text).items()
        }
        if not any(hits.values()):
            return 0.0
        return sum(
            chance * (hits[row_of(shown)] + (bonus if hits[row_of(shown)] else 0))
            for shown, _, chance in self.throws(SourceId(card))
        )

    def bonus(self, card: ActionId, away: int) -> int:
        """What raises the damage of an action card at a distance of the killer."""
        weapons = [
            self._game.items[item.card]
            for item in self._table.carried
            if usable_there(self._game, item)
        ]
        best = max(
            (
                one.modifier
                for one in weapons
                if one.range is not None
                and one.range[0] <= away <= one.range[1]
                and (not one.cards or card in one.cards)
                and not self.shot_of(one.id)
            ),
            default=0,
        )
        if away == 0:
            best += sum(
                ability.n for ability, _ in found(self._game, self._table, hooks.DamageBonus)
            )
        return best

    def throws(self, source: SourceId) -> tuple[tuple[int, int, float], ...]:
        """What a roll for a text may show, partial successes among the successes if they count."""
        table = self._table
        found_now = thrown(dice_of(self._game, table, source))
        if table.partials_next_roll or table.partials_this_phase:
            return tuple((shown + partial, 0, chance) for shown, partial, chance in found_now)
        return found_now

    def weapon(self, weapon: CardId) -> float:
        """What letting a weapon modify an attack is worth."""
        text, item = self._game.items[weapon], carried(self._table, weapon)
        return DAMAGE * text.modifier - (0.5 if item is not None and item.uses else 0.0)


def rows_of(text: ActionDef) -> dict[Row, tuple[Line, ...]]:
    """The lines of every row of an action card."""
    return {Row.DOUBLE: (text.double,), Row.SINGLE: (text.single,), Row.FAIL: text.fail}


def damage_in(line: Line) -> int:
    """The damage that a line deals without a weapon."""
    return sum(effect.n for effect in line.effects if isinstance(effect, symbols.Damage))


__all__ = ["DAMAGE", "Arms", "damage_in", "rows_of"]

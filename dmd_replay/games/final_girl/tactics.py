"""Estimates a simple player goes by: what a text or a card is worth.

Everything here looks at the open table only. Chance is judged by the odds of dice, never by
looking ahead.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Final, final

from dmd_core.final_girl.asking import amount_of
from dmd_core.final_girl.content.definitions import ActionDef, CardUse, Line
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, CardId
from dmd_core.final_girl.lookups import carried, deck_side, is_weapon
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import control, decks, enemies, symbols, travel
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_replay.games.final_girl.arms import DAMAGE, Arms, damage_in, rows_of
from dmd_replay.games.final_girl.odds import BOTH, PRICE, row_of
from dmd_replay.games.final_girl.places import GOOD, Places, searches
from dmd_replay.games.final_girl.tracks import ENDING, Tracks

FREE: Final = 0.1
"""What a card is worth that costs nothing and comes back anyway."""
FULL: Final = 7
"""With more cards in hand each is in the way of others."""
CARD: Final = 0.35
"""What a card in hand is worth to her for each time it costs, and for itself."""


@final
class Outlook:
    """The table as the player sees it."""

    def __init__(self, game: Game, table: Table) -> None:
        """Look at a table."""
        self.game = game
        self.table = table
        self.tracks = Tracks(game, table)
        self.arms = Arms(game, table)
        self.places = Places(game, table, self.tracks, self.arms)

    def effect(self, effect: Effect) -> float:  # noqa: C901, PLR0912 - one case per word
        """What carrying out a text now is worth."""
        env = Env()
        match effect:
            case symbols.Time(n=n):
                return self.tracks.time(amount_of(self.game, self.table, env, n))
            case symbols.Horror(n=n):
                return self.tracks.horror(amount_of(self.game, self.table, env, n))
            case symbols.Recover(n=n):
                return self.tracks.gain(amount_of(self.game, self.table, env, n))
            case symbols.LoseHealth(n=n):
                return -self.tracks.loss(amount_of(self.game, self.table, env, n))
            case symbols.Move(n=n):
                return self.places.moving(n)
            case symbols.EndPhase():
                return -ENDING * len(self.table.hand)
            case symbols.StoreDice(n=n):
                return 0.9 * n
            case symbols.GrantPartials(phase=phase):
                return 3.0 if phase else 1.8
            case symbols.Search(n=n):
                return self.places.searching * (1.0 if n == 1 else 1.4) if self._deck else 0.0
            case symbols.TakeCard(card=card, cost=cost):
                return CARD * (self.game.costs.get(card, 0) if card is not None else cost) + 0.4
            case symbols.Bloodlust():
                return -2.0
            case symbols.Prevent(n=n, minimum=least):
                hit = 0 if self.table.attack is None else self.table.attack.damage
                left = 0 if not n else max(least, hit - n)
                return self.tracks.loss(hit) - self.tracks.loss(min(hit, left))
            case enemies.DamageKiller(n=n):
                return DAMAGE * amount_of(self.game, self.table, env, n)
            case decks.DiscardMinor():
                return 2.0
            case decks.LookTerror():
                return 0.5
            case decks.SurveyItems():
                return 0.5
            case travel.NextTime():
                return 1.0
            case control.Sequence(steps=steps):
                return self.effects(steps)
            case control.If(then=then):
                return 0.5 * self.effect(then)
            case control.May(then=then):
                return max(0.0, self.effect(then))
            case control.Choose(options=options):
                return max((self.effect(one.then) for one in options), default=0.0)
            case control.HorrorRoll(each=each):
                shown = sum(n * chance for n, _, chance in self.arms.throws(NO_SOURCE))
                return shown * self.effect(each)
            case _:
                return 0.0

    def effects(self, effects: Iterable[Effect]) -> float:
        """What several are worth, one after the other."""
        return sum(map(self.effect, effects))

    @cached_property
    def _deck(self) -> bool:
        return bool(deck_side(self.table, self.table.girl.space))

    def lines(self, card: ActionId, row: Row) -> tuple[Line, ...]:
        """The lines of a row."""
        return rows_of(self.game.actions[card])[row]

    def line(self, card: ActionId, line: Line) -> float:
        """What a line of an action card is worth now."""
        table = self.table
        value = self.effects(line.effects)
        dealt = damage_in(line)
        if dealt:
            aimed = table.strike.space if table.strike is not None else table.killer.space
            away = self.game.distance(table.girl.space, aimed) or 0
            value += DAMAGE * (dealt + self.arms.bonus(card, away))
        return value

    def row(self, card: ActionId, row: Row) -> float:
        """What a row of an action card is worth now, the better line of two."""
        return max((self.line(card, line) for line in self.lines(card, row)), default=0.0)

    def playing(self, card: ActionId) -> float:
        """What playing an action card is worth on average, with conversions that pay."""
        rows = {row: self.row(card, row) for row in Row}
        hand = list(self.table.hand)
        hand.remove(card)
        prices = sorted(map(self.keeping, hand))
        value = 0.0
        for shown, partial, chance in self.arms.throws(SourceId(card)):
            best = rows[row_of(shown)]
            for more in range(1, min(partial, BOTH - shown, len(prices) // PRICE) + 1):
                paid = sum(prices[: PRICE * more])
                best = max(best, rows[row_of(shown + more)] - paid)
            value += chance * best
        return value

    def keeping(self, card: ActionId) -> float:
        """What a card in hand is worth."""
        cost = self.game.costs[card]
        crowd = max(0, len(self.table.hand) - FULL) * FREE
        if not cost:
            return FREE - crowd
        use = self.game.actions[card].use
        return CARD * (cost + 1) - crowd + (0.8 if use is CardUse.REACTION else 0.0)

    def buying(self, card: ActionId) -> float:
        """What buying a card is worth; time that is left is lost."""
        game, table = self.game, self.table
        text = game.actions[card]
        have = table.hand.count(card)
        if not game.costs[card]:
            return 9.0 - have
        if text.use is CardUse.REACTION:
            return (5.5 if not have else 2.0) + (
                1.0 if self.places.danger(table.girl.space) > 1 else 0.0
            )
        if searches(text):
            return (
                (6.0, 3.0)[self.arms.armed] - 3.0 * have if self.arms.armed < GOOD else 1.0 - have
            )
        hits = max(
            (damage_in(line) for lines in rows_of(text).values() for line in lines), default=0
        )
        if hits:
            return 2.0 + 1.1 * hits + 1.5 * self.arms.armed
        if _recovers(text):
            hurt = table.girl.max_health - table.girl.health
            return 2.5 * hurt - 3.0
        return 3.0 - have

    def item(self, card: CardId) -> float:
        """What an item is worth."""
        text = self.game.items[card]
        if self.arms.shot_of(card):
            item = carried(self.table, card)
            return 3.0 + 1.2 * (text.uses if item is None else item.uses)
        if is_weapon(text):
            narrow = bool(text.cards) or text.range != (0, 0)
            return 3.0 + 2.5 * text.modifier - 0.5 * text.hands - (2.0 if narrow else 0.0)
        return 2.0 + (0.5 if text.single else 0.0)


def _recovers(text: ActionDef) -> bool:
    return any(isinstance(effect, symbols.Recover) for effect in text.double.effects)


__all__ = ["Outlook"]

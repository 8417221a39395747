"""Estimates a simple player goes by: what a place, a text or a card is worth.

Everything here looks at the open table only. Chance is judged by the odds of dice, never by
looking ahead. One point is about what one time is worth twice over; the numbers were tuned over
seeded games.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final, final

from dmd_core.final_girl.asking import amount_of
from dmd_core.final_girl.chapters.attack import targets
from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.content.definitions import ActionDef, CardUse, Line
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, CardId, SpaceId
from dmd_core.final_girl.lookups import (
    TOP_HORROR,
    TOP_TIME,
    attack_value,
    carried,
    deck_side,
    found,
    groups,
    is_weapon,
    minions_at,
    move_value,
    on_red,
    usable_there,
)
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words import control, decks, enemies, hooks, symbols, travel
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.tabletop.hooks import of_kind
from dmd_replay.games.final_girl.odds import BOTH, PARTIALS, PRICE, SUCCESSES, HorrorThrow, row_of

DAMAGE: Final = 6.0
"""What one damage to the killer is worth."""
HEALTH: Final = (14.0, 14.0, 8.0, 4.5, 3.0)
"""What the next point of her health is worth, by how many she has; more are worth the last."""
TIME: Final = 0.36
LEVEL: Final = 2.1
"""What one level of horror is worth."""
EDGE: Final = 2.1
"""So much more where another level changes the dice or raises bloodlust."""
SAVED: Final = 1.5
"""What a saved victim is worth beside its reward."""
ENOUGH: Final = 4
"""Time that is always of use in Planning."""
SPARE: Final = 0.15
"""What time is worth anyway."""
RED_TIME: Final = 1.5
"""What it costs to end on the red space."""
FREE: Final = 0.1
"""What a card is worth that costs nothing and comes back anyway."""
FULL: Final = 7
"""With more cards in hand each is in the way of others."""
CARD: Final = 0.35
"""What a card in hand is worth to her for each time it costs, and for itself."""
REACH: Final = 8.0
"""From so many steps away a goal is worth nothing."""
SEARCHING: Final = 8.0
HALF_ARMED: Final = 2.5
ARMED: Final = 0.8
"""What a search is worth: without a weapon, with one that adds 1, with a better one."""
ENDING: Final = 0.2
"""What each card in hand loses when the phase ends before it could be played."""
GOOD: Final = 2
"""The modifier of a weapon with which no better one is looked for."""
FEAR: Final = 0.3
"""How much of what the killer may do to her counts."""
STRIKE: Final = 0.7
"""How much of what her attack cards may do counts before they are played."""
_FAR: Final = 99


@lru_cache(maxsize=64)
def thrown(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Successes and partial successes of a throw, each pair with its chance, rounded.

    Bots ask thousands of times per game and need no fractions.
    """
    whole = HorrorThrow(dice).pool.distribution()
    return tuple((shown[SUCCESSES], shown[PARTIALS], n / whole.total) for shown, n in whole)


@final
class Outlook:
    """The table as the player sees it."""

    def __init__(self, game: Game, table: Table) -> None:
        """Look at a table."""
        self.game = game
        self.table = table

    # --- numbers ---------------------------------------------------------------------------------

    def health(self, n: int = 0) -> float:
        """What the next point of her health is worth, with n more than she has."""
        return HEALTH[min(max(0, self.table.girl.health + n), len(HEALTH) - 1)]

    def loss(self, n: int) -> float:
        """What losing so much health costs."""
        return sum(self.health(-lost - 1) for lost in range(min(n, self.table.girl.health + 1)))

    def gain(self, n: int) -> float:
        """What so much recovery is worth."""
        room = self.table.girl.max_health - self.table.girl.health
        return sum(self.health(got) for got in range(min(n, room)))

    def horror(self, n: int) -> float:
        """What a move of the horror marker is worth; up is negative."""
        value, now = 0.0, self.table.horror
        for _ in range(abs(n)):
            then = now - 1 if n < 0 else now + 1
            if not 0 <= then <= TOP_HORROR:
                return value + (TIME if n < 0 else -2 * EDGE) * (abs(n))
            dice = self.game.board.dice
            step = LEVEL + (EDGE if dice[then] != dice[now] else 0.0)
            value += step if n < 0 else -step
            now = then
        return value

    def time(self, n: int) -> float:
        """What time gained or lost is worth; falling to red ends the phase, too.

        More than a turn can spend is worth little.
        """
        now = self.table.time
        if on_red(self.table):
            return 0.0
        left = min(now + n, TOP_TIME)
        if left < 0:
            return -TIME * now - RED_TIME - ENDING * len(self.table.hand)
        return TIME * (min(left, ENOUGH) - min(now, ENOUGH)) + SPARE * (left - now)

    # --- places ----------------------------------------------------------------------------------

    @cached_property
    def victims(self) -> dict[SpaceId, int]:
        """Victims by space."""
        return groups(self.table)

    @cached_property
    def armed(self) -> int:
        """The best modifier of a weapon she carries that needs an action card."""
        return max(
            (
                self.game.items[item.card].modifier
                for item in self.table.carried
                if is_weapon(self.game.items[item.card]) and not self.shot_of(item.card)
            ),
            default=0,
        )

    def shot_of(self, card: CardId) -> tuple[hooks.Shoot, ...]:
        """How a weapon works without an action card; nothing if it does not."""
        return of_kind(self.game.hooks.get(SourceId(card), {}), hooks.Shoot)

    @cached_property
    def shots(self) -> tuple[tuple[int, int, float], ...]:
        """Ranges from which weapons in her hands shoot, and what all their shots are worth now."""
        found_now: list[tuple[int, int, float]] = []
        for item in self.table.carried:
            text, shot = self.game.items[item.card], self.shot_of(item.card)
            if shot and text.range is not None and usable_there(self.game, item):
                most = self.table.time // shot[0].time if shot[0].time else item.uses
                worth = DAMAGE * text.modifier - TIME * shot[0].time
                found_now.append((*text.range, worth * min(item.uses or most, most)))
        return tuple(found_now)

    @cached_property
    def strikes(self) -> float:
        """Damage that the attack cards in hand may do in one phase on the killer's space."""
        best = sorted((self.damage_of(card) for card in self.table.hand), reverse=True)
        return sum(best[:3])

    def damage_of(self, card: ActionId) -> float:
        """The damage an action card does on average on the killer's space."""
        text = self.game.actions[card]
        if text.use is not CardUse.ACTION:
            return 0.0
        bonus = self.bonus(card, 0)
        hits = {
            row: max((_damage(line) for line in lines), default=0)
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
            self.game.items[item.card]
            for item in self.table.carried
            if usable_there(self.game, item)
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
            best += sum(ability.n for ability, _ in found(self.game, self.table, hooks.DamageBonus))
        return best

    def danger(self, space: SpaceId) -> float:
        """What she may lose in the Killer phase if she is on that space then."""
        game, table = self.game, self.table
        total = 0.0
        if table.killer.space:
            hit = self.loss(attack_value(game, table)) * self._guarded
            away = game.distance(table.killer.space, space)
            here = self.victims.get(table.killer.space, 0)
            if away == 0:
                total += hit * (1.4 if not here else 0.9 / (1 + here))
            elif away is not None:
                reach = move_value(game, table)
                near = min(
                    (game.distance(table.killer.space, place) or 0 for place in self.victims),
                    default=_FAR,
                )
                if away <= 2 * reach:
                    total += hit * (0.5 if near >= away else 0.18)
        for one in table.minions:
            away = game.distance(one.space, space)
            if away is not None and away <= move_value(game, table, one.id):
                total += 0.4 * self.loss(attack_value(game, table, one.id))
        return total

    @cached_property
    def _guarded(self) -> float:
        """How much of an attack is left on average after her reactions."""
        cards = sum(self.game.actions[card].use is CardUse.REACTION for card in self.table.hand)
        return (1.0, 0.5, 0.35, 0.3)[min(cards, 3)]

    def place(self, space: SpaceId, along: int) -> float:
        """What it is worth to stand on a space with so many victims along."""
        game, table = self.game, self.table
        value = -FEAR * self.danger(space)
        if space in game.exits and space != table.girl.space:
            along += self.victims.get(space, 0)
        if along:
            exits = min((game.distance(space, one) or 0 for one in game.exits), default=_FAR)
            value += SAVED * along * (1.6 if exits == 0 else near(exits))
        else:
            goals = [
                min(n, 2) * SAVED * 0.7 * near(game.distance(space, where) or 0)
                for where, n in self.victims.items()
                if where not in (table.killer.space, table.girl.space)
            ]
            value += max(goals, default=0.0)
        if any(_searches(game.actions[card]) for card in table.hand):
            value += max(
                (
                    self.searching * near(game.distance(space, where) or 0)
                    for where in game.search_spaces
                    if deck_side(table, where)
                ),
                default=0.0,
            )
        if table.killer.space:
            away = game.distance(space, table.killer.space) or 0
            value += STRIKE * DAMAGE * self.strikes * (1.0 if away == 0 else 0.5**away)
            for least, most, worth in self.shots:
                value += worth * 0.6 ** (max(0, away - most) + max(0, least - away))
        return value

    @cached_property
    def searching(self) -> float:
        """What a search is worth."""
        return (SEARCHING, HALF_ARMED)[self.armed] if self.armed < GOOD else ARMED

    @cached_property
    def here(self) -> float:
        """What it is worth to stand where she stands."""
        return self.place(self.table.girl.space, self._along)

    @cached_property
    def _along(self) -> int:
        table = self.table
        return min(follow_limit(self.game, table), self.victims.get(table.girl.space, 0))

    def moving(self, steps: int) -> float:
        """What so many steps are worth at best."""
        table, game = self.table, self.game
        start = table.girl.space
        best, seen, front = self.here, {start: self._along}, [start]
        for _ in range(steps):
            after: list[SpaceId] = []
            for space in front:
                for to in game.neighbours[space]:
                    if to in seen:
                        continue
                    seen[to] = 0 if to == table.killer.space else seen[space]
                    after.append(to)
                    best = max(best, self.place(to, seen[to]))
            front = after
        return best - self.here

    def stepping(self, to: SpaceId, along: int, left: int) -> float:
        """What a step with followers is worth when so many are left behind it."""
        best, seen, front = self.place(to, along), {to, self.table.girl.space}, [(to, along)]
        for _ in range(left):
            after: list[tuple[SpaceId, int]] = []
            for space, n in front:
                for there in self.game.neighbours[space]:
                    if there in seen:
                        continue
                    seen.add(there)
                    more = 0 if there == self.table.killer.space else n
                    after.append((there, more))
                    best = max(best, self.place(there, more) - 0.01)
            front = after
        return best - self.here

    # --- texts -----------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> float:  # noqa: C901, PLR0912 - one case per word
        """What carrying out a text now is worth."""
        env = Env()
        match effect:
            case symbols.Time(n=n):
                return self.time(amount_of(self.game, self.table, env, n))
            case symbols.Horror(n=n):
                return self.horror(amount_of(self.game, self.table, env, n))
            case symbols.Recover(n=n):
                return self.gain(amount_of(self.game, self.table, env, n))
            case symbols.LoseHealth(n=n):
                return -self.loss(amount_of(self.game, self.table, env, n))
            case symbols.Move(n=n):
                return self.moving(n)
            case symbols.EndPhase():
                return -ENDING * len(self.table.hand)
            case symbols.StoreDice(n=n):
                return 0.9 * n
            case symbols.GrantPartials(phase=phase):
                return 3.0 if phase else 1.8
            case symbols.Search(n=n):
                return self.searching * (1.0 if n == 1 else 1.4) if self._deck else 0.0
            case symbols.TakeCard(card=card, cost=cost):
                return CARD * (self.game.costs.get(card, 0) if card is not None else cost) + 0.4
            case symbols.Bloodlust():
                return -2.0
            case symbols.Prevent(n=n, minimum=least):
                hit = 0 if self.table.attack is None else self.table.attack.damage
                left = 0 if not n else max(least, hit - n)
                return self.loss(hit) - self.loss(min(hit, left))
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
                shown = sum(n * chance for n, _, chance in self.throws(NO_SOURCE))
                return shown * self.effect(each)
            case _:
                return 0.0

    def effects(self, effects: Iterable[Effect]) -> float:
        """What several are worth, one after the other."""
        return sum(map(self.effect, effects))

    @cached_property
    def _deck(self) -> bool:
        return bool(deck_side(self.table, self.table.girl.space))

    # --- cards -----------------------------------------------------------------------------------

    def throws(self, source: SourceId) -> tuple[tuple[int, int, float], ...]:
        """What a roll for a text may show, partial successes among the successes if they count."""
        table = self.table
        found_now = thrown(dice_of(self.game, table, source))
        if table.partials_next_roll or table.partials_this_phase:
            return tuple((shown + partial, 0, chance) for shown, partial, chance in found_now)
        return found_now

    def lines(self, card: ActionId, row: Row) -> tuple[Line, ...]:
        """The lines of a row."""
        return rows_of(self.game.actions[card])[row]

    def line(self, card: ActionId, line: Line) -> float:
        """What a line of an action card is worth now."""
        table = self.table
        value = self.effects(line.effects)
        dealt = _damage(line)
        if dealt:
            aimed = table.strike.space if table.strike is not None else table.killer.space
            away = self.game.distance(table.girl.space, aimed) or 0
            value += DAMAGE * (dealt + self.bonus(card, away))
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
        for shown, partial, chance in self.throws(SourceId(card)):
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
            return (5.5 if not have else 2.0) + (1.0 if self.danger(table.girl.space) > 1 else 0.0)
        if _searches(text):
            return (6.0, 3.0)[self.armed] - 3.0 * have if self.armed < GOOD else 1.0 - have
        hits = max((_damage(line) for lines in rows_of(text).values() for line in lines), default=0)
        if hits:
            return 2.0 + 1.1 * hits + 1.5 * self.armed
        if _recovers(text):
            hurt = table.girl.max_health - table.girl.health
            return 2.5 * hurt - 3.0
        return 3.0 - have

    def item(self, card: CardId) -> float:
        """What an item is worth."""
        text = self.game.items[card]
        if self.shot_of(card):
            item = carried(self.table, card)
            return 3.0 + 1.2 * (text.uses if item is None else item.uses)
        if is_weapon(text):
            narrow = bool(text.cards) or text.range != (0, 0)
            return 3.0 + 2.5 * text.modifier - 0.5 * text.hands - (2.0 if narrow else 0.0)
        return 2.0 + (0.5 if text.single else 0.0)

    def reaches(self, card: ActionId) -> bool:
        """Whether an action card has somebody to attack now."""
        return bool(targets(self.game, self.table, card))

    def weapon(self, weapon: CardId) -> float:
        """What letting a weapon modify an attack is worth."""
        text, item = self.game.items[weapon], carried(self.table, weapon)
        return DAMAGE * text.modifier - (0.5 if item is not None and item.uses else 0.0)

    @property
    def crowded(self) -> int:
        """Enemies on her space."""
        table = self.table
        killer = table.killer.space == table.girl.space
        return killer + len(minions_at(table, table.girl.space))


def near(steps: int) -> float:
    """How much of a goal counts from so many steps away."""
    return max(0.0, 1 - steps / REACH)


def rows_of(text: ActionDef) -> dict[Row, tuple[Line, ...]]:
    """The lines of every row of an action card."""
    return {Row.DOUBLE: (text.double,), Row.SINGLE: (text.single,), Row.FAIL: text.fail}


def _damage(line: Line) -> int:
    return sum(effect.n for effect in line.effects if isinstance(effect, symbols.Damage))


def _searches(text: ActionDef) -> bool:
    return any(isinstance(effect, symbols.Search) for effect in text.double.effects)


def _recovers(text: ActionDef) -> bool:
    return any(isinstance(effect, symbols.Recover) for effect in text.double.effects)


__all__ = ["DAMAGE", "Outlook", "rows_of"]

"""What it is worth to a simple player to stand on a space, and to go there."""

from functools import cached_property
from typing import Final, final

from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.content.definitions import ActionDef, CardUse
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import attack_value, deck_side, groups, move_value
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.words import symbols
from dmd_replay.games.final_girl.arms import DAMAGE, Arms
from dmd_replay.games.final_girl.tracks import Tracks

SAVED: Final = 1.5
"""What a saved victim is worth beside its reward."""
REACH: Final = 8.0
"""From so many steps away a goal is worth nothing."""
SEARCHING: Final = 8.0
HALF_ARMED: Final = 2.5
ARMED: Final = 0.8
"""What a search is worth: without a weapon, with one that adds 1, with a better one."""
GOOD: Final = 2
"""The modifier of a weapon with which no better one is looked for."""
FEAR: Final = 0.3
"""How much of what the killer may do to her counts."""
STRIKE: Final = 0.7
"""How much of what her attack cards may do counts before they are played."""
_FAR: Final = 99


@final
class Places:
    """The spaces of a table."""

    def __init__(self, game: Game, table: Table, tracks: Tracks, arms: Arms) -> None:
        """Look at a table, with what is known of it."""
        self._game = game
        self._table = table
        self._tracks = tracks
        self._arms = arms

    @cached_property
    def victims(self) -> dict[SpaceId, int]:
        """Victims by space."""
        return groups(self._table)

    def danger(self, space: SpaceId) -> float:
        """What she may lose in the Killer phase if she is on that space then."""
        game, table = self._game, self._table
        total = 0.0
        if table.killer.space:
            hit = self._tracks.loss(attack_value(game, table)) * self._guarded
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
                total += 0.4 * self._tracks.loss(attack_value(game, table, one.id))
        return total

    @cached_property
    def _guarded(self) -> float:
        """How much of an attack is left on average after her reactions."""
        cards = sum(self._game.actions[card].use is CardUse.REACTION for card in self._table.hand)
        return (1.0, 0.5, 0.35, 0.3)[min(cards, 3)]

    def place(self, space: SpaceId, along: int) -> float:
        """What it is worth to stand on a space with so many victims along."""
        game, table = self._game, self._table
        value = -FEAR * self.danger(space)
        if space in game.exits and space != table.girl.space:
            along += self.victims.get(space, 0)
        if along:
            exits = min((game.distance(space, one) or 0 for one in game.exits), default=_FAR)
            value += SAVED * along * (1.6 if exits == 0 else _near(exits))
        else:
            goals = [
                min(n, 2) * SAVED * 0.7 * _near(game.distance(space, where) or 0)
                for where, n in self.victims.items()
                if where not in (table.killer.space, table.girl.space)
            ]
            value += max(goals, default=0.0)
        if any(searches(game.actions[card]) for card in table.hand):
            value += max(
                (
                    self.searching * _near(game.distance(space, where) or 0)
                    for where in game.search_spaces
                    if deck_side(table, where)
                ),
                default=0.0,
            )
        if table.killer.space:
            away = game.distance(space, table.killer.space) or 0
            value += STRIKE * DAMAGE * self._arms.strikes * (1.0 if away == 0 else 0.5**away)
            for least, most, worth in self._arms.shots:
                value += worth * 0.6 ** (max(0, away - most) + max(0, least - away))
        return value

    @cached_property
    def searching(self) -> float:
        """What a search is worth."""
        return (SEARCHING, HALF_ARMED)[self._arms.armed] if self._arms.armed < GOOD else ARMED

    @cached_property
    def here(self) -> float:
        """What it is worth to stand where she stands."""
        return self.place(self._table.girl.space, self._along)

    @cached_property
    def _along(self) -> int:
        table = self._table
        return min(follow_limit(self._game, table), self.victims.get(table.girl.space, 0))

    def moving(self, steps: int) -> float:
        """What so many steps are worth at best."""
        table, game = self._table, self._game
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
        best, seen, front = self.place(to, along), {to, self._table.girl.space}, [(to, along)]
        for _ in range(left):
            after: list[tuple[SpaceId, int]] = []
            for space, n in front:
                for there in self._game.neighbours[space]:
                    if there in seen:
                        continue
                    seen.add(there)
                    more = 0 if there == self._table.killer.space else n
                    after.append((there, more))
                    best = max(best, self.place(there, more) - 0.01)
            front = after
        return best - self.here


def _near(steps: int) -> float:
    """How much of a goal counts from so many steps away."""
    return max(0.0, 1 - steps / REACH)


def searches(text: ActionDef) -> bool:
    """Whether an action card searches."""
    return any(isinstance(effect, symbols.Search) for effect in text.double.effects)


__all__ = ["GOOD", "Places", "searches"]

"""Estimates a simple player goes by: how dangerous a place is, where a Run leads, what a roll is.

Everything here looks at the open table only. Chance is judged by the faces of the dice, never by
looking ahead.
"""

from collections import Counter, deque
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple, final

from dmd_core.death_may_die.ability_lookups import RollContext, found
from dmd_core.death_may_die.asking import condition_holds
from dmd_core.death_may_die.chapters.actions import actions_allowed
from dmd_core.death_may_die.chapters.pool import STANDARD_DICE, bonus_dice
from dmd_core.death_may_die.chapters.run import BASE_STEPS
from dmd_core.death_may_die.content.boxes import Goal, SuccessAction
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.lookups import (
    attack_dice,
    figure,
    fire_at,
    health,
    object_at,
    object_health,
    objects_at,
    roll,
)
from dmd_core.death_may_die.run.selectors import spaces_of
from dmd_core.death_may_die.state import HURTING, Enemy, Roll, RollKind, Table
from dmd_core.death_may_die.text_frames import Env
from dmd_core.death_may_die.words.enemies import CountElderSigns
from dmd_core.death_may_die.words.rolls import Convert, Symbol
from dmd_core.death_may_die.words.running import RunSteps
from dmd_core.death_may_die.words.when import Reach
from dmd_core.kernel.ids import NO_SOURCE, ItemId, Seat
from dmd_core.tabletop.hooks import of_kind
from dmd_replay.games.death_may_die.odds import mean_successes, success_chances
from dmd_replay.games.death_may_die.weights import SEASONED, Weights

MOST_PATHS: Final = 2_000
"""Ways that are weighed; the map of the box never has more than a few dozen."""
MOST_DICE: Final = 100
"""Dice that are weighed; more do not hit harder than deadly."""
ENOUGH: Final = 2
"""Actions with which it is worth to go to the Elder One."""


@final
class Gang(NamedTuple):
    """The Enemies of a Space: of those that are not the Elder One number, health left and dice."""

    foes: int
    strength: int
    foes_dice: int
    dice: int
    """Dice of all of them."""


@final
class Outlook:
    """The table as one Investigator sees it."""

    def __init__(self, game: Game, table: Table, seat: Seat, weights: Weights = SEASONED) -> None:
        """Look at a table from a seat."""
        self.weights = weights
        self.game = game
        self.table = table
        self.seat = seat
        self.owner = table.investigators[seat]
        self._chances: dict[int, tuple[float, ...]] = {}
        self._dangers: dict[float, float] = {}
        self._pressures: dict[SpaceId, float] = {}
        self._strides: dict[SpaceId, int] = {}

    # --- the Investigator ------------------------------------------------------------------------

    @cached_property
    def room(self) -> int:
        """Wounds that kill the Investigator, its Companions included."""
        halves = self.game.halves
        companions = (
            (halves[held.card, held.side].text.health or held.wounds) - held.wounds
            for held in self.owner.cards
        )
        return self.game.tracks.wounds - self.owner.wounds + sum(companions)

    @cached_property
    def spare_stress(self) -> int:
        """Stress that can still be taken."""
        return self.game.tracks.stress - self.owner.stress

    @cached_property
    def doom(self) -> float:
        """What a death costs now."""
        return self.weights.late_doom if self.table.elder.figure > 0 else self.weights.doom

    @cached_property
    def actions(self) -> int:
        """Actions left this turn, the one being chosen included."""
        return actions_allowed(self.game, self.table) - self.table.actions

    @cached_property
    def run_steps(self) -> int:
        """Spaces of a Run."""
        return BASE_STEPS + sum(more.n for more, _ in found(self.game, self.owner, RunSteps))

    @cached_property
    def power(self) -> float:
        """Wounds of one attack on average."""
        context = RollContext(RollKind.ATTACK, Reach.HERE)
        texts = found(self.game, self.owner, Convert)
        signs = any(text.symbol is Symbol.ELDER_SIGN for text, _ in texts)
        dice = STANDARD_DICE + bonus_dice(self.game, self.table, self.seat, context)
        per_die = mean_successes(self.game)
        return per_die * dice + (per_die if signs else 0.0)

    # --- places ----------------------------------------------------------------------------------

    @cached_property
    def enemies(self) -> dict[SpaceId, tuple[Enemy, ...]]:
        """Enemies by Space."""
        places: dict[SpaceId, tuple[Enemy, ...]] = {}
        for enemy in self.table.enemies:
            places[enemy.space] = (*places.get(enemy.space, ()), enemy)
        return places

    @cached_property
    def _gangs(self) -> dict[SpaceId, Gang]:
        """What stands on each Space where Enemies are."""
        game, table, elder = self.game, self.table, self.table.elder.figure
        gangs = {}
        for space, enemies in self.enemies.items():
            foes = tuple(enemy for enemy in enemies if enemy.id != elder)
            strength = sum(health(game, table, enemy) - enemy.wounds for enemy in foes)
            gangs[space] = Gang(len(foes), strength, self.dice(foes), self.dice(enemies))
        return gangs

    @cached_property
    def fire(self) -> dict[SpaceId, int]:
        """Fire tokens by Space."""
        return dict(self.table.fire)

    @cached_property
    def striving(self) -> tuple[Goal | None, tuple[SpaceId, ...]]:
        """The goal of the Episode that stands for this Investigator, and where it is reached.

        An Episode without goals has intact objects to look for.
        """
        game, table = self.game, self.table
        env = Env(you=self.seat, chooser=self.seat, src=NO_SOURCE)
        for goal in game.episode.goals:
            if goal.when is None or condition_holds(game, table, env, goal.when):
                spaces = spaces_of(game, table, env, goal.at)
                if spaces:
                    return goal, spaces
        if game.episode.goals:
            return None, ()
        return None, tuple(space for space in game.spaces if objects_at(table, space))

    @cached_property
    def goals(self) -> tuple[SpaceId, ...]:
        """Where there is something to do: for the Ritual, later against the Elder One."""
        elder = figure(self.table, self.table.elder.figure)
        if self.table.ritual_disrupted:
            return () if elder is None else (elder.space,)
        return self.striving[1]

    @cached_property
    def task(self) -> Goal | None:
        """What to do before the Ritual is disrupted, if the Episode says so."""
        return None if self.table.ritual_disrupted else self.striving[0]

    @cached_property
    def destinations(self) -> tuple[SpaceId, ...]:
        """Where something is to be brought, as far as the goal says so."""
        task = self.task
        if task is None or task.to is None:
            return ()
        env = Env(you=self.seat, chooser=self.seat, src=NO_SOURCE)
        return spaces_of(self.game, self.table, env, task.to)

    def distance(self, space: SpaceId, targets: tuple[SpaceId, ...]) -> int:
        """Steps to the nearest of some Spaces; 0 if there is none."""
        reach = self.game.distances[space]
        return min((reach[target] for target in targets if target in reach), default=0)

    @cached_property
    def _dice_of(self) -> dict[FigureId, int]:
        """Dice that each Enemy attacks with; one more if Elder Signs hit, too."""
        game, table = self.game, self.table
        return {
            enemy.id: sum(attack_dice(game, table, enemy))
            + bool(of_kind(game.enemy_hooks[enemy.kind], CountElderSigns))
            for enemy in table.enemies
        }

    def dice(self, enemies: tuple[Enemy, ...]) -> int:
        """Dice that so many Enemies attack with; one more if Elder Signs hit, too."""
        return sum(self._dice_of[enemy.id] for enemy in enemies)

    def pressure(self, path: tuple[SpaceId, ...]) -> float:
        """Dice of Enemies that may come to the end of a path; those on it are met already."""
        nearby = self.weights.nearby
        if not nearby:
            return 0.0
        space = path[-1]
        reach, gangs = self.game.distances[space], self._gangs
        total = self._pressures.get(space)
        if total is None:
            total = 0.0
            for place, gang in gangs.items():
                away = reach.get(place, len(nearby))
                if 0 < away < len(nearby):
                    total += nearby[away] * gang.dice
            self._pressures[space] = total
        for place in path[:-1]:
            if place in gangs and (away := reach.get(place, len(nearby))) < len(nearby):
                total -= nearby[away] * gangs[place].dice
        return total

    @cached_property
    def _hurt(self) -> float:
        """What the Wounds of a die cost on average: the more, the fewer share the turns left."""
        seats = len(self.table.investigators)
        return max(1.0, self.weights.leisure / seats) * mean_successes(self.game)

    def danger(self, dice: float) -> float:
        """What it costs to be attacked with so many dice: Wounds, and death if it comes to that.

        Two Stress still free turn about one Success away.
        """
        known = self._dangers.get(dice)
        if known is None:
            needed = self.room + self.spare_stress // 2
            dying = 1.0 if needed <= 0 else self._chance(dice + self.weights.newcomers, needed)
            known = self._dangers[dice] = self._hurt * dice + self.doom * dying
        return known

    def _chance(self, dice: float, successes: int) -> float:
        """The chance of so many Successes or more; a die of either kind has the same one.

        Part of a die is weighed between the whole numbers.
        """
        whole = int(dice)
        part = dice - whole
        low, high = (self._at_least(whole + more, successes) for more in (0, 1))
        return low + part * (high - low)

    def _at_least(self, dice: int, successes: int) -> float:
        chances = self._chances.get(dice)
        if chances is None:
            chances = self._chances[dice] = success_chances(self.game, min(dice, MOST_DICE))
        return chances[successes] if successes < len(chances) else 0.0

    def worth(self, path: tuple[SpaceId, ...], actions: int) -> float:
        """How good it is to have gone a path and to have so many actions left after it.

        Enemies met on the way come along and attack at the end of the turn, as far as the actions
        left do not suffice to kill them.
        """
        space, gangs = path[-1], self._gangs
        count = strength = own = dice = burns = 0
        for place in path:
            if (gang := gangs.get(place)) is not None:
                count += gang.foes
                strength += gang.strength
                own += gang.foes_dice
                dice += gang.dice
        share = min(1.0, actions * self.power / strength) if strength else 0.0
        dice -= round(share * own)
        if self.fire:
            burns = sum(self.fire.get(place, 0) for place in path[:-1])
        steps = self._strides.get(space)
        if steps is None:
            steps = self._strides[space] = self.distance(space, self.goals)
        worth = -self.weights.stride * steps - self.danger(dice + burns + self.pressure(path))
        worth -= self.weights.foe * count + 0.25 * self.fire.get(space, 0)
        if steps or not self.goals:
            return worth
        late = self.table.ritual_disrupted and actions < ENOUGH
        return worth + self.weights.ready * actions - (self.weights.haste if late else 0.0)

    def best_path(self, steps: int, actions: int) -> tuple[float, tuple[SpaceId, ...]]:
        """The best way to run, and how much better it is than to stay."""
        here: tuple[SpaceId, ...] = (self.owner.space,)
        stay = self.worth(here, actions)
        best = (0.0, here)
        for path in islice(self._paths(steps), MOST_PATHS):
            best = max(best, (self.worth(path, actions) - stay - 0.01 * len(path), path))
        return best

    def _paths(self, steps: int) -> Iterator[tuple[SpaceId, ...]]:
        """Every way of at most so many steps that visits no Space twice, the short ones first."""
        trail: deque[tuple[SpaceId, ...]] = deque([(self.owner.space,)])
        while trail:
            path = trail.popleft()
            if len(path) > 1:
                yield path
            if len(path) <= steps:
                trail.extend((*path, to) for to in self.game.neighbours[path[-1]] if to not in path)

    # --- rolls -----------------------------------------------------------------------------------

    def sanity_cost(self, tentacles: int) -> float:
        """What so many Tentacles cost: a loss stops at the next Threshold (SAN-03)."""
        tracks, sanity = self.game.tracks, self.owner.sanity
        after = min(sanity + tentacles, tracks.sanity)
        after = next((mark for mark in tracks.thresholds if sanity < mark <= after), after)
        if after >= tracks.sanity:
            return self.doom
        spent = after / tracks.sanity
        return (after - sanity) * (0.15 + 0.8 * spent * spent)

    @cached_property
    def _useful(self) -> int:
        """Successes the roll can use; more are lost (ATK-07)."""
        game, table, rolled = self.game, self.table, roll(self.table)
        action = game.actions.get(rolled.action)
        if isinstance(action, SuccessAction):
            return action.needs
        if rolled.object:
            return object_health(game) - object_at(table, rolled.object).wounds
        targets = (figure(table, number) for number in rolled.targets)
        needs = [health(game, table, one) - one.wounds for one in targets if one is not None]
        return sum(needs) if needs else fire_at(table, self.owner.space)

    def _roll_worth(self, rolled: Roll, faces: Counter[ItemId]) -> float:
        """How good a roll is for the one who rolls, were these its faces."""
        successes = tentacles = signs = 0
        for face, copies in faces.items():
            shown = self.game.faces[face]
            successes += copies * shown.successes
            tentacles += copies * shown.tentacles
            signs += copies * shown.elder_signs
        cost = self.sanity_cost(tentacles)
        if rolled.kind in HURTING:
            enemy = figure(self.table, rolled.attacker)
            if enemy is not None and of_kind(self.game.enemy_hooks[enemy.kind], CountElderSigns):
                successes += signs
            return -cost - 1.1 * successes - (self.doom if successes >= self.room else 0.0)
        for text, _ in found(self.game, self.owner, Convert):
            symbols = signs if text.symbol is Symbol.ELDER_SIGN else tentacles
            successes += text.successes * min(text.most, symbols)
        return min(successes, self._useful) - cost

    def reroll_gain(self, die: int) -> float:
        """What rerolling one die gains on average."""
        rolled = roll(self.table)
        side = self.game.standard_die if die < rolled.standard else self.game.bonus_die
        kept = Counter(rolled.faces)
        now = self._roll_worth(rolled, kept)
        kept[rolled.faces[die]] -= 1
        fresh = 0.0
        for face, copies in Counter(side).items():
            kept[face] += 1
            fresh += copies * self._roll_worth(rolled, kept)
            kept[face] -= 1
        return fresh / len(side) - now


__all__ = ["Outlook"]

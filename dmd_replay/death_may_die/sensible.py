"""A simple sensible player: it stays alive, wrecks Laboratories, then hunts the Elder One.

It looks at the table and the commands as any frontend would. Ties are broken by its own generator.
"""

from itertools import islice
from random import Random
from typing import Final

from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.effects.select import objects_at
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.lookups import (
    active,
    at_space,
    attack_dice,
    can_be_hurt,
    figure,
    fire_at,
    health,
    is_safe,
    roll,
)
from dmd_core.death_may_die.state import Enemy, Investigator, RollKind, Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State

CHOICES: Final = 64
HURT: Final = 2
"""Wounds from which on resting comes first."""
SKILL_ORDER: Final = (
    "unkillable",
    "toughness",
    "brawling",
    "savage",
    "vengeance_obsession",
    "lucky",
    "high_strung",
    "arcane_mastery",
    "healing_prayer",
    "fueled_by_madness",
    "gate_manipulation",
    "marksman",
    "swiftness",
)


class SensibleBot:
    """Scores every legal command and takes the best."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator, for ties."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret

    def choose(self, game: Game, state: State[Table], decision: Decision) -> Command:
        """The legal command with the highest score."""
        options = list(islice(decision.legal(), CHOICES))
        scored = [
            (score(game, state.table, decision, option), self._random.random(), place)
            for place, option in enumerate(options)
        ]
        return options[max(scored)[2]]


def score(game: Game, table: Table, decision: Decision, command: Command) -> float:  # noqa: C901, PLR0912 - one case per kind of command
    """How good a command looks."""
    owner = table.investigators[decision.seat]
    match command:
        case c.Rest():
            return _rest(game, table, owner)
        case c.Attack():
            return _attack(game, table, owner)
        case c.EpisodeActionOn(object=thing):
            return _episode(table, owner, named=bool(thing))
        case c.Run():
            return _run(game, table, owner)
        case c.StandUp():
            return 3.0
        case c.Trade() | c.Give() | c.Propose():
            return -5.0
        case c.UseCard() | c.TakeAlong():
            return -1.0
        case c.Step(to=to):
            return _step(game, table, owner, to)
        case c.Target(figure=number) | c.Sneak(figure=number):
            enemy = figure(table, number)
            return 1.0 if enemy is None else 2.0 + _threat(game, table, enemy)
        case c.Reroll(die=die, pay=pay):
            return _reroll(game, table, owner, die, free=bool(pay))
        case c.Convert(n=n):
            good = roll(table).kind in (RollKind.ATTACK, RollKind.PLAIN)
            return float(n if good else -n)
        case c.Split(n=n) | c.Assign(n=n):
            return float(n)
        case c.HealPoints(stress=stress, wounds=wounds):
            return wounds * 2.0 + stress
        case c.Answer(yes=yes):
            return _answer(table, decision, yes=yes)
        case c.LevelUp(skill=skill):
            return 50.0 - SKILL_ORDER.index(skill) if skill in SKILL_ORDER else 0.0
        case c.Attacker(figure=number):
            enemy = figure(table, number)
            return 0.0 if enemy is None else -_threat(game, table, enemy)
        case c.Claim(side=side):
            return _claim(game, table, decision, side.value)
        case _:
            return 0.0


def _threat(game: Game, table: Table, enemy: Enemy) -> float:
    standard, bonus = attack_dice(game, table, enemy)
    return (standard + bonus) / max(1, health(game, table, enemy) - enemy.wounds)


def _actions_left(game: Game, table: Table) -> int:
    return game.rulings.actions_per_turn - table.actions


def _rest(game: Game, table: Table, owner: Investigator) -> float:
    pain = owner.wounds * 2 + owner.stress
    if owner.wounds >= HURT:
        return 20.0 + owner.wounds
    last = _actions_left(game, table) <= 1
    return pain * 0.9 + (3.0 if last and pain else -4.0)


def _attack(game: Game, table: Table, owner: Investigator) -> float:
    here = at_space(table, owner.space)
    elder = any(enemy.id == table.elder.figure for enemy in here)
    if elder and table.ritual_disrupted:
        return 12.0
    danger = sum(sum(attack_dice(game, table, enemy)) for enemy in here)
    if owner.wounds + 1 >= game.tracks.wounds and danger > _bearable(game, owner):
        return 1.0
    return 10.0 if any(can_be_hurt(game, table, enemy) for enemy in here) else -3.0


def _bearable(game: Game, owner: Investigator) -> int:
    return 2 * (game.tracks.wounds - owner.wounds)


def _episode(table: Table, owner: Investigator, *, named: bool) -> float:
    if not named:
        return -3.0 if fire_at(table, owner.space) == 0 else -1.0
    if table.ritual_disrupted:
        return -4.0
    return 9.0 if is_safe(table, owner.space) else 6.0


def _goals(game: Game, table: Table) -> tuple[SpaceId, ...]:
    elder = figure(table, table.elder.figure)
    if table.ritual_disrupted:
        return (elder.space,) if elder is not None else ()
    return tuple(space for space in game.spaces if objects_at(table, space))


def _run(game: Game, table: Table, owner: Investigator) -> float:
    goals = _goals(game, table)
    here = at_space(table, owner.space)
    if owner.space in goals:
        return -2.0
    if not goals:
        return -2.0
    last = _actions_left(game, table) <= 1
    drag = 2.0 * len(here)
    return 5.0 - drag - (1.5 * owner.wounds if last else 0.5 * owner.wounds)


def _step(game: Game, table: Table, owner: Investigator, to: SpaceId) -> float:
    goals = _goals(game, table)
    reach = [game.distances[to][goal] for goal in goals if goal in game.distances[to]]
    danger = sum(sum(attack_dice(game, table, enemy)) for enemy in at_space(table, to))
    distance = min(reach, default=0)
    now = [game.distances[owner.space][goal] for goal in goals if goal in game.distances[to]]
    progress = min(now, default=0) - distance
    heat = fire_at(table, to) * (1.0 if distance else 0.3)
    return 2.0 * progress - 0.35 * danger - heat - 0.1


def _reroll(game: Game, table: Table, owner: Investigator, die: int, *, free: bool) -> float:
    rolled = roll(table)
    face = game.faces[rolled.faces[die]]
    hurting = rolled.kind in (RollKind.ENEMY, RollKind.FIRE, RollKind.AGAINST)
    value = face.successes * (-1.5 if hurting else 1.2) - face.tentacles * 0.35
    average = -0.8 if hurting else 0.55
    gain = average - value
    cost = 0.0 if free else 0.45 + 0.15 * owner.stress
    return gain - cost - 0.05


def _answer(table: Table, decision: Decision, *, yes: bool) -> float:
    kind = decision.kind
    if kind == "redirect":
        target = active(table)
        saver = table.investigators[decision.seat]
        return 1.0 if yes == (saver.wounds + 1 < target.wounds) else 0.0
    if kind in ("keep", "mythos-cancel"):
        healthy = table.investigators[decision.seat].wounds <= 1
        return 1.0 if yes == (healthy and kind == "keep") else 0.0
    if kind == "trade-consent":
        return 1.0 if yes else 0.0
    if kind == "convert":
        good = roll(table).kind in (RollKind.ATTACK, RollKind.PLAIN)
        return 1.0 if yes == good else 0.0
    if kind == "mythos-replace":
        return 1.0 if not yes else 0.0
    return 1.0 if yes else 0.0


def _claim(game: Game, table: Table, decision: Decision, side: str) -> float:
    card = table.discovery.resolving[-1]
    half = game.discovery[card].left if side == "left" else game.discovery[card].right
    owner = table.investigators[decision.seat]
    if half is None:
        return 0.0
    wounds = half.price.wounds
    if wounds and owner.wounds + wounds >= game.tracks.wounds:
        return -50.0
    worth = {"companion": 3.0 + (half.health or 0), "item": 2.0, "condition": -1.0}[half.kind.value]
    return worth - 2.0 * wounds - 0.5 * half.price.stress * (1 + owner.stress)


__all__ = ["SensibleBot", "score"]

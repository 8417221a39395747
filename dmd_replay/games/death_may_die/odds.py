"""Exact odds of the rolls of a table: what is thrown and what the Skills in effect do with it.

Dice, conversions and free rerolls are asked of the rules and of the content, so that another
pack, a ruling or a Skill changes the odds as it changes the game (DICE-01 to -15, REROLL-08,
RES-01, RES-02). Paid rerolls are left out: whether a Stress is worth it, the player knows.

Example:
    >>> from dmd_core import load_game, start
    >>> game = load_game(players=1, investigators=("ian", "elizabeth"))
    >>> attack(game, start(game, 7).state.table, Seat(0)).chance(2)
    Fraction(11, 16)
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final

from dmd_core.death_may_die.ability_lookups import RollContext, found, holds
from dmd_core.death_may_die.chapters.pool import STANDARD_DICE, bonus_dice, context_of
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_FIGURE, ActionId
from dmd_core.death_may_die.lookups import attack_dice, figure, has_token, uses
from dmd_core.death_may_die.state import HURTING, Enemy, Roll, RollKind, Scope, Table
from dmd_core.death_may_die.words.enemies import AddTentacles, CountElderSigns
from dmd_core.death_may_die.words.rolls import AddSuccesses, ConvertBonus, FreeRerolls, Symbol
from dmd_core.death_may_die.words.rolls import Convert as ConvertText
from dmd_core.death_may_die.words.when import Per, Reach
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.tabletop.hooks import of_kind
from dmd_replay.games.death_may_die.throws import (
    ELDER_SIGNS,
    SUCCESSES,
    TENTACLES,
    Throw,
    counts_of,
    pool_of,
)
from dmd_replay.odds import AddOnce, ConvertSymbols, Counts, Pool, RolledDie, SymbolConversion

_PLACES: Final = {Symbol.ELDER_SIGN: ELDER_SIGNS, Symbol.TENTACLE: TENTACLES}


# --- rolls to come -------------------------------------------------------------------------------


def attack(
    game: Game,
    table: Table,
    seat: Seat,
    targets: Iterable[Enemy] = (),
    reach: Reach = Reach.HERE,
) -> Throw:
    """An attack of an Investigator (ATK-03).

    Args:
        game: the game.
        table: the table as it is.
        seat: who attacks.
        targets: Enemies that are attacked; their texts may add Tentacles (AMB-117).
        reach: whether all targets are on the own Space.
    """
    context = RollContext(RollKind.ATTACK, reach)
    return _own(game, table, seat, context, _of_enemies(game, table, targets))


def action(game: Game, table: Table, seat: Seat, name: ActionId) -> Throw:
    """A plain roll of an Investigator for an Episode action (EPI-12, EPI-14)."""
    return _own(game, table, seat, RollContext(RollKind.PLAIN, action=name), ())


def attacked(
    game: Game, table: Table, seat: Seat, enemy: Enemy, *, redirected: bool = False
) -> Throw:
    """The attack of an Enemy on an Investigator, who rolls its dice (DICE-03, DEF-01, DEF-04)."""
    context = RollContext(RollKind.ENEMY, redirected=redirected)
    standard, bonus = attack_dice(game, table, enemy)
    added = _of_enemies(game, table, (enemy,), attacks=True)
    return _against(game, table, seat, context, (standard, bonus), added)


def burning(game: Game, table: Table, seat: Seat) -> Throw:
    """The Fire on an Investigator's board at the end of its turn (FIRE-02).

    Without Fire there is no roll, so nothing is thrown.
    """
    dice = table.investigators[seat].fire, 0
    if not dice[0]:
        return Throw(pool_of(game, 0, 0), against=True)
    return _against(game, table, seat, RollContext(RollKind.FIRE), dice, ())


def _own(
    game: Game, table: Table, seat: Seat, context: RollContext, added: Iterable[SymbolConversion]
) -> Throw:
    pool = pool_of(game, STANDARD_DICE, bonus_dice(game, table, seat, context))
    texts = conversions_of(game, table, seat, context.kind)
    return Throw(pool, (*added, *texts), free_rerolls_left(game, table, seat, context))


def _against(
    game: Game,
    table: Table,
    seat: Seat,
    context: RollContext,
    dice: tuple[int, int],
    added: Iterable[SymbolConversion],
) -> Throw:
    standard, bonus = dice
    bonus += bonus_dice(game, table, seat, context)
    texts = conversions_of(game, table, seat, context.kind)
    rerolls = free_rerolls_left(game, table, seat, context)
    return Throw(pool_of(game, standard, bonus), (*added, *texts), rerolls, against=True)


# --- the roll on the table -----------------------------------------------------------------------


def on_table(game: Game, table: Table, rolled: Roll) -> Throw:
    """A roll in progress, before it is tallied: its dice, and what may still be done with them."""
    attacker = figure(table, rolled.attacker) if rolled.attacker != NO_FIGURE else None
    targets = [figure(table, number) for number in rolled.targets]
    there = [enemy for enemy in targets if enemy is not None]
    added = (
        *_of_enemies(game, table, () if attacker is None else (attacker,), attacks=True),
        *_of_enemies(game, table, there),
    )
    texts = conversions_of(game, table, rolled.owner, rolled.kind)
    context = context_of(table, rolled)
    rerolls = free_rerolls_left(game, table, rolled.owner, context, dict(rolled.used))
    pool = pool_of(game, rolled.standard, rolled.bonus)
    return Throw(pool, (*added, *texts), rerolls, against=rolled.kind in HURTING)


def chance_now(game: Game, table: Table, rolled: Roll, successes: int) -> Fraction:
    """The chance that a roll whose dice lie on the table ends with so many Successes or more.

    Free rerolls are used as well as can be by the one who rolls, who wants the Successes, or fears
    them if the roll is against it.

    Raises:
        ValueError: if its dice were not thrown yet, or there are too many of them.
    """
    faces = [counts_of(game, face) for face in rolled.faces]
    throw = on_table(game, table, rolled)
    return throw.chance_now(faces[: rolled.standard], faces[rolled.standard :], successes)


# --- texts ---------------------------------------------------------------------------------------


def conversions_of(
    game: Game, table: Table, seat: Seat, kind: RollKind
) -> tuple[SymbolConversion, ...]:
    """What the texts of an Investigator may do with the tally of a roll (AMB-14, AMB-15, AMB-125).

    All of them are open together: those that make Tentacles come first, so that the others can
    count what they made (DEC-51). What is healed is left out.

    Args:
        game: the game.
        table: the table as it is.
        seat: whose texts.
        kind: what the roll is for.
    """
    owner = table.investigators[seat]
    if not owner.alive or (kind in HURTING and not game.rulings.defender_conversions):
        return ()
    bonuses = found(game, owner, ConvertBonus)
    converting = [
        ConvertSymbols(
            _PLACES[text.symbol],
            _result(
                text.successes + sum(more.successes for more, src in bonuses if src == source),
                text.tentacles,
            ),
            text.most,
            alone=not game.rulings.symbols_shared,
        )
        for text, source in found(game, owner, ConvertText)
    ]
    adding = (
        AddOnce(_PLACES[text.symbol], text.at_least, _result(text.n))
        for text, _ in found(game, owner, AddSuccesses)
    )
    return (*sorted(converting, key=_makes_none), *adding)


def _makes_none(conversion: ConvertSymbols) -> bool:
    return not conversion.each[TENTACLES]


def _of_enemies(
    game: Game, table: Table, enemies: Iterable[Enemy], *, attacks: bool = False
) -> Iterator[SymbolConversion]:
    """What Enemies add to a tally without being asked (DEF-04, AMB-117)."""
    for enemy in enemies:
        hooks = game.enemy_hooks[enemy.kind]
        for text in of_kind(hooks, AddTentacles):
            if has_token(table, enemy.space, text.token):
                yield AddOnce(TENTACLES, 0, _result(0, text.n), optional=False)
        if attacks and of_kind(hooks, CountElderSigns):
            yield ConvertSymbols(ELDER_SIGNS, _result(1), optional=False)


def _result(successes: int, tentacles: int = 0) -> tuple[int, int, int]:
    return successes, 0, tentacles


def free_rerolls_left(
    game: Game,
    table: Table,
    seat: Seat,
    context: RollContext,
    spent: dict[SourceId, int] | None = None,
) -> int:
    """How many dice an Investigator may throw again for free in a roll (REROLL-08, AMB-98).

    Args:
        game: the game.
        table: the table as it is.
        seat: whose roll it is.
        context: what the roll is for.
        spent: free rerolls used in this roll already, by source.
    """
    allowed: dict[tuple[SourceId, bool], int] = {}
    for text, source in found(game, table.investigators[seat], FreeRerolls):
        if holds(game, table, seat, text.when, context):
            key = (source, text.per is Per.TURN)
            allowed[key] = allowed.get(key, 0) + text.n
    left = 0
    for (source, per_turn), n in allowed.items():
        done = uses(table, source, seat, Scope.TURN) if per_turn else (spent or {}).get(source, 0)
        left += max(0, n - done)
    return left


# --- for bots ------------------------------------------------------------------------------------


def success_chances(game: Game, dice: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... Successes or more with so many standard dice, rounded.

    Bots ask thousands of times per game and need no fractions.
    """
    return _success_chances(_faces(game), dice)


def mean_successes(game: Game) -> float:
    """Successes of one standard die on average, rounded."""
    faces = _faces(game)
    return sum(face[SUCCESSES] for face in faces) / len(faces)


def _faces(game: Game) -> tuple[Counts, ...]:
    """A standard die: chances are kept by it, as those kept by a game would keep the game."""
    return tuple(counts_of(game, face) for face in game.standard_die)


@lru_cache(maxsize=512)
def _success_chances(faces: tuple[Counts, ...], dice: int) -> tuple[float, ...]:
    thrown = Pool(((RolledDie(faces).only(SUCCESSES), dice),)).distribution()
    return tuple(float(thrown.at_least(0, least)) for least in range(dice + 1))


__all__ = [
    "action",
    "attack",
    "attacked",
    "burning",
    "chance_now",
    "conversions_of",
    "free_rerolls_left",
    "mean_successes",
    "on_table",
    "success_chances",
]
